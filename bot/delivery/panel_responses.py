"""Panels as responses to a person who opens a panel or clicks on it."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import discord

from bot.delivery import contents, held_responses, responses
from bot.delivery.contents import SeatPanel
from bot.delivery.copies import Copies, elsewhere
from bot.delivery.message_sender import ShownMessage, Tokens
from bot.delivery.panels import panel_digest
from bot.delivery.pictures import Pictures
from bot.delivery.pings import asks_openly, reminder_tag
from bot.screens.notes import elsewhere_screen
from bot.tables.advice import Explanations
from bot.tables.message import Handle
from bot.tables.panel_message import SCORES_PANEL, WAITING_PANEL
from bot.tables.people import check_seat
from bot.tables.person import Languages, directly, language_of
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)

COUNTING = "counting"  # The digest of a panel that responds to the game's last click.


class PanelResponses:
    """Responds with a seat's panel, in one copy that the player can click."""

    def __init__(
        self,
        registry: Registry,
        tokens: Tokens,
        pictures: Pictures,
        copies: Copies,
        explanations: Explanations,
        *,
        languages: Languages,
        wake: Callable[[Table], None],
    ) -> None:
        """`wake` schedules an update of a table's messages."""
        self._registry = registry
        self._tokens = tokens
        self._pictures = pictures
        self._copies = copies
        self._explanations = explanations
        self._languages = languages
        self._wake = wake

    @asynccontextmanager
    async def responding(
        self, interaction: discord.Interaction, table: Table, seat: int
    ) -> AsyncGenerator[None]:
        """Hold the lock of a seat's panel while a click on it is handled and answered.

        Raises `RefusedError` if the person has lost the seat when the click's turn comes.
        """
        try:
            async with held_responses.in_time(interaction, "here"), table.panel(seat).lock:
                check_seat(table, seat, interaction.user.id)
                yield
        finally:
            # `Sync` skips a panel while a click holds its lock.
            self._wake(table)

    async def respond(self, interaction: discord.Interaction, wanted: SeatPanel) -> None:
        """Respond with the current panel: in the clicked message if private, otherwise in a new one.

        Another page (`page_of`) stays until the panel's content changes. Call this inside `responding`.
        """
        table, seat = wanted.table, wanted.seat
        panel = table.panel(seat)
        in_place = held_responses.private(interaction)
        await self._explanations.prepare(table, seat)
        shows, digest = table.shows(seat), panel_digest(table, seat)
        language, reader = language_of(interaction), self._languages.settings_of(interaction.user.id)
        content = contents.private(wanted, language, reader)
        if in_place and shows == SCORES_PANEL and panel.knows >= 0 and self._registry.owns(table):
            # The click may have ended the game: respond at once, and let `Sync` show the scores. Only for our
            # own tables: another owner doesn't know the clicked copy.
            content = contents.counting(table, seat, language, reader.words)
            shows, digest = WAITING_PANEL, COUNTING
        if in_place:
            # If this request fails, nobody knows whether the player sees the question.
            panel.show(WAITING_PANEL, panel.seen)
            shown = await responses.edit_content(interaction, content, self._pictures, panel, digest)
        else:
            again = partial(self._respond_again, interaction, table.id, seat, panel.copy, wanted.note)
            shown = await responses.show(
                interaction, content, pictures=self._pictures, again=again, seconds=held_responses.TRY_SECONDS
            )
        if shown is None:
            if await self._moved_on(interaction, table, seat):
                panel.show(shows, panel.seen)
            return
        panel.show(shows, digest)
        # News may replace the hand, but not another page.
        panel.open_page("panel" if wanted.page_of == "hand" else wanted.page_of, table.now)
        if asks_openly(table, seat):
            # In their own turn, and while choosing a character, reading the panel reveals nothing hidden. So
            # it may save them from a ping.
            panel.read_at = table.now
        self._registry.responded(table, seat)
        self._tokens.remember(interaction, table)
        try:
            await self._moved(interaction, table, seat, shown)
        except UnavailableError as error:
            log.warning("The place of panel %d of game %s could not be stored: %s", seat, table.id, error)
        except Exception:
            # The person has a correct response, whose place the next change stores.
            log.exception("The place of panel %d of game %s could not be stored", seat, table.id)

    async def mute(self, table: Table, seat: int, question_tag: str) -> bool:
        """Stop reminding a seat of the question with this tag; return whether it is still asked.

        Call this inside `responding`. If storing fails, nothing changes.
        """
        panel = table.panel(seat)
        if not table.asked_still(seat, panel.kept.asked) or question_tag != reminder_tag(table, seat):
            return False
        await self._registry.place(table, seat, replace(panel.kept, silent=True))
        return True

    async def _moved(
        self, interaction: discord.Interaction, table: Table, seat: int, shown: ShownMessage
    ) -> None:
        panel = table.panel(seat)
        copy = self._tokens.handle(interaction, shown)
        if not held_responses.private(interaction):
            place = "opened"
        else:
            place = "direct" if directly(interaction) else "clicked"
        await self._copies.move(table, seat, copy, elsewhere(table, language_of(interaction)), place)
        # Keep a ping until others see an answer: deleting it would reveal a hidden answer.
        if panel.knows != panel.kept.number and not table.asked_still(seat, panel.kept.number):
            await self._copies.unping(table, seat)

    async def _respond_again(
        self, interaction: discord.Interaction, game: str, seat: int, copy: Handle | None, note: str
    ) -> None:
        """Respond with the current panel and the note. If a newer copy exists, only refer to that."""
        table = await self._registry.get(game)
        panel = table.panel(seat)
        async with panel.lock:
            check_seat(table, seat, interaction.user.id)
            if panel.copy is not copy:
                await responses.show(interaction, elsewhere_screen(game, language_of(interaction)))
                return
            await self.respond(interaction, SeatPanel(table, seat, note))

    async def _moved_on(self, interaction: discord.Interaction, table: Table, seat: int) -> bool:
        """If the panel has a newer copy than the clicked message, edit that copy; return whether we did."""
        here, clicked = table.panel(seat).handle, interaction.message
        if here is None or clicked is None or clicked.id == here.message:
            return False
        reader = self._languages.settings_of(interaction.user.id)
        content = contents.private(SeatPanel(table, seat), table.language_of(seat), reader)
        return bool(await self._tokens.edit(here, content))
