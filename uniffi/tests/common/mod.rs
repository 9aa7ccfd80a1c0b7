//! What the tests of the door share.

use pyramide_uniffi::{Day, Now};

/// The moment of a call where none matters.
pub(crate) const NOW: Now = Now {
    monotonic_ms: 0,
    utc_ms: 1_796_000_000_000,
    local_day: Day {
        year: 2026,
        month: 11,
        day: 30,
    },
};
