//! The texts of the iOS app, written from those of the screens: `strings.xml` is the source, the string
//! catalogue says the same in Apple's form. A Swift test holds the two together.

use std::collections::BTreeMap;
use std::io::{self, Write};

use anyhow::{Context, Result};
use fs_err as fs;
use serde::{Serialize, ser};
use serde_json::ser::{Formatter, PrettyFormatter, Serializer};
use serde_json::{Map, Value as Json, json};

use crate::run::root;

/// The language that the others are made from. Its folder of resources has no tag in its name.
const SOURCE: &str = "en";

const SOURCES: &str = "android/ui/src/main/res";
const CATALOGUES: &str = "ios/Pyramide/Resources";

/// The texts that the system shows for the app, by its keys for them.
const OF_THE_SYSTEM: &[(&str, &str)] = &[
    ("CFBundleDisplayName", "app_name"),
    ("new_game", "new_game"),
    ("daily_deal", "daily_deal"),
    ("statistics", "statistics"),
];

/// A text in one language: its forms by quantity, or one form for all.
#[derive(Debug, PartialEq)]
enum Text {
    One(String),
    Plural(BTreeMap<String, String>),
}

/// By key, then by language.
type Texts = BTreeMap<String, BTreeMap<String, Text>>;

/// Writes both catalogues.
pub(crate) fn write() -> Result<()> {
    let mut texts = Texts::new();
    for entry in fs::read_dir(root().join(SOURCES))? {
        let entry = entry?;
        let folder = entry.file_name();
        let Some(language) = folder.to_str().and_then(language) else {
            continue;
        };
        let source = fs::read_to_string(entry.path().join("strings.xml"))?;
        for (key, text) in read(&source) {
            let languages = texts.entry(key).or_default();
            languages.insert(language.to_owned(), text);
        }
    }
    let system: Vec<_> = OF_THE_SYSTEM
        .iter()
        .map(|&(key, ours)| Some((key, texts.get(ours)?)))
        .collect::<Option<_>>()
        .context("a text that the system shows is missing")?;
    for (name, content) in [
        (
            "Localizable",
            catalogue(texts.iter().map(|(key, text)| (key.as_str(), text)))?,
        ),
        ("InfoPlist", catalogue(system.into_iter())?),
    ] {
        let file = root().join(CATALOGUES).join(format!("{name}.xcstrings"));
        fs::write(file, content)?;
    }
    Ok(())
}

/// The language of a folder of resources: the part of its name after `values-`.
fn language(folder: &str) -> Option<&str> {
    let tag = folder.strip_prefix("values")?;
    if tag.is_empty() {
        return Some(SOURCE);
    }
    // Other qualifiers, such as `night`, are longer.
    tag.strip_prefix('-').filter(|tag| tag.len() == 2)
}

/// The texts of a resource file. It holds strings and plurals without tags in them.
fn read(xml: &str) -> Vec<(String, Text)> {
    let mut texts: Vec<(String, Text)> = Vec::new();
    for piece in xml.split('<') {
        let Some((tag, content)) = piece.split_once('>') else {
            continue;
        };
        let value = tag.split('"').nth(1).unwrap_or_default().to_owned();
        match tag.split(' ').next() {
            Some("string") => texts.push((value, Text::One(apple(content)))),
            Some("plurals") => texts.push((value, Text::Plural(BTreeMap::new()))),
            Some("item") => {
                if let Some((_, Text::Plural(forms))) = texts.last_mut() {
                    forms.insert(value, apple(content));
                }
            }
            _ => {}
        }
    }
    texts
}

/// A text as Apple writes it: other names for the places, no escapes.
fn apple(text: &str) -> String {
    let mut text = text.to_owned();
    for place in 1..=9 {
        text = text.replace(&format!("%{place}$s"), &format!("%{place}$@"));
        text = text.replace(&format!("%{place}$d"), &format!("%{place}$lld"));
    }
    for (escaped, plain) in [
        ("\\'", "'"),
        ("\\\"", "\""),
        ("\\@", "@"),
        ("\\?", "?"),
        ("\\n", "\n"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ] {
        text = text.replace(escaped, plain);
    }
    text
}

/// A catalogue of the texts, under their keys in it.
fn catalogue<'a>(
    texts: impl Iterator<Item = (&'a str, &'a BTreeMap<String, Text>)>,
) -> Result<String> {
    let entry = |(key, languages): (&'a str, &BTreeMap<String, Text>)| {
        let localizations = languages.iter().map(|(language, text)| {
            let text = localization(text).with_context(|| format!("{language}: {key}"))?;
            Ok((language.clone(), text))
        });
        let localizations = localizations.collect::<Result<Map<_, _>>>()?;
        let entry = json!({"extractionState": "manual", "localizations": localizations});
        Ok((key, entry))
    };
    let catalogue = Catalogue {
        source_language: SOURCE,
        strings: texts.map(entry).collect::<Result<_>>()?,
        version: "1.0",
    };
    let mut written = Vec::new();
    catalogue.serialize(&mut Serializer::with_formatter(
        &mut written,
        Xcode::default(),
    ))?;
    written.push(b'\n');
    Ok(String::from_utf8(written)?)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Catalogue<'a> {
    source_language: &'static str,
    #[serde(serialize_with = "in_order")]
    strings: Vec<(&'a str, Json)>,
    version: &'static str,
}

fn in_order<S: ser::Serializer>(fields: &[(&str, Json)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(fields.iter().map(|(name, value)| (name, value)))
}

/// A text in one language. Apple chooses a plural by a whole text's only number; where there are other
/// places too, only what depends on the number is a plural, and stands in for a part of the text.
fn localization(text: &Text) -> Result<Json> {
    Ok(match text {
        Text::One(text) => json!({"stringUnit": unit(text)}),
        Text::Plural(forms) if forms.values().all(|form| !form.contains("%2$")) => {
            json!({"variations": plural(forms)})
        }
        Text::Plural(forms) => {
            let other = forms.get("other").context("a plural has no form `other`")?;
            let (before, _) = other
                .split_once("%2$lld")
                .context("a plural with two places counts by the second")?;
            let mut counted = BTreeMap::new();
            for (quantity, form) in forms {
                // A form for one number only, such as Arabic's for two, may say it in a word.
                let form = form
                    .strip_prefix(before)
                    .context("the forms of a plural differ before the number")?;
                counted.insert(quantity.clone(), form.replace("%2$lld", "%arg"));
            }
            let count = json!({
                "argNum": 2,
                "formatSpecifier": "lld",
                "variations": plural(&counted),
            });
            let whole = unit(&format!("{before}%#@count@"));
            json!({"stringUnit": whole, "substitutions": {"count": count}})
        }
    })
}

fn unit(text: &str) -> Json {
    json!({"state": "translated", "value": text})
}

fn plural(forms: &BTreeMap<String, String>) -> Json {
    let form = |(quantity, form): (&String, &String)| {
        let form = json!({"stringUnit": unit(form)});
        (quantity.clone(), form)
    };
    let forms: Map<String, Json> = forms.iter().map(form).collect();
    json!({"plural": forms})
}

/// JSON as Xcode writes it, with a space before each colon too.
#[derive(Default)]
struct Xcode(PrettyFormatter<'static>);

impl Formatter for Xcode {
    fn begin_object<W: Write + ?Sized>(&mut self, to: &mut W) -> io::Result<()> {
        self.0.begin_object(to)
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(to, first)
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b" : ")
    }

    fn end_object_value<W: Write + ?Sized>(&mut self, to: &mut W) -> io::Result<()> {
        self.0.end_object_value(to)
    }

    fn end_object<W: Write + ?Sized>(&mut self, to: &mut W) -> io::Result<()> {
        self.0.end_object(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_plurals_are_read() {
        let xml = "<?xml version=\"1.0\"?><resources><!-- About -->\n\
                   <string name=\"won\">You\\'ve won &amp; %1$s in %2$d</string>\n\
                   <plurals name=\"cards\"><item quantity=\"one\">%1$d card</item>\n\
                   <item quantity=\"other\">%1$d cards</item></plurals></resources>";
        let forms = [("one", "%1$lld card"), ("other", "%1$lld cards")];
        let forms = forms.map(|(quantity, form)| (quantity.to_owned(), form.to_owned()));
        assert_eq!(
            read(xml),
            [
                (
                    "won".to_owned(),
                    Text::One("You've won & %1$@ in %2$lld".into())
                ),
                ("cards".to_owned(), Text::Plural(forms.into())),
            ]
        );
    }

    #[test]
    fn folders_are_named_after_their_languages() {
        assert_eq!(language("values"), Some("en"));
        assert_eq!(language("values-ar"), Some("ar"));
        assert_eq!(language("values-night"), None);
        assert_eq!(language("drawable"), None);
    }

    /// The whole of a text, and the plural that stands in for a part of it.
    fn parts(text: &Text) -> (Json, Map<String, Json>) {
        let mut text = localization(text).unwrap();
        let plural = text["substitutions"]["count"]["variations"]["plural"].take();
        let Json::Object(forms) = plural else {
            panic!("{text}");
        };
        (text["stringUnit"]["value"].take(), forms)
    }

    #[test]
    fn a_language_may_have_six_forms_and_say_numbers_in_words() {
        let forms = |forms: &[(&str, &str)]| {
            let forms = forms.iter();
            let forms = forms.map(|&(quantity, form)| (quantity.to_owned(), form.to_owned()));
            Text::Plural(forms.collect())
        };
        let text = forms(&[
            ("zero", "%1$@: none"),
            ("one", "%1$@: a single win"),
            ("two", "%1$@: a pair of wins"),
            ("few", "%1$@: %2$lld wins"),
            ("many", "%1$@: %2$lld wins"),
            ("other", "%1$@: %2$lld wins"),
        ]);
        let (whole, counted) = parts(&text);
        assert_eq!(whole, "%1$@: %#@count@");
        assert_eq!(counted.len(), 6);
        assert_eq!(counted["two"]["stringUnit"]["value"], "a pair of wins");
        assert_eq!(counted["many"]["stringUnit"]["value"], "%arg wins");
        let missing = forms(&[("one", "%1$@: %2$lld win")]);
        assert!(localization(&missing).is_err());
    }

    #[test]
    fn a_catalogue_looks_as_xcode_writes_it() {
        let text = BTreeMap::from([("en".to_owned(), Text::One("a \"b\"\u{7}".into()))]);
        let expected = r#"{
  "sourceLanguage" : "en",
  "strings" : {
    "key" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a \"b\"\u0007"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
"#;
        assert_eq!(catalogue([("key", &text)].into_iter()).unwrap(), expected);
    }

    #[test]
    fn a_plural_beside_another_place_stands_in_for_a_part() {
        let forms = |one: &str, other: &str| {
            let forms = [
                ("one".to_owned(), one.to_owned()),
                ("other".to_owned(), other.to_owned()),
            ];
            Text::Plural(forms.into())
        };
        let (whole, counted) = parts(&forms("%1$@: %2$lld win", "%1$@: %2$lld wins"));
        assert_eq!(whole, "%1$@: %#@count@");
        assert_eq!(counted["other"]["stringUnit"]["value"], "%arg wins");
        assert!(localization(&forms("a: %2$lld", "b: %2$lld")).is_err());
        assert!(localization(&forms("%2$lld", "%1$lld %2$@")).is_err());
    }
}
