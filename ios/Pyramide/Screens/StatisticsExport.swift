import CoreTransferable
import Foundation
import PyramideCore
import PyramideKit
import UniformTypeIdentifiers

/// All finished games as a file that a spreadsheet opens. It is made when it is shared.
struct StatisticsExport: Transferable {
    static let file = "pyramide.csv"

    let games: [ListedGame]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data(csv($0.games).utf8) }
            .suggestedFileName(file)
    }
}
