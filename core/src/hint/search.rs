//! Tree search over what the player knows.
//!
//! Each round deals the hidden cards anew and walks down the tree. A node stands for what the player would know there:
//! the cards gone, the cards drawn, and every card seen on the way. So a move is judged over all the worlds that look
//! alike at its turn, and the search can't count on cards that the player would not see: the fault of averaging over
//! exact solutions. Below the tree the rule of thumb plays the deal out.

use crate::layout::SLOTS;

use super::dice::Dice;
use super::policy::Policy;
use super::world::{Known, State, World, slots};

/// The move that draws, beside those that play slot 0 to 27.
pub(super) const DRAW: u8 = SLOTS as u8;

/// How much a move that looks good to the rule of thumb, but was tried seldom, is preferred.
const CURIOSITY: f32 = 1.5;

/// How much less sure of itself the rule of thumb is taken to be than it is.
const DOUBT: f32 = 2.0;

/// What came of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tried {
    /// The slot, or [`DRAW`].
    pub action: u8,
    /// How often it was tried.
    pub tries: u32,
    /// How often the deal was won after it.
    pub wins: u32,
    /// How likely the rule of thumb holds it to be right.
    pub share: f32,
}

impl Tried {
    /// The share of tries that won.
    pub fn chance(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.tries.max(1))
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    key: u64,
    tries: u32,
    wins: u32,
    first: u32,
    count: u8,
}

/// The search, with the memory that it works in.
#[derive(Debug)]
pub(super) struct Search {
    must_play: bool,
    policy: Policy,
    places: Vec<u32>,
    nodes: Vec<Node>,
    moves: Vec<Tried>,
}

const NO_NODE: u32 = u32::MAX;

impl Search {
    /// Runs `rounds` rounds and tells what came of each legal move.
    pub fn run(policy: Policy, must_play: bool, known: &Known, rounds: u32, dice: &mut Dice) -> Vec<Tried> {
        let places = (rounds as usize * 2).next_power_of_two().max(16);
        let mut search =
            Search { must_play, policy, places: vec![NO_NODE; places], nodes: Vec::new(), moves: Vec::new() };
        let (mut path, mut wins) = (Vec::new(), 0);
        for left in (0..rounds).rev() {
            let world = known.sample(dice);
            path.clear();
            let won = search.round(&world, known.state, &mut path);
            search.learn(&path, won);
            wins += u32::from(won);
            if left % 256 == 0 && search.is_decided(left) {
                break;
            }
        }
        // What may be played now is the same in every world.
        match moves(&known.sample(dice), &known.state, must_play) {
            Moves::None => Vec::new(),
            Moves::One(action) => vec![Tried { action, tries: rounds, wins, share: 1.0 }],
            Moves::Several => search.nodes.first().map(|root| search.moves[root.range()].to_vec()).unwrap_or_default(),
        }
    }

    /// Whether no other move can still be tried more often than the one that was so far.
    fn is_decided(&self, rounds_left: u32) -> bool {
        let Some(root) = self.nodes.first() else { return false };
        let mut tries: Vec<u32> = self.moves[root.range()].iter().map(|tried| tried.tries).collect();
        tries.sort_unstable();
        matches!(tries[..], [.., second, first] if first - second > rounds_left)
    }

    /// Goes down the tree, adds a node, and plays the deal out; whether it was won.
    fn round(&mut self, world: &World, mut state: State, path: &mut Vec<(u32, u32)>) -> bool {
        let mut seen = 0;
        while !state.is_won() {
            let action = match moves(world, &state, self.must_play) {
                Moves::None => return false,
                Moves::One(action) => action,
                Moves::Several => {
                    let key = key(seen, &state);
                    let place = self.place(key);
                    let node = self.places[place];
                    if node == NO_NODE {
                        self.places[place] = self.nodes.len() as u32;
                        path.push((self.places[place], NO_NODE));
                        self.expand(key, world, &state);
                        return self.play_out(world, state);
                    }
                    let chosen = self.select(node);
                    path.push((node, chosen));
                    self.moves[chosen as usize].action
                }
            };
            seen ^= act(world, &mut state, action);
        }
        true
    }

    /// Whether the rule of thumb wins from here.
    fn play_out(&self, world: &World, mut state: State) -> bool {
        while !state.is_won() {
            let action = match moves(world, &state, self.must_play) {
                Moves::None => return false,
                Moves::One(action) => action,
                Moves::Several => self.policy.choose(world, &state, self.may_draw(world, &state)),
            };
            act(world, &mut state, action);
        }
        true
    }

    fn may_draw(&self, world: &World, state: &State) -> bool {
        state.can_draw(world) && !self.must_play
    }

    /// Where the node of that key is, or has to go.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        let mut place = (key >> 32) as usize & mask;
        while self.places[place] != NO_NODE && self.nodes[self.places[place] as usize].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    fn expand(&mut self, key: u64, world: &World, state: &State) {
        let first = self.moves.len();
        let may_draw = self.may_draw(world, state);
        let moves = &mut self.moves;
        self.policy
            .scores(world, state, may_draw, |action, share| moves.push(Tried { action, tries: 0, wins: 0, share }));
        let best = moves[first..].iter().map(|tried| tried.share).fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for tried in &mut moves[first..] {
            tried.share = falling((best - tried.share) / DOUBT);
            sum += tried.share;
        }
        for tried in &mut moves[first..] {
            tried.share /= sum;
        }
        let count = (moves.len() - first) as u8;
        self.nodes.push(Node { key, tries: 0, wins: 0, first: first as u32, count });
    }

    /// The move of a node that is to be tried next.
    fn select(&self, node: u32) -> u32 {
        let node = &self.nodes[node as usize];
        let curiosity = CURIOSITY * ((node.tries + 1) as f32).sqrt();
        let unknown = node.wins as f32 / node.tries.max(1) as f32;
        let mut best = (f32::NEG_INFINITY, node.first);
        for (number, tried) in (node.first..).zip(&self.moves[node.range()]) {
            let value = if tried.tries == 0 { unknown } else { tried.wins as f32 / tried.tries as f32 };
            let value = value + curiosity * tried.share / (1 + tried.tries) as f32;
            if value > best.0 {
                best = (value, number);
            }
        }
        best.1
    }

    fn learn(&mut self, path: &[(u32, u32)], won: bool) {
        for (node, chosen) in path {
            let node = &mut self.nodes[*node as usize];
            node.tries += 1;
            node.wins += u32::from(won);
            if let Some(tried) = self.moves.get_mut(*chosen as usize) {
                tried.tries += 1;
                tried.wins += u32::from(won);
            }
        }
    }
}

impl Node {
    fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.count)
    }
}

/// About e to the power of minus `x`, and the same on every machine, which the system's own is not.
fn falling(x: f32) -> f32 {
    let base = 1.0 + x / 8.0;
    let square = base * base;
    1.0 / (square * square * (square * square))
}

/// The legal moves of a position, as far as they need thought.
enum Moves {
    None,
    One(u8),
    Several,
}

fn moves(world: &World, state: &State, must_play: bool) -> Moves {
    let plays = state.plays(world);
    let may_draw = state.can_draw(world) && (plays == 0 || !must_play);
    match (plays, may_draw) {
        (0, true) => Moves::One(DRAW),
        (0, false) => Moves::None,
        (_, false) if plays.is_power_of_two() => Moves::One(plays.trailing_zeros() as u8),
        _ => Moves::Several,
    }
}

/// Plays or draws; what is seen by it, as bits to be xored into what was seen before.
fn act(world: &World, state: &mut State, action: u8) -> u64 {
    if action == DRAW {
        state.draw(world);
        return mixed(1024 + 16 * u64::from(state.drawn) + u64::from(state.top));
    }
    let freed = state.play(world, usize::from(action));
    slots(freed).fold(0, |seen, slot| seen ^ mixed(16 * slot as u64 + u64::from(world.kinds[slot])))
}

/// The key of what the player knows: the cards seen, those gone, and the top of the waste.
fn key(seen: u64, state: &State) -> u64 {
    seen ^ mixed(1 << 40 | u64::from(state.gone) << 8 | u64::from(state.top))
}

/// Bits that look random, for a number.
fn mixed(number: u64) -> u64 {
    Dice::new(number).next()
}
