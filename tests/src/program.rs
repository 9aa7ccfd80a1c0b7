//! The example programs of the core, run as a user runs them.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{env, thread};

use serde_json::Value;

/// Builds an example of the core and returns its path.
///
/// # Panics
///
/// If it cannot be built.
#[must_use]
pub fn example(name: &str) -> PathBuf {
    // This program is target/<profile>/deps/<name>-<hash>.
    let here = env::current_exe().expect("a running program has a path");
    let profile = here
        .ancestors()
        .nth(2)
        .expect("cargo puts tests in a folder");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args([
            "build",
            "--quiet",
            "--package",
            "pyramide-core",
            "--example",
        ])
        .arg(name);
    if profile.file_name() == Some(OsStr::new("release")) {
        cargo.arg("--release");
    }
    assert!(
        cargo.status().expect("cargo runs").success(),
        "{name} does not build"
    );
    profile
        .join("examples")
        .join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// A program that answers lines with lines. It is killed when this is dropped.
pub struct Program {
    child: Arc<Mutex<Child>>,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    /// Starts it.
    ///
    /// # Panics
    ///
    /// If it cannot be started.
    #[must_use]
    pub fn start(path: &Path, arguments: &[&OsStr]) -> Program {
        Program::run(Command::new(path).args(arguments))
    }

    /// Starts what a command says.
    ///
    /// # Panics
    ///
    /// If it cannot be started.
    #[must_use]
    pub fn run(command: &mut Command) -> Program {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output is piped");
        let output = BufReader::new(output).lines();
        Program {
            child: Arc::new(Mutex::new(child)),
            input,
            output,
        }
    }

    /// Writes a line to it.
    ///
    /// # Panics
    ///
    /// If it is gone.
    pub fn tell(&mut self, line: impl AsRef<[u8]>) {
        let mut input = self.input.as_ref().expect("its input is open");
        input.write_all(line.as_ref()).expect("it listens");
        input.write_all(b"\n").expect("it listens");
    }

    /// The next line it writes; `None` at the end.
    pub fn hear(&mut self) -> Option<String> {
        self.output.next()?.ok()
    }

    /// The lines it writes up to one that `is_last` accepts, which is in it.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn hear_until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.hear().expect("it says more");
            let last = is_last(&line);
            heard.push(line);
            if last {
                return heard;
            }
        }
    }

    /// Asks in JSON and returns the answer.
    ///
    /// # Panics
    ///
    /// If there is no answer, or it is not JSON.
    pub fn ask(&mut self, line: impl AsRef<[u8]>) -> Value {
        self.tell(line);
        let answer = self.hear().expect("it answers");
        serde_json::from_str(&answer).expect("it answers in JSON")
    }

    /// The same of a program that may be killed at any moment: no answer if it is.
    pub fn try_ask(&mut self, line: &str) -> Option<Value> {
        let mut input = self.input.as_ref()?;
        input.write_all(format!("{line}\n").as_bytes()).ok()?;
        // What it was killed in the midst of saying is no JSON.
        serde_json::from_str(&self.hear()?).ok()
    }

    /// Kills it after a while, whatever it is doing.
    pub fn kill_after(&self, time: Duration) {
        let child = Arc::clone(&self.child);
        thread::spawn(move || {
            thread::sleep(time);
            let _ = locked(&child).kill();
        });
    }

    /// Closes its input, and returns what it still writes and whether it ends well.
    ///
    /// # Panics
    ///
    /// If it does not end.
    #[must_use]
    pub fn finish(mut self) -> (Vec<String>, bool) {
        self.input = None;
        let rest = std::iter::from_fn(|| self.hear()).collect();
        (rest, locked(&self.child).wait().expect("it ends").success())
    }

    /// Kills it where it stands.
    pub fn kill(self) {}
}

fn locked(child: &Mutex<Child>) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Program {
    fn drop(&mut self) {
        let mut child = locked(&self.child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Gives a program all its input at once, as from a pipe, and returns its lines.
///
/// # Panics
///
/// If it does not end well.
#[must_use]
pub fn pipe(path: &Path, arguments: &[&OsStr], input: &str) -> Vec<String> {
    let mut program = Program::start(path, arguments);
    let mut to = program.input.take().expect("its input is open");
    let input = input.to_owned();
    let writer = thread::spawn(move || to.write_all(input.as_bytes()));
    let (lines, ended_well) = program.finish();
    assert!(ended_well, "{lines:?}");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("it listens");
    lines
}
