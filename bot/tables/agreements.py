"""Agreements of those who are there: a pause of their table, and a computer for a player who isn't there."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NamedTuple

from bot.tables import timing
from bot.tables.people import present
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from storage.pace import PAUSES, Pause
from storage.values import Setup


class Notice(NamedTuple):
    """A pause that is proposed, or a holiday for which the table waits, and the seats to be told of it.

    `about` tells two of a kind apart, as in a `PostedCall`.
    """

    kind: Literal["pause", "holiday"]
    about: int
    seats: tuple[int, ...]


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
    return _begun(replace(setup, pause=pause), now)


def _begun(setup: Setup, now: Instant) -> Setup:
    """Return the set-up in which a proposed pause has begun, if all who are there agree to it."""
    pause = setup.pause
    if pause is None or not wanted(setup) or missing(setup) or pause.seconds not in offered(setup):
        return setup
    return timing.paused(replace(setup, pause=replace(pause, begun=True)), pause.seconds, now)


def reviewed(setup: Setup, now: Instant, asked: int) -> Setup:
    """Return the set-up in which that happens which all want who are there by now: somebody may have left.

    `asked` is that of `replaceable`. The wishes of those who gave their seats up go with them.
    """
    setup = _of_people(setup)
    seat = replaceable(setup, now.wall, asked)
    if seat is not None and len(votes(setup)) >= needed(setup):
        setup = timing.away(setup, seat)
    return _begun(setup, now)


def _of_people(setup: Setup) -> Setup:
    """Return the set-up without what those wanted who answer for no seat any more."""
    clock, pause = setup.clock, setup.pause
    people = {seat for seat, player in enumerate(setup.players) if player.human}
    if pause is not None and not people.issuperset(pause.agreed):
        pause = replace(pause, agreed=tuple(each for each in pause.agreed if each in people))
    if clock is not None and not people.issuperset(clock.votes):
        clock = replace(clock, votes=tuple(each for each in clock.votes if each in people))
    return setup if (clock, pause) == (setup.clock, setup.pause) else replace(setup, clock=clock, pause=pause)


def unasked(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and haven't agreed to the pause of their live table.

    They were away when it was proposed, and may end it. Otherwise two people could hold the table of a third,
    by a pause in each round. A slow game pauses only once.
    """
    pause, clock = setup.pause, setup.clock
    if setup.pace.kind != "live" or pause is None or clock is None or clock.paused is None:
        return ()
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.present and seat not in pause.agreed
    )


def ended(setup: Setup, seat: int, now: Instant) -> Setup:
    """Return the set-up in which a pause is over at once, as a seat wants that. Raises `RefusedError`."""
    if setup.clock is None or seat not in unasked(setup):
        raise RefusedError("error-end-pause")
    return replace(setup, clock=replace(setup.clock, resumes=now.running))


def lapsed(setup: Setup) -> Setup:
    """Return the set-up in a new round: what was proposed in another one, nobody need want any more.

    A pause that goes on does, and that of a slow game was its only one.
    """
    pause, clock = setup.pause, setup.clock
    if pause is None or (pause.begun and setup.pace.kind == "slow"):
        return setup
    goes_on = pause.begun and clock is not None and clock.paused is not None
    return setup if goes_on else replace(setup, pause=None)


def wanted(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and want the pause that was proposed."""
    pause = setup.pause
    if pause is None or pause.begun:
        return ()
    return tuple(seat for seat in pause.agreed if setup.players[seat].present)


def missing(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and haven't agreed to the pause that somebody proposed."""
    pause = setup.pause
    if pause is None or pause.begun:
        return ()
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.present and seat not in pause.agreed
    )


def replaceable(setup: Setup, now: float = 0.0, asked: int = 0) -> int | None:
    """Return the seat of the player who may be replaced by a vote now; `None` if nobody may.

    Without a limit that is a player who hasn't answered since they were notified for a second time. With a
    limit a computer plays when the time runs out. But a player may be replaced in a holiday that they began
    after they were `asked`: no holiday that the table knew of before costs a player their game. Both times
    are in seconds since 1970; 0: that isn't known.
    """
    clock = setup.clock
    if clock is None or clock.since is None or clock.paused is not None:
        return None
    if not setup.players[clock.seat].present:
        return None
    if (holiday := setup.holiday_of(clock.seat)) and holiday.lasts(now) and 0 < asked < holiday.start:
        return clock.seat
    return clock.seat if clock.overdue and not setup.pace.limit else None


def notices(setup: Setup, now: float) -> Iterator[Notice]:
    """Yield what others have to be told of the board, with those who are there and weren't told yet."""
    pause, clock = setup.pause, setup.clock
    present_ = [seat for seat, player in enumerate(setup.players) if player.present]
    if pause is not None and wanted(setup) and missing(setup):
        yield Notice("pause", pause.seconds, tuple(each for each in present_ if each not in pause.told))
    if clock is not None and clock.since is not None and clock.paused is None:
        holiday = setup.holiday_of(clock.seat)
        if holiday is not None and holiday.lasts(now):
            seats = (each for each in present_ if each not in (clock.seat, *clock.told))
            yield Notice("holiday", round(clock.since), tuple(seats))


def told(setup: Setup, notice: Notice) -> Setup:
    """Return the set-up in which the seats of a notice need it no more."""
    pause, clock = setup.pause, setup.clock
    if notice.kind == "pause" and pause is not None and pause.seconds == notice.about:
        return replace(setup, pause=replace(pause, told=(*pause.told, *notice.seats)))
    if notice.kind == "holiday" and clock is not None and round(clock.since or 0) == notice.about:
        return replace(setup, clock=replace(clock, told=(*clock.told, *notice.seats)))
    return setup


def needed(setup: Setup) -> int:
    """Return how many have to want it: at least half of the other people."""
    return max(1, len(present(setup.players)) // 2)


def votes(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and want the awaited player to be replaced."""
    clock = setup.clock
    return tuple(seat for seat in clock.votes if setup.players[seat].present) if clock else ()


def voted(setup: Setup, seat: int) -> Setup:
    """Return the set-up with the vote of a seat; with enough votes the player who is waited for is away."""
    clock = setup.clock
    assert clock is not None
    setup = replace(setup, clock=replace(clock, votes=tuple(dict.fromkeys((*clock.votes, seat)))))
    return timing.away(setup, clock.seat) if len(votes(setup)) >= needed(setup) else setup
