// What the app uses of Uniform Type Identifiers, as documented at
// https://developer.apple.com/documentation/uniformtypeidentifiers
public struct UTType: Hashable, Sendable {
    public static var commaSeparatedText: UTType { UTType() }
}
