"""Thousands of orders of clicks, clocks, computers, boards and crashes, with checks for all.

`DETANGLE_RUNS=2000` explores more of each story, `DETANGLE_SEED=7` others; a failure prints the
`DETANGLE_REPLAY=...` that repeats it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import detangle
import pytest

from bot.tables.background.recovery import evict
from storage.database.storage_errors import StaleVersionError
from tests.schedules.checks import check
from tests.schedules.people import answer, answering, forged, press, question, wish
from tests.schedules.power import FAR
from tests.schedules.scenes import scene, simulated
from tests.schedules.world import Process, Scene, World
from tests.storage.samples import GAME

pytestmark = pytest.mark.in_turns

RUNS, SEED = 30, 20
FAULTS = 2  # How many requests to Discord, or statements, may fail in a schedule.

WITHIN = 90  # Pieces of work after which a crash comes at the latest: more than most schedules have.

TROUBLE = ("none", "faults", "crash", "disk")

Story = Callable[[World, Process], Awaitable[None]]


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """A game in which somebody chooses a character. The next ones are a person and a computer."""
    return scene(tmp_path_factory.mktemp("draft"), lambda decision: decision.kind == "pick-character")


@pytest.fixture(scope="module")
def turn(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """A game in which it is a person's turn."""
    return scene(
        tmp_path_factory.mktemp("turn"), lambda decision: decision.kind == "turn" and decision.seat < 3
    )


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """A game in which a player has five seconds left to answer."""
    return scene(
        tmp_path_factory.mktemp("late"),
        lambda decision: decision.kind == "turn" and decision.seat < 3,
        left=5,
    )


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Use the simulation, and disable logging, which takes longer than the exploration."""
    logging.disable(logging.WARNING)
    try:
        with simulated():
            yield
    finally:
        logging.disable(logging.NOTSET)


def explore(begun: Scene, story: Story, trouble: str) -> None:
    """Run a story in many orders, while requests fail or the process dies at any time.

    Alternatively, the disk fails.
    """

    async def run() -> None:
        world = World(begun)
        crash = trouble == "crash"
        process = await world.start(1 + detangle.randint(0, WITHIN) if crash else FAR)
        world.discord.faults = FAULTS if trouble in ("faults", "crash") else 0
        world.disk.faults = FAULTS if trouble == "disk" else 0
        try:
            await story(world, process)
            if crash:
                process.end()
                await world.start()
            await check(world, smooth=trouble == "none")
        finally:
            world.close()

    detangle.explore(run, runs=RUNS, seed=SEED, database=False, name=story.__name__)


def asked(world: World) -> int:
    """Return the person who is asked at the beginning."""
    decision = world.scene.game.decision
    assert decision is not None
    return 101 + decision.seat


async def two_at_once(world: World, process: Process) -> None:
    """The asked player answers twice, and somebody else tries to."""
    who, state = asked(world), world.scene.game.state
    other = 101 + (who - 100) % 3
    await press(world, process, who, "play")
    clicks = [forged(world, process, who, who - 101, state.number, option) for option in (0, 1)]
    clicks.append(forged(world, process, other, who - 101, state.number, 0))
    await asyncio.gather(*(each.delivered(process) for each in clicks))


async def the_same_click_twice(world: World, process: Process) -> None:
    """Discord delivers an answer twice, while its player continues."""
    who = asked(world)
    await press(world, process, who, "play")
    found = question(world, who)
    if found is None:
        return
    click = answering(world, process, who, found)
    await asyncio.gather(click.delivered(process), click.delivered(process))
    await answer(world, process, who)


async def people_play(world: World, process: Process) -> None:
    """All three look at the game and answer their questions, while boards and panels are updated."""
    await asyncio.gather(*(answer(world, process, user, 2) for user in (101, 102, 103)))


async def all_wish(world: World, process: Process) -> None:
    """All three wish for characters while they are asked for one, and one of them wishes twice."""
    wishes = [wish(world, process, user) for user in (101, 102, 103, 101)]
    await asyncio.gather(*wishes, answer(world, process, asked(world)))


async def the_clock_runs_out(world: World, process: Process) -> None:
    """A player answers just when their time runs out."""
    who = asked(world)
    await press(world, process, who, "play")
    await asyncio.sleep(5.0 - asyncio.get_running_loop().time() + detangle.randint(-2, 2) * 0.01)
    await answer(world, process, who, 2)


async def replaced_and_back(world: World, process: Process) -> None:
    """A computer plays for a person who comes back, while others press *Replace*."""
    who, rest = asked(world), [user for user in (101, 102, 103) if user != asked(world)]

    async def leave() -> None:
        table = await process.bot.registry.get(GAME)
        await process.bot.answering.leave(table, who - 101)

    await process.done(leave())
    await asyncio.gather(
        press(world, process, who, "back"),
        answer(world, process, who, 2),
        *(press(world, process, user, "replace") for user in rest),
    )


async def while_leaving_memory(world: World, process: Process) -> None:
    """The table leaves memory while people click."""

    async def sweep() -> None:
        bot = process.bot
        for _ in range(3):
            for table in bot.registry.tables:
                table.used = float("-inf")
            evict(bot.registry, bot.delivery.sync.needs)
            await asyncio.sleep(detangle.randint(0, 3) * 0.1)

    await asyncio.gather(sweep(), people_play(world, process))


async def two_processes(world: World, process: Process) -> None:
    """Two processes serve one game. Clicks come to one or the other, and somebody leaves the server."""
    other = await world.start()

    async def person(user: int) -> None:
        for _ in range(2):
            await answer(world, (process, other)[detangle.randint(0, 1)], user)

    async def leave() -> None:
        table = await other.bot.registry.get(GAME)
        with suppress(StaleVersionError):
            await other.bot.answering.leave(table, 2)

    await asyncio.gather(*(person(user) for user in (101, 102, 103)), other.done(leave()))


@pytest.mark.parametrize("trouble", TROUBLE)
@pytest.mark.parametrize("story", [two_at_once, the_same_click_twice, people_play, all_wish])
def test_while_characters_are_chosen(draft: Scene, story: Story, trouble: str) -> None:
    explore(draft, story, trouble)


@pytest.mark.parametrize("trouble", TROUBLE)
@pytest.mark.parametrize("story", [people_play, replaced_and_back, while_leaving_memory])
def test_in_a_turn(turn: Scene, story: Story, trouble: str) -> None:
    explore(turn, story, trouble)


@pytest.mark.parametrize("trouble", TROUBLE)
def test_the_clock_and_a_click(late: Scene, trouble: str) -> None:
    explore(late, the_clock_runs_out, trouble)


def test_two_processes(turn: Scene) -> None:
    explore(turn, two_processes, "none")
