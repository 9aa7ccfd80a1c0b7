import Foundation

/// The folder that the core keeps its files in.
public enum SavedGames {
    /// The app's folder in Application Support, which the system backs up. All but the lock, which
    /// means nothing on another device.
    public static func folder() throws -> URL {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let folder = support.appending(path: "Pyramide", directoryHint: .isDirectory)
        // Where nothing can be written the core says so, and the game goes on.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #if canImport(Darwin)
        var lock = folder.appending(path: "lock")
        if !FileManager.default.fileExists(atPath: lock.path) {
            FileManager.default.createFile(atPath: lock.path, contents: nil)
        }
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? lock.setResourceValues(values)
        #endif
        return folder
    }
}
