"""Options of a lobby: a click says what it sets, and a form what was typed and picked in it."""

import pytest

from bot.controls.requests import FillOptions, SaveSet, SetOption, SetTime
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.controls.world import World
from tests.bot.screens.build import GAME, TAG

FORM = FillOptions(GAME, TAG, 77)


async def test_an_option_says_what_it_sets(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["options"]())
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:short:on")
    await world.person.select(message, custom_id="cit:pick:abcdefgh:main:edition", values=["deluxe"])
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:instead:king")
    message = await world.post(SCREENS["options-districts"]())
    await world.person.select(
        message, custom_id="cit:pick:abcdefgh:districts:uniques-0", values=["park", "armory"]
    )
    assert notebook.asked[:3] == [
        SetOption(GAME, "main", "short", ("on",)),
        SetOption(GAME, "main", "edition", ("deluxe",)),
        SetOption(GAME, "main", "instead", ("king",)),
    ]
    last = notebook.asked[3]
    assert (last.game, last.page, last.verb) == (GAME, "districts", "uniques-0")
    assert set(last.values) == {"park", "armory"}


def test_a_form_is_one_request() -> None:
    sent = {
        "edition": ("deluxe",),
        "cards": ("own",),
        "extras": ("nine", "short"),
        "tie": ("edition",),
        "seats": ("4",),
    }
    filled = FillOptions(GAME, TAG, 77, "deluxe", "own", ("nine", "short"), "edition", "4")
    assert FORM.filled(sent) == filled
    assert SaveSet(GAME).filled({"name": ("Ours",)}) == SaveSet(GAME, "Ours")
    sent = {"day": ("2",), "time": ("20:15",), "zone": ("Warsaw",)}
    assert SetTime(GAME, 77).filled(sent) == SetTime(GAME, 77, "2", "20:15", "Warsaw")


@pytest.mark.parametrize(
    "sent",
    [{}, {"edition": (), "extras": ()}, {"tie": ("edition", "held-rank"), "other": ("deluxe",)}],
)
def test_a_field_without_one_value_is_empty(sent: dict[str, tuple[str, ...]]) -> None:
    assert FORM.filled(sent) == FORM
