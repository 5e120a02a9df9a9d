"""Badges: the cost in the silhouette of a card's type."""

import pytest

from bot.pictures.badges import badge
from bot.pictures.canvas import Canvas
from bot.pictures.models import Card
from bot.pictures.palette import TABLE

SIZE, MIDDLE = 40, (20, 20)


@pytest.mark.parametrize(("cost", "written"), [(None, False), (0, True), (5, True)])
def test_a_cost_stands_in_the_silhouette_of_a_district_that_has_one(
    cost: int | None, *, written: bool
) -> None:
    signed, plain = Canvas(SIZE, SIZE, TABLE), Canvas(SIZE, SIZE, TABLE)
    badge(signed, Card("trade", ("Market",), cost), MIDDLE, 24, TABLE)
    badge(plain, Card("trade", ("Market",)), MIDDLE, 24, TABLE)
    assert (signed.image.tobytes() != plain.image.tobytes()) is written
