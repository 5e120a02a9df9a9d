"""Newly dealt games with their clocks, and tables whose time stands still."""

import time
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, cast

from bot.tables import moves
from bot.tables.table import Table
from bot.tables.timing import Instant, RunningTime
from engine.events import Event, RoundBegan
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.games.places import StoredMessage
from storage.pace import Pace, QuietHours
from storage.parts import Chosen, Proof, ServerGame
from storage.values import Choice, Player, Setup, StoredGame


def table_of(
    stored: StoredGame,
    choices: Iterable[Choice] = (),
    messages: Mapping[int, StoredMessage] = MappingProxyType({}),
) -> Table:
    nothing = cast("Any", None)  # never read, because time stands still
    return Table(stored, RunningTime(nothing, time.monotonic), choices, messages)


def begin(
    pace: Pace, people: int = 4, quiet: QuietHours | None = None, wall: float = 0.0
) -> tuple[Setup, Game]:
    """Deal a game to `people` people, at the beginning of the running time."""
    players = tuple(Player(100 + seat, f"P{seat}", "", quiet=quiet) for seat in range(people))
    setup = Setup(ServerGame(guild=1, channel=2, host=100), "en", players, Proof("", ""), Chosen(pace=pace))
    game = Game.new(options_for(Plan(), people), people, "ab" * 32)
    return moves.begin(setup, game, Instant(0.0, wall))[0], game


def answered(number: int, seat: int, *events: Event) -> Choice:
    """Return the answer of a seat's person that had these events."""
    return Choice(number, seat, (), events, user=101 + seat)


def answers_of_round(number: int, *seats: int) -> list[Choice]:
    """Return the choices of a round: its beginning, and an answer of each of these seats."""
    return [answered(0, 9, RoundBegan(round=number, seat=0)), *(answered(0, seat) for seat in seats)]
