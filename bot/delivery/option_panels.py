"""The option pages that hosts have open. We change them after each click, and after others' changes."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager

import discord
from discord.ui import LayoutView

from bot.controls.requests import OptionPage, Play
from bot.delivery import contents, held_responses, responses
from bot.delivery.message_sender import NotShownError, Tokens
from bot.screens.content import in_words
from bot.screens.layout import button
from bot.screens.notes import note_screen
from bot.screens.options import options_screen
from bot.tables.message import Handle, Message, OptionsMessage
from bot.tables.options import LobbyOptions
from bot.tables.person import person_of
from bot.tables.table import Table

FAILED_TRIES = 3
"""We stop updating after this many failures: Discord doesn't say that a person dismissed a message."""

UPDATES_APART = 1.0  # Seconds between two updates without a click. Each shows all changes since the last.


class OptionPanels:
    """Shows hosts the options of their lobbies, and updates them while the host's newest token is valid."""

    def __init__(self, options: LobbyOptions, tokens: Tokens, wake: Callable[[Table], None]) -> None:
        """`wake` schedules an update of a table's messages."""
        self._options = options
        self._tokens = tokens
        self._wake = wake

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the open option pages; drop those that we can no longer change."""
        for user, options in tuple(table.options.items()):
            if not _lives(options) and not options.lock.locked():
                del table.options[user]
            else:
                yield user, options

    def stale(self, table: Table, user: int) -> bool:
        """Return whether an option page is out of date, and we can change it."""
        options = table.options.get(user)
        return options is not None and _lives(options) and options.seen != _digest(table)

    def pause(self, table: Table, user: int) -> float:
        """Return the seconds until we may change the page."""
        return max(0.0, table.options[user].changed + UPDATES_APART - asyncio.get_running_loop().time())

    async def bring(self, table: Table, user: int) -> None:
        """Change an open page through its last click. Raises `NotShownError`."""
        options = table.options[user]
        async with options.lock:
            if not self.stale(table, user):
                return
            digest = _digest(table)
            screen, over = await self._screen(table, options)
            if not await self._tokens.change(options, options.handle, in_words(lambda: screen)):
                options.failures += 1
                raise NotShownError("options that only one person sees")
            options.seen, options.failures = digest, 0
            options.changed = asyncio.get_running_loop().time()
            if over:
                options.handle = None

    @asynccontextmanager
    async def responding(self, interaction: discord.Interaction, table: Table) -> AsyncGenerator[None]:
        """Hold the lock of the person's page while their click is handled and answered."""
        options = _of(interaction, table)
        if options.lock.locked():
            await held_responses.hold(interaction, "here")
        try:
            async with options.lock, held_responses.in_time(interaction, "here"):
                yield
        finally:
            # The lobby may have changed meanwhile.
            self._wake(table)

    async def respond(
        self, interaction: discord.Interaction, table: Table, page: OptionPage, note: str = ""
    ) -> None:
        """Respond with a page: in the clicked message if that is private, otherwise in a new message.

        A new message closes the person's earlier page. If they may no longer set the options, say why. Call
        this inside `responding`.
        """
        options = _of(interaction, table)
        digest, options.page, options.note = _digest(table), page, note
        screen, over = await self._screen(table, options)
        before = options.handle
        shown = await responses.respond(
            interaction, screen, again=lambda: self._respond_again(interaction, table, page, note, before)
        )
        if shown is None:
            return
        options.handle = None if over else self._tokens.handle(interaction, shown)
        options.seen, options.failures = digest, 0
        if before and before.message != shown.message:
            text = over or options.by.language("options-opened-anew")
            await self._tokens.edit(before, contents.note(text))

    async def close(self, interaction: discord.Interaction, table: Table) -> None:
        """Respond with a short text in place of the page. Call this inside `responding`."""
        options = _of(interaction, table)
        over = self._options.over(table, options.by)
        done = note_screen(options.by.language("options-done"))
        screen = (await self._screen(table, options))[0] if over else done
        shown = await responses.respond(interaction, screen)
        if shown and options.handle and options.handle.message == shown.message:
            options.handle = None

    async def _respond_again(
        self,
        interaction: discord.Interaction,
        table: Table,
        page: OptionPage,
        note: str,
        before: Handle | None,
    ) -> None:
        options = _of(interaction, table)
        async with options.lock:
            if options.handle is before:
                await self.respond(interaction, table, page, note)
            else:
                await responses.show(interaction, options.by.language("options-opened-anew"))
        self._wake(table)

    async def _screen(self, table: Table, options: OptionsMessage) -> tuple[LayoutView, str]:
        if over := self._options.over(table, options.by):
            plays = table.running and table.seat_of(options.by.user) is not None
            play = button(Play(table.id), options.by.language("button-play"))
            return note_screen(over, [play] if plays else []), over
        model = await self._options.view_model(options.by, table, options.page, options.note)
        return options_screen(model, options.by.language), ""


def _of(interaction: discord.Interaction, table: Table) -> OptionsMessage:
    by = person_of(interaction)
    options = table.options.setdefault(by.user, OptionsMessage(by=by))
    options.by = by
    return options


def _digest(table: Table) -> str:
    """Return a digest of a lobby's state. A page changes only with it, or by the host's clicks."""
    return f"{table.stored.status} {table.stored.version}"


def _lives(options: OptionsMessage) -> bool:
    handle = options.handle
    return handle is not None and handle.token.lives and options.failures < FAILED_TRIES
