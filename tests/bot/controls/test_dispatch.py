"""From a click to its handler: on every kind of message, and with every outcome."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.ext import commands
from discord.ui import Button

from bot.client import features
from bot.controls.dispatch import Dispatcher, handles, request_of
from bot.controls.in_flight import InFlight
from bot.controls.request import Form, GameRequest, Request
from bot.controls.requests import FillOptions, Learn, NewLobby, Play, SaveSet
from bot.observer import Observer
from tests.bot.controls.control_client import World
from tests.bot.controls.ids import IDS
from tests.bot.controls.screens_with_controls import SCREENS
from tests.bot.screens.build import GAME, TAG
from tests.bot.screens.offers import controls
from tests.house import House

FORM = f"cit:form:{GAME}:{TAG}:77"


@pytest.mark.parametrize("name", SCREENS)
async def test_every_control_of_every_screen_can_be_clicked(name: str, world: World) -> None:
    message = await world.post(SCREENS[name]())
    for control in controls(SCREENS[name]()):
        before = len(world.client.notebook.asked)
        if isinstance(control, Button):
            await world.person.click(message, custom_id=str(control.custom_id))
        else:
            await world.person.select(message, custom_id=str(control.custom_id), values=world.values(control))
        assert len(world.client.notebook.asked) == before + 1, control.custom_id
        asked = world.client.notebook.asked[-1]
        assert not isinstance(asked, GameRequest) or asked.game == GAME


async def test_every_request_has_a_handler(house: House) -> None:
    handled = house.bot.dispatcher._handlers  # pyright: ignore[reportPrivateUsage]
    for control in IDS.values():
        meant = control.filled({}) if isinstance(control, Form) else control.meant(())
        assert type(meant) in handled, control


def test_every_cog_is_found() -> None:
    names = [getattr(each, "__name__", "") for each in features()]
    assert {"LobbyCog", "PlayCog", "WishesCog"} <= set(names)
    assert len(names) == len(set(names))


async def test_an_error_behind_a_click_is_not_swallowed(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["board"]())
    notebook.broken = True
    await world.person.click(message, custom_id="cit:play:abcdefgh")
    (error,) = notebook.failures
    assert str(error) == str(Play(GAME))


def test_two_cogs_may_not_handle_the_same(world: World) -> None:
    with pytest.raises(ValueError, match="two handlers for Play"):
        world.client.dispatcher.add(world.client.notebook.cog(Play))


async def test_a_command_and_one_method_can_handle_several_requests() -> None:
    done: list[tuple[str, Any]] = []

    class Cog(commands.Cog):
        @handles(Learn)
        @app_commands.command(description="learn")
        async def learn(self, _interaction: discord.Interaction) -> None:
            done.append(("learn", self))

        @handles(Play, NewLobby)
        async def either(self, _interaction: discord.Interaction, request: Request) -> None:
            done.append(("either", request))

    async def refuse(_interaction: discord.Interaction, error: Exception) -> None:
        raise error

    dispatcher, cog = Dispatcher(refuse, InFlight(Observer())), Cog()
    dispatcher.add(cog)
    for request in (Learn(), NewLobby(), Play(GAME)):
        interaction = SimpleNamespace(id=1, guild_id=None, type=discord.InteractionType.component, extras={})
        await dispatcher.dispatch(cast("Any", interaction), request)
    assert done == [("learn", cog), ("either", NewLobby()), ("either", Play(GAME))]


# Forms


def sent(custom_id: str, *components: dict[str, Any], form: bool = True) -> Request | None:
    """Return the request of a form with these components, or of a click with them."""
    kind = discord.InteractionType.modal_submit if form else discord.InteractionType.component
    interaction = SimpleNamespace(type=kind, data={"components": list(components)})
    return request_of(cast("Any", interaction), custom_id)


def label(custom_id: str, **field: Any) -> dict[str, Any]:
    return {"type": 18, "component": {"custom_id": custom_id, **field}}


def test_a_form_is_read_in_every_shape_of_its_fields() -> None:
    fields = (
        label("edition", value="deluxe"),
        label("cards", value=None),
        label("extras", values=["nine", "short"]),
        label("seats", values=["4"]),
    )
    assert sent(FORM, *fields) == FillOptions(GAME, TAG, 77, "deluxe", "", ("nine", "short"), "", "4")
    # The format before there were labels.
    row = {"type": 1, "components": [{"custom_id": "name", "value": "Ours"}]}
    assert sent(f"cit:name:{GAME}", row) == SaveSet(GAME, "Ours")


@pytest.mark.parametrize(
    "custom_id", ["cit:form:abcdefgh", f"{FORM}x", FORM.upper(), f"cit:form:{GAME}:xyz:1", "cit:name:", ""]
)
def test_other_forms_are_unknown(custom_id: str) -> None:
    assert sent(custom_id) is None


def test_a_form_is_no_button_and_a_button_no_form() -> None:
    assert sent(FORM, form=False) is None
    assert sent(f"cit:play:{GAME}") is None
    assert sent(f"cit:play:{GAME}", form=False) == Play(GAME)
