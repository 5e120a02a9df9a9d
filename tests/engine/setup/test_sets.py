"""The sets of the rule book, and random ones."""

from collections import Counter

import pytest

from engine import Game
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS, UNIQUE
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from engine.setup.options import cast_sizes, fits
from engine.setup.random_sets import random_set
from engine.setup.sets import SETS


def seed(number: int) -> str:
    return f"{number:064x}"


def test_seven_sets() -> None:
    assert list(SETS) == [
        "first_game",
        "ambitious_aristocrats",
        "cunning_agents",
        "illustrious_emissaries",
        "devious_dignitaries",
        "tenacious_delegates",
        "vicious_nobles",
    ]


@pytest.mark.parametrize("name", SETS)
def test_every_set_has_a_character_of_each_rank_and_fourteen_different_districts_of_2016(name: str) -> None:
    each = SETS[name]
    assert [RANK[character] for character in each.characters] == list(range(1, 9))
    assert RANK[each.ninth] == 9
    assert len(set(each.uniques)) == len(each.uniques) == 14
    assert set(each.uniques) <= {card.id for card in UNIQUE}
    assert list(each.uniques) == sorted(each.uniques)


def test_the_six_suggested_sets_use_most_cards_between_them() -> None:
    """A mistake in the lists would show here: the sums are counted from the rule book."""
    six = [each for each in SETS.values() if each.id != "first_game"]
    districts = Counter(card for each in six for card in each.uniques)
    assert len(districts) == 30
    assert districts["haunted_quarter"] == 4
    assert districts["theater"] == districts["framework"] - 1 == 2
    characters = Counter(character for each in six for character in each.characters)
    assert characters["king"] == characters["emperor"] == characters["patrician"] == 2
    assert [each.ninth for each in six] == [
        "queen", "tax_collector", "artist", "queen", "artist", "tax_collector",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["cunning_agents", "illustrious_emissaries"])
def test_with_two_seats_a_king_takes_the_emperors_place(name: str) -> None:
    assert SETS[name].options(2).cast[3] == "king"
    assert SETS[name].options(3).cast[3] == "emperor"


@pytest.mark.parametrize("name", ["ambitious_aristocrats", "devious_dignitaries"])
def test_with_four_seats_an_artist_takes_the_queens_place(name: str) -> None:
    assert SETS[name].options(4, 9).cast[8] == "artist"
    assert SETS[name].options(5, 9).cast[8] == "queen"


@pytest.mark.parametrize(
    ("seats", "size"), [(seats, size) for seats in range(2, 9) for size in cast_sizes(seats)]
)
def test_random_sets_can_be_played(seats: int, size: int) -> None:
    assert len(random_set(seats, seed(0)).cast) == min(cast_sizes(seats))
    for number in range(60):
        options = random_set(seats, seed(number), size)
        options.check(seats)
        assert len(options.cast) == size
        assert all(fits(character, seats) for character in options.cast)
        Game.new(options, seats, seed(number))


def test_random_sets_are_the_same_for_the_same_seed_and_differ_otherwise() -> None:
    assert random_set(4, seed(1)) == random_set(4, seed(1))
    assert len({random_set(4, seed(number)) for number in range(50)}) == 50


def test_random_sets_draw_every_character_and_every_district_of_the_pool() -> None:
    drawn = [random_set(5, seed(number), 9) for number in range(200)]
    assert {character for each in drawn for character in each.cast} == set(DEFAULT_EDITION.characters)
    assert {card for each in drawn for card in each.uniques} == {card.id for card in UNIQUE}
    order = list(DISTRICTS)
    assert all(list(each.uniques) == sorted(each.uniques, key=order.index) for each in drawn)


@pytest.mark.parametrize("name", EDITIONS)
def test_random_sets_draw_everything_that_an_edition_has(name: str) -> None:
    edition = EDITIONS[name]
    size = max(edition.cast_sizes(5))
    drawn = [random_set(5, seed(number), size, edition=edition) for number in range(200)]
    assert {card for each in drawn for card in each.uniques} == {*edition.pool, *edition.fixed}
    assert {character for each in drawn for character in each.cast} == set(edition.characters)
    assert {each.edition for each in drawn} == {name}


def test_the_drawing_of_a_set_takes_no_words_of_the_games_own_stream() -> None:
    """So one seed may serve both: the drawn set reveals nothing about the deal."""
    first = random_set(4, seed(7))
    game = Game.new(first, 4, seed(7))
    assert game.state.rng.seed == seed(7)
    assert random_set(4, seed(7)) == first
