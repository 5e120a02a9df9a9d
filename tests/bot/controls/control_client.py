"""A client that knows only controls, and records their requests."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord
from discord.ui import ChannelSelect, LayoutView, RoleSelect

from bot.controls.dispatch import Dispatcher, custom_id_of, handles, request_of
from bot.controls.in_flight import InFlight
from bot.controls.request import Request
from bot.observer import Observer


def kinds(parent: type[Request] = Request) -> Iterator[type[Request]]:
    """Yield all requests that the bot declares, with an id or without one."""
    for kind in parent.__subclasses__():
        if kind.__module__.startswith("bot."):
            yield kind
        yield from kinds(kind)


class Notebook:
    """A dispatcher's handlers that record the requests, and can be told to fail."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.failures: list[Exception] = []
        self.broken = False
        self.dispatcher = Dispatcher(self.refuse, InFlight(Observer()))
        for kind in kinds():
            self.dispatcher.add(self.cog(kind))

    def cog(self, kind: type[Request]) -> object:
        """Make a cog that handles one kind of request."""

        class Cog:
            @handles(kind)
            async def note(_cog, interaction: discord.Interaction, request: Request) -> None:  # noqa: N805
                if self.broken:
                    raise RuntimeError(str(request))
                self.asked.append(request)
                if not interaction.response.is_done():
                    await interaction.response.defer()

        return Cog()

    async def refuse(self, interaction: discord.Interaction, error: Exception) -> None:
        self.failures.append(error)
        await interaction.response.defer()


class Client(discord.Client):
    """A client with nothing but a dispatcher."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.notebook = Notebook()
        self.dispatcher = self.notebook.dispatcher

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        custom_id = custom_id_of(interaction)
        assert custom_id is not None
        request = request_of(interaction, custom_id)
        assert request is not None
        await self.dispatcher.dispatch(interaction, request)

    @property
    def known(self) -> list[object]:
        """The controls that discord.py knows, or remembers for a message."""
        store: Any = self._connection._view_store  # pyright: ignore[reportPrivateUsage]
        return [*store._dynamic_items.values(), *store._views]


class World:
    """A channel in which the client can post and one person clicks."""

    def __init__(self, client: Client, env: simcord.Env) -> None:
        self.client = client
        guild = env.create_guild()
        self.channel = guild.create_text_channel("table")
        self.person = guild.add_member(env.create_user("anna"))
        self.role = guild.create_role("Players")

    def values(self, menu: Any) -> list[Any]:
        """Return values that can be chosen in a menu, as many as it allows."""
        match menu:
            case ChannelSelect():
                return [self.channel]
            case RoleSelect():
                return [self.role]
            case _:
                return [option.value for option in menu.options[: menu.max_values]]

    async def post(self, screen: LayoutView) -> discord.Message:
        channel = self.client.get_partial_messageable(self.channel.id)
        return await channel.send(view=screen)


@pytest.fixture
def simcord_bot() -> Client:
    return Client()


@pytest.fixture
def world(simcord_bot: Client, simcord_env: simcord.Env) -> World:
    return World(simcord_bot, simcord_env)
