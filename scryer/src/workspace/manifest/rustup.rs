//! rustup's own files, as far as they say which toolchain is meant: `rust-toolchain.toml` and `settings.toml`.

use super::reader::{self, Flaw};

/// A `rust-toolchain.toml`, or a `rust-toolchain` in either of its forms.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct ToolchainFile {
    /// The name of a toolchain, or a channel.
    pub(crate) channel: Option<String>,
    /// The directory of a toolchain, as written: relative to that of the file.
    pub(crate) path: Option<String>,
}

impl ToolchainFile {
    /// Reads such a file. The old form, which only a file called `rust-toolchain` may have, is a name on one line.
    pub(crate) fn parse(text: &str, old: bool) -> (ToolchainFile, Vec<Flaw>) {
        let mut lines = text.trim_start_matches('\u{feff}').lines();
        if old
            && let (Some(line), None) = (lines.next(), lines.next())
            && !line.contains(['[', '='])
            && !line.trim().is_empty()
        {
            return (ToolchainFile { channel: Some(line.trim().to_owned()), path: None }, Vec::new());
        }
        reader::read(text, |table| match table.table("toolchain") {
            Some(table) => ToolchainFile { channel: table.str("channel"), path: table.str("path") },
            None => ToolchainFile::default(),
        })
    }
}

/// rustup's `settings.toml`.
#[derive(Default, Debug)]
pub(crate) struct Settings {
    pub(crate) default_toolchain: Option<String>,
    pub(crate) default_host_triple: Option<String>,
    /// Directories, each with the toolchain that it has been given.
    pub(crate) overrides: Vec<(String, String)>,
}

impl Settings {
    /// Reads the settings.
    pub(crate) fn parse(text: &str) -> (Settings, Vec<Flaw>) {
        reader::read(text, |table| {
            let overrides = table.table("overrides").map(|table| {
                table.entries().filter_map(|entry| Some((entry.key.to_owned(), entry.str()?))).collect()
            });
            Settings {
                default_toolchain: table.str("default_toolchain"),
                default_host_triple: table.str("default_host_triple"),
                overrides: overrides.unwrap_or_default(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_a_toolchain_file() {
        let named = |text: &str, old| {
            let (file, flaws) = ToolchainFile::parse(text, old);
            (file.channel, file.path, flaws.len())
        };
        assert_eq!(named("nightly-2026-01-02\n", true), (Some("nightly-2026-01-02".to_owned()), None, 0));
        assert_eq!(named("[toolchain]\nchannel = 'beta'\n", true), (Some("beta".to_owned()), None, 0));
        assert_eq!(named("[toolchain]\npath = 'here'\n", false), (None, Some("here".to_owned()), 0));
        assert_eq!(named("nightly\n", false), (None, None, 1));
        assert_eq!(named("[toolchain]\nprofile = 'minimal'\n", false), (None, None, 0));
        assert_eq!(named("", true), (None, None, 0));
    }

    #[test]
    fn settings_have_overrides() {
        let text = "default_toolchain = 'stable'\n[overrides]\n'/a/b' = 'nightly'\n'/c' = 1\n";
        let (settings, flaws) = Settings::parse(text);
        assert_eq!(settings.default_toolchain.as_deref(), Some("stable"));
        assert_eq!(settings.overrides, [("/a/b".to_owned(), "nightly".to_owned())]);
        assert_eq!(flaws.len(), 1);
    }
}
