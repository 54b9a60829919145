//! Which addresses may be reached: the table of ranges, and what hides behind an address.
//!
//! In goes an address, out comes a [`Verdict`]. The table follows the special-purpose registries of IANA; where a range
//! embeds an IPv4 address (mapped, translated, 6to4, ISATAP), the embedded one decides, so that no spelling leads past
//! the table. Loopback is a verdict of its own: who may go there is [`super::guard`]'s to say.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What the table says about an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Anybody may go there.
    Public,
    /// This machine, written plainly.
    Loopback,
    /// Nobody may go there.
    Denied(Rule),
}

/// The row of the table that denies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rule {
    /// The range, as the registries write it.
    pub(super) range: &'static str,
    /// What it is for.
    pub(super) kind: &'static str,
}

impl Rule {
    /// What refuses loopback to hosts that aren't loopback by name.
    pub(super) const LOOPBACK: Self = Self { range: "127.0.0.0/8 or ::1", kind: "loopback" };
}

/// What one row does with its addresses.
#[derive(Clone, Copy)]
enum Action {
    Deny,
    Loopback,
    /// Judge the IPv4 address whose lowest bit is this many bits above the lowest of the address.
    Embedded(u32),
}

struct Row<T> {
    base: T,
    prefix: u32,
    rule: Rule,
    action: Action,
}

const fn v4(base: Ipv4Addr, prefix: u32, range: &'static str, kind: &'static str) -> Row<u32> {
    Row { base: base.to_bits(), prefix, rule: Rule { range, kind }, action: Action::Deny }
}

/// What isn't named here is public.
const V4: &[Row<u32>] = &[
    v4(Ipv4Addr::new(0, 0, 0, 0), 8, "0.0.0.0/8", "this network"),
    v4(Ipv4Addr::new(10, 0, 0, 0), 8, "10.0.0.0/8", "private"),
    v4(Ipv4Addr::new(100, 64, 0, 0), 10, "100.64.0.0/10", "carrier-grade NAT"),
    Row {
        base: Ipv4Addr::LOCALHOST.to_bits(),
        prefix: 8,
        rule: Rule { range: "127.0.0.0/8", kind: "loopback" },
        action: Action::Loopback,
    },
    v4(Ipv4Addr::new(168, 63, 129, 16), 32, "168.63.129.16/32", "cloud host service"),
    v4(Ipv4Addr::new(169, 254, 0, 0), 16, "169.254.0.0/16", "link-local, cloud metadata"),
    v4(Ipv4Addr::new(172, 16, 0, 0), 12, "172.16.0.0/12", "private"),
    v4(Ipv4Addr::new(192, 0, 0, 0), 24, "192.0.0.0/24", "protocol assignments"),
    v4(Ipv4Addr::new(192, 0, 2, 0), 24, "192.0.2.0/24", "documentation"),
    v4(Ipv4Addr::new(192, 88, 99, 0), 24, "192.88.99.0/24", "6to4 relay"),
    v4(Ipv4Addr::new(192, 168, 0, 0), 16, "192.168.0.0/16", "private"),
    v4(Ipv4Addr::new(198, 18, 0, 0), 15, "198.18.0.0/15", "benchmarking"),
    v4(Ipv4Addr::new(198, 51, 100, 0), 24, "198.51.100.0/24", "documentation"),
    v4(Ipv4Addr::new(203, 0, 113, 0), 24, "203.0.113.0/24", "documentation"),
    v4(Ipv4Addr::new(224, 0, 0, 0), 4, "224.0.0.0/4", "multicast"),
    v4(Ipv4Addr::new(240, 0, 0, 0), 4, "240.0.0.0/4", "reserved, broadcast"),
];

const fn v6(
    base: [u16; 8],
    prefix: u32,
    range: &'static str,
    kind: &'static str,
    action: Action,
) -> Row<u128> {
    let [a, b, c, d, e, f, g, h] = base;
    let base = Ipv6Addr::new(a, b, c, d, e, f, g, h).to_bits();
    Row { base, prefix, rule: Rule { range, kind }, action }
}

/// The first row that fits decides. What isn't named here is public in 2000::/3, and denied outside of it.
const V6: &[Row<u128>] = &[
    v6([0; 8], 128, "::/128", "unspecified", Action::Deny),
    v6([0, 0, 0, 0, 0, 0, 0, 1], 128, "::1/128", "loopback", Action::Loopback),
    v6([0, 0, 0, 0, 0, 0xffff, 0, 0], 96, "::ffff:0:0/96", "IPv4-mapped", Action::Embedded(0)),
    v6([0; 8], 96, "::/96", "IPv4-compatible", Action::Embedded(0)),
    v6([0, 0, 0, 0, 0xffff, 0, 0, 0], 96, "::ffff:0:0:0/96", "IPv4-translated", Action::Embedded(0)),
    v6([0x64, 0xff9b, 0, 0, 0, 0, 0, 0], 96, "64:ff9b::/96", "NAT64", Action::Embedded(0)),
    v6([0x64, 0xff9b, 1, 0, 0, 0, 0, 0], 48, "64:ff9b:1::/48", "local-use NAT64", Action::Deny),
    v6([0x100, 0, 0, 0, 0, 0, 0, 0], 64, "100::/64", "discard", Action::Deny),
    v6([0x2001, 0, 0, 0, 0, 0, 0, 0], 32, "2001::/32", "Teredo", Action::Deny),
    v6([0x2001, 0, 0, 0, 0, 0, 0, 0], 23, "2001::/23", "protocol assignments", Action::Deny),
    v6([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32, "2001:db8::/32", "documentation", Action::Deny),
    v6([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20, "3fff::/20", "documentation", Action::Deny),
    v6([0x2002, 0, 0, 0, 0, 0, 0, 0], 16, "2002::/16", "6to4", Action::Embedded(80)),
    v6([0x5f00, 0, 0, 0, 0, 0, 0, 0], 16, "5f00::/16", "segment routing", Action::Deny),
    v6([0xfc00, 0, 0, 0, 0, 0, 0, 0], 7, "fc00::/7", "unique-local", Action::Deny),
    v6([0xfe80, 0, 0, 0, 0, 0, 0, 0], 10, "fe80::/10", "link-local", Action::Deny),
    v6([0xfec0, 0, 0, 0, 0, 0, 0, 0], 10, "fec0::/10", "site-local", Action::Deny),
    v6([0xff00, 0, 0, 0, 0, 0, 0, 0], 8, "ff00::/8", "multicast", Action::Deny),
];

const UNALLOCATED: Rule = Rule { range: "outside 2000::/3", kind: "unallocated" };

/// Interface identifiers of ISATAP tunnels: the IPv4 address stands in the last 32 bits.
const ISATAP: [u32; 2] = [0x0000_5efe, 0x0200_5efe];

/// Judges an address.
pub(super) fn judge(address: IpAddr) -> Verdict {
    match address {
        IpAddr::V4(address) => judge_v4(address),
        IpAddr::V6(address) => judge_v6(address),
    }
}

fn judge_v4(address: Ipv4Addr) -> Verdict {
    let bits = address.to_bits();
    let row = V4.iter().find(|row| (bits ^ row.base) >> (32 - row.prefix) == 0);
    match row {
        None => Verdict::Public,
        Some(Row { action: Action::Loopback, .. }) => Verdict::Loopback,
        Some(row) => Verdict::Denied(row.rule),
    }
}

fn judge_v6(address: Ipv6Addr) -> Verdict {
    let bits = address.to_bits();
    let row = V6.iter().find(|row| (bits ^ row.base) >> (128 - row.prefix) == 0);
    let verdict = match row {
        None if bits >> 125 == 1 => Verdict::Public,
        None => Verdict::Denied(UNALLOCATED),
        Some(Row { action: Action::Loopback, .. }) => Verdict::Loopback,
        Some(Row { action: Action::Embedded(shift), .. }) => judge_embedded(bits >> shift),
        Some(row) => Verdict::Denied(row.rule),
    };
    if verdict == Verdict::Public && ISATAP.contains(&low_32(bits >> 32)) {
        return judge_embedded(bits);
    }
    verdict
}

/// Judges the IPv4 address in the lowest 32 bits. Loopback that had to be wrapped is not meant well.
fn judge_embedded(bits: u128) -> Verdict {
    match judge_v4(Ipv4Addr::from_bits(low_32(bits))) {
        Verdict::Loopback => Verdict::Denied(Rule { range: "127.0.0.0/8", kind: "embedded loopback" }),
        verdict => verdict,
    }
}

fn low_32(bits: u128) -> u32 {
    (bits & u128::from(u32::MAX)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    enum Expected {
        Allow,
        Loopback,
        Deny,
    }
    use Expected::{Allow, Deny, Loopback};

    fn check(addresses: &str, expected: Expected) {
        for text in addresses.split_whitespace() {
            let verdict = match judge(text.parse().unwrap()) {
                Verdict::Public => Allow,
                Verdict::Loopback => Loopback,
                Verdict::Denied(_) => Deny,
            };
            assert_eq!(verdict, expected, "{text}");
        }
    }

    /// Both ends of every range of the contract's table, then the neighbours outside.
    #[test]
    fn every_row_of_ipv4() {
        check("0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255", Deny);
        check("192.168.0.0 192.168.255.255 100.64.0.0 100.127.255.255 100.100.100.200", Deny);
        check("169.254.0.0 169.254.255.255 169.254.169.254 168.63.129.16 192.0.0.0 192.0.0.255", Deny);
        check("192.0.2.0 192.0.2.255 198.51.100.0 198.51.100.255 203.0.113.0 203.0.113.255", Deny);
        check("192.88.99.0 192.88.99.255 198.18.0.0 198.19.255.255 224.0.0.0 239.255.255.255", Deny);
        check("240.0.0.0 255.255.255.254 255.255.255.255", Deny);
        check("127.0.0.0 127.0.0.1 127.255.255.255", Loopback);
        check("192.31.196.0 192.31.196.255 192.52.193.0 192.52.193.255 192.175.48.0 192.175.48.255", Allow);
        check("1.0.0.0 9.255.255.255 11.0.0.0 11.0.0.1 100.63.255.255 100.128.0.0 126.255.255.255", Allow);
        check("128.0.0.0 168.63.129.15 168.63.129.17 169.253.255.255 169.255.0.0 172.15.255.255", Allow);
        check("172.32.0.0 191.255.255.255 192.0.1.0 192.0.1.255 192.0.3.0 192.88.98.255 192.88.100.0", Allow);
        check("192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0", Allow);
        check("203.0.112.255 203.0.114.0 223.255.255.255 1.1.1.1 8.8.8.8 93.184.215.14", Allow);
    }

    #[test]
    fn every_row_of_ipv6() {
        check(":: fc00:: fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff fe80:: febf:ffff:ffff:ffff::", Deny);
        check("fec0:: feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff ff00:: ffff:ffff:ffff:ffff::", Deny);
        check("64:ff9b:1:: 64:ff9b:1:ffff:ffff:ffff:808:808 100:: 100::ffff:ffff:ffff:ffff", Deny);
        check(
            "2001:: 2001:0:ffff:ffff:ffff:ffff:ffff:ffff 2001:1:: 2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
            Deny,
        );
        check("2001:db8:: 2001:db8:ffff:ffff:ffff:ffff:ffff:ffff 3fff:: 3fff:fff:ffff:ffff::", Deny);
        check("5f00:: 5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff", Deny);
        check("::1", Loopback);
        check(
            "2606:4700:4700::1111 2001:4860:4860::8888 2001:200::1 2001:200:: 2003::1 2001:db7:ffff::",
            Allow,
        );
        check("2001:db9:: 2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff 3fff:1000:: 3ffe:ffff:ffff:ffff::", Allow);
        check(
            "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 4000:: 100:0:0:1:: 64:ff9b:2:: 64:ff9a:: 5eff:: 5f01::",
            Deny,
        );
        check("fbff:ffff:ffff:ffff:: fe00:: fe7f:ffff:: ::1:0:0:0 0:0:1::", Deny);
    }

    #[test]
    fn embedded_addresses_decide() {
        for prefix in ["::ffff:", "::", "::ffff:0:", "64:ff9b::"] {
            check(&format!("{prefix}8.8.8.8 {prefix}1.1.1.1 {prefix}172.15.255.255"), Allow);
            check(&format!("{prefix}127.0.0.1 {prefix}127.255.255.255"), Deny);
            check(
                &format!("{prefix}10.0.0.1 {prefix}169.254.169.254 {prefix}0.0.0.2 {prefix}255.255.255.255"),
                Deny,
            );
        }
        check("2002:808:808:: 2002:808:808::1 2002:101:101:ffff:ffff:ffff:ffff:ffff", Allow);
        check("2002:7f00:1:: 2002:a00:1:: 2002:a9fe:a9fe:: 2002::", Deny);
        check("2606:4700::5efe:8.8.8.8 2606:4700::200:5efe:8.8.8.8 2606:4700::5eff:10.0.0.1", Allow);
        check("2606:4700::5efe:10.0.0.1 2606:4700::200:5efe:127.0.0.1 2002:808:808::5efe:192.168.0.1", Deny);
        check("fe80::5efe:8.8.8.8", Deny);
    }

    #[test]
    fn the_row_at_fault_is_named() {
        let rule = |text: &str| match judge(text.parse().unwrap()) {
            Verdict::Denied(rule) => (rule.range, rule.kind),
            other => panic!("{other:?}"),
        };
        assert_eq!(rule("169.254.169.254"), ("169.254.0.0/16", "link-local, cloud metadata"));
        assert_eq!(rule("::ffff:127.0.0.1"), ("127.0.0.0/8", "embedded loopback"));
        assert_eq!(rule("4000::"), ("outside 2000::/3", "unallocated"));
    }
}
