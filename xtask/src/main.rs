//! Every task of the project: `cargo xtask <task>`.

mod bindings;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let task = std::env::args().nth(1);
    let done = match task.as_deref() {
        Some("bindings") => bindings::run(&root, bindings::Library::Release).map(drop),
        Some("test-bindings") => bindings::run(&root, bindings::Library::Test).map(drop),
        _ => Err("a task is missing: bindings".into()),
    };
    if let Err(error) = done {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
