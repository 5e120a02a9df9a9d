"""Choices of finished games that can be searched, and puzzles."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from bot.review.past_choices import (
    FIRST_PUZZLES,
    SUPPLY,
    PastChoice,
    Puzzle,
    choices_of,
    past_choice,
    puzzle_model,
    puzzle_of,
    read_puzzles,
    supply,
    write_puzzles,
)
from bot.tables.person import Person
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.decision import BACK, argument, verb
from engine.replay import Replay
from engine.setup.sets import FIRST_GAME
from storage.play.daily import PuzzleStanding
from storage.values import Player
from tests.bot.review.past import COMPUTERS, PEOPLE, replay, whole
from tests.bot.screens.build import named
from tests.bot.screens.past import replayed as golden
from tests.engine.goldens.recording import names, read

__all__ = ["replay"]

DRAFT = "pick-character"


def _kind(replay: Replay, number: int) -> str:
    decision = replay.step(number).decision
    return decision.kind if decision else ""


def test_all_choices_between_several_options_are_looked_at(replay: Replay) -> None:
    found = choices_of(whole(replay), 0, PEOPLE)
    assert len(found) > 10
    for choice in found:
        step = replay.step(choice.step)
        assert step.decision is not None
        assert (step.decision.seat, step.picks, step.decision.options) == (0, (choice.taken,), choice.options)
        assert len(choice.options) > 1
    steps = [replay.step(number) for number in range(1, replay.last + 1)]
    single = [
        each.number
        for each in steps
        if each.decision and each.decision.seat == 0 and each.decision.maximum == 1
        if len(each.decision.options) > 1
    ]
    assert [choice.step for choice in found] == single


def test_a_stand_ins_answers_are_left_out_but_for_characters(replay: Replay) -> None:
    everything = range(replay.last)
    own = choices_of(whole(replay), 0, PEOPLE)
    last = max(number for number, move in enumerate(replay.moves, start=1) if move.seat == 0)
    alone = choices_of(whole(replay, *(set(everything) - {last - 1})), 0, PEOPLE)
    alone = [each for each in alone if each.step != last]
    drafted = [each for each in own if verb(each.taken) == "character" and _kind(replay, each.step) == DRAFT]
    # Those may come from a wish, which is private.
    assert alone == drafted != []
    # A computer's answer in its own seat is its own.
    assert choices_of(whole(replay, *everything), 0, COMPUTERS) == own


def test_the_review_skips_answers_after_a_left_players_last_click(replay: Replay) -> None:
    own = choices_of(whole(replay), 0, PEOPLE)
    last = own[len(own) // 2].step
    later = [number - 1 for number in range(last + 1, replay.last + 1)]
    assert any(each.step > last and _kind(replay, each.step) == DRAFT for each in own)
    found = choices_of(whole(replay, *later), 0, PEOPLE)
    assert [each.step for each in found] == [each.step for each in own if each.step <= last]


def test_options_that_stay_open_in_the_turn_are_known(replay: Replay) -> None:
    """They can't make a choice wrong: the step that excluded them may be."""
    own = choices_of(whole(replay), 0, PEOPLE)
    turns = [each for each in own if _kind(replay, each.step) == "turn"]
    open_later = [(one, two) for one, two in pairwise(turns) if _turn(replay, one) == _turn(replay, two)]
    assert any({*two.options} - {two.taken, "end"} & {*one.options} for one, two in open_later)
    for one, two in open_later:
        assert one.later == {*two.options, *two.later} - {"end"}
        assert one.taken not in one.later
    drafted = [each for each in own if _kind(replay, each.step) == DRAFT]
    assert all(each.later == frozenset() for each in (*drafted, turns[-1]))


def _turn(replay: Replay, choice: PastChoice) -> tuple[int, int]:
    state = replay.step(choice.step).before.state
    return state.round, state.rank


def test_a_wish_that_was_granted_after_the_last_click_is_looked_at_if_nobody_played_for_them() -> None:
    found = 0
    for name in names():
        recorded = golden(read(name))
        seats = range(len(recorded.end.seats))
        people = named(*(str(seat) for seat in seats))
        for seat in seats:
            last = max(number for number, move in enumerate(recorded.moves, start=1) if move.seat == seat)
            draft = past_choice(last, recorded.step(last).decision, recorded.step(last).picks)
            if draft is None or _kind(recorded, last) != DRAFT:
                continue
            # For example, a seat that was killed in the last round wasn't asked again.
            wished = whole(recorded, last - 1)
            assert choices_of(wished, seat, people)[-1] == draft
            left = tuple(replace(each, resigned=True) for each in people)
            assert draft not in choices_of(wished, seat, left)
            found += 1
    assert found > 0


def test_choices_that_were_taken_back_are_left_out() -> None:
    found = 0
    for name in names():
        recorded = golden(read(name))
        for number, move in enumerate(recorded.moves, start=1):
            if move.picks != (BACK,):
                continue
            undone = max(each for each in range(1, number) if recorded.moves[each - 1].seat == move.seat)
            if recorded.moves[undone - 1].picks == (BACK,):
                continue
            players = tuple(Player(None, "", "") for _ in recorded.end.seats)
            steps = [each.step for each in choices_of(whole(recorded), move.seat, players)]
            assert undone not in steps
            assert number not in steps
            found += 1
    assert found > 0


@cache
def shipped() -> list[Puzzle]:
    return read_puzzles(SUPPLY)


def test_every_puzzle_has_its_question_and_a_clearly_best_option() -> None:
    for puzzle in shipped():
        _, decision = puzzle.position()
        chances = [each.prospect.chance for each in puzzle.candidates]
        assert sorted(decision.options) == sorted(each.option for each in puzzle.candidates)
        assert (decision.minimum, decision.maximum) == (1, 1)
        assert chances[0] >= max(chances[1:]) + 0.06
    assert len({puzzle.state for puzzle in shipped()}) == len(shipped())


def test_an_answer_counts_only_what_can_happen_in_the_round_of_its_question() -> None:
    for puzzle in shipped():
        game, _ = puzzle.position()
        picks = [each for each in puzzle.candidates if verb(each.option) == "character"]
        for each in picks if len(game.seats) > 3 else ():
            happened, character = dict(each.happened), argument(each.option)
            if RANK[character] == 1:
                assert not {"killed", "bewitched", "stole"} & {*happened}
            if RANK[character] == 2:
                assert "stole" not in happened
            if character == "king":
                # A killed King passes the crown on at the end of the round.
                assert happened.get("crown", 0) + happened.get("killed", 0) >= 1


def test_each_day_has_the_next_one_and_after_the_last_the_first_again(tmp_path: Path) -> None:
    path, few = tmp_path / "few.xz", [each for each in shipped() if each.for_beginners][:3]
    write_puzzles(path, few)
    found = supply(path)
    assert {*found.values()} == {*few}
    order = [*found.values()]
    assert [puzzle_of(found, day, {}) for day in (1, 2, 3, 4)] == [*order, order[0]]
    assert few[0].tag(1) != few[0].tag(4)


@pytest.mark.parametrize(
    ("answered", "day", "asked"),
    [
        ({}, 5, "a"),
        ({1: "a"}, 5, "b"),
        ({1: "a", 2: "b", 3: "d"}, 5, "c"),
        # After the last puzzle comes the first.
        ({4: "d"}, 8, "a"),
        # All are answered, so the day's puzzle comes again.
        ({1: "a", 2: "b", 3: "c", 4: "d"}, 6, "b"),
        # Today's answer stays.
        ({1: "a", 5: "b"}, 5, "b"),
        # The file was replaced, or an older release asked another puzzle.
        ({4: "", 5: "gone"}, 5, "a"),
    ],
)
def test_nobody_is_asked_what_they_have_answered_while_others_are_left(
    answered: dict[int, str], day: int, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.review.past_choices.FIRST_PUZZLES", 0)
    puzzles = {each: Puzzle(each, ()) for each in "abcd"}
    assert puzzle_of(puzzles, day, answered).state == asked


def test_the_first_puzzles_of_a_person_have_only_characters_of_a_first_game() -> None:
    puzzles, answered = supply(SUPPLY), dict[int, str]()
    hard = next(day for day in range(1, 200) if not puzzle_of(puzzles, day, _others()).for_beginners)
    for day in range(hard, hard + FIRST_PUZZLES):
        puzzle = puzzle_of(puzzles, day, answered)
        game, _ = puzzle.position()
        assert {*game.state.options.cast} <= {*FIRST_GAME.characters}
        answered[day] = puzzle.id
    assert not puzzle_of(puzzles, hard, _others()).for_beginners
    # The file has no such puzzles.
    only = {each: puzzle for each, puzzle in puzzles.items() if not puzzle.for_beginners}
    assert puzzle_of(only, 1, {}) is next(iter(only.values()))


def _others() -> dict[int, str]:
    """Return the answers of a person who has answered puzzles of other files."""
    return {-day: f"other {day}" for day in range(1, FIRST_PUZZLES + 1)}


def test_a_file_without_puzzles_has_none(tmp_path: Path) -> None:
    write_puzzles(tmp_path / "none.xz", ())
    with pytest.raises(LookupError):
        supply(tmp_path / "none.xz")


def test_a_model_has_what_the_asked_seat_sees_and_nothing_more() -> None:
    puzzle = shipped()[0]
    game, decision = puzzle.position()
    by = Person(7, "Ada", 1, Language(), manager=False)
    model = puzzle_model(puzzle, 1, by, PuzzleStanding("", {}))
    assert model.panel.view == game.view(decision.seat)
    assert [player.name for player in model.panel.players].index("Ada") == decision.seat
    assert all(player.computer for player in model.panel.players if player.name != "Ada")
