import PyramideCore

/// What the player is told, in writing and by a screen reader. What went wrong waits until it was read,
/// one after the other.
struct Telling {
    private(set) var announcement: Message?
    /// How often something was told: tells the same again from the first time.
    private(set) var count = 0

    private var waiting: [Message] = []
    /// The latest of what is of no use any more when something else happens.
    private var passing: Message?
    private let texts: Texts

    init(texts: Texts) {
        self.texts = texts
    }

    /// What is said now.
    var message: Message? { waiting.first ?? passing }

    /// Tells of a step: what moved, what the rules have to say, what is wrong with the files.
    mutating func tell(of view: GameView) {
        count += 1
        announcement = texts.say(view).map { Message(id: count, kind: .step, text: $0) }
        if let notice = texts.notice(of: view) { say(notice, as: .notice) }
        tell(view.troubles)
    }

    mutating func tell(_ hint: Hint) { announce(texts.sentence(of: hint), as: .hint) }

    mutating func tellCopied(_ code: String) { announce(texts(.copied, .text(code)), as: .notice) }

    mutating func tell(_ troubles: [Trouble]) {
        for trouble in troubles { say(texts.tell(trouble), as: .failure) }
    }

    mutating func tell(_ error: any Error) { say(texts.explain(error), as: .failure) }

    /// What is read is spoken too.
    private mutating func announce(_ text: String, as kind: Message.Kind) {
        say(text, as: kind)
        announcement = passing
    }

    private mutating func say(_ text: String, as kind: Message.Kind) {
        count += 1
        let message = Message(id: count, kind: kind, text: text)
        if kind != .failure {
            passing = message
        } else if !waiting.contains(where: { $0.text == text }) {
            // Once is enough for what goes wrong in every step until it was read.
            waiting.append(message)
        }
    }

    /// The message was read, or its time is over: the next one is said.
    mutating func dismiss() {
        if waiting.isEmpty { passing = nil } else { waiting.removeFirst() }
    }

    /// Something else happens.
    mutating func pass() { passing = nil }
}
