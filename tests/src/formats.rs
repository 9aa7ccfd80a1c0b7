//! The saved files of every format there has been, `tests/formats`, and what is to be seen in them.

use std::path::PathBuf;

use pyramide_core::session::Session;
use pyramide_core::store::DiskFolder;
use serde_json::{Value, json};

use crate::at;

/// The file beside the saved ones that has what is to be seen.
pub const EXPECTED: &str = "expected.json";

/// Where they are, a folder for each version.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("formats")
}

/// The format that this build writes.
///
/// # Panics
///
/// If it writes none.
#[must_use]
pub fn newest() -> u64 {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let session = DiskFolder::open(folder.path()).map(|disk| Session::open(disk, at(0)));
    drop(session);
    let content = std::fs::read_to_string(folder.path().join("results.log"));
    header_format(&content.expect("a new folder has results"))
}

/// The format that the beginning of a file names.
///
/// # Panics
///
/// If it names none.
#[must_use]
pub fn header_format(content: &str) -> u64 {
    let start = content.find('{').expect("there is an object");
    let mut values = serde_json::Deserializer::from_str(&content[start..]).into_iter::<Value>();
    let header = values
        .next()
        .expect("there is a header")
        .expect("it is JSON");
    header["format"].as_u64().expect("it has a format")
}

/// All that a player can see of what a session has.
#[must_use]
pub fn shown(session: &mut Session) -> Value {
    json!({
        "view": session.view(at(0)).ok(),
        "results": session.results(),
        "statistics": session.statistics(),
        "settings": session.settings(),
    })
}
