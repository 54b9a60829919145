//! The two streams: stdout is the answer, stderr is the conversation.
//!
//! In go finished texts, with styles; out they go, without styles where no one would see them. The one place that knows
//! which stream is live at which verbosity. A stream that nobody reads any more is an error of its own, see `main`.

use std::fmt;
use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use scryer_mcp::Work;

use crate::args::{Color, Global};

/// Writes to both streams.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printer {
    choice: ColorChoice,
    verbosity: Verbosity,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Verbosity {
    Quiet,
    Normal,
    Verbose,
}

/// A path of a file.
pub(crate) const PATH: Style = AnsiColor::Magenta.on_default();
/// A number of a line.
pub(crate) const NUMBER: Style = AnsiColor::Green.on_default();
/// What was asked about.
pub(crate) const HIT: Style = AnsiColor::Red.on_default().bold();
/// A qualified name.
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();
/// A kind, a role, what goes without saying.
pub(crate) const DIM: Style = Style::new().dimmed();
/// The head of an answer.
pub(crate) const HEAD: Style = Style::new().bold();

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const NOTE: Style = AnsiColor::Blue.on_default().bold();

/// `text` in `style`.
pub(crate) fn paint(style: Style, text: impl fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

impl Printer {
    /// As the options say.
    pub(crate) fn new(global: &Global) -> Printer {
        let choice = match global.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        let verbosity = match (global.quiet, global.verbose) {
            (true, _) => Verbosity::Quiet,
            (_, true) => Verbosity::Verbose,
            _ => Verbosity::Normal,
        };
        Printer { choice, verbosity }
    }

    /// Writes the answer.
    pub(crate) fn answer(&self, text: &str) -> io::Result<()> {
        let mut out = AutoStream::new(io::stdout().lock(), self.choice);
        out.write_all(text.as_bytes())?;
        if !text.is_empty() && !text.ends_with('\n') {
            out.write_all(b"\n")?;
        }
        out.flush()
    }

    /// Says why there is no answer.
    pub(crate) fn error(&self, message: impl fmt::Display) {
        self.say(Verbosity::Quiet, &format!("{} {message}", paint(ERROR, "error:")));
    }

    /// Says what is wrong although there is an answer.
    pub(crate) fn warn(&self, message: impl fmt::Display) {
        self.say(Verbosity::Normal, &format!("{} {message}", paint(WARNING, "warning:")));
    }

    /// Says what helps to read the answer.
    pub(crate) fn note(&self, message: impl fmt::Display) {
        self.say(Verbosity::Normal, &format!("{} {message}", paint(NOTE, "note:")));
    }

    /// Says what is being done, to those who asked.
    pub(crate) fn tell(&self, message: impl fmt::Display) {
        self.say(Verbosity::Verbose, &message.to_string());
    }

    /// Whether a progress bar would be seen and is wanted.
    pub(crate) fn draws_progress(&self) -> bool {
        self.verbosity >= Verbosity::Normal && io::stderr().is_terminal()
    }

    /// Whether it is told what is being done.
    pub(crate) fn is_verbose(&self) -> bool {
        self.verbosity == Verbosity::Verbose
    }

    /// A bar for work that may take a while; invisible where it would not be seen.
    pub(crate) fn bar(&self) -> Bar {
        let target = match self.draws_progress() {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(None, target);
        if let Ok(style) = ProgressStyle::with_template("{msg:>12} {bar:30} {percent}%") {
            bar.set_style(style.progress_chars("━╸ "));
        }
        Bar(bar)
    }

    fn say(&self, from: Verbosity, text: &str) {
        if self.verbosity >= from {
            let mut err = AutoStream::new(io::stderr().lock(), self.choice);
            // Who closed stderr does not want to hear it.
            let _ = writeln!(err, "{text}");
        }
    }
}

/// A progress bar on stderr.
#[derive(Debug)]
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// Shows how far the work is.
    pub(crate) fn show(&self, work: Work) {
        self.0.set_message(work.what);
        self.0.set_length(work.total);
        self.0.set_position(work.done);
    }

    /// Takes it off the screen.
    pub(crate) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
