"""The clocks of all tables: one timer for the one that wants something done first."""

import logging
from collections.abc import Awaitable, Callable

from bot.tables import timing
from bot.tables.background.computers import Computers
from bot.tables.background_loop import BackgroundLoop, UnfinishedError
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from bot.tables.running_time import BEAT
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError
from storage.pace import Clock

log = logging.getLogger(__name__)

SHOWN_WITHIN = 5.0
"""Seconds in which a click that answered a question is responded to with the next one, as a rule."""


class Clocks:
    """Calls who is waited for once more, and has a computer answer for whose time has run out."""

    def __init__(
        self,
        registry: Registry,
        computers: Computers,
        jobs: Jobs,
        damaged: Callable[[DamagedGameError], Awaitable[None]],
        has_left: Callable[[int, int], Awaitable[bool]],
        moments_moved: Callable[[], None],
    ) -> None:
        self._registry = registry
        self._damaged = damaged
        # Says whether a person isn't in a server any more.
        self._has_left = has_left
        # Is called when clocks run out at other moments than boards say.
        self._moments_moved = moments_moved
        self._computers = computers
        self._loop = BackgroundLoop(jobs, "minding the clocks", self._work)

    def wake(self, table: Table) -> None:
        """Mind the clock of a table: it may be the next that wants something done."""
        if (due := table.stored.due) is not None:
            left = min(due - self._registry.time.now, BEAT)
            # Where no clock ran the time may not have been noted for long.
            self._loop.wake_within(left if self._loop.busy else 0)

    def begin(self) -> None:
        """Do what all clocks want done by now, of games in memory or not."""
        self._loop.wake()

    async def _work(self) -> float | None:
        """Do what is due; return the seconds until the next is, but no more than a beat; `None` for never."""
        time = self._registry.time
        if time.look_at_wall():
            self._moments_moved()
        await time.note()
        games, last, complete = self._registry.store.games, None, True
        while (first := await games.first_due(after=last)) is not None and first[0] <= time.now:
            complete = await self._act(first[1]) and complete
            # Where nothing came of it, as while the bot is stopping, no other waits for that.
            last = first
        if not complete:
            raise UnfinishedError
        if first is None:
            return None if last is None else BEAT
        return min(first[0] - time.now, BEAT)

    async def _act(self, game: str) -> bool:
        """Do what a clock wants done, if it still does; return whether it could be read and stored."""
        try:
            table = await self._registry.get(game)
            left = await self._left(table)
            async with table.lock:
                await self._do(table, left)
        except DamagedGameError as error:
            await self._damaged(error)
        except (StaleVersionError, RefusedError) as error:
            log.info("Game %s went on elsewhere, or was deleted: %s", game, error)
        except UnavailableError as error:
            log.warning("What the clock of game %s wants can't be done now: %s", game, error)
            return False
        except Exception:
            log.exception("What the clock of game %s wants can't be done now", game)
        return True

    async def _left(self, table: Table) -> int | None:
        """Return the seat whose time ran out, if who sat there isn't in the server any more."""
        clock = table.setup.clock
        if clock is None or clock.since is None or clock.call is not None or not self._is_due(table):
            return None
        user = table.players[clock.seat].user_id
        gone = user is not None and await self._has_left(table.setup.guild, user)
        return clock.seat if gone else None

    def _is_due(self, table: Table) -> bool:
        due = table.stored.due
        return due is not None and due <= self._registry.time.now

    async def _do(self, table: Table, left: int | None) -> None:
        """Do it, under the table's lock; whoever sat at the seat that `left` is away."""
        clock = table.setup.clock
        if clock is None or not self._is_due(table):
            return
        if left is not None and left == clock.seat:
            await self._registry.arrange(table, timing.away(table.setup, left))
        elif clock.call is None:
            await self._computers.stand_in(table)
        else:
            # Without a limit, others may have them replaced now.
            now, clicked = self._registry.time.moment, self._clicked(table, clock)
            await self._registry.arrange(table, timing.called(table.setup, now, clicked=clicked))

    def _clicked(self, table: Table, clock: Clock) -> bool:
        """Whether who is waited for has clicked something since, beside what led to their question."""
        assert clock.since is not None
        return self._registry.time.at(table.panel(clock.seat).used) > clock.since + SHOWN_WITHIN
