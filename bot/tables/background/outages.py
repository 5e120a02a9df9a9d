"""While nothing can be stored: players whose game stands still are told, and everything goes on by itself."""

from collections.abc import Callable
from itertools import chain, repeat

from bot.tables.background_loop import BackgroundLoop
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from storage.outage import Outage

PAUSES = (0.5, 1.0, 1.5, 2.0, 5.0)
"""Seconds until it is tried again, and the last one for all later tries: players wait for it."""

TOLD_AFTER = 5.0
"""Seconds after which players are told who did not click: most outages are over before anybody notices."""


class Outages:
    """Tries until things can be stored again, and has all games taken up then."""

    def __init__(self, registry: Registry, jobs: Jobs, take_up: Callable[[], None]) -> None:
        self._registry = registry
        self._take_up = take_up
        self._loop = BackgroundLoop(jobs, "waiting until things can be stored", self._try)
        self._pauses = repeat(PAUSES[-1])
        self._waited = 0.0

    def begin(self) -> None:
        """Begin to try: an outage has begun."""
        # Who can't answer loses no time.
        self._registry.time.stop()
        self._pauses, self._waited = chain(PAUSES, repeat(PAUSES[-1])), 0.0
        self._loop.wake_within(self._pause())

    async def _try(self) -> float | None:
        store = self._registry.store
        await store.try_again()
        _tell(self._registry, store.outage if self._waited >= TOLD_AFTER else None)
        if store.outage is not None:
            return self._pause()
        self._registry.time.go_on()
        self._take_up()
        return None

    def _pause(self) -> float:
        pause = next(self._pauses)
        self._waited += pause
        return pause


def _tell(registry: Registry, outage: Outage | None) -> None:
    """Note at each table whether it stands still though no person is asked, and see to it that this shows."""
    for table in registry.tables:
        held_up = outage if table.computer_asked else None
        if table.held_up != held_up:
            table.held_up = held_up
            registry.changed(table)
