//! The 32 characters of deal codes: the alphabet of RFC 4648.

const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The lowest `N` × 5 bits of `value`, highest first.
pub(crate) fn encode<const N: usize>(value: u64) -> [char; N] {
    std::array::from_fn(|i| char::from(ALPHABET[(value >> (5 * (N - 1 - i)) & 31) as usize]))
}

/// What `c` stands for, 0 to 31, in either case.
pub(crate) fn digit(c: char) -> Option<u64> {
    let c = u8::try_from(c).ok()?.to_ascii_uppercase();
    ALPHABET.iter().position(|&a| a == c).map(|i| i as u64)
}

/// The character a reader most likely meant by one outside the alphabet.
pub(crate) fn meant_by(c: char) -> Option<char> {
    match c {
        '0' => Some('O'),
        '1' => Some('I'),
        '8' => Some('B'),
        '9' => Some('G'),
        _ => None,
    }
}
