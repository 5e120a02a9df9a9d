"""A tournament continues by itself, and is as people were told, whatever fails."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial

import detangle
import pytest

from bot.screens.tournament import tournament_screen
from bot.tables.tournaments import course
from bot.tables.tournaments.tournament_models import model_of
from bot.view_models.tournament import TournamentModel
from bot.words.language import Language
from storage.play.tournament import ABSENT
from tests.schedules.cup import BOSS, CUP, PEOPLE, Cup, opened_cup, short_games
from tests.schedules.fake_discord import controls, words
from tests.schedules.world import Scene

pytestmark = pytest.mark.in_turns

RUNS, SEED = 5, 20

LONGEST = 320.0  # Seconds after which everything that failed has been repeated.


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return opened_cup(tmp_path_factory.mktemp("cup"))


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Use the simulation, and disable logging."""
    logging.disable(logging.WARNING)
    try:
        with short_games():
            yield
    finally:
        logging.disable(logging.NOTSET)


async def story(world: Cup) -> None:
    """Three people play two rounds, one of them only the first. Then a result is corrected."""
    here = PEOPLE
    joined = [world.insist(user, f"cit:cup:join:{CUP}", partial(_joined, world, user)) for user in here]
    await asyncio.gather(*joined)
    await shown(world)
    await world.press(BOSS, f"cit:cup:begin:{CUP}:0", lambda: bool(world.now.rounds))
    for number in (1, 2):
        await world.until(lambda number=number: len(world.now.rounds) == number)
        (table,) = world.now.rounds[-1].tables
        came = [
            world.insist(user, f"cit:join:{table.game}", partial(world.came, table.game, user))
            for user in here
        ]
        start = world.insist(here[0], f"cit:start:{table.game}", partial(world.begun, table.game))
        await asyncio.gather(*came, start, world.play(table.game))
        here = PEOPLE[:2]
    await world.until(lambda: bool(world.now.ended))
    await shown(world)
    places = ("3", "1", "2")
    await world.change(lambda it: course.with_correction(it, it.rounds[0].tables[0].game, places, BOSS))


def _joined(world: Cup, user: int) -> bool:
    return world.now.entrant(user) is not None


async def shown(world: Cup) -> None:
    """Wait until all failed work was repeated, and check that everybody sees the current tournament."""
    faults = world.discord.faults, world.disk.faults
    world.discord.faults = world.disk.faults = 0
    model: TournamentModel | None = None
    while model is None:
        process = await world.owner()
        await asyncio.sleep(LONGEST)
        task = await process.done(model_of(world.now, process.bot.store))
        model = task.result() if task.done() and process.on else None
    world.discord.faults, world.disk.faults = faults
    button = f"cit:cup:manage:{CUP}"
    newest = [each for each in world.public if button in controls(each.components)][-1]
    wanted = tournament_screen(model, Language()).to_components()
    assert words(newest.components) == words(wanted), "its message is old"


async def check(world: Cup) -> None:
    """Check the stored data, and that everything was shown once."""
    await shown(world)
    assert not world.problems, world.problems
    first, second = [past.tables[0] for past in world.now.rounds]
    assert first.places == (3, 1, 2)
    absent = [user for user, place in zip(second.people, second.places, strict=True) if place == ABSENT]
    assert absent == [PEOPLE[2]]
    connection = world.disk.connection
    games = {row[0] for row in connection.execute("SELECT id FROM games")}
    assert games == {first.game, second.game}, "a round was stored that isn't one"
    assert not connection.execute("SELECT active FROM tournaments").fetchone()[0], "its end is still owed"
    posts = [each for each in world.public if each.nonce.startswith("cup")]
    assert len(posts) == 4, "sign-up, two rounds, and the end"


@pytest.mark.parametrize("trouble", ["requests", "disk", "crash", "several"])
def test_a_tournament_goes_on(opened: Scene, trouble: str) -> None:
    async def run() -> None:
        crashes = detangle.randint(1, 3) if trouble in ("crash", "several") else 0
        world = Cup(opened, crashes, several=trouble == "several")
        try:
            await world.owner()
            world.discord.faults = {"requests": 8, "crash": 2, "several": 2}.get(trouble, 0)
            world.disk.faults = {"disk": 6, "several": 2}.get(trouble, 0)
            await story(world)
            await check(world)
        finally:
            world.close()

    detangle.explore(run, runs=RUNS, seed=SEED, database=False, name=f"tournament_{trouble}")
