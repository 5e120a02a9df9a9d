"""discord.py knows none of our controls, so none stops working when it forgets a view."""

import pytest
from discord.ui import ActionRow, Button, LayoutView, Select

from bot.controls.request import decode
from bot.controls.requests import Play
from bot.screens.layout import button, compose, row
from bot.words.language import Language
from tests.bot.controls.control_client import World
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.screens.build import GAME
from tests.bot.screens.offers import controls

SAY = Language()


@pytest.mark.parametrize("name", SCREENS)
async def test_controls_outlive_the_views_they_were_sent_in(name: str, world: World) -> None:
    screen = SCREENS[name]()
    message = await world.post(screen)
    await message.edit(view=SCREENS[name]())
    assert screen.is_finished()
    assert not world.client.known
    enabled = controls(SCREENS[name]())
    buttons = [each for each in enabled if isinstance(each, Button)]
    if buttons:
        await world.person.click(message, custom_id=buttons[0].custom_id)
    else:
        menu = next(each for each in enabled if isinstance(each, Select))
        await world.person.select(message, [menu.options[0].value], custom_id=menu.custom_id)
    (_,) = world.client.notebook.asked


async def test_a_composed_view_is_never_kept(world: World) -> None:
    plain = Button[LayoutView](label="plain", custom_id="plain")
    mixed = [row(button(Play(GAME), SAY("button-play"))), ActionRow(plain)]
    message = await world.post(compose(mixed))
    assert not world.client.known
    await world.person.click(message, custom_id=f"cit:play:{GAME}")
    (_,) = world.client.notebook.asked


async def test_discord_py_keeps_a_view_that_was_not_stopped(world: World) -> None:
    view = LayoutView(timeout=None)
    view.add_item(row(button(Play(GAME), SAY("button-play"))))
    await world.post(view)
    assert world.client.known


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_a_new_view_each_time_and_never_times_out(name: str) -> None:
    assert SCREENS[name]() is not SCREENS[name]()
    assert SCREENS[name]().timeout is None


def test_every_control_of_every_screen_is_declared() -> None:
    ids = [str(control.custom_id) for screen in SCREENS.values() for control in controls(screen())]
    assert [each for each in ids if decode(each) is None] == []
