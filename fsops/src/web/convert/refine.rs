//! What is still in an article and isn't of it.
//!
//! The search for an article returns the part of the page where the text is. In it are left: the title again, who wrote
//! it when, bread crumbs, buttons to share, lists of other articles, captions that say what the picture's own text says.
//! They are recognised by their names, by what they repeat, and by being nothing but links among prose. The rules only
//! ever take small parts: what holds much of the text stays, whatever it is called.

use ego_tree::{NodeId, NodeRef};
use rustc_hash::FxHashSet;
use scraper::{Html, Node};

use super::clean::{attribute, text_of};
use super::tree::is_inline_text;

/// Parts of class names and ids that name what isn't the article.
const NOISE: [&str; 17] = [
    "breadcrumb",
    "share",
    "sharing",
    "social",
    "related",
    "newsletter",
    "advert",
    "promo",
    "sponsor",
    "recommended",
    "read-more",
    "readmore",
    "author-bio",
    "comments",
    "subscribe",
    "tags",
    "timestamp",
];

/// Hundredths of an article's text that a part with such a name may hold and still be left out.
const MOST_NOISE: usize = 25;

/// Words from which a block counts as prose.
const PROSE: usize = 25;

/// Prose blocks from which a block of links is foreign.
const MUCH_PROSE: usize = 5;

/// Letters from which a text that comes again is a repetition.
const LONG: usize = 30;

/// What to leave out of an article.
#[derive(Default)]
pub(super) struct Refined {
    /// The title, as the article's own heading has it where it has one.
    pub(super) title: String,
    /// Elements to leave out, with all that is in them.
    pub(super) skip: FxHashSet<NodeId>,
    /// Pictures whose text is said elsewhere.
    pub(super) mute: FxHashSet<NodeId>,
}

/// One block of text.
struct Block<'a> {
    node: NodeRef<'a, Node>,
    /// Letters and digits only, in lower case.
    key: String,
    words: usize,
    linked: usize,
}

/// Looks through an article.
pub(super) fn refine(article: &Html, title: &str, byline: Option<&str>) -> Refined {
    let mut out = Refined { title: title.to_owned(), ..Refined::default() };
    let all = text_of(article.tree.root()).len();
    for node in article.tree.nodes() {
        let small = || text_of(node).len() * 100 < all * MOST_NOISE;
        if node.value().is_element() && is_noise(node) && !is_left_out(&out, node) && small() {
            out.skip.insert(node.id());
        }
    }
    let blocks: Vec<Block<'_>> =
        article.tree.nodes().filter(|node| !is_left_out(&out, *node)).filter_map(block).collect();
    let prose = blocks.iter().filter(|block| is_prose(block)).count();
    let first = blocks.iter().position(is_prose).unwrap_or(0);
    let byline =
        byline.map(|byline| key_of(byline).trim_start_matches("by").to_owned()).filter(|key| !key.is_empty());
    let mut seen = FxHashSet::default();
    for (at, block) in blocks.iter().enumerate() {
        let repeated =
            block.key.len() >= LONG && !seen.insert(block.key.clone()) && is_near_picture(block.node);
        let by = byline.as_ref().is_some_and(|byline| {
            let named = if at < first {
                block.key.contains(byline)
            } else {
                block.key.trim_start_matches("by") == byline
            };
            named && block.words < 16
        });
        let dated = at < first && block.words < 16 && is_date_line(&text_of(block.node));
        let linked = prose >= MUCH_PROSE && block.words >= 4 && block.linked * 10 >= block.words * 8;
        let foreign = linked && !matches!(name_of(block.node), "li" | "td" | "th" | "dd" | "dt");
        if repeated || by || dated || foreign || is_title(block, &mut out.title) {
            out.skip.insert(block.node.id());
        }
    }
    let mut texts = FxHashSet::default();
    for node in article.tree.nodes() {
        let Some(alt) = attribute(node, "alt").map(key_of).filter(|alt| !alt.is_empty()) else { continue };
        let said =
            alt == key_of(title) || (alt.len() >= 12 && blocks.iter().any(|block| block.key.contains(&alt)));
        if said || !texts.insert(alt) {
            out.mute.insert(node.id());
        }
    }
    out
}

fn is_left_out(refined: &Refined, node: NodeRef<'_, Node>) -> bool {
    refined.skip.contains(&node.id())
        || node.ancestors().any(|ancestor| refined.skip.contains(&ancestor.id()))
}

fn name_of<'a>(node: NodeRef<'a, Node>) -> &'a str {
    node.value().as_element().map_or("", |element| element.name())
}

fn is_noise(node: NodeRef<'_, Node>) -> bool {
    let named = |value: &str| {
        let value = value.to_ascii_lowercase();
        NOISE.iter().any(|noise| value.split_whitespace().any(|word| is_part(word, noise)))
    };
    ["class", "id", "itemprop"].into_iter().filter_map(|name| attribute(node, name)).any(named)
}

/// Tells whether a name has this part, as a word of its own or at its beginning.
fn is_part(name: &str, part: &str) -> bool {
    name.match_indices(part)
        .any(|(at, _)| name.get(..at).is_some_and(|before| before.is_empty() || before.ends_with(['-', '_'])))
}

/// Returns what a block says; `None` for what is no block, or one that other blocks are in.
fn block(node: NodeRef<'_, Node>) -> Option<Block<'_>> {
    let name = node.value().as_element()?.name();
    if is_inline_text(name) || matches!(name, "pre" | "code" | "br") {
        return None;
    }
    let nested = node.descendants().skip(1).any(|below| {
        below.value().as_element().is_some_and(|element| {
            !is_inline_text(element.name()) && !matches!(element.name(), "br" | "code")
        })
    });
    if nested || node.ancestors().any(|ancestor| name_of(ancestor) == "pre") {
        return None;
    }
    let text = text_of(node);
    let words = |text: &str| text.split_whitespace().count();
    let links = node.descendants().filter(|below| name_of(*below) == "a");
    let linked = links.map(|link| words(&text_of(link))).sum();
    let key = key_of(&text);
    (!key.is_empty()).then(|| Block { node, key, words: words(&text), linked })
}

/// Tells whether a block belongs to a picture. Captions are repeated for each way to show it; what a reference repeats
/// is meant.
fn is_near_picture(block: NodeRef<'_, Node>) -> bool {
    let around = block.ancestors().take(3).filter(|around| !matches!(name_of(*around), "body" | "html" | ""));
    around.flat_map(|around| around.descendants().take(60)).any(|node| name_of(node) == "img")
}

fn is_prose(block: &Block<'_>) -> bool {
    // Scripts without blanks have no words to count.
    (block.words >= PROSE || block.key.chars().count() >= PROSE * 4) && block.linked * 2 < block.words.max(2)
}

/// Tells whether a heading is the title. Where it is all of the title but the name of the site, it becomes the title.
fn is_title(block: &Block<'_>, title: &mut String) -> bool {
    if !matches!(name_of(block.node), "h1" | "h2") {
        return false;
    }
    let whole = key_of(title);
    if block.key == whole {
        return true;
    }
    let shorter = block.words >= 3 && whole.starts_with(&block.key) && block.key.len() * 2 > whole.len();
    if shorter {
        *title = text_of(block.node).trim().to_owned();
    }
    shorter
}

/// Tells whether a short line says when something was published.
fn is_date_line(text: &str) -> bool {
    let lower = text.to_lowercase();
    let digits = lower.chars().filter(char::is_ascii_digit).count();
    let year = lower
        .split(|c: char| !c.is_ascii_digit())
        .any(|number| number.len() == 4 && (number.starts_with("19") || number.starts_with("20")));
    let said = ["updated", "published", "posted"].iter().any(|word| lower.contains(word));
    (year && digits * 4 >= lower.chars().filter(|c| c.is_alphanumeric()).count()) || (said && digits > 2)
}

/// Returns letters and digits in lower case: what is left of a text when punctuation and layout don't count.
fn key_of(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::parse;
    use super::*;

    const PROSE_TEXT: &str = "This is a sentence of an article that goes on for a while, so that it has more than \
                              twenty-five words in it and is taken for prose, which it is and nothing else.";

    /// Says what is left of an article around some prose.
    fn check(before: &str, after: &str, expected: &str) {
        let prose: String = (0..6).map(|n| format!("<p>{PROSE_TEXT} {n}</p>")).collect();
        let page = parse(&format!("<div>{before}{prose}{after}</div>"));
        let refined = refine(&page, "The long title - Site", Some("A. Writer"));
        let left: Vec<String> = page
            .tree
            .nodes()
            .filter(|node| node.value().is_text() && !is_left_out(&refined, *node))
            .filter_map(|node| node.value().as_text().map(|text| text.trim().to_owned()))
            .filter(|text| !text.starts_with(PROSE_TEXT) && !text.is_empty())
            .collect();
        assert_eq!(left.join("|"), expected, "of {before} and {after}");
    }

    #[test]
    fn what_is_not_of_the_article_goes() {
        check("<h1>The Long Title</h1><p>By A. Writer</p><p>Updated: May 5, 2019</p>", "", "");
        check("<ol class=breadcrumbs><li><a>Home</a></ol>", "<div class='x social-share'>Tweet</div>", "");
        check("", "<p><strong>Related: <a>Another article of this site</a></strong></p>", "");
        let again = "<figure><img src=x><p>A caption that is long enough to be one</p></figure>";
        check("", &again.repeat(2), "A caption that is long enough to be one");
    }

    #[test]
    fn what_is_of_the_article_stays() {
        check("<h2>Part one</h2>", "<p>It ended in 2019.</p>", "Part one|It ended in 2019.");
        check("", "<ul><li><a>A link in a list of links</a></ul>", "A link in a list of links");
        let again = "A description that a reference repeats";
        check("", &format!("<p>{again}</p><p>x</p><p>{again}</p>"), &format!("{again}|x|{again}"));
        check("<p>In May 2019 it began to rain</p>", "", "In May 2019 it began to rain");
        check("<p class=unrelated>x</p><p class=hashtags>y</p>", "", "x|y");
    }

    #[test]
    fn the_heading_is_the_better_title() {
        let page = parse("<h1>The long title</h1>");
        assert_eq!(refine(&page, "The long title - Site", None).title, "The long title");
        assert_eq!(refine(&page, "Another", None).title, "Another");
    }

    #[test]
    fn pictures_say_what_is_not_said() {
        let page = parse(
            "<figure><img alt='A red fox, asleep'><figcaption>A red fox, asleep. Photo: X</figcaption></figure>\
                          <img alt='B'><img alt='B'>",
        );
        assert_eq!(refine(&page, "T", None).mute.len(), 2);
    }
}
