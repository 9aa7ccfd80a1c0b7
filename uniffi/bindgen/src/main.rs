//! Writes the Kotlin and Swift sides of the door from its compiled library:
//! `pyramide-bindgen <library> <folder>` fills `<folder>/kotlin` and `<folder>/swift`.

use std::env;
use std::process::ExitCode;

use uniffi_bindgen::bindings::{GenerateOptions, TargetLanguage, generate_with_bindgen_paths};
use uniffi_bindgen::{BindgenPaths, BindgenPathsLayer};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [library, folder] = arguments.as_slice() else {
        eprintln!("usage: pyramide-bindgen <library> <folder>");
        return ExitCode::from(2);
    };
    let languages = [
        (TargetLanguage::Kotlin, "kotlin"),
        (TargetLanguage::Swift, "swift"),
    ];
    for (language, name) in languages {
        let mut paths = BindgenPaths::default();
        paths.add_layer(Door);
        let options = GenerateOptions {
            languages: vec![language],
            source: library.into(),
            out_dir: format!("{folder}/{name}").into(),
            ..GenerateOptions::default()
        };
        if let Err(error) = generate_with_bindgen_paths(options, paths) {
            eprintln!("{name}: {error:#}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The crate that the library is made of; its `uniffi.toml` names packages and modules. Without
/// this, uniffi would ask cargo for the metadata of the whole workspace.
struct Door;

impl BindgenPathsLayer for Door {
    fn get_crate_root(&self, crate_name: &str) -> Option<camino::Utf8PathBuf> {
        (crate_name == "pyramide_uniffi").then(|| concat!(env!("CARGO_MANIFEST_DIR"), "/..").into())
    }
}
