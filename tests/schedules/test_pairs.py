"""Games that differ only in a secret, or in a hidden step, look the same at the same time."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.decision import BACK, verb
from engine.events import Event, visible
from engine.game import Game
from engine.rng import Stream
from storage.pace import HOUR, LIVE, NO_CLOCK, Pace, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup
from tests.schedules.pairs import EVERYBODY, Position, Story, Table, choose, positions, received, scene
from tests.schedules.people import press
from tests.schedules.world import Process, World

pytestmark = pytest.mark.in_turns

SHORT = Pace("slow", 6 * HOUR)
CHANNEL = PersonSettings(calls="channel", reminders=2)
DIRECT = PersonSettings(calls="direct", reminders=2)
QUIET = PersonSettings(calls="channel", reminders=2, quiet=QuietHours(7 * 60, 9 * 60 + 30, "UTC"))
"""It is 8:00 when a pair begins."""

ALL = 8
WORLDS = 10  # How many worlds each question tries.

LOOKS = ("play", "hand", "log")
PLAYED = 25  # After how many choices we search for pairs: somebody has a city by then.

NAMED = {setup.name: setup for setup in SETUPS}


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Disable logging, which takes longer than the comparison."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


# Each scene has its table, and says whether a player compares, or a spectator.
SECRETS = [
    ("2016-first_game-4s8c", Table(ALL, LIVE, CHANNEL), False),
    ("2016-first_game-4s8c", Table(ALL, SHORT, QUIET), True),
    ("2016-cunning_agents-5s9c", Table(2, LIVE, CHANNEL), False),
    ("2016-vicious_nobles-7s8c", Table(ALL, LIVE, CHANNEL), True),
    ("2016-random1-3s9c", Table(ALL, SHORT, CHANNEL), False),
    ("2016-devious_dignitaries-4s9c", Table(2, SHORT, DIRECT), True),
    ("deluxe-first_game-5s8c", Table(2, LIVE, CHANNEL), False),
    ("deluxe-tenacious_delegates-4s8c", Table(ALL, SHORT, DIRECT), True),
    ("deluxe-random1-4s9c", Table(2, LIVE, CHANNEL), True),
    ("deluxe-random3-5s9c", Table(ALL, NO_CLOCK, CHANNEL), False),
    ("classic-first_game-3s8c", Table(ALL, LIVE, CHANNEL), False),
    ("classic-random2-5s9c", Table(ALL, LIVE, CHANNEL), True),
    ("classic-czech-random0-4s8c", Table(ALL, SHORT, CHANNEL), True),
]


@pytest.mark.parametrize(("name", "table", "plays"), SECRETS)
def test_nobody_notices_what_they_may_not_know(
    tmp_path: Path, name: str, table: Table, *, plays: bool
) -> None:
    position, world, reader = _worlds(NAMED[name], table, plays=plays)
    user = EVERYBODY if reader is None else 101 + reader
    actor, (pick,) = 101 + position.decision.seat, position.picks

    async def story(world: World, process: Process) -> None:
        for action in LOOKS if plays else ():
            await press(world, process, user, action)
        await asyncio.sleep(1)
        await press(world, process, actor, "play")
        await choose(world, process, pick)
        for action in LOOKS if plays else ():
            await press(world, process, user, action)

    one, other = (
        received(scene(tmp_path, each, table), story, {EVERYBODY, user}) for each in (position, world)
    )
    assert one == other


def _worlds(setup: Setup, table: Table, *, plays: bool) -> tuple[Position, Position, int | None]:
    """Return two positions whose answer looks the same to a reader, and the reader."""
    chance = Random(setup.seed)
    people = min(table.people, setup.seats)
    for position in positions(setup):
        actor = position.decision.seat
        if len(position.choices) < PLAYED or actor >= people or len(position.picks) != 1:
            continue
        reader = (actor + 1) % people if plays else None
        if chance.random() < 0.5:
            continue
        for _ in range(WORLDS):
            state = another_world(position.game.state, reader, chance)
            # The seed is checked when a game is loaded.
            state.rng = Stream(position.game.state.rng.seed, chance.randrange(1000))
            world = Game(state)
            asked = _asked_next(position, world, reader)
            if asked is not None and world.decision and (people < setup.seats) == (asked >= people):
                other = Position(world, position.choices, world.decision, position.picks)
                return position, other, reader
    raise AssertionError("there is no such pair")


def _asked_next(position: Position, world: Game, reader: int | None) -> int | None:
    """Return who is asked next, if the answer is possible in both worlds and looks the same to a reader.

    Somebody other than the reader must then have more or fewer options; otherwise `None`.
    """
    seat, picks, asked = position.decision.seat, position.picks, world.decision
    if asked is None or not {*picks} <= {*asked.options, BACK} or asked.minimum > 1:
        return None
    one, other = position.game.copy(), world.copy()
    if _told(one.choose(seat, picks), reader) != _told(other.choose(seat, picks), reader):
        return None
    following, there = one.decision, other.decision
    if (
        following is None
        or there is None
        or any(one.view(each) != other.view(each) for each in (None, reader))
    ):
        return None
    if following.seat == reader:
        # The question isn't part of a view.
        return reader if following == there else None
    return following.seat if len(following.options) != len(there.options) else None


def _told(events: list[Event], reader: int | None) -> list[Event]:
    return [each for each in events if visible(each, reader)]


# Each scene has its table, and the hidden step of the asked player.
STEPS = [
    ("2016-first_game-4s8c", Table(ALL, LIVE, CHANNEL), "taken back"),
    ("classic-first_game-5s8c", Table(2, LIVE, CHANNEL), "left open"),
    ("2016-cunning_agents-4s8c", Table(ALL, SHORT, CHANNEL), "taken back"),
    ("deluxe-first_game-3s9c", Table(ALL, SHORT, QUIET), "taken back"),
    ("deluxe-first_game-4s8c", Table(ALL, SHORT, CHANNEL), "armed"),
    ("deluxe-random1-5s9c", Table(ALL, LIVE, CHANNEL), "disarmed"),
    ("2016-vicious_nobles-3s9c", Table(ALL, SHORT, CHANNEL), "looked"),
]


@pytest.mark.parametrize(("name", "table", "what"), STEPS)
def test_nobody_notices_a_step_that_changes_nothing_for_them(
    tmp_path: Path, name: str, table: Table, what: str
) -> None:
    position, steps = _with_steps(NAMED[name], table, what)
    seat = position.decision.seat
    others = {EVERYBODY, *(101 + each for each in range(NAMED[name].seats) if each != seat)}
    pause = 2.1 * HOUR if table.pace == SHORT else 20.0

    def story(*, done: bool) -> Story:
        async def told(world: World, process: Process) -> None:
            await asyncio.sleep(10)
            await press(world, process, 101 + seat, "play")
            await asyncio.sleep(pause)
            for step in steps:
                if done and step in LOOKS:
                    await press(world, process, 101 + seat, step)
                elif done:
                    await choose(world, process, step)
                await asyncio.sleep(1)
            await asyncio.sleep(pause)
            if what != "left open":
                await choose(world, process, _seen(position))

        return told

    begun = scene(tmp_path, position, table)
    assert received(begun, story(done=True), others) == received(begun, story(done=False), others)


def _with_steps(setup: Setup, table: Table, what: str) -> tuple[Position, tuple[str, ...]]:
    """Return a position in which another's answer began somebody's turn, and the steps of that turn."""
    for position in positions(setup):
        decision, before = position.decision, position.choices[-1].seat
        if decision.kind == "turn" and before != decision.seat < table.people:
            steps = _steps(position, what)
            if steps and len(position.choices) >= PLAYED:
                return position, steps
    raise AssertionError("nobody can do that")


def _steps(position: Position, what: str) -> tuple[str, ...]:
    """Return such steps; none if this position has none."""
    if what == "looked":
        return LOOKS
    for option in position.decision.options:
        arms = verb(option) == "arm"
        if what in ("armed", "disarmed") and arms:
            return (option, f"dis{option}") if what == "disarmed" else (option,)
        if what in ("left open", "taken back") and not arms and _is_begun(position, option):
            return (option, BACK) if what == "taken back" else (option,)
    return ()


def _is_begun(position: Position, option: str) -> bool:
    """Return whether an answer begins something that can be taken back."""
    ahead = position.game.copy()
    told = _told(ahead.choose(position.decision.seat, (option,)), None)
    return not told and ahead.decision is not None and ahead.decision.back


def _seen(position: Position) -> str:
    """Return an answer with a public effect."""
    for option in position.decision.options:
        if _told(position.game.copy().choose(position.decision.seat, (option,)), None):
            return option
    raise AssertionError("nobody sees any of it")
