"""The settings of persons, and their progress."""

import asyncio
import sqlite3
from dataclasses import replace
from functools import partial

import pytest

from storage.database.storage_errors import UnavailableError
from storage.database.stored_time import now
from storage.pace import HOLIDAY, HOLIDAYS_APART, HOUR, Holiday, QuietHours
from storage.people import persons, remembered
from storage.people.persons import HintsShown, on_holiday
from storage.people.remembered import remember
from storage.people.stored_settings import PersonSettings, WordsFirst
from storage.store import Store
from storage.values import Click, Player, Setup
from tests.storage.hinder import Rows, Statement, fail_once, hook
from tests.storage.privacy.person import OTHER, OVER, RUNNING, USER, fill, player, start
from tests.storage.samples import lobby, setup, write

pytestmark = pytest.mark.both_databases

ALL = PersonSettings(
    everywhere=False,
    calls="nowhere",
    reminders=12,
    quiet=QuietHours(1320, 480, "Europe/Bucharest"),
    language="ro",
)


async def test_a_person_without_choices_is_shown_and_called_as_the_game_says(store: Store) -> None:
    assert await store.persons.get(101) == PersonSettings(
        everywhere=True, calls="game", reminders=0, quiet=None
    )


async def test_the_choices_of_a_person_are_kept(store: Store) -> None:
    for settings in (ALL, PersonSettings(), ALL):
        assert await store.persons.change(101, lambda _, wanted=settings: wanted) == settings
        assert await store.persons.get(101) == settings
    assert await store.persons.get(102) == PersonSettings()


@pytest.mark.parametrize("text", ["", "[]", '{"calls":"by pigeon"}', '{"reminders":-1}', '{"pigeon":1}'])
async def test_unreadable_choices_count_as_not_made(store: Store, text: str) -> None:
    await write(store.database, "INSERT INTO persons (id, settings) VALUES (101, ?)", text)
    assert await store.persons.get(101) == PersonSettings()
    assert await store.persons.change(101, lambda before: before) == PersonSettings()


def _seated(*quiet: QuietHours | None) -> Setup:
    """Return a set-up of people with the ids 101, 102, ... and these quiet hours, and a computer."""
    players = [Player(101 + seat, "", str(500 + seat), quiet=each) for seat, each in enumerate(quiet)]
    return replace(setup(), players=(*players, Player(None, "", "computer-1")))


async def test_persons_whose_seats_have_other_quiet_hours_are_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(persons, "PERSONS_A_READ", 2)
    night, noon = QuietHours(1320, 480, "Europe/Bucharest"), QuietHours(720, 780, "UTC")
    stored = replace(lobby(), setup=_seated(night, night, night, None, None, noon))
    await store.games.add(stored, Click(1, 101, "open"))
    # Their choices: the same, other ones, none any more, never any, some now, and an unreadable one.
    for user, quiet in ((101, night), (102, noon), (103, None), (105, night)):
        await store.persons.change(user, lambda before, quiet=quiet: replace(before, quiet=quiet))
    await write(store.database, "INSERT INTO persons (id, settings) VALUES (106, '{')")
    assert await store.persons.with_seats_behind() == [102, 103, 105, 106]
    await write(store.database, "UPDATE games SET setup = '['")
    assert await store.persons.with_seats_behind() == []
    closed = replace(lobby("bbbb"), setup=_seated(None))
    await store.games.add(closed, Click(2, 101, "open"))
    assert await store.persons.with_seats_behind() == [101]
    await store.games.save(replace(closed, status="closed"))
    assert await store.persons.with_seats_behind() == []


async def languages(store: Store) -> dict[int, str]:
    """Return the languages of all people who chose one."""
    return {user: each.language for user, each in (await store.persons.readers()).items() if each.language}


async def test_the_languages_that_persons_have_chosen_are_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(persons, "PERSONS_A_READ", 2)
    assert await store.persons.readers() == {}
    for user, locale in ((101, "pl"), (102, ""), (103, "uk"), (104, "ro"), (105, "cs")):
        await store.persons.change(user, lambda before, locale=locale: replace(before, language=locale))
    await store.persons.change(104, lambda before: replace(before, language=""))
    assert await languages(store) == {101: "pl", 103: "uk", 105: "cs"}


async def test_those_who_want_words_are_found(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "PERSONS_A_READ", 2)
    chosen: list[WordsFirst] = ["whole", "off", "brief", "whole"]
    for user, words in enumerate(chosen, 101):
        await store.persons.change(user, lambda before, words=words: replace(before, words=words))
    found = await store.persons.readers()
    assert {user: each.words for user, each in found.items()} == {101: "whole", 103: "brief", 104: "whole"}


async def test_languages_are_found_whoever_has_written_them_and_damage_hides_none(store: Store) -> None:
    sql = "INSERT INTO persons (id, settings) VALUES (?, ?)"
    for user, text in enumerate(('{"language": "pl"}', '{"language":', "", '{"invited":true}', "5"), start=1):
        await write(store.database, sql, user, text)
    assert await languages(store) == {1: "pl"}


async def test_persons_who_are_told_in_another_language_than_they_chose_are_found(store: Store) -> None:
    seated = _seated(None, None, None).with_language(1, "pl").with_language(2, "pl")
    await store.games.add(replace(lobby(), setup=seated), Click(1, 101, "open"))
    for user, locale in ((101, "uk"), (102, "pl"), (103, "")):
        await store.persons.change(user, lambda before, locale=locale: replace(before, language=locale))
    assert await store.persons.with_seats_behind() == [101]


DAY = 24 * HOUR


async def test_a_change_waits_while_somebody_relies_on_the_settings(store: Store) -> None:
    async with store.persons.held(USER) as held:
        change = asyncio.create_task(store.persons.change(USER, lambda _: ALL))
        await asyncio.sleep(0)
        # The database works in order, so the change would be stored by now.
        await store.persons.change(OTHER, lambda _: ALL)
        assert await store.persons.get(USER) == held
        assert not change.done()
    assert await change == await store.persons.get(USER) == ALL


def test_a_holiday_lasts_a_week_in_thirty_days_or_two_in_sixty() -> None:
    away = on_holiday(PersonSettings(), 0, 1000, 3 * DAY)
    assert away is not None
    assert away.holiday == Holiday(1000, 1000 + 3 * DAY)
    longer = on_holiday(away, 0, 1000 + DAY, 30 * DAY)
    assert longer is not None
    assert longer.holiday == Holiday(1000, 1000 + HOLIDAY), "it may be made longer, but not for ever"
    back = on_holiday(longer, 0, 1000 + 2 * DAY, 0)
    assert back is not None
    assert back.holiday == Holiday(1000, 1000 + 2 * DAY)
    assert on_holiday(back, 0, 1000 + 3 * DAY, DAY) is None
    assert on_holiday(back, 0, 1000 + 3 * DAY, 0) == back
    again = on_holiday(back, 0, 1000 + HOLIDAYS_APART, DAY)
    assert again is not None
    assert again.holiday == Holiday(1000 + HOLIDAYS_APART, 1000 + HOLIDAYS_APART + DAY)
    # The next holiday waits for the longer of the two, whatever the person had announced.
    whole = PersonSettings(holiday=longer.holiday)
    assert on_holiday(whole, 0, 1000 + 2 * HOLIDAYS_APART - 1, DAY) is None
    assert on_holiday(whole, 0, 1000 + 2 * HOLIDAYS_APART, DAY) is not None


async def test_a_holiday_outlives_a_deletion_as_a_limit(store: Store) -> None:
    away = await store.persons.take_holiday(101, DAY)
    assert away is not None
    assert await store.persons.get(101) == away
    await store.database.transaction(lambda it: remember(it, 101), "other")
    await store.database.transaction(lambda it: it.run("DELETE FROM persons WHERE id = 101"), "other")
    assert await store.persons.take_holiday(101, DAY) is None
    assert await store.persons.take_holiday(102, DAY) is not None
    rows = await store.database.rows("SELECT mark FROM remembered")
    assert rows
    assert "101" not in {row[0] for row in rows}


async def test_a_long_holiday_outlives_a_deletion_as_two(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await store.persons.take_holiday(101, HOLIDAY) is not None
    await store.database.transaction(lambda it: remember(it, 101), "other")
    await store.database.transaction(lambda it: it.run("DELETE FROM persons WHERE id = 101"), "other")
    present = now()
    for after, taken in ((HOLIDAYS_APART + DAY, False), (2 * HOLIDAYS_APART + DAY, True)):
        for module in (persons, remembered):
            monkeypatch.setattr(module, "now", partial(int, present + after))
        assert (await store.persons.take_holiday(101, DAY) is not None) is taken


async def test_the_last_step_is_kept(store: Store) -> None:
    assert await store.learning.step(101) == ""
    for step in ("goal", "build"):
        await store.learning.reach(101, step)
        assert await store.learning.step(101) == step
    assert await store.learning.step(102) == ""


async def test_a_kind_is_told_of_once_with_the_first_question(store: Store) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))
    learning = store.learning
    assert await learning.hints_shown(USER) == HintsShown(1, {})
    for question in ("first", "second"):
        learning.note_first(USER, "turn", question)
        # A reader finds pending records, and written ones.
        assert await learning.hints_shown(USER) == HintsShown(1, {"turn": "first"})
        assert learning.pending
        await learning.write()
        assert not learning.pending
        assert await learning.hints_shown(USER) == HintsShown(1, {"turn": "first"})
    learning.note_first(USER, "pay", "third")
    assert await learning.hints_shown(USER) == HintsShown(1, {"turn": "first", "pay": "third"})
    assert await learning.hints_shown(OTHER) == HintsShown(1, {})


async def test_the_usual_zone_is_one_that_several_people_of_the_server_have(store: Store) -> None:
    people = (USER, OTHER, 103)
    await start(store, RUNNING, 1, *map(player, people))
    guild = (await store.database.rows("SELECT guild FROM games"))[0][0]
    for user, zone, usual in (
        (USER, "Asia/Tokyo", ""),
        (OTHER, "Europe/Kyiv", ""),
        (103, "Europe/Kyiv", "Europe/Kyiv"),
    ):
        quiet = QuietHours(0, 60, zone)
        await store.persons.change(user, lambda old, quiet=quiet: replace(old, quiet=quiet))
        assert await store.persons.usual_zone(guild) == usual
    assert await store.persons.usual_zone(guild + 1) == ""


async def test_a_standing_hint_is_seen_at_three_places(store: Store) -> None:
    await start(store, RUNNING, 1, player())
    for where in ("first", "second", "third", "fourth", "first"):
        told = await store.learning.hints_shown(USER)
        store.learning.note_hint(USER, told, "wishes", where)
        assert told.shows("wishes", where) == (where != "fourth")
        await store.learning.write()
    assert not told.shows("cards", "first")


async def test_a_reader_sees_the_notes_that_follow(store: Store) -> None:
    await start(store, RUNNING, 1, player())
    told = await store.learning.hints_shown(USER)
    store.learning.note_first(USER, "turn", "first")
    store.learning.note_first(USER, "turn", "second")
    assert told == HintsShown(1, {"turn": "first"})
    await store.learning.write()
    await write(store.database, "DELETE FROM hints")
    assert await store.learning.hints_shown(USER) is told
    assert told.questions == {}


async def test_a_note_taken_while_others_are_written_is_not_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))

    def late(sql: str, run: Statement) -> Rows:
        if sql == "COMMIT" and store.learning.pending:
            store.learning.note_first(USER, "pay", "second")
        return run()

    store.learning.note_first(USER, "turn", "first")
    with monkeypatch.context() as during:
        hook(during, late)
        await store.learning.write()
    assert store.learning.pending
    await store.learning.write()
    assert await store.learning.hints_shown(USER) == HintsShown(1, {"turn": "first", "pay": "second"})


@pytest.mark.sqlite_only
async def test_a_note_that_could_not_be_written_stays_noted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(store, RUNNING, 1, player(), player(OTHER))
    store.learning.note_first(USER, "turn", "first")
    with monkeypatch.context() as failing:
        fail_once(failing, "COMMIT", sqlite3.OperationalError("full"))
        with pytest.raises(UnavailableError):
            await store.learning.write()
    assert store.learning.pending
    await store.learning.write()
    assert await store.learning.hints_shown(USER) == HintsShown(1, {"turn": "first"})


async def test_nothing_is_stored_of_somebody_in_no_game(store: Store) -> None:
    store.learning.note_first(101, "turn", "first")
    await store.learning.write()
    assert await store.learning.hints_shown(101) == HintsShown(0, {})


async def test_games_count_that_go_on_or_are_over_each_once(store: Store) -> None:
    """A lobby is no game yet. A result stays when its game is deleted, and both count as one game."""
    await fill(store)
    ended = {
        row[0]
        for row in await store.database.rows(
            "SELECT game FROM results JOIN standings ON id = result WHERE person = ?", USER
        )
    }
    assert OVER in ended
    assert (await store.learning.hints_shown(USER)).games == len(ended | {RUNNING})
    await write(store.database, "DELETE FROM games WHERE id = ?", OVER)
    assert (await store.learning.hints_shown(USER)).games == len(ended | {RUNNING})
