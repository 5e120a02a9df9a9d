"""The private panels: answered in place, sent when a question opens, alive in one copy."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import discord

from bot.delivery import held_responses, holding, responses
from bot.delivery.budget import Budget
from bot.delivery.calls import Calls
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.direct_panels import DirectPanels
from bot.delivery.following import behind, follow, show_again
from bot.delivery.panel_places import PanelPlaces
from bot.delivery.panel_states import misdated, reminder_tag, to_be_called_again
from bot.delivery.pictures import Pictures
from bot.delivery.pings import Pings
from bot.delivery.tokens import Tokens
from bot.screens.content import Content, in_words
from bot.screens.notes import elsewhere_screen, note_screen
from bot.tables import contents
from bot.tables.learning.hints import Hints
from bot.tables.people import check_seat
from bot.tables.person import language_of
from bot.tables.registry import Registry
from bot.tables.spot import AWAY, OVER, WAITING, Copy, Spot
from bot.tables.table import Table
from bot.words.language import Language
from storage.errors import UnavailableError

log = logging.getLogger(__name__)

RECENT = 45.0
"""Who did something in the last so many seconds is still looking: changing the panel is enough."""


class Panels:
    """Shows each seat its panel where its player looks at it."""

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
        self._tokens = tokens
        self._pictures = pictures
        self._direct = DirectPanels(client, direct_messages, budget, pictures)
        self._pings = Pings(client, tokens, budget)
        self._calls = Calls(registry, self._direct, self._pings)
        self._places = PanelPlaces(registry, tokens, self._direct, self._pings, clock)
        self._clock = clock
        self._hints = hints

    @asynccontextmanager
    async def responding(
        self, interaction: discord.Interaction, table: Table, seat: int
    ) -> AsyncGenerator[None]:
        """Keep the panel of a seat as it is while a click on it is handled and responded to.

        Raises `RefusedError` if the person doesn't answer for the seat any more when the click's turn comes.
        """
        in_place = responses.private(interaction)
        # The panel may be on its way to its player: that is mostly a matter of a moment.
        async with holding.in_time(interaction, in_place=in_place), table.spot(seat).lock:
            check_seat(table, seat, interaction.user.id)
            yield

    async def respond(
        self,
        interaction: discord.Interaction,
        table: Table,
        seat: int,
        *,
        note: str = "",
        page: int = 0,
        picked: tuple[int, ...] = (),
    ) -> None:
        """Respond with the panel as it is: in the clicked message if that is private, else anew.

        The `note` is shown on top; a click on a public message gets nothing else if there is one. To be
        called inside `responding`.
        """
        spot = table.spot(seat)
        in_place = responses.private(interaction)
        if note and not in_place:
            await responses.tell(interaction, note)
            return
        await self._hints.prepare(table, seat)
        shows = table.shows(seat)
        content = contents.private(table, seat, language_of(interaction), note, page, picked)
        spot.showing = WAITING
        epoch = self._registry.time.epoch
        if in_place:
            shown = await responses.edit_content(interaction, content, self._pictures)
        else:
            again = partial(self._respond_again, interaction, table.id, seat, spot.here, spot.direct)
            shown = await responses.show_content(interaction, content, self._pictures, again)
        if shown is None:
            if await self._moved_on(interaction, table, seat):
                spot.showing = shows
            return
        spot.showing, spot.epoch = shows, epoch
        self._tokens.note(interaction, table)
        try:
            await self._places.moved(table, seat, interaction, shown)
        except UnavailableError as error:
            log.warning("Where seat %d of game %s is shown could not be noted: %s", seat, table.id, error)
        except Exception:
            # The person has an answer, and it is right; where it stands is written down the next time.
            log.exception("Where seat %d of game %s is shown could not be noted", seat, table.id)

    async def bring(self, table: Table, seat: int) -> None:
        """Bring the open question to a seat if it is asked, or the scores; and the panel below the board."""
        if table.players[seat].human:
            await self._bring(table, seat)
            await self._follow(table, seat)

    async def mute(self, table: Table, seat: int, question: str) -> bool:
        """Remind a seat no more of what this tag stands for; say whether it is asked that still.

        To be called inside `responding`. Raises the errors of storing; then nothing is changed.
        """
        spot = table.spot(seat)
        if not table.asked_still(seat, spot.panel.asked) or question != reminder_tag(table, seat):
            return False
        old, spot.panel = spot.panel, replace(spot.panel, silent=True)
        try:
            await self._registry.placed(table, seat)
        except UnavailableError:
            spot.panel = old
            raise
        return True

    async def leave(self, table: Table, seat: int, text: str) -> None:
        """Turn the panel of somebody who resigned into a text."""
        spot = table.spot(seat)
        async with spot.lock:
            here, spot.here, spot.direct = spot.here, None, None
            if here:
                await here.edit(in_words(lambda: note_screen(text)))
            if spot.panel.message:
                await self._direct.change(spot, in_words(lambda: note_screen(text)))
            await self._places.unping(table, seat)

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
            await self._show(table, seat)
            spot.ring = False

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
            if misdated(table, seat, epoch):
                await self._change(spot, _content(table, seat))
                spot.epoch = epoch
            return
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
        spot.showing, spot.epoch, spot.ring = shows, epoch, False
        if again is not None:
            spot.panel = replace(spot.panel, called=again)
        await self._places.replaced(table, seat, old)

    async def _tell(self, table: Table, seat: int, content: Content, shows: int) -> None:
        """Change the panel of a seat, wherever it is, to one that asks nothing; nobody is called."""
        spot = table.spot(seat)
        spot.showing = shows
        await self._change(spot, content)
        if shows == AWAY:
            spot.panel = replace(spot.panel, number=AWAY)
        if shows == AWAY or spot.panel.ping:
            await self._places.unping(table, seat)

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
                await self._places.replaced(table, seat, old)
            spot.showing = shows

    async def _respond_again(
        self, interaction: discord.Interaction, game: str, seat: int, here: Copy | None, direct: Copy | None
    ) -> None:
        """Respond with the panel as it is now; if it was shown since, with where it is.

        Raises `RefusedError` if the person doesn't answer for the seat any more.
        """
        table = await self._registry.get(game)
        spot = table.spot(seat)
        async with spot.lock:
            check_seat(table, seat, interaction.user.id)
            if spot.here is not here or spot.direct is not direct:
                await responses.show(interaction, elsewhere_screen(game, language_of(interaction)))
                return
            showing = spot.showing
            await self.respond(interaction, table, seat)
            if held_responses.owed(interaction):
                # What was shown meanwhile in another place is still there.
                spot.showing = showing

    async def _moved_on(self, interaction: discord.Interaction, table: Table, seat: int) -> bool:
        """If the click was on another copy than the newest, which followed the board, change that one.

        Return whether that was so, and worked.
        """
        here, clicked = table.spot(seat).here, interaction.message
        if here is None or clicked is None or clicked.id == here.message:
            return False
        return await here.edit(_content(table, seat))


def _content(table: Table, seat: int) -> Content:
    """Return the panel of a seat as it is now, in the table's language."""
    return contents.private(table, seat, Language(table.setup.locale))
