//! Time, which always comes from outside: the core reads no clock.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The moment of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Milliseconds of a clock that only goes forwards, from any beginning: for played time.
    pub monotonic_ms: u64,
    /// Milliseconds since 1970 in UTC: for results.
    pub utc_ms: i64,
    /// The date where the player is: for results, which keep it whatever the time zone does later.
    pub local_date: Date,
}

/// A day of the Gregorian calendar, written `2026-11-30`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// No such day.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is no date: one looks like 2026-11-30")]
pub struct NotADate(pub String);

impl Date {
    /// The day with this year (0 to 9999), month and day, if there is one.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        if year <= 9999 && day >= 1 && day <= days {
            Some(Date { year, month, day })
        } else {
            None
        }
    }

    /// The day after; none after the last of the year 9999.
    #[must_use]
    pub fn next(self) -> Option<Date> {
        let Date { year, month, day } = self;
        Date::new(year, month, day + 1)
            .or_else(|| Date::new(year, month + 1, 1))
            .or_else(|| Date::new(year + 1, 1, 1))
    }

    /// Its year, 0 to 9999.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Its month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Its day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Date, NotADate> {
        let date = (|| {
            let mut parts = text.split('-');
            let date = Date::new(
                parts.next()?.parse().ok()?,
                parts.next()?.parse().ok()?,
                parts.next()?.parse().ok()?,
            )?;
            // One spelling for each day: no signs, no missing zeros, nothing behind it.
            (date.to_string() == text).then_some(date)
        })();
        date.ok_or_else(|| NotADate(text.chars().take(16).collect()))
    }
}

impl TryFrom<String> for Date {
    type Error = NotADate;

    fn try_from(text: String) -> Result<Date, NotADate> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

/// Played time: runs and stops, and never goes backwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stopwatch {
    /// What was played before it last started.
    before_ms: u64,
    running_since: Option<u64>,
}

impl Stopwatch {
    pub(crate) const fn stopped_at(played_ms: u64) -> Stopwatch {
        Stopwatch {
            before_ms: played_ms,
            running_since: None,
        }
    }

    pub(crate) const fn is_running(self) -> bool {
        self.running_since.is_some()
    }

    /// The played time in milliseconds. A clock that went backwards adds nothing.
    pub(crate) fn played_ms(self, now: Now) -> u64 {
        let since = self
            .running_since
            .map_or(0, |since| now.monotonic_ms.saturating_sub(since));
        self.before_ms.saturating_add(since)
    }

    /// The played time of a stopped watch.
    pub(crate) const fn total_ms(self) -> u64 {
        self.before_ms
    }

    /// Takes note of a moment, so that an earlier one cannot take anything back.
    pub(crate) fn pass(&mut self, now: Now) {
        let played_ms = self.played_ms(now);
        if let Some(since) = &mut self.running_since {
            *since = now.monotonic_ms.max(*since);
            self.before_ms = played_ms;
        }
    }

    pub(crate) fn start(&mut self, now: Now) {
        self.running_since = self.running_since.or(Some(now.monotonic_ms));
    }

    pub(crate) fn stop(&mut self, now: Now) {
        *self = Stopwatch::stopped_at(self.played_ms(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(monotonic_ms: u64) -> Now {
        let local_date = Date::new(2026, 11, 30).unwrap();
        Now {
            monotonic_ms,
            utc_ms: 0,
            local_date,
        }
    }

    #[test]
    fn a_stopwatch_adds_what_passed_while_it_ran() {
        let mut watch = Stopwatch::stopped_at(500);
        assert_eq!(watch.played_ms(at(9_000)), 500);
        watch.start(at(10_000));
        watch.start(at(11_000));
        assert_eq!(watch.played_ms(at(12_000)), 2_500);
        watch.stop(at(13_000));
        assert_eq!(watch.played_ms(at(99_000)), 3_500);
    }

    #[test]
    fn a_clock_that_goes_backwards_takes_nothing_back() {
        let mut watch = Stopwatch::default();
        watch.start(at(1_000));
        watch.pass(at(3_000));
        assert_eq!(watch.played_ms(at(2_000)), 2_000);
        watch.pass(at(2_500));
        assert_eq!(watch.played_ms(at(3_500)), 2_500);
    }

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        for text in [
            "2026-11-30",
            "2024-02-29",
            "2000-02-29",
            "0000-01-01",
            "9999-12-31",
        ] {
            assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-1-1",
            "+026-01-01",
            "2026-01-01 ",
            "2026-01-01-01",
            "12026-01-01",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate(text.into())));
        }
    }
}
