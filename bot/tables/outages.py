"""While nothing can be stored: players whose game stands still are told, and everything goes on by itself."""

import asyncio
from collections.abc import Callable
from itertools import chain, repeat

from bot.tables.registry import Registry
from storage.outage import Outage

PAUSES = (0.5, 1.0, 1.5, 2.0, 5.0)
"""Seconds until it is tried again, and the last one for all later tries: players wait for it."""

TOLD_AFTER = 5.0
"""Seconds after which players are told who did not click: most outages are over before anybody notices."""


async def outlast(registry: Registry, take_up: Callable[[], None]) -> None:
    """Try until things can be stored again, and take up all games then."""
    store, waited = registry.store, 0.0
    # Who can't answer loses no time.
    registry.time.stop()
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        await asyncio.sleep(pause)
        await store.database.try_again()
        waited += pause
        _tell(registry, store.outage if waited >= TOLD_AFTER else None)
        if store.outage is None:
            break
    registry.time.go_on()
    take_up()


def _tell(registry: Registry, outage: Outage | None) -> None:
    """Note at each table whether it stands still though no person is asked, and see to it that this shows."""
    for table in registry.tables:
        held_up = outage if table.computer_asked else None
        if table.held_up != held_up:
            table.held_up = held_up
            registry.changed(table)
