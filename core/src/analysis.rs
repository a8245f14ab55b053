//! The truth about a deal, told after it or on request: could it be won, how well, and where it was lost.

use crate::game::Game;
use crate::position::Position;
use crate::rules::Operation;
use crate::ruleset::Preset;
use crate::solver::Solver;

/// What a player who saw every card could have known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// The fewest moves of a win from the start; `None` if no line wins.
    pub min_moves: Option<u32>,
    /// The best score that the deal allows, won or not; `None` for other presets than `standard`.
    pub best_score: Option<u32>,
    /// A line from the start that wins in the fewest moves; empty if none wins.
    pub line: Vec<Operation>,
    /// The number, from 1, of the player's operation in force after which no win was left; `None` if the deal could
    /// never be won, or still can.
    pub lost_at: Option<u32>,
}

impl Analysis {
    /// Looks at a deal and at the operations in force.
    pub fn of(game: &Game, solver: &mut Solver) -> Analysis {
        let (deal, ruleset) = (game.deal(), game.code().ruleset);
        let start = Position::start(deal);
        let solution = solver.solve(deal, ruleset, start);
        // What is lost stays lost, so the first lost position is found by halving.
        let positions: Vec<Position> = game.positions().collect();
        let kept = positions.partition_point(|position| solver.solve(deal, ruleset, *position).winnable());
        let lost_at = (solution.winnable() && kept < positions.len()).then(|| u32::try_from(kept).unwrap_or(u32::MAX));
        Analysis {
            min_moves: solution.min_moves,
            best_score: (ruleset.preset == Preset::Standard).then_some(solution.best_score),
            line: solver.line(deal, ruleset, start).unwrap_or_default(),
            lost_at,
        }
    }

    /// Whether the deal could be won from its start.
    pub fn winnable(&self) -> bool {
        self.min_moves.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use crate::game::Status;
    use crate::layout::Slot;

    fn game(code: &str, line: &str) -> Game {
        let mut game = Game::new(Code::read(code).unwrap());
        for text in line.split_whitespace() {
            game.operate(text.parse().unwrap(), 0).unwrap();
        }
        game
    }

    #[test]
    fn the_line_wins_in_the_fewest_moves_with_the_best_score() {
        for code in ["TP1-E-AAAAAAD", "TP1-C-AAAAAAB", "TP1-E-AAAAAAB-JO", "TP1-E-AAAAAAD-S"] {
            let game = game(code, "");
            let analysis = Analysis::of(&game, &mut Solver::new());
            let mut played = Game::new(game.code());
            for operation in &analysis.line {
                played.operate(*operation, 0).unwrap();
            }
            assert_eq!(played.status(), Status::Won, "{code}");
            assert_eq!(analysis.min_moves, Some(played.moves()), "{code}");
            let standard = game.code().ruleset.preset == Preset::Standard;
            assert_eq!(analysis.best_score, standard.then(|| played.tally().score), "{code}");
        }
    }

    #[test]
    fn a_deal_that_no_line_wins_was_lost_by_nobody() {
        let analysis = Analysis::of(&game("TP1-C-AAAAAAD", "draw draw draw"), &mut Solver::new());
        assert_eq!((analysis.min_moves, analysis.lost_at, analysis.line.len()), (None, None, 0));
        assert!(analysis.best_score.is_some_and(|score| (500..749).contains(&score)));
    }

    #[test]
    fn the_operation_that_lost_the_deal_is_named() {
        // Drawing everything loses any deal that has to be played; the plain way of looking for the turning point.
        let mut lost = game("TP1-E-AAAAAAD", "");
        while lost.draw(0).is_ok() {}
        let mut solver = Solver::new();
        let winnable: Vec<bool> = lost
            .positions()
            .map(|position| solver.solve(lost.deal(), lost.code().ruleset, position).winnable())
            .collect();
        let expected = winnable.iter().position(|winnable| !winnable).unwrap();
        assert!(expected > 0);
        assert_eq!(Analysis::of(&lost, &mut solver).lost_at, u32::try_from(expected).ok());
        // Before it, nothing is lost.
        while lost.operations().len() >= expected {
            lost.undo(0).unwrap();
        }
        assert_eq!(Analysis::of(&lost, &mut solver).lost_at, None);
        assert!(Slot::all().all(|slot| lost.position().has_card(slot)));
    }
}
