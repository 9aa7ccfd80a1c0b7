/// Of a text from outside only this much is looked at, in Unicode scalars: no sentence with a code is so
/// long. A character of what the player sees can be of any number of them.
let longestText = 10_000

/// A text from a link, another app or the clipboard, as it may be kept and read: its beginning.
func fromOutside(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
}
