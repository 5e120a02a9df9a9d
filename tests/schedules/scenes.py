"""The beginning of schedules: a game in the middle, shown by a bot that has ended."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import detangle
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from ai import random_choice
from bot.tables import moves
from bot.tables.timing import Instant
from engine.decision import Decision
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from storage.database.migrator import migrations
from storage.pace import Pace
from storage.values import OPENING_EVENTS, Choice, Click
from tests.schedules.disk import connect, contents
from tests.schedules.fake_discord import FakeDiscord
from tests.schedules.world import WALL, Scene, World
from tests.storage.samples import GAME, lobby, opened

PACE = Pace("live", 300)


@contextmanager
def simulated() -> Generator[None]:
    """Replace the disk and the Discord of the processes by the simulated ones."""

    async def request(_adapter: object, route: Any, session: Any, **more: Any) -> Any:
        return await session.request(route, more.get("payload"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.database.sqlite.sqlite_backend.connect", connect)
        # They are read from files at every start.
        known = migrations()
        patch.setattr("storage.database.migrator.migrations", lambda _="": known)
        patch.setattr(AsyncWebhookAdapter, "request", request)
        yield


def scene(folder: Path, until: Callable[[Decision], bool], *, people: int = 3, left: float = 600.0) -> Scene:
    """Play until a question that fits `until`, and show it; the asked player has `left` seconds."""
    file = folder / "scene.sqlite3"
    game = asyncio.run(_stored(file, until, people, left))
    with sqlite3.connect(file) as connection:
        stored = contents(connection)
    connection.close()
    file.unlink()
    return detangle.run(lambda: _shown(Scene(stored, FakeDiscord(), game)))


async def _stored(file: Path, until: Callable[[Decision], bool], people: int, left: float) -> Game:
    rng, now = random.Random(3), Instant(0.0, WALL)
    waiting = lobby(GAME)
    players = tuple(
        replace(each, user_id=101 + seat, name=f"person {seat}") if seat < people else each
        for seat, each in enumerate(waiting.setup.players)
    )
    waiting = replace(waiting, setup=replace(waiting.setup, players=players).with_chosen(pace=PACE))
    options = FIRST_GAME.options(4)
    game = Game.new(options, 4, waiting.setup.seed)
    opening = Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(game.events), 101)
    setup, choices = moves.begin(replace(waiting.setup, options=options), game, now)
    async with opened(file) as store:
        await store.games.add(waiting, Click(1, 101, "open"))
        stored = replace(waiting, status="running", setup=setup, game=game)
        stored = await store.games.save(stored, choices=[opening, *choices])
        while (decision := game.decision) is None or not until(decision):
            assert decision is not None, "nobody is asked that"
            game = game.copy()
            picks = random_choice(decision, rng)
            user = players[decision.seat].user_id
            setup, choices = moves.answer(
                stored.setup, game, decision.seat, picks, decision.number, now, user=user
            )
            stored = await store.games.save(replace(stored, setup=setup, game=game), choices=choices)
        clock = stored.setup.times.clock
        if clock is not None and clock.until is not None:
            await store.running_time.note(clock.until - left)
    return game


async def _shown(scene: Scene) -> Scene:
    with simulated():
        world = World(scene)
        await world.start()
        await world.settle()
        assert not world.problems
        stored = contents(world.disk.connection)
        world.close()
        return Scene(stored, world.discord, scene.game)
