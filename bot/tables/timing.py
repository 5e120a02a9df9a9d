"""Pure functions that compute a game's clock after each change, and the running time behind the clocks."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, NamedTuple, TypeAlias

from bot.tables.quiet import after_loud, deadline, loud_between, next_at
from engine.game import Game
from storage.games.running_time import StoredRunningTime as StoredTime
from storage.pace import CALL_AT, HOUR, LIVE_CALL, NEW, SILENCE, Clock, Holiday, QuietHours
from storage.values import Setup

log = logging.getLogger(__name__)

Answerer: TypeAlias = Literal["person", "computer", "timed_out"]
"""Who answered: the person of the seat, a computer, or a computer because a person's time ran out."""


TURNS_A_ROUND = 100  # More than the number of ranks that are called in a round.


class Instant(NamedTuple):
    """A point in time on two clocks: seconds of the running time, and seconds since 1970."""

    running: float
    wall: float


def with_clock(setup: Setup, game: Game, now: Instant) -> Setup:
    """Start the clock of a game. In a live game, players get most of the reserve with their first answer."""
    count, pace = len(setup.players), setup.chosen.pace
    clock = Clock((float(pace.reserve),) * count, (_new(setup),) * count, turns=(0.0,) * count)
    return _waiting(setup, clock, game, now)


def after_answer(setup: Setup, game: Game, seat: int, now: Instant, *, by: Answerer, seen: bool) -> Setup:
    """Return the set-up after a seat's answer led to `game`; `seen`: other players can notice the answer.

    A hidden answer neither changes a clock nor counts as given in time, because the board would reveal it.
    """
    if by == "person":
        setup = setup.with_seat(seat, away=False)
    clock = setup.times.clock
    if clock is None:
        return with_clock(setup, game, now)
    if not seen and clock.since is not None and _awaited(setup, game) == clock.seat:
        return setup
    if by == "person":
        setup = _counted(setup, seat, 0)
    elif by == "timed_out":
        setup = _missed(setup, seat)
    return _going_on(setup, game, now)


def after_change(setup: Setup, game: Game, now: Instant) -> Setup:
    """Return the set-up after a player left or came back. If the awaited player changed, begin a new wait."""
    clock = setup.times.clock
    if clock is None or (clock.since is not None and _awaited(setup, game) == clock.seat):
        return setup
    return _going_on(setup, game, now)


def after_join(setup: Setup, game: Game, seat: int, now: Instant) -> Setup:
    """Return the set-up after a person took `seat` in the running game."""
    before, setup = setup.times.clock, after_change(setup, game, now)
    clock = setup.times.clock
    if before is None or before.since is not None or clock is None or clock.until is None:
        return setup
    # The waiting player was alone and saw no clock, so give them some time. The new person knows the clock.
    if clock.seat == seat:
        return setup
    return setup.with_times(clock=replace(clock, until=max(clock.until, now.running + SILENCE)))


def after_return(setup: Setup, seat: int) -> Setup:
    """Return the set-up after a player came back. They have the same time as others.

    A player who comes back and lets the next clock run out delays the game no longer than one who answers
    at the last moment, because the reserve is for the whole game.
    """
    clock, setup = setup.times.clock, setup.with_seat(seat, away=False)
    if clock is None or clock.missed[seat] <= 0:
        return setup
    return _counted(setup, seat, _new(setup))


def _new(setup: Setup) -> int:
    """Return `Clock.missed` of a player who has come, or come back, and hasn't answered yet."""
    return NEW if setup.chosen.pace.live else 0


def after_call(setup: Setup, now: Instant, *, there: bool) -> Setup:
    """Return the set-up after the second call of the awaited player was due.

    In a live game it is due after a minute. If the player was `there` when the wait began, delay it once,
    until the share `CALL_AT` of their time has passed.
    """
    clock = setup.times.clock
    assert clock is not None
    call: float | None = None
    if there and setup.chosen.pace.live and clock.since is not None and clock.until is not None:
        later = clock.since + CALL_AT * (clock.until - clock.since)
        call = later if later > now.running else None
    return setup.with_times(clock=replace(clock, call=call))


def with_pause(setup: Setup, seconds: float, now: Instant) -> Setup:
    """Return the set-up with the clock paused for this many seconds."""
    clock = setup.times.clock
    assert clock is not None
    return setup.with_times(clock=replace(clock, paused=now.running, resumes=now.running + seconds))


def after_pause(setup: Setup, now: Instant) -> Setup:
    """Return the set-up after a pause, which takes no player's time."""
    clock = setup.times.clock
    if clock is None or clock.paused is None:
        return setup
    shift, since, before = now.running - clock.paused, clock.since, clock.until
    clock = replace(clock, paused=None, resumes=None)
    if since is None or before is None:
        return setup.with_times(clock=clock)
    begins, ends = now.wall - (now.running - since), now.wall - shift
    spent = loud_between(_quiet(setup, clock.seat), begins, ends, setup.holiday_of(clock.seat))
    if setup.chosen.pace.limit and not clock.free(setup.chosen.pace):
        call, until = _ends(setup, clock, now, spent)
        # The player may have changed their quiet hours during the pause.
        until = max(until, min(before + shift, now.running + HOUR))
    else:
        call, until = clock.call and clock.call + shift, before + shift
    return setup.with_times(clock=replace(clock, since=since + shift, call=clock.call and call, until=until))


def with_quiet_hours(
    setup: Setup, seat: int, quiet: QuietHours | None, now: Instant, holiday: Holiday | None = None
) -> Setup:
    """Return the set-up with new quiet hours and a new holiday for a seat.

    Compute a current wait for this seat as if the hours had applied since it began. So a player who keeps
    moving the hours gains no more than the longest quiet hours. A wait that would be over gets an hour.
    """
    setup, clock = setup.with_seat(seat, quiet=quiet, holiday=holiday), setup.times.clock
    if clock is None or clock.seat != seat or clock.since is None or clock.until is None:
        return setup
    if clock.free(setup.chosen.pace):
        return setup
    call, until = _ends(setup, clock, Instant(clock.since, now.wall - (now.running - clock.since)))
    until = max(until, min(clock.until, now.running + HOUR))
    return setup.with_times(clock=replace(clock, call=clock.call and call, until=until))


def _missed(setup: Setup, seat: int) -> Setup:
    """Return the set-up after a player's time ran out: they are away, so nobody waits for them again."""
    assert setup.times.clock is not None
    missed = max(0, setup.times.clock.missed[seat]) + 1
    return _counted(setup.with_seat(seat, away=True), seat, missed)


def _counted(setup: Setup, seat: int, count: int) -> Setup:
    clock = setup.times.clock
    if clock is None or clock.missed[seat] == count:
        return setup
    counts = list(clock.missed)
    counts[seat] = count
    return setup.with_times(clock=replace(clock, missed=tuple(counts)))


def _going_on(setup: Setup, game: Game, now: Instant) -> Setup:
    before = setup.times.clock
    assert before is not None
    setup = _waiting(setup, after_wait(setup, before, now), game, now)
    if before.paused is None or setup.times.clock is None:
        return setup
    return setup.with_times(clock=replace(setup.times.clock, paused=now.running, resumes=before.resumes))


def after_wait(setup: Setup, clock: Clock, now: Instant) -> Clock:
    """Return the clock after the end of a wait, with the used time deducted from the awaited player's."""
    if clock.since is None:
        return clock
    pace = setup.chosen.pace
    if clock.free(pace):
        return clock.spent(pace, 0.0)
    ends = now.wall
    if clock.paused is not None:
        # A pause takes no player's time.
        ends -= now.running - clock.paused
    begins = now.wall - (now.running - clock.since)
    holiday = setup.holiday_of(clock.seat)
    return clock.spent(pace, loud_between(_quiet(setup, clock.seat), begins, ends, holiday))


def _waiting(setup: Setup, clock: Clock, game: Game, now: Instant) -> Setup:
    seat = _awaited(setup, game)
    if seat is None:
        return setup.with_times(clock=clock)
    clock = clock.asked(setup.chosen.pace, seat, _turn(game), now.running)
    if not setup.chosen.pace.limit:
        return setup.with_times(clock=replace(clock, call=now.running + SILENCE))
    call, until = _ends(setup, clock, now)
    return setup.with_times(clock=replace(clock, call=call, until=until))


def _ends(setup: Setup, clock: Clock, since: Instant, spent: float = 0.0) -> tuple[float, float]:
    """Return when the second call of a wait is due, and when the wait ends, both in running time.

    `spent`: the seconds of the wait before `since`.
    """
    quiet, holiday = _quiet(setup, clock.seat), setup.holiday_of(clock.seat)
    left = clock.left(setup.chosen.pace)
    call, until = (
        since.running + after_loud(quiet, since.wall, part * left - spent, holiday) - since.wall
        for part in (CALL_AT, 1)
    )
    if setup.chosen.pace.live:
        return min(call, since.running + LIVE_CALL - spent), until
    ahead = since.wall - since.running
    wall = deadline(quiet, since.wall, until + ahead, holiday)
    if setup.chosen.deadline is not None:
        # The table's hour for deadlines may lie in the player's quiet hours.
        wall = deadline(quiet, since.wall, next_at(setup.chosen.deadline, wall), holiday)
    return call, wall - ahead


def _turn(game: Game) -> int:
    state = game.state
    return TURNS_A_ROUND * state.round + (0 if state.phase == "selection" else state.rank)


def _quiet(setup: Setup, seat: int) -> QuietHours | None:
    """Return the quiet hours that stop a seat's clock. Only slow games have any."""
    return setup.players[seat].quiet if setup.chosen.pace.slow else None


def _awaited(setup: Setup, game: Game) -> int | None:
    """Return the seat of the asked person if another person waits for them; otherwise `None`."""
    decision = game.decision
    if decision is None or not setup.players[decision.seat].present:
        return None
    present = sum(player.present for player in setup.players)
    return decision.seat if present > 1 else None


RUNNING_TIME_BEAT = 30.0
"""Seconds between two writes of the running time. After a crash, clocks go back by at most this time."""

WALL_JUMP_SECONDS = 2.0
"""If the wall clock drifts by more than this many seconds, we adjust the wall times of deadlines."""

WRONG_CLOCK_SECONDS = 24 * 60 * 60.0
"""If Discord's clock and ours differ by more than this many seconds, we ignore Discord's."""

CLOCK_FAR_SECONDS = 60.0
"""If our clock and Discord's differ by more than this many seconds, we log that times on boards are wrong."""


class RunningTime:
    """Counts the seconds in which the bot runs. It continues where the last process stopped."""

    def __init__(
        self, stored: StoredTime, clock: Callable[[], float], wall: Callable[[], float] = time.time
    ) -> None:
        self._stored = stored
        self._clock = clock
        self._wall = wall
        # The running time at its last start, and the clock then (`None`: it is stopped).
        self._counted = 0.0
        self._since: float | None = None
        self._noted = 0.0
        self._epoch = 0.0  # The wall time at 0. It rarely changes, because each change edits messages.
        self._discord = float("-inf")  # Discord's clock is ahead of ours by at least this number of seconds.
        self._far = False  # Whether we have logged that the clock is wrong.

    async def begin(self) -> None:
        """Continue where the last process stopped, or a little before."""
        self._counted = self._noted = await self._stored.read()
        self.go_on()

    @property
    def now(self) -> float:
        """The running time, in seconds."""
        return self._counted + (0.0 if self._since is None else self._clock() - self._since)

    @property
    def moment(self) -> Instant:
        """The current time, as running time and as wall time."""
        now = self.now
        return Instant(now, self._epoch + now)

    def stop(self) -> None:
        """Stop counting, because no answer can be stored now."""
        self._counted, self._since = self.now, None

    def go_on(self) -> None:
        """Continue counting."""
        self._counted, self._since = self.now, self._clock()
        self.look_at_wall()

    @property
    def stopped(self) -> bool:
        """Whether the count is stopped."""
        return self._since is None

    def agree(self, seconds: float) -> None:
        """Move forward to `seconds`, the running time that another process has stored."""
        if self._since is not None and seconds > self.now:
            self._counted, self._since = seconds, self._clock()
        self._noted = self.now

    def look_at_wall(self) -> bool:
        """Compare with the wall clock; return whether somebody set it, so that wall times have changed."""
        epoch = self._wall() - self.now
        if abs(epoch - self._epoch) < WALL_JUMP_SECONDS:
            return False
        self._epoch = epoch
        return True

    def on_wall(self, at: float) -> int:
        """Return the wall time of a running time, assuming that the bot runs until then."""
        return round(self._epoch + at)

    def heard(self, sent: float) -> None:
        """Record that we have just received something that Discord sent at `sent`."""
        self._discord = max(self._discord, sent - self._clock())
        ahead = self._wall() - self._discord - self._clock()
        if (far := abs(ahead) > CLOCK_FAR_SECONDS) != self._far:
            self._far = far
            which = "ahead of" if ahead > 0 else "behind"
            if far:
                log.warning("This machine's clock is %.0f seconds %s Discord's: set it", abs(ahead), which)
            else:
                log.warning("This machine's clock is right again")

    def present(self) -> int:
        """Return the current time in seconds since 1970, but not later than Discord's clock."""
        wall, discord = self._wall(), self._discord + self._clock()
        return int(min(wall, discord) if abs(wall - discord) < WRONG_CLOCK_SECONDS else wall)

    async def note(self) -> None:
        """Store the running time, at most every `RUNNING_TIME_BEAT` seconds. Raises the errors of storing."""
        if self.now - self._noted >= RUNNING_TIME_BEAT:
            await self._stored.note(self.now)
            self._noted = self.now
