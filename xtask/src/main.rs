//! Every task of the project: `cargo xtask <task>`.

#[allow(
    dead_code,
    reason = "the fields of `Bindings` are for the window, which comes next"
)]
mod bindings;
#[allow(dead_code, reason = "the window, which comes next, needs it")]
mod machine;
mod phones;
mod play;
#[allow(dead_code, reason = "as above")]
mod run;
mod test;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use machine::Machine;

/// A task: a word on the command line.
struct Task {
    name: &'static str,
    /// Its arguments.
    usage: &'static str,
    /// What it does, in a line.
    what: &'static str,
    run: fn(&Machine, lexopt::Parser) -> Result<()>,
}

const TASKS: &[Task] = &[
    Task {
        name: "play",
        usage: "[--data DIR]",
        what: "plays the game; it is kept in DIR, or where this system keeps such things",
        run: play::run,
    },
    Task {
        name: "test",
        usage: "[STEP ...]",
        what: "checks everything, fast steps first, or only some steps",
        run: test::run,
    },
    Task {
        name: "bindings",
        usage: "[--test]",
        what: "generates the Kotlin and Swift sides of the core into target",
        run: bindings::run,
    },
];

fn main() -> ExitCode {
    match dispatch(env::args_os().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(mut arguments: Vec<OsString>) -> Result<()> {
    let asks_help = |word: &OsString| ["help", "-h", "--help"].iter().any(|help| word == help);
    if arguments.first().is_none_or(asks_help) {
        print!("{}", help());
        return Ok(());
    }
    let task = task(&arguments.remove(0))?;
    if arguments.iter().any(asks_help) {
        print!("{}", task.help());
        return Ok(());
    }
    // Every task may find something missing, so this option is the same for all.
    let given = arguments.len();
    arguments.retain(|word| word != "--no-install");
    let may_install = arguments.len() == given;
    (task.run)(
        &Machine::new(may_install),
        lexopt::Parser::from_args(arguments),
    )
}

/// The task of that name.
fn task(name: &OsString) -> Result<&'static Task> {
    if let Some(task) = TASKS.iter().find(|task| name == task.name) {
        return Ok(task);
    }
    let names: Vec<&str> = TASKS.iter().map(|task| task.name).collect();
    bail!(
        "there is no task {}; there are: {}",
        name.display(),
        names.join(", ")
    );
}

impl Task {
    fn help(&self) -> String {
        let call = format!("cargo xtask {} {}", self.name, self.usage);
        format!("{call:40}  {}\n", self.what)
    }
}

fn help() -> String {
    let tasks: String = TASKS.iter().map(Task::help).collect();
    format!(
        "\n{tasks}\nAs root on Debian and its kin a task installs what it needs and does not find; \
         with --no-install it only says so, as everywhere else.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(arguments: &[&str]) -> String {
        dispatch(arguments.iter().map(OsString::from).collect())
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn what_is_no_task_is_answered_with_those_there_are() {
        assert!(failure(&["plya"]).starts_with("there is no task plya; there are: play, test"));
        assert!(failure(&["--fast"]).starts_with("there is no task --fast; there are: play"));
    }

    #[test]
    fn a_task_refuses_what_it_does_not_know() {
        assert!(failure(&["test", "--no-install", "x"]).starts_with("there is no step x;"));
    }

    #[test]
    fn help_names_every_task() {
        for Task { name, .. } in TASKS {
            assert!(help().contains(&format!("\ncargo xtask {name}")), "{name}");
        }
        assert!(dispatch(vec!["test".into(), "--help".into()]).is_ok());
    }
}
