"""Lobbies: `/citadels new`, and the buttons by which a table fills, starts or closes."""

from discord import app_commands
from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.permissions import missing_for_thread
from bot.screens.limits import THREAD_NAME, clip
from bot.screens.lobby import details_screen
from bot.screens.notes import note_screen
from bot.screens.server import permissions
from bot.tables import lobbies, seat_order, seating, view_models
from bot.tables.person import Person, language_of, language_of_server, person_of, server_of
from bot.tables.table import Table
from bot.words.names import plain
from cogs.common import check_opening, check_writing, post, table_of
from cogs.solo import offer_solo
from storage.errors import RepeatedClickError


class Lobby(commands.Cog):
    """Opens lobbies, and seats people and computers in them."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._bot = bot
        self._boards = bot.delivery.boards
        self._cooldowns = bot.delivery.cooldowns
        self._lobbies = bot.lobbies
        self._channels = bot.delivery.channels

    @app_commands.command(description=describe("new"))
    async def new(self, interaction: Interaction) -> None:
        """Open a lobby in the channel; outside of servers with the bot, a game against computers."""
        await self._open(interaction)

    @handles(requests.NewLobby)
    async def open(self, interaction: Interaction, _: requests.NewLobby) -> None:
        """Open a lobby in the channel of the click, as the command does."""
        await self._open(interaction)

    async def _open(self, interaction: Interaction) -> None:
        if server_of(interaction) is None:
            await offer_solo(interaction)
            return
        guild, channel = check_writing(interaction)
        settings = await check_opening(interaction)
        self._cooldowns.use(interaction)
        locale = language_of_server(interaction, settings.language).locale
        try:
            table = await self._lobbies.open(
                person_of(interaction), guild, channel, locale, people_only=not settings.computers
            )
        except RepeatedClickError:
            await responses.tell(interaction, language_of(interaction)("command-opened"))
            return
        await post(interaction, table)

    @handles(requests.Join)
    async def join(self, interaction: Interaction, request: requests.Join) -> None:
        """Seat the person."""
        await self._change(interaction, request, seating.join, "join")

    @handles(requests.Leave)
    async def leave(self, interaction: Interaction, request: requests.Leave) -> None:
        """Take the person out."""
        await self._change(interaction, request, seating.leave, "leave")

    @handles(requests.Ready)
    async def ready(self, interaction: Interaction, request: requests.Ready) -> None:
        """Note that the person would start, or wouldn't after all."""
        await self._change(interaction, request, seat_order.ready, "ready")

    @handles(requests.AddComputer)
    async def add(self, interaction: Interaction, request: requests.AddComputer) -> None:
        """Seat a computer player."""
        await self._change(interaction, request, seating.add_computer, "add")

    @handles(requests.FillWithComputers)
    async def fill(self, interaction: Interaction, request: requests.FillWithComputers) -> None:
        """Seat computer players up to as many as are expected."""
        await self._change(interaction, request, seating.fill, "fill")

    @handles(requests.RemoveComputer)
    async def remove(self, interaction: Interaction, request: requests.RemoveComputer) -> None:
        """Take the computer player that was seated last out."""
        await self._change(interaction, request, seating.remove_computer, "remove")

    @handles(requests.Start)
    async def start(self, interaction: Interaction, request: requests.Start) -> None:
        """Deal the cards."""
        await self._start(interaction, request.game, filled=False)

    @handles(requests.FillAndStart)
    async def fill_and_start(self, interaction: Interaction, request: requests.FillAndStart) -> None:
        """Seat computers where nobody sits, and deal the cards."""
        await self._start(interaction, request.game, filled=True)

    async def _start(self, interaction: Interaction, game: str, *, filled: bool) -> None:
        """Deal the cards, in a thread of their own if the server wants that."""
        table, by = await table_of(interaction, game), person_of(interaction)
        async with holding.in_time(interaction, in_place=True):
            lobbies.startable(table, by, filled=filled)
            thread, why_not = await self._thread(interaction, table, by)
            await lobbies.once(self._lobbies.start(by, table, thread, filled=filled))
            await self._boards.respond(interaction, table)
        if why_not:
            await responses.tell(interaction, why_not)

    async def _thread(self, interaction: Interaction, table: Table, by: Person) -> tuple[int, str]:
        """Open a thread for a game, if it is to have one; return its id, or 0 and what there is to say."""
        settings = await self._bot.store.servers.get(table.setup.guild)
        lobby = self._channels.lobby(table)
        if not settings.threads or lobby is None:
            return 0, ""
        if lacking := missing_for_thread(interaction):
            return 0, by.language("thread-lacking", permissions=permissions(lacking, by.language))
        name = clip(table.language("thread-name", host=plain(by.name)), THREAD_NAME)
        thread = await self._channels.open_thread(lobby, name)
        return thread, "" if thread else by.language("thread-refused")

    @handles(requests.LobbyDetails)
    async def details(self, interaction: Interaction, request: requests.LobbyDetails) -> None:
        """Show what the lobby is about, beside it."""
        table, language = await table_of(interaction, request.game), language_of(interaction)
        host = interaction.user.id == table.setup.host
        await responses.show(interaction, details_screen(view_models.lobby(table), language, host=host))

    @handles(requests.CloseLobby)
    async def close(self, interaction: Interaction, request: requests.CloseLobby) -> None:
        """Close the lobby without a game; where other people sit too, the host is asked first."""
        table = await table_of(interaction, request.game)
        async with holding.in_time(interaction, in_place=True):
            await lobbies.once(self._lobbies.close(person_of(interaction), table, sure=False))
            await self._boards.respond(interaction, table)

    @handles(requests.CloseOwnLobby)
    async def close_own(self, interaction: Interaction, request: requests.CloseOwnLobby) -> None:
        """Close a lobby of the person from wherever they are: its message or channel may be gone for them."""
        in_place = responses.private(interaction)
        async with holding.in_time(interaction, in_place=in_place):
            table = await self._bot.registry.get(request.game)
            if table.setup.host != interaction.user.id:
                # A former host is told the name of the new one; others get the answer of any click.
                await table_of(interaction, request.game)
            await lobbies.once(self._lobbies.close(person_of(interaction), table, sure=True))
        text = language_of(interaction)("lobby-own-closed")
        await responses.respond(interaction, note_screen(text), in_place=in_place)

    async def _change(
        self, interaction: Interaction, request: requests.GameRequest, change: lobbies.Change, did: str
    ) -> None:
        table: Table = await table_of(interaction, request.game)
        async with holding.in_time(interaction, in_place=True):
            await lobbies.once(self._lobbies.change(person_of(interaction), table, change, did))
            await self._boards.respond(interaction, table)
