//! The core, driven by lines of JSON: one request a line on standard input, one answer a line on
//! standard output. `referee.md` beside this folder describes both.

mod referee;

use std::io::{self, BufRead, Read, Write};

use pyramide_core::solver::Budget;
use referee::{LINE_LIMIT, Referee};

fn main() -> io::Result<()> {
    let mut referee = Referee::new(Budget::default());
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    // One byte beyond the limit is enough to see that a line is too long; the rest is passed over.
    while input
        .by_ref()
        .take(LINE_LIMIT as u64 + 1)
        .read_until(b'\n', &mut line)?
        > 0
    {
        let has_end = line.pop_if(|last| *last == b'\n').is_some();
        if !has_end && line.len() > LINE_LIMIT {
            input.skip_until(b'\n')?;
        }
        writeln!(output, "{}", referee.answer_line(&line)?)?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}
