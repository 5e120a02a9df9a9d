"""The shelf of one's daily deals."""

import pytest

from bot.pictures.daily import SHELF, ShelfCity, ShelfPicture
from bot.pictures.models import Card
from tests.bot.pictures.samples import NASTY, say

CITY = (Card("noble", ("Manor",), id="manor"), Card("trade", ("Tavern",), id="tavern"))


def shelf(count: int, name: str = "No. 4") -> ShelfPicture:
    """Return a shelf of so many cities."""
    return ShelfPicture("Your deals", (ShelfCity(name, say("picture-points", points=27), CITY),) * count)


@pytest.mark.parametrize("count", [1, 2, 3, SHELF])
def test_each_two_cities_take_a_line(count: int) -> None:
    canvas = shelf(count).canvas()
    assert canvas.height == shelf(count + count % 2).canvas().height
    assert canvas.height < shelf(count + 2).canvas().height


def test_a_city_without_districts_and_long_names_are_drawn() -> None:
    empty = ShelfPicture("W" * 90, (ShelfCity(NASTY[1] * 4, "9" * 40, ()),))
    assert empty.canvas().height == shelf(1).canvas().height
    assert say("nothing") in empty.alt_text(say)


def test_the_shelf_in_words() -> None:
    assert shelf(1).alt_text(say) == "Your deals: No. 4, 27 points: Manor, Tavern."
