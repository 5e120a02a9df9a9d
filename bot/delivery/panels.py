"""The private panels: sent when a question opens, changed when it is answered elsewhere."""

from collections.abc import Iterator

from bot.delivery.board_pace import BoardPace
from bot.delivery.boards import becomes_poster, round_of
from bot.delivery.calls import Calls, called_again
from bot.delivery.copies import Copies, is_above_board
from bot.screens.content import Content, in_words
from bot.screens.notes import note_screen
from bot.screens.view_models.panel import Wait
from bot.tables import contents, view_models
from bot.tables.advice import Explanations
from bot.tables.message import UNKNOWN, Message
from bot.tables.panel_message import AWAY, WAITING, PanelMessage
from bot.tables.registry import Registry
from bot.tables.table import Table

_WAIT = "waits:"
"""The beginning of the part of a digest that tells for whom one waits."""


def panel_digest(table: Table, seat: int) -> str:
    """Return a short text that tells what the panel of a seat is to show.

    A panel that asks nothing isn't changed for what others do, unless they do it to its player.
    """
    shows, until = table.shows(seat), table.until
    if shows == WAITING:
        told, wait = view_models.moments(table, seat), table.wait
        return " ".join(filter(None, [f"{shows}", told, wait and _wait_digest(wait)]))
    return f"{shows} {until}" if shows >= 0 and until else str(shows)


def _wait_digest(wait: Wait) -> str:
    return f"{_WAIT}{wait.seat}-{wait.since}-{wait.until}"


def _told_wait(digest: str) -> str:
    """Return the part of a digest that tells for whom one waits; empty if none does."""
    return digest[digest.index(_WAIT) :] if _WAIT in digest else ""


class Panels:
    """Shows each seat its panel where its player looks at it."""

    def __init__(
        self,
        registry: Registry,
        copies: Copies,
        calls: Calls,
        pace: BoardPace,
        explanations: Explanations,
    ) -> None:
        self._registry = registry
        self._copies = copies
        self._calls = calls
        self._pace = pace
        self._explanations = explanations

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the panels of a running or finished game, that of the asked seat first."""
        if not table.round:
            return
        asked = table.asked()
        for seat in sorted(range(len(table.players)), key=lambda each: each != asked):
            if table.players[seat].human:
                yield seat, table.panel(seat)

    def stale(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat isn't what it should be, isn't below the board, or isn't stored."""
        panel = table.panel(seat)
        above = is_above_board(table, panel) and table.players[seat].present
        return above or self._outdated(table, seat, panel) or panel.kept != panel.stored

    def pause(self, table: Table, seat: int) -> float:
        """Return for how many seconds the panel of a seat waits for the board, to be sent once, below it."""
        panel, board = table.panel(seat), table.board
        if (left := panel.elsewhere - self._registry.clock()) > 0:
            return left
        waits = table.shows(seat) == WAITING
        outdated = self._outdated(table, seat, panel) or panel.kept != panel.stored
        if not outdated and waits:
            return self._pace.settling(board)
        if waits and panel.knows == WAITING and (left := self._pace.telling()) > 0:
            return left
        here = panel.handle is not None and panel.handle.channel == table.setup.channel
        posted = board.round in (0, round_of(table)) or becomes_poster(table)
        coming = table.round > 0 and not board.lost and not posted
        return self._pace.coming(board) if here and coming else 0.0

    async def bring(self, table: Table, seat: int) -> None:
        """Bring the open question to a seat if it is asked, or the scores; and the panel below the board."""
        panel = table.panel(seat)
        async with panel.lock:
            # A second call that is due since, as their thread is gone, is made the next time.
            rung = panel.reminder_due
            await self._show(table, seat, panel)
            if rung:
                panel.reminded()
            await self._follow(table, seat, panel)

    async def leave(self, table: Table, seat: int, text: str) -> None:
        """Turn the panel of somebody who resigned into a text."""
        panel = table.panel(seat)
        async with panel.lock:
            await self._copies.replace(panel, in_words(lambda: note_screen(text)))
            await self._copies.unping(table, seat)

    async def dismiss(self, table: Table, panel: PanelMessage, text: str) -> None:
        """Turn a panel that belongs to no seat any more into a text; nothing is noted of it."""
        async with panel.lock:
            await self._copies.replace(panel, in_words(lambda: note_screen(text)))
            await self._copies.delete_ping(table, panel, panel.kept.ping)

    def _outdated(self, table: Table, seat: int, panel: PanelMessage) -> bool:
        """Whether the panel of a seat has to show or to do something, besides following the board."""
        shows = table.shows(seat)
        if shows != panel.knows:
            # Where nothing was asked, it isn't told that nothing is.
            return shows != WAITING or panel.knows >= 0
        if panel.reminder_due or called_again(table, seat) is not None:
            return True
        if not panel.place or panel.seen == panel_digest(table, seat):
            return False
        # A moment of a player who waits is told at once where that costs nothing, else with their next click.
        told = shows == WAITING and panel.seen.startswith(str(WAITING))
        if not told or (panel.copy is not None and panel.copy.token.lives):
            return True
        # A direct message can be changed at any time: it tells for whom one waits, and no longer than that.
        before, after = _told_wait(panel.seen), _told_wait(panel_digest(table, seat))
        # After a start, nobody knows whether it told of a wait that had begun before.
        waits = before != after and (before or table.asked_since() >= table.opened)
        return bool(waits) and panel.handle is None and panel.sent

    async def _show(self, table: Table, seat: int, panel: PanelMessage) -> None:
        # An earlier message may have been sent and not noted.
        await self._registry.placed(table, seat)
        await self._explanations.prepare(table, seat)
        if not table.players[seat].human or not self._outdated(table, seat, panel):
            return
        old, shows, digest = panel.kept, table.shows(seat), panel_digest(table, seat)
        content, anew = _content(table, seat), panel.reminder_due or called_again(table, seat) is not None
        if shows in (WAITING, AWAY) or (shows == panel.knows and not anew):
            # The question was answered, and not by a click on the panel; or only what it shows is old.
            await self._change(table, seat, content, shows, digest)
            return
        panel.show(panel.knows, UNKNOWN)
        await self._calls.ask(table, seat, content, shows)
        panel.show(shows, digest)
        await self._copies.store(table, seat, old)

    async def _change(self, table: Table, seat: int, content: Content, shows: int, digest: str) -> None:
        """Change the panel of a seat, wherever it is; nobody is called."""
        panel, answered = table.panel(seat), shows != table.panel(seat).knows
        panel.show(shows, panel.seen)
        await self._copies.change(panel, content)
        panel.show(panel.knows, digest)
        if shows == AWAY and answered:
            panel.note(number=AWAY)
        if answered and (shows == AWAY or panel.kept.ping):
            await self._copies.unping(table, seat)

    async def _follow(self, table: Table, seat: int, panel: PanelMessage) -> None:
        """Send the copy in the channel anew, below the board, if it stands above the board."""
        old, shows = panel.kept, table.shows(seat)
        if panel.handle is None or not is_above_board(table, panel) or shows not in (WAITING, panel.knows):
            # A question that is new meanwhile is brought first.
            return
        content, digest = _content(table, seat), panel_digest(table, seat)
        seen = await self._copies.repost_below_board(table, seat, content, shows)
        if not seen and shows != WAITING:
            await self._calls.call(table, seat, content, shows, seen=False, here=True)
            await self._copies.store(table, seat, old)
        panel.show(shows, digest)


def _content(table: Table, seat: int) -> Content:
    """Return the panel of a seat as it is now, in the language of its player."""
    return contents.private(table, seat, table.language_of(seat))
