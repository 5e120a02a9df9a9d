"""The desk: every click arrives here, is done, stored, answered and shown."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.controls.desk import Click, OptionPage
from bot.delivery import discord_errors as trouble
from bot.delivery import responses as answers
from bot.delivery.boards import Boards
from bot.delivery.damage import Damage
from bot.delivery.direct_messages import Letters
from bot.delivery.panels import Panels
from bot.delivery.publisher import Publisher
from bot.screens import note_screen, rules_screen
from bot.tables import lobbies
from bot.tables import view_models as scenes
from bot.tables.answering import Answering
from bot.tables.computers import Computers
from bot.tables.lobbies import Change, Lobbies
from bot.tables.options import Wishing
from bot.tables.refusal import RefusedError
from bot.tables.registry import Hall
from bot.tables.table import Table
from storage.errors import DamagedGameError, RepeatedClickError, StaleVersionError
from storage.records import Click as StoredClick

log = logging.getLogger(__name__)


class TableDesk:
    """Does what the players click (see `bot.controls.desk.Desk`)."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        letters = Letters(hall.client)
        self.boards = Boards(hall, letters)
        self.panels = Panels(hall, letters)
        self.publisher = Publisher(hall, self.boards, self.panels)
        self.computers = Computers(hall, self.publisher)
        self.lobbies = Lobbies(hall)
        self.damage = Damage(hall, letters)
        self._answering = Answering(hall)
        self._wishing = Wishing(hall, self.boards, self.publisher)

    # Lobby

    async def join(self, interaction: Click, game: str) -> None:
        """Seat the person in the lobby."""
        await self._change(interaction, game, lobbies.join, "join")

    async def leave(self, interaction: Click, game: str) -> None:
        """Take the person out of the lobby."""
        await self._change(interaction, game, lobbies.leave, "leave")

    async def add(self, interaction: Click, game: str) -> None:
        """Seat a computer player in the lobby."""
        await self._change(interaction, game, lobbies.add_computer, "add")

    async def remove(self, interaction: Click, game: str) -> None:
        """Take the computer player that was seated last out of the lobby."""
        await self._change(interaction, game, lobbies.remove_computer, "remove")

    async def start(self, interaction: Click, game: str) -> None:
        """Start the game of the lobby."""
        await self._in_lobby(interaction, game, lambda table: self.lobbies.start(interaction, table))

    async def close(self, interaction: Click, game: str) -> None:
        """Close the lobby without a game."""
        await self._in_lobby(interaction, game, lambda table: self.lobbies.close(interaction, table))

    async def options(self, interaction: Click, game: str) -> None:
        """Show the host the options of the lobby."""
        if table := await self.table(interaction, game):
            await self._wishing.open(interaction, table)

    async def wish(
        self, interaction: Click, game: str, page: OptionPage, verb: str, values: tuple[str, ...]
    ) -> None:
        """Set an option of the lobby, and show the page as it is then."""
        if table := await self.table(interaction, game):
            await self._wishing.wish(interaction, table, page, verb, values)

    async def save(self, interaction: Click, game: str, name: str) -> None:
        """Save what the lobby is set to under this name."""
        if table := await self.table(interaction, game):
            await self._wishing.save(interaction, table, name)

    # Board

    async def play(self, interaction: Click, game: str) -> None:
        """Show the panel of the person's seat."""
        if found := await self._seat(interaction, game):
            await self.panels.answer(interaction, *found)

    async def hand(self, interaction: Click, game: str) -> None:
        """Show the hand of the person's seat as an ephemeral message."""
        if found := await self._seat(interaction, game):
            await answers.show(interaction, scenes.own_hand(*found, answers.language_of(interaction)))

    async def rules(self, interaction: Click, game: str) -> None:
        """Show the short rules, with the cards of this game."""
        if table := await self.table(interaction, game):
            language = answers.language_of(interaction)
            await answers.show(interaction, rules_screen(scenes.rules(table), language))

    async def board(self, interaction: Click, game: str) -> None:
        """Post the board of the game anew."""
        if table := await self.table(interaction, game):
            await self.boards.open(interaction, table)
            self.publisher.kick(table)

    async def resign(self, interaction: Click, game: str) -> None:
        """Give the person's seat to a computer player; this was asked for and confirmed."""
        if not (found := await self._seat(interaction, game)):
            return
        table, seat = found
        language = answers.language_of(interaction)
        try:
            problem = await self._answering.resign(interaction, table, seat)
        except StaleVersionError:
            await answers.tell(interaction, language("error-conflict"))
            return
        except RepeatedClickError:
            problem = ""
        if problem:
            await answers.tell(interaction, problem)
            return
        text = language("command-resigned")
        if answers.private(interaction):
            await answers.edit(interaction, note_screen(text))
        else:
            await answers.tell(interaction, text)
        self._go_on(table)
        await self.panels.leave(table, seat, text)

    async def move(self, interaction: Click, table: Table) -> None:
        """Move a game whose channel was lost into this channel. Raises the errors of storing."""
        assert interaction.channel_id is not None
        async with table.lock:
            setup = replace(table.setup, channel=interaction.channel_id)
            await self.hall.arrange(table, setup, StoredClick(interaction.id, interaction.user.id, "move"))

    # Panel

    async def answer(
        self, interaction: Click, game: str, number: int, indexes: tuple[int, ...] | None
    ) -> None:
        """Answer a question of the game, and show what is asked now, or whom one waits for."""
        if found := await self._seat(interaction, game):
            await self.panels.answer(
                interaction, *found, lambda: self._answering.answer(interaction, *found, number, indexes)
            )
            self._go_on(found[0])

    async def page(
        self, interaction: Click, game: str, number: int, page: int, picked: tuple[int, ...]
    ) -> None:
        """Show another page of a long question's options; answers nothing."""
        if found := await self._seat(interaction, game):
            await self.panels.answer(
                interaction,
                *found,
                lambda: self._answering.look(interaction, *found, number),
                page=page,
                picked=picked,
            )

    # What all of them need

    async def failed(self, interaction: Click, error: Exception) -> None:
        """Log an error that escaped from one of the others, and tell the person in words."""
        if isinstance(error, discord.HTTPException) and trouble.too_late(error):
            log.info("A click of %d could not be answered: %s", interaction.user.id, error)
            return
        log.error("A click of %d failed", interaction.user.id, exc_info=error)
        try:
            await answers.tell(interaction, answers.language_of(interaction)("error-unexpected"))
        except discord.HTTPException as second:
            log.warning("Nor could that be told: %s", second)

    async def unknown(self, interaction: Click) -> None:
        """Answer a click on something that nothing else knows."""
        await answers.tell(interaction, answers.language_of(interaction)("error-unknown-click"))

    async def table(self, click: Click, game: str) -> Table | None:
        """Return the table of a game; if there is none, the click is answered with the reason."""
        language = answers.language_of(click)
        try:
            table = await self.hall.find(game)
        except DamagedGameError as error:
            await answers.tell(click, language("error-damaged"))
            await self.damage.handle(error)
            return None
        if table is None:
            await answers.tell(click, language("error-unknown-game"))
        return table

    async def _seat(self, click: Click, game: str) -> tuple[Table, int] | None:
        """Return table and seat of the person; if there is none, the click is answered with why."""
        table = await self.table(click, game)
        if table is None:
            return None
        language = answers.language_of(click)
        seat = table.seat_of(click.user.id)
        if table.game is None:
            key = "error-lobby-closed" if table.stored.status == "closed" else "error-not-started"
            await answers.tell(click, language(key))
        elif seat is None:
            await answers.tell(click, language("error-not-seated"))
        else:
            return table, seat
        return None

    async def _change(self, click: Click, game: str, change: Change, did: str) -> None:
        await self._in_lobby(click, game, lambda table: self.lobbies.change(click, table, change, did))

    async def _in_lobby(self, click: Click, game: str, act: Callable[[Table], Awaitable[None]]) -> None:
        table = await self.table(click, game)
        if table is None:
            return
        language = answers.language_of(click)
        try:
            await act(table)
        except RefusedError as refusal:
            await answers.tell(click, refusal.text(language))
            return
        except StaleVersionError:
            await answers.tell(click, language("error-conflict"))
            return
        except RepeatedClickError:
            log.info("Click %d was delivered twice", click.id)
        await self.boards.answer(click, table)
        self._go_on(table)

    def _go_on(self, table: Table) -> None:
        self.computers.kick(table)
        self.publisher.kick(table)
