"""What discord.py knows of controls it forgets when a view that has some of them stops, for all messages."""

import pytest
from discord.ui import ActionRow, Button, LayoutView, Select

from bot.controls.game_items import ACTIONS
from bot.controls.items import CONTROLS
from bot.screens.layout import compose, game_button, row
from tests.bot.controls.item_world import World
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.screens.build import GAME
from tests.bot.screens.offers import controls


@pytest.mark.parametrize("name", SCREENS)
async def test_controls_outlive_the_views_they_were_sent_in(name: str, world: World) -> None:
    screen = SCREENS[name]()
    message = await world.post(screen)
    await message.edit(view=SCREENS[name]())
    assert screen.is_finished()
    assert not world.client.known
    enabled = [each for each in controls(SCREENS[name]()) if not each.item.disabled]
    buttons = [each for each in enabled if isinstance(each.item, Button)]
    if buttons:
        await world.person.click(message, custom_id=buttons[0].custom_id)
    else:
        menu = next(each for each in enabled if isinstance(each.item, Select))
        await world.person.select(message, [menu.item.options[0].value], custom_id=menu.custom_id)
    (_,) = world.client.notebook.asked


async def test_what_we_compose_is_never_kept_whatever_it_has(world: World) -> None:
    plain = Button[LayoutView](label="plain", custom_id="plain")
    mixed = [row(game_button("play", GAME, "Play")), ActionRow(plain)]
    message = await world.post(compose(mixed))
    assert not world.client.known
    await world.person.click(message, custom_id=f"cit:play:{GAME}")
    (_,) = world.client.notebook.asked


async def test_discord_py_would_keep_what_is_sent_otherwise(world: World) -> None:
    view = LayoutView(timeout=None)
    with pytest.raises(AssertionError):
        controls(view.add_item(ActionRow(Button[LayoutView](label="plain", custom_id="plain"))))
    await world.post(view)
    assert world.client.known


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_a_new_view_each_time_and_never_times_out(name: str) -> None:
    assert SCREENS[name]() is not SCREENS[name]()
    assert SCREENS[name]().timeout is None


def test_every_id_belongs_to_one_control() -> None:
    ids = [control.custom_id for screen in SCREENS.values() for control in controls(screen())]
    ids += [f"cit:{action}:{GAME}" for action in ACTIONS]
    for each in ids:
        patterns = [cls.__discord_ui_compiled_template__ for cls in CONTROLS]
        assert len([pattern for pattern in patterns if pattern.fullmatch(each)]) == 1, each
