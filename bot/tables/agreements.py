"""Votes of the present players: on a pause of their game, or on a computer for an absent player."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Literal, NamedTuple

from bot.tables import timing
from bot.tables.people import present
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.view_models.panel import PauseModel
from storage.pace import TABLE_PAUSES, Pause
from storage.parts import TournamentTable
from storage.values import Setup


class Notice(NamedTuple):
    """A notice of a proposed pause or of a holiday, and the seats to notify. `about`: see `PostedCall`."""

    kind: Literal["pause", "holiday"]
    about: int
    seats: tuple[int, ...]


def offered(setup: Setup) -> tuple[int, ...]:
    """Return the lengths of pauses that a player may propose now, in seconds; none if no pause is possible.

    A slow game may pause once. A live game may pause once a round: absent players have no vote, and more
    pauses could keep them from the end. A tournament's live game may not, because others wait for its end.
    """
    clock, pause, pace = setup.times.clock, setup.times.pause, setup.chosen.pace
    if clock is None or setup.alone or clock.paused is not None or len(present(setup.players)) < 2:
        return ()
    if (pace.live and isinstance(setup.kind, TournamentTable)) or (pause is not None and pause.begun):
        return ()
    return TABLE_PAUSES[pace.kind]


def with_proposal(setup: Setup, seat: int, seconds: int, now: Instant) -> Setup:
    """Return the set-up in which a seat proposes a pause of this length. Raises `RefusedError`."""
    if seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    if setup.times.pause is None or setup.times.pause.seconds != seconds:
        setup = setup.with_times(pause=Pause(seconds, ()))
    return after_agreement(setup, seat, seconds, now)


def after_agreement(setup: Setup, seat: int, seconds: int, now: Instant) -> Setup:
    """Return the set-up in which a seat agrees, too. The pause begins once all present players agree.

    `seconds` is the length that the seat was asked about. Raises `RefusedError` if no such pause is proposed,
    or if it has begun.
    """
    pause = setup.times.pause
    if pause is None or pause.begun or pause.seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    if seconds != pause.seconds:
        raise RefusedError("error-other-pause")
    pause = replace(pause, agreed=tuple(dict.fromkeys((*pause.agreed, seat))))
    return _begun(setup.with_times(pause=pause), now)


def _begun(setup: Setup, now: Instant) -> Setup:
    pause = setup.times.pause
    if pause is None or not wanted(setup) or missing(setup) or pause.seconds not in offered(setup):
        return setup
    return timing.with_pause(setup.with_times(pause=replace(pause, begun=True)), pause.seconds, now)


def after_review(setup: Setup, now: Instant, asked: int) -> Setup:
    """Begin the pause if all present players agree; replace the awaited player if enough players voted so.

    `asked`: see `replaceable`.
    """
    setup = _of_people(setup)
    seat = replaceable(setup, now.wall, asked)
    if seat is not None and len(votes(setup)) >= needed(setup):
        setup = setup.with_seat(seat, away=True)
    return _begun(setup, now)


def _of_people(setup: Setup) -> Setup:
    clock, pause = setup.times.clock, setup.times.pause
    people = {seat for seat, player in enumerate(setup.players) if player.human}
    if pause is not None and not people.issuperset(pause.agreed):
        pause = replace(pause, agreed=tuple(each for each in pause.agreed if each in people))
    if clock is not None and not people.issuperset(clock.votes):
        clock = replace(clock, votes=tuple(each for each in clock.votes if each in people))
    return setup.with_times(clock=clock, pause=pause)


def unasked(setup: Setup) -> tuple[int, ...]:
    """Return the seats of present players who haven't agreed to the running pause of a live game.

    These players were away when somebody proposed the pause, and may end it. Otherwise two players could
    block a third one with a pause in each round. A slow game pauses only once, so nobody may end its pause.
    """
    pause, clock = setup.times.pause, setup.times.clock
    if not setup.chosen.pace.live or pause is None or clock is None or clock.paused is None:
        return ()
    return _present_except(setup, pause.agreed)


def running_pause(setup: Setup, until: int, reader: int | None = None) -> PauseModel | None:
    """Return the running pause, its end `until` (0: none), and whether `reader` (or anybody) may end it."""
    found = unasked(setup)
    may_end = bool(found) if reader is None else reader in found
    return PauseModel(until, may_end=may_end) if until else None


def _present_except(setup: Setup, others: Collection[int]) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(setup.players) if player.present and seat not in others)


def with_pause_ended(setup: Setup, seat: int, now: Instant) -> Setup:
    """Return the set-up in which a seat ends the pause at once. Raises `RefusedError`."""
    if setup.times.clock is None or seat not in unasked(setup):
        raise RefusedError("error-end-pause")
    return setup.with_times(clock=replace(setup.times.clock, resumes=now.running))


def without_lapsed(setup: Setup) -> Setup:
    """Drop an earlier round's pause for a new round. Keep a running pause, and a slow game's only pause."""
    pause, clock = setup.times.pause, setup.times.clock
    if pause is None or (pause.begun and setup.chosen.pace.slow):
        return setup
    goes_on = pause.begun and clock is not None and clock.paused is not None
    return setup if goes_on else setup.with_times(pause=None)


def wanted(setup: Setup) -> tuple[int, ...]:
    """Return the seats of present players who want the proposed pause."""
    pause = setup.times.pause
    if pause is None or pause.begun:
        return ()
    return tuple(seat for seat in pause.agreed if setup.players[seat].present)


def missing(setup: Setup) -> tuple[int, ...]:
    """Return the seats of present players who haven't agreed to the proposed pause."""
    pause = setup.times.pause
    if pause is None or pause.begun:
        return ()
    return _present_except(setup, pause.agreed)


def replaceable(setup: Setup, now: float = 0.0, asked: int = 0) -> int | None:
    """Return the seat of the player whom a vote could replace now, or `None`.

    - In any game: a player whose holiday began after we `asked` them. An earlier holiday costs no seat.
    - In a game without a time limit: also a player who hasn't answered since the second call. With a time
    limit, a computer plays when the time runs out.

    `now` and `asked` are in seconds since 1970; 0: unknown.
    """
    clock = setup.times.clock
    if clock is None or clock.since is None or clock.paused is not None:
        return None
    if not setup.players[clock.seat].present:
        return None
    if (holiday := setup.holiday_of(clock.seat)) and holiday.lasts(now) and 0 < asked < holiday.start:
        return clock.seat
    return clock.seat if clock.overdue and not setup.chosen.pace.limit else None


def notices(setup: Setup, now: float) -> Iterator[Notice]:
    """Yield the notices of a proposed pause and of a holiday, with the seats that we haven't notified."""
    pause, clock = setup.times.pause, setup.times.clock
    if pause is not None and wanted(setup) and missing(setup):
        yield Notice("pause", pause.seconds, _present_except(setup, pause.told))
    if clock is not None and clock.since is not None and clock.paused is None:
        holiday = setup.holiday_of(clock.seat)
        if holiday is not None and holiday.lasts(now):
            yield Notice("holiday", round(clock.since), _present_except(setup, (clock.seat, *clock.told)))


def after_notice(setup: Setup, notice: Notice) -> Setup:
    """Return the set-up in which the seats of a notice have been notified."""
    pause, clock = setup.times.pause, setup.times.clock
    if notice.kind == "pause" and pause is not None and pause.seconds == notice.about:
        return setup.with_times(pause=replace(pause, told=(*pause.told, *notice.seats)))
    if notice.kind == "holiday" and clock is not None and round(clock.since or 0) == notice.about:
        return setup.with_times(clock=replace(clock, told=(*clock.told, *notice.seats)))
    return setup


def needed(setup: Setup) -> int:
    """Return the number of votes that replace a player: half of the other present players, rounded up."""
    return max(1, len(present(setup.players)) // 2)


def votes(setup: Setup) -> tuple[int, ...]:
    """Return the seats of present players who want to replace the awaited player."""
    clock = setup.times.clock
    return tuple(seat for seat in clock.votes if setup.players[seat].present) if clock else ()


def with_vote(setup: Setup, seat: int) -> Setup:
    """Return the set-up with a seat's vote. If the votes suffice, a computer plays for the awaited player."""
    clock = setup.times.clock
    assert clock is not None
    setup = setup.with_times(clock=replace(clock, votes=tuple(dict.fromkeys((*clock.votes, seat)))))
    return setup.with_seat(clock.seat, away=True) if len(votes(setup)) >= needed(setup) else setup
