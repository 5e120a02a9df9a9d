"""Turns of a Builder whose character reaches into hands and cities, or is paid back."""

import random
from dataclasses import replace

from ai import LEVELS
from ai.builder import drafting
from ai.builder.reading import Reading
from engine import Decision, View
from engine.view import TurnView
from tests.ai.views import ask, seat, view

BUILDER = LEVELS["builder"]
GATHER = ("gather:gold", "gather:cards")


def choose(seen: View, question: Decision) -> str:
    return BUILDER.choose(seen, question, random.Random(1))[0]


def act(seen: View, *options: str) -> str:
    return choose(seen, ask("turn", *options))


def turn_of(character: str, seen: View, limit: int = 1, *, gathered: bool = True) -> View:
    return replace(seen, turn=TurnView(0, character, gathered=gathered, built=0, limit=limit))


def test_a_card_that_costs_nothing_to_play_is_played_at_once():
    for option in ("play:circus_tent", "play:fortune_teller"):
        assert act(turn_of("bishop", view(gold=5, hand=("castle",))), "build:castle", option, "end") == option


def test_the_alchemist_builds_the_dearest_for_it_comes_back():
    seen = view(gold=5, hand=("docks", "castle", "palace"), city=("manor",))
    options = ("build:docks", "build:castle", "build:palace", "end")
    assert act(turn_of("alchemist", seen), *options) == "build:palace"
    assert act(turn_of("bishop", seen), *options) != "build:palace", "nothing could follow it"


def test_the_wizard_gathers_gold_before_he_looks():
    seen = turn_of("wizard", view(gold=0, others=(seat(1, cards=4),)), gathered=False)
    assert act(seen, *GATHER, "use:wizard") == "gather:gold"
    assert act(turn_of("wizard", seen), "use:wizard", "end") == "use:wizard"


def test_the_wizard_builds_from_the_other_hand_and_saves_gold_for_its_own():
    seen = turn_of("wizard", view(gold=5, hand=("castle",)))
    options = ("card:palace", "card:tavern", "build:palace", "build:tavern")
    assert choose(seen, ask("wizard-card", *options)) == "build:tavern"


def test_the_magician_builds_before_he_swaps():
    seen = view(gold=2, hand=("manor",), others=(seat(2, cards=6),))
    waiting = turn_of("magician", seen, gathered=False)
    assert act(waiting, *GATHER, "use:swap-hands", "use:redraw") == "gather:gold"
    empty = turn_of("magician", view(gold=2, others=(seat(2, cards=6),)), gathered=False)
    assert act(empty, *GATHER, "use:swap-hands", "use:redraw") == "use:swap-hands"


def test_the_magician_with_an_empty_hand_swaps_for_a_single_card():
    others = (seat(1, cards=0), seat(2, cards=1), seat(3, cards=0))
    seen = turn_of("magician", view(gold=6, others=others), gathered=False)
    assert act(seen, *GATHER, "use:swap-hands") == "use:swap-hands"


def test_the_magician_swaps_poor_cards_but_keeps_good_ones():
    poor = turn_of("magician", view(hand=("tavern", "tavern"), city=("tavern",), others=(seat(2, cards=2),)))
    assert act(poor, "use:swap-hands", "end") == "use:swap-hands"
    good = turn_of("magician", view(gold=0, hand=("manor", "castle"), others=(seat(2, cards=2),)))
    assert act(good, "use:swap-hands", "end") == "end"


def test_the_magician_keeps_an_empty_hand_where_nobody_has_a_card():
    others = tuple(seat(each, cards=0) for each in (1, 2, 3))
    seen = turn_of("magician", view(gold=6, others=others))
    assert act(seen, "use:swap-hands", "end") == "end"


def test_the_seer_gives_cards_that_the_receiver_can_not_use():
    seen = turn_of("seer", view(gold=6, hand=("docks", "market"), others=(seat(1, city=("docks",)),)), 2)
    assert choose(seen, ask("seer-gift", "card:docks", "card:market", target=1)) == "card:docks"
    seen = turn_of("seer", view(gold=2, hand=("tavern", "market", "palace"), city=("market",)), 2)
    options = ("card:tavern", "card:market", "card:palace")
    assert choose(seen, ask("seer-gift", *options, target=1)) == "card:market", "that one can't be built"


def test_the_marshal_takes_a_district_besides_the_one_that_is_built():
    rich = seat(2, city=("tavern", "docks", "palace"))
    seen = turn_of("marshal", view(gold=5, hand=("castle",), others=(rich,)))
    assert act(seen, "use:seize", "build:castle", "end") == "use:seize"
    assert choose(seen, ask("seize-seat", "seat:1", "seat:2")) == "seat:2"
    options = ("district:tavern", "district:docks")
    assert choose(seen, ask("seize", *options, target=2)) == "district:tavern", "four gold are left"


def test_the_marshal_leaves_districts_that_cost_more_than_they_bring():
    seen = turn_of("marshal", view(gold=2, others=(seat(2, city=("palace", "castle")),)))
    assert act(seen, "use:seize", "end") == "end"


def test_the_diplomat_gives_a_district_that_is_worth_less():
    rich = seat(2, city=("palace", "tavern"))
    seen = turn_of(
        "diplomat", view(gold=2, city=("castle", "manor"), others=(seat(1, city=("docks",)), rich))
    )
    assert act(seen, "use:exchange", "end") == "use:exchange"
    assert choose(seen, ask("exchange-seat", "seat:1", "seat:2")) == "seat:2"
    options = ("district:tavern", "district:palace")
    assert choose(seen, ask("exchange", *options, target=2)) == "district:palace"
    question = ask("give-district", "district:castle", "district:manor", card="palace")
    assert choose(seen, question) == "district:manor", "it is the cheaper one, and two gold are there"


def test_the_diplomat_gives_no_district_that_is_worth_more():
    city = ("school_of_magic", "manor")
    seen = turn_of("diplomat", view(gold=2, city=city, others=(seat(2, city=("harbor", "tavern")),)))
    assert act(seen, "use:exchange", "end") == "use:exchange", "for the manor the harbor is cheap"
    seen = turn_of("diplomat", view(gold=0, city=city, others=(seat(2, city=("harbor", "tavern")),)))
    assert act(seen, "use:exchange", "end") == "end"


def test_gold_on_the_token_of_the_tax_collector_speaks_for_that_character():
    poor = replace(view(), cast=("tax_collector", "king"))
    rich = replace(poor, piles=(("tax_collector", 8),))
    few, many = (drafting.value("tax_collector", Reading(each), Reading(each).me) for each in (poor, rich))
    assert many > few


def test_a_character_without_income_and_without_gold_on_its_token_brings_nothing():
    seen = view(city=("manor", "castle"))
    reading = Reading(seen)
    paid = {each: reading.paying(each, reading.me) for each in ("assassin", "tax_collector", "king")}
    assert paid == {"assassin": 0, "tax_collector": 0, "king": 2}


def test_a_card_is_sold_if_that_pays_for_a_better_one():
    seen = turn_of("magician", view(gold=2, hand=("palace", "castle"), city=("laboratory",)))
    assert act(seen, "use:laboratory", "end") == "use:laboratory"
    assert choose(seen, ask("laboratory", "card:palace", "card:castle")) == "card:palace"
    built = replace(seen, turn=TurnView(0, "magician", gathered=True, built=1, limit=1))
    assert act(built, "use:laboratory", "end") == "end", "nothing more can be built"
    lone = turn_of("magician", view(gold=2, hand=("castle",), city=("laboratory",)))
    assert act(lone, "use:laboratory", "end") == "end", "it would sell the card that it wants to build"
    far = turn_of("magician", view(gold=1, hand=("palace", "castle"), city=("laboratory",)))
    assert act(far, "use:laboratory", "end") == "end", "two gold aren't enough"
