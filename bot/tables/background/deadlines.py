"""Work at certain times: second calls, answers by computers, notes about long waits, closing lobbies."""

from collections.abc import Callable

from bot.tables import agreements, history, timing, waits
from bot.tables.background.computers import Computers
from bot.tables.background.scheduler import Scheduler, WorkKind
from bot.tables.call_kinds import Notify
from bot.tables.lobbies import check_open
from bot.tables.people import awaited, present
from bot.tables.registry import Registry
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from storage.values import LOBBY_PATIENCE

MENTION_AFTER = 30.0
"""Seconds after which the panels of waiting players mention the wait. The board shows it at once."""

SLOW_PATIENCE = 60 * 60.0
"""The same for a slow game. It is longer, because editing a direct message costs a request."""


def long_waits(scheduler: Scheduler) -> None:
    """Have panels mention a long wait for a player."""

    def due(table: Table) -> float | None:
        since = public_wait(table)
        if not since or since == table.told_since:
            return None
        patience = SLOW_PATIENCE if table.setup.chosen.pace.slow else MENTION_AFTER
        return max(0.0, since + patience - table.now)

    async def tell(table: Table) -> None:
        if due(table) == 0:
            table.told_since = public_wait(table)
            scheduler.registry.tell_listeners(table)

    scheduler.at_tables("telling long waits", tell, due)


def public_wait(table: Table) -> int:
    """Return when the public wait for a person's next answer began (seconds since 1970); 0: nobody waits."""
    asked, clock = table.asked(), table.setup.times.clock
    if clock is not None and clock.paused is not None:
        return 0
    if asked is None or not table.players[asked].present or len(present(table.players)) < 2:
        return 0
    return waits.question_since(table)


def late_pings(scheduler: Scheduler) -> None:
    """Ping the asked player of a live game if they seemed to look at the screen but don't answer."""

    def due(table: Table) -> float | None:
        asked = table.asked()
        if asked is None or table.setup.alone or not table.setup.chosen.pace.live:
            return None
        panel, wait = table.panel(asked), waits.asked_since(table)
        if panel.notified_of == waits.notified_wait(table) or not table.players[asked].present:
            return None
        # An earlier process may have pinged them. If it hasn't, the second call comes soon.
        if wait < table.opened:
            return None
        if (left := waits.ping_at(table, asked) - table.now) > 0:
            return left
        # If the panel doesn't show the question yet, updating the panel pings the player.
        return 0.0 if panel.knows == table.shows(asked) and not panel.reminder_due else None

    async def ping(table: Table) -> None:
        if due(table) == 0 and (asked := table.asked()) is not None:
            table.panel(asked).overlooked(glanced=not history.looks(table.history, asked))
            scheduler.registry.tell_listeners(table)

    scheduler.at_tables("pinging those who seemed to be there", ping, due)


def clocks(scheduler: Scheduler, computers: Computers, notify: Notify) -> None:
    """Call awaited players again, and let a computer answer for them. `notify` asks others to vote."""
    registry = scheduler.registry

    def due(table: Table) -> float | None:
        return None if table.stored.due is None else table.stored.due - registry.time.now

    async def act(table: Table) -> None:
        async with table.lock:
            clock, left = table.setup.times.clock, due(table)
            if clock is None or left is None or left > 0:
                return
            if clock.paused is not None:
                if clock.since is not None:
                    # Call the awaited player again: they may have left during the pause.
                    table.panel(clock.seat).remind()
                await registry.arrange(table, timing.after_pause(table.setup, registry.time.moment))
            elif clock.call is None:
                await computers.stand_in(table)
                if table.players[clock.seat].away:
                    table.panel(clock.seat).remind()
            else:
                now, there = registry.time.moment, history.looks(table.history, clock.seat)
                await registry.arrange(table, timing.after_call(table.setup, now, there=there))
                if agreements.replaceable(table.setup) is not None:
                    await notify(table, "vote", {})

    async def find() -> list[tuple[str, float]]:
        found = await registry.store.games.due_by(registry.time.now + RUNNING_TIME_BEAT)
        return [(game, at - registry.time.now) for game, at in found]

    scheduler.search(RUNNING_TIME_BEAT, scheduler.at_tables("minding the clocks", act, due), find)


def running_time(scheduler: Scheduler, moments_moved: Callable[[], None]) -> None:
    """Store the running time while a clock runs. Call `moments_moved` after a change of the wall clock."""
    time, games, counts = scheduler.registry.time, scheduler.registry.store.games, False

    def due(table: Table) -> float | None:
        return None if counts or table.stored.due is None else 0.0

    async def begin(_: Table) -> None:
        nonlocal counts
        await time.note()
        counts = True

    async def look() -> None:
        nonlocal counts
        if time.look_at_wall():
            moments_moved()
        if counts := await games.any_clock():
            await time.note()

    scheduler.at_tables("storing the running time at once", begin, due)
    scheduler.every(RUNNING_TIME_BEAT, "storing the running time", look)


def idle_lobbies(scheduler: Scheduler) -> WorkKind:
    """Close lobbies in which nobody clicks. Every click in a lobby renews its time."""
    registry = scheduler.registry

    def due(table: Table) -> float | None:
        if table.stage != Lobby(closed=False):
            return None
        return max(table.setup.patience, shortest_patience(registry, table))

    async def close(table: Table) -> None:
        async with table.lock:
            if kind.waits(table.id):
                return
            check_open(table)
            await registry.arrange(table, table.setup.with_times(expired=True), status="closed")

    kind = scheduler.at_tables("closing idle lobbies", close, due)
    return kind


def shortest_patience(registry: Registry, table: Table) -> float:
    """Return how many seconds a lobby stays open at least: until some time after its chosen start."""
    appointment, now = table.setup.times.appointment, registry.time.moment
    ahead = appointment.at - now.wall if appointment else awaited(table.setup, now.running)
    return LOBBY_PATIENCE + max(0.0, ahead)
