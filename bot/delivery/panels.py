"""The private panels: answered in place, sent when a question opens, alive in one copy."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from bot.delivery import discord_errors, responses
from bot.delivery.budget import Budget, Urgency
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import FAILURES
from bot.delivery.pings import Pings
from bot.delivery.responses import Shown
from bot.delivery.tokens import Handle, Tokens
from bot.screens import elsewhere_screen, note_screen
from bot.tables import view_models
from bot.tables.hints import Hints
from bot.tables.people import check_seat
from bot.tables.person import language_of
from bot.tables.registry import Registry
from bot.tables.table import OVER, WAITING, Copy, Spot, Table
from bot.tables.tags import nonce
from bot.tables.view_models import Screen
from bot.words.language import Language
from storage.errors import UnavailableError
from storage.records import Panel

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
        *,
        clock: Callable[[], float],
        hints: Hints,
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._tokens = tokens
        self._budget = budget
        self._pings = Pings(client, tokens, budget)
        self._clock = clock
        self._hints = hints

    @asynccontextmanager
    async def responding(
        self, interaction: discord.Interaction, table: Table, seat: int
    ) -> AsyncGenerator[None]:
        """Keep the panel of a seat as it is while a click on it is handled and responded to.

        Raises `RefusedError` if the person doesn't answer for the seat any more when the click's turn comes.
        """
        spot = table.spot(seat)
        in_place = responses.private(interaction)
        if spot.lock.locked():
            await responses.hold(interaction, in_place=in_place)
        async with spot.lock, responses.in_time(interaction, in_place=in_place):
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
        shows = _number(table, seat)
        view = view_models.private_screen(table, seat, language_of(interaction), note, page, picked)
        spot.showing = WAITING
        shown = await (responses.edit if in_place else responses.show)(interaction, view)
        if shown is None:
            return
        spot.showing = shows
        self._tokens.note(interaction, table)
        try:
            await self._moved(table, seat, interaction, shown)
        except UnavailableError as error:
            log.warning("Where seat %d of game %s is shown could not be noted: %s", seat, table.id, error)
        except Exception:
            # The person has an answer, and it is right; where it stands is written down the next time.
            log.exception("Where seat %d of game %s is shown could not be noted", seat, table.id)

    def seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats whose panel may have to show something now: who is asked, or all at the end."""
        game = table.game
        if game is None:
            return ()
        asked = table.asked()
        seats = range(len(table.players)) if game.over else () if asked is None else (asked,)
        return tuple(seat for seat in seats if table.players[seat].human)

    async def bring(self, table: Table, seat: int) -> None:
        """Bring the open question to a seat if it is asked, or the scores."""
        if table.players[seat].human:
            await self._bring(table, seat)

    async def leave(self, table: Table, seat: int, text: str) -> None:
        """Turn the panel of somebody who resigned into a text."""
        spot = table.spot(seat)
        async with spot.lock:
            here, spot.here, spot.direct = spot.here, None, None
            if here:
                await here.edit(note_screen(text))
            if spot.panel.message:
                await self._change_direct(spot, lambda: note_screen(text))
            await self._unping(table, seat)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person through which others were called, and what they know."""
        self._pings.forget_person(user)
        self._hints.forget_person(user)

    async def dismiss(self, table: Table, spot: Spot, text: str) -> None:
        """Turn a panel that belongs to no seat any more into a text; nothing is noted of it."""
        async with spot.lock:
            if spot.here:
                await spot.here.edit(note_screen(text))
            if spot.panel.message:
                await self._change_direct(spot, lambda: note_screen(text))
            await self._pings.delete(table, spot.panel.ping)

    async def _bring(self, table: Table, seat: int) -> None:
        spot = table.spot(seat)
        async with spot.lock:
            # What was sent before and could not be noted then.
            await self._registry.placed(table, seat)
            await self._hints.prepare(table, seat)
            old, shows = spot.panel, _number(table, seat)
            if shows in (WAITING, spot.showing) or not table.players[seat].human:
                return
            language = Language(table.setup.locale)

            def screen() -> discord.ui.LayoutView:
                """Show the seat what is asked or awaited now."""
                return view_models.private_screen(table, seat, language)

            recent = self._clock() - spot.used < RECENT
            copy = spot.here or (spot.direct if recent else None)
            seen = copy is not None and await copy.edit(screen())
            if seen and spot.here and not recent and shows != OVER:
                # Who plays in the channel is called there.
                await self._pings.send(table, seat, spot, shows)
            elif not (seen and (recent or shows == OVER)):
                await self._send(table, seat, screen, shows)
            spot.showing = shows
            await self._replaced(table, seat, old)

    async def _send(self, table: Table, seat: int, screen: Screen, shows: int) -> None:
        """Send a new direct message, which the player notices; if there is no way, call in the channel."""
        spot = table.spot(seat)
        user = table.players[seat].user_id
        assert user is not None
        if shows == OVER and not spot.panel.message:
            return
        refused = spot.panel.refused
        if not refused:
            try:
                await self._budget.spend(Urgency.ASKED)
                channel = await self._direct_messages.channel(user)
                name = nonce(table.setup.secret, table.id, seat, "panel", spot.panel.message)
                message = await channel.send(view=screen(), nonce=name)
            except discord.HTTPException as error:
                if not discord_errors.dm_refused(error):
                    raise
                log.info("Seat %d of game %s takes no direct messages: %s", seat, table.id, error)
                refused = discord_errors.dm_refused_for_good(error)
            else:
                spot.direct, spot.direct_live = None, True
                spot.panel = replace(spot.panel, channel=channel.id, message=message.id, number=shows)
                return
        spot.panel = replace(spot.panel, refused=refused)
        if shows != OVER:
            await self._pings.send(table, seat, spot, shows)

    async def _moved(self, table: Table, seat: int, interaction: discord.Interaction, shown: Shown) -> None:
        """Note where the panel is now; another copy that shows the same is told so."""
        spot = table.spot(seat)
        spot.used = self._clock()
        copy = Handle(self._tokens.of(interaction), shown.message, shown.original)
        in_place = responses.private(interaction)
        if in_place and interaction.guild_id is None:
            await self._moved_to_direct(table, seat, interaction, copy)
        else:
            before, spot.here = spot.here, copy
            if before and before.message != copy.message:
                await before.edit(elsewhere_screen(table.id, language_of(interaction)))
            if in_place and spot.panel.message and spot.direct_live:
                await self._change_direct(spot, lambda: elsewhere_screen(table.id, language_of(interaction)))
        if spot.showing != spot.panel.number:
            await self._unping(table, seat)

    async def _moved_to_direct(
        self, table: Table, seat: int, interaction: discord.Interaction, copy: Copy
    ) -> None:
        spot = table.spot(seat)
        here, spot.here = spot.here, None
        spot.direct, spot.direct_live = copy, True
        if here:
            await here.edit(elsewhere_screen(table.id, language_of(interaction)))
        old = spot.panel
        if copy.message != old.message:
            channel = interaction.channel_id or 0
            spot.panel = replace(old, channel=channel, message=copy.message, refused=False)
            await self._replaced(table, seat, old)

    async def _change_direct(self, spot: Spot, screen: Screen) -> None:
        spot.direct_live = False
        message = self._message(spot.panel.channel, spot.panel.message)
        try:
            await self._budget.spend(Urgency.TOLD)
            await message.edit(view=screen(), allowed_mentions=self._client.allowed_mentions)
        except FAILURES as error:
            log.info("A direct message could not be changed: %s", error)

    async def _delete(self, channel: int, message: int) -> None:
        if not message:
            return
        try:
            await self._budget.spend(Urgency.TOLD)
            await self._message(channel, message).delete()
        except FAILURES as error:
            log.info("An old direct message could not be deleted: %s", error)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _unping(self, table: Table, seat: int) -> None:
        """Take the ping of a seat back."""
        spot = table.spot(seat)
        old, spot.panel = spot.panel, replace(spot.panel, ping=0)
        try:
            await self._replaced(table, seat, old)
        except UnavailableError as error:
            # It is noted together with the next thing; a ping that stays does no harm.
            log.warning("A ping of game %s could not be noted: %s", table.id, error)

    async def _replaced(self, table: Table, seat: int, old: Panel) -> None:
        """Note where the panel of a seat is now, and take away what was there before.

        What can't be noted is not sent again: where it is stands in the spot.
        """
        new = table.spot(seat).panel
        try:
            await self._registry.placed(table, seat)
        finally:
            if new.message != old.message:
                await self._delete(old.channel, old.message)
            if new.ping != old.ping:
                await self._pings.delete(table, old.ping)


def _number(table: Table, seat: int) -> int:
    """Return what the panel of a seat shows now: the number of its question, `WAITING` or `OVER`."""
    decision = table.game.decision if table.game else None
    if decision is None:
        return OVER
    return decision.number if decision.seat == seat else WAITING
