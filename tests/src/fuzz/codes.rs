//! Deal codes, as someone types them or shares them in a sentence.

use arbitrary::{Result, Unstructured};
use pyramide_core::code::{CodeError, DealCode, Seed};
use pyramide_core::rules::Ruleset;

/// Any text is a code or a typed error; and a code is read however it is written.
pub fn codes(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<DealCode>() {
        Ok(code) => is_read_as_itself(code),
        Err(error) => says_where(&error, &text),
    }
    if let Ok((text, code)) = kindly_spelled(&mut Unstructured::new(data)) {
        assert_eq!(text.parse(), Ok(code), "{text}");
    }
}

/// A code has one spelling, which is short and plain.
fn is_read_as_itself(code: DealCode) {
    let text = code.to_string();
    assert_eq!(text.parse(), Ok(code));
    assert!(text.starts_with("PY1-") && text.len() <= 15, "{text}");
    assert!(
        text.bytes()
            .all(|c| c == b'-' || c.is_ascii_uppercase() || c.is_ascii_digit())
    );
    assert!(code.seed.number() < 1 << Seed::BITS);
    assert_eq!(code.rules.to_string().parse(), Ok(code.rules));
}

/// An error points into the text, or right behind it, and quotes little of it.
fn says_where(error: &CodeError, text: &str) {
    let (CodeError::UnknownVersion { at, .. }
    | CodeError::UnknownRules { at, .. }
    | CodeError::BadCharacter { at, .. }
    | CodeError::WrongLength { at, .. }) = error
    else {
        assert_eq!(*error, CodeError::NotFound);
        return;
    };
    let length = text.chars().count();
    assert!(
        (1..=length + 1).contains(at),
        "{error} in {length} characters"
    );
    match error {
        CodeError::BadCharacter { character, .. } => {
            assert_eq!(text.chars().nth(at - 1), Some(*character));
        }
        CodeError::WrongLength { found, .. } => {
            assert!(*found != 7 && at + found <= length + 1);
        }
        _ => {}
    }
    let message = error.to_string();
    assert!(message.len() < 500, "{message}");
    assert!(!message.contains(char::is_control), "{message:?}");
}

/// A code as a person might write it: in either case, with other dashes or none, in a sentence.
fn kindly_spelled(input: &mut Unstructured) -> Result<(String, DealCode)> {
    let all: Vec<Ruleset> = Ruleset::all().collect();
    let code = DealCode {
        rules: *input.choose(&all)?,
        seed: Seed::from_random(input.arbitrary()?),
    };
    let dashes = ["-", "", "\u{2013}", " - ", "_", "\u{2212}", "  \u{2014}"];
    let mut text =
        String::from(*input.choose(&["", " ", "Try ", "<", "\u{201e}", "PY 1, spy: "])?);
    for character in code.to_string().chars() {
        if character == '-' {
            text += input.choose(&dashes)?;
        } else if input.ratio(1, 3)? {
            text.push(character.to_ascii_lowercase());
        } else {
            text.push(character);
        }
    }
    text += input.choose(&[
        "",
        ".",
        " is hard.",
        "\u{201c}",
        "?PY2-",
        "\n- PY1-K-AAAAAAA",
    ])?;
    Ok((text, code))
}
