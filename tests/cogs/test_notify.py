"""`/citadels notify`: where and when one is called, by menus and by options of the command."""

import re
from typing import Any

import pytest
import simcord

from bot.controls.requests import SetNotify
from bot.words.language import Language, locales
from bot.words.names import folded, typed_again
from storage.pace import HOUR, SLOW, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.clocks import open_at
from tests.cogs.handlers import Handlers
from tests.e2e.bystander import Bystander
from tests.house import House, texts

SAY = Language()
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")
COMMAND = "citadels notify"
ALICE, BOB = 1, 2


async def _chosen(handlers: Handlers, person: int = ALICE) -> PersonSettings:
    return await handlers.bot.store.persons.get(person)


async def _told(handlers: Handlers, **options: Any) -> str:
    return (await handlers.ask(ALICE, COMMAND, **options)).text


async def test_each_menu_sets_one_thing_and_shows_it(handlers: Handlers) -> None:
    chosen = {"calls": "nowhere", "pings": "slow", "reminders": "8"}
    chosen |= {"from": "22:00", "to": "8:00", "zone": "Europe/Warsaw"}
    told = ""
    for setting, value in chosen.items():
        told = (await handlers.ask(ALICE, SetNotify(setting, value))).text  # pyright: ignore[reportArgumentType]
    assert await _chosen(handlers) == PersonSettings(calls="nowhere", pings="slow", reminders=8, quiet=NIGHT)
    assert "22:00" in told
    assert "Europe/Warsaw" in told
    await handlers.ask(ALICE, SetNotify("from", "off"))
    assert (await _chosen(handlers)).quiet is None
    assert await _chosen(handlers, BOB) == PersonSettings()


async def test_a_person_without_calls_is_promised_no_reminder(handlers: Handlers) -> None:
    promises = SAY("notify-choose-reminders.why", hours=0), SAY("notify-choose-pings.why", pings="slow")
    told = await _told(handlers)
    assert all(each in told for each in promises)
    told = (await handlers.ask(ALICE, SetNotify("calls", "nowhere"))).text
    assert not any(each in told for each in promises)


async def test_the_command_takes_quiet_hours_in_any_zone(handlers: Handlers) -> None:
    await _told(handlers, quiet_from="21.30", quiet_to="7", zone="Asia/Kathmandu")
    assert (await _chosen(handlers)).quiet == QuietHours(21 * 60 + 30, 7 * 60, "Asia/Kathmandu")
    await _told(handlers, quiet_from="OFF")
    assert (await _chosen(handlers)).quiet is None


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("europe/warsaw", "Europe/Warsaw"),
        (" Kyiv ", "Europe/Kyiv"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("São Paulo", "America/Sao_Paulo"),
    ],
)
async def test_a_city_that_was_typed_alone_is_found(handlers: Handlers, typed: str, zone: str) -> None:
    await _told(handlers, quiet_from="22:00", zone=typed)
    quiet = (await _chosen(handlers)).quiet
    assert quiet is not None
    assert quiet.zone == zone


@pytest.mark.parametrize("option", ["zone", "quiet_from"])
async def test_typed_text_is_told_in_short_and_as_it_is(handlers: Handlers, option: str) -> None:
    key = "error-notify-zone" if option == "zone" else "error-notify-time"
    for typed, shown in (("x" * 5900, 60 * "x"), ("**Atlantis**", r"\*\*Atlantis\*\*")):
        assert SAY(key, text=shown) in await _told(handlers, **{option: typed})


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"quiet_from": "25:00"}, "error-notify-time"),
        ({"quiet_from": "22:00", "zone": "Europe/Atlantis"}, "error-notify-zone"),
        ({"quiet_from": "22:00", "zone": "../../etc/passwd"}, "error-notify-zone"),
        ({"quiet_from": "8:00", "quiet_to": "21:00"}, "error-notify-long"),
        ({"quiet_from": "8:00", "quiet_to": "8:00"}, "error-notify-long"),
    ],
)
async def test_an_impossible_choice_is_refused_as_a_whole(
    handlers: Handlers, options: dict[str, str], key: str
) -> None:
    text = SAY(key, text=typed_again(options.get("zone") or options["quiet_from"]), hours=12)
    assert text in await _told(handlers, **options)
    assert await _chosen(handlers) == PersonSettings()


@pytest.mark.parametrize("option", ["quiet_from", "quiet_to", "zone"])
async def test_typed_text_is_repeated_only_as_far_as_there_is_room(handlers: Handlers, option: str) -> None:
    told = await _told(handlers, **{option: "**[here](https://x)** " * 300})
    assert "\\*\\*\\[here" in told
    assert len(told) < 4000
    assert "[here](" not in told


async def test_quiet_hours_that_begin_later_never_become_too_long(handlers: Handlers) -> None:
    await _told(handlers, quiet_from="22:00", quiet_to="8:00", zone="Europe/Warsaw")
    await handlers.ask(ALICE, SetNotify("from", "9:00"))
    assert (await _chosen(handlers)).quiet == QuietHours(9 * 60, 19 * 60, "Europe/Warsaw")


@pytest.mark.parametrize("locale", locales())
async def test_no_quiet_hours_are_asked_for_by_the_word_that_the_command_tells(
    handlers: Handlers, locale: str
) -> None:
    say = Language(locale)
    word = say("notify-time-off")
    for key in ("describe-notify.quiet_from", "error-notify-time"):
        assert re.search(rf"\b{word}\b", say(key, text="")), key
    for typed in (f" {word.upper()}", folded(word)):
        await handlers.ask(ALICE, COMMAND, locale=locale, quiet_from="22:00", quiet_to="8:00")
        assert (await _chosen(handlers)).quiet is not None
        await handlers.ask(ALICE, COMMAND, locale=locale, quiet_from=typed)
        assert (await _chosen(handlers)).quiet is None


async def _screen(house: House, person: simcord.MemberActor, **options: Any) -> Any:
    result = await person.slash(house.channel, COMMAND, **options)
    assert result.ephemeral, "it is nobody else's to see"
    assert result.response is not None
    return result.response


async def test_a_person_s_lobbies_follow_and_later_players_bring_their_hours(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await _screen(house, bob, quiet_from="22:00", quiet_to="8:00", zone="Europe/Warsaw")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.click(lobby, label="Join")
    (table,) = house.bot.registry.tables
    assert [player.quiet for player in table.players] == [None, NIGHT]
    await _screen(house, alice, quiet_from="22:00", quiet_to="8:00", zone="Europe/Warsaw")
    await _screen(house, bob, quiet_from="off")
    assert [player.quiet for player in table.players] == [NIGHT, None]
    assert "Warsaw" not in str(house.stored(house.channel.history()[-1]))


@pytest.mark.parametrize("started", [False, True])
async def test_nobody_sees_that_somebody_at_their_table_chose_quiet_hours(
    house: House, monkeypatch: pytest.MonkeyPatch, *, started: bool
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.click(lobby, label="Join")
    if started:
        await alice.click(lobby, label="Start")
    watching = Bystander(house, monkeypatch, bob)
    screen = await _screen(house, alice)
    for value in ("22:00", "23:00", "off"):
        await alice.select(screen, [value], custom_id="cit:notify:from")
    await house.env.settle()
    (table,) = house.bot.registry.tables
    assert table.players[0].quiet is None
    assert table.stored.version >= 5, "the seat follows each time"
    assert watching.seen == []


async def test_a_person_says_that_they_are_away_and_their_slow_table_knows(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob, pace=SLOW)
    persons = house.bot.store.persons
    screen = await _screen(house, alice)
    await alice.select(screen, ["3"], custom_id="cit:notify:holiday")
    holiday = (await persons.get(alice.id)).holiday
    assert holiday is not None
    assert holiday.end - holiday.start == 3 * 24 * HOUR
    assert (await house.table(table.id)).players[0].holiday == holiday
    screen = await _screen(house, alice)
    assert f"<t:{holiday.end}:D>" in texts(house.stored(screen))
    await alice.select(screen, ["0"], custom_id="cit:notify:holiday")
    back = (await persons.get(alice.id)).holiday
    assert back is not None
    assert back.end < holiday.end
    screen = await _screen(house, alice)
    await alice.select(screen, ["2"], custom_id="cit:notify:holiday")
    assert SAY("error-holiday") in texts(house.stored(screen)), "seven days in thirty"
    assert (await persons.get(alice.id)).holiday == back
