"""Agreements of those who are there: a pause of their table, and a computer for a player who isn't there."""

from dataclasses import replace

from bot.tables import timing
from bot.tables.people import present
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from storage.pace import PAUSES, Pause
from storage.values import Setup


def offered(setup: Setup) -> tuple[int, ...]:
    """Return for how many seconds the table may pause now; nothing if it may not.

    A slow game pauses once. A live game pauses once a round: those who are away aren't asked, and could be
    kept from the end for ever. That of a tournament doesn't, since others wait for its end.
    """
    if setup.clock is None or setup.solo or setup.clock.paused is not None or len(present(setup.players)) < 2:
        return ()
    if (setup.pace.kind == "live" and setup.tournament) or (setup.pause is not None and setup.pause.begun):
        return ()
    return PAUSES[setup.pace.kind]


def proposed(setup: Setup, seat: int, seconds: int, now: Instant) -> Setup:
    """Return the set-up in which a seat wants to pause for so many seconds. Raises `RefusedError`.

    It takes the place of a pause of another length that was proposed before.
    """
    if seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    if setup.pause is None or setup.pause.seconds != seconds:
        setup = replace(setup, pause=Pause(seconds, ()))
    return agreed(setup, seat, seconds, now)


def agreed(setup: Setup, seat: int, seconds: int, now: Instant) -> Setup:
    """Return the set-up in which a seat agrees, too; once all who are there do, the clocks stand still.

    `seconds` is the length that the seat was asked about. Raises `RefusedError` if nobody has proposed such a
    pause, or if it has begun.
    """
    pause = setup.pause
    if pause is None or pause.begun or pause.seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    if seconds != pause.seconds:
        raise RefusedError("error-other-pause")
    pause = replace(pause, agreed=tuple(dict.fromkeys((*pause.agreed, seat))))
    if missing(replace(setup, pause=pause)):
        return replace(setup, pause=pause)
    return timing.paused(replace(setup, pause=replace(pause, begun=True)), pause.seconds, now)


def left(setup: Setup, seat: int) -> Setup:
    """Return the set-up without the agreement of a seat, which isn't its person's any more."""
    pause = setup.pause
    if pause is None or pause.begun or seat not in pause.agreed:
        return setup
    return replace(setup, pause=replace(pause, agreed=tuple(each for each in pause.agreed if each != seat)))


def lapsed(setup: Setup) -> Setup:
    """Return the set-up in a new round: what was proposed in another one, nobody need want any more.

    A pause that goes on does, and that of a slow game was its only one.
    """
    pause, clock = setup.pause, setup.clock
    if pause is None or (pause.begun and setup.pace.kind == "slow"):
        return setup
    goes_on = pause.begun and clock is not None and clock.paused is not None
    return setup if goes_on else replace(setup, pause=None)


def missing(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and haven't agreed to the pause that somebody proposed."""
    pause = setup.pause
    if pause is None or pause.begun:
        return ()
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.present and seat not in pause.agreed
    )


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
