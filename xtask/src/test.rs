//! `cargo xtask test`: everything that can be checked on this machine, the fast steps first.

use std::process::{Command, exit};
use std::time::Instant;
use std::{env, fmt};

use anyhow::Result;
use lexopt::Arg::Value;

use crate::android;
use crate::bindings;
use crate::desktop;
use crate::machine::{Machine, Unsupported};
use crate::phones;
use crate::run::{self, cargo};
use crate::swift;
use crate::{find, list};

/// One part of the tests.
struct Step {
    /// What to call it on the command line.
    name: &'static str,
    /// What holds when it passes.
    what: &'static str,
    run: fn(&Machine) -> Result<()>,
}

const STEPS: &[Step] = &[
    Step {
        name: "format",
        what: "the Rust code is laid out by rustfmt",
        run: format,
    },
    Step {
        name: "clippy",
        what: "no target has a warning, with every feature and under loom",
        run: clippy,
    },
    Step {
        name: "docs",
        what: "the documentation has no broken link or gap",
        run: docs,
    },
    Step {
        name: "rust",
        what: "the Rust tests pass",
        run: rust,
    },
    Step {
        name: "kotlin",
        what: "the core does from Kotlin what it does from Rust",
        run: bindings::test,
    },
    Step {
        name: "swift",
        what: "the iOS app's model passes its tests, and its screens have the right types",
        run: swift::test,
    },
    Step {
        name: "phones",
        what: "the core and its door compile for Android and iOS",
        run: phones::check,
    },
    Step {
        name: "window",
        what: "the screens and the desktop program pass their tests",
        run: desktop::test,
    },
    Step {
        name: "android",
        what: "the app passes its tests on Android's own code",
        run: android::test,
    },
];

/// Runs all steps, or those named, up to the first that fails.
pub(crate) fn run(machine: &Machine, arguments: lexopt::Parser) -> Result<()> {
    let steps = chosen(arguments)?;
    // CI has what every step needs, so that nothing stays untested.
    let may_skip = env::var_os("CI").is_none();
    let tally = go_through(&steps, machine, may_skip);
    println!("=== steps, each of many tests:");
    // CI looks for this line, in this form: nothing else stands on it, and nothing follows.
    println!("{tally}");
    exit(i32::from(tally.failed > 0));
}

/// The names of all steps, and what holds when each passes.
pub(crate) fn steps() -> String {
    list(STEPS.iter().map(|step| (step.name, step.what)))
}

/// The steps named on the command line, in the order of the table; all if none is named.
fn chosen(mut arguments: lexopt::Parser) -> Result<Vec<&'static Step>> {
    let mut wanted = Vec::new();
    while let Some(argument) = arguments.next()? {
        let Value(name) = argument else {
            return Err(argument.unexpected().into());
        };
        wanted.push(find("step", STEPS.iter().map(|step| step.name), &name)?);
    }
    let is_chosen = |index: &usize| wanted.is_empty() || wanted.contains(index);
    Ok((0..STEPS.len())
        .filter(is_chosen)
        .map(|index| &STEPS[index])
        .collect())
}

/// How many steps ended how; those skipped are in neither.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    passed: u32,
    failed: u32,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn go_through(steps: &[&Step], machine: &Machine, may_skip: bool) -> Tally {
    let mut tally = Tally::default();
    for Step { name, what, run } in steps {
        println!("=== {name}: {what}");
        let start = Instant::now();
        let outcome = run(machine);
        let seconds = start.elapsed().as_secs_f32();
        match outcome {
            Ok(()) => {
                println!("=== {name} passed in {seconds:.1} s\n");
                tally.passed += 1;
            }
            Err(error) if may_skip && error.is::<Unsupported>() => {
                println!("=== {name} skipped: {error:#}\n");
            }
            Err(error) => {
                println!("=== {name} failed after {seconds:.1} s: {error:#}");
                println!("=== run it again with: cargo xtask test {name}\n");
                tally.failed += 1;
                break;
            }
        }
    }
    tally
}

fn format(_: &Machine) -> Result<()> {
    run::run(&mut cargo("fmt --all --check"))
}

/// What is compiled for other systems alone is not looked at, nor `tests/fuzz`, which takes a nightly
/// compiler.
fn clippy(_: &Machine) -> Result<()> {
    run::run(&mut cargo(
        "clippy --workspace --all-targets --all-features -- -D warnings",
    ))?;
    run::run(loom("clippy").args(["--", "-D", "warnings"]))
}

fn rust(_: &Machine) -> Result<()> {
    // The generator of bindings has no tests, and takes minutes to compile with optimisation.
    run::run(&mut cargo("test --workspace --exclude pyramide-bindgen"))?;
    run::run(&mut loom("test"))
}

/// Cargo on the test of threads. Loom's stand-ins for locks and atomics are compiled in everywhere, so
/// its folder is its own.
fn loom(task: &str) -> Command {
    let mut cargo = cargo(&format!(
        "{task} --package pyramide-uniffi --features testing --test loom --target-dir target/loom"
    ));
    cargo.env("RUSTFLAGS", "--cfg loom");
    cargo
}

fn docs(_: &Machine) -> Result<()> {
    run::run(
        cargo("doc --workspace --no-deps --document-private-items --all-features")
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    const PASSES: Step = Step {
        name: "a",
        what: "",
        run: |_| Ok(()),
    };
    const SKIPS: Step = Step {
        name: "b",
        what: "",
        run: |_| Err(Unsupported("x".into()).into()),
    };
    const FAILS: Step = Step {
        name: "c",
        what: "",
        run: |_| Err(anyhow!("x")),
    };

    fn tally(steps: &[&Step], may_skip: bool) -> Tally {
        go_through(steps, &Machine::new(false), may_skip)
    }

    fn names(arguments: &[&str]) -> Result<Vec<&'static str>> {
        let steps = chosen(lexopt::Parser::from_args(arguments))?;
        Ok(steps.iter().map(|step| step.name).collect())
    }

    #[test]
    fn the_first_failure_stops() {
        assert_eq!(
            tally(&[&PASSES, &PASSES], true),
            Tally {
                passed: 2,
                failed: 0
            }
        );
        assert_eq!(
            tally(&[&PASSES, &FAILS, &PASSES], true),
            Tally {
                passed: 1,
                failed: 1
            }
        );
    }

    #[test]
    fn what_is_skipped_fails_in_ci_alone() {
        assert_eq!(
            tally(&[&SKIPS, &PASSES], true),
            Tally {
                passed: 1,
                failed: 0
            }
        );
        assert_eq!(
            tally(&[&SKIPS, &PASSES], false),
            Tally {
                passed: 0,
                failed: 1
            }
        );
    }

    #[test]
    fn the_closing_line_has_its_form() {
        assert_eq!(
            Tally {
                passed: 7,
                failed: 0
            }
            .to_string(),
            "7 passed, 0 failed"
        );
    }

    #[test]
    fn steps_are_chosen_by_name() {
        assert_eq!(names(&[]).unwrap().len(), STEPS.len());
        assert_eq!(names(&["rust", "format"]).unwrap(), ["format", "rust"]);
        let error = names(&["rust", "rsut"]).unwrap_err().to_string();
        assert!(
            error.starts_with("there is no step rsut; there are: format, clippy"),
            "{error}"
        );
        assert_eq!(
            names(&["--fast"]).unwrap_err().to_string(),
            "invalid option '--fast'"
        );
    }
}
