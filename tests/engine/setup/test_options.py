"""Set-ups that the rules don't allow, each refused with its reason."""

from dataclasses import replace

import pytest

from engine import Game, Options, SetupError
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.setup.editions import EDITIONS
from engine.setup.options import cast_sizes, fits
from engine.setup.sets import FIRST_GAME, SETS
from tests.engine.table import cast_with

NINE = (*FIRST_GAME.characters, "artist")


def refusal(options: Options, seats: int) -> SetupError:
    """Return the error of these options, the same for checking and for setting up a game."""
    with pytest.raises(SetupError) as checked:
        options.check(seats)
    with pytest.raises(SetupError) as begun:
        Game.new(options, seats, "0" * 64)
    assert checked.value.problem == begun.value.problem
    assert str(checked.value)
    return checked.value


def plain(seats: int = 4) -> Options:
    return FIRST_GAME.options(seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_two_to_eight_can_play(seats: int) -> None:
    error = refusal(plain(), seats)
    assert error.problem == "seat-count"
    assert error.facts == {"seats": seats, "most": 8}


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, {8}), (3, {9}), (4, {8, 9}), (5, {8, 9}), (6, {8, 9}), (7, {8, 9}), (8, {9})]
)
def test_how_many_characters_may_play(seats: int, sizes: set[int]) -> None:
    assert set(cast_sizes(seats)) == sizes
    for cast in (FIRST_GAME.characters, NINE):
        options = replace(plain(), cast=cast)
        if len(cast) in sizes:
            options.check(seats)
        else:
            error = refusal(options, seats)
            assert error.problem == "cast-size"
            assert error.facts["size"] == len(cast)
            assert error.facts["needed"] in sizes


@pytest.mark.parametrize("cast", [(), FIRST_GAME.characters[:7], (*NINE, "queen")])
def test_a_cast_of_another_size_is_refused(cast: tuple[str, ...]) -> None:
    assert refusal(replace(plain(), cast=cast), 5).problem == "cast-size"


def test_unknown_character() -> None:
    cast = ("executioner", *FIRST_GAME.characters[1:])
    error = refusal(replace(plain(), cast=cast), 4)
    assert error.problem == "unknown-character"
    assert error.facts == {"character": "executioner"}


@pytest.mark.parametrize(
    ("cast", "wrong", "rank"),
    [
        (("assassin", "witch", *FIRST_GAME.characters[2:]), "witch", 2),
        (("thief", "assassin", *FIRST_GAME.characters[2:]), "thief", 1),
        ((*FIRST_GAME.characters, "warlord"), "warlord", 9),
        ((*FIRST_GAME.characters[:7], "queen"), "queen", 8),
    ],
)
def test_one_character_of_each_rank_in_order(cast: tuple[str, ...], wrong: str, rank: int) -> None:
    error = refusal(replace(plain(), cast=cast), 5)
    assert error.problem == "cast-rank"
    assert error.facts == {"character": wrong, "rank": rank}


def test_emperor_needs_three_and_the_books_offer_the_others_of_his_rank() -> None:
    error = refusal(replace(plain(), cast=cast_with(2, "emperor")), 2)
    assert error.problem == "character-seats"
    assert error.facts == {"character": "emperor", "fewest": 3, "seats": 2}
    assert set(error.instead) == {"king", "patrician"}
    replace(plain(), cast=cast_with(3, "emperor")).check(3)


@pytest.mark.parametrize("seats", [3, 4])
def test_queen_needs_five_and_the_books_offer_the_others_of_her_rank(seats: int) -> None:
    error = refusal(replace(plain(), cast=cast_with(seats, "queen")), seats)
    assert error.problem == "character-seats"
    assert error.facts == {"character": "queen", "fewest": 5, "seats": seats}
    assert set(error.instead) == {"artist", "tax_collector"}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_queen_may_play_with_five_and_more(seats: int) -> None:
    replace(plain(), cast=cast_with(seats, "queen")).check(seats)


def test_every_other_character_fits_wherever_its_rank_plays() -> None:
    limited = {card.id for card in CHARACTER_CARDS.values() if not all(fits(card.id, n) for n in range(2, 9))}
    assert limited == {"emperor", "queen"}


@pytest.mark.parametrize("wrong", ["tavern", "graveyards", "", "king"])
def test_names_of_other_cards_are_refused_as_unique_districts(wrong: str) -> None:
    error = refusal(replace(plain(), uniques=(wrong, *FIRST_GAME.uniques[1:])), 4)
    assert error.problem == "unknown-district"
    assert error.facts == {"district": wrong}


def test_a_unique_district_more_often_than_printed_is_refused() -> None:
    error = refusal(replace(plain(), uniques=("keep", *FIRST_GAME.uniques[:-1])), 4)
    assert error.problem == "unique-repeated"
    assert error.facts == {"district": "keep"}


@pytest.mark.parametrize("count", [0, 13])
def test_fourteen_unique_districts_are_needed(count: int) -> None:
    error = refusal(replace(plain(), uniques=FIRST_GAME.uniques[:count]), 4)
    assert error.problem == "unique-count"
    assert error.facts == {"count": count, "needed": 14}


def test_more_than_fourteen_unique_districts_are_refused() -> None:
    error = refusal(replace(plain(), uniques=(*FIRST_GAME.uniques, "park")), 4)
    assert error.problem == "unique-count"


def test_action_cards_are_refused_where_the_edition_has_none() -> None:
    for edition in EDITIONS.values():
        rules = replace(edition.rules, action_cards=True)
        uniques = edition.fixed or FIRST_GAME.uniques
        options = Options(FIRST_GAME.characters, uniques, rules, edition.id)
        if edition.action_cards:
            options.check(4)
        else:
            error = refusal(options, 4)
            assert (error.problem, error.facts) == ("edition-actions", {"edition": edition.id})


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_set_of_the_rule_book_can_be_played_by_any_number(name: str, seats: int) -> None:
    for size in cast_sizes(seats):
        options = SETS[name].options(seats, size)
        options.check(seats)
        assert len(options.cast) == size
    assert len(SETS[name].options(seats).cast) == min(cast_sizes(seats))


def test_rank_nine_of_a_set_gives_way_where_it_may_not_play() -> None:
    assert FIRST_GAME.options(3).cast[8] == "artist"
    assert FIRST_GAME.options(4, 9).cast[8] == "artist"
    assert FIRST_GAME.options(5, 9).cast[8] == "queen"
    assert FIRST_GAME.options(8).cast[8] == "queen"


@pytest.mark.parametrize("pair", [("assassin", "witch"), ("witch", "magistrate"), ("thief", "blackmailer")])
def test_f18_two_characters_of_a_rank_never_meet(pair: tuple[str, str]) -> None:
    cast = list(FIRST_GAME.characters)
    cast[RANK[pair[0]] - 1] = pair[0]
    at = RANK[pair[1]] if RANK[pair[1]] < len(cast) else 0
    cast[at] = pair[1]
    error = refusal(replace(plain(), cast=tuple(cast)), 5)
    assert error.problem == "cast-rank"
    assert error.facts == {"character": pair[1], "rank": at + 1}
