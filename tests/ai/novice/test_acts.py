"""Targets of a Novice’s abilities, and its turns."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import ai
from engine import View
from engine.view import LaidView
from tests.ai.views import ask, seat, view

NAMED = ("character:thief", "character:magician", "character:merchant", "character:warlord")


def counted(kind: str, seen: View, *options: str) -> Counter[str]:
    return Counter(ai.choose(seen, ask(kind, *options), random.Random(n))[0] for n in range(200))


@pytest.mark.parametrize("kind", ["kill", "rob"])
def test_names_the_likely_character_of_the_strongest_rival(kind: str):
    trader = seat(3, gold=9, city=("tavern", "market", "docks", "harbor", "town_hall"))
    counts = counted(kind, view(others=(trader,)), *NAMED)
    assert counts.most_common(1)[0][0] == "character:merchant"
    assert len(counts) > 1, "it can be foreseen"


@pytest.mark.parametrize("kind", ["kill", "rob"])
def test_names_no_character_that_lies_face_up_or_in_its_own_hand(kind: str):
    counts = counted(kind, view(face_up=("warlord",)), *NAMED, "character:king")
    assert counts["character:warlord"] + counts["character:king"] < 10


def test_swaps_with_the_largest_hand():
    seen = view(others=(seat(1, cards=3), seat(2, cards=6), seat(3, cards=1)))
    assert set(counted("swap-hands", seen, "seat:1", "seat:2", "seat:3")) == {"seat:2"}


def test_destroys_in_the_city_of_the_leader():
    leader = seat(3, city=("tavern", "manor", "temple", "market", "church", "prison"))
    seen = view(gold=4, others=(leader,))
    assert set(counted("destroy-seat", seen, "seat:0", "seat:2", "seat:3")) == {"seat:3"}
    dearest = ai.choose(seen, ask("destroy", "district:tavern", "district:manor", target=3), random.Random(1))
    assert dearest == ("district:manor",)


def test_loses_as_little_as_it_can_if_it_must_be_an_own_district():
    seen = view(gold=9, city=("tavern", "palace"))
    question = ask("destroy", "district:palace", "district:tavern", target=0)
    assert ai.choose(seen, question, random.Random(1)) == ("district:tavern",)


def test_turns_on_a_rival_when_a_new_kind_of_question_asks_for_a_seat():
    seen = view(others=(seat(2, gold=9, city=("palace",)),))
    assert set(counted("juggle", seen, "seat:0", "seat:1", "seat:2")) == {"seat:2"}


def test_lays_warrants_where_they_may_matter():
    seen = view(face_up=("warlord",))
    assert not set(counted("sign-warrant", seen, *NAMED, "character:king")) & {
        "character:warlord",
        "character:king",
    }
    question = ask("bluff-warrants", *NAMED, "character:king", minimum=2, maximum=2)
    for number in range(40):
        assert "character:warlord" not in ai.choose(seen, question, random.Random(number))


CITY = ("tavern", "manor", "temple", "market", "church", "prison")


def test_destroys_elsewhere_when_the_leading_city_is_complete():
    complete, second = seat(2, city=(*CITY, "watchtower")), seat(3, city=CITY)
    seen = view(gold=4, others=(complete, second))
    assert ai.choose(seen, ask("turn", "use:destroy", "end"), random.Random(1)) == ("use:destroy",)
    assert set(counted("destroy-seat", seen, "seat:0", "seat:3")) == {"seat:3"}


def test_a_tent_does_not_guard_a_city():
    rival = replace(seat(2, city=CITY, size=7), laid=(LaidView("circus_tent", 0),))
    seen = view(gold=4, others=(rival,))
    assert ai.choose(seen, ask("turn", "use:destroy", "end"), random.Random(1)) == ("use:destroy",)


# Turns


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
