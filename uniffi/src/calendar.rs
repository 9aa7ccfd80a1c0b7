//! The calendar of daily deals.

use pyramide_core::calendar;

use crate::mirror::mirror;
use crate::stats::Day;

/// A month of daily deals, and the streak of all months.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Calendar {
    /// Its days in their order.
    pub days: Vec<CalendarDay>,
    /// How many days in a row were won on the day, up to today, or to yesterday while today's deal
    /// can still be won.
    pub streak: u32,
    /// The longest such row there ever was.
    pub best_streak: u32,
}

/// A day and its deal.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct CalendarDay {
    /// The day.
    pub day: Day,
    /// The code of its deal.
    pub code: String,
    /// What became of it.
    pub state: DayState,
}

/// What became of a day's deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum DayState {
    /// It was not won yet.
    Open,
    /// It was won on its day.
    Won,
    /// It was won on another day, which counts in no streak.
    WonLater,
    /// Its day is still to come.
    Ahead,
}

mirror!(DayState is calendar::DayState: Open Won WonLater Ahead);

impl From<calendar::Calendar> for Calendar {
    fn from(calendar: calendar::Calendar) -> Calendar {
        let days = calendar.days.into_iter().map(|day| CalendarDay {
            day: day.date.into(),
            code: day.code.to_string(),
            state: day.state.into(),
        });
        Calendar {
            days: days.collect(),
            streak: calendar.streak,
            best_streak: calendar.best_streak,
        }
    }
}
