"""The daily deal, and the puzzle of the day."""

import asyncio
from dataclasses import replace

import pytest

from storage.database.storage_errors import DamagedDealError, StaleVersionError
from storage.database.stored_time import begin_of
from storage.games import games
from storage.games.games import DAILY_GRACE
from storage.parts import DailyGame
from storage.people.stored_settings import PersonSettings
from storage.play.daily import DailyRecord, DailyStanding, PuzzleStanding
from storage.results.ratings.tracks import ALL_SERVERS
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.rated_games import agree, game_id, keep, won_by
from tests.storage.samples import dealt, lobby, running, write

pytestmark = pytest.mark.both_databases

DAY = 142
USER = 101


def _game(name: str, host: int = USER, day: int = DAY) -> StoredGame:
    stored = lobby(name)
    return replace(stored, setup=replace(stored.setup, kind=DailyGame(host=host, day=day)))


async def _played(store: Store, *rows: tuple[int, int, int, int | None]) -> None:
    """Store people's points of a day in a server."""
    sql = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, ?, ?, 'aaaaaaaa', ?)"
    await store.database.transaction(lambda it: it.run_many(sql, rows), "other")


async def test_a_shared_city_is_shown_in_its_server_until_its_person_deletes_it(store: Store) -> None:
    game = game_id(0)
    await keep(store, [won_by(USER, 102)])
    await store.database.transaction(
        lambda it: it.run_many(
            "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, ?, ?, ?, 20)",
            [(USER, DAY, 10, game), (102, DAY, 10, game)],
        ),
        "other",
    )
    assert await store.daily.cities(DAY, 10) == {}
    for guild in (10, 10, 12):
        await store.daily.share(USER, DAY, guild)
    for guild in (10, 12):
        assert list(await store.daily.cities(DAY, guild)) == [USER]
    assert await store.daily.cities(DAY, 11) == await store.daily.cities(DAY + 1, 10) == {}
    table = await store.daily.table(range(DAY, DAY + 1), 10, USER)
    assert sorted(each.user for each in table.entries) == [USER, 102], "nobody stands there twice"
    await store.personal_data.begin(USER)
    assert await store.personal_data.finish(USER)
    assert await store.daily.cities(DAY, 10) == {}


async def test_a_deal_of_no_server_belongs_to_the_first_in_which_it_is_shared(store: Store) -> None:
    await _played(store, (USER, DAY, 0, 20))
    for guild in (7, 8):
        await store.daily.share(USER, DAY, guild)
    assert await store.database.column("SELECT guild FROM dailies WHERE person = ?", USER) == [7]


async def test_all_who_draw_a_secret_get_the_same(store: Store) -> None:
    assert await store.daily.secret(DAY) == ""
    await asyncio.gather(*(store.daily.draw(DAY, DAY + 1) for _ in range(5)))
    secrets = [await store.daily.secret(day) for day in (DAY, DAY + 1)]
    await store.daily.draw(DAY, DAY + 1, DAY + 2)
    assert [await store.daily.secret(day) for day in (DAY, DAY + 1)] == secrets
    assert len({*secrets, await store.daily.secret(DAY + 2)}) == 3


@pytest.mark.parametrize("damaged", ["?", "", "[" * 64, "ab" * 31])
async def test_a_damaged_secret_is_that_of_the_games_of_its_day(store: Store, damaged: str) -> None:
    await store.daily.draw(DAY, DAY + 1)
    await write(store.database, "UPDATE deals SET secret = ? WHERE day = ?", damaged, DAY)
    await store.daily.draw(DAY, DAY + 1)
    with pytest.raises(DamagedDealError):
        await store.daily.secret(DAY)
    assert [day for day, *_ in await store.daily.proofs(range(DAY, DAY + 2))] == [DAY + 1]
    game = _game("aaaaaaaa")
    await store.games.add(game, Click(1, USER, "daily"))
    assert await store.daily.secret(DAY) == game.setup.proof.secret


async def test_a_secret_is_shown_an_hour_after_its_day(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.daily.draw(DAY)
    end = begin_of(DAY + 1) + DAILY_GRACE
    for moment, shown in ((end - 1, False), (end, True)):
        monkeypatch.setattr(games, "now", lambda moment=moment: moment)
        ((day, commitment, secret),) = await store.daily.proofs(range(DAY - 1, DAY + 2))
        assert (day, bool(secret)) == (DAY, shown)
        assert len(commitment) == 64


async def test_a_person_has_one_game_of_a_day(store: Store) -> None:
    await store.games.add(_game("aaaaaaaa"), Click(1, USER, "daily"))
    with pytest.raises(StaleVersionError):
        await store.games.add(_game("bbbbbbbb"), Click(2, USER, "daily"))
    assert await store.games.load("bbbbbbbb") is None
    await store.games.add(_game("cccccccc", day=DAY + 1), Click(3, USER, "daily"))
    await store.games.add(_game("dddddddd", host=102), Click(4, 102, "daily"))
    found = [await store.daily.game(user, day, 0) for user, day in ((USER, DAY), (USER, DAY + 1), (102, DAY))]
    assert found == ["aaaaaaaa", "cccccccc", "dddddddd"]
    assert await store.daily.game(102, DAY + 1, 0) == ""


async def test_a_game_stands_on_the_tables_of_each_server_in_which_it_was_asked_for(store: Store) -> None:
    await store.games.add(_game("aaaaaaaa"), Click(1, USER, "daily"))
    await write(store.database, "UPDATE dailies SET points = 20")

    async def shown() -> list[int]:
        """Return the servers whose tables have the game."""
        days = range(DAY, DAY + 1)
        return [guild for guild in (7, 8, 9) if (await store.daily.table(days, guild, 0)).people]

    for guild, servers in ((0, []), (7, [7]), (8, [7, 8]), (8, [7, 8]), (0, [7, 8])):
        assert await store.daily.game(USER, DAY, guild) == "aaaaaaaa"
        assert await shown() == servers
    await store.daily.place(USER, DAY, 9)
    assert await shown() == [7, 8, 9]
    await store.forget_server(8)
    assert await shown() == [7, 9]
    # Nothing is recorded for a deleted game.
    await store.daily.place(102, DAY, 9)
    assert await store.database.rows("SELECT person FROM daily_servers WHERE person = 102") == []


async def test_a_persons_days_have_streaks_and_a_best_one(store: Store) -> None:
    days = ((1, 20), (2, 25), (3, 31), (6, 31), (7, 12))
    await _played(store, *((USER, day, 0, points) for day, points in days), (USER, 8, 0, None))
    found = await store.daily.record(USER, 8, 2)
    assert (found.days, found.now, found.longest) == (5, 2, 3)
    assert found.best is not None
    assert (found.best.day, found.best.points) == (6, 31)
    assert [each.day for each in found.newest] == [7, 6]
    assert await store.daily.record(102, 8, 2) == DailyRecord()


async def test_the_running_games_of_today_and_yesterday_are_found(store: Store) -> None:
    await store.games.add(running(dealt(), _game("aaaaaaaa")), Click(1, USER, "daily"))
    assert [await store.daily.running(USER, day) for day in (DAY, DAY + 1)] == [["aaaaaaaa"]] * 2
    assert await store.daily.running(USER, DAY + 2) == []
    assert await store.daily.running(102, DAY) == []


async def test_how_somebody_did_compared_with_all_others(store: Store) -> None:
    await _played(store, (USER, DAY, 7, 20), (USER, DAY - 1, 7, 30), (USER, DAY - 2, 0, None))
    await _played(store, (102, DAY, 8, 19), (103, DAY, 0, 20), (104, DAY, 0, 21), (105, DAY, 0, None))
    assert await store.daily.standing(USER, DAY, DAY) == DailyStanding(DAY, 20, 3, 1, 2, above=1)
    assert await store.daily.standing(105, DAY, DAY) == DailyStanding(DAY, None, 4, 0, 0, above=4)


async def test_ties_share_a_place_and_a_week_adds_up(store: Store) -> None:
    await _played(
        store, (1, DAY, 7, 20), (2, DAY, 7, 20), (3, DAY, 7, 5), (3, DAY - 1, 7, 30), (4, DAY, 8, 9)
    )
    today = await store.daily.table(range(DAY, DAY + 1), 7, 3)
    assert [(each.user, each.place, each.points) for each in today.entries] == [
        (1, 1, 20),
        (2, 1, 20),
        (3, 3, 5),
    ]
    week = await store.daily.table(range(DAY - 1, DAY + 1), 7, 3)
    assert (week.entries[0].user, week.entries[0].points, week.entries[0].days) == (3, 35, 2)
    assert week.own == week.entries[0]
    assert (await store.daily.table(range(DAY, DAY + 1), ALL_SERVERS, 9)).people == 4


async def test_people_and_servers_can_stay_off_the_table_of_all_servers(store: Store) -> None:
    await _played(store, (1, DAY, 7, 20), (2, DAY, 8, 19), (3, DAY, 0, 18))
    await store.persons.change(3, lambda _: PersonSettings(everywhere=False))
    # An older release stores this.
    await write(store.database, "INSERT INTO servers (id, settings) VALUES (8, '{\"everywhere\":false}')")
    everywhere = await store.daily.table(range(DAY, DAY + 1), ALL_SERVERS, 0)
    assert [each.user for each in everywhere.entries] == [1]
    assert [each.user for each in (await store.daily.table(range(DAY, DAY + 1), 8, 0)).entries] == [2]


async def test_only_those_who_agreed_are_named_on_the_table_of_all_servers(store: Store) -> None:
    await keep(store, [won_by(1, 2, 3)])
    await agree(store, 2)
    await _played(store, (1, DAY, 7, 20), (2, DAY, 7, 19), (3, DAY, 7, 18))
    await write(store.database, "UPDATE dailies SET game = ?", game_id(0))
    here, there = [await store.daily.table(range(DAY, DAY + 1), guild, 3) for guild in (7, ALL_SERVERS)]
    assert [each.name for each in here.entries] == ["person 1", "person 2", "person 3"]
    assert [(each.name, each.named) for each in there.entries] == [
        ("", False),
        ("person 2", True),
        ("person 3", False),
    ]
    assert there.own == there.entries[2]


async def test_the_games_of_no_server_arent_those_of_a_server_that_is_gone(store: Store) -> None:
    await store.games.add(_game("aaaaaaaa"), Click(1, USER, "daily"))
    await _played(store, (102, DAY, 7, 19))
    await store.servers.compare({7})
    assert await store.database.rows("SELECT id FROM servers") == []
    await store.forget_server(7)
    assert (await store.daily.table(range(DAY, DAY + 1), ALL_SERVERS, 0)).people == 1
    assert (await store.daily.table(range(DAY, DAY + 1), 7, 0)).people == 0


async def test_a_daily_deal_isnt_listed_with_the_other_games(store: Store) -> None:
    await store.games.add(running(dealt(), _game("aaaaaaaa")), Click(1, USER, "daily"))
    assert await store.games.seats_of(USER) == ["aaaaaaaa"]
    assert await store.games.of_person(USER) == []
    await write(store.database, "DELETE FROM dailies")
    assert await store.games.of_person(USER) == ["aaaaaaaa"]


ADA, BOB = 101, 102


async def test_only_the_first_answer_of_a_day_counts(store: Store) -> None:
    await store.puzzles.answer(ADA, 7, "a", "end", solved=False)
    await store.puzzles.answer(ADA, 7, "a", "gather:gold", solved=True)
    await store.puzzles.answer(BOB, 7, "a", "gather:gold", solved=True)
    assert await store.puzzles.standing(ADA, 7, "a") == PuzzleStanding("end", {"end": 1, "gather:gold": 1})
    assert await store.puzzles.standing(BOB, 8, "b") == PuzzleStanding("", {}, 1)


async def test_the_answers_to_a_puzzle_are_counted_on_whatever_day(store: Store) -> None:
    await store.puzzles.answer(ADA, 7, "a", "end", solved=False)
    await store.puzzles.answer(BOB, 9, "a", "end", solved=False)
    await store.puzzles.answer(BOB, 10, "b", "end", solved=False)
    assert (await store.puzzles.standing(ADA, 7, "a")).counts == {"end": 2}
    assert await store.puzzles.answered(BOB) == {9: "a", 10: "b"}


async def test_who_answered_a_puzzle_of_another_release_today_answers_that_of_this_one(store: Store) -> None:
    older = "INSERT INTO puzzles (person, day, option, solved) VALUES (?, 7, 'end', 1)"
    await store.database.transaction(lambda it: it.run(older, ADA), "other")
    assert await store.puzzles.standing(ADA, 7, "a") == PuzzleStanding("", {}, 1)
    await store.puzzles.answer(ADA, 7, "a", "gather:gold", solved=False)
    # Today's solved puzzle stays solved.
    assert await store.puzzles.standing(ADA, 7, "a") == PuzzleStanding("gather:gold", {"gather:gold": 1}, 1)


async def test_a_miss_ends_the_streak_and_a_day_without_an_answer_too(store: Store) -> None:
    streaks: list[int] = []
    for day, solved in ((1, True), (2, True), (3, False), (4, True), (6, True)):
        await store.puzzles.answer(ADA, day, "a", "end", solved=solved)
        streaks.append((await store.puzzles.standing(ADA, day, "a")).solved)
    assert streaks == [1, 2, 0, 1, 1]


async def test_the_points_of_a_deleted_person_leave_every_table(store: Store) -> None:
    await _played(store, (USER, DAY, 7, 30), (102, DAY, 7, 20), (103, DAY, 0, 20))
    await store.daily.place(USER, DAY, 9)
    await store.personal_data.begin(USER)
    assert await store.personal_data.finish(USER)
    for guild, shown in ((7, [(102, 1)]), (9, []), (ALL_SERVERS, [(102, 1), (103, 1)])):
        table = await store.daily.table(range(DAY, DAY + 1), guild, 102)
        assert [(each.user, each.place) for each in table.entries] == shown
        assert table.people == len(shown)
    standing = await store.daily.standing(102, DAY, DAY)
    assert (standing.others, standing.above) == (1, 0)
