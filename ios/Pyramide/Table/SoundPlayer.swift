import AVFoundation
import PyramideKit

/// Plays the game's sounds: over the player's own music, and not when the device is silent.
@MainActor
final class SoundPlayer {
    private var players: [Sound: AVAudioPlayer] = [:]

    func play(_ sound: Sound) {
        // Without sound the game is the same: an error here is no one's business.
        guard let player = try? player(of: sound) else { return }
        player.currentTime = 0
        player.play()
    }

    private func player(of sound: Sound) throws -> AVAudioPlayer {
        if let player = players[sound] { return player }
        // "Ambient" mixes with other sound and follows the silent switch.
        try AVAudioSession.sharedInstance().setCategory(.ambient)
        let player = try AVAudioPlayer(data: sound.wave)
        players[sound] = player
        return player
    }
}
