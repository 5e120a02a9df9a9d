"""The options that hosts have open: answered in place, and kept as the lobby is while nobody clicks."""

import asyncio
from asyncio import Lock
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord
from discord.ui import LayoutView

from bot.controls.requests import OptionPage
from bot.delivery import holding, responses
from bot.delivery.tokens import Handle, Tokens
from bot.delivery.ways import NotShownError, Way
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.screens.options import options_screen
from bot.tables.jobs import Jobs
from bot.tables.options import Options
from bot.tables.person import Person, person_of
from bot.tables.table import Table
from storage.records import StoredGame

TRIES = 3
"""How often in a row an open panel is tried to be changed: whoever has closed it in Discord says nothing."""

PAUSE = 1.0
"""Seconds from one change that comes by itself to the next: what happens meanwhile is shown by one."""


@dataclass(slots=True)
class _Panel:
    """The options of a lobby, as one person has them open, who is as they last clicked on them.

    `handle` changes the message through the last click on it, `None` if it isn't known where they are open.
    `page` and `note` are what is wanted there, and `shown` what was stored of the table when it was shown.
    The lock keeps a click and a change that comes by itself from overtaking each other.
    """

    table: Table
    by: Person
    handle: Handle | None = None
    page: OptionPage = "main"
    note: str = ""
    shown: StoredGame | None = None
    failures: int = 0
    lock: Lock = field(default_factory=Lock)

    @property
    def lives(self) -> bool:
        """Whether there is a message that can be changed."""
        return self.handle is not None and self.handle.token.lives and self.failures < TRIES

    @property
    def owed(self) -> bool:
        """Whether it shows what isn't true any more."""
        return self.lives and self.shown is not self.table.stored


class OptionPanels:
    """Shows hosts the options of their lobbies, and what becomes of them.

    A message that only one person sees can be changed as long as a click on it lives. Where that fails, the
    next click on it shows how things stand.
    """

    def __init__(self, jobs: Jobs, options: Options, tokens: Tokens) -> None:
        self._jobs = jobs
        self._options = options
        self._tokens = tokens
        # By game and person.
        self._open: dict[str, dict[int, tuple[_Panel, Way]]] = {}

    def wake(self, table: Table) -> None:
        """Have open options changed to what the table is now; those that can't be are dropped."""
        for panel, way in tuple(self._open.get(table.id, {}).values()):
            # A table that couldn't be read again was dropped, and is another one now.
            panel.table = table
            way.wake()
            self._let_go(panel)

    def needs(self, table: Table) -> bool:
        """Whether somebody has options of a table open that can be changed, or clicks on them."""
        panels = self._open.get(table.id, {}).values()
        return any(panel.lives or panel.lock.locked() or way.showing for panel, way in panels)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        self._open.pop(table.id, None)

    async def finish(self) -> None:
        """Wait until all is shown that can be; from now on nothing is tried again."""
        ways = [way for panels in self._open.values() for _, way in panels.values()]
        await asyncio.gather(*(way.finish() for way in ways))

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person."""
        for panels in tuple(self._open.values()):
            if user in panels:
                panel, _ = panels[user]
                panel.handle = None
                self._let_go(panel)

    @asynccontextmanager
    async def responding(self, interaction: discord.Interaction, table: Table) -> AsyncGenerator[None]:
        """Keep the person's options as they are shown while a click is handled and responded to."""
        panel, in_place = self._of(interaction, table), responses.private(interaction)
        if panel.lock.locked():
            await holding.hold(interaction, in_place=in_place)
        try:
            async with panel.lock, holding.in_time(interaction, in_place=in_place):
                yield
        finally:
            # Something may have changed while it was shown.
            self.wake(table)

    async def respond(
        self, interaction: discord.Interaction, table: Table, page: OptionPage, note: str = ""
    ) -> None:
        """Respond with a page: in the clicked message if that is private, else anew, the old one closing.

        Where the options aren't the person's to set any more, that is said instead, and nothing can be
        pressed. To be called inside `responding`.
        """
        panel = self._of(interaction, table)
        shows, panel.page, panel.note = table.stored, page, note
        over = self._options.over(table, panel.by)
        screen = note_screen(over) if over else await self._screen(panel)
        before = panel.handle
        shown = await responses.respond(
            interaction,
            screen,
            in_place=responses.private(interaction),
            again=lambda: self._respond_again(interaction, table, page, note, before),
        )
        if shown is None:
            return
        token = self._tokens.of(interaction)
        panel.handle = None if over else Handle(token, shown.message, shown.original)
        panel.shown, panel.failures = shows, 0
        if before and before.message != shown.message:
            text = over or panel.by.language("options-opened-anew")
            await before.edit(in_words(lambda: note_screen(text)))

    async def _respond_again(
        self,
        interaction: discord.Interaction,
        table: Table,
        page: OptionPage,
        note: str,
        before: Handle | None,
    ) -> None:
        """Respond with a page as it is now, unless the options were opened anew since."""
        panel = self._of(interaction, table)
        async with panel.lock:
            if panel.handle is before:
                await self.respond(interaction, table, page, note)
            else:
                await responses.tell(interaction, panel.by.language("options-opened-anew"))
        self.wake(table)

    async def close(self, interaction: discord.Interaction, table: Table) -> None:
        """Respond with a line in the place of the options. To be called inside `responding`."""
        panel = self._of(interaction, table)
        over = self._options.over(table, panel.by)
        screen = note_screen(over or panel.by.language("options-done"))
        shown = await responses.respond(interaction, screen, in_place=responses.private(interaction))
        if shown and panel.handle and panel.handle.message == shown.message:
            panel.handle = None

    def _of(self, interaction: discord.Interaction, table: Table) -> _Panel:
        """Return what is known of a person's options, for the person as they are now."""
        by = person_of(interaction)
        panels = self._open.setdefault(table.id, {})
        if by.user not in panels:
            panel = _Panel(table, by)
            panels[by.user] = panel, self._way(panel)
        panel, _ = panels[by.user]
        panel.table, panel.by = table, by
        return panel

    def _way(self, panel: _Panel) -> Way:
        async def show() -> None:
            """Change the options to what they are now."""
            await self._show(panel)

        return Way(self._jobs, f"showing the options of game {panel.table.id}", lambda: panel.owed, show)

    async def _show(self, panel: _Panel) -> None:
        try:
            async with panel.lock:
                if panel.owed:
                    await self._change(panel)
        finally:
            self._let_go(panel)
        if panel.lives:
            await asyncio.sleep(PAUSE)

    async def _change(self, panel: _Panel) -> None:
        """Change open options through the last click on them. Raises `NotShownError`."""
        handle, shows = panel.handle, panel.table.stored
        assert handle is not None
        over = self._options.over(panel.table, panel.by)
        screen = note_screen(over) if over else await self._screen(panel)
        if not await handle.edit(in_words(lambda: screen)):
            panel.failures += 1
            raise NotShownError("a panel that only one person sees")
        panel.shown, panel.failures = shows, 0
        if over:
            panel.handle = None

    async def _screen(self, panel: _Panel) -> LayoutView:
        model = await self._options.view_model(panel.by, panel.table, panel.page, panel.note)
        return options_screen(model, panel.by.language)

    def _let_go(self, panel: _Panel) -> None:
        """Forget a panel that can't be changed any more, unless a click on it is being handled."""
        if panel.lives or panel.lock.locked():
            return
        panels = self._open.get(panel.table.id, {})
        if panel.by.user in panels and panels[panel.by.user][0] is panel:
            del panels[panel.by.user]
        if not panels:
            self._open.pop(panel.table.id, None)
