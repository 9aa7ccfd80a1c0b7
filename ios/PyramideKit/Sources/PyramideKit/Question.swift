/// What has to be answered before it is done.
public enum Question: Hashable, Sendable {
    /// A game in progress would be left and count as lost.
    case leave(DealWish)
    /// It would, for the same cards again.
    case restart
    /// All finished games would be forgotten.
    case resetStatistics
}

extension Question {
    public var title: Phrase {
        switch self {
        case .leave: .leaveTitle
        case .restart: .restartTitle
        case .resetStatistics: .resetTitle
        }
    }

    public var text: Phrase {
        switch self {
        case .leave: .leaveText
        case .restart: .restartText
        case .resetStatistics: .resetText
        }
    }

    public var yes: Phrase {
        switch self {
        case .leave: .leaveConfirm
        case .restart: .restart
        case .resetStatistics: .reset
        }
    }

    public var no: Phrase {
        switch self {
        case .leave, .restart: .keepPlaying
        case .resetStatistics: .cancel
        }
    }
}
