"""Leaderboards: their people, their order, and their facts."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from storage.database.stored_time import DAY
from storage.database.transaction import Row, Transaction, Value
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.results.leaderboards import PEOPLE_A_PAGE, LeaderboardPage, Order
from storage.results.ratings.model import INACTIVE_AFTER, PODIUM_GAMES, Rating
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Track, end_of, season_before, season_of
from storage.results.result import Result
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, agree, game_id, keep, of, some_games, standing, won_by
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases

HERE = Track(GUILD, ALL_TIME)
THERE = Track(ALL_SERVERS, ALL_TIME)
SEASON = Track(GUILD, season_of(NOW))


async def board(store: Store, track: Track = HERE, order: Order = "rating", **more: int) -> LeaderboardPage:
    """Read a leaderboard as of `NOW`."""
    seats, page, reader = (more.get(name, 0) for name in ("seats", "page", "reader"))
    return await store.leaderboards.read(track, order, NOW, seats=seats, page=page, reader=reader)


def users(board: LeaderboardPage) -> list[int]:
    return [each.user for each in board.entries]


def numbers(board: LeaderboardPage) -> list[int]:
    return [each.rating.number for each in board.entries]


def told(board: LeaderboardPage) -> list[tuple[int, int, int, int]]:
    """Return place, user, games and wins of everybody."""
    return [(each.place, each.user, each.games, each.wins) for each in board.entries]


async def test_the_best_stand_first(store: Store) -> None:
    await keep(store, [won_by(101, 102, 103)] * 3 + [won_by(102, 104)] * 2 + [won_by(104, 102)] * 3)
    wins, games = [told(await board(store, order=order)) for order in ("wins", "games")]
    assert wins == [(1, 101, 3, 3), (1, 104, 5, 3), (3, 102, 8, 2), (4, 103, 3, 0)]
    assert games == [(1, 102, 8, 2), (2, 104, 5, 3), (3, 101, 3, 3), (3, 103, 3, 0)]
    by_rating = await board(store)
    for shown in ([each.rating.cautious for each in by_rating.entries], numbers(by_rating)):
        assert shown == sorted(shown, reverse=True)
    assert by_rating.entries[0].user == 101
    assert by_rating.entries[-1].user == 103


async def test_the_uncertain_stand_below_those_who_are_as_good(store: Store) -> None:
    await keep(store, [won_by(101, 102)] + [won_by(103, 104), won_by(104, 103)] * 8 + [won_by(103, 104)])
    entries = {each.user: each for each in (await board(store)).entries}
    assert entries[101].rating.mu > entries[103].rating.mu
    assert entries[101].rating.number < entries[103].rating.number
    assert entries[101].place > entries[103].place


async def test_equals_share_a_place_and_always_stand_in_the_same_order(store: Store) -> None:
    game = of(standing(0, 105, 1), standing(1, 101, 2), standing(2, 103, 2), standing(3, 102, 4))
    await keep(store, [game])
    for order in ("rating", "wins", "games"):
        entries = (await board(store, order=order)).entries
        equal = [each for each in entries if each.user in (101, 103)]
        assert [each.user for each in equal] == [101, 103]
        assert len({each.place for each in equal}) == 1
    assert [each.place for each in (await board(store)).entries] == [1, 2, 2, 4]


async def test_only_what_counts_is_counted(store: Store) -> None:
    quitter = of(standing(0, 101, 1), standing(1, 102, 2), standing(2, 103, 3, resigned=True))
    alone = won_by(101, None, None)
    winner_left = of(standing(0, 104, 1, resigned=True), standing(1, 101, 1), standing(2, 102, 2))
    await keep(store, [quitter, alone, winner_left])
    # Computers, people who never finished a game, and a game of one person with computers.
    assert told(await board(store, order="wins")) == [(1, 101, 2, 2), (2, 102, 2, 0)]
    await keep(store, [won_by(103, 101)])
    back = told(await board(store, order="games"))
    assert back == [(1, 101, 3, 2), (2, 102, 2, 0), (2, 103, 2, 1)], "a resigned game is a game lost"


async def test_former_players_stand_on_no_board(store: Store) -> None:
    await keep(store, [won_by(-5, 101, 102)])
    assert users(await board(store)) == [101, 102]


async def test_each_server_has_its_own_board_and_everywhere_has_all(store: Store) -> None:
    games = [won_by(101, 102), won_by(103, 101, guild=11), won_by(104, 105, guild=12, everywhere=False)]
    await keep(store, games)
    assert users(await board(store)) == [101, 102]
    assert users(await board(store, Track(12, ALL_TIME))) == [104, 105]
    assert sorted(users(await board(store, THERE))) == [101, 102, 103]


async def test_a_hidden_player_is_on_no_board_beyond_a_server(store: Store) -> None:
    await keep(store, [won_by(101, 102, 103)])
    await store.persons.change(101, lambda _: PersonSettings(everywhere=False))
    assert users(await board(store)) == [101, 102, 103]
    hidden = await board(store, THERE, reader=101)
    assert [(each.place, each.user) for each in hidden.entries] == [(1, 102), (2, 103)]
    assert (hidden.own, hidden.absence) == (None, "hidden")
    await store.persons.change(101, lambda _: PersonSettings())
    assert users(await board(store, THERE)) == [101, 102, 103]


async def test_a_season_begins_anew(store: Store) -> None:
    before = int(datetime(2026, 7, 1, tzinfo=UTC).timestamp()) - 1
    await keep(store, [won_by(101, 102, ended=before), won_by(102, 103)])
    assert sorted(users(await board(store))) == [101, 102, 103]
    assert told(await board(store, SEASON, "games")) == [(1, 102, 1, 1), (1, 103, 1, 0)]


async def test_a_player_away_for_long_leaves_the_board_and_keeps_the_rating(store: Store) -> None:
    long_ago = NOW - INACTIVE_AFTER - 1
    await keep(store, [won_by(101, 102, ended=long_ago), won_by(102, 103, ended=long_ago + 1)])
    seen = await board(store, reader=101)
    assert (users(seen), seen.own, seen.absence) == ([102, 103], None, "away")
    await keep(store, [won_by(101, 104)])
    back = await board(store, reader=101)
    assert back.own is not None
    assert back.own.games == 2
    assert back.own.rating.mu > Rating().mu


async def test_places_and_numbers_agree_though_the_absent_grow_uncertain(store: Store) -> None:
    await keep(store, [won_by(101, 102, ended=NOW - 80 * DAY), won_by(103, 104), won_by(104, 103)])
    absent = await board(store)
    just_after = await store.leaderboards.read(HERE, "rating", NOW - 80 * DAY)
    assert {each.user: each.rating for each in just_after.entries}.items() <= {
        each.user: each.rating for each in absent.entries
    }.items()
    assert numbers(absent) == sorted(numbers(absent), reverse=True)


async def test_games_of_so_many_players_are_counted_alone(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101, None), won_by(103, 102, 101)])
    of_three = await board(store, order="wins", seats=3)
    assert told(of_three) == [(1, 102, 2, 1), (1, 103, 1, 1), (3, 101, 2, 0)]
    assert users(await board(store, seats=5)) == []
    # The rating is still the one of all games.
    everybody = {each.user: each.rating for each in (await board(store)).entries}
    assert {each.user: each.rating for each in of_three.entries} == everybody


async def test_a_number_is_a_guess_until_ten_games_have_settled_it(store: Store) -> None:
    everybody = range(101, 109)
    await keep(store, [won_by(*everybody), won_by(*reversed(everybody))] * 4)
    await keep(store, [won_by(101, 102)])
    assert not any(each.settled for each in (await board(store)).entries)
    await keep(store, [won_by(*everybody), won_by(*reversed(everybody))] * 12)
    assert all(each.settled for each in (await board(store)).entries)
    # It is the number of all games, with any number of players.
    assert all(each.settled for each in (await board(store, seats=2)).entries)


async def test_the_name_is_the_newest_of_the_board_s_own_games(store: Store) -> None:
    def called(name: str, game: Result) -> Result:
        return replace(game, standings=tuple(each._replace(name=name) for each in game.standings))

    games = [won_by(101, 102), won_by(102, 101), won_by(101, 102, guild=11)]
    await keep(store, [called(f"name {number}", game) for number, game in enumerate(games)])
    assert {each.name for each in (await board(store)).entries} == {"name 1"}
    await agree(store, 101, 102)
    assert {each.name for each in (await board(store, THERE)).entries} == {"name 2"}


async def test_only_those_who_agreed_are_named_beyond_a_server(store: Store) -> None:
    await keep(store, [won_by(101, 102, 103)])
    await agree(store, 102)
    here, there = await board(store), await board(store, THERE, reader=103)
    assert [each.name for each in here.entries] == ["person 101", "person 102", "person 103"]
    # Places and figures stay. Readers know only which line is their own.
    assert told(there) == told(here)
    assert [each.name for each in there.entries] == ["", "person 102", "person 103"]
    assert [each.named for each in there.entries] == [False, True, False]
    assert there.own == there.entries[2]


async def test_a_game_brings_people_onto_a_board_beyond_a_server_once(store: Store) -> None:
    left = standing(1, 104, 2, resigned=True)
    games = [
        won_by(101, None),
        won_by(101, 102, everywhere=False),
        of(standing(0, 101, 1), left, standing(2, 102, 3), standing(3, -7, 4)),
        won_by(103, 105, 101, 104),
        won_by(104, 103),
    ]
    brought = list[set[int]]()
    for number, game in enumerate(games):
        await keep(store, [game])
        brought.append(set(await store.leaderboards.brought(game_id(number))))
    assert brought == [set(), set(), {101, 102}, {103, 104, 105}, set()]
    # A person who has chosen isn't asked.
    await keep(store, [won_by(106, 107, 108)])
    await agree(store, 106)
    await store.persons.change(107, lambda _: PersonSettings(everywhere=False))
    assert await store.leaderboards.brought(game_id(5)) == (108,)


async def test_a_daily_deal_brings_people_there_too(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    sql = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, ?, ?, ?, 20)"
    rows = [(101, 1, 0, "a"), (103, 1, 10, "b"), (103, 2, 10, "c"), (104, 1, 0, "d"), (102, 1, 11, "e")]
    await store.database.transaction(lambda it: it.run_many(sql, rows), "other")
    await store.servers.change(11, lambda settings: replace(settings, everywhere=False))
    found = {game: await store.leaderboards.brought(game) for *_, game in rows}
    assert found == {"a": (), "b": (), "c": (), "d": (104,), "e": ()}
    # The leaderboard of 102 belongs to a server that shows nothing everywhere.
    assert await store.leaderboards.brought(game_id(0)) == (102,)


async def test_pages_of_ten_with_oneself_in_view(store: Store) -> None:
    people = range(101, 126)
    await keep(store, [won_by(one, other) for one, other in pairwise(people)])
    pages = [await board(store, page=page, reader=125) for page in range(3)]
    assert [len(each.entries) for each in pages] == [PEOPLE_A_PAGE, PEOPLE_A_PAGE, 5]
    assert {(each.page, each.pages, each.people) for each in pages} == {(0, 3, 25), (1, 3, 25), (2, 3, 25)}
    assert sorted(user for each in pages for user in users(each)) == list(people)
    own = {each.own for each in pages}
    assert len(own) == 1
    entry = own.pop()
    assert entry is not None
    assert entry in pages[pages[0].own_page].entries
    assert entry.name
    # A page beyond the end is the last one.
    assert await board(store, page=99, reader=125) == pages[2]


async def test_an_empty_board_has_one_page(store: Store) -> None:
    assert await board(store, reader=101) == LeaderboardPage((), 0, 1, 0, absence="new")
    assert (await board(store)).absence is None


@pytest.mark.in_turns
@pytest.mark.parametrize("order", ["rating", "wins", "games"])
@pytest.mark.parametrize("seats", [0, 4])
async def test_a_board_agrees_with_its_games(store: Store, order: Order, seats: int) -> None:
    people = [(101 + number, f"p{number}") for number in range(12)]
    games = list(some_games(60, people, random.Random(3), days=60))
    await keep(store, games)
    seen = [await board(store, order=order, seats=seats, page=page) for page in (0, 1)]
    counted = [game for game in games if game.unrated is None and seats in (0, len(game.standings))]
    for entry in (entry for page in seen for entry in page.entries):
        own = [each for game in counted for each in game.standings if each.user == entry.user]
        places = [each.place for each in own if each.finished]
        assert (entry.games, entry.wins) == (len(own), places.count(1))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"everywhere":"no"}'])
async def test_settings_of_one_that_cannot_be_read_keep_nobody_from_the_board(
    store: Store, text: str
) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "INSERT INTO persons (id, settings) VALUES (101, ?)", text)
    assert sorted(users(await board(store, THERE))) == [101, 102]
    assert (await board(store, THERE, reader=103)).absence == "new"
    assert (await board(store, THERE, reader=101)).own is not None


@pytest.mark.sqlite_only
@pytest.mark.parametrize("track", [HERE, THERE])
async def test_names_are_found_without_reading_all_results(
    store: Store, monkeypatch: pytest.MonkeyPatch, track: Track
) -> None:
    await keep(store, [won_by(*range(101, 109))] * 3)
    plans: list[str] = []
    rows = Transaction.rows

    def explained(self: Transaction, sql: str, *values: Value) -> Sequence[Row]:
        """Also record the query plan."""
        plans.extend(row[3] for row in rows(self, f"EXPLAIN QUERY PLAN {sql}", *values) if "SELECT" in sql)
        return rows(self, sql, *values)

    with monkeypatch.context() as patch:
        patch.setattr(Transaction, "rows", explained)
        await board(store, track, reader=101)
    assert any("standings" in plan for plan in plans)
    assert not [plan for plan in plans if plan.startswith("SCAN standings")]


# The end of a season


LAST = 20262
ENDED = end_of(LAST)


async def test_a_podium_has_the_first_three_as_they_stood_at_the_end(store: Store) -> None:
    order = won_by(101, 102, 103, 104, ended=ENDED - 10)
    # The new season doesn't change the old one, nor does another server.
    await keep(store, [order, order, won_by(104, 101, ended=ENDED), won_by(104, 101, guild=GUILD + 1)])
    first = await store.leaderboards.honoured(GUILD, LAST)
    assert [(each.place, each.user, each.name) for each in first] == [
        (1, 101, "person 101"),
        (2, 102, "person 102"),
        (3, 103, "person 103"),
    ]
    assert await store.leaderboards.honoured(GUILD, season_before(LAST)) == ()


async def test_a_podium_takes_five_finished_games_and_other_people_come_after(store: Store) -> None:
    regular = [won_by(102, 103, ended=ENDED - 10)] * PODIUM_GAMES
    resigned = of(
        standing(0, 104, 3, resigned=True), standing(1, 102, 1), standing(2, 103, 2), ended=ENDED - 9
    )
    await keep(store, [*regular, won_by(101, 103, ended=ENDED - 10), *[resigned] * PODIUM_GAMES])
    first = await store.leaderboards.podium(GUILD, LAST)
    assert [(each.place, each.user) for each in first] == [(1, 102), (2, 103)]
    board = await store.leaderboards.read(Track(GUILD, LAST), "rating", ENDED)
    assert [(each.user, each.missing) for each in board.entries] == [
        (102, 0),
        (103, 0),
        (101, PODIUM_GAMES - 1),
    ]
    assert board.entries[1].rating.cautious < board.entries[2].rating.cautious
    always = await store.leaderboards.read(Track(GUILD, ALL_TIME), "rating", ENDED)
    assert users(always) == [102, 101, 103]
    # A podium of release 0.1.0 also showed people with fewer games, who may have its role.
    assert [each.user for each in await store.leaderboards.honoured(GUILD, LAST)] == [102, 101, 103]


async def test_people_who_share_a_place_stand_on_the_podium_too(store: Store) -> None:
    seats = [standing(seat, 101 + seat, 1 if seat < 2 else 3) for seat in range(5)]
    await keep(store, [of(*seats, ended=ENDED - 10)])
    first = await store.leaderboards.honoured(GUILD, LAST)
    assert [(each.place, each.user) for each in first] == [(1, 101), (1, 102), (3, 103), (3, 104), (3, 105)]


async def test_titles_are_those_of_seasons_that_are_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.results.leaderboards.PODIUM_GAMES", 1)
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_GAMES", 1)
    monkeypatch.setattr("storage.results.leaderboards.FEWEST_PEOPLE", 2)
    before = season_before(LAST)
    await keep(
        store,
        [
            won_by(101, 102, ended=end_of(before) - 10),
            won_by(102, 101, ended=ENDED - 10),
            won_by(101, 102, ended=ENDED + INACTIVE_AFTER),
        ],
    )
    board = store.leaderboards
    assert await board.won(101, GUILD, ENDED + 10) == (before,)
    assert await board.won(102, GUILD, ENDED + 10) == (LAST,)
    assert await board.won(102, GUILD, ENDED - 1) == ()
    assert await board.won(101, GUILD + 1, ENDED + 10) == ()
    assert await board.won(101, GUILD, end_of(season_of(ENDED)) + 10) == (season_of(ENDED), before)


def test_seasons_follow_each_other() -> None:
    for season in (20254, 20261, 20262, 20263, 20264):
        assert season_of(end_of(season) - 1) == season
        assert season_before(season_of(end_of(season))) == season


async def test_a_season_is_celebrated_once_where_that_is_wanted(store: Store) -> None:
    for guild, settings in (
        (10, ServerSettings(podium_channel=5)),
        (11, ServerSettings(podium_role=6)),
        (12, ServerSettings(seasons=False)),
    ):
        await store.servers.change(guild, lambda _, it=settings: it)
    assert sorted(await store.leaderboards.to_celebrate(20264)) == [(10, 0), (11, 0)]
    await store.leaderboards.celebrated(10, 20264)
    assert await store.leaderboards.to_celebrate(20264) == [(11, 0)]
    assert sorted(await store.leaderboards.to_celebrate(20271)) == [(10, 20264), (11, 0)]


async def test_a_person_is_known_where_they_played_in_the_last_season_that_was_celebrated(
    store: Store,
) -> None:
    season = season_of(NOW)
    for guild in (10, 11):
        await store.servers.change(guild, lambda _: ServerSettings(podium_role=6))
        await keep(store, [won_by(1, 2, ended=NOW, guild=guild), won_by(1, 2, ended=NOW + 9, guild=guild)])
    assert await store.leaderboards.last_seasons_of(1) == []
    await store.leaderboards.celebrated(10, season)
    assert await store.leaderboards.last_seasons_of(1) == [(10, season)]
    assert await store.leaderboards.last_seasons_of(3) == []


async def test_settings_are_searched_whoever_has_written_them_and_damage_finds_nothing(store: Store) -> None:
    sql = "INSERT INTO servers (id, settings) VALUES (?, ?)"
    texts = ('{"podium_role":6}', '{"seasons":false, "podium_channel": 5}', "{}", '{"podium_role":', "[]", "")
    for guild, text in enumerate(texts, start=10):
        await write(store.database, sql, guild, text)
    assert await store.leaderboards.to_celebrate(20264) == [(10, 0), (11, 0)]


async def test_a_board_of_those_met_opens_at_the_place_of_the_reader(store: Store) -> None:
    await keep(store, [*(won_by(200 + number, 300 + number) for number in range(12)), won_by(102, 101, 103)])
    await keep(store, [won_by(101, 104, guild=11), won_by(101, -7, guild=GUILD)])
    met = await store.leaderboards.read(HERE, "games", NOW, reader=101, met=True)
    assert sorted(users(met)) == [101, 102, 103], "104 is on another board"
    assert (met.people, met.own and met.own.place) == (3, 1)
    alone = await store.leaderboards.read(HERE, "games", NOW, reader=999, met=True)
    assert (alone.entries, alone.own) == ((), None)
    last = await store.leaderboards.read(HERE, "wins", NOW, reader=311, page=None)
    assert last.page == last.own_page == last.pages - 1
    assert (await store.leaderboards.read(HERE, "wins", NOW, reader=999, page=None)).page == 0
