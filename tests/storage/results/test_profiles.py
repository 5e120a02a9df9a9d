"""A person's games, ratings and rivals."""

import asyncio
from itertools import pairwise
from typing import Any
from unittest.mock import Mock

import pytest

from storage.database.storage_errors import NotReadError, StatementError
from storage.database.stored_time import DAY
from storage.database.transaction import Transaction, Work
from storage.results.own_games import CareerTally, OwnGame, Wins
from storage.results.profiles import NO_GAMES, Career, Opponent, Rival, own_games
from storage.results.ratings.model import INACTIVE_AFTER, SETTLED_GAMES
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Track
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, game_id, keep, of, record_of, standing, won_by
from tests.storage.samples import write

pytestmark = pytest.mark.both_databases


HERE = Track(GUILD, ALL_TIME)


async def games_of(store: Store, user: int, guild: int | None = None) -> list[OwnGame]:
    return await store.database.snapshot(lambda transaction: [*own_games(transaction, user, guild)])


async def test_games_are_told_as_they_ended(store: Store) -> None:
    quitter = of(standing(0, 101, 3, resigned=True, name="Anna"), standing(1, 102, 1), standing(2, None, 2))
    await keep(store, [won_by(102, 101, None, ended=NOW - DAY), quitter])
    first, second = await games_of(store, 101)
    assert (first.game, first.guild, first.ended, first.rated) == (game_id(0), GUILD, NOW - DAY, True)
    assert (first.seats, first.place, first.total, first.resigned) == (3, 2, 28, False)
    assert (first.characters, first.city, first.seconds) == (("king",), ("tavern", "statue"), 12)
    assert (second.resigned, second.name, second.rated) == (True, "Anna", False)
    assert await games_of(store, 103) == []


async def test_a_career_is_that_of_the_games_that_there_are_now(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101, guild=11)])

    async def career(guild: int | None = None) -> Career:
        """Return the career; check that all games give the same."""
        found, games = await store.profiles.career(101, guild), await games_of(store, 101, guild)
        tally = CareerTally.of(games)
        name = games[-1].name if games else ""
        assert found == Career(tally.figures(), tally.badges(), name, tally.near(), tally.nearer())
        return found

    assert (await career()).figures.wins == Wins(2, 1)
    assert (await career(GUILD)).figures.wins == Wins(1, 1)
    await keep(store, [won_by(101, 102)])
    assert (await career()).figures.wins == Wins(3, 2)
    await write(store.database, "UPDATE results SET guild = NULL WHERE guild = ?", GUILD)
    assert (await career(GUILD)).name == ""
    await write(store.database, "UPDATE standings SET person = 0 WHERE person = 101")
    assert (await career()) == NO_GAMES


async def test_a_game_brings_the_badges_that_none_before_it_brought(store: Store) -> None:
    await keep(store, [won_by(101, 102)] * 3)
    career = await store.profiles.career(101)
    assert "king" in career.brought_by(game_id(0))
    assert career.brought_by(game_id(1)) == ()
    assert career.brought_by(game_id(2)) == ("streak-3",)
    await keep(store, [won_by(101, 102)] * 2)
    later = await store.profiles.career(101)
    assert (later.brought_by(game_id(2)), later.brought_by(game_id(4))) == (("streak-3",), ("streak-5",))


async def test_people_who_look_at_once_add_a_game_once(store: Store) -> None:
    profiles = store.profiles
    await keep(store, [won_by(101, 102)])
    await profiles.career(101)
    await keep(store, [won_by(101, 102)])
    first, second = await asyncio.gather(profiles.career(101), profiles.career(101))
    assert (
        first.figures.wins == second.figures.wins == (await profiles.career(101)).figures.wins == Wins(2, 2)
    )


async def test_of_a_career_that_was_counted_only_later_games_are_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[str]()

    def noted(transaction: Transaction, user: int, guild: int | None, *, after: int = 0) -> list[OwnGame]:
        games = [*own_games(transaction, user, guild, after=after)]
        read.extend(each.game for each in games)
        return games

    await keep(store, [won_by(101, 102)] * 2)
    await store.profiles.career(101)
    monkeypatch.setattr("storage.results.profiles.own_games", noted)
    await keep(store, [won_by(101, 102)])
    assert (await store.profiles.career(101)).figures.wins == Wins(3, 3)
    assert read == [game_id(2)]


@pytest.mark.parametrize("known", [0, 1])
async def test_a_game_that_comes_while_others_are_counted_is_counted_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, known: int
) -> None:
    profiles, database = store.profiles, store.database
    await keep(store, [won_by(101, 102)])
    if known:
        await profiles.career(101)
        await keep(store, [won_by(101, 102)])
    snapshot = database.snapshot

    async def late(work: Work[object]) -> object:
        """Store another game before they are read."""
        monkeypatch.setattr(database, "snapshot", snapshot)
        await keep(store, [won_by(101, 102)])
        return await snapshot(work)

    monkeypatch.setattr(database, "snapshot", late)
    await profiles.career(101)
    assert (await profiles.career(101)).figures.wins == Wins(2 + known, 2 + known)


async def test_a_daily_deal_brings_badges_and_no_figures(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101)])
    daily = "INSERT INTO dailies (person, day, guild, game) VALUES (101, 1, 0, ?)"
    await write(store.database, daily, game_id(0))
    career = await store.profiles.career(101)
    assert career.figures.wins == Wins(1, 0)
    assert "king" in career.brought_by(game_id(0))


@pytest.mark.parametrize("many", [0, 300])
async def test_many_games_are_read_by_a_connection_of_their_own(
    store: Store, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr("storage.results.profiles.MANY_GAMES", many)
    await keep(store, [won_by(101, 102)])
    apart, database = list[object](), store.database
    read = database.apart

    async def noted(work: Work[Any]) -> Any:
        apart.append(work)
        return await read(work)

    monkeypatch.setattr(database, "apart", noted)
    assert (await store.profiles.career(101)).figures.wins == Wins(1, 1)
    assert await store.profiles.rivals(101) is not None
    assert len(apart) == (0 if many else 2)


async def test_many_games_that_can_not_be_read_are_an_outage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.results.profiles.MANY_GAMES", 0)
    await keep(store, [won_by(101, 102)])
    silent = Mock(side_effect=StatementError("no answer", "silent"))
    monkeypatch.setattr(store.database.backend, "apart", silent)
    with pytest.raises(NotReadError) as caught:
        await store.profiles.career(101)
    assert caught.value.cause == "silent"


async def test_a_game_tells_its_edition_and_the_rivals_points_and_turns(store: Store) -> None:
    own = standing(0, 101, 1, characters=("king",), total=20)
    others = (
        standing(1, 102, 2, characters=("king", "thief", "bishop"), total=17),
        standing(2, None, 3, characters=(), total=12),
    )
    await keep(store, [of(own, *others)])
    (game,) = await games_of(store, 101)
    assert (game.edition, game.best_other, game.lost_turns) == ("2016", 17, 2)
    (game,) = await games_of(store, 102)
    assert (game.best_other, game.lost_turns) == (0, 0)


async def test_the_record_against_everybody_that_one_met(store: Store) -> None:
    gone = of(standing(0, 101, 1), standing(1, 102, 2, resigned=True), standing(2, -7, 3))
    tie = of(standing(0, 101, 1), standing(1, 103, 1))
    await keep(store, [won_by(101, 102, 103, None), won_by(102, 101, guild=11), won_by(101, 102), gone, tie])
    rival = store.profiles.rival
    assert (await rival(101, 102), await rival(101, 103)) == (Rival(102, 3, 1, 4), Rival(103, 1, 0, 5))
    assert (await rival(102, 101), await rival(101, 104)) == (Rival(101, 1, 3, 4), None)
    assert await store.profiles.name(3, 102) == "person 102"
    assert await store.profiles.name(3, 103) == ""


async def test_the_people_against_whom_one_did_best_and_worst(store: Store) -> None:
    assert await store.profiles.rivals(101) is None
    await keep(store, [won_by(101, 103, 102), won_by(104, 101), won_by(105, 101), won_by(101, 102)])
    assert await store.profiles.rivals(101) == (Rival(102, 2, 0, 4), Rival(104, 0, 1, 2))
    assert await store.profiles.rivals(104) == (Rival(101, 1, 0, 2), Rival(101, 1, 0, 2))
    assert await store.profiles.met_most(101, 1) == [Rival(102, 2, 0, 4)]
    met = [each.user for each in await store.profiles.met_most(101, 9)]
    assert met == [102, 105, 104, 103]


async def test_the_record_against_computers_by_their_names(store: Store) -> None:
    lost = of(standing(0, 101, 3), standing(1, None, 1, name="Bertram"), standing(2, None, 2, name="Agnes"))
    won = of(standing(0, 101, 1), standing(1, None, 2, name="Bertram"))
    left = of(standing(0, 101, 2, resigned=True), standing(1, None, 1, name="Bertram"))
    # A person with the same name isn't that computer.
    person = of(standing(0, 101, 1), standing(1, 102, 2, name="Bertram"))
    # A seat taken over from a computer, or from a person who resigned, has the name of a computer.
    taken = of(standing(0, 101, 1), standing(1, None, 2, name="Bertram", answers=3))
    await keep(store, [lost, won, left, person, taken])
    assert await store.profiles.opponents(101) == [Opponent("Agnes", 0, 1), Opponent("Bertram", 1, 2)]
    assert await store.profiles.opponents(102) == []


async def test_cards_that_are_damaged_hide_no_game(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "UPDATE standings SET characters = '[\"ki', city = 'null' WHERE person = 101")
    (game,) = await games_of(store, 101)
    assert (game.characters, game.city, game.place) == ((), (), 1)


async def test_a_rating_and_what_made_it(store: Store) -> None:
    quitter = of(standing(0, 101, 1), standing(1, 102, 2), standing(2, 103, 3, resigned=True))
    await keep(store, [won_by(101, 103, ended=NOW - DAY), won_by(103, 101, guild=11), quitter])
    here = await record_of(store, 103, HERE)
    assert here.wins == Wins(2, 0)
    assert [each.game for each in here.games] == [game_id(0), game_id(2)]
    assert here.rating == here.games[-1].rating
    assert (await record_of(store, 103, Track(ALL_SERVERS, ALL_TIME))).wins == Wins(3, 1)
    # No number changes without a game.
    assert (await record_of(store, 103, HERE, NOW + 100 * DAY)).rating == here.rating
    board = await store.leaderboards.read(HERE, "rating", NOW, reader=103)
    assert board.own is not None
    assert (board.own.games, board.own.wins, board.own.rating) == (*here.wins, here.rating)
    assert await store.profiles.record(104, HERE, NOW) is None


async def test_a_rating_is_a_guess_again_for_somebody_who_was_away_for_long(store: Store) -> None:
    await keep(store, [won_by(*range(101, 109))] * SETTLED_GAMES)
    seen = [
        (await record_of(store, 101, HERE, NOW + away)).to_settle
        for away in (INACTIVE_AFTER, INACTIVE_AFTER + 1)
    ]
    assert seen == [0, 1]


async def test_somebody_who_resigned_from_all_games_has_a_rating_and_no_wins(store: Store) -> None:
    await keep(store, [of(standing(0, 101, 1), standing(1, 102, 2), standing(2, 103, 3, resigned=True))])
    found = await record_of(store, 103, HERE)
    assert (found.wins, found.to_settle, len(found.games)) == (Wins(0, 0), SETTLED_GAMES, 1)
    assert (await store.leaderboards.read(HERE, "rating", NOW, reader=103)).absence == "left"
    assert (await store.leaderboards.read(HERE, "rating", NOW, reader=104)).absence == "new"


@pytest.mark.parametrize("count", [1, 7, 8, 9, 16, 30])
async def test_of_many_games_some_tell_how_a_rating_came(
    store: Store, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr("storage.results.profiles.MOST_RATED", 8)
    monkeypatch.setattr("storage.results.profiles.NEWEST_GAMES", 3)
    # Games of others are in between.
    await keep(
        store,
        [won_by(*people) for each in range(count) for people in [(101, 102), (103, 102)][: 1 + each % 2]],
    )
    played = [game.game for game in await games_of(store, 101)]
    found = await record_of(store, 101, HERE)
    told = [played.index(each.game) for each in found.games]
    assert found.wins == Wins(count, count)
    assert told == sorted({*told})
    if count <= 8:
        assert told == [*range(count)]
        return
    assert len(told) <= 8
    assert (told[0], told[-4:]) == (0, [*range(count - 4, count)])
    steps = [after - before for before, after in pairwise(told[:-3])]
    assert max(steps) - min(steps) <= 2
