"""Games that were just dealt, with their clocks."""

from bot.tables import moves
from bot.tables.timing import Instant
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.pace import Clock, Pace, QuietHours
from storage.records import Player, Setup


def begin(
    pace: Pace, people: int = 4, quiet: QuietHours | None = None, wall: float = 0.0
) -> tuple[Setup, Game]:
    """Deal a game to so many people, at the beginning of the running time."""
    players = tuple(Player(100 + seat, f"P{seat}", "", quiet=quiet) for seat in range(people))
    setup = Setup(1, 2, 100, "en", players, "", "", pace=pace)
    game = Game.new(options_for(Plan(), people), people, "ab" * 32)
    return moves.begin(setup, game, Instant(0.0, wall))[0], game


def clock_of(setup: Setup) -> Clock:
    """Return the clock, which is there."""
    assert setup.clock is not None
    return setup.clock
