"""What happens to a game's clock with each change: pure functions from one clock to the next."""

from dataclasses import replace
from typing import NamedTuple

from bot.tables.quiet import after_loud, loud_between
from engine.game import Game
from storage.pace import BANK, CALL_AT, MOST_MISSED, Clock, QuietHours
from storage.records import Setup


class Moment(NamedTuple):
    """A moment on the running time, and in seconds since 1970."""

    running: float
    wall: float


def begun(setup: Setup, game: Game, now: Moment) -> Setup:
    """Start the clock of a game, full for everybody."""
    count = len(setup.players)
    clock = Clock((float(BANK * setup.pace.limit),) * count, (0,) * count)
    return _waiting(replace(setup, clock=clock), game, now)


def after_answer(setup: Setup, game: Game, now: Moment, *, seen: bool) -> Setup:
    """Return the set-up after an answer that led to this game; `seen`: everybody noticed something of it.

    What nobody notices changes no clock: it stands on the board.
    """
    clock = setup.clock
    if clock is None:
        return begun(setup, game, now)
    if not seen and clock.since is not None and _awaited(setup, game) == clock.seat:
        return setup
    return _waiting(_stopped(setup, now), game, now)


def after_change(setup: Setup, game: Game, now: Moment) -> Setup:
    """Return a set-up in which somebody left, or is back: others may wait now, or nobody any more."""
    clock = setup.clock
    if clock is None or (clock.since is not None and _awaited(setup, game) == clock.seat):
        return setup
    return _waiting(_stopped(setup, now), game, now)


def answered(setup: Setup, seat: int) -> Setup:
    """Return the set-up once a person has answered for their seat: they are there."""
    players = list(setup.players)
    players[seat] = replace(players[seat], away=False)
    changed = replace(setup, players=tuple(players))
    return _counted(changed, seat, 0)


def missed(setup: Setup, seat: int) -> Setup:
    """Return the set-up once somebody's time ran out; after some times in a row they are away."""
    assert setup.clock is not None
    count = setup.clock.missed[seat] + 1
    return _counted(away(setup, seat) if count >= MOST_MISSED else setup, seat, count)


def away(setup: Setup, seat: int) -> Setup:
    """Return the set-up with somebody for whom a computer plays until they are back."""
    players = list(setup.players)
    players[seat] = replace(players[seat], away=True)
    return replace(setup, players=tuple(players))


def _counted(setup: Setup, seat: int, count: int) -> Setup:
    clock = setup.clock
    if clock is None or clock.missed[seat] == count:
        return setup
    counts = list(clock.missed)
    counts[seat] = count
    return replace(setup, clock=replace(clock, missed=tuple(counts)))


def _stopped(setup: Setup, now: Moment) -> Setup:
    """Return the set-up with nobody waited for; what was waited for is taken from their time."""
    clock = setup.clock
    if clock is None or clock.since is None:
        return setup
    banks, elapsed = list(clock.banks), now.running - clock.since
    spent = loud_between(_quiet(setup, clock.seat), now.wall - elapsed, now.wall)
    banks[clock.seat] = max(0.0, banks[clock.seat] - spent)
    return replace(setup, clock=Clock(tuple(banks), clock.missed))


def _waiting(setup: Setup, game: Game, now: Moment) -> Setup:
    """Return the set-up with the clock of who is waited for now; they get the time for one more question."""
    clock, seat = setup.clock, _awaited(setup, game)
    if clock is None or seat is None:
        return setup
    limit, banks = setup.pace.limit, list(clock.banks)
    banks[seat] = min(float(BANK * limit), banks[seat] + limit)
    if not limit:
        return replace(setup, clock=Clock(clock.banks, clock.missed, seat, now.running))
    quiet = _quiet(setup, seat)
    call, until = (
        now.running + after_loud(quiet, now.wall, part * banks[seat]) - now.wall for part in (CALL_AT, 1)
    )
    return replace(setup, clock=Clock(tuple(banks), clock.missed, seat, now.running, call, until))


def _quiet(setup: Setup, seat: int) -> QuietHours | None:
    """Return the hours in which the clock doesn't run for a seat: who plays live is there."""
    return setup.players[seat].quiet if setup.pace.kind == "slow" else None


def _awaited(setup: Setup, game: Game) -> int | None:
    """Return the seat of the person whom another one waits for."""
    decision = game.decision
    if decision is None or not setup.players[decision.seat].present:
        return None
    present = sum(player.present for player in setup.players)
    return decision.seat if present > 1 else None
