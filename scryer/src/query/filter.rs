//! Which files an answer is about.

use std::path::Path;

use globset::{GlobBuilder, GlobMatcher};

use super::error::QueryError;

/// A glob over shown paths. `*` stays within a directory, `**` does not; a glob without `/` matches in any directory, and
/// one that names a directory means all that is below it.
#[derive(Debug)]
pub(crate) struct FileFilter(Vec<GlobMatcher>);

impl FileFilter {
    pub(crate) fn new(glob: &str) -> Result<FileFilter, QueryError> {
        let plain = glob.trim().trim_start_matches("./").trim_end_matches('/');
        if plain.is_empty() {
            return Err(QueryError::Empty { argument: "file_filter" });
        }
        let anywhere = if plain.contains('/') { String::new() } else { "**/".to_owned() };
        let matchers = ["", "/**"].into_iter().map(|below| {
            let built =
                GlobBuilder::new(&format!("{anywhere}{plain}{below}")).literal_separator(true).build();
            built.map(|glob| glob.compile_matcher()).map_err(|error| QueryError::BadGlob {
                glob: glob.to_owned(),
                reason: error.kind().to_string(),
            })
        });
        Ok(FileFilter(matchers.collect::<Result<_, _>>()?))
    }

    pub(crate) fn of(glob: Option<&str>) -> Result<Option<FileFilter>, QueryError> {
        glob.map(FileFilter::new).transpose()
    }

    pub(crate) fn matches(&self, shown_path: &str) -> bool {
        self.0.iter().any(|matcher| matcher.is_match(Path::new(shown_path)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn globs() {
        let check = |glob: &str, matching: &[&str], other: &[&str]| {
            let filter = FileFilter::new(glob).expect("it parses");
            assert!(matching.iter().all(|path| filter.matches(path)), "{glob}");
            assert!(!other.iter().any(|path| filter.matches(path)), "{glob}");
        };
        check("lib.rs", &["lib.rs", "src/lib.rs"], &["src/lib.rsx"]);
        check("src/*.rs", &["src/a.rs"], &["src/a/b.rs", "x/src/a.rs"]);
        check("src/**/*.rs", &["src/a.rs", "src/a/b.rs"], &["tests/a.rs"]);
        check("./src/net/", &["src/net/a.rs", "src/net/b/c.rs"], &["src/network.rs"]);
        check("net", &["src/net/a.rs"], &["src/net.rs"]);
        assert_eq!(
            FileFilter::new("src/[").expect_err("it does not parse").to_string(),
            "`src/[` is no glob: unclosed character class; missing ']'; write one such as `src/**/*.rs`"
        );
    }
}
