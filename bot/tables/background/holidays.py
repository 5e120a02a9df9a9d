"""Welcome people once, on the first morning after their holiday, if a slow game waits for them."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.background.upkeep import NO_SERVER, UPKEEP_INTERVAL
from bot.tables.chosen_times import home_zone
from bot.tables.evenings import MORNING_HOUR
from bot.tables.quiet import next_at, off_until
from storage.pace import DeadlineHour
from storage.people.persons import Returned

Welcome: TypeAlias = Callable[[Returned], Awaitable[None]]  # Sends a returned person a direct message.


def holidays(scheduler: Scheduler, welcome: Welcome) -> None:
    """Look every hour for people whose holiday has ended."""
    registry, persons = scheduler.registry, scheduler.registry.store.persons

    async def look() -> None:
        if not registry.owns_server(NO_SERVER):
            return
        now = registry.time.moment.wall
        for each in await persons.returned(round(now)):
            if awake(each, now) and await persons.claim_welcome(each):
                await welcome(each)

    scheduler.every(UPKEEP_INTERVAL, "greeting people after a holiday", look)


def awake(person: Returned, now: float) -> bool:
    """Return whether the first morning after a person's holiday has come, outside their quiet hours."""
    if not person.games or person.settings.calls == "nowhere":
        return False
    quiet = person.settings.quiet or person.assumed
    zone = quiet.zone if quiet else home_zone(person.locale)
    morning = next_at(DeadlineHour(MORNING_HOUR, zone), person.ended)
    return morning <= now and off_until(quiet, None, now) is None
