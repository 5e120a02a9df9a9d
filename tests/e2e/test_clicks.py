"""How many clicks a newcomer needs for a first game, and whether actions keep their places.

`python -m pytest -s tests/e2e/test_clicks.py` prints the number, and what they are for.
"""

import random
import sys
from collections import Counter
from statistics import mean, median

import pytest

from tests.e2e.clicks import Clicks, Person, on_panels
from tests.house import Chance, House

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

GAMES = 40  # Enough for a median that hardly depends on the seeds.

IDLE = 0.02  # The largest share of clicks that decide nothing.

MOVED = 0.025
"""The largest share of a turn's actions that stand elsewhere than in the turn before."""

LOBBY, OPENING = 1, 1
"""The start with computers in all other seats; then opening the first panel, which stays."""

MOST = 40  # Clicks of the median game. A change may lower it, and none may raise it unnoticed.


def test_a_first_game_takes_few_clicks() -> None:
    played = [on_panels(seed, Clicks(LOBBY, OPENING)) for seed in range(GAMES)]
    totals = sorted(each.total for each in played)
    idle = sum(each.idle for each in played) / sum(totals)
    moved = sum(each.moved for each in played) / sum(each.offered for each in played)
    answers = sum((each.by_answer for each in played), Counter[str]())
    told = [
        f"{GAMES} games: {median(totals)} clicks in the middle, {mean(totals):.1f} on average",
        f"{totals[0]} at least, {totals[-1]} at most",
        f"{idle:.1%} decide nothing: there is one answer",
        f"{moved:.1%} of the actions of a turn stand elsewhere than before",
        f"{LOBBY} in the lobby, {OPENING} to open the panel, and on average:",
        *(f"{count / GAMES:6.2f} {name}" for name, count in answers.most_common()),
    ]
    sys.stdout.write("\n".join(["", *told, ""]))
    assert set(answers) >= {"pick-character", "gather", "build"}
    assert median(totals) <= MOST
    assert idle <= IDLE
    assert moved <= MOVED


async def test_it_is_played_with_as_many_clicks_in_discord(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(1))
    house.rng = random.Random(1)
    clicks = await Person(house, "Sam").play(computers=3)
    assert (clicks.lobby, clicks.opening) == (LOBBY, OPENING)
    # They include a click with several answers.
    assert any("+" in what for what in clicks.by_answer)
    assert clicks.by_answer["pick-character"] >= 5
