"""A person’s games in numbers: figures and badges."""

from collections.abc import Sequence

import pytest

from engine.cards.characters import RANK
from engine.setup.editions import EDITIONS
from storage.results.own_games import (
    BADGE_CHARACTERS,
    BADGES,
    CUP,
    FEATS,
    FEWEST_GAMES,
    CareerTally,
    Figures,
    Near,
    OwnGame,
    PersonLevel,
    Streak,
    Wins,
    level_of,
)


def figures(games: Sequence[OwnGame]) -> Figures:
    """Return the figures of games, in the order in which they ended."""
    return CareerTally.of(games).figures()


def played(place: int = 1, *, resigned: bool = False, **changes: object) -> OwnGame:
    plain = OwnGame(1, "aaaaaaaa", 10, 1000, True, 4, "Anna", resigned, place, 20, (), (), 10)
    return plain._replace(**changes)


def test_nothing_was_played() -> None:
    none = figures([])
    assert (none.wins, none.resigned, none.rated, none.by_seats) == (Wins(0, 0), 0, 0, ())
    assert (none.best, none.seconds, none.winning, none.finishing) == (None, None, Streak(0, 0), Streak(0, 0))


def test_a_resigned_game_is_a_game_lost() -> None:
    found = figures([played(1), played(2), played(1, resigned=True), played(3, rated=False)])
    assert (found.wins, found.resigned, found.rated) == (Wins(4, 1), 1, 3)
    assert found.by_seats == ((4, Wins(4, 1)),)


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
    assert (left.winning, left.finishing) == (Streak(0, 2), Streak(1, 2))
    # Nobody keeps a streak by resigning games that they would lose.
    assert figures([played(1), played(1), played(1, resigned=True), played(1)]).winning == Streak(1, 2)
    kept = [won(), won(), won(resigned=True), won()]
    assert "streak-3" not in badges(*kept)


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
    # Districts that every deck has several times are no choice.
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
    # Eleven of twelve count more than three of three; two of two are too few, and none of nine is no success.
    assert list(found) == ["thief", "bishop"]
    assert found == {"thief": Wins(12, 11), "bishop": Wins(3, 3)}


def test_a_card_counts_once_a_game() -> None:
    found = figures([played(1, characters=("king",) * 5), played(2, characters=("king",))] * 2)
    assert found.best_characters == (("king", Wins(4, 2)),)


FIVE = ("tavern", "temple", "manor", "watchtower", "keep")


def badges(*games: OwnGame) -> set[str]:
    """Return the badges except those that every win earns, and that of the first game."""
    return {*CareerTally.of(games).badges()} - {"close", "first-game"}


def won(**changes: object) -> OwnGame:
    return played(1, best_other=15)._replace(**changes)


def test_every_badge_can_be_told_from_the_others() -> None:
    assert len({*BADGES}) == len(BADGES) > 40
    assert {*BADGE_CHARACTERS} == {*RANK}
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
    def earned(changes: dict[str, object], place: int = 1) -> bool:
        return badge in CareerTally.of([won(**changes)._replace(place=place)]).badges()

    assert earned(enough)
    assert not earned(too_little)
    assert not earned(enough, 2)


def test_wins_in_a_row_and_many_games() -> None:
    game, lost = won(), played(2)
    assert "streak-3" not in badges(game, game, lost, game)
    assert "streak-3" in badges(lost, game, game, game)
    assert "streak-5" not in badges(*[game] * 4)
    assert {"streak-3", "streak-5"} <= badges(*[game] * 5, lost)
    assert "ten-games" not in badges(*[lost] * 9, lost._replace(resigned=True))
    assert badges(*[lost] * 10) == {"ten-games"}
    assert CareerTally.of([lost._replace(resigned=True), lost]).badges() == {"first-game": lost.game}
    assert CareerTally.of([lost._replace(resigned=True)]).badges() == {}
    assert badges(*[lost] * 100) == {"ten-games", "hundred-games"}


def test_a_game_brings_what_none_before_it_brought() -> None:
    games = [
        won(game="first", characters=("king",)),
        won(game="second", characters=("king", "thief")),
        won(game="third", characters=("king", "thief")),
    ]
    found = CareerTally.of(games).badges()
    assert (found["king"], found["thief"], found["streak-3"]) == ("first", "second", "third")
    # The newest is the last; those of one game are in the order of all badges.
    assert [*dict.fromkeys(found.values())] == ["first", "second", "third"]
    first = [badge for badge, game in found.items() if game == "first"]
    assert first == [badge for badge in BADGES if badge in first]


def test_games_bring_badges_of_streaks_and_numbers_once() -> None:
    games = [won(game=f"game {number}") for number in range(1, 13)]
    found = CareerTally.of(games).badges()
    assert (found["streak-3"], found["streak-5"]) == ("game 3", "game 5")
    assert found["ten-games"] == "game 10"


def test_no_game_alone_tells_of_a_tournament_that_was_won() -> None:
    assert CUP not in badges(won())
    assert BADGES[-1] == CUP


def test_each_level_takes_a_game_more_than_the_one_before() -> None:
    assert [level_of(games).number for games in range(11)] == [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4]
    assert level_of(8) == PersonLevel(3, 2, 4)


def test_a_badge_is_near_once_half_of_its_games_are_done() -> None:
    games = [played(2)] * 4
    assert CareerTally.of(games).near() == ()
    assert CareerTally.of([*games, won(total=29, city=FIVE[:4])]).near() == (Near("ten-games", 5, 10),)
    two = [*games, won(), won()]
    assert CareerTally.of(two).near() == (Near("streak-3", 2, 3), Near("ten-games", 6, 10))
    assert CareerTally.of([*two, won()]).near() == (Near("streak-5", 3, 5), Near("ten-games", 7, 10))
    assert CareerTally.of([won()] * 50).near() == (Near("hundred-games", 50, 100),)


def test_after_a_game_only_a_badge_counts_to_which_it_came_closer() -> None:
    """Otherwise the same one would be shown after each game."""
    assert CareerTally.of([played(2)] * 7).nearer() is None
    eight = [played(2)] * 6 + [won(), won()]
    assert CareerTally.of(eight).nearer() == Near("streak-3", 2, 3)
    assert CareerTally.of([*eight, played(2)]).nearer() == Near("ten-games", 9, 10)
    assert CareerTally.of([*eight, played(1, resigned=True)]).nearer() is None
    assert [each.wins for each in CareerTally.of(eight).near()] == [True, False]


def test_no_single_game_is_on_the_way_to_a_badge_for_a_single_win() -> None:
    lost = played(2, total=29, city=FIVE[:4], seats=6)
    assert CareerTally.of([lost, won(total=29)]).near() == ()
    assert CareerTally.of([played(1, resigned=True)] * 8).near() == ()
