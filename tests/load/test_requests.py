"""How many requests a click needs. `make load` also measures them, and all other costs of a click."""

import random
import re
import sys
from collections.abc import Awaitable, Callable

import pytest

from bot.pictures.picture import Picture
from tests.fixtures import house, paced
from tests.house import Chance, House

__all__ = ["house", "paced"]

REQUESTS = 2.26
"""For a click in the games below, where people think longer than in `make load`, which counts fewer.

A change may lower it, and then this number; a tenth more is too many.
"""

OWN = 1.74  # Requests with the bot's own token, when people think so long that earlier clicks have expired.

TABLES = ((2, 0), (4, 0), (1, 3))  # How many people and how many computers each table has.

MOST = 40  # Clicks at each table, if the game isn't over sooner.

SECONDS, MINUTES = 5.0, 20  # How long each person thinks, in a live game and in a slow one.


async def _draw_nothing(_picture: Picture) -> bytes:
    return b""


@pytest.fixture(autouse=True)
def undrawn(paced: None, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: a message without its pictures needs the same number of requests."""
    monkeypatch.setattr(house.bot.painter, "paint", _draw_nothing)


async def _play(
    house: House, monkeypatch: pytest.MonkeyPatch, think: Callable[[], Awaitable[None]], paths: str
) -> float:
    """Play at some tables; return the requests for these paths for a click."""
    told: list[float] = []
    for number, (people, computers) in enumerate(TABLES):
        monkeypatch.setattr("bot.tables.new_games.secrets", Chance(number))
        house.rng = random.Random(number)
        actors = [house.add(f"person {number}-{seat}") for seat in range(people)]
        game = await house.open(*actors, computers=computers)
        for actor in actors:
            boards = [each for each in house.messages(actor) if f"cit:play:{game}" in str(house.stored(each))]
            await house.press(actor, boards[-1], f"cit:play:{game}")
        before, clicks = len(house.env.http_requests), 0
        while clicks < MOST and await house.step(game):
            await think()
            clicks += 1
        sent = [each for each in house.env.http_requests[before:] if re.match(paths, each.path)]
        told.append(len(sent) / clicks)
    sys.stdout.write(f"\nrequests a click: {', '.join(f'{each:.2f}' for each in told)}\n")
    return sum(told) / len(told)


async def test_a_click_takes_few_requests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    count = await _play(house, monkeypatch, lambda: house.wait(SECONDS), "/")
    assert 1 <= count < REQUESTS * 1.1


async def test_a_click_in_a_slow_game_takes_few_requests_of_the_bot_s_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think() -> None:
        """Let time pass, a minute at a time."""
        house.until_no_click_lives()
        for _ in range(MINUTES - 16):
            await house.wait(60)

    count = await _play(house, monkeypatch, think, "/(channels|users)/")
    assert 1 <= count < OWN * 1.1
