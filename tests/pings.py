"""People who get pings in slow games, with a wall clock in Warsaw."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import simcord

from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from storage.pace import HOUR, SLOW_PACE, Pace, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.clocks import actor_at, let_pass, open_at
from tests.house import House

WARSAW = ZoneInfo("Europe/Warsaw")
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")


def set_wall(house: House, day: int, hour: int, month: int = 7) -> None:
    """Set the wall clock to an hour in Warsaw."""
    when = datetime(2026, month, day, hour, tzinfo=WARSAW).timestamp()
    house.clock.set_to = when - house.clock.now
    house.bot.registry.time.look_at_wall()


def wall(house: House) -> datetime:
    """Return the time on that clock."""
    return datetime.fromtimestamp(house.clock.wall(), WARSAW)


async def go_on(house: House, hours: float) -> None:
    """Let hours pass on the wall clock only, so that no game's clock runs out; then let the bot check."""
    house.clock.set_to += hours * HOUR - 2 * RUNNING_TIME_BEAT
    await let_pass(house, 2 * RUNNING_TIME_BEAT, RUNNING_TIME_BEAT)


async def choose(house: House, person: simcord.MemberActor, settings: PersonSettings) -> None:
    """Store a person's settings."""
    await house.bot.store.persons.change(person.id, lambda _: settings)
    assert await house.bot.background.seat_settings.follow(person.id)


async def start(
    house: House, settings: PersonSettings, pace: Pace = SLOW_PACE
) -> tuple[Table, simcord.MemberActor]:
    """Start a game of two with these settings; return the table, and the person who is asked first."""
    people = house.add("alice"), house.add("bob")
    for person in people:
        await choose(house, person, settings)
    table = await open_at(house, *people, pace=pace, calls=settings.calls)
    await let_pass(house, 5)
    seat = table.asked()
    assert seat is not None
    return table, actor_at(house, table, seat)


def direct_messages(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return the direct messages to a person, except the question about their time zone."""
    direct = actor.id in house.env.backend.dm_channels
    found = actor.user.dm_channel.history() if direct else []
    return [each for each in found if not _asks_where(house, each)]


def asked_where(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return the direct messages that ask a person about their time zone."""
    direct = actor.id in house.env.backend.dm_channels
    return [each for each in actor.user.dm_channel.history() if _asks_where(house, each)] if direct else []


def _asks_where(house: House, message: Any) -> bool:
    return any(each["custom_id"].startswith("cit:homes") for each in house.controls(message))
