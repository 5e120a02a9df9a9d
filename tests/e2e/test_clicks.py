"""How many clicks a first game takes somebody who plays against three computers.

`python -m pytest -s tests/e2e/test_clicks.py` tells how many they are, and what they go into.
"""

import random
import sys
from collections import Counter
from statistics import median

import pytest

from tests.e2e.clicks import Clicks, Person
from tests.house import Chance, House

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

GAMES = 5
MOST = 34
"""Clicks of the game in the middle. A change may lower it, and none shall raise it unnoticed."""


async def test_a_first_game_takes_few_clicks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(house, "Sam")
    played: list[Clicks] = []
    for seed in range(1, GAMES + 1):
        monkeypatch.setattr("bot.tables.lobbies.secrets", Chance(seed))
        house.rng = random.Random(seed)
        played.append(await person.play(computers=3))
    totals = sorted(each.total for each in played)
    told = [f"{GAMES} games: {median(totals)} clicks in the middle, {totals[0]} to {totals[-1]}"]
    for each in played:
        ways = f"lobby {each.lobby}, opening {each.opening}, answers {each.answers}"
        what = ", ".join(f"{name} {count}" for name, count in each.by_answer.most_common())
        told.append(f"{each.total} clicks: {ways} ({what})")
    sys.stdout.write("\n".join(["", *told, ""]))
    answers = sum((each.by_answer for each in played), Counter[str]())
    assert set(answers) >= {"pick-character", "gather", "build"}
    assert median(totals) <= MOST
