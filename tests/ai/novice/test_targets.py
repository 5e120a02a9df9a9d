"""Targets of a Novice's abilities."""

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
