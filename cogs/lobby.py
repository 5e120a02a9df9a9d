"""Lobbies: `/citadels new`, the buttons to fill, start or close a lobby, and the threads of games."""

import logging
from collections.abc import Mapping
from functools import partial

import discord
from discord.ext import commands
from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.members import missing_for_threads_in
from bot.screens.lobby import LobbyReader, details_screen
from bot.screens.server import permissions
from bot.tables import lobbies, seating, view_models
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import check_first, check_host_is_here, lead, lobby_opening, seated_elsewhere, table_of
from cogs.context import Context
from cogs.replies import BoardReply, LobbyReply, command, handles
from cogs.solo import offer_solo
from storage.database.storage_errors import RepeatedClickError, StorageError
from storage.parts import TournamentTable

log = logging.getLogger(__name__)

CHANGES: Mapping[type[requests.GameRequest], lobbies.LobbyChange] = {
    requests.Join: seating.join,
    requests.Leave: seating.leave,
    requests.Ready: seating.ready,
    requests.AddComputer: seating.add_computer,
    requests.FillWithComputers: seating.fill,
    requests.RemoveComputer: seating.remove_computer,
}


class LobbyCog(Feature):
    """Opens lobbies, and seats people and computers in them."""

    @command("new", also=requests.NewLobby, where="unheld")
    async def new(self, ctx: Context) -> BoardReply | LayoutView | str:
        """Open a lobby in the channel. Outside of servers with the bot, offer a game against computers."""
        if ctx.server is None:
            # Hold the response as private: it is no lobby, which everybody would see.
            async with ctx.in_time("beside"):
                return await offer_solo(ctx)
        opening = await lobby_opening(ctx)
        try:
            table = await opening()
        except RepeatedClickError:
            return ctx.say("command-opened")
        return BoardReply(table, then=partial(seated_elsewhere, ctx, table))

    @handles(*CHANGES, where="unheld")
    async def change(self, ctx: Context, request: requests.GameRequest) -> LobbyReply | LayoutView:
        """Handle the buttons that change the seats of a lobby."""
        table = await table_of(ctx, request.game)
        clicked = ctx.interaction.message
        # If the lobby is another message than the clicked one, reply with a text.
        beside = ctx.private or (clicked is not None and clicked.id in table.calls)
        texts = {requests.Join.id: "finding-joined", requests.Leave.id: "lobby-left"}
        told = texts.get(request.id) if beside else None
        async with ctx.in_time("beside" if told else "public"):
            if isinstance(request, requests.Join):
                await check_first(ctx, table)
            change = CHANGES[type(request)]
            await lobbies.once(self.bot.lobbies.change(ctx.person, table, change, request.id))
        if told:
            return lead(ctx, told, table)
        return LobbyReply(table, ctx.say("lobby-left") if isinstance(request, requests.Leave) else "")

    @handles(requests.Start, requests.FillAndStart, where="public")
    async def start(self, ctx: Context, request: requests.Start | requests.FillAndStart) -> LobbyReply:
        """Deal the cards, in a thread if the server wants one. On request, seat computers first."""
        table = await table_of(ctx, request.game)
        filled = isinstance(request, requests.FillAndStart)
        asked = requests.StartNow(table.id, filled=filled, sure=False)
        return LobbyReply(table, await self._start(ctx, table, asked))

    @handles(requests.StartNow)
    async def start_now(self, ctx: Context, request: requests.StartNow) -> str:
        """Start a lobby before its time, from a private message."""
        table = await table_of(ctx, request.game)
        note = await self._start(ctx, table, request)
        return "\n".join(filter(None, [ctx.say("lobby-started"), note]))

    async def _start(self, ctx: Context, table: Table, asked: requests.StartNow) -> str:
        """Deal the cards; return a note if the game should have had a thread but has none."""
        by, now = ctx.person, self.bot.registry.time.moment.wall
        await check_host_is_here(ctx, table)
        lobbies.startable(table, by, now, asked)
        thread, why_not = await self._thread(ctx, table)
        await lobbies.once(self.bot.lobbies.start(by, table, asked, thread))
        if isinstance(kind := table.setup.kind, TournamentTable):
            self.bot.background.tournament_course.look(kind.invitation.tournament)
        return why_not

    async def _thread(self, ctx: Context, table: Table) -> tuple[int, str]:
        """Open a thread for a game if needed; return its id (0: none), and a note if the server lacks one."""
        channels, kind = self.bot.delivery.channels, table.setup.kind
        tournament = isinstance(kind, TournamentTable)
        thread = await channels.thread_of_lobby(table, "" if tournament else ctx.person.name)
        if thread or tournament or channels.lobby(table) is None:
            return thread, ""
        if not (await self.bot.store.servers.get(kind.guild)).threads:
            return 0, ""
        channel = self.bot.get_channel(kind.channel)
        if isinstance(channel, discord.TextChannel) and (lacking := missing_for_threads_in(channel)):
            return 0, ctx.say("thread-lacking", permissions=permissions(lacking, ctx.say))
        return 0, ctx.say("thread-refused")

    @handles(requests.LobbyDetails, where="beside")
    async def details(self, ctx: Context, request: requests.LobbyDetails) -> LayoutView:
        """Show the details of the lobby in a new message."""
        table = await table_of(ctx, request.game)
        host, seated = ctx.user == table.setup.kind.host, table.seat_of(ctx.user) is not None
        reader = LobbyReader(host, ctx.person.manager, seated)
        now = round(self.bot.registry.time.moment.wall)
        return details_screen(view_models.lobby(table), ctx.say, reader, now)

    @handles(requests.TakeOut, where="beside")
    async def take_out(self, ctx: Context, request: requests.TakeOut) -> str:
        """Take a person out of a lobby for a manager of the server."""
        table = await table_of(ctx, request.game)
        seat = table.seat_of(request.person)
        name = "" if seat is None else table.name_of(seat)
        put_out = partial(seating.put_out, user=request.person)
        await lobbies.once(self.bot.lobbies.change(ctx.person, table, put_out, "put out"))
        self.bot.registry.tell_listeners(table)
        return ctx.say("lobby-put-out", name=name)

    @handles(requests.CloseLobby, where="public")
    async def close(self, ctx: Context, request: requests.CloseLobby) -> LobbyReply:
        """Close the lobby before a game; if other people are seated, ask first."""
        table = await table_of(ctx, request.game)
        await check_host_is_here(ctx, table)
        await lobbies.once(self.bot.lobbies.close(ctx.person, table, sure=False))
        return LobbyReply(table)

    @handles(requests.CloseOwnLobby)
    async def close_own(self, ctx: Context, request: requests.CloseOwnLobby) -> str:
        """Close a lobby for its host or a manager. This works anywhere, because the channel may be gone."""
        table = await self.bot.registry.get(request.game)
        if table.setup.kind.host != ctx.user:
            # Tell a former host who the new one is. Check all others like any click.
            await table_of(ctx, request.game)
            await check_host_is_here(ctx, table)
        own = table.setup.kind.host == ctx.user
        await lobbies.once(self.bot.lobbies.close(ctx.person, table, sure=True))
        return ctx.say("lobby-own-closed" if own else "lobby-closed")

    @commands.Cog.listener("on_raw_thread_delete")
    async def leave_thread(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Move the games of a deleted thread to its channel. If that fails, their next message retries it."""
        try:
            games = await self.bot.store.games.in_channel(deleted.thread_id)
        except StorageError as error:
            log.warning("Could not read the games of a deleted thread: %s", error)
            return
        for game in games:
            try:
                await self.bot.delivery.boards.leave_thread(await self.bot.registry.get(game))
            except (StorageError, RefusedError) as error:
                log.warning("Game %s isn't moved out of its deleted thread yet: %s", game, error)
