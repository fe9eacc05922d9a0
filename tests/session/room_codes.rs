//! The codes by which a phone and the table's device find each other.

use regalia::engine::{Rng, Stream};
use regalia::session::remote::{Address, Answer, CodeError, Description, Offer, SdpError};

/// What browsers say of their own ends: Chromium with the camera allowed and without,
/// Firefox without.
const CHROMIUM: &str = include_str!("sdp/chromium.txt");
const CHROMIUM_HIDDEN: &str = include_str!("sdp/chromium-hidden.txt");
const FIREFOX: &str = include_str!("sdp/firefox.txt");
const ALL: [&str; 3] = [CHROMIUM, CHROMIUM_HIDDEN, FIREFOX];

fn description(sdp: &str) -> Description {
    Description::of_sdp(sdp).expect("a browser's own description")
}

fn offer(sdp: &str) -> Offer {
    Offer { description: description(sdp) }
}

fn answer(sdp: &str) -> Answer {
    Answer { to: offer(CHROMIUM).id(), description: description(sdp) }
}

/// Returns the value of a line of a description.
fn value<'a>(sdp: &'a str, name: &str) -> &'a str {
    sdp.lines().find_map(|line| line.trim_end().strip_prefix(name)).unwrap_or_default()
}

#[test]
fn a_code_keeps_what_the_other_side_needs() {
    for sdp in ALL {
        let offer = offer(sdp);
        let read = Offer::read(&offer.code()).expect("its own code");
        assert_eq!(read, offer);
        assert_eq!(read.id(), offer.id());
        assert_eq!(read.token(), value(sdp, "a=ice-pwd:"));
        let answer = answer(sdp);
        let read_answer = Answer::read(&answer.code()).expect("its own code");
        assert_eq!(read_answer.to, answer.to);
        for (written, setup) in [(read.sdp(), "active"), (read_answer.sdp(), "passive")] {
            for name in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=mid:", "a=sctp-port:"] {
                assert_eq!(value(&written, name), value(sdp, name), "{name}");
            }
            // The table is the client of the encryption, whatever its browser has said.
            assert_eq!(value(&written, "a=setup:"), setup);
            assert!(written.ends_with("\r\n") && !written.contains("\r\n\r\n"));
        }
        let places = |sdp: &str| sdp.matches("a=candidate:").count();
        assert!(places(&read.sdp()) > 0);
        assert_eq!(places(&read_answer.sdp()), 0, "the table sees where a phone calls from");
    }
}

#[test]
fn codes_are_short_enough_to_be_scanned() {
    for sdp in ALL {
        let link = format!("https://club.example/games/#/hand/{}", offer(sdp).code());
        // The most that QR codes of versions 6 and 8 hold (level L). Names that hide addresses are
        // longer than addresses.
        let most = if sdp == CHROMIUM { 134 } else { 192 };
        assert!(link.len() <= most, "{}: {link}", link.len());
        // One of version 4 (level L).
        let answer = answer(sdp).code();
        assert!(answer.len() <= 114, "{}: {answer}", answer.len());
        let is_compact = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
        assert!(answer.chars().all(|it| is_compact(it) || " $%*+-./:".contains(it)), "{answer}");
    }
}

#[test]
fn a_browser_that_hides_its_address_is_noticed() {
    assert!(description(CHROMIUM).is_reachable());
    for hidden in [CHROMIUM_HIDDEN, FIREFOX] {
        let hidden = description(hidden);
        assert!(!hidden.is_reachable());
        assert!(hidden.candidates().iter().all(|it| matches!(it.address, Address::Local(_))));
    }
    // UDP is blocked: there is none at all.
    let without: String = CHROMIUM
        .lines()
        .filter(|line| !line.contains("candidate"))
        .fold(String::new(), |all, it| all + it + "\n");
    assert_eq!(description(&without).candidates(), []);
}

#[test]
fn only_addresses_that_help_are_taken_the_best_first() {
    let addresses = [
        "1 1 udp 100 10.0.0.1 1001 typ host",
        "2 1 udp 300 192.168.1.7 1002 typ host generation 0",
        "3 1 UDP 200 2001:db8::7 1003 typ host",
        "4 1 tcp 900 192.168.1.7 9 typ host tcptype active",
        "5 2 udp 900 192.168.1.7 1004 typ host",
        "6 1 udp 900 203.0.113.9 1005 typ srflx raddr 0.0.0.0 rport 0",
        "7 1 udp 900 fe80::1 1006 typ host",
        "8 1 udp 900 192.168.1.7 70000 typ host",
        "9 1 udp 900 nowhere.example 1007 typ host",
        "10 1 udp 900 0-0-0-0-0.local 1008 typ host",
        "11 1 udp 299 192.168.1.7 1002 typ host",
        "12 1 udp 50 10.0.0.2 1009 typ host",
        "13 1 udp",
    ];
    let sdp: String = CHROMIUM
        .lines()
        .filter(|line| !line.contains("candidate"))
        .map(str::trim_end)
        .map(str::to_owned)
        .chain(addresses.map(|it| format!("a=candidate:{it}")))
        .fold(String::new(), |all, it| all + &it + "\r\n");
    let ports: Vec<u16> = description(&sdp).candidates().iter().map(|it| it.port).collect();
    assert_eq!(ports, [1002, 1001, 1009]);
    assert_eq!(Offer::read(&offer(&sdp).code()), Ok(offer(&sdp)));
    // A network without IPv4.
    let v6: String = sdp
        .lines()
        .filter(|line| !line.contains("10.0.0.") && !line.contains("168.1.7 1002"))
        .fold(String::new(), |all, it| all + it + "\r\n");
    let ports: Vec<u16> = description(&v6).candidates().iter().map(|it| it.port).collect();
    assert_eq!(ports, [1003]);
    assert!(description(&v6).is_reachable());
    assert_eq!(Offer::read(&offer(&v6).code()), Ok(offer(&v6)));
}

#[test]
fn a_description_without_a_secret_or_a_certificate_is_no_description() {
    let without = |name: &str| {
        CHROMIUM
            .lines()
            .filter(|line| !line.starts_with(name))
            .fold(String::new(), |all, it| all + it + "\n")
    };
    for name in ["a=ice-ufrag:", "a=ice-pwd:"] {
        assert_eq!(Description::of_sdp(&without(name)), Err(SdpError::Credentials));
    }
    assert_eq!(Description::of_sdp(&without("a=fingerprint:")), Err(SdpError::Fingerprint));
    let sha1 = CHROMIUM.replace("sha-256", "sha-1");
    assert_eq!(Description::of_sdp(&sha1), Err(SdpError::Fingerprint));
    assert_eq!(Description::of_sdp(""), Err(SdpError::Credentials));
    let line = |text: &str| CHROMIUM.replace(value(CHROMIUM, "a=ice-pwd:"), text);
    for strange in ["short", "with a space and more of it", &"x".repeat(80)] {
        assert_eq!(Description::of_sdp(&line(strange)), Err(SdpError::Credentials), "{strange}");
    }
    // Credentials of another browser are packed as they are.
    let other = offer(&line("A-secret_of~another".replace('~', "+").as_str().repeat(2).as_str()));
    assert_eq!(Offer::read(&other.code()), Ok(other));
}

#[test]
fn a_damaged_code_is_refused() {
    for sdp in ALL {
        let (offer, answer) = (offer(sdp).code(), answer(sdp).code());
        for at in 0..offer.len() {
            let other = if offer.as_bytes()[at] == b'A' { 'B' } else { 'A' };
            let mut changed = offer.clone();
            changed.replace_range(at..=at, &other.to_string());
            assert!(Offer::read(&changed).is_err(), "{changed}");
            assert!(Offer::read(&offer[..at]).is_err(), "{at}");
        }
        for at in 0..answer.len() {
            let other = if answer.as_bytes()[at] == b'7' { '8' } else { '7' };
            let mut changed = answer.clone();
            changed.replace_range(at..=at, &other.to_string());
            assert!(Answer::read(&changed).is_err(), "{changed}");
            assert!(Answer::read(&answer[..at]).is_err(), "{at}");
        }
        let longer = [&offer, "AAAA"].concat();
        assert_eq!(Offer::read(&longer), Err(CodeError::Damaged));
        assert_eq!(Offer::read(&offer[..offer.len() - 8]), Err(CodeError::Damaged));
    }
}

#[test]
fn other_texts_are_told_apart() {
    let (offer, answer) = (offer(CHROMIUM).code(), answer(CHROMIUM).code());
    let link = format!("https://club.example/#/hand/{offer}");
    assert_eq!(Answer::read(&link), Err(CodeError::OtherSide), "the table's own code");
    for text in
        ["", "https://example.org", "WIFI:S:home;T:WPA;P:secret;;", "hello", "4006381333931"]
    {
        assert_eq!(Answer::read(text), Err(CodeError::NotACode), "{text}");
    }
    assert_eq!(Answer::read(&"A".repeat(5_000)), Err(CodeError::NotACode));
    assert_eq!(Offer::read(&"A".repeat(5_000)), Err(CodeError::NotACode));
    assert_eq!(Offer::read(""), Err(CodeError::NotACode));
    assert!(Offer::read(&answer).is_err());
    // As messengers and people pass it on.
    assert_eq!(Offer::read(&format!(" {offer}\n")), Ok(self::offer(CHROMIUM)));
    for nth in 0..16 {
        let mut one = self::answer(CHROMIUM);
        let port = FIREFOX.replace("a=ice-ufrag:", &format!("a=ice-ufrag:{nth:x}"));
        one.to = self::offer(&port).id();
        let code = one.code();
        assert_eq!(Answer::read(code.trim()).map(|it| it.to), Ok(one.to), "{code}");
    }
}

#[test]
fn no_text_makes_reading_panic_or_be_taken_by_chance() {
    let mut dice = Rng::new(3, Stream::Tool(41));
    let letters: Vec<char> = ('!'..='~').chain(['é', '漢', ' ', '\u{1f600}']).collect();
    for _ in 0..20_000 {
        let length = dice.below(120);
        let text: String = (0..length).map(|_| dice.pick(&letters)).collect();
        assert!(Offer::read(&text).is_err() && Answer::read(&text).is_err(), "{text}");
        let _ = Description::of_sdp(&text);
    }
    for sdp in ALL {
        let bytes = sdp.as_bytes();
        for _ in 0..300 {
            let mut changed = bytes.to_vec();
            for _ in 0..3 {
                let at = dice.below(changed.len());
                changed[at] = 32 + dice.below(95) as u8;
            }
            if let Ok(description) = Description::of_sdp(&String::from_utf8_lossy(&changed)) {
                let offer = Offer { description };
                assert_eq!(Offer::read(&offer.code()), Ok(offer));
            }
        }
    }
}
