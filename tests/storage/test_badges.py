"""Badges, computed from results: a win with each character, by each edition, and rarer feats."""

import pytest

from engine.cards.characters import RANK
from engine.setup.editions import EDITIONS
from storage.badges import BADGES, CHARACTERS, CUP, FEATS, earned, new_with
from storage.figures import Played
from tests.storage.test_figures import played

FIVE = ("tavern", "temple", "manor", "watchtower", "keep")


def badges(*games: Played) -> set[str]:
    """Return the badges but for those that every won game brings."""
    return {*earned(games)} - {"close"}


def won(**changes: object) -> Played:
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
