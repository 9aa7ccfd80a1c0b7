//! The checksums of what is stored, worked out a second time, for files that a test has made up:
//! `core/src/store` says in `log.rs` and in `settings.rs` what they are over.

/// What stands between the settings and their checksum.
pub const OF_SETTINGS: &str = ",\"crc\":\"";

/// The checksum of a line: over that of the line before it, or zero, its number and its text.
#[must_use]
pub fn of_line(before: u32, number: u64, text: &[u8]) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&before.to_le_bytes());
    crc.update(&number.to_le_bytes());
    crc.update(text);
    crc.finalize()
}

/// Settings with their checksum, from an object without it and without its closing brace.
#[must_use]
pub fn settings(open: &[u8]) -> Vec<u8> {
    let sum = crc32fast::hash(open);
    let end = format!("{OF_SETTINGS}{sum:08x}\"}}");
    [open, end.as_bytes()].concat()
}
