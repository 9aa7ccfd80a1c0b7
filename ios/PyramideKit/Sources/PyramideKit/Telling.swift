import PyramideCore

/// What the player is told, in writing and by a screen reader, until something else is.
struct Telling {
    private(set) var message: Message?
    private(set) var announcement: Message?
    /// How often something was told: tells the same again from the first time.
    private(set) var count = 0

    private let texts: Texts

    init(texts: Texts) {
        self.texts = texts
    }

    /// Tells of a step: what moved, what the rules have to say, what is wrong with the files.
    mutating func tell(of view: GameView) {
        count += 1
        announcement = texts.say(view).map { Message(id: count, kind: .step, text: $0) }
        if let notice = texts.notice(of: view) { say(notice, as: .notice) }
        tell(view.troubles)
    }

    mutating func tell(_ hint: Hint) {
        say(texts.sentence(of: hint), as: .hint)
        announcement = message
    }

    mutating func tell(_ troubles: [Trouble]) {
        for trouble in troubles { say(texts.tell(trouble), as: .failure) }
    }

    mutating func tell(_ error: any Error) { say(texts.explain(error), as: .failure) }

    mutating func say(_ text: String, as kind: Message.Kind) {
        count += 1
        message = Message(id: count, kind: kind, text: text)
    }

    /// Takes the message away.
    mutating func dismiss() { message = nil }
}
