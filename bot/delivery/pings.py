"""Notify players of questions: where they chose or the game's pace suggests, outside quiet hours."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.copies import Copies, is_above_board
from bot.delivery.message_sender import MessageSender, Tokens, pinging
from bot.delivery.notifier import Notifier
from bot.delivery.outbox import Urgency
from bot.pictures.picture import Picture
from bot.screens.content import Content, in_words
from bot.screens.notes import AskedKind, PingModel, ping_screen
from bot.screens.notify import home_screen, mute_row, with_night
from bot.tables import history, waits
from bot.tables.call_places import place_of
from bot.tables.chosen_times import HOMES, time_in
from bot.tables.message import Handle, Message
from bot.tables.message_names import nonce
from bot.tables.panel_message import ABSENT_PANEL, SCORES_PANEL, WAITING_PANEL
from bot.tables.quiet import off_until
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.view_models.panel import CalledIn
from bot.words.card_texts import together
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)

REMINDER_SERVES = 5 * 60.0
"""A reminder that is due at most this many seconds before the second call replaces that call."""

CallReason: TypeAlias = Literal["asked", "again", "reminder", "lapsed"]
"""Why we notify a player: a new question, little time left, a reminder, or no time left."""


class Pings:
    """Notifies players of questions, under the panel's lock. Records the result only in the panel."""

    def __init__(
        self, registry: Registry, sender: MessageSender, notifier: Notifier, tokens: Tokens, copies: Copies
    ) -> None:
        self._registry = registry
        self._sender = sender
        self._notifier = notifier
        self._tokens = tokens
        self._copies = copies

    async def ask(self, table: Table, seat: int, content: Content, shows: int) -> None:
        """Show a seat its question or the scores. Notify its player unless they are looking."""
        panel, again = table.panel(seat), called_again(table, seat)
        if again is None and panel.reminder_due:
            again = self._soon_again(table, seat)
        # Always make the second call, even to a player who has just clicked.
        recent = again is None and not panel.reminder_due and self._looks(table, seat)
        seen = await self._show_and_call(table, seat, content, shows, recent=recent)
        self._record(table, seat, shows, recent=seen and recent)
        if again is not None:
            panel.note(called=again)

    async def _show_and_call(
        self, table: Table, seat: int, content: Content, shows: int, *, recent: bool
    ) -> bool:
        """Show a question, and notify its player if needed; return whether they can see it."""
        here = table.panel(seat).handle
        if recent or shows == SCORES_PANEL:
            seen = await self._show(table, seat, content, shows, table.panel(seat).direct if recent else None)
            if not seen:
                await self.call(table, seat, content, shows, seen=False)
            return seen
        if here is None or not here.token.lives:
            seen = await self._show(table, seat, content, shows)
            await self.call(table, seat, content, shows, seen=seen)
            return seen
        called = await self._called(table, seat, content, shows)
        seen = await self._show(table, seat, content, shows, below=called)
        if not (called or seen):
            await self.call(table, seat, content, shows, seen=False)
        return seen

    async def _called(self, table: Table, seat: int, content: Content, shows: int) -> bool:
        """If the player needs a ping, send it before the panel in the channel; return whether we did.

        People read a chat at its end, so the question has to be below the ping.
        """
        panel, ping = table.panel(seat), table.panel(seat).kept.ping
        try:
            await self.call(table, seat, content, shows, seen=True)
        except Exception:
            # Show the question anyway, because the player may be looking at the panel.
            await self._show(table, seat, content, shows)
            raise
        return panel.handle is None or panel.kept.ping not in (0, ping)

    async def _show(
        self,
        table: Table,
        seat: int,
        content: Content,
        shows: int,
        direct: Handle | None = None,
        *,
        below: bool = False,
    ) -> bool:
        """Show a question in the private copy in the channel; without one, in `direct`.

        `below`: under a ping or a board. Return whether the player can see the question.
        """
        panel = table.panel(seat)
        here = panel.handle
        if here is not None and (below or is_above_board(table, panel)):
            seen = await self._copies.repost_below_board(table, seat, content, shows)
            if not seen or panel.handle is not here:
                return seen
        return await self._tokens.change(panel, here or direct, content)

    async def call(
        self, table: Table, seat: int, content: Content, shows: int, *, seen: bool, here: bool = False
    ) -> None:
        """Notify a seat of its question or of the final scores. `seen`: its panel already shows them.

        `here`: its player is in the channel, though we couldn't change their panel there. A solo game
        notifies nobody. Raises `discord.HTTPException` and `UnavailableError`.
        """
        if table.setup.alone:
            return
        panel = table.panel(seat)
        reason = self._reason(table, seat)
        place = await self._place(table, seat, reason, here=here or (seen and panel.handle is not None))
        if not here and was_notified(table, seat, seen=seen):
            place = "nowhere"
        if shows == SCORES_PANEL and not panel.kept.message:
            return
        # We make new nonces from the stored places. After a crash they must be the same.
        await self._registry.store.places.settle(table.id)
        if place == "direct" and await self._send(table, seat, content, shows, reason):
            return
        if not seen and panel.sent:
            await self._copies.change_direct(panel, content)
        if shows == SCORES_PANEL:
            return
        if place == "nowhere" or (reason == "asked" and not here and knows_question(table, seat)):
            panel.note(number=shows)
            panel.notified(waits.notified_wait(table))
        elif not await self._ping(table, seat, shows, reason) and (
            place == "direct" or not await self._send(table, seat, content, shows, reason)
        ):
            log.warning("Seat %d of game %s can't be reached at all", seat, table.id)

    async def lapse(self, table: Table, seat: int, content: Content) -> bool:
        """Tell a player that their time has run out; return whether we did. Raises the errors of `call`."""
        place = await self._place(table, seat, "lapsed", here=False)
        if place == "nowhere":
            return False
        await self._registry.store.places.settle(table.id)
        sent = place == "direct" and await self._send(table, seat, content, ABSENT_PANEL, "lapsed")
        return sent or await self._ping(table, seat, ABSENT_PANEL, "lapsed")

    def _record(self, table: Table, seat: int, shows: int, *, recent: bool) -> None:
        panel = table.panel(seat)
        held = not recent and self._quiet(table, seat)
        if shows == SCORES_PANEL or (table.setup.chosen.pace.live and not held):
            return
        told = 0 if held else round(self._registry.time.moment.wall)
        if table.asked_still(seat, panel.kept.asked):
            panel.note(told=told)
        else:
            panel.note(asked=shows, told=told, silent=False)

    def _soon_again(self, table: Table, seat: int) -> float | None:
        """If a reminder is due shortly before the second call, return when the current wait began.

        One message then serves as both. If both were due in the same second, their order could reveal a
        hidden answer.
        """
        clock, now = table.setup.times.clock, self._registry.time.now
        if _live(table) or clock is None or clock.seat != seat:
            return None
        if clock.call is None or clock.call > now + REMINDER_SERVES:
            return None
        return clock.since

    def _quiet(self, table: Table, seat: int) -> bool:
        setup, now = table.setup, self._registry.time.moment.wall
        return off_until(setup.quiet_of(seat), setup.holiday_of(seat), now) is not None

    def _looks(self, table: Table, seat: int) -> bool:
        """Return whether a player will probably see an edited panel. Discord notifies nobody of an edit.

        In a live game, everybody sees a ping. So only a public click may save a player from a ping.
        """
        if _live(table):
            return table.now < waits.ping_at(table, seat)
        return self._registry.clock() - table.panel(seat).used < history.LOOKING_SECONDS

    async def _place(self, table: Table, seat: int, reason: CallReason, *, here: bool) -> CalledIn:
        user = table.players[seat].user_id
        assert user is not None
        settings = await self._registry.store.persons.get(user)
        unwanted = {"always": False, "slow": reason == "asked", "never": True}[settings.pings]
        if self._quiet(table, seat) or (_live(table) and unwanted):
            return "nowhere"
        return place_of(table, settings, here=here)

    def _reason(self, table: Table, seat: int) -> CallReason:
        panel = table.panel(seat)
        if panel.reminder_due and panel.kept.told and table.asked_still(seat, panel.kept.asked):
            return "reminder"
        return "asked" if called_again(table, seat) is None else "again"

    async def _send(self, table: Table, seat: int, content: Content, shows: int, reason: CallReason) -> bool:
        whole, language = content, table.language_of(seat)
        if reason == "reminder" and shows != SCORES_PANEL:
            name = reminder_tag(table, seat)
            whole = _changed(whole, lambda view: view.add_item(mute_row(table.id, name, language)))
        user, night = table.players[seat].user_id, table.players[seat].quiet
        assert user is not None
        tells = night is not None and shows != SCORES_PANEL and await self._untold_night(table, user)
        if tells and night is not None:
            whole = _changed(whole, lambda view: with_night(view, night, language))
        sent = await self._copies.send(table, seat, whole, shows)
        if sent and tells:
            await self._note_night_told(user)
        if sent:
            table.panel(seat).notified(waits.notified_wait(table))
        return sent

    def asks_home(self, table: Table, seat: int) -> bool:
        """Return whether to ask where a player lives: they have just ended a turn, so they are awake."""
        panel, player = table.panel(seat), table.players[seat]
        unknown = player.present and player.quiet is None and not panel.home_asked
        waiting = table.setup.chosen.pace.slow and table.shows(seat) == WAITING_PANEL
        return unknown and waiting and self._registry.clock() - panel.used < history.LOOKING_SECONDS

    async def ask_home(self, table: Table, seat: int) -> None:
        """Ask a player where they live if `asks_home`, in a message of which Discord doesn't notify them."""
        user = table.players[seat].user_id
        if user is None or not self.asks_home(table, seat):
            return
        table.panel(seat).ask_home()
        settings = await self._registry.store.persons.get(user)
        direct = place_of(table, settings, here=False) == "direct"
        if direct and await self._untold_night(table, user):
            name, content = nonce("", user, "home"), self._homes(table, seat)
            if (await self._notifier.post_to(user, content, name, silent=True)).taken:
                await self._note_night_told(user)

    async def _note_night_told(self, user: int) -> None:
        try:
            await self._registry.store.persons.change(user, lambda old: replace(old, night_told=True))
        except UnavailableError as error:
            log.warning("A note about quiet hours could not be stored, so it comes again: %s", error)

    async def _untold_night(self, table: Table, user: int) -> bool:
        if not table.setup.chosen.pace.slow:
            return False
        settings = await self._registry.store.persons.get(user)
        return settings.quiet is None and not settings.no_quiet and not settings.night_told

    def _homes(self, table: Table, seat: int) -> Content:
        now, say = round(self._registry.time.moment.wall), table.language_of(seat)
        homes = [(zone, time_in(zone, now)) for zone in HOMES]
        return in_words(lambda: home_screen(homes, now, say))

    async def _ping(self, table: Table, seat: int, shows: int, reason: CallReason) -> bool:
        user, panel = table.players[seat].user_id, table.panel(seat)
        assert user is not None
        content = in_words(lambda: _ping_screen(table, seat, user, reason))
        name = table.nonce(seat, "ping", panel.kept.ping, shows)
        try:
            ping, handle = await self._sender.post(
                Message(), table, content, name, Urgency.ASKED, pinging([user])
            )
        except discord.HTTPException as error:
            if not discord_errors.refused_for_good(error):
                raise
            log.info("Seat %d of game %s can't be called in its channel: %s", seat, table.id, error)
            return False
        panel.note(number=shows, ping=ping)
        panel.notified(waits.notified_wait(table), handle)
        return True


def asked_for(table: Table, seat: int, reason: CallReason) -> AskedKind:
    """Return the public name of a seat's question, or of another reason to notify the player."""
    if reason != "asked":
        return "lapsed" if reason == "lapsed" else "again"
    if not table.running:
        return "question"
    view = table.game.view(None)
    if view.phase != "turns" or view.turn is None:
        return "choose"
    return "turn" if view.turn.seat == seat else "other"


def asks_openly(table: Table, seat: int) -> bool:
    """Return whether everybody expects the question: of a character, or in the seat's own turn."""
    return asked_for(table, seat, "asked") in ("choose", "turn")


def was_notified(table: Table, seat: int, *, seen: bool) -> bool:
    """Return whether a live game's player was notified of this wait, and sees the question or ping."""
    panel = table.panel(seat)
    called = bool(panel.kept.ping) and not table.board.lost
    if not (seen or panel.sent or called) or panel.reminder_due:
        return False
    return table.running and _live(table) and panel.notified_of == waits.notified_wait(table)


def _live(table: Table) -> bool:
    return table.setup.chosen.pace.live


def called_again(table: Table, seat: int) -> float | None:
    """Return when the current wait began if the seat's second call is due, otherwise `None`."""
    clock = table.setup.times.clock
    if not table.running or clock is None or clock.seat != seat or not clock.overdue:
        return None
    return clock.since if table.panel(seat).kept.called != clock.since else None


def reminder_tag(table: Table, seat: int) -> str:
    """Return the public tag of a reminder's question. It stays until other players see an answer."""
    return table.tag(seat, table.panel(seat).kept.asked)


def knows_question(table: Table, seat: int) -> bool:
    """Return whether the player knows the question: we pinged them, or they have just answered another.

    Then a restart must not ping them: the ping would show that they answered in secret.
    """
    panel = table.panel(seat)
    if panel.reminder_due:
        return False
    if panel.kept.ping and table.asked_still(seat, panel.kept.number):
        return True
    if not table.history or panel.handle or panel.direct or panel.used != float("-inf"):
        return False
    # This process hasn't shown the player anything yet, so compare with the newest answer.
    newest = table.history[-1]
    return newest.user is not None and table.asked_still(seat, newest.number)


def _ping_screen(table: Table, seat: int, user: int, reason: CallReason) -> LayoutView:
    language, address = table.language, table.board_address if table.board.message else ""
    others = [table.name_of(each) for each in range(len(table.players)) if each != seat]
    turn = table.game.view(None).turn if table.running else None
    model = PingModel(
        game=table.id,
        user=user,
        asked=asked_for(table, seat, reason),
        others=together(language, others),
        turn=table.name_of(turn.seat) if turn else "",
        until=0 if reason == "lapsed" else table.until,
        terms=table.terms(),
        board=address,
        mute=reminder_tag(table, seat) if reason == "reminder" else "",
        clock=bool(table.setup.chosen.pace.limit),
        paused=table.paused_until,
    )
    return ping_screen(model, language)


def _changed(content: Content, change: Callable[[LayoutView], LayoutView]) -> Content:
    def screen(drawn: Sequence[Picture]) -> LayoutView:
        return change(content.screen(drawn))

    return replace(content, screen=screen)
