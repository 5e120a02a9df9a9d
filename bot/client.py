"""The bot as Discord sees it."""

import importlib.util
import inspect
import logging
import pkgutil
import random
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.controls import game_items as buttons
from bot.controls import option_items as option_buttons
from bot.controls.desk import Click
from bot.settings import Settings
from bot.tables.commands import Commands
from bot.tables.desk import TableDesk
from bot.tables.recovery import recover
from bot.tables.registry import Hall
from bot.words.language import Language
from storage.store import Store

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["CitadelsBot"]):
    """The slash commands; one that fails is answered in words."""

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError, /) -> None:
        """Log what a command did not expect, and tell the person."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.client.desk.failed(interaction, cause)


class CitadelsBot(commands.Bot):
    """Connects Discord, the tables and the store. Making one does nothing yet.

    `desk` takes the clicks, `does` is what the commands of the cogs call.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.monotonic,
        randomness: random.Random | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.store = Store(settings.database)
        self.hall = Hall(self, self.store, settings, clock, randomness)
        self.desk = TableDesk(self.hall)
        self.does = Commands(self.desk)
        self.citadels = app_commands.Group(name="citadels", description=describe("citadels"))
        self._recovered = False

    async def setup_hook(self) -> None:
        """Open the store, and make controls and commands known."""
        await self.store.open()
        buttons.register(self)
        self.tree.add_command(self.citadels)
        for name in _cogs():
            await self.load_extension(name)
        await self.tree.sync()

    def learn(self, name: str, callback: Callable[..., Coroutine[Any, Any, None]]) -> None:
        """Add the command `/citadels <name>`.

        Its description is `describe-<name>` in the language files, that of a parameter is an attribute of it.
        """
        _, *parameters = inspect.signature(callback).parameters
        described = app_commands.describe(**{each: describe(f"{name}.{each}") for each in parameters})
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=name, description=describe(name), callback=described(callback)
        )
        self.citadels.add_command(command)

    async def on_ready(self) -> None:
        """Take up the games again; Discord says "ready" more than once."""
        if not self._recovered:
            self._recovered = True
            self.hall.jobs.start(recover(self.desk), "taking up the games")

    async def on_interaction(self, interaction: Click) -> None:
        """Answer clicks that discord.py would leave without any answer.

        Those are forms that were sent (none is remembered, see `option_buttons`), clicks on controls that
        nobody knows, and those on a control that has just been taken off its message, as the second of two
        quick clicks.
        """
        data = interaction.data or {}
        custom_id = data.get("custom_id")
        if not isinstance(custom_id, str):
            return
        component = interaction.type is discord.InteractionType.component
        if component and interaction.message and custom_id in _ids(interaction.message.components):
            if buttons.known(custom_id):
                return
        elif component and await buttons.press(interaction, custom_id):
            return
        form = interaction.type is discord.InteractionType.modal_submit
        if form and await option_buttons.submit(interaction, custom_id):
            return
        try:
            await self.desk.unknown(interaction)
        except discord.HTTPException as error:
            await self.desk.failed(interaction, error)

    async def close(self) -> None:
        """Stop everything. What was answered is stored; what was not shown is shown after the next start."""
        await self.hall.jobs.close()
        await super().close()
        await self.store.close()


def describe(command: str) -> str:
    """Return what stands beside a command while one types it, in English."""
    return Language()(f"describe-{command}")


def _cogs() -> Iterator[str]:
    """Find the cogs by name: the bot must not import what imports the bot."""
    spec = importlib.util.find_spec("cogs")
    assert spec is not None
    for module in pkgutil.iter_modules(spec.submodule_search_locations):
        yield f"cogs.{module.name}"


def _ids(components: Iterable[object]) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            yield custom_id
        accessory = getattr(component, "accessory", None)
        yield from _ids([*getattr(component, "children", ()), *([accessory] if accessory else [])])
