//! Cards: rank, suit, joker.

use std::fmt;
use std::str::FromStr;

/// A rank from ace (1) to king (13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl Rank {
    /// The ace, rank 1.
    pub const ACE: Rank = Rank(1);
    /// The king, rank 13.
    pub const KING: Rank = Rank(13);
    /// How many ranks there are.
    pub const COUNT: usize = 13;

    /// The rank of that value, 1 (ace) to 13 (king).
    pub const fn new(value: u8) -> Option<Rank> {
        if value >= 1 && value <= 13 { Some(Rank(value)) } else { None }
    }

    /// 1 (ace) to 13 (king).
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Every rank, ace to king.
    pub fn all() -> impl Iterator<Item = Rank> {
        (1..=13).map(Rank)
    }

    const LETTERS: &[u8; 13] = b"A23456789TJQK";

    fn letter(self) -> char {
        Self::LETTERS[usize::from(self.0) - 1] as char
    }
}

/// A suit. Suits never matter to a move; they tell cards apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    fn letter(self) -> char {
        match self {
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
        }
    }
}

/// One of the 52 cards, or a joker. Written `7S`, `TD`, `AC`; a joker is `JK`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// A joker; the two of the wild-card variant can't be told apart.
    pub const JOKER: Card = Card(52);

    /// The card of that rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 13 + rank.0 - 1)
    }

    /// Its rank; `None` for a joker.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 < 52 { Some(Rank(self.0 % 13 + 1)) } else { None }
    }

    /// Its suit; `None` for a joker.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(usize::from(self.0 / 13)).copied()
    }

    /// Whether this is a joker.
    pub const fn is_joker(self) -> bool {
        self.0 == Card::JOKER.0
    }

    /// The 52 cards, by suit and rank.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..52).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(f, "{}{}", rank.letter(), suit.letter()),
            _ => f.write_str("JK"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card of the form `7S` or `JK`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a card: rank A23456789TJQK and suit SHDC, or JK")]
pub struct ParseCardError(String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        if text == "JK" {
            return Ok(Card::JOKER);
        }
        Card::all().find(|card| card.to_string() == text).ok_or_else(|| ParseCardError(text.chars().take(8).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_itself() {
        let mut seen = std::collections::HashSet::new();
        for card in Card::all().chain([Card::JOKER]) {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert!(seen.insert(card.to_string()));
        }
        assert_eq!(seen.len(), 53);
    }

    #[test]
    fn rank_and_suit_make_the_card() {
        for card in Card::all() {
            assert_eq!(Card::new(card.rank().unwrap(), card.suit().unwrap()), card);
        }
        assert_eq!((Card::JOKER.rank(), Card::JOKER.suit()), (None, None));
    }

    #[test]
    fn what_is_no_card_is_named() {
        for text in ["", "1S", "10S", "7s", "S7", "JKK", "🂡"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
