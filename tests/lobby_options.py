"""The options of a lobby, open for a person who may click anything."""

from typing import Any

import simcord
from simcord.results import InteractionResult, to_discord_message

from bot.screens.fair import promise_screen
from bot.screens.lobby import details_screen, lobby_screen
from bot.tables import view_models
from bot.tables.stages import Lobby
from bot.words.language import Language
from engine.setup.plan import Plan
from tests.bot.screens.build import text
from tests.house import SELECT, House, texts

SAY = Language()


class Panel:
    """The private message with the options of one lobby."""

    def __init__(self, house: House, actor: simcord.MemberActor, game: str, message: Any) -> None:
        self.house = house
        self.actor = actor
        self.game = game
        self.message = message

    @property
    def text(self) -> str:
        return texts(self.house.stored(self.message))

    async def plan(self) -> Plan:
        return (await self.house.table(self.game)).setup.chosen.plan

    async def pick(self, verb: str, *values: str, page: str = "main") -> str:
        """Pick values in a menu that may not exist; return the text of another message."""
        custom_id = f"cit:pick:{self.game}:{page}:{verb}"
        return self._said(await self.house.forge(self.actor, self.message, custom_id, SELECT, *values))

    async def set(self, verb: str, value: str, page: str = "main") -> str:
        """Press a button that may not exist; return the text of another message."""
        custom_id = f"cit:set:{self.game}:{page}:{verb}:{value}"
        return self._said(await self.house.forge(self.actor, self.message, custom_id))

    async def form(self) -> InteractionResult:
        """Press "Save as"."""
        return await self.house.press(self.actor, self.message, f"cit:set:{self.game}:main:save:as")

    async def save(self, name: str) -> str:
        """Save under a name; return the text of the options, and that of another message."""
        result = await self.actor.submit_modal(await self.form(), {"name": name})
        return self.text + self._said(result)

    def _said(self, result: InteractionResult) -> str:
        assert result.acknowledged
        own = result.response is None or result.response.id == self.message.id
        return "" if own else self.house.say(result)


async def open_lobby(house: House, host: simcord.MemberActor) -> str:
    """Open a lobby; return the id of its game."""
    await host.slash(house.channel, "citadels new")
    return house.controls(public(house))[0]["custom_id"].split(":")[2]


async def open_options(house: House, host: simcord.MemberActor, game: str = "") -> Panel:
    """Open the options of a lobby in a separate message; without a game, open the lobby first."""
    game = game or await open_lobby(house, host)
    result = await house.forge(host, public(house), f"cit:options:{game}")
    return Panel(house, host, game, _own(house, result))


async def open_details(house: House, actor: simcord.MemberActor) -> Any:
    """Press *Details* on the newest lobby; return the private message."""
    return _own(house, await actor.click(public(house), label=SAY("button-details")))


def _own(house: House, result: InteractionResult) -> Any:
    assert result.ephemeral
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    return to_discord_message(house.env, stored)


def public(house: House) -> Any:
    """Return the newest message of the channel."""
    return house.channel.history()[-1]


def public_text(house: House) -> str:
    """Return all its text; for a lobby also its poster, *Details* and fingerprint."""
    message, say = public(house), Language()
    found = [texts(house.stored(message))]
    for table in house.bot.registry.tables:
        if table.board.message == message.id and isinstance(table.stage, Lobby):
            model = view_models.lobby(table)
            found += [text(lobby_screen(model, say)), text(details_screen(model, say))]
            found.append(text(promise_screen(model.commitment, say)))
    return "\n".join(found)
