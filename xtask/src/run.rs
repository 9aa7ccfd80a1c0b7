//! Running a command: it is shown first, and a failure says what failed and where.

use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitStatus};

use anyhow::{Context, Result, bail};

/// The folder of the whole project.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the project's folder")
}

/// A command that starts in the project's folder.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// `cargo` with the arguments of `line`, which are separated by spaces.
pub(crate) fn cargo(line: &str) -> Command {
    let mut cargo = command("cargo");
    cargo.args(line.split_whitespace());
    cargo
}

/// Shows a command and runs it; its output goes where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    if !status.success() {
        bail!("`{}` ended with {status}", line(command));
    }
    Ok(())
}

/// Likewise, where a failure is none of ours.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus> {
    let line = line(command);
    eprintln!("$ {line}");
    command
        .status()
        .with_context(|| format!("`{line}` could not be started"))
}

/// Runs a command without showing it and returns what it wrote to its standard output.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command
        .output()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{line}` ended with {}: {}", output.status, said.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` wrote no UTF-8"))
}

/// A command as one would type it in the project's folder.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    if let Some(folder) = command.get_current_dir().filter(|folder| *folder != root()) {
        let folder = folder.strip_prefix(root()).unwrap_or(folder);
        words.extend(["cd".into(), quoted(folder.as_os_str()), "&&".into()]);
    }
    let path = env::var("PATH").unwrap_or_default();
    for (name, value) in command.get_envs() {
        let Some(value) = value else { continue };
        // The end of a longer search path is what everyone has anyway.
        let added = value.to_str().and_then(|value| value.strip_suffix(&path));
        words.push(match added {
            Some(added) if name == "PATH" => format!("PATH={}$PATH", quoted(added.as_ref())),
            _ => format!("{}={}", name.display(), quoted(value)),
        });
    }
    words.push(quoted(command.get_program()));
    words.extend(command.get_args().map(quoted));
    words.join(" ")
}

/// A word in quotation marks where a shell needs them.
fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "-_./:=,+@%\\".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{word}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_is_typed() {
        assert_eq!(
            line(&cargo("clippy -- -D warnings")),
            "cargo clippy -- -D warnings"
        );
        let mut cargo = cargo("doc");
        cargo
            .env("RUSTDOCFLAGS", "-D warnings")
            .current_dir(root().join("core"));
        assert_eq!(
            line(&cargo),
            "cd core && RUSTDOCFLAGS='-D warnings' cargo doc"
        );
        assert_eq!(line(command("echo").arg("")), "echo ''");
        let path = format!("/a/folder:{}", env::var("PATH").unwrap());
        assert_eq!(
            line(command("echo").env("PATH", path)),
            "PATH=/a/folder:$PATH echo"
        );
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(&mut cargo("no-such-command")).unwrap_err().to_string();
        assert!(
            error.starts_with("`cargo no-such-command` ended with"),
            "{error}"
        );
        let error = run(&mut command("no-such-program"))
            .unwrap_err()
            .to_string();
        assert_eq!(error, "`no-such-program` could not be started");
    }

    #[test]
    fn what_a_command_writes_is_read() {
        assert!(read(&mut cargo("--version")).unwrap().starts_with("cargo "));
        let error = read(&mut cargo("no-such-command")).unwrap_err().to_string();
        assert!(error.contains("no such command"), "{error}");
    }
}
