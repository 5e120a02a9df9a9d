"""A picture has the facts of the view, and no others."""

from dataclasses import replace

import pytest

from bot.pictures.board import board_picture
from bot.pictures.candidates import IncomeModel, income
from bot.pictures.draft import draft_picture
from bot.pictures.end import end_picture
from bot.pictures.hand import hand_picture
from bot.pictures.models import MarkModel
from engine.cards.characters import CHARACTER_CARDS
from engine.setup.rules import Rules
from engine.view import DistrictView, LaidView, MarkView, TurnView, View
from tests.bot.pictures.samples import FOUR, SIX, choosing, ended, four_players, own_turn, say, waiting
from tests.bot.screens.build import city, seat_view, view

BOARD = board_picture(four_players(), FOUR, say)


def states(seen: View) -> list[str]:
    return [rank.state for rank in board_picture(seen, FOUR, say).ranks]


def test_the_ranks_say_what_came_of_their_calls() -> None:
    assert states(four_players()) == ["answered"] * 2 + ["nobody"] * 2 + ["out", "now", "coming", "out"]
    assert states(choosing(4)) == ["coming"] * 5 + ["out"] + ["coming"] * 2


def test_marks_lie_on_their_characters() -> None:
    marks = {rank.character.id: rank.marks for rank in BOARD.ranks if rank.marks}
    assert marks == {"magician": (MarkModel("killed"),), "merchant": (MarkModel("robbed"),)}


def test_gold_on_a_token_is_a_mark() -> None:
    seen = replace(four_players(), marks=(), piles=(("merchant", 3), ("king", 0)))
    marks = [(rank.character.id, rank.marks) for rank in board_picture(seen, FOUR, say).ranks if rank.marks]
    assert marks == [("merchant", (MarkModel("pile", 3),))]


def test_the_player_who_laid_bluffs_sees_which_they_are() -> None:
    laid = [("thief", False), ("king", True), ("bishop", False)]
    marks = tuple(MarkView("warrant", character, 0, real) for character, real in laid)
    own = board_picture(view(4, seat=0, marks=marks), FOUR, say)
    found = {rank.character.id: mark.bluff for rank in own.ranks for mark in rank.marks}
    assert found == {"thief": True, "king": False, "bishop": True}
    unknown = tuple(replace(mark, real=None) for mark in marks)
    other = board_picture(view(4, marks=unknown), FOUR, say)
    assert [mark.bluff for rank in other.ranks for mark in rank.marks] == [False] * 3


def test_a_city_has_its_districts_by_type_and_cost_and_then_what_is_laid_out() -> None:
    mixed = (*city("smithy", "prison", "tavern", "keep", "church", "harbor", "palace", "manor"),)
    seat = seat_view(0, city=mixed, laid=(LaidView("circus_tent", 0), LaidView("ticket_wagon", 2)))
    cards = board_picture(view(2, seats=(seat, seat_view(1))), FOUR, say).cities[0].districts
    assert [(card.kind, card.cost) for card in cards] == [
        ("noble", 3),
        ("noble", 5),
        ("religious", 2),
        ("trade", 1),
        ("trade", 4),
        ("military", 2),
        ("unique", 3),
        ("unique", 5),
        ("none", None),
        ("none", None),
    ]
    assert [card.gold for card in cards[-2:]] == [0, 2]


def test_coins_and_cards_on_a_district_are_marked() -> None:
    districts = (
        DistrictView("palace", 6, 1, 0, declared=False),
        DistrictView("museum", 4, 0, 3, declared=False),
        DistrictView("bell_tower", 5, 0, 0, declared=True),
    )
    seats = (seat_view(0, city=districts), seat_view(1))
    cards = board_picture(view(2, seats=seats), FOUR, say).cities[0].districts
    assert [card.marks for card in cards] == [(("coin", ""),), (("cards", "3"),), (("flag", ""),)]
    assert cards[0].cost == 6


def test_a_long_name_brings_its_short_form() -> None:
    names = [card.names for card in BOARD.cities[2].districts]
    assert (say("district-imperial_treasury"), say("district-imperial_treasury.short")) in names
    assert ("Palace",) in names


def test_the_seat_whose_turn_it_is_plays_even_while_another_is_asked() -> None:
    asked = replace(four_players(), asked=0)
    assert [city.plays for city in board_picture(asked, FOUR, say).cities] == [False, False, True, False]
    assert [city.plays for city in board_picture(choosing(4), FOUR, say).cities] == [False] * 3 + [True]


@pytest.mark.parametrize(("equal", "shown"), [(1, 1), (3, 3), (4, 0)])
def test_nobody_leads_where_four_have_the_most_points(equal: int, shown: int) -> None:
    table = four_players()
    richest = table.seats[2].city
    seats = tuple(
        replace(each, city=richest if index < equal else ()) for index, each in enumerate(table.seats)
    )
    board = board_picture(replace(table, seats=seats), FOUR, say)
    assert sum(city.leads for city in board.cities) == shown


def test_a_finished_board_has_nothing_open() -> None:
    board = board_picture(four_players(), FOUR, say, finished=True)
    assert {rank.state for rank in board.ranks} == {"answered", "nobody", "out"}
    assert [mark.kind for rank in board.ranks for mark in rank.marks] == ["killed"]
    assert not any(city.plays for city in board.cities)
    assert [city.districts for city in board.cities] == [city.districts for city in BOARD.cities]


def test_names_of_players_come_as_one_visible_line() -> None:
    board = board_picture(choosing(4), ("two\n\u202elines", "\u3164", "Cid", "Dora"), say)
    unnamed = say("player-unnamed", number=2)
    assert [city.name for city in board.cities] == ["two lines", unnamed, "Cid", "Dora"]
    assert board.cities[1].nameless == unnamed


# The reader's own seat


def test_a_hand_says_what_can_be_built_and_why_the_rest_can_t() -> None:
    view = own_turn(13)
    hand = hand_picture(view, say)
    # Cards with effects come first, so that no card moves when the picture has no room for effects.
    effects = [bool(held.effect) for held in hand.cards]
    assert effects == sorted(effects, reverse=True)
    named = {held.card.id: held for held in hand.cards}
    cards = [named[each.card] for each in view.hand]
    assert [held.state for held in cards] == [
        *["now"] * 3,
        *["gold"] * 3,
        "there",
        "no",
        *["now"] * 2,
        "ready",
        "gold",
        "held",
    ]
    lacks = [say("picture-reason-gold", missing=gold) for gold in (1, 1, 2, 2)]
    assert [held.reason for held in cards if held.state == "gold"] == lacks
    assert hand.building == (0, 3)
    assert [cards[place].reason for place in (0, 6, 7, 10, 12)] == [
        say("picture-reason-now"),
        say("picture-reason-there"),
        say("picture-reason-no.limit"),
        say("picture-reason-ready"),
        "",
    ]


def test_a_hand_that_nothing_is_asked_about_just_lies_there() -> None:
    hand = hand_picture(waiting(), say)
    assert {held.state for held in hand.cards} == {"held"}
    assert {held.reason for held in hand.cards} == {""}
    assert hand.building is None
    assert [character.rank for character in hand.characters] == [2, 9]


def test_another_s_turn_says_nothing_about_building() -> None:
    turn = TurnView(1, "architect", gathered=True, built=1, limit=3)
    assert hand_picture(replace(waiting(), turn=turn), say).building is None


def test_a_card_too_expensive_despite_enough_gold_lacks_none() -> None:
    seen = own_turn()
    dear = replace(seen.hand[0], hindrance="too-expensive", cost=2)
    (held,) = hand_picture(replace(seen, hand=(dear,)), say).cards
    assert held.state == "no"


def test_the_draft_knows_what_is_out_as_far_as_its_reader_does() -> None:
    seen = replace(own_turn(), face_up=("warlord", "bishop"), seen="thief")
    draft = draft_picture(seen, ("king", "assassin"), say)
    assert [each.character.id for each in draft.candidates] == ["assassin", "king"]
    assert [each.id for each in draft.out] == ["thief", "bishop", "warlord"]


@pytest.mark.parametrize(
    ("character", "brings"),
    [
        ("king", IncomeModel("noble", 2, 2, 0)),
        ("emperor", IncomeModel("noble", 2, 2, 0)),
        ("patrician", IncomeModel("noble", 2, 0, 2)),
        ("bishop", IncomeModel("religious", 2, 2, 0)),
        ("abbot", IncomeModel("religious", 2, 2, 2, either=True)),
        ("cardinal", IncomeModel("religious", 2, 0, 2)),
        ("merchant", IncomeModel("trade", 3, 4, 0)),
        ("trader", IncomeModel("trade", 3, 3, 0)),
        ("warlord", IncomeModel("military", 1, 1, 0)),
        ("architect", IncomeModel("", 0, 0, 2)),
    ],
)
def test_the_draft_says_what_a_character_would_bring_now(character: str, brings: IncomeModel) -> None:
    """The School of Magic counts as the type that brings most."""
    seats = (seat_view(0, city=city("manor", "church", "tavern", "market", "school_of_magic", "keep")),)
    draft = draft_picture(view(1, seat=0, seats=seats), (character,), say)
    assert draft.candidates[0].income == brings


def test_characters_without_an_income_show_none() -> None:
    """A city doesn't show what a character's power will bring in a turn."""
    draft = draft_picture(own_turn(), CHARACTER_CARDS, say)
    silent = {each.character.id for each in draft.candidates if each.income is None}
    assert {"assassin", "thief", "magician", "navigator", "queen", "artist"} <= silent


def test_the_draft_speaks_of_the_rules_of_the_game() -> None:
    rules = Rules(abbot="gold-only")
    plain, other = (
        draft_picture(own_turn(), ("abbot",), say, each).candidates[0] for each in (Rules(), rules)
    )
    assert plain.effect != other.effect
    assert other.income == IncomeModel("religious", 1, 1, 0)


# The end


def test_the_points_of_the_end_are_all_there() -> None:
    end = end_picture(ended(), SIX, say)
    assert [result.place for result in end.results] == [1, 2, 2, 4, 5, 6]
    for result in end.results:
        assert sum(points for _, points in result.parts) == result.total
    assert dict(end.results[0].parts) == {"districts": 31, "complete": 4, "five-types": 3, "unique": 1}
    assert dict(end.results[2].parts) == {"districts": 27, "complete": 2, "unique": 6}
    assert [result.city.name for result in end.results] == list(SIX)


def test_the_winner_is_framed() -> None:
    assert [result.city.plays for result in end_picture(ended(), SIX, say).results] == [True] + [False] * 5


def test_a_character_that_would_bring_nothing_has_no_plate() -> None:
    assert income("bishop", ("tavern",), Rules()) is None
    assert income("bishop", ("temple",), Rules()) == IncomeModel("religious", 1, 1, 0)
