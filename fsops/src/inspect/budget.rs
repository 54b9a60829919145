//! Dividing the room for evidence among the answers: each gets an equal share first, and what one leaves goes to the
//! others.

use super::Answer;

/// Cuts evidence so that all of it together has at most `most` characters. Returns how many it has, and whether any
/// was cut.
pub(super) fn share(answers: &mut [Answer], most: u64) -> (u64, bool) {
    let sizes: Vec<u64> = answers.iter().map(size).collect();
    let level = level(&sizes, most);
    let mut total = 0;
    let mut cut = false;
    for (answer, size) in answers.iter_mut().zip(sizes) {
        if size > level {
            cut_to(answer, level);
            cut = true;
        }
        total += self::size(answer);
    }
    (total, cut)
}

fn size(answer: &Answer) -> u64 {
    answer.evidence.iter().map(|evidence| evidence.snippet.chars().count() as u64).sum()
}

/// Returns the largest share that all can be cut to.
fn level(sizes: &[u64], most: u64) -> u64 {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let mut left = most;
    for (at, &size) in sorted.iter().enumerate() {
        let share = left / (sorted.len() - at) as u64;
        if size > share {
            return share;
        }
        left -= size;
    }
    u64::MAX
}

fn cut_to(answer: &mut Answer, most: u64) {
    let mut left = usize::try_from(most).unwrap_or(usize::MAX);
    for evidence in &mut answer.evidence {
        let length = evidence.snippet.chars().count();
        if length > left {
            evidence.snippet = evidence.snippet.chars().take(left).collect();
        }
        left = left.saturating_sub(length);
    }
    // A piece of which nothing is left says nothing; what names only a path never had any.
    let had = answer.evidence.iter().any(|evidence| !evidence.snippet.is_empty());
    answer.evidence.retain(|evidence| !evidence.snippet.is_empty() || evidence.line_start.is_none());
    answer.warnings.push(if had { "evidence is cut" } else { "evidence is left out" }.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_leaves_goes_to_the_others() {
        let check = |sizes: &[u64], most, expected| assert_eq!(level(sizes, most), expected, "{sizes:?}");
        check(&[10, 20, 30], 60, u64::MAX);
        check(&[10, 20, 30], 59, 29);
        check(&[10, 100, 100], 110, 50);
        check(&[100, 1], 0, 0);
        check(&[], 0, u64::MAX);
        check(&[5, 5, 5], 7, 2);
    }
}
