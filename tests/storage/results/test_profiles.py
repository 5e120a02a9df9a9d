"""A person's games in numbers."""

from typing import Any

import pytest

from engine.cards.characters import RANK
from engine.setup.editions import EDITIONS
from storage.database.storage_errors import NotReadError, StatementError
from storage.database.transaction import Work
from storage.results.profiles import (
    BADGES,
    CHARACTERS,
    CUP,
    FEATS,
    FEWEST_GAMES,
    NO_GAMES,
    Career,
    Opponent,
    OwnGame,
    Rival,
    Streak,
    Wins,
    earned,
    figures,
    new_with,
)
from storage.results.ratings.model import DAY
from storage.results.ratings.tracks import ALL_TIME, EVERYWHERE, Track
from storage.store import Store
from tests.storage.rated_games import GUILD, NOW, game_id, keep, of, standing, won_by
from tests.storage.samples import write


def played(place: int = 1, *, resigned: bool = False, **changes: object) -> OwnGame:
    """Make a game."""
    plain = OwnGame(1, "aaaaaaaa", 10, 1000, True, 4, "Anna", resigned, place, 20, (), (), 10)
    return plain._replace(**changes)


def test_nothing_was_played() -> None:
    none = figures([])
    assert (none.wins, none.resigned, none.rated, none.by_seats) == (Wins(0, 0), 0, 0, ())
    assert (none.best, none.seconds, none.winning, none.finishing) == (None, None, Streak(0, 0), Streak(0, 0))


def test_only_finished_games_are_won() -> None:
    found = figures([played(1), played(2), played(1, resigned=True), played(3, rated=False)])
    assert (found.wins, found.resigned, found.rated) == (Wins(3, 1), 1, 2)


def test_a_player_who_resigned_won_nothing_though_nobody_stayed() -> None:
    assert played(1).won
    assert not played(1, resigned=True).won


def test_wins_by_number_of_players() -> None:
    found = figures([played(1, seats=6), played(2, seats=2), played(1, seats=6), played(2, seats=6)])
    assert found.by_seats == ((2, Wins(1, 0)), (6, Wins(3, 2)))


def test_streaks() -> None:
    places = (1, 1, 1, 2, 1, 1)
    found = figures([played(place) for place in places])
    assert (found.winning, found.finishing) == (Streak(2, 3), Streak(6, 6))
    left = figures([played(1), played(1), played(1, resigned=True), played(2)])
    # To resign breaks no streak of wins: that is about games that were finished.
    assert (left.winning, left.finishing) == (Streak(0, 2), Streak(1, 2))


def test_the_best_score_is_of_a_finished_game() -> None:
    games = [played(2, total=31), played(1, total=25), played(4, total=50, resigned=True)]
    assert figures(games).best == games[0]


def test_the_usual_time_is_that_of_the_game_in_the_middle() -> None:
    assert figures([played(seconds=each) for each in (5, None, 9000, 20)]).seconds == 20


def test_cards_that_were_played_most() -> None:
    games = [
        played(characters=("king", "king", "bishop"), city=("tavern", "statue")),
        played(characters=("thief", "bishop", "king"), city=("tavern", "statue", "library")),
        played(characters=("witch",) * 9, city=("observatory",), resigned=True),
    ]
    found = figures(games)
    assert found.often_characters == (("king", 3), ("bishop", 2), ("thief", 1))
    # Of the districts that every deck has several times, nobody had to choose one.
    assert found.often_uniques == (("statue", 2), ("library", 1))


def test_one_of_one_is_not_the_best() -> None:
    games = (
        [played(1, characters=("king",))] * (FEWEST_GAMES - 1)
        + [played(1, characters=("bishop",))] * 3
        + [played(1, characters=("thief",))] * 11
        + [played(2, characters=("thief",))]
        + [played(2, characters=("witch",))] * 9
    )
    found = dict(figures(games).best_characters)
    # Eleven of twelve tell more than three of three; two of two tell nothing, and none of nine is no success.
    assert list(found) == ["thief", "bishop"]
    assert found == {"thief": Wins(12, 11), "bishop": Wins(3, 3)}


def test_a_card_counts_once_a_game() -> None:
    found = figures([played(1, characters=("king",) * 5), played(2, characters=("king",))] * 2)
    assert found.best_characters == (("king", Wins(4, 2)),)


FIVE = ("tavern", "temple", "manor", "watchtower", "keep")


def badges(*games: OwnGame) -> set[str]:
    """Return the badges but for those that every won game brings."""
    return {*earned(games)} - {"close"}


def won(**changes: object) -> OwnGame:
    return played(1, best_other=15)._replace(**changes)


def test_every_badge_can_be_told_from_the_others() -> None:
    assert len({*BADGES}) == len(BADGES) > 40
    assert {*CHARACTERS} == {*RANK}
    assert {f"edition-{each}" for each in EDITIONS} <= {*FEATS}


def test_a_win_brings_the_badges_of_its_characters_and_its_edition() -> None:
    game = won(characters=("king", "thief", "king"), edition="deluxe")
    assert badges(game) == {"king", "thief", "edition-deluxe"}
    assert badges(game._replace(place=2), game._replace(resigned=True)) == set()


@pytest.mark.parametrize(
    ("badge", "enough", "too_little"),
    [
        ("five-types", {"city": FIVE}, {"city": FIVE[1:]}),
        ("four-uniques", {"city": ("keep", "library", "statue", "quarry")}, {"city": ("keep", "library")}),
        ("no-uniques", {"city": FIVE[:4]}, {"city": FIVE}),
        ("eight-districts", {"city": ("tavern",) * 8}, {"city": ("tavern",) * 7}),
        ("lost-turns", {"lost_turns": 3}, {"lost_turns": 2}),
        ("thirty-points", {"total": 30}, {"total": 29}),
        ("margin", {"best_other": 10}, {"best_other": 11}),
        ("close", {"best_other": 19}, {"best_other": 18}),
        ("duel", {"seats": 2}, {"seats": 3}),
        ("crowd", {"seats": 7}, {"seats": 6}),
    ],
)
def test_a_won_game_with_a_feat(badge: str, enough: dict[str, object], too_little: dict[str, object]) -> None:
    assert badge in earned([won(**enough)])
    assert badge not in earned([won(**too_little)])
    assert badge not in earned([won(**enough)._replace(place=2)])


def test_wins_in_a_row_and_many_games() -> None:
    game, lost = won(), played(2)
    assert "streak-3" not in badges(game, game, lost, game)
    assert "streak-3" in badges(lost, game, game, game)
    assert "streak-5" not in badges(*[game] * 4)
    assert {"streak-3", "streak-5"} <= badges(*[game] * 5, lost)
    assert "ten-games" not in badges(*[lost] * 9, lost._replace(resigned=True))
    assert badges(*[lost] * 10) == {"ten-games"}
    assert badges(*[lost] * 100) == {"ten-games", "hundred-games"}


def test_a_game_brings_what_none_before_it_brought() -> None:
    games = [
        won(game="first", characters=("king",)),
        won(game="second", characters=("king", "thief")),
        won(game="third", characters=("king", "thief")),
    ]
    assert new_with(games, "second") == ("thief",)
    assert new_with(games, "third") == ("streak-3",)
    assert new_with(games, "another") == ()


def test_no_game_alone_tells_of_a_tournament_that_was_won() -> None:
    assert CUP not in earned([won()])
    assert BADGES[-1] == CUP


pytestmark = pytest.mark.both_databases

HERE = Track(GUILD, ALL_TIME)


async def test_games_are_told_as_they_ended(store: Store) -> None:
    quitter = of(standing(0, 101, 3, resigned=True, name="Anna"), standing(1, 102, 1), standing(2, None, 2))
    await keep(store, [won_by(102, 101, None, ended=NOW - DAY), quitter])
    first, second = await store.profiles.games(101)
    assert (first.game, first.guild, first.ended, first.rated) == (game_id(0), GUILD, NOW - DAY, True)
    assert (first.seats, first.place, first.total, first.resigned) == (3, 2, 28, False)
    assert (first.characters, first.city, first.seconds) == (("king",), ("tavern", "statue"), 12)
    assert (second.resigned, second.name, second.rated) == (True, "Anna", False)
    assert await store.profiles.games(103) == []


async def test_a_career_is_that_of_the_games_that_there_are_now(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101, guild=11)])

    async def career(guild: int | None = None) -> Career:
        """Return it, and see that it is what all games come to."""
        found, games = await store.profiles.career(101, guild), await store.profiles.games(101, guild)
        assert found == Career(figures(games), earned(games), games[-1].name if games else "")
        return found

    assert (await career()).figures.wins == Wins(2, 1)
    assert (await career(GUILD)).figures.wins == Wins(1, 1)
    await keep(store, [won_by(101, 102)])
    assert (await career()).figures.wins == Wins(3, 2)
    await write(store.database, "UPDATE results SET unrated = 'few' WHERE game = ?", game_id(0))
    assert (await career()).figures.rated == 2
    await write(store.database, "UPDATE results SET guild = NULL WHERE guild = ?", GUILD)
    assert (await career(GUILD)).name == ""
    await write(store.database, "UPDATE standings SET person = 0 WHERE person = 101")
    assert (await career()) == NO_GAMES


@pytest.mark.parametrize("many", [0, 300])
async def test_many_games_are_read_by_a_connection_of_their_own(
    store: Store, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr("storage.results.profiles.MANY", many)
    await keep(store, [won_by(101, 102)])
    apart, database = list[object](), store.database
    read = database.apart

    async def noted(work: Work[Any]) -> Any:
        apart.append(work)
        return await read(work)

    monkeypatch.setattr(database, "apart", noted)
    assert (await store.profiles.career(101)).figures.wins == Wins(1, 1)
    assert len(await store.profiles.rivals(101)) == 1
    assert await store.profiles.record(101, HERE, NOW) is not None
    assert len(apart) == (0 if many else 3)


async def test_many_games_that_can_not_be_read_are_an_outage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.results.profiles.MANY", 0)
    await keep(store, [won_by(101, 102)])

    async def silent(_: object) -> None:
        raise StatementError("no answer", "silent")

    monkeypatch.setattr(store.database, "apart", silent)
    with pytest.raises(NotReadError) as caught:
        await store.profiles.career(101)
    assert caught.value.cause == "silent"


async def test_games_of_one_server_alone(store: Store) -> None:
    await keep(store, [won_by(101, 102), won_by(102, 101, guild=11)])
    assert [each.guild for each in await store.profiles.games(101)] == [GUILD, 11]
    assert [each.guild for each in await store.profiles.games(101, 11)] == [11]


async def test_a_game_tells_its_edition_and_the_rivals_points_and_turns(store: Store) -> None:
    own = standing(0, 101, 1, characters=("king",), total=20)
    others = (
        standing(1, 102, 2, characters=("king", "thief", "bishop"), total=17),
        standing(2, None, 3, characters=(), total=12),
    )
    await keep(store, [of(own, *others)])
    (game,) = await store.profiles.games(101)
    assert (game.edition, game.best_other, game.lost_turns) == ("2016", 17, 2)
    (game,) = await store.profiles.games(102)
    assert (game.best_other, game.lost_turns) == (20, 0)


async def test_the_record_against_everybody_that_one_met(store: Store) -> None:
    gone = of(standing(0, 101, 1), standing(1, 102, 2, resigned=True), standing(2, -7, 3))
    tie = of(standing(0, 101, 1), standing(1, 103, 1))
    await keep(store, [won_by(101, 102, 103, None), won_by(102, 101, guild=11), won_by(101, 102), gone, tie])
    assert await store.profiles.rivals(101) == [Rival(102, 2, 1, 3), Rival(103, 1, 0, 5)]
    assert await store.profiles.rivals(104) == []
    assert await store.profiles.name(3, 102) == "person 102"
    assert await store.profiles.name(3, 103) == ""


async def test_the_record_against_computers_by_their_names(store: Store) -> None:
    lost = of(standing(0, 101, 3), standing(1, None, 1, name="Bertram"), standing(2, None, 2, name="Agnes"))
    won = of(standing(0, 101, 1), standing(1, None, 2, name="Bertram"))
    left = of(standing(0, 101, 2, resigned=True), standing(1, None, 1, name="Bertram"))
    # A person of the same name is nobody's computer.
    person = of(standing(0, 101, 1), standing(1, 102, 2, name="Bertram"))
    # A seat that somebody took, from a computer or from one who resigned, has the name of a computer.
    taken = of(standing(0, 101, 1), standing(1, None, 2, name="Bertram", answers=3))
    await keep(store, [lost, won, left, person, taken])
    assert await store.profiles.opponents(101) == [Opponent("Agnes", 0, 1), Opponent("Bertram", 1, 1)]
    assert await store.profiles.opponents(102) == []


async def test_cards_that_are_damaged_hide_no_game(store: Store) -> None:
    await keep(store, [won_by(101, 102)])
    await write(store.database, "UPDATE standings SET characters = '[\"ki', city = 'null' WHERE person = 101")
    (game,) = await store.profiles.games(101)
    assert (game.characters, game.city, game.place) == ((), (), 1)


async def test_a_rating_and_what_made_it(store: Store) -> None:
    quitter = of(standing(0, 101, 1), standing(1, 102, 2), standing(2, 103, 3, resigned=True))
    await keep(store, [won_by(101, 103, ended=NOW - DAY), won_by(103, 101, guild=11), quitter])
    here = await store.profiles.record(103, HERE, NOW)
    assert here is not None
    assert here.wins == Wins(1, 0)
    assert [(each.game, each.ended) for each in here.games] == [(game_id(0), NOW - DAY), (game_id(2), NOW)]
    assert here.games[0].after.mu == here.games[1].before.mu
    assert here.rating.mu == here.games[-1].after.mu
    everywhere = await store.profiles.record(103, Track(EVERYWHERE, ALL_TIME), NOW)
    assert everywhere is not None
    assert everywhere.wins == Wins(2, 1)
    later = await store.profiles.record(103, HERE, NOW + 100 * DAY)
    assert later is not None
    assert later.rating.sigma > here.rating.sigma
    assert await store.profiles.record(104, HERE, NOW) is None
