//! The calendar of daily deals: which were won, and how many days in a row.
//!
//! It is folded from the results of finished games. A day counts in the streak if its deal was won
//! on that day, by the date where the player was.

use std::collections::{BTreeSet, HashSet};

use crate::clock::Date;
use crate::code::DealCode;
use crate::solver::daily_deal;
use crate::stats::{End, GameResult};

/// A month of daily deals, and the streak of all months.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// Its days in their order.
    pub days: Vec<CalendarDay>,
    /// How many days in a row were won on the day, up to today; or to yesterday while today's deal can
    /// still be won; or to tomorrow where a traveller has won that already.
    pub streak: u32,
    /// The longest such row there ever was.
    pub best_streak: u32,
}

/// A day and its deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CalendarDay {
    /// The day.
    pub date: Date,
    /// Its deal.
    pub code: DealCode,
    /// What became of it.
    pub state: DayState,
}

/// What became of a day's deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// The calendar of a month, from the results of all finished games. No days if there is no such
/// month.
#[must_use]
pub fn month(year: u16, month: u8, today: Date, results: &[GameResult]) -> Calendar {
    let won = results.iter().filter(|game| game.end == End::Won);
    let won: Vec<&GameResult> = won.collect();
    let won_ever: HashSet<DealCode> = won.iter().map(|game| game.code).collect();
    let won_on_its_day = days_won(&won);
    let days = (1..=31).filter_map(|day| Date::new(year, month, day));
    let days = days.map(|date| {
        let code = daily_deal(date);
        let state = if date > today {
            DayState::Ahead
        } else if won_on_its_day.contains(&date) {
            DayState::Won
        } else if won_ever.contains(&code) {
            DayState::WonLater
        } else {
            DayState::Open
        };
        CalendarDay { date, code, state }
    });
    // Whoever travels may have won tomorrow's deal already, and today's not yet.
    let tomorrow = today.next().unwrap_or(today);
    let (mut row, mut streak, mut best_streak, mut last) = (0, 0, 0, None);
    for &date in &won_on_its_day {
        let follows = last.and_then(Date::next) == Some(date);
        row = if follows { row + 1 } else { 1 };
        best_streak = best_streak.max(row);
        let counts = if date == tomorrow {
            follows || streak == 0
        } else {
            date == today || date.next() == Some(today)
        };
        if counts {
            streak = row;
        }
        last = Some(date);
    }
    Calendar {
        days: days.collect(),
        streak,
        best_streak,
    }
}

/// The days whose own deal is among the games won on them.
fn days_won(won: &[&GameResult]) -> BTreeSet<Date> {
    // Games of one day lie together, so that each day's deal is made once.
    let days = won.chunk_by(|one, next| one.date == next.date);
    let days = days.filter_map(|games| {
        let date = games.first()?.date;
        let deal = daily_deal(date);
        games.iter().any(|game| game.code == deal).then_some(date)
    });
    days.collect()
}
