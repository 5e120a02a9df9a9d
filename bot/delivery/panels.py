"""Panels: we send one for a new question, and change it when the question is answered elsewhere."""

from collections.abc import Iterator
from hashlib import sha256

from bot.delivery import contents
from bot.delivery.board_pace import BoardPace
from bot.delivery.boards import round_of
from bot.delivery.contents import SeatPanel
from bot.delivery.copies import Copies, is_above_board
from bot.delivery.pings import Pings, called_again
from bot.pictures.action_bands import bands_for
from bot.screens.content import Content
from bot.screens.panel_picture import MOST_BANDS
from bot.tables import history, stand_ins, view_models, waits, wishes
from bot.tables.advice import Explanations
from bot.tables.message import UNKNOWN_SHOWN, Message
from bot.tables.panel_message import ABSENT_PANEL, SCORES_PANEL, WAITING_PANEL, PanelMessage, PanelPage
from bot.tables.person import Languages
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.wording.wording import Wording

_WAIT, _ROUND, _PLAYING, _AHEAD, _PAUSED = "waits:", "round:", "turn", "ahead:", "paused:"
"""The prefixes of the parts of a digest: the awaited player, the round, a wish for it, a pause."""


def panel_digest(table: Table, seat: int) -> str:
    """Return a short text that changes whenever a seat's panel has to change."""
    shows, until = table.shows(seat), table.until
    pause = view_models.own_pause(table, seat)
    left = [f"left:{each}" for each in table.resigned(seat)]
    paused = f"{_PAUSED}{'-'.join(map(str, pause))}".replace(" ", "") if pause else ""
    if shows == WAITING_PANEL:
        # Other changes of the table don't concern this panel.
        told, wait = waiting_bands(table, seat), waits.long_wait(table)
        awaited = wait and f"{_WAIT}{wait.seat}-{wait.since}-{wait.until}"
        ahead = _ahead(table, seat)
        turn = table.game.state.turn
        playing = _PLAYING if turn and turn.seat == seat else ""
        parts = [f"{_ROUND}{table.round}", playing, ahead, *left, told, paused, awaited]
    elif shows == SCORES_PANEL:
        parts = []
    else:
        parts = [f"{until}" if shows >= 0 and until else "", *left, paused]
    return " ".join(filter(None, [f"{shows}", *parts]))


def _is_followed(table: Table, seat: int) -> bool:
    """Return whether somebody reads the panel: its player, or after the end somebody who resigned."""
    player = table.players[seat]
    left = player.resigned and not player.former and table.shows(seat) == SCORES_PANEL
    return player.human or (left and bool(table.panel(seat).place))


def waiting_bands(table: Table, seat: int) -> str:
    """Return a digest of the news in a waiting panel, or "". Compute it once for each version of the game."""
    panel, version = table.panel(seat), table.stored.version
    if panel.bands[0] != version:
        language, game = table.language_of(seat), table.game
        names = Wording(language, table.players).bare_names
        events, rules = view_models.news(table, seat), game.state.options.rules
        answered = stand_ins.by_computer(table, seat)
        bands = bands_for(game.view(seat), events, seat, names, language, rules, by_computer=answered)
        bands = bands[:MOST_BANDS]
        panel.bands = version, sha256(repr(bands).encode()).hexdigest()[:8] if bands else ""
    return panel.bands[1]


def _ahead(table: Table, seat: int) -> str:
    """Return a digest of what a waiting panel says about a wish for this round, or ""."""
    wish = wishes.of_seat(table.setup, seat)
    if wish is None or not wishes.concerns(wish, table.game):
        return ""
    said = wish.order, wish.granted, bool(table.game.state.seats[seat].characters)
    return _AHEAD + sha256(repr(said).encode()).hexdigest()[:8]


def _shows_more(digest: str, before: str) -> bool:
    """Return whether `digest` has a part about other players that `before` lacks."""
    own = _ROUND, _PLAYING, _AHEAD
    return any(each not in before.split() for each in digest.split() if not each.startswith(own))


def _parts_of(digest: str, *kinds: str) -> list[str]:
    """Return a digest's parts with these prefixes."""
    return [each for each in digest.split() if each.startswith(kinds)]


class Panels:
    """Shows each player their panel where they are looking."""

    def __init__(
        self,
        registry: Registry,
        copies: Copies,
        pings: Pings,
        pace: BoardPace,
        explanations: Explanations,
        *,
        languages: Languages,
    ) -> None:
        self._registry = registry
        self._copies = copies
        self._pings = pings
        self._pace = pace
        self._explanations = explanations
        self._languages = languages

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the panels of a running or finished game, the asked seat's first.

        After the game, also yield the panels of people who resigned, to show them their result.
        """
        if not table.round:
            return
        asked = table.asked()
        for seat in sorted(range(len(table.players)), key=lambda each: each != asked):
            if _is_followed(table, seat):
                yield seat, table.panel(seat)

    def stale(self, table: Table, seat: int) -> bool:
        """Return whether the panel of a seat is out of date, above the board, or not stored."""
        panel = table.panel(seat)
        return (
            self._asks_above_board(table, seat, panel)
            or self._outdated(table, seat, panel)
            or self._pings.asks_home(table, seat)
            or panel.kept != panel.stored
        )

    def pause(self, table: Table, seat: int) -> float:
        """Return for how many seconds a panel waits for the board, so that it is sent once, below it."""
        panel, board = table.panel(seat), table.board
        if (left := panel.elsewhere - self._registry.clock()) > 0:
            return left
        waiting = table.shows(seat) == WAITING_PANEL
        if waiting and panel.knows == WAITING_PANEL and (left := self._pace.news_pause()) > 0:
            return left
        here = panel.handle is not None and panel.handle.channel == table.setup.kind.channel
        posted = board.round in (0, round_of(table)) or table.becomes_poster
        coming = table.round > 0 and not board.lost and not posted
        return self._pace.coming(board) if here and coming else 0.0

    async def bring(self, table: Table, seat: int) -> None:
        """Show a seat its open question or the final scores, below the board."""
        panel = table.panel(seat)
        async with panel.lock:
            # A reminder may become due while we show the panel, for example because the thread is gone. Send
            # it at the next update.
            rung = panel.reminder_due
            await self._show(table, seat, panel)
            await self._pings.ask_home(table, seat)
            if rung:
                panel.reminded()
            if self._asks_above_board(table, seat, panel):
                await self._follow(table, seat, panel, self._content(table, seat))

    async def leave(self, table: Table, seat: int, text: str) -> None:
        """Replace the panel of somebody who resigned by a text, until the game ends."""
        panel = table.panel(seat)
        async with panel.lock:
            panel.reminded()
            await self._copies.replace(panel, contents.note(text))
            await self._copies.unping(table, seat)

    async def dismiss(self, table: Table, panel: PanelMessage, text: str) -> None:
        """Replace a panel that has lost its seat by a text, without recording that."""
        async with panel.lock:
            await self._copies.replace(panel, contents.note(text))
            panel.end()
            await self._copies.delete_ping(table, panel, panel.kept.ping)

    def _asks_above_board(self, table: Table, seat: int, panel: PanelMessage) -> bool:
        asks = table.shows(seat) == panel.knows != WAITING_PANEL and table.players[seat].present
        return asks and is_above_board(table, panel)

    def _outdated(self, table: Table, seat: int, panel: PanelMessage) -> bool:
        shows = table.shows(seat)
        if shows >= 0 and 0 < table.until <= table.now:
            # A computer is answering for the player. Until others see an answer, they don't count as absent.
            return False
        if shows != panel.knows:
            # Don't send a message only to say that the player waits.
            return shows != WAITING_PANEL or panel.knows >= 0
        if panel.reminder_due or called_again(table, seat) is not None:
            return True
        digest = panel_digest(table, seat)
        if not panel.place or panel.seen == digest:
            return False
        # A page other than the panel may show a clock, so update it when a pause begins or ends.
        if panel.page != "panel" and _parts_of(panel.seen, _PAUSED) == _parts_of(digest, _PAUSED):
            return False
        # Show a waiting player news at once if editing is free, otherwise after their next click.
        told = shows == WAITING_PANEL and panel.seen.startswith(str(WAITING_PANEL))
        if not told or (panel.copy is not None and panel.copy.token.lives):
            return True
        # We can always edit a direct message, so it shows whom we await, and until when.
        before, after = _parts_of(panel.seen, _PAUSED, _WAIT), _parts_of(digest, _PAUSED, _WAIT)
        # After a restart, the message may already show a wait that began earlier.
        known = before or _parts_of(digest, _PAUSED) or waits.asked_since(table) >= table.opened
        return before != after and bool(known) and panel.handle is None and panel.sent

    async def _show(self, table: Table, seat: int, panel: PanelMessage) -> None:
        # We may have sent an earlier message without recording it.
        await self._registry.placed(table, seat)
        await self._explanations.prepare(table, seat)
        if not _is_followed(table, seat) or not self._outdated(table, seat, panel):
            return
        old, shows, digest = panel.kept, table.shows(seat), panel_digest(table, seat)
        content = self._content(table, seat)
        anew = panel.reminder_due or called_again(table, seat) is not None
        quiet = shows in (WAITING_PANEL, ABSENT_PANEL) or table.players[seat].resigned
        if quiet or (shows == panel.knows and not anew):
            await self._change(table, seat, content, shows, digest)
            return
        panel.show(panel.knows, UNKNOWN_SHOWN)
        await self._pings.ask(table, seat, content, shows)
        panel.show(shows, digest)
        if shows == SCORES_PANEL:
            # The game may have ended with this player's last answer, or because their time ran out.
            panel.note(ping=0)
        await self._copies.store(table, seat, old)

    async def _change(self, table: Table, seat: int, content: Content, shows: int, digest: str) -> None:
        panel, answered, old = table.panel(seat), shows != table.panel(seat).knows, table.panel(seat).kept
        panel.show(shows, panel.seen)
        stays = shows == ABSENT_PANEL or not _shows_more(digest, panel.seen)
        if stays or not await self._follow(table, seat, panel, content):
            await self._copies.change(panel, content)
        panel.show(panel.knows, digest)
        stored = shows in (ABSENT_PANEL, SCORES_PANEL)
        if stored and answered:
            panel.note(number=shows)
        if shows == ABSENT_PANEL and panel.reminder_due and await self._pings.lapse(table, seat, content):
            await self._copies.store(table, seat, old)
        elif answered and (stored or panel.kept.ping):
            await self._copies.unping(table, seat)

    async def _follow(self, table: Table, seat: int, panel: PanelMessage, content: Content) -> bool:
        """If the copy in the channel is above the board, send it again; return whether we did."""
        old, here, shows = panel.kept, panel.handle, table.shows(seat)
        if not is_above_board(table, panel) or shows != panel.knows:
            # Show the new question first.
            return False
        digest = panel_digest(table, seat)
        seen = await self._copies.repost_below_board(table, seat, content, shows)
        if not seen and shows != WAITING_PANEL:
            await self._pings.call(table, seat, content, shows, seen=False, here=True)
            await self._copies.store(table, seat, old)
        panel.show(shows, digest)
        return panel.handle is not here

    def _content(self, table: Table, seat: int) -> Content:
        panel, reader = table.panel(seat), self._languages.settings_of(table.players[seat].user_id)
        reads = table.shows(seat) == panel.knows and table.now < panel.read_at + history.PLAYING_SECONDS
        page: PanelPage = panel.page if reads else "panel"
        return contents.private(SeatPanel(table, seat, page_of=page), table.language_of(seat), reader)
