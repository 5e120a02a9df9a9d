"""Recorded games go as they were recorded (`python -m tests.engine.goldens`)."""

from dataclasses import replace

import pytest

from engine import Game
from tests.engine.goldens.covering import choose_games, uncovered
from tests.engine.goldens.recording import Golden, difference, names, read, seen_now

# Hundreds of whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

NAMES = names()
HINT = "wanted? python -m tests.engine.goldens --write"


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_goes_as_recorded(name: str) -> None:
    first = difference(read(name))
    assert not first, f"{first}\n\n{HINT}"


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_with_the_recorded_scores(name: str) -> None:
    golden = read(name)
    game = Game.new(golden.options, golden.seats, golden.seed)
    for seat, picks in golden.choices():
        game.choose(seat, picks)
    assert game.over
    assert tuple((score.seat, score.total) for score in game.state.scores) == golden.scores


def test_everything_happens_in_some_recorded_game() -> None:
    """Every card, question, power and event happens; new ones have to be recorded."""
    missing = uncovered(golden for golden in map(read, NAMES) if not difference(golden))
    assert not missing, f"not covered: {', '.join(sorted(missing))}\n\n{HINT}"


def test_recorded_things_are_not_recorded_again() -> None:
    games = [read(name) for name in NAMES]
    # If something is missing, games to choose from are played for minutes.
    assert not uncovered(games), HINT
    assert choose_games(games) == ([], set())


# The comparison would notice


def changed(golden: Golden, number: int, old: str, new: str) -> Golden:
    """Return a record with one wrong line."""
    lines = list(golden.lines)
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    return replace(golden, lines=tuple(lines))


@pytest.fixture(scope="module")
def golden() -> Golden:
    return read(NAMES[0])


def line_with(golden: Golden, text: str) -> int:
    return next(number for number, line in enumerate(golden.lines) if text in line)


def test_another_event_is_named(golden: Golden) -> None:
    number = line_with(golden, "| gathered-gold 1 2 |")
    told = difference(changed(golden, number, "gathered-gold 1 2", "gathered-gold 1 9"))
    assert told.splitlines() == [
        f"{golden.name}: line {number} of {len(golden.lines)}",
        "  1 gather:gold",
        "  - gathered-gold 1 9",
        "  + gathered-gold 1 2",
    ]


def test_another_view_alone_is_recorded_again_but_another_event_is_not(golden: Golden) -> None:
    seen = golden.lines[1].rpartition(" ")[2]
    assert seen_now(changed(golden, 1, seen, "0" * 12)) == golden
    number = line_with(golden, "| gathered-gold 1 2 |")
    other = changed(golden, number, "gathered-gold 1 2", "gathered-gold 1 9")
    assert seen_now(other) == other
