"""How many requests a click takes. `make load` measures them too, and all else that a click costs."""

import random
import sys

import pytest

from bot.pictures.drawing import Picture
from tests.fixtures import house, paced
from tests.house import Chance, House

__all__ = ["house", "paced"]

REQUESTS = 2.23
"""For a click in the games below, where people think for longer than in `make load`, which counts fewer.

A change may lower it, and then this number; a third more is too many.
"""

TABLES = ((2, 0), (4, 0), (1, 3))
"""How many people and how many computers sit at each."""

MOST = 40
"""Clicks at each table, if the game isn't over sooner."""

SECONDS = 5.0
"""How long each thinks."""


async def _draw_nothing(_picture: Picture) -> bytes:
    return b""


@pytest.mark.usefixtures("paced")
async def test_a_click_takes_few_requests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # A message without its pictures is as many requests.
    monkeypatch.setattr(house.bot.painter, "paint", _draw_nothing)
    told: list[float] = []
    for number, (people, computers) in enumerate(TABLES):
        monkeypatch.setattr("bot.tables.lobbies.secrets", Chance(number))
        house.rng = random.Random(number)
        actors = [house.add(f"person {number}-{seat}") for seat in range(people)]
        game = await house.open(*actors, computers=computers)
        for actor in actors:
            boards = [each for each in house.messages(actor) if f"cit:play:{game}" in str(house.stored(each))]
            await house.press(actor, boards[-1], f"cit:play:{game}")
        before, clicks = len(house.env.http_requests), 0
        while clicks < MOST and await house.step(game):
            await house.wait(SECONDS)
            clicks += 1
        told.append((len(house.env.http_requests) - before) / clicks)
    sys.stdout.write(f"\nrequests a click: {', '.join(f'{each:.2f}' for each in told)}\n")
    assert 1 <= sum(told) / len(told) < REQUESTS * 4 / 3
