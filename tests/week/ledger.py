"""The events at the tables of a town: for whom each waits and how long, and which games end."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.tables.table import Table
from storage.parts import TournamentTable


@dataclass(frozen=True, slots=True)
class Wait:
    """A time in which a table waited for one person; without an end it still does."""

    game: str
    pace: str
    person: int
    since: float
    until: float
    round: int


@dataclass
class Game:
    """A game with its people."""

    id: str
    pace: str
    people: tuple[int, ...]
    began: float
    channel: int
    limit: int
    ended: float = 0.0
    solo: bool = False
    cup: bool = False
    # How often each person was too late, so that a computer took over.
    late: Counter[int] = field(default_factory=Counter[int])
    away: set[int] = field(default_factory=set[int])
    left: dict[int, float] = field(default_factory=dict)  # When each person who left it did so.


@dataclass
class Ledger:
    """Gets each change of a table."""

    now: Callable[[], float]
    asks: Callable[[Table, int], None]
    games: dict[str, Game] = field(default_factory=dict)
    waits: list[Wait] = field(default_factory=list)
    _open: dict[str, tuple[int, float, int]] = field(default_factory=dict)
    _asked: dict[str, int] = field(default_factory=dict)
    _over: dict[str, asyncio.Event] = field(default_factory=dict)

    def over(self, game: str) -> asyncio.Event:
        """Return an event that is set once a game is over."""
        return self._over.setdefault(game, asyncio.Event())

    def heard(self, table: Table) -> None:
        """Record a change of a table."""
        now, setup = self.now(), table.setup
        if table.stored.status == "lobby":
            return
        people = tuple(each.user_id or 0 for each in table.players if each.human and each.user_id)
        game = self.games.setdefault(
            table.id,
            Game(
                table.id,
                setup.chosen.pace.kind,
                people,
                now,
                setup.kind.channel,
                setup.chosen.pace.limit,
                solo=setup.alone,
                cup=isinstance(setup.kind, TournamentTable),
            ),
        )
        away = {each.user_id or 0 for each in table.players if each.human and each.away}
        game.late.update(away - game.away)
        game.away = away
        for person in game.people:
            if table.seat_of(person) is None:
                game.left.setdefault(person, now)
        if not table.running:
            if not game.ended:
                game.ended = now
            self._close(game, now)
            self.over(table.id).set()
            return
        seat = table.asked()
        player = table.players[seat] if seat is not None else None
        user = player.user_id if player is not None and player.present else None
        before = self._open.get(table.id)
        if before is not None and before[0] != user:
            self._close(game, now)
        if user is not None and table.id not in self._open:
            self._open[table.id] = user, now, table.round
        number = table.playing.decision.number
        if user is not None and not table.playing.granted and self._asked.get(table.id) != number:
            self._asked[table.id] = number
            self.asks(table, user)

    def close_all(self) -> None:
        """End all waits, because the week is over."""
        for game in self.games.values():
            self._close(game, self.now())

    def _close(self, game: Game, now: float) -> None:
        if (before := self._open.pop(game.id, None)) is not None:
            self.waits.append(Wait(game.id, game.pace, before[0], before[1], now, before[2]))
