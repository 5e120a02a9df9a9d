"""The connection to Discord, and the slash commands in each language."""

import asyncio
import logging
import re
from typing import Any, TypeAlias, cast

import aiohttp
import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, Command, ContextMenu, Group, Parameter, Translator, locale_str
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes as Context
from discord.ext import commands

from bot.controls.in_flight import InFlight, StoppingError
from bot.delivery.delivery import Delivery
from bot.delivery.discord_errors import ENTRY_POINT_LEFT_OUT, FAILURES
from bot.screens.limits import OPTION_LABEL, clip
from bot.tables.person import Languages
from bot.tables.table_errors import RefusedError
from bot.words.language import DEFAULT_LOCALE, Language, know_commands
from bot.words.patterns import ROOT_COMMAND

COMMAND_NAME = re.compile(r"[-_'’\w]{1,32}")
"""Matches a command name that Discord accepts. If one name is wrong, Discord refuses all commands."""

_NAMES = {Location.command_name, Location.group_name, Location.parameter_name}


class CommandWords(Translator):
    """Translates names and descriptions of commands."""

    async def translate(self, string: locale_str, locale: Locale, context: Context) -> str | None:
        """Return a name or description in a language; `None`: use the English one."""
        say = Language(locale.value)
        if say.locale == DEFAULT_LOCALE:
            return None
        text = say.find(_key(context))
        if text is None or text == string.message:
            return None
        if context.location in _NAMES and not isinstance(context.data, ContextMenu):
            return text if COMMAND_NAME.fullmatch(text) and text == text.lower() else None
        return clip(text, OPTION_LABEL)


def _key(context: Context) -> str:
    kind = "slash" if context.location in _NAMES else "describe"
    data = cast("Command[Any, ..., Any] | Group | Parameter | ContextMenu | Choice[str]", context.data)
    if isinstance(data, ContextMenu):
        return str(data.extras["key"])
    if isinstance(data, Parameter):
        return f"{kind}-{_path(data.command.qualified_name)}.{data.name}"
    if isinstance(data, Choice):
        return f"edition-{data.value}"
    return f"{kind}-{_path(data.qualified_name)}"


def _path(name: str) -> str:
    root, _, path = name.partition(" ")
    return path.replace(" ", ".") or root


log = logging.getLogger(__name__)

HANDSHAKE_TIMEOUT = 6.0  # Seconds after which we try another gateway host if one doesn't open a connection.

ENTRY_POINT = 4  # The type of the command that starts an application's Activity.

OWN_DATA = tuple(f"{ROOT_COMMAND} privacy {name}" for name in ("show", "export", "delete"))
"""The commands for a person's own data. Even people whom the operator has shut out may use them."""

SYNC_TIMEOUT = 10.0
"""Seconds for which we wait for Discord to accept the commands: it slows down bots that restart often."""


def describe(command: str) -> str:
    """Return the English description that Discord shows beside a command."""
    return Language()(f"describe-{command}")


class CommandHost(commands.AutoShardedBot):
    """The connection to Discord, and the parts of the bot that the commands need.

    The client is sharded even if one shard is enough, because such a client starts a new session if its
    gateway host is dead. discord.py's plain client would only retry the host that Discord named for resuming,
    and stay offline. Without `shards`, Discord chooses their number.
    """

    tree: "Tree"  # pyright: ignore[reportIncompatibleMethodOverride] - given as `tree_cls`
    in_flight: InFlight
    delivery: Delivery
    languages: Languages

    def __init__(
        self, http_trace: aiohttp.TraceConfig | None, shards: int | None = None, proxy: str | None = None
    ) -> None:
        super().__init__(
            shard_count=shards,
            proxy=proxy,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=http_trace,  # pyright: ignore[reportArgumentType] - it takes `None` too
        )
        connect = self.http.ws_connect

        async def connect_in_time(url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
            # discord.py would wait for a minute if the host doesn't respond.
            async with asyncio.timeout(HANDSHAKE_TIMEOUT):
                return await connect(url, compress=compress)

        self.http.ws_connect = connect_in_time


Interaction: TypeAlias = discord.Interaction[CommandHost]


class Tree(app_commands.CommandTree[CommandHost]):
    """The slash commands, all below `/citadels`, and the message commands."""

    def __init__(self, client: CommandHost) -> None:
        super().__init__(client)
        self.citadels = app_commands.Group(name=ROOT_COMMAND, description=describe(ROOT_COMMAND))
        super().add_command(self.citadels)

    def add_command(
        self,
        command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group,
        /,
        *,
        override: bool = False,
        **_where: Any,  # noqa: ANN401 - our commands are equal in all servers
    ) -> None:
        """Add a cog's command below `/citadels`, but a message command at the top level."""
        if isinstance(command, app_commands.ContextMenu):
            super().add_command(command, override=override)
        else:
            self.citadels.add_command(command, override=override)

    async def register(self, *, here: bool = True) -> bool:
        """Register the commands and learn their ids; return whether this succeeded.

        If another process registers them (not `here`), only fetch their ids.
        """
        try:
            async with asyncio.timeout(SYNC_TIMEOUT):
                if self.translator is None:
                    await self.set_translator(CommandWords())
                self._offer()
                known = await (self._registered() if here else self.fetch_commands())
        except FAILURES as error:
            log.warning("Discord didn't register the commands; this is tried again: %s", error)
            return False
        know_commands({command.name: command.id for command in known})
        return True

    async def _registered(self) -> list[app_commands.AppCommand]:
        """Register all commands, and return them with their ids. Keep the command of an Activity."""
        try:
            return await self.sync()
        except discord.HTTPException as error:
            number, http = self.client.application_id, self.client.http
            if error.code != ENTRY_POINT_LEFT_OUT or number is None:
                raise
        log.info("The command of the application's Activity stays unchanged")
        there = await http.get_global_commands(number)
        translator = self.translator
        assert translator is not None
        payload: list[Any] = [
            await each.get_translated_payload(self, translator) for each in self.get_commands()
        ]
        payload += [each for each in there if dict[str, Any](each).get("type") == ENTRY_POINT]
        await http.bulk_upsert_global_commands(number, payload=payload)
        return await self.fetch_commands()

    def _offer(self) -> None:
        """Offer the commands in servers and direct messages; if people may install the bot, everywhere.

        Discord refuses commands for a kind of installation that the developer portal doesn't allow.
        """
        application = self.client.application
        everywhere = application is not None and application.user_integration_config is not None
        self.allowed_installs = app_commands.AppInstallationType(guild=True, user=everywhere)
        self.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=everywhere
        )

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to run a command; if not, respond with the reason."""
        in_flight = self.client.in_flight
        self.client.languages.note(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            return not in_flight.closed
        command = interaction.command
        own_data = isinstance(command, app_commands.Command) and command.qualified_name in OWN_DATA
        in_flight.begin(interaction, command.qualified_name if command else "unknown")
        try:
            in_flight.check()
            if not own_data:
                in_flight.admit(interaction)
        except (StoppingError, RefusedError) as error:
            await self._refuse(interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Explain an error to the person."""
        # The person's Discord may still show another release's commands.
        outdated = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        await self._refuse(interaction, RefusedError("error-old-command") if outdated else error)

    async def _refuse(self, interaction: Interaction, error: Exception) -> None:
        try:
            await self.client.delivery.refusals.refuse(interaction, error)
        finally:
            self.client.in_flight.end(interaction)
