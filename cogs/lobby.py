"""Lobbies: `/citadels new`, and the buttons by which a table fills, starts or closes."""

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.delivery import held_responses, responses
from bot.delivery.permissions import missing_for_thread, missing_for_threads_in
from bot.screens.limits import THREAD_NAME, clip
from bot.screens.lobby import details_screen
from bot.screens.notes import note_screen
from bot.screens.server import permissions
from bot.tables import lobbies, seat_order, seating, view_models
from bot.tables.person import Person, language_of, language_of_server, person_of, server_of
from bot.tables.table import Table
from bot.tables.table_errors import LobbyOpenError
from bot.words.names import plain
from cogs.common import check_host_is_here, check_opening, check_writing, post, table_of
from cogs.solo import offer_solo
from storage.database.storage_errors import RepeatedClickError

CHANGES: Mapping[type[requests.GameRequest], lobbies.Change] = {
    requests.Join: seating.join,
    requests.Leave: seating.leave,
    requests.Ready: seat_order.ready,
    requests.AddComputer: seating.add_computer,
    requests.FillWithComputers: seating.fill,
    requests.RemoveComputer: seating.remove_computer,
}
"""The buttons of a lobby, and how each changes its seats."""


class LobbyCog(Feature):
    """Opens lobbies, and seats people and computers in them."""

    @also_handles(requests.NewLobby)
    @app_commands.command(description=describe("new"))
    async def new(self, interaction: Interaction) -> None:
        """Open a lobby in the channel; outside of servers with the bot, a game against computers."""
        if server_of(interaction) is None:
            await offer_solo(interaction, in_place=False)
            return
        guild, channel = check_writing(interaction)
        settings = await check_opening(interaction)
        self.bot.delivery.cooldowns.use(interaction)
        locale = language_of_server(interaction, settings.language).locale
        opening = partial(
            self.bot.lobbies.open,
            person_of(interaction),
            guild,
            channel,
            locale,
            people_only=not settings.computers,
        )
        try:
            try:
                table = await opening()
            except LobbyOpenError as error:
                await self._close_gone(error)
                table = await opening()
        except RepeatedClickError:
            await responses.tell(interaction, language_of(interaction)("command-opened"))
            return
        await post(interaction, table)

    async def _close_gone(self, error: LobbyOpenError) -> None:
        """Close the person's lobby if its message was deleted; else raise the error again."""
        table = await self.bot.registry.get(error.game)
        if not await self.bot.delivery.boards.is_gone(table):
            raise error
        await self.bot.lobbies.close_gone(table)

    @handles(*CHANGES)
    async def change(self, interaction: Interaction, request: requests.GameRequest) -> None:
        """Let a person come or go or be ready, or seat and take out computers."""
        table: Table = await table_of(interaction, request.game)
        by, change = person_of(interaction), CHANGES[type(request)]
        called = interaction.message is not None and interaction.message.id in table.calls
        async with held_responses.in_time(interaction, in_place=not called):
            await lobbies.once(self.bot.lobbies.change(by, table, change, request.id))
            if not called:
                await self.bot.delivery.boards.respond(interaction, table)
        if called:
            # The lobby is another message, so nothing of it would be seen here.
            await responses.tell(interaction, by.language("finding-joined", where=table.board_address))

    @handles(requests.Start, requests.FillAndStart)
    async def start(self, interaction: Interaction, request: requests.Start | requests.FillAndStart) -> None:
        """Deal the cards, in a thread if the server wants that. Seat computers first, if that is asked."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        filled = isinstance(request, requests.FillAndStart)
        async with held_responses.in_time(interaction, in_place=True):
            await check_host_is_here(interaction, table)
            lobbies.startable(table, by, self.bot.registry.time.moment.wall, filled=filled)
            thread, why_not = await self._thread(interaction, table, by)
            await lobbies.once(self.bot.lobbies.start(by, table, thread, filled=filled))
            await self.bot.delivery.boards.respond(interaction, table)
        if (invitation := table.setup.invitation) is not None:
            self.bot.background.tournament_course.look(invitation.tournament)
        if why_not:
            await responses.tell(interaction, why_not)

    async def _thread(self, interaction: Interaction, table: Table, by: Person) -> tuple[int, str]:
        """Open a thread for a game, if it is to have one; return its id, or 0 and what there is to say.

        The second game in a channel gets one, too, where the bot may open threads.
        """
        if table.setup.invitation is not None:
            return await self.bot.delivery.channels.thread_of_lobby(table), ""
        settings = await self.bot.store.servers.get(table.setup.guild)
        lobby = self.bot.delivery.channels.lobby(table)
        if lobby is None or not (settings.threads or await self.bot.delivery.channels.crowded(table)):
            return 0, ""
        if lacking := missing_for_thread(interaction):
            if not settings.threads:
                return 0, ""
            return 0, by.language("thread-lacking", permissions=permissions(lacking, by.language))
        seat = table.seat_of(table.setup.host)
        host = by.name if seat is None else table.players[seat].name
        name = clip(table.language("thread-name", host=plain(host)), THREAD_NAME)
        thread = await self.bot.delivery.channels.open_thread(lobby, name)
        if thread or not settings.threads:
            return thread, ""
        # A permission may have been taken away meanwhile.
        channel = self.bot.get_channel(table.setup.channel)
        lacking = missing_for_threads_in(channel) if isinstance(channel, discord.abc.GuildChannel) else []
        if lacking:
            return 0, by.language("thread-lacking", permissions=permissions(lacking, by.language))
        return 0, by.language("thread-refused")

    @handles(requests.LobbyDetails)
    async def details(self, interaction: Interaction, request: requests.LobbyDetails) -> None:
        """Show what the lobby is about, beside it."""
        table, language = await table_of(interaction, request.game), language_of(interaction)
        host = interaction.user.id == table.setup.host
        manager = person_of(interaction).manager
        view = details_screen(view_models.lobby(table), language, host=host, manager=manager)
        await responses.show(interaction, view)

    @handles(requests.TakeOut)
    async def take_out(self, interaction: Interaction, request: requests.TakeOut) -> None:
        """Take a person out of a lobby, as a manager of the server."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        user = int(request.person) if request.person.isdecimal() else 0
        seat = table.seat_of(user)
        name = "" if seat is None else table.name_of(seat)
        async with held_responses.in_time(interaction, in_place=False):
            await lobbies.once(
                self.bot.lobbies.change(by, table, partial(seating.put_out, user=user), "put out")
            )
        self.bot.registry.tell_listeners(table)
        await responses.tell(interaction, by.language("lobby-put-out", name=name))

    @handles(requests.CloseLobby)
    async def close(self, interaction: Interaction, request: requests.CloseLobby) -> None:
        """Close the lobby without a game; where other people sit too, the person is asked first."""
        table = await table_of(interaction, request.game)
        async with held_responses.in_time(interaction, in_place=True):
            await check_host_is_here(interaction, table)
            await lobbies.once(self.bot.lobbies.close(person_of(interaction), table, sure=False))
            await self.bot.delivery.boards.respond(interaction, table)

    @handles(requests.CloseOwnLobby)
    async def close_own(self, interaction: Interaction, request: requests.CloseOwnLobby) -> None:
        """Close a lobby of the person from wherever they are: its message or channel may be gone for them.

        A manager may close that of another person.
        """
        async with held_responses.in_time(interaction):
            table = await self.bot.registry.get(request.game)
            if table.setup.host != interaction.user.id:
                # A former host is told the name of the new one; others get the answer of any click.
                await table_of(interaction, request.game)
                await check_host_is_here(interaction, table)
            own = table.setup.host == interaction.user.id
            await lobbies.once(self.bot.lobbies.close(person_of(interaction), table, sure=True))
        text = language_of(interaction)("lobby-own-closed" if own else "lobby-closed")
        await responses.respond(interaction, note_screen(text))
