"""`/citadels notify`: where and when a person is notified, by menus and by options of the command."""

import re
from typing import Any

import pytest
import simcord

from bot.controls.requests import OpenNotifyPage, SetNotify
from bot.tables import view_models
from bot.tables.people import returned
from bot.tables.table import Table
from bot.words.language import Language, locales
from bot.words.names import folded, typed_again
from engine.events import Drew, Picked
from storage.pace import HOUR, SLOW_PACE, QuietHours
from storage.people.stored_settings import PersonSettings
from storage.values import Choice
from tests.clocks import board_of, board_text, clock_of, open_at
from tests.cogs.handlers import Handlers
from tests.e2e.bystander import Bystander
from tests.house import House, texts
from tests.patience import until

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
    for setting, value in chosen.items():
        await handlers.ask(ALICE, SetNotify(setting, value))  # pyright: ignore[reportArgumentType]
    assert await _chosen(handlers) == PersonSettings(calls="nowhere", pings="slow", reminders=8, quiet=NIGHT)
    told = await _told(handlers)
    assert "22:00" in told
    assert "Europe/Warsaw" in told
    await handlers.ask(ALICE, SetNotify("from", "off"))
    assert (await _chosen(handlers)).quiet is None
    assert await _chosen(handlers, BOB) == PersonSettings()


async def test_a_person_without_calls_is_promised_no_reminder(handlers: Handlers) -> None:
    promises = SAY("notify-choose-reminders.why", choice=0), SAY("notify-choose-pings.why", choice="slow")
    often = OpenNotifyPage("often")
    told = (await handlers.ask(ALICE, often)).text
    assert all(each in told for each in promises)
    await handlers.ask(ALICE, SetNotify("calls", "nowhere"))
    told = (await handlers.ask(ALICE, often)).text
    assert not any(each in told for each in promises)
    assert SAY("notify-pings", pings="never") in told
    assert SAY("notify-reminders", reminders="never") in told


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


@pytest.mark.parametrize("option", ["zone", "quiet_from", "quiet_to"])
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


async def _absences(house: House, person: simcord.MemberActor) -> Any:
    screen = await _screen(house, person)
    await person.click(screen, custom_id=OpenNotifyPage("other").custom_id)
    return screen


async def test_a_person_s_lobbies_follow_and_later_players_bring_their_hours(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await _screen(house, bob, quiet_from="22:00", quiet_to="8:00", zone="Europe/Warsaw")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
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
    await bob.click(lobby, label=SAY("button-join"))
    if started:
        await house.start(alice, lobby)
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
    table = await open_at(house, alice, bob, pace=SLOW_PACE)
    persons = house.bot.store.persons
    screen = await _absences(house, alice)
    await alice.select(screen, ["3"], custom_id="cit:notify:holiday")
    holiday = (await persons.get(alice.id)).holiday
    assert holiday is not None
    assert holiday.end - holiday.start == 3 * 24 * HOUR
    assert (await house.table(table.id)).players[0].holiday == holiday
    screen = await _screen(house, alice)
    assert f"<t:{holiday.end}:D>" in texts(house.stored(screen))
    screen = await _absences(house, alice)
    await alice.select(screen, ["0"], custom_id="cit:notify:holiday")
    back = (await persons.get(alice.id)).holiday
    assert back is not None
    assert back.end < holiday.end
    screen = await _absences(house, alice)
    await alice.select(screen, ["2"], custom_id="cit:notify:holiday")
    assert SAY("error-holiday") in texts(house.stored(screen)), "seven days in thirty"
    assert (await persons.get(alice.id)).holiday == back


async def _go_away(house: House, person: simcord.MemberActor, days: int) -> None:
    """Let somebody go on holiday, and some time pass."""
    house.patch.setattr("storage.people.persons.now", lambda: int(house.clock.wall()))
    screen = await _absences(house, person)
    await person.select(screen, [str(days)], custom_id="cit:notify:holiday")
    house.clock.now += 10


async def _returned(house: House, person: simcord.MemberActor, *tables: Table) -> None:
    """Check that a person's holiday is over everywhere."""
    await until(lambda: not any(view_models.board(each).holidays for each in tables))
    settings = await house.bot.store.persons.get(person.id)
    assert settings.holiday is not None
    assert settings.holiday.end == int(house.clock.wall())
    await house.env.settle()
    for table in tables:
        assert table.players[table.setup.seat_of(person.id) or 0].holiday == settings.holiday
        assert SAY("button-im-back") not in board_text(house, table)


async def test_whoever_answers_in_a_slow_game_is_back_in_all_of_them(house: House) -> None:
    alice, bob, cem = house.add("alice"), house.add("bob"), house.add("cem")
    table = await open_at(house, alice, bob, cem, pace=SLOW_PACE)
    other = await open_at(house, bob, alice, pace=SLOW_PACE)
    await house.until(table.id, "pick-character", alice)
    await _go_away(house, alice, 7)
    await house.env.settle()
    assert [len(view_models.board(each).holidays) for each in (table, other)] == [1, 1]
    until = clock_of(table).until or 0
    assert until > house.bot.registry.time.now + 7 * 24 * HOUR
    question = house.questions(alice, table.playing.decision.number)[-1]
    told = await house.answer(alice, question)
    assert SAY("back-holiday") in house.say(told)
    await _returned(house, alice, table, other)


async def test_in_a_live_game_one_may_answer_and_stay_away_from_slow_ones(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    live, slow = await open_at(house, alice, bob), await open_at(house, bob, alice, pace=SLOW_PACE)
    await house.until(live.id, "pick-character", alice)
    await _go_away(house, alice, 7)
    await house.step(live.id)
    await house.env.settle()
    assert len(view_models.board(slow).holidays) == 1


async def test_an_answer_that_nobody_may_notice_ends_no_holiday(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob, pace=SLOW_PACE)
    seat = table.setup.seat_of(alice.id) or 0
    await _go_away(house, alice, 7)
    table.history.append(Choice(1000, seat, (), (Drew(seat, cards=("manor",)),), alice.id, table.now))
    assert returned(table) == ()
    house.bot.registry.tell_listeners(table)
    await house.env.settle()
    assert len(view_models.board(table).holidays) == 1
    table.history.append(Choice(1001, seat, (), (Picked(seat=seat),), alice.id, table.now))
    house.bot.registry.tell_listeners(table)
    await _returned(house, alice, table)


async def test_whoever_says_so_is_back_though_no_computer_plays_for_them(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob, pace=SLOW_PACE)
    await _go_away(house, alice, 7)
    await house.env.settle()
    assert SAY("button-im-back") in board_text(house, table)
    told = await alice.click(board_of(house, table), label=SAY("button-im-back"))
    assert SAY("back-holiday") in house.say(told)
    await _returned(house, alice, table)
    told = await house.forge(alice, board_of(house, table), f"cit:back:{table.id}")
    assert SAY("back-not-away") in house.say(told)
