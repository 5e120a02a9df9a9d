"""Puzzles are found in games of computers and in records, and added to a file."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.review.past_choices import SUPPLY, Puzzle, read_puzzles
from engine.decision import Decision
from engine.game import Game
from lab import main, puzzles
from lab.puzzles import Pass, found_in, narrowed, played, recorded
from lab.shortcuts import ShareCounter
from storage.results.game_record import GameRecord, RecordedChoice, RecordedSeat, differing


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count an option as clearly best if it leads after two worlds."""
    short = Pass(2, 1, 7, -100.0)
    monkeypatch.setattr(puzzles, "PROOF", short._replace(among=2))
    monkeypatch.setattr(puzzles, "PASSES", (short,))
    monkeypatch.setattr(puzzles, "CLEAR_GAP", 0.001)


@pytest.mark.usefixtures("_quickly")
def test_a_puzzle_is_a_position_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "SEARCHED_SHARE", 1.0)
    finished = next(played(3))
    (puzzle,) = found_in(finished, ShareCounter(()))
    there, decision = puzzle.position()
    game = Game.new(finished.options, finished.seats, finished.seed)
    for move in finished.moves[: decision.number]:
        game.choose(*move)
    assert there.state == game.state
    chances = [each.prospect.chance for each in puzzle.candidates]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.usefixtures("_quickly")
def test_what_is_not_wanted_is_searched_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unwanted(ShareCounter):
        """Rejects all puzzles."""

        def wants(self, puzzle: Puzzle) -> bool:
            assert puzzle.candidates
            return False

    monkeypatch.setattr(puzzles, "SEARCHED_SHARE", 1.0)
    monkeypatch.setattr(puzzles, "PROOF", None)
    assert [*found_in(next(played(3)), Unwanted(()))] == []


@pytest.mark.usefixtures("_quickly")
def test_new_puzzles_go_to_the_file_beside_those_that_it_has(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.xz"
    for most in (1, 2):
        assert main(["puzzles", str(path), "--most", str(most), "--seed", str(most)]) == 0
        assert len(read_puzzles(path)) == most


def test_games_come_from_their_records(tmp_path: Path) -> None:
    finished = next(played(3))
    options, seats, seed, moves = finished
    record = GameRecord(
        version=2,
        game="abcdefgh",
        edition=options.edition,
        cast=options.cast,
        uniques=options.uniques,
        rules=differing(options.edition, options.rules),
        seats=tuple(RecordedSeat(click=str(seat)) for seat in range(seats)),
        start="1",
        commitment=seed,
        secret=seed,
        seed=seed,
        choices=tuple(RecordedChoice(seat=move.seat, picks=move.picks) for move in moves),
        scores=(),
    )
    path = tmp_path / "record.json"
    path.write_text(record.sealed().text(), encoding="ascii")
    assert list(recorded([path])) == [finished]


def test_of_a_turn_only_what_excludes_the_rest_is_offered() -> None:
    turn = Decision(1, 0, "turn", ("gather:gold", "gather:cards", "use:kill"))
    assert narrowed(turn).options == ("gather:gold", "gather:cards")
    turn = replace(turn, options=("use:kill", "build:manor", "build:tavern", "end"))
    assert narrowed(turn).options == ("build:manor", "build:tavern", "end")
    named = Decision(1, 0, "kill", ("character:thief", "character:king"))
    assert narrowed(named) == named


def test_no_puzzle_offers_two_answers_that_come_to_the_same() -> None:
    for puzzle in read_puzzles(SUPPLY):
        assert len({each.prospect for each in puzzle.candidates}) == len(puzzle.candidates)
