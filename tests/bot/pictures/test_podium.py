"""The podium as a picture and in words."""

import pytest

from bot.pictures.leaderboard import PodiumStep, podium_picture
from tests.bot.pictures.samples import NASTY, podium, say


def test_the_podium_in_words() -> None:
    steps = [PodiumStep(1, "Anna", "1412"), PodiumStep(2, "\u202eBob", "1300?")]
    told = podium_picture("Q4 2026", steps, say).alt_text(say)
    assert told == "Q4 2026: 1. Anna, 1412. 2. Bob, 1300?."


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_everybody_has_a_step_of_their_own(count: int) -> None:
    steps = [PodiumStep(min(place, 3), NASTY[place], "3412?") for place in range(1, count + 1)]
    wider = podium_picture("W" * 100, steps, say).canvas()
    assert wider.height == podium().canvas().height
    assert wider.image != podium_picture("W" * 100, steps[:-1], say).canvas().image
