"""The private panels: sent when a question opens, changed when it is answered elsewhere."""

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.delivery.budget import Budget
from bot.delivery.calls import Calls
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.direct_panels import DirectPanels
from bot.delivery.following import behind, follow, show_again
from bot.delivery.panel_places import PanelPlaces
from bot.delivery.panel_states import misdated, to_be_called_again
from bot.delivery.pictures import Pictures
from bot.delivery.pings import Pings
from bot.delivery.tokens import Tokens
from bot.screens.content import Content, in_words
from bot.screens.notes import note_screen
from bot.tables import contents
from bot.tables.hints import Hints
from bot.tables.registry import Registry
from bot.tables.spot import AWAY, OVER, WAITING, Spot
from bot.tables.table import Table
from bot.words.language import Language

RECENT = 45.0
"""Who did something in the last so many seconds is still looking: changing the panel is enough."""


class Panels:
    """Shows each seat its panel where its player looks at it. `places` is where they are."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        tokens: Tokens,
        budget: Budget,
        pictures: Pictures,
        *,
        clock: Callable[[], float],
        hints: Hints,
    ) -> None:
        self._registry = registry
        self._direct = DirectPanels(client, direct_messages, budget, pictures)
        self._pings = Pings(client, tokens, budget)
        self._calls = Calls(registry, self._direct, self._pings)
        self.places = PanelPlaces(registry, tokens, self._direct, self._pings, clock)
        self._clock = clock
        self._hints = hints

    async def bring(self, table: Table, seat: int) -> None:
        """Bring the open question to a seat if it is asked, or the scores; and the panel below the board."""
        if table.players[seat].human:
            await self._bring(table, seat)
            await self._follow(table, seat)

    async def leave(self, table: Table, seat: int, text: str) -> None:
        """Turn the panel of somebody who resigned into a text."""
        spot = table.spot(seat)
        async with spot.lock:
            here, spot.here, spot.direct, spot.ring = spot.here, None, None, False
            if here:
                await here.edit(in_words(lambda: note_screen(text)))
            if spot.panel.message:
                await self._direct.change(spot, in_words(lambda: note_screen(text)))
            await self.places.unping(table, seat)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person through which others were called, and what they know."""
        self._pings.forget_person(user)
        self._hints.forget_person(user)

    async def dismiss(self, table: Table, spot: Spot, text: str) -> None:
        """Turn a panel that belongs to no seat any more into a text; nothing is noted of it."""
        async with spot.lock:
            if spot.here:
                await spot.here.edit(in_words(lambda: note_screen(text)))
            if spot.panel.message:
                await self._direct.change(spot, in_words(lambda: note_screen(text)))
            await self._pings.delete(table, spot.panel.ping)

    async def _bring(self, table: Table, seat: int) -> None:
        spot = table.spot(seat)
        async with spot.lock:
            rung = spot.ring
            await self._show(table, seat)
            # Who is to be called again since, as their thread is gone, is called once more.
            spot.ring = spot.ring and not rung

    async def _show(self, table: Table, seat: int) -> None:
        spot = table.spot(seat)
        # What was sent before and could not be noted then.
        await self._registry.placed(table, seat)
        await self._hints.prepare(table, seat)
        old, shows = spot.panel, table.shows(seat)
        again = to_be_called_again(table, seat)
        anew = again is not None or spot.ring
        if not table.players[seat].human:
            return
        epoch = self._registry.time.epoch
        if shows == spot.showing and not anew:
            if spot.doubtful or misdated(table, seat, epoch):
                spot.doubtful, spot.epoch = False, epoch
                await self._change(spot, _content(table, seat))
            return
        spot.doubtful = False
        content = _content(table, seat)
        if shows in (WAITING, AWAY):
            # The question was answered, and not by a click on the panel.
            await self._tell(table, seat, content, shows)
            return
        # Who is called a second time is, even if they clicked just before.
        recent = not anew and self._clock() - spot.used < RECENT
        seen = await show_again(table, seat, content, shows, recent=recent)
        if not (seen and (recent or shows == OVER)):
            await self._calls.call(table, seat, content, shows, seen=seen)
        self._calls.note(table, seat, shows, recent=seen and recent)
        spot.showing, spot.epoch = shows, epoch
        if again is not None:
            spot.panel = replace(spot.panel, called=again)
        await self.places.replaced(table, seat, old)

    async def _tell(self, table: Table, seat: int, content: Content, shows: int) -> None:
        """Change the panel of a seat, wherever it is, to one that asks nothing; nobody is called."""
        spot = table.spot(seat)
        spot.showing = shows
        await self._change(spot, content)
        if shows == AWAY:
            spot.panel = replace(spot.panel, number=AWAY)
        if shows == AWAY or spot.panel.ping:
            await self.places.unping(table, seat)

    async def _change(self, spot: Spot, content: Content) -> None:
        """Change a panel, wherever it is."""
        copy = spot.here or spot.direct
        if not (copy is not None and await copy.edit(content)) and spot.panel.message and spot.direct_live:
            await self._direct.edit(spot, content)

    async def _follow(self, table: Table, seat: int) -> None:
        """Have the ephemeral panel of a seat follow the board, if it stands above it."""
        spot = table.spot(seat)
        async with spot.lock:
            old, shows = spot.panel, table.shows(seat)
            if spot.here is None or not behind(table, spot) or shows not in (WAITING, spot.showing):
                # A question that is new meanwhile is brought first.
                return
            content = _content(table, seat)
            seen = await follow(table, spot, spot.here, content, shows)
            if not seen and shows != WAITING:
                await self._calls.call(table, seat, content, shows, seen=False, here=True)
                await self.places.replaced(table, seat, old)
            spot.showing = shows


def _content(table: Table, seat: int) -> Content:
    """Return the panel of a seat as it is now, in the table's language."""
    return contents.private(table, seat, Language(table.setup.locale))
