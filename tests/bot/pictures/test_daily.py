"""The shelf of a person's daily deals."""

from dataclasses import replace

import pytest

from bot.pictures.daily import SHELF, PastCity, ShelfPicture
from bot.pictures.models import Card
from bot.words.card_texts import together
from tests.bot.pictures.samples import NASTY, daily_end, say

CITY = (Card("noble", ("Manor",), id="manor"), Card("trade", ("Tavern",), id="tavern"))


def shelf(count: int, name: str = "No. 4") -> ShelfPicture:
    return ShelfPicture("Your deals", (PastCity(name, say("picture-points", points=27), CITY),) * count)


@pytest.mark.parametrize("count", [1, 2, 3, SHELF])
def test_each_two_cities_take_a_line(count: int) -> None:
    canvas = shelf(count).canvas()
    assert canvas.height == shelf(count + count % 2).canvas().height
    assert canvas.height < shelf(count + 2).canvas().height


def test_a_city_without_districts_and_long_names_are_drawn() -> None:
    empty = ShelfPicture("W" * 90, (PastCity(NASTY[1] * 4, "9" * 40, ()),))
    assert empty.canvas().height == shelf(1).canvas().height
    assert say("nothing") in empty.alt_text(say)


def test_the_shelf_in_words() -> None:
    assert shelf(1).alt_text(say) == (
        f"Your deals: No. 4, {say('picture-points', points=27)}: Manor, Tavern."
    )


def test_the_end_beside_the_masters_says_all_in_words() -> None:
    told = daily_end().alt_text(say)
    built = together(say, [say("district-manor"), say("district-tavern")])
    turns = [
        say("daily-turn", you=you, character=say(f"character-{name}") if name else "none", districts=cards)
        for you, name, cards in (
            ("yes", "warlord", "none"),
            ("no", "merchant", built),
            ("yes", "", say("district-imperial_treasury")),
            ("no", "warlord", "none"),
        )
    ]
    master, own = say("daily-gained", you="no", points=4), say("daily-gained", you="yes", points=5)
    for fact in (
        "You: 21 points, 6 of 7 districts, Manor",
        "The Master: 31 points, 7 of 7 districts, Manor",
        f"{say('daily-parted')}. {say('picture-round', round=2)}: {turns[0]} {turns[1]} {master}",
        f"{say('picture-round', round=5)}: {turns[2]} {turns[3]} {own}",
    ):
        assert fact in told


def test_the_end_without_partings_is_lower() -> None:
    alike = replace(daily_end(), partings=())
    assert alike.canvas().height < daily_end().canvas().height
    assert say("daily-parted") not in alike.alt_text(say)
