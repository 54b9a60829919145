//! `scryer serve`. The async runtime is the server's own.

use scryer::answer;
use scryer_mcp::http::{HttpTerms, PATH};
use scryer_mcp::{Session, SessionOptions, Terms, Watched, serve_http, serve_stdio};

use super::Outcome;
use crate::args::{Format, Global, Serve};
use crate::backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Serve, global: &Global, printer: &Printer) -> Outcome {
    let terms = terms(arguments, global)?;
    let http = http(arguments)?;
    let directory = terms.directory.clone();
    if http.is_none() {
        printer.tell(format_args!("serving {} on stdin and stdout", directory.display()));
    }
    // The file tools alone need no store, so they share nothing.
    if terms.tools.has_code() && !arguments.no_daemon && through_daemon(&terms, http.as_ref(), printer)? {
        return Ok(ExitStatus::Success);
    }
    let scryer = match terms.tools.has_code() {
        true => {
            let (scryer, trouble) = backend::open_store();
            if let Some(trouble) = trouble {
                printer.warn(format_args!("{trouble}; working in memory, so that nothing is kept"));
            }
            scryer
        }
        false => backend::in_memory(),
    };
    match http {
        Some(http) => serve_http(scryer, &terms, &http, |address| announce(address, printer))?,
        None => {
            let options = SessionOptions { watched: Some(Watched::default()), ..terms.open()? };
            let session = Session::new(scryer, options);
            // A typing error is better told now than with each call.
            session.check().map_err(super::Misuse::error)?;
            serve_stdio(session)?;
        }
    }
    Ok(ExitStatus::Success)
}

fn announce(address: &str, printer: &Printer) {
    printer.note(format_args!("serving on http://{address}{PATH}"));
}

/// Has the daemon serve; false where there can be none.
#[cfg(unix)]
fn through_daemon(
    terms: &Terms,
    http: Option<&HttpTerms>,
    printer: &Printer,
) -> Result<bool, Box<dyn std::error::Error>> {
    use scryer_mcp::daemon::{DaemonError, Front, serve_http_through, serve_stdio_through};

    let place = match backend::place() {
        Ok(place) => place,
        Err(error) => {
            printer.warn(format_args!("{error}; until then this process shares its index with nobody"));
            return Ok(false);
        }
    };
    let launch = backend::launch(&place)?;
    if let Some(http) = http {
        let mut warned = false;
        serve_http_through(&place, &backend::version(), &launch, terms, http, |address, trouble| {
            if let Some(trouble) = trouble.filter(|_| !warned) {
                warned = true;
                printer.warn(format_args!("{trouble}; working in memory, so that nothing is kept"));
            }
            announce(address, printer);
        })?;
        return Ok(true);
    }
    let (printer, local) = (*printer, terms.clone());
    let in_memory = move |error: &DaemonError| {
        printer.warn(format_args!("{error}; working in this process and in memory, so that nothing is kept"));
        let options = local.clone().open().unwrap_or_else(|_| {
            // They could be opened before; the file tools go without.
            SessionOptions::new(local.directory.clone())
        });
        let options = SessionOptions { watched: Some(Watched::default()), ..options };
        Session::new(backend::in_memory(), options)
    };
    serve_stdio_through(Front {
        place,
        version: backend::version(),
        terms: terms.clone(),
        launch,
        local: Box::new(in_memory),
        warn: Box::new(move |trouble| {
            printer.warn(format_args!("{trouble}; working in memory, so that nothing is kept"));
        }),
    })?;
    Ok(true)
}

#[cfg(not(unix))]
fn through_daemon(
    _: &Terms,
    _: Option<&HttpTerms>,
    printer: &Printer,
) -> Result<bool, Box<dyn std::error::Error>> {
    printer.tell("there is no daemon on this system: this process shares its index with nobody");
    Ok(false)
}

fn terms(arguments: &Serve, global: &Global) -> Result<Terms, Box<dyn std::error::Error>> {
    let tools = arguments.tools;
    let environment = match tools.has_files() {
        true => backend::whole_environment(),
        false => backend::seen_of_environment(),
    };
    let usual = Terms::new(backend::directory(global)?);
    let terms = Terms {
        project: global.project.clone(),
        max_tokens: global.max_tokens.map(|tokens| usize::try_from(tokens).unwrap_or(usize::MAX)),
        format: match global.format {
            Some(Format::Text) => answer::Format::Text,
            _ => answer::Format::Json,
        },
        tools,
        always_load: arguments.always_load,
        telemetry: backend::records_usage(),
        home: backend::user_home(),
        root: arguments.root.clone(),
        browser: if tools.has_files() { backend::browser() } else { None },
        environment,
        first_query_wait: backend::first_query_wait().or(usual.first_query_wait),
        ..usual
    };
    // What is wrong with the directories is better told now.
    terms.clone().open()?;
    Ok(terms)
}

fn http(arguments: &Serve) -> Result<Option<HttpTerms>, Box<dyn std::error::Error>> {
    let Some(address) = &arguments.http else { return Ok(None) };
    let http = HttpTerms {
        address: HttpTerms::address(address)?,
        hosts: arguments.allow_host.clone(),
        origins: arguments.allow_origin.clone(),
        token: backend::http_token(),
    };
    http.check()?;
    Ok(Some(http))
}
