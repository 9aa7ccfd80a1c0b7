// What the app uses of AVFAudio, as documented at https://developer.apple.com/documentation/avfaudio
@_exported import Foundation

open class AVAudioSession: NSObject {
    public struct Category: Hashable, Sendable {
        public static let ambient = Category()
    }

    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    open func setCategory(_ category: AVAudioSession.Category) throws {}
}

open class AVAudioPlayer: NSObject {
    public init(data: Data) throws {}
    @discardableResult open func play() -> Bool { false }
    open var currentTime: TimeInterval = 0
}
