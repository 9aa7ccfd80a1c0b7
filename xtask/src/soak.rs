//! `cargo xtask soak`: what `cargo xtask test` does in seconds, at length, and the figures of it.

use std::ffi::OsString;
use std::time::Instant;

use anyhow::Result;
use lexopt::Arg::Value;

use crate::machine::Machine;
use crate::run::{self, cargo};
use crate::{find, list};

/// A test that can go on for as long as one likes.
struct Trial {
    /// What to call it on the command line.
    name: &'static str,
    /// What holds when it passes.
    what: &'static str,
    /// Its package and program.
    test: &'static str,
    /// How long it goes on: an environment variable, its value here, and of what; else it tries all cases.
    amount: Option<(&'static str, &'static str, &'static str)>,
}

const TRIALS: &[Trial] = &[
    Trial {
        name: "faults",
        what: "what was kept survives a failure at any step and damage of any file",
        test: "--package pyramide-core --test store",
        amount: None,
    },
    Trial {
        name: "kill",
        what: "the referee, killed in the midst of play, has kept all it answered",
        test: "--package pyramide-tests --test kill",
        amount: Some(("PYRAMIDE_KILLS", "1000", "kills")),
    },
    Trial {
        name: "games",
        what: "memory, files and statistics stay right in one long session",
        test: "--package pyramide-tests --test soak",
        amount: Some(("PYRAMIDE_GAMES", "100000", "games")),
    },
    Trial {
        name: "fuzz",
        what: "codes, files, games, lines and positions of any kind bring no panic and no wrong answer",
        test: "--package pyramide-tests --test fuzz",
        amount: Some(("PYRAMIDE_FUZZ_SECONDS", "600", "seconds")),
    },
];

/// Runs all trials, or those named, up to the first that fails.
pub(crate) fn run(_: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut chosen = Vec::new();
    while let Some(argument) = arguments.next()? {
        let Value(name) = argument else {
            return Err(argument.unexpected().into());
        };
        chosen.push(trial(&name)?);
    }
    if chosen.is_empty() {
        chosen.extend(TRIALS);
    }
    for trial in chosen {
        go_on(trial)?;
    }
    Ok(())
}

/// Runs a trial and tells how far it came.
fn go_on(trial: &Trial) -> Result<()> {
    let Trial {
        name,
        what,
        test,
        amount,
    } = trial;
    run::run(&mut cargo(&format!("test --no-run {test}")))?;
    println!("{name}: {what}");
    let mut command = cargo(&format!("test --quiet {test} -- --nocapture"));
    command.envs(amount.map(|(variable, value, _)| (variable, value)));
    let start = Instant::now();
    let said = run::read(&mut command)?;
    for line in figures(&said) {
        println!("{name}: {line}");
    }
    println!("{name} passed in {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// The names of all trials, and what each shows.
pub(crate) fn trials() -> String {
    let goes_on = |amount| match amount {
        Some((_, value, of)) => format!("{value} {of}"),
        None => "all cases, once".into(),
    };
    list(TRIALS.iter().map(|trial| {
        (
            trial.name,
            format!("{}; {}", trial.what, goes_on(trial.amount)),
        )
    }))
}

/// The trial of that name.
fn trial(name: &OsString) -> Result<&'static Trial> {
    let place = find("trial", TRIALS.iter().map(|trial| trial.name), name)?;
    Ok(&TRIALS[place])
}

/// The lines of a test's output that say how much of something was done: `what: figures`. The dots
/// are Cargo's, one for each test that passed.
fn figures(said: &str) -> impl Iterator<Item = &str> {
    said.lines()
        .map(|line| line.trim_start_matches('.'))
        .filter(|line| line.contains(": ") && !line.starts_with("test result"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_a_test_says_the_figures_are_told() {
        let said = "\nrunning 2 tests\n/corpus/a\n.codes: 3 inputs\n.\n\
                    test result: ok. 2 passed; 0 failed\n\nkilled 2 times: all kept\n";
        let told: Vec<&str> = figures(said).collect();
        assert_eq!(told, ["codes: 3 inputs", "killed 2 times: all kept"]);
    }

    #[test]
    fn trials_are_chosen_by_name() {
        assert_eq!(trial(&"kill".into()).unwrap().name, "kill");
        let error = trial(&"klil".into()).err().unwrap().to_string();
        assert_eq!(
            error,
            "there is no trial klil; there are: faults, kill, games, fuzz"
        );
    }

    /// The file of each test's program, and the variable in it.
    #[test]
    fn every_trial_is_there_and_knows_its_variable() {
        for Trial { test, amount, .. } in TRIALS {
            let name = test.rsplit(' ').next().unwrap();
            let files = [
                format!("tests/rust/{name}.rs"),
                format!("core/tests/{name}/main.rs"),
            ];
            let mut read = files
                .iter()
                .map(|file| fs_err::read_to_string(run::root().join(file)));
            let content = read.find_map(Result::ok).expect(name);
            if let Some((variable, ..)) = amount {
                assert!(content.contains(variable), "{variable}");
            }
        }
    }
}
