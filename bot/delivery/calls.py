"""Calling players: where they chose, else where the pace of the game says, and never in their quiet hours."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from discord.ui import LayoutView

from bot.delivery.direct_panels import DirectPanels
from bot.delivery.panel_states import reminder_tag, to_be_called_again
from bot.delivery.pings import Pings, Reason
from bot.pictures.drawing import Picture
from bot.screens.content import Content, in_words
from bot.screens.notes import elsewhere_screen
from bot.screens.notify import mute_row
from bot.tables.quiet import quiet_until
from bot.tables.registry import Registry
from bot.tables.spot import OVER
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import Pace
from storage.settings import CallPlace, PersonSettings

Place: TypeAlias = Literal["channel", "direct", "nowhere"]
"""Where a player is called."""


class Calls:
    """Calls players. All of it happens under the lock of the spot, and is noted in the spot only."""

    def __init__(self, registry: Registry, direct: DirectPanels, pings: Pings) -> None:
        self._registry = registry
        self._direct = direct
        self._pings = pings

    async def call(
        self, table: Table, seat: int, content: Content, shows: int, *, seen: bool, here: bool = False
    ) -> None:
        """Tell a seat of its question, or of the scores; `seen`: its panel shows that already.

        `here`: its player is in the channel, though their panel there couldn't be changed.

        Raises `discord.HTTPException` and `UnavailableError`.
        """
        spot = table.spot(seat)
        place = await self._place(table, seat, here=here or (seen and spot.here is not None))
        if shows == OVER and not spot.panel.message:
            return
        reason = self._reason(table, seat)
        # What the names of new messages are made of has to be the same after a crash.
        await self._registry.store.places.settle(table.id)
        if place == "direct" and await self._send(table, seat, content, shows, reason):
            return
        if not seen and spot.panel.message and spot.direct_live:
            await self._direct.edit(spot, content)
        if shows == OVER:
            return
        if place == "nowhere" or (reason == "asked" and not here and _knows(table, seat)):
            spot.panel = replace(spot.panel, number=shows)
        else:
            await self._pings.send(table, seat, spot, shows, reason)

    def note(self, table: Table, seat: int, shows: int, *, recent: bool) -> None:
        """Note in the spot that a seat was told of its question, or that it wasn't as it is quiet."""
        spot = table.spot(seat)
        held = not recent and self.quiet(table, seat)
        if shows == OVER or (table.setup.pace.kind == "live" and not held):
            return
        told = 0 if held else round(self._registry.time.moment.wall)
        if table.asked_still(seat, spot.panel.asked):
            spot.panel = replace(spot.panel, told=told)
        else:
            spot.panel = replace(spot.panel, asked=shows, told=told, silent=False)

    def quiet(self, table: Table, seat: int) -> bool:
        """Whether a seat isn't to be called now."""
        return quiet_until(table.players[seat].quiet, self._registry.time.moment.wall) is not None

    async def _place(self, table: Table, seat: int, *, here: bool) -> Place:
        user = table.players[seat].user_id
        assert user is not None
        if self.quiet(table, seat):
            return "nowhere"
        return place_of(await self._registry.store.persons.get(user), table.setup.pace, here=here)

    def _reason(self, table: Table, seat: int) -> Reason:
        """Return why a seat is called now."""
        spot = table.spot(seat)
        if spot.ring and spot.panel.told and table.asked_still(seat, spot.panel.asked):
            return "reminder"
        return "asked" if to_be_called_again(table, seat) is None else "again"

    async def _send(self, table: Table, seat: int, content: Content, shows: int, reason: Reason) -> bool:
        """Send a direct message; say whether the player takes any."""
        spot = table.spot(seat)
        whole = _reminding(table, seat, content) if reason == "reminder" and shows != OVER else content
        if not await self._direct.send(table, seat, whole, shows):
            return False
        here, spot.here = spot.here, None
        if here:
            language = Language(table.setup.locale)
            await here.edit(in_words(lambda: elsewhere_screen(table.id, language)))
        return True


def place_of(settings: PersonSettings, pace: Pace, *, here: bool) -> Place:
    """Return where somebody is called; `here`: their panel is alive in the channel."""
    place: CallPlace = settings.calls
    if place != "game":
        return place
    return "channel" if here or pace.kind == "live" else "direct"


def _knows(table: Table, seat: int) -> bool:
    """Whether who is asked was called for this already, or answered just before, as far as others can see.

    A ping that is only owed because a crash came after an answer that nobody may notice would tell of it.
    """
    spot = table.spot(seat)
    if spot.ring:
        return False
    if spot.panel.ping and table.asked_still(seat, spot.panel.number):
        return True
    if not table.history or spot.here or spot.direct or spot.used != float("-inf"):
        return False
    # Nothing was shown them since a start.
    newest = table.history[-1]
    return newest.user is not None and table.asked_still(seat, newest.number)


def _reminding(table: Table, seat: int, content: Content) -> Content:
    """Return a panel with the button that ends the reminders of its question."""
    name, language = reminder_tag(table, seat), Language(table.setup.locale)

    def screen(drawn: Sequence[Picture]) -> LayoutView:
        """Build the panel, and put the button below it."""
        return content.screen(drawn).add_item(mute_row(table.id, name, language))

    return replace(content, screen=screen)
