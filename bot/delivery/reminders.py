"""When a question waits, its player is called again: after quiet hours, and every few hours if they like."""

import logging

from bot.tables.background_loop import BackgroundLoop
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs
from bot.tables.quiet import quiet_until
from bot.tables.registry import Registry
from bot.tables.running_time import BEAT
from bot.tables.table import Table
from storage.errors import DamagedGameError, UnavailableError
from storage.pace import HOUR
from storage.records import Look

log = logging.getLogger(__name__)

AT_ONCE = 200
"""How many games are looked at in one beat, so that after a long time without the bot clicks come first."""


class Reminders:
    """Looks every now and then who is to be called again.

    The database says which games are to be looked at by now, in memory or not, and a look notes when the next
    one is due: when quiet hours end, and else once an hour. It goes by the clock on the wall, and sleeps no
    longer than a beat: the clock may be set.
    """

    def __init__(self, registry: Registry, jobs: Jobs) -> None:
        self._registry = registry
        self._loop = BackgroundLoop(jobs, "reminding players", self._look_at_all)

    def wake(self, table: Table) -> None:
        """Look after a table, if there may be something to remind of."""
        if table.stored.look is not None:
            self.begin()

    def begin(self) -> None:
        """Look after all games, as long as any is to be looked at."""
        self._loop.wake_within(BEAT if self._loop.busy else 0)

    async def _look_at_all(self) -> float | None:
        """Look at the games that are to be looked at by now; return when to look again, if any will be."""
        now, games = self._registry.time.moment.wall, self._registry.store.games
        looks = [await self._look_at(game) for game in await games.to_look(now, AT_ONCE)]
        await games.looked([look for look in looks if look is not None])
        return None if await games.first_look() is None else BEAT

    async def _look_at(self, game: str) -> Look | None:
        """Look at a game; return when to look again, if that isn't soon."""
        try:
            table = await self._registry.visit(game)
            version = table.stored.version
            at = await self._look(table)
            return Look(game, version, at) if at is None or at > 0 else None
        except UnavailableError as error:
            log.warning("Whom to remind in game %s can't be read: %s", game, error)
        except (DamagedGameError, RefusedError) as error:
            log.info("Nobody is reminded in game %s: %s", game, error)
        except Exception:
            log.exception("Nobody can be reminded in game %s", game)
        return None

    async def _look(self, table: Table) -> int | None:
        """Call who is asked again, if the time has come; return when to look the next time (0: soon)."""
        seat = table.asked()
        if seat is None or not _waits(table, seat):
            return None
        panel, player, now = table.panel(seat), table.players[seat], self._registry.time.moment.wall
        kept = panel.kept
        if panel.ring or table.shown < table.stored.version:
            return 0
        told = kept.told if table.asked_still(seat, kept.asked) else self._answered(table)
        if told is None:
            return None
        if (until := quiet_until(player.quiet, now)) is not None:
            return int(until) + 1
        hours = int((now - told) // HOUR)
        if not told or await self._wanted(table, seat, hours):
            panel.ring = True
            self._registry.changed(table)
            return 0
        return None if self._never(table, seat) else told + (hours + 1) * HOUR

    def _answered(self, table: Table) -> int | None:
        """Return when others saw the answer that led to a question: who gave it was shown that at once.

        Nothing is kept of it. `None` if nobody waits, or if they were told in a live game, by day.
        """
        clock = table.setup.clock
        if table.setup.pace.kind == "live" or clock is None or clock.since is None:
            return None
        return self._registry.time.on_wall(clock.since)

    def _never(self, table: Table, seat: int) -> bool:
        """Whether nobody reminds a seat of this question any more, whatever they choose."""
        kept = table.panel(seat).kept
        muted = kept.silent and table.asked_still(seat, kept.asked)
        return muted or table.setup.pace.kind == "live"

    async def _wanted(self, table: Table, seat: int, hours: int) -> bool:
        """Whether somebody who was told so many hours ago wants to be reminded now."""
        user = table.players[seat].user_id
        if self._never(table, seat) or hours <= 0 or user is None:
            return False
        settings = await self._registry.store.persons.get(user)
        return settings.calls != "nowhere" and 0 < settings.reminders <= hours


def _waits(table: Table, seat: int) -> bool:
    """Whether a person is waited for who may be called again."""
    if not table.running or not table.players[seat].present:
        return False
    return table.setup.pace.kind != "live" or table.players[seat].quiet is not None
