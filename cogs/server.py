"""The settings of a server, for its managers: `/citadels server`. Also records the servers of the bot."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands
from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.controls.request import read_id
from bot.controls.server_settings import (
    BARRED,
    LIFTED,
    MENU_VALUES,
    NONE,
    PAGES,
    SETTINGS,
    Channels,
    Roles,
    Setting,
    Spoken,
    matching_preset,
    preset,
)
from bot.delivery.members import costs_in, hindrance, invitation, may_give, missing_for_threads_in, missing_in
from bot.screens.server import CHANNEL_TYPES, LackingModel, ServerModel, server_screen
from bot.tables.table_errors import RefusedError
from bot.words.language import locales
from bot.words.names import escaped
from cogs.common import check_server
from cogs.context import Context
from cogs.replies import command, handles
from engine.errors import ImpossibleChangeError
from storage.database.storage_errors import DamagedGameError
from storage.games.saved_sets import SavedSet
from storage.parts import TournamentTable
from storage.people.stored_settings import ServerSettings


class ServerCog(Feature):
    """Shows and changes the settings of servers."""

    @command("server")
    async def server(self, ctx: Context) -> LayoutView:
        """Show the settings of the server."""
        return await self._page(ctx, _managed(ctx))

    @handles(requests.ShowServer)
    async def show(self, ctx: Context, request: requests.ShowServer) -> LayoutView:
        guild = _managed(ctx)
        chosen = await self.bot.store.sets.get(guild.id, request.number) if request.number else None
        note = ctx.say("error-set-gone") if request.number and not chosen else ""
        return await self._page(ctx, guild, request.page, note, chosen)

    @handles(requests.SetServer)
    async def set(self, ctx: Context, request: requests.SetServer) -> LayoutView:
        guild, note = _managed(ctx), ""
        if request.setting in (BARRED, LIFTED):
            await self._bar(guild, request)
            return await self._page(ctx, guild, "people", ctx.say("server-saved"))
        try:
            setting = SETTINGS[request.setting]
            value = _checked(setting, setting.read(request.values), ctx, guild)
        except (KeyError, ImpossibleChangeError):
            note = ctx.say("error-unknown-option")
        except RefusedError as error:
            note = error.text(ctx.say)
        else:
            await self._change(guild, lambda before: replace(before, **{setting.name: value}))
            note = ctx.say.first(f"server-saved-{setting.name}", "server-saved") or ""
        return await self._page(ctx, guild, PAGES.get(request.setting, "main"), note)

    async def _change(self, guild: discord.Guild, change: Callable[[ServerSettings], ServerSettings]) -> None:
        self.bot.registry.settings_changed(guild.id, await self.bot.store.servers.change(guild.id, change))

    async def _bar(self, guild: discord.Guild, request: requests.SetServer) -> None:
        picked = map(read_id, request.values[:MENU_VALUES])
        # Discord fills this menu, and offers the bot itself, too.
        people = [user for user in picked if user is not None and user != guild.me.id]
        barred = self.bot.store.barred
        if request.setting == BARRED:
            await barred.add(guild.id, people)
            for person in people:
                await self._shut_lobbies(guild, person)
        else:
            await barred.lift(guild.id, None if request.values == (NONE,) else people)

    async def _shut_lobbies(self, guild: discord.Guild, host: int) -> None:
        for game in await self.bot.store.games.open_lobbies_of(host):
            with suppress(DamagedGameError, RefusedError):
                table = await self.bot.registry.get(game)
                kind = table.setup.kind
                if kind.guild == guild.id and not isinstance(kind, TournamentTable):
                    await self.bot.lobbies.shut(table, "its host was barred")
                    self.bot.registry.tell_listeners(table)

    @handles(requests.PresetServer)
    async def preset(self, ctx: Context, request: requests.PresetServer) -> LayoutView:
        """Set all settings of a preset. The manager can change details afterwards."""
        guild, here = _managed(ctx), _channel_of(ctx)
        await self._change(guild, lambda before: preset(request.preset, before, here))
        told = ctx.say(f"server-preset-{request.preset}", channel=f"<#{here}>")
        note = f"{ctx.say('server-saved')} {told}"
        # After a preset for one channel, show the page where the manager can choose another channel.
        return await self._page(ctx, guild, "opening" if request.preset == "one" else "main", note)

    @handles(requests.DeleteSet)
    async def delete(self, ctx: Context, request: requests.DeleteSet) -> LayoutView:
        """Delete a saved set. The manager has confirmed this."""
        guild, note = _managed(ctx), ctx.say("error-set-gone")
        if saved := await self.bot.store.sets.get(guild.id, request.number):
            await self.bot.store.sets.delete(guild.id, saved.id)
            note = ctx.say("sets-deleted", name=escaped(saved.name, requests.LONGEST_NAME))
        return await self._page(ctx, guild, "sets", note)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_remove")
    async def note_presence(self, _guild: discord.Guild) -> None:
        """Record in which servers the bot is. The upkeep repeats this regularly."""
        present = self.bot.present()
        if self.bot.is_ready() and present is not None:
            await self.bot.store.servers.compare(present, self.bot.store.games.share)

    @commands.Cog.listener("on_guild_join")
    async def greet(self, guild: discord.Guild) -> None:
        """Say what the bot does, how to start, and which permissions it lacks."""
        await self.bot.delivery.arrivals.greet(guild)

    async def _page(
        self,
        ctx: Context,
        guild: discord.Guild,
        page: requests.ServerPage = "main",
        note: str = "",
        chosen: SavedSet | None = None,
    ) -> LayoutView:
        settings = await self.bot.store.servers.get(guild.id)
        channels = [each for each in guild.channels if each.type in CHANNEL_TYPES]
        model = ServerModel(
            settings,
            page,
            known=frozenset(each.id for each in (*channels, *guild.roles)),
            lacking=_lacking(settings, guild, ctx, page),
            hindered=_hindered(settings, guild),
            saved=tuple(await self.bot.store.sets.of_server(guild.id)),
            chosen=chosen,
            note=note,
            click=ctx.person.click,
            barred=await self.bot.store.barred.of_server(guild.id),
            preset=matching_preset(settings, _channel_of(ctx)),
            costs=_costs(guild, ctx),
            grant=invitation(self.bot.application_id or 0),
        )
        return server_screen(model, ctx.say)


def _managed(ctx: Context) -> discord.Guild:
    check_server(ctx)
    guild = ctx.interaction.guild
    assert guild is not None
    if not ctx.interaction.permissions.manage_guild:
        raise RefusedError("error-managers-only")
    return guild


def _checked(
    setting: Setting,
    value: Any,  # noqa: ANN401 - the type depends on the setting
    ctx: Context,
    guild: discord.Guild,
) -> Any:  # noqa: ANN401
    match setting:
        case Roles(most=1):
            for each in setting.ids(value):
                _check_role(each, ctx, guild)
        case Channels():
            for each in setting.ids(value):
                _check_channel(each, guild)
        case Spoken():
            if value and value not in locales():
                raise RefusedError("error-unknown-option")
        case Roles():
            if guild.default_role.id in value:
                return ()
            if not all(map(guild.get_role, value)):
                raise RefusedError("error-unknown-option")
        case _:
            pass
    return value


def _check_channel(number: int, guild: discord.Guild) -> None:
    channel = guild.get_channel(number)
    if channel is None or channel.type not in CHANNEL_TYPES:
        raise RefusedError("error-channel-unseen", channel=f"<#{number}>")


def _check_role(number: int, ctx: Context, guild: discord.Guild) -> None:
    """Raise `RefusedError` if this person may not let the bot give out a role."""
    role, member = guild.get_role(number), ctx.interaction.user
    why = hindrance(guild, number)
    if why in ("gone", "managed", "powerful", "opens"):
        raise RefusedError("server-role", why=why, role=f"<@&{number}>")
    if role is None or not isinstance(member, discord.Member) or not may_give(member, role):
        raise RefusedError("server-role", why="yours", role=f"<@&{number}>")


def _hindered(settings: ServerSettings, guild: discord.Guild) -> dict[str, str]:
    given = [each.name for each in SETTINGS.values() if isinstance(each, Roles) and each.most == 1]
    roles = {name: getattr(settings, name) for name in given}
    found = {name: hindrance(guild, number) for name, number in roles.items() if guild.get_role(number)}
    return {name: why for name, why in found.items() if why}


def _channel_of(ctx: Context) -> int:
    here = ctx.interaction.channel
    return here.parent_id if isinstance(here, discord.Thread) else ctx.channel or 0


def _costs(guild: discord.Guild, ctx: Context) -> tuple[tuple[str, tuple[str, ...]], ...]:
    channel = guild.get_channel(_channel_of(ctx))
    return tuple((what, tuple(names)) for what, names in costs_in(channel)) if channel else ()


def _lacking(
    settings: ServerSettings, guild: discord.Guild, ctx: Context, page: requests.ServerPage
) -> tuple[LackingModel, ...]:
    if page == "podium":
        channel = guild.get_channel(settings.podium_channel)
        names = missing_in(channel) if channel else []
        return (LackingModel(settings.podium_channel, tuple(names), "podium"),) if names else ()
    ids = settings.channels or (_channel_of(ctx),)
    found = list[LackingModel]()
    for channel in filter(None, map(guild.get_channel, ids)):
        if names := missing_in(channel):
            found.append(LackingModel(channel.id, tuple(names)))
        elif settings.threads and (names := missing_for_threads_in(channel)):
            found.append(LackingModel(channel.id, tuple(names), "threads"))
    return tuple(found)
