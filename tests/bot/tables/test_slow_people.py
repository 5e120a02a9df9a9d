"""Live games with people who think for long: what the clock takes from them, and what they cost others."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import pytest

from ai import choose
from bot.tables import moves, timing
from bot.tables.timing import Instant
from engine.game import Game
from storage.pace import LIVE
from storage.values import Setup
from tests.bot.tables.timed import begin
from tests.clocks import clock_of

PEOPLE = 4
GAMES = 6
COMPUTER = 2.0  # Seconds that a computer player takes for a turn.

LATE = 5.0  # Seconds after which a person whose time has run out presses *I'm back*.

LAST_MOMENT = -1.0  # Stands for all the seconds that are left.

Thinking: TypeAlias = Callable[[random.Random, bool], float]
"""How many seconds a person thinks about a question; `True` for the first of a turn."""


def quick(chance: random.Random, _first: bool) -> float:
    """Think as long as a player who plays by habit."""
    return chance.uniform(3, 12)


def thoughtful(chance: random.Random, first: bool) -> float:
    """Think for a quarter of a minute about a turn, sometimes for more than a minute."""
    return (16 if first else 8) * math.exp(chance.gauss(0, 0.7))


def slow(chance: random.Random, _first: bool) -> float:
    """Think about each question as long as a clock of 90 seconds for each question allows."""
    return chance.uniform(75, 85)


def hurried(_chance: random.Random, _first: bool) -> float:
    """Answer each question just before the time runs out."""
    return LAST_MOMENT


def obstinate(_chance: random.Random, _first: bool) -> float:
    """Answer nothing, but press *I'm back* each time."""
    return math.inf


@dataclass
class Evening:
    """Some games: their length, how long others waited for each seat, and how often a seat was too late."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=lambda: [0.0] * PEOPLE)
    late: list[int] = field(default_factory=lambda: [0] * PEOPLE)

    @property
    def extra(self) -> float:
        """The share of the evening by which others waited longer for the first seat than for another one."""
        return (self.waits[0] - sum(self.waits[1:]) / (PEOPLE - 1)) / self.seconds


def evening(first: Thinking, others: Thinking) -> Evening:
    """Play games in which the first seat thinks differently from all others."""
    found = Evening()
    for number in range(GAMES):
        _play(found, (first, *(others,) * (PEOPLE - 1)), random.Random(number))
    return found


def _play(evening: Evening, habits: tuple[Thinking, ...], chance: random.Random) -> None:
    setup, game = begin(LIVE, PEOPLE)
    game = Game.new(game.state.options, PEOPLE, f"{chance.getrandbits(256):064x}")
    setup, now, before = moves.begin(setup.with_times(clock=None), game, Instant(0.0, 0.0))[0], 0.0, (-1, -1)
    returns = dict[int, float]()
    while game.decision is not None:
        setup, seat = _returned(setup, game, returns, now), game.decision.seat
        turn = seat, clock_of(setup).turn
        think = COMPUTER * (turn != before)
        ends = math.inf if clock_of(setup).until is None else clock_of(setup).until or 0.0
        if setup.players[seat].present:
            think = habits[seat](chance, turn != before)
            think = ends - now - 1.0 if think == LAST_MOMENT else think
        late = setup.players[seat].present and now + think > ends
        if late:
            returns[seat] = (now + think if think < math.inf else ends) + LATE
            think = ends - now
        if setup.players[seat].present:
            evening.waits[seat] += think
            evening.late[seat] += late
        now, before = now + think, turn
        setup = _answered(setup, game, chance, Instant(now, now), late=late)
    evening.seconds += now


def _returned(setup: Setup, game: Game, returns: dict[int, float], now: float) -> Setup:
    for seat in [seat for seat, at in returns.items() if at <= now]:
        del returns[seat]
        setup = timing.after_change(timing.after_return(setup, seat), game, Instant(now, now))
    return setup


def _answered(setup: Setup, game: Game, chance: random.Random, now: Instant, *, late: bool) -> Setup:
    decision = game.decision
    assert decision is not None
    seat, picks = decision.seat, choose(game.view(decision.seat), decision, chance)
    user = 100 + seat if setup.players[seat].present and not late else None
    return moves.answer(
        setup, game, seat, picks, decision.number, now, user=user, by="timed_out" if late else None
    )[0]


def test_thoughtful_people_lose_hardly_an_answer_in_an_evening() -> None:
    assert sum(evening(thoughtful, thoughtful).late) <= GAMES


@pytest.mark.parametrize(("others", "share"), [(thoughtful, 0.2), (quick, 0.3)])
def test_somebody_slow_costs_little_more_than_others(others: Thinking, share: float) -> None:
    """With 90 seconds a question, three quick people waited for three quarters of a game."""
    assert evening(slow, others).extra <= share


def test_nobody_holds_up_a_game_by_coming_back_and_waiting_again() -> None:
    """They delay it less than a player who answers each question at the last second."""
    assert evening(obstinate, quick).seconds < 0.9 * evening(hurried, quick).seconds
