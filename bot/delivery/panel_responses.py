"""The private panels as responses: to whoever opens one, or clicks on it."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import discord

from bot.delivery import held_responses, responses
from bot.delivery.calls import reminder_tag
from bot.delivery.copies import Copies, elsewhere
from bot.delivery.message_sender import Shown, Tokens
from bot.delivery.panels import panel_digest
from bot.delivery.pictures import Pictures
from bot.screens.notes import elsewhere_screen
from bot.tables import contents
from bot.tables.advice import Explanations
from bot.tables.message import Handle
from bot.tables.panel_message import WAITING
from bot.tables.people import check_seat
from bot.tables.person import directly, language_of
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)


class PanelResponses:
    """Responds with the panel of a seat, in its one living copy."""

    def __init__(
        self,
        registry: Registry,
        tokens: Tokens,
        pictures: Pictures,
        copies: Copies,
        explanations: Explanations,
        wake: Callable[[Table], None],
    ) -> None:
        """`wake` has the messages of a table brought up to date."""
        self._registry = registry
        self._tokens = tokens
        self._pictures = pictures
        self._copies = copies
        self._explanations = explanations
        self._wake = wake

    @asynccontextmanager
    async def responding(
        self, interaction: discord.Interaction, table: Table, seat: int
    ) -> AsyncGenerator[None]:
        """Keep the panel of a seat as it is while a click on it is handled and responded to.

        Raises `RefusedError` if the person doesn't answer for the seat any more when the click's turn comes.
        """
        in_place = held_responses.private(interaction)
        # The panel may be on its way to its player: that is mostly a matter of a moment.
        try:
            async with held_responses.in_time(interaction, in_place=in_place), table.panel(seat).lock:
                check_seat(table, seat, interaction.user.id)
                yield
        finally:
            # While a click has the panel, nobody else looks whether it is up to date.
            self._wake(table)

    async def respond(
        self,
        interaction: discord.Interaction,
        table: Table,
        seat: int,
        *,
        note: str = "",
        page: int = 0,
        picked: tuple[int, ...] = (),
        page_of: contents.PanelPage = "panel",
    ) -> None:
        """Respond with the panel as it is: in the clicked message if that is private, else anew.

        The `note` is shown on top of the question. The other pages of the panel replace it until something is
        new. To be called inside `responding`.
        """
        panel = table.panel(seat)
        in_place = held_responses.private(interaction)
        await self._explanations.prepare(table, seat)
        shows, digest = table.shows(seat), panel_digest(table, seat)
        content = contents.private(table, seat, language_of(interaction), note, page, picked, page_of=page_of)
        if in_place:
            # If this fails, nobody knows whether the question is seen.
            panel.show(WAITING, panel.seen)
            shown = await responses.edit_content(interaction, content, self._pictures, panel, digest)
        else:
            again = partial(self._respond_again, interaction, table.id, seat, panel.copy, note)
            shown = await responses.show(
                interaction, content, pictures=self._pictures, again=again, seconds=held_responses.ATTEMPT
            )
        if shown is None:
            if await self._moved_on(interaction, table, seat):
                panel.show(shows, panel.seen)
            return
        panel.show(shows, digest)
        self._registry.responded(table, seat)
        self._tokens.remember(interaction, table)
        try:
            await self._moved(interaction, table, seat, shown)
        except UnavailableError as error:
            log.warning("Where seat %d of game %s is shown could not be noted: %s", seat, table.id, error)
        except Exception:
            # The person has an answer, and it is right; where it stands is written down the next time.
            log.exception("Where seat %d of game %s is shown could not be noted", seat, table.id)

    async def mute(self, table: Table, seat: int, question_tag: str) -> bool:
        """Remind a seat no more of what this tag stands for; return whether it is asked that still.

        To be called inside `responding`. Raises the errors of storing; then nothing is changed.
        """
        panel = table.panel(seat)
        if not table.asked_still(seat, panel.kept.asked) or question_tag != reminder_tag(table, seat):
            return False
        await self._registry.place(table, seat, replace(panel.kept, silent=True))
        return True

    async def _moved(self, interaction: discord.Interaction, table: Table, seat: int, shown: Shown) -> None:
        """Note where the panel is now, and take the ping back that called for what it shows."""
        panel = table.panel(seat)
        copy = self._tokens.handle(interaction, shown)
        in_place = held_responses.private(interaction)
        place = "opened" if not in_place else "direct" if directly(interaction) else "clicked"
        await self._copies.move(table, seat, copy, elsewhere(table, language_of(interaction)), place)
        # A ping that goes before others see an answer would tell of one that nobody may notice.
        if panel.knows != panel.kept.number and not table.asked_still(seat, panel.kept.number):
            await self._copies.unping(table, seat)

    async def _respond_again(
        self, interaction: discord.Interaction, game: str, seat: int, copy: Handle | None, note: str
    ) -> None:
        """Respond with the panel as it is now, and the note; if it was shown since, with where it is.

        Raises `RefusedError` if the person doesn't answer for the seat any more.
        """
        table = await self._registry.get(game)
        panel = table.panel(seat)
        async with panel.lock:
            check_seat(table, seat, interaction.user.id)
            if panel.copy is not copy:
                await responses.show(interaction, elsewhere_screen(game, language_of(interaction)))
                return
            await self.respond(interaction, table, seat, note=note)

    async def _moved_on(self, interaction: discord.Interaction, table: Table, seat: int) -> bool:
        """If the click was on another copy than the newest, which followed the board, change that one.

        Return whether that was so, and worked.
        """
        here, clicked = table.panel(seat).handle, interaction.message
        if here is None or clicked is None or clicked.id == here.message:
            return False
        content = contents.private(table, seat, table.language_of(seat))
        return bool(await self._tokens.edit(here, content))
