//! Every task of the project: `cargo xtask <task>`.

mod android;
mod bindings;
mod catalogue;
mod crates;
mod desktop;
mod files;
mod ios;
mod licences;
mod machine;
mod phones;
mod pictures;
mod play;
mod run;
mod sbom;
mod soak;
mod swift;
mod test;

use std::env;
use std::ffi::OsString;
use std::fmt::Display;
use std::process::ExitCode;

use anyhow::{Context, Result};

use machine::Machine;

/// A task: a word on the command line.
struct Task {
    name: &'static str,
    /// Its arguments.
    usage: &'static str,
    /// What it does, in a line.
    what: &'static str,
    /// What else there is to know of its arguments.
    details: fn() -> String,
    run: fn(&Machine, lexopt::Parser) -> Result<()>,
}

const TASKS: &[Task] = &[
    Task {
        name: "play",
        usage: "[OPTION ...]",
        what: "plays the game in a window; without a display, draws it into pictures",
        details: play::options,
        run: play::run,
    },
    Task {
        name: "test",
        usage: "[STEP ...]",
        what: "checks everything, or only some steps",
        details: test::steps,
        run: test::run,
    },
    Task {
        name: "soak",
        usage: "[TRIAL ...]",
        what: "lets the tests of reliability go on for long, and says how far they came",
        details: soak::trials,
        run: soak::run,
    },
    Task {
        name: "pictures",
        usage: "[--all]",
        what: "draws the README's pictures; with --all, every screen in every size",
        details: || {
            list([(
                "--all",
                "every screen in every size and look, into target/pictures",
            )])
        },
        run: pictures::run,
    },
    Task {
        name: "bindings",
        usage: "[--test | --benchmark]",
        what: "generates the Kotlin and Swift sides of the core into target",
        details: || {
            list([
                ("(none)", "of the library that users get"),
                ("--test", "of one that has what the tests call too"),
                (
                    "--benchmark",
                    "of the same, as fast as the one that users get",
                ),
            ])
        },
        run: bindings::run,
    },
    Task {
        name: "android",
        usage: "[--apk | --benchmark | --libraries DIR --bindings DIR [--min-sdk N]]",
        what: "compiles the app into an unsigned APK without the core; or measures it; or builds the core \
               for devices into DIR, as Gradle asks",
        details: || {
            list([
                (
                    "--apk",
                    "an unsigned APK without the core, to be looked into",
                ),
                ("--benchmark", "how fast the app is"),
                ("--libraries DIR", "the core for devices, into DIR"),
                (
                    "--bindings DIR",
                    "and its Kotlin side: Gradle asks for both",
                ),
                (
                    "--min-sdk N",
                    "the oldest Android these are for, if not the app's",
                ),
            ])
        },
        run: android::run,
    },
    Task {
        name: "ios",
        usage: "[--icons | --texts]",
        what: "builds what the Xcode project links, on a Mac; or makes the app's icon or texts",
        details: || {
            list([
                (
                    "(none)",
                    "what the Xcode project links; needs a Mac with Xcode",
                ),
                ("--icons", "the app's icon, from ios/Icon"),
                ("--texts", "the app's texts, from Android's strings.xml"),
            ])
        },
        run: ios::run,
    },
    Task {
        name: "licences",
        usage: "",
        what: "lists the crates that the app and the window name on their screens, after one came or went",
        details: String::new,
        run: licences::run,
    },
    Task {
        name: "sbom",
        usage: "DIR",
        what: "lists what each app is made of, as CycloneDX JSON in DIR",
        details: String::new,
        run: sbom::run,
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
    let place = find("task", TASKS.iter().map(|task| task.name), name)?;
    Ok(&TASKS[place])
}

impl Task {
    fn help(&self) -> String {
        let details = (self.details)();
        let gap = if details.is_empty() { "" } else { "\n" };
        format!(
            "cargo xtask {} {}\n\n{}\n{gap}{details}",
            self.name, self.usage, self.what
        )
    }
}

fn help() -> String {
    let tasks = list(TASKS.iter().map(|task| (task.name, task.what)));
    format!(
        "cargo xtask TASK [--help] [--no-install]\n\n{tasks}\n\
         What a task needs and does not find it names; as root on Debian or a kin of it, it installs \
         it, unless told --no-install.\n"
    )
}

/// The place of a name on the command line among those there are.
fn find(kind: &str, names: impl Iterator<Item = &'static str>, wanted: &OsString) -> Result<usize> {
    let names: Vec<&str> = names.collect();
    let place = names.iter().position(|name| wanted == name);
    place.with_context(|| {
        let (wanted, names) = (wanted.display(), names.join(", "));
        format!("there is no {kind} {wanted}; there are: {names}")
    })
}

/// Names and what each is for, a line each.
fn list(named: impl IntoIterator<Item = (&'static str, impl Display)>) -> String {
    let named: Vec<_> = named.into_iter().collect();
    let longest = named.iter().map(|(name, _)| name.len()).max();
    let width = longest.unwrap_or_default() + 2;
    let line = |(name, what)| format!("  {name:width$}{what}\n");
    named.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use fs_err as fs;

    use super::*;

    /// The word after each occurrence of `before`.
    fn words_after<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
        let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let word = |rest: &'a str| rest.split(|c| !is_part(c)).next().unwrap_or_default();
        text.split(before).skip(1).map(word).collect()
    }

    #[test]
    fn what_the_readmes_say_to_run_is_there() {
        let root = run::root();
        let folders = ["", "android", "core/src/solver", "ios", "tests"];
        let readme = folders
            .map(|folder| fs::read_to_string(root.join(folder).join("README.md")).unwrap())
            .concat();
        let tasks = words_after(&readme, "cargo xtask ");
        assert_eq!(tasks[..2], ["play", "test"]);
        for name in tasks.into_iter().filter(|name| !name.is_empty()) {
            assert!(task(&name.into()).is_ok(), "cargo xtask {name}");
        }
        let examples = words_after(&readme, "--example ");
        let benches = words_after(&readme, "--bench ");
        assert!(!examples.is_empty() && !benches.is_empty());
        for name in examples {
            let examples = root.join("core/examples");
            let files = [format!("{name}.rs"), format!("{name}/main.rs")];
            assert!(
                files.iter().any(|file| examples.join(file).is_file()),
                "--example {name}"
            );
        }
        for name in benches {
            assert!(
                root.join(format!("tests/benches/{name}.rs")).is_file(),
                "--bench {name}"
            );
        }
    }

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
        assert!(failure(&["ios", "--texts", "x"]).contains("\"x\""));
    }

    #[test]
    fn help_names_every_task() {
        for Task { name, .. } in TASKS {
            assert!(help().contains(&format!("\n  {name} ")), "{name}");
        }
        assert!(dispatch(vec!["test".into(), "--help".into()]).is_ok());
    }

    #[test]
    fn help_of_a_task_says_all_that_may_follow_it() {
        let help = |name: &str| task(&name.into()).unwrap().help();
        let play = help("play");
        for option in [
            "--data DIR",
            "--code CODE",
            "--deck FILE",
            "--rules X",
            "--size 360x640",
            "--dark",
            "--lang da",
            "--offscreen DIR",
            "--taps FILE",
            "show how",
            "winnable deal",
        ] {
            assert!(play.contains(option), "{option}: {play}");
        }
        assert!(play.ends_with("tap stock.\n"), "{play}");
        assert!(help("test").contains("\n  clippy "));
        assert!(help("soak").contains("\n  fuzz "));
        assert!(help("sbom").ends_with("DIR\n"));
        for name in ["pictures", "bindings", "android", "ios"] {
            let help = help(name);
            let (usage, details) = help.split_once('\n').unwrap();
            for option in words_after(usage, "--") {
                assert!(
                    details.contains(&format!("\n  --{option}")),
                    "{option}: {help}"
                );
            }
        }
    }
}
