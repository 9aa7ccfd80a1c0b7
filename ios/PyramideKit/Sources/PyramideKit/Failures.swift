import PyramideCore

// What went wrong, in words.
extension Texts {
    /// What went wrong, in the player's words where the player can do something about it; of the rest
    /// only which it is, and never a description.
    public func explain(_ error: any Error) -> String {
        switch error as? GameError {
        case .BadCode(let problem, let at): explain(problem, at: Int(at ?? 1))
        case .BadRules(let problem): self[problem.phrase]
        case .InUse: self[.failureInUse]
        case .NewerFormat: self[.failureNewer]
        case .Storage: self[.failureStorage]
        default: self(.errorUnexpected, .text(simpleName(of: error)))
        }
    }

    /// What is wrong with a typed or pasted deal code, and at which character.
    private func explain(_ problem: CodeProblem, at: Int) -> String {
        switch problem {
        case .notFound: self[.codeNotFound]
        case .unknownVersion(let version): self(.codeUnknownVersion, .number(at), .text(version))
        case .unknownRules: self(.codeUnknownRules, .number(at))
        case .badCharacter(let character, nil): self(.codeBadCharacter, .number(at), .text(character))
        case .badCharacter(let character, let meant?):
            self(.codeBadCharacterMeant, .number(at), .text(character), .text(meant))
        case .wrongLength(let found): self(.codeWrongLength, .number(at), .number(Int(found)))
        }
    }
}

/// The name of an error's case, or of its type, without what it holds.
private func simpleName(of error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return String(describing: mirror.subjectType) }
    return mirror.children.first?.label ?? String(describing: error)
}
