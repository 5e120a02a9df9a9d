"""After a holiday people get one greeting, by day, if a game waits for them."""

from dataclasses import replace

import pytest

from bot.tables.background.holidays import awake
from bot.tables.background.upkeep import UPKEEP_INTERVAL
from bot.words.language import Language
from storage.pace import SLOW_PACE, Holiday, QuietHours
from storage.people.persons import WELCOMED, Returned
from storage.people.stored_settings import PersonSettings
from tests.bot.tables.timed import begin
from tests.clocks import actor_at, open_at
from tests.house import House, asked_seat, texts

SAY = Language()
HOUR = 3600
DAY = 24 * HOUR
NIGHT = QuietHours(22 * 60, 10 * 60, "Etc/GMT-2")  # Until 10:00 in a zone that is two hours ahead of UTC.


async def _looked(house: House) -> None:
    """Let time pass until the bot checks again."""
    house.leap(UPKEEP_INTERVAL)
    await house.env.advance_time(1)


def _greetings(house: House, user: int) -> list[str]:
    """Return the greetings that a person has received."""
    person = next(each for each in house.people if each.id == user)
    notes = [texts(house.stored(each)) for each in person.user.dm_channel.history()]
    return [each for each in notes if "👋" in each]


@pytest.mark.parametrize("hours", [25, WELCOMED // HOUR - 2, WELCOMED // HOUR + 1, 0])
async def test_whoever_is_awaited_is_greeted_once_after_a_holiday(house: House, hours: int) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    seat, now = asked_seat(table), round(house.bot.registry.time.moment.wall)
    awaited, other = actor_at(house, table, seat), actor_at(house, table, 1 - seat)
    ended = Holiday(now - 5 * DAY, now - hours * HOUR if hours else now + DAY)
    for each in (awaited, other):
        await house.bot.store.persons.change(each.id, lambda before: replace(before, holiday=ended))
    for _ in range(2):
        await _looked(house)
    greeting = SAY("holiday-over", count=1, channels=house.channel.mention)
    greeted = 0 < hours < WELCOMED // HOUR
    assert [greeting in each for each in _greetings(house, awaited.id)] == [True] * greeted
    assert _greetings(house, other.id) == []


async def test_whoever_comes_back_early_is_not_greeted(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    user, persons = actor_at(house, table, asked_seat(table)).id, house.bot.store.persons
    await persons.take_holiday(user, 3 * DAY)
    back = await persons.take_holiday(user, 0)
    assert back is not None
    assert not await persons.claim_welcome(Returned(user, back, ((table.id, table.setup),)))


@pytest.mark.parametrize(
    ("settings", "hour", "greeted"),
    [
        (PersonSettings(quiet=NIGHT), 24 + 7, False),
        (PersonSettings(quiet=NIGHT), 24 + 8, True),
        (PersonSettings(quiet=NIGHT), 24 + 21, False),
        (PersonSettings(), 24 + 8, False),
        (PersonSettings(), 24 + 15, True),
        (PersonSettings(quiet=NIGHT, calls="nowhere"), 24 + 8, False),
    ],
)
def test_the_greeting_comes_by_day(settings: PersonSettings, hour: int, greeted: bool) -> None:
    setup, _ = begin(SLOW_PACE)
    user = setup.players[0].user_id or 0
    away = replace(settings, holiday=Holiday(0, 16 * HOUR))
    assert awake(Returned(user, away, (("game", setup),)), hour * HOUR) == greeted
    assert not awake(Returned(user, away, ()), hour * HOUR)
