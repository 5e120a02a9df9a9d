"""The editions, checked against the tables of the rules, written out again."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import Game, Options, Rules, SetupError
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DELUXE, DISTRICTS, UNIQUE
from engine.flow.deal import deck_of
from engine.setup.editions import CLASSIC_EIGHT, DEFAULT_EDITION, EDITIONS, Edition, edition_of
from engine.setup.options import cast_sizes
from engine.setup.sets import sets_of

CLASSIC, CZECH = EDITIONS["classic"], EDITIONS["classic-czech"]


def refusal(options: Options, seats: int = 4) -> SetupError:
    with pytest.raises(SetupError) as error:
        options.check(seats)
    assert str(error.value)
    return error.value


def classic(cast: tuple[str, ...] = CLASSIC_EIGHT, uniques: tuple[str, ...] = CLASSIC.fixed) -> Options:
    return Options(cast, uniques, CLASSIC.rules, CLASSIC.id)


def test_there_are_four() -> None:
    assert list(EDITIONS) == ["2016", "deluxe", "classic", "classic-czech"]
    assert DEFAULT_EDITION.id == "2016"
    assert DEFAULT_EDITION.rules == Rules()


@pytest.mark.parametrize(
    ("name", "characters", "pool", "fixed"),
    [("2016", 27, 30, 0), ("deluxe", 27, 36, 0), ("classic", 18, 13, 12), ("classic-czech", 8, 0, 11)],
)
def test_how_many_cards_they_have(name: str, characters: int, pool: int, fixed: int) -> None:
    edition = EDITIONS[name]
    assert len(set(edition.characters)) == len(edition.characters) == characters
    assert len(set(edition.pool)) == len(edition.pool) == pool
    assert len(edition.fixed) == fixed
    assert {*edition.pool, *edition.fixed} <= {card.id for card in (*UNIQUE, *DELUXE)}


def test_the_characters_of_2016() -> None:
    assert [len(DEFAULT_EDITION.of_rank(rank)) for rank in range(1, 10)] == [3] * 9
    assert set(CHARACTER_CARDS) - set(DEFAULT_EDITION.characters) == {"classic_tax_collector"}


@pytest.mark.parametrize(
    ("name", "cards"), [("2016", 68), ("deluxe", 68), ("classic", 66), ("classic-czech", 65)]
)
def test_how_large_the_deck_is(name: str, cards: int) -> None:
    """The deck of the first game."""
    edition = EDITIONS[name]
    options = sets_of(edition)["first_game"].options(4, edition=edition)
    assert len(deck_of(options)) == cards
    with_actions = replace(options, rules=replace(options.rules, action_cards=True))
    assert len(deck_of(with_actions)) == cards + 15


def test_the_classic_decks() -> None:
    """A table that chooses more unique districts gives up fixed ones."""
    assert Counter(CLASSIC.fixed) - Counter(CZECH.fixed) == Counter(["great_wall"])
    assert {card for card, count in Counter(CLASSIC.fixed).items() if count > 1} == {"keep"}
    assert {"graveyard", "university"} < set(CLASSIC.fixed)
    costs = [dict(CLASSIC.rules.costs).get(card, DISTRICTS[card].cost) for card in CLASSIC.fixed]
    assert costs == [2, 3, 3, 5, 5, 5, 5, 6, 6, 6, 6, 6]


def test_the_classic_pool_lacks_the_ball_room_alone() -> None:
    """The book has 14 bonus districts."""
    assert len(CLASSIC.pool) == 14 - 1
    assert "ball_room" not in DISTRICTS


def test_classic_characters() -> None:
    """One bonus character in each of the first eight ranks, two in the ninth."""
    bonus = [each for each in CLASSIC.characters if each not in CLASSIC_EIGHT]
    assert Counter(RANK[each] for each in bonus) == {**dict.fromkeys(range(1, 9), 1), 9: 2}
    assert CZECH.characters == CLASSIC_EIGHT


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("2016", [(8,), (9,), (8, 9), (8, 9), (8, 9), (8, 9), (9,)]),
        ("deluxe", [(8,), (9,), (8, 9), (8, 9), (8, 9), (8, 9), (9,)]),
        ("classic", [(8,), (8,), (8, 9), (8, 9), (8, 9), (8, 9), (9,)]),
        ("classic-czech", [(8,), (8,), (8,), (8,), (8,), (8,), ()]),
    ],
)
def test_how_many_characters_for_two_to_eight(name: str, sizes: list[tuple[int, ...]]) -> None:
    assert [EDITIONS[name].cast_sizes(seats) for seats in range(2, 9)] == sizes


def test_eight_can_not_play_where_there_is_no_ninth_character() -> None:
    error = refusal(Options(CLASSIC_EIGHT, CZECH.fixed, CZECH.rules, CZECH.id), 8)
    assert error.problem == "seat-count"
    assert error.facts == {"seats": 8, "most": 7}
    with pytest.raises(SetupError):
        cast_sizes(8, CZECH)


def test_an_edition_that_is_not_known() -> None:
    error = refusal(replace(classic(), edition="klasik"))
    assert error.problem == "unknown-edition"
    assert error.facts == {"edition": "klasik"}
    assert error.instead == tuple(EDITIONS)
    assert edition_of("deluxe") is EDITIONS["deluxe"]


def test_a_character_that_the_edition_does_not_have() -> None:
    error = refusal(classic(("magistrate", *CLASSIC_EIGHT[1:])))
    assert error.problem == "edition-character"
    assert error.facts == {"character": "magistrate", "edition": "classic"}
    assert error.instead == ("assassin", "witch")


def test_a_district_that_the_edition_does_not_have() -> None:
    error = refusal(classic(uniques=(*CLASSIC.fixed, "statue")))
    assert error.problem == "edition-district"
    assert error.facts == {"district": "statue", "edition": "classic"}
    uniques = ("graveyard", *(card.id for card in UNIQUE[:13]))
    assert refusal(Options(CLASSIC_EIGHT, uniques)).problem == "edition-district"
    Options(CLASSIC_EIGHT, uniques, edition="deluxe").check(4)


@pytest.mark.parametrize(("swapped", "allowed"), [(0, True), (1, True), (2, True), (3, False), (8, False)])
def test_at_most_two_of_the_classic_eight_give_way(swapped: int, allowed: bool) -> None:
    """The Romanian book says so."""
    bonus = [each for each in CLASSIC.characters if each not in CLASSIC_EIGHT][:swapped]
    options = classic((*bonus, *CLASSIC_EIGHT[swapped:]))
    if allowed:
        options.check(4)
    else:
        error = refusal(options)
        assert error.problem == "edition-mix"
        assert error.facts == {"count": swapped, "most": 2}


def test_a_ninth_character_is_none_of_the_two() -> None:
    classic(("witch", "classic_tax_collector", *CLASSIC_EIGHT[2:], "artist")).check(5)


@pytest.mark.parametrize("added", range(4))
def test_up_to_three_bonus_districts_join_the_classic_deck(added: int) -> None:
    classic(uniques=(*CLASSIC.fixed, *CLASSIC.pool[:added])).check(4)


def test_for_every_further_one_a_fixed_district_is_given_up() -> None:
    error = refusal(classic(uniques=(*CLASSIC.fixed, *CLASSIC.pool[:4])))
    assert error.problem == "unique-count"
    assert error.facts == {"count": 4, "needed": 3}
    classic(uniques=(*CLASSIC.fixed[1:], *CLASSIC.pool[:4])).check(4)
    classic(uniques=(*CLASSIC.fixed[3:], *CLASSIC.pool[:6])).check(4)


@pytest.mark.parametrize("added", [0, 3])
def test_without_such_a_reason_no_fixed_district_may_be_missing(added: int) -> None:
    error = refusal(classic(uniques=(*CLASSIC.fixed[1:], *CLASSIC.pool[:added])))
    assert error.problem == "fixed-district"
    assert error.facts == {"district": "haunted_quarter", "edition": "classic"}


def test_one_keep_is_missing_too() -> None:
    cards = list(CLASSIC.fixed)
    cards.remove("keep")
    assert refusal(classic(uniques=tuple(cards))).facts["district"] == "keep"


def test_no_card_stands_more_often_than_the_edition_has_it() -> None:
    assert refusal(classic(uniques=(*CLASSIC.fixed, "keep"))).problem == "unique-repeated"
    assert refusal(classic(uniques=(*CLASSIC.fixed, "park", "park"))).problem == "unique-repeated"
    assert CLASSIC.copies("keep") == 2
    assert CLASSIC.copies("park") == 1
    assert CLASSIC.copies("statue") == 0


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_the_first_game_can_be_played_in_every_edition(edition: Edition) -> None:
    first = sets_of(edition)["first_game"]
    assert first.characters == CLASSIC_EIGHT
    for seats in range(2, 9):
        for size in edition.cast_sizes(seats):
            options = first.options(seats, size, edition=edition)
            options.check(seats)
            assert options.rules == edition.rules
            assert options.edition == edition.id
            assert len(options.cast) == size
            Game.new(options, seats, "0" * 64)


def test_the_suggested_sets_are_those_of_the_later_editions() -> None:
    assert list(sets_of(EDITIONS["deluxe"])) == list(sets_of(EDITIONS["2016"]))
    assert len(sets_of(EDITIONS["2016"])) == 7
    assert list(sets_of(CLASSIC)) == list(sets_of(CZECH)) == ["first_game"]


def test_section_g_in_one_place() -> None:
    """The rows of the table that are switches, by edition."""
    table: dict[str, tuple[object, object, object, object]] = {
        "city_size": (7, 7, 8, 8),
        "city_size_few": (8, 8, 8, 8),
        "three_players": ("nine", "nine", "eight", "eight"),
        "discard_order": ("up-first", "up-first", "down-first", "up-first"),
        "face_down_seen": (False, False, False, True),
        "crown": ("in-turn", "in-turn", "on-call", "on-call"),
        "extras": ("any-time", "any-time", "after-gathering", "any-time"),
        "rank_eight": ("any-time", "any-time", "end-of-turn", "any-time"),
        "discards": ("under-deck", "under-deck", "under-deck", "pile"),
        "tie_break": ("revealed-rank", "held-rank", "values-then-gold", "district-values"),
        "laboratory_gold": (2, 2, 1, 1),
        "haunted_last_round": (True, True, False, True),
        "library_keeps": ("all", "all", "two", "two"),
        "abbot": ("either", "both-for-school", "gold-only", "either"),
        "emperor_gift": ("emperor-chooses", "emperor-chooses", "receiver-chooses", "emperor-chooses"),
        "queen": ("own-turn", "with-rank-four", "own-turn", "own-turn"),
        "quarry": ("any", "any", "one", "any"),
        "wishing_well_self": (True, True, False, True),
        "armory": ("open-cities", "open-cities", "other-cities", "open-cities"),
        "action_cards": (False, False, False, False),
    }
    for switch, values in table.items():
        assert tuple(getattr(edition.rules, switch) for edition in EDITIONS.values()) == values, switch
    assert [dict(edition.rules.costs).get("observatory", 4) for edition in EDITIONS.values()] == [4, 4, 5, 5]
