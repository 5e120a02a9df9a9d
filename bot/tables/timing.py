"""What happens to a game's clock with each change: pure functions from one clock to the next."""

from dataclasses import replace
from typing import Literal, NamedTuple, TypeAlias

from bot.tables.quiet import after_loud, loud_between
from engine.game import Game
from storage.pace import BANK, CALL_AT, HOUR, LIVE_CALL, MOST_MISSED, SILENCE, Clock, QuietHours
from storage.records import Setup

Answerer: TypeAlias = Literal["person", "computer", "late"]
"""Who answers for a seat: who sits there, a computer, or a computer because their time ran out."""


class Moment(NamedTuple):
    """A moment on the running time, and in seconds since 1970."""

    running: float
    wall: float


def begun(setup: Setup, game: Game, now: Moment) -> Setup:
    """Start the clock of a game, full for everybody."""
    count = len(setup.players)
    clock = Clock((float(BANK * setup.pace.limit),) * count, (0,) * count)
    return _waiting(setup, clock, game, now)


def after_answer(setup: Setup, game: Game, seat: int, now: Moment, *, by: Answerer, seen: bool) -> Setup:
    """Return the set-up after an answer for a seat that led to this game; `seen`: everybody noticed it.

    What nobody notices changes no clock, and doesn't count as an answer in time: it would show on the board.
    """
    if by == "person":
        setup = back(setup, seat)
    clock = setup.clock
    if clock is None:
        return begun(setup, game, now)
    if not seen and clock.since is not None and _awaited(setup, game) == clock.seat:
        return setup
    if by == "person":
        setup = _counted(setup, seat, 0)
    elif by == "late":
        setup = _missed(setup, seat)
    return _going_on(setup, game, now)


def after_change(setup: Setup, game: Game, now: Moment) -> Setup:
    """Return a set-up in which somebody left, or is back: others may wait now, or nobody any more."""
    clock = setup.clock
    if clock is None or (clock.since is not None and _awaited(setup, game) == clock.seat):
        return setup
    return _going_on(setup, game, now)


def returned(setup: Setup, seat: int) -> Setup:
    """Return the set-up with somebody who says that they are back: no question is missed any more."""
    return _counted(back(setup, seat), seat, 0)


def back(setup: Setup, seat: int) -> Setup:
    """Return the set-up with somebody who answers for their seat themselves."""
    return _with_away(setup, seat, away=False)


def away(setup: Setup, seat: int) -> Setup:
    """Return the set-up with somebody for whom a computer plays until they are back."""
    return _with_away(setup, seat, away=True)


def called(setup: Setup, now: Moment, *, clicked: bool) -> Setup:
    """Return the set-up once the moment has come to call who is waited for for a second time.

    A live game calls after a minute already, but only who hasn't `clicked` anything since they were asked:
    who is there is left to think, and called when two thirds of the time are gone.
    """
    clock = setup.clock
    assert clock is not None
    later: float | None = None
    if clicked and setup.pace.kind == "live" and clock.since is not None and clock.until is not None:
        later = clock.since + CALL_AT * (clock.until - clock.since)
    call = later if later is not None and later > now.running else None
    return replace(setup, clock=replace(clock, call=call))


def quieted(setup: Setup, seat: int, quiet: QuietHours | None, now: Moment) -> Setup:
    """Return the set-up with other quiet hours for a seat.

    If it is waited for, that wait is reckoned anew as if they had held since it began: so whoever moves them
    on and on gains no more than the longest that there are. A wait that would be over has an hour left.
    """
    players = list(setup.players)
    players[seat] = replace(players[seat], quiet=quiet)
    setup, clock = replace(setup, players=tuple(players)), setup.clock
    if clock is None or clock.seat != seat or clock.since is None or clock.until is None:
        return setup
    call, until = _ends(setup, clock, Moment(clock.since, now.wall - (now.running - clock.since)))
    until = max(until, min(clock.until, now.running + HOUR))
    return replace(setup, clock=replace(clock, call=clock.call and call, until=until))


def _with_away(setup: Setup, seat: int, *, away: bool) -> Setup:
    players = list(setup.players)
    if players[seat].away == away:
        return setup
    players[seat] = replace(players[seat], away=away)
    return replace(setup, players=tuple(players))


def _missed(setup: Setup, seat: int) -> Setup:
    """Return the set-up once somebody's time ran out; after some times in a row they are away."""
    assert setup.clock is not None
    count = setup.clock.missed[seat] + 1
    return _counted(away(setup, seat) if count >= MOST_MISSED else setup, seat, count)


def _counted(setup: Setup, seat: int, count: int) -> Setup:
    clock = setup.clock
    if clock is None or clock.missed[seat] == count:
        return setup
    counts = list(clock.missed)
    counts[seat] = count
    return replace(setup, clock=replace(clock, missed=tuple(counts)))


def _going_on(setup: Setup, game: Game, now: Moment) -> Setup:
    """Return the set-up with who is waited for from now on; what was waited for before is over."""
    assert setup.clock is not None
    return _waiting(setup, _stopped(setup, setup.clock, now), game, now)


def _stopped(setup: Setup, clock: Clock, now: Moment) -> Clock:
    """Return the clock with nobody waited for; what was waited for is taken from their time."""
    if clock.since is None:
        return clock
    banks, elapsed = list(clock.banks), now.running - clock.since
    spent = loud_between(_quiet(setup, clock.seat), now.wall - elapsed, now.wall)
    banks[clock.seat] = max(0.0, banks[clock.seat] - spent)
    return Clock(tuple(banks), clock.missed)


def _waiting(setup: Setup, clock: Clock, game: Game, now: Moment) -> Setup:
    """Return the set-up with the clock of who is waited for now; they get the time for one more question."""
    seat = _awaited(setup, game)
    if seat is None:
        return replace(setup, clock=clock)
    limit, banks = setup.pace.limit, list(clock.banks)
    banks[seat] = min(float(BANK * limit), banks[seat] + limit)
    missed, since = clock.missed, now.running
    if not limit:
        return replace(setup, clock=Clock(clock.banks, missed, seat, since, since + SILENCE))
    clock = Clock(tuple(banks), missed, seat, since)
    call, until = _ends(setup, clock, now)
    return replace(setup, clock=replace(clock, call=call, until=until))


def _ends(setup: Setup, clock: Clock, since: Moment) -> tuple[float, float]:
    """Return when who is waited for since then is called again, and when their time runs out."""
    quiet, bank = _quiet(setup, clock.seat), clock.banks[clock.seat]
    call, until = (
        since.running + after_loud(quiet, since.wall, part * bank) - since.wall for part in (CALL_AT, 1)
    )
    if setup.pace.kind == "live":
        call = min(call, since.running + LIVE_CALL)
    return call, until


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
