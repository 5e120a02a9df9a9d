"""Puzzles of the day: those that ship can be read and have a clearly best option."""

from functools import cache
from pathlib import Path

from bot.review.past_choices import SUPPLY, Puzzle, puzzle_model, puzzle_of, read_puzzles, write_puzzles
from bot.tables.person import Person
from bot.words.language import Language
from storage.play.puzzles import PuzzleStanding


@cache
def supply() -> list[Puzzle]:
    return read_puzzles(SUPPLY)


def test_every_puzzle_has_its_question_and_a_clearly_best_option() -> None:
    for puzzle in supply():
        _, decision = puzzle.position()
        chances = [each.prospect.chance for each in puzzle.candidates]
        assert sorted(decision.options) == sorted(each.option for each in puzzle.candidates)
        assert (decision.minimum, decision.maximum) == (1, 1)
        assert chances[0] >= max(chances[1:]) + 0.06
    assert len({puzzle.state for puzzle in supply()}) == len(supply())


def test_each_day_has_the_next_one_and_after_the_last_the_first_again(tmp_path: Path) -> None:
    path, few = tmp_path / "few.xz", supply()[:3]
    write_puzzles(path, few)
    found = read_puzzles(path)
    assert sorted(found) == sorted(few)
    assert [puzzle_of(path, day) for day in (1, 2, 3, 4)] == [*found, found[0]]
    assert few[0].tag(1) != few[0].tag(4)


def test_a_model_has_what_the_asked_seat_sees_and_nothing_more() -> None:
    puzzle = supply()[0]
    game, decision = puzzle.position()
    by = Person(7, "Ada", 1, Language(), manager=False)
    model = puzzle_model(puzzle, 1, by, PuzzleStanding("", {}))
    assert model.panel.view == game.view(decision.seat)
    assert model.table == game.view(None)
    assert [player.name for player in model.panel.players].index("Ada") == decision.seat
    assert all(player.computer for player in model.panel.players if player.name != "Ada")
