"""Replacing a player who isn't there: when the others may do it, and how many votes it takes."""

from dataclasses import replace

from bot.tables import timing
from bot.tables.people import present
from storage.values import Setup


def replaceable(setup: Setup, now: float = 0.0) -> int | None:
    """Return the seat of the player who may be replaced now, in seconds since 1970; `None` if nobody may.

    That is a player who hasn't answered since they were called for a second time. With a limit nobody is
    replaced by a vote, as a computer plays when the time runs out; but a player in their holiday may be.
    """
    clock = setup.clock
    if clock is None or clock.paused is not None:
        return None
    if clock.since is not None and (holiday := setup.holiday_of(clock.seat)) and holiday.lasts(now):
        return clock.seat
    return clock.seat if clock.overdue and not setup.pace.limit else None


def needed(setup: Setup) -> int:
    """Return how many have to want it: at least half of the other people."""
    return max(1, len(present(setup.players)) // 2)


def unvoted(setup: Setup, seat: int) -> Setup:
    """Return the set-up without the vote of a seat, which isn't its person's any more."""
    clock = setup.clock
    if clock is None or seat not in clock.votes:
        return setup
    return replace(setup, clock=replace(clock, votes=tuple(each for each in clock.votes if each != seat)))


def voted(setup: Setup, seat: int) -> Setup:
    """Return the set-up with the vote of a seat; with enough votes the player who is waited for is away."""
    clock = setup.clock
    assert clock is not None
    votes = (*(each for each in clock.votes if each != seat), seat)
    setup = replace(setup, clock=replace(clock, votes=votes))
    return timing.away(setup, clock.seat) if len(votes) >= needed(setup) else setup
