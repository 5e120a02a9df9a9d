"""Turns of a Novice."""

import random

import pytest

import ai
from engine import View
from tests.ai.views import ask, seat, view


def act(seen: View, *options: str) -> str:
    return ai.choose(seen, ask("turn", *options), random.Random(1))[0]


GATHER = ("gather:gold", "gather:cards")


def test_takes_gold_when_nothing_in_the_hand_can_be_paid():
    assert act(view(gold=1, hand=("palace", "castle")), *GATHER) == "gather:gold"


def test_draws_cards_when_the_hand_is_empty():
    assert act(view(gold=3), *GATHER) == "gather:cards"


def test_draws_cards_when_the_hand_holds_only_copies_of_the_city():
    assert act(view(gold=3, hand=("tavern",), city=("tavern",)), *GATHER) == "gather:cards"


def test_takes_gold_when_there_is_no_deck():
    assert act(view(gold=3), "gather:gold") == "gather:gold"


@pytest.mark.parametrize(("options", "answer"), [(("yes", "no"), "yes"), (("no",), "no")])
def test_gathers_in_the_hospital_if_its_own_character_was_killed(options: tuple[str, ...], answer: str):
    assert ai.choose(view(), ask("hospital", *options), random.Random(1)) == (answer,)


def test_takes_the_crown_before_anything_else():
    assert act(view(), *GATHER, "use:crown") == "use:crown"


def test_builds_the_most_valuable_district_that_it_can_pay():
    seen = view(gold=4, hand=("tavern", "castle", "palace"))
    assert act(seen, "build:tavern", "build:castle", "end") == "build:castle"


def test_takes_the_income_first_when_the_better_district_needs_it():
    seen = view(gold=3, hand=("market", "palace"), city=("manor", "castle"))
    assert act(seen, "use:income-noble", "build:market", "end") == "use:income-noble"


def test_builds_first_when_the_district_adds_to_the_income():
    seen = view(gold=5, hand=("palace",), city=("manor",))
    assert act(seen, "use:income-noble", "build:palace", "end") == "build:palace"


def test_takes_the_income_even_if_there_is_nothing_to_build():
    assert act(view(city=("manor",)), "use:income-noble", "end") == "use:income-noble"


def test_ends_the_turn_when_nothing_is_left():
    assert act(view(gold=1, hand=("palace",)), "end") == "end"


def test_swaps_hands_with_a_rival_that_holds_more_cards():
    seen = view(hand=("tavern",), others=(seat(2, cards=5),))
    assert act(seen, "use:swap-hands", "use:redraw", "end") == "use:swap-hands"


def test_keeps_a_good_hand():
    seen = view(gold=0, hand=("tavern", "castle", "palace"))
    assert act(seen, "use:swap-hands", "use:redraw", "end") == "end"


def test_puts_useless_cards_back():
    seen = view(gold=0, hand=("tavern", "castle", "palace"), city=("tavern",))
    assert act(seen, "use:swap-hands", "use:redraw", "end") == "use:redraw"


def test_stops_the_leader_from_completing_a_city():
    cities = ("tavern", "manor", "temple", "market", "church", "prison")
    seen = view(gold=4, others=(seat(2, city=cities),))
    assert act(seen, "use:destroy", "end") == "use:destroy"


@pytest.mark.parametrize("city", [(), ("palace",), ("keep",)])
def test_spends_nothing_on_destroying_while_nobody_is_near_the_end(city: tuple[str, ...]):
    assert act(view(gold=4, others=(seat(2, city=city),)), "use:destroy", "end") == "end"


def test_turns_a_useless_card_into_gold():
    seen = view(gold=0, hand=("tavern",), city=("tavern", "laboratory"))
    assert act(seen, "use:laboratory", "end") == "use:laboratory"


def test_buys_cards_only_with_plenty_of_gold():
    assert act(view(gold=6), "use:smithy", "end") == "use:smithy"
    assert act(view(gold=3), "use:smithy", "end") == "end"


def test_does_not_go_on_for_ever_with_a_power_that_it_does_not_know():
    chance = random.Random(1)
    question = ask("turn", "use:juggle", "end")
    picks = [ai.choose(view(), question, chance)[0] for _ in range(40)]
    assert {"use:juggle", "end"} == set(picks)


def test_uses_a_power_that_it_does_not_know_if_the_turn_cannot_end_before():
    assert act(view(), "use:juggle") == "use:juggle"
