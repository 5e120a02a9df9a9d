"""What a person or a channel may have is counted by the database, so it holds for all processes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Game
from storage.errors import StaleVersionError
from storage.openings import MOST_IN_CHANNEL
from storage.records import Click, StoredGame
from storage.store import Store
from tests.storage.samples import dealt, lobby, opened, running

pytestmark = pytest.mark.both_databases

PROCESSES = 3


@pytest.fixture
async def stores(place: Path | str) -> AsyncIterator[list[Store]]:
    """The stores of some processes on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(opened(place)) for _ in range(PROCESSES)]


async def _open_at_once(stores: list[Store], games: list[StoredGame]) -> list[str]:
    """Open all games at once, in all processes; return those that were."""

    async def add(number: int, game: StoredGame) -> str:
        store = stores[number % PROCESSES]
        try:
            await store.games.add(game, Click(number + 1, game.setup.host, "open"), limited=True)
        except StaleVersionError:
            return ""
        return game.id

    found = await asyncio.gather(*(add(number, game) for number, game in enumerate(games)))
    return [each for each in found if each]


def _lobbies(hosts: list[int], channels: list[int]) -> list[StoredGame]:
    return [
        replace(each := lobby(f"game{number:04}", channel), setup=replace(each.setup, host=host))
        for number, (host, channel) in enumerate(zip(hosts, channels, strict=True))
    ]


async def test_a_person_opens_one_lobby(stores: list[Store]) -> None:
    opened = await _open_at_once(stores, _lobbies([101] * 12, list(range(12))))
    assert opened == await stores[0].games.open_lobbies_of(101)
    assert len(opened) == 1
    # One that is closed leaves room.
    loaded = await stores[0].games.load(opened[0])
    assert loaded
    await stores[0].games.save(replace(loaded.stored, status="closed"))
    again = replace(lobby("another1", 77), setup=lobby(channel=77).setup)
    await stores[1].games.add(again, Click(99, 101, "open"), limited=True)


async def test_a_channel_has_a_few_lobbies(stores: list[Store]) -> None:
    hosts = list(range(200, 200 + 4 * MOST_IN_CHANNEL))
    opened = await _open_at_once(stores, _lobbies(hosts, [20] * len(hosts)))
    assert len(opened) == len(await stores[0].games.open_lobbies_in(20)) == MOST_IN_CHANNEL


def _solo(number: int, game: Game, day: int = 0) -> StoredGame:
    each = lobby(f"solo{number:04}", 0)
    return running(game, replace(each, setup=replace(each.setup, guild=0, daily=day)))


async def test_a_person_plays_one_solo_game_and_the_daily_deals(stores: list[Store]) -> None:
    game = dealt()
    opened = await _open_at_once(stores, [_solo(number, game) for number in range(9)])
    assert len(opened) == len(await stores[0].games.of_person(101)) == 1
    for day in (1, 2):
        daily = _solo(100 + day, game, day)
        await stores[day].games.add(daily, Click(1000 + day, 101, "daily"), limited=True)
    assert await _open_at_once(stores, [_solo(200, game)]) == []
