"""A recorded game, stepped through: each step is what happened then, whichever step you start from."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from engine import Game
from engine.replay import COPY_INTERVAL, Move, Replay, ReplayError, ReplayStep, followed
from tests.engine.goldens.recording import Golden, event_text, names, read

GOLDEN = read(next(name for name in names() if "7s9c" in name))


def replayed(golden: Golden) -> Replay:
    return Replay(golden.options, golden.seats, golden.seed, golden.choices())


@pytest.fixture(scope="module")
def replay() -> Replay:
    return replayed(GOLDEN)


def told(step: ReplayStep) -> str:
    """Return the beginning of a step's line in a recorded game."""
    who = "deal" if step.decision is None else " ".join((str(step.decision.seat), *step.picks))
    return f"{who} | {'; '.join(map(event_text, step.events))} | "


@pytest.mark.in_turns
@pytest.mark.parametrize("name", names())
def test_every_step_is_a_line_of_the_recorded_game(name: str):
    golden = read(name)
    replay = replayed(golden)
    assert replay.last == len(golden.lines) - 1
    for number, line in enumerate(golden.lines):
        assert line.startswith(told(replay.step(number)))
    assert tuple((score.seat, score.total) for score in replay.end.state.scores) == golden.scores


def test_a_step_is_between_the_one_before_it_and_the_one_after_it(replay: Replay):
    steps = [replay.step(number) for number in range(replay.last + 1)]
    assert steps[0].before.state == steps[0].after.state
    for one, other in pairwise(steps):
        assert one.after.state == other.before.state
        assert one.after.decision == other.decision
        assert other.decision is not None
        assert other.decision.number == one.number
        assert one.round <= other.round == other.before.state.round


def test_looking_at_steps_in_any_order_changes_none_of_them(replay: Replay):
    numbers = [0, 1, COPY_INTERVAL - 1, COPY_INTERVAL, COPY_INTERVAL + 1, 2 * COPY_INTERVAL, replay.last] * 3
    random.Random(1).shuffle(numbers)
    fresh = replayed(GOLDEN)
    for number in numbers:
        one, other = replay.step(number), fresh.step(number)
        assert told(one) == told(other)
        assert one.after.state == other.after.state


def test_a_round_begins_where_its_first_character_is_chosen(replay: Replay):
    assert replay.rounds[0] == 0
    assert len(replay.rounds) == replay.end.state.round
    for number, first in enumerate(replay.rounds[1:], start=2):
        step = replay.step(first)
        assert step.decision is not None
        assert (step.round, step.before.state.phase) == (number, "selection")
        assert replay.step(first - 1).round == number - 1
        assert "round-began" in {event.kind for event in replay.step(first - 1).events}
    assert replay.round_of(replay.last) == len(replay.rounds)


def test_moves_that_are_too_few_or_too_many_are_no_game():
    moves = GOLDEN.choices()
    for wrong in (moves[:-1], [*moves, Move(0, ("end",))], moves[1:]):
        with pytest.raises(ReplayError):
            Replay(GOLDEN.options, GOLDEN.seats, GOLDEN.seed, wrong)


def test_moves_are_followed_to_the_end_of_the_game(replay: Replay):
    end = followed(GOLDEN.options, GOLDEN.seats, GOLDEN.seed, GOLDEN.choices())
    last = replay.step(replay.last).after
    assert isinstance(last, Game)
    assert end.over
    assert end.state == last.state


def test_an_error_that_says_nothing_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Game, "choose", fail)
    with pytest.raises(ReplayError, match=r"choice 1 doesn't fit: AssertionError\(\)"):
        replayed(GOLDEN)
    monkeypatch.setattr(Game, "new", fail)
    with pytest.raises(ReplayError, match=r"it can't be set up: AssertionError\(\)"):
        replayed(GOLDEN)


def test_other_rules_make_another_game_or_none():
    options = replace(GOLDEN.options, rules=replace(GOLDEN.options.rules, city_size=4))
    with pytest.raises(ReplayError):
        Replay(options, GOLDEN.seats, GOLDEN.seed, GOLDEN.choices())


def test_the_game_that_is_kept_is_not_played_on(replay: Replay):
    step = replay.step(COPY_INTERVAL + 5)
    assert isinstance(step.after, Game)
    before = step.after.copy().state
    decision = step.after.decision
    assert decision is not None
    step.after.choose(decision.seat, decision.options[: decision.minimum] or decision.options[:1])
    assert replay.step(COPY_INTERVAL + 5).after.state == before
