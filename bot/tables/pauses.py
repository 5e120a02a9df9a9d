"""A pause of a table: its clocks stand still for a while, if everybody who is there agrees."""

from dataclasses import replace

from bot.tables import timing
from bot.tables.people import present
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from storage.pace import PAUSES, Pause
from storage.values import Setup


def offered(setup: Setup) -> tuple[int, ...]:
    """Return for how many seconds the table may pause now; nothing if it may not.

    A slow game pauses once. A live game of a tournament doesn't, since others wait for its end.
    """
    live = setup.pace.kind == "live"
    if setup.clock is None or setup.solo or setup.clock.paused is not None or len(present(setup.players)) < 2:
        return ()
    if (live and setup.tournament) or (not live and setup.pause is not None and setup.pause.begun):
        return ()
    return PAUSES[setup.pace.kind]


def proposed(setup: Setup, seat: int, seconds: int, now: Instant) -> Setup:
    """Return the set-up in which a seat wants to pause for so many seconds. Raises `RefusedError`."""
    if seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    return agreed(replace(setup, pause=Pause(seconds, ())), seat, now)


def agreed(setup: Setup, seat: int, now: Instant) -> Setup:
    """Return the set-up in which a seat agrees, too; once all who are there do, the clocks stand still.

    Raises `RefusedError` if nobody has proposed a pause, or if it has begun.
    """
    pause = setup.pause
    if pause is None or pause.begun or pause.seconds not in offered(setup):
        raise RefusedError("error-no-pause")
    pause = replace(pause, agreed=tuple(dict.fromkeys((*pause.agreed, seat))))
    if missing(replace(setup, pause=pause)):
        return replace(setup, pause=pause)
    return timing.paused(replace(setup, pause=replace(pause, begun=True)), pause.seconds, now)


def missing(setup: Setup) -> tuple[int, ...]:
    """Return the seats of those who are there and haven't agreed to the pause that somebody proposed."""
    pause = setup.pause
    if pause is None or pause.begun:
        return ()
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.present and seat not in pause.agreed
    )
