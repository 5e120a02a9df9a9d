"""The podium as a picture and in words."""

import pytest

from bot.pictures.podium import Step, draw_podium, podium_alt, podium_picture
from tests.bot.pictures.samples import NASTY, podium, say


def test_the_podium_in_words() -> None:
    steps = [Step(1, "Anna", "1412"), Step(2, "\u202eBob", "1300?")]
    told = podium_alt(podium_picture("Q4 2026", steps, say), say)
    assert told == "Q4 2026: 1. Anna, 1412. 2. Bob, 1300?."


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_everybody_has_a_step_of_their_own(count: int) -> None:
    steps = [Step(min(place, 3), NASTY[place], "3412?") for place in range(1, count + 1)]
    wider = draw_podium(podium_picture("W" * 100, steps, say))
    assert wider.height == draw_podium(podium()).height
    assert wider.image != draw_podium(podium_picture("W" * 100, steps[:-1], say)).image
