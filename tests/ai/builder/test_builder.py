"""Rules of thumb of a Builder, each in a position in which it decides."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from ai import LEVELS
from engine import Decision, View
from engine.view import MarkView, TurnView
from tests.ai.views import ask, seat, view

BUILDER = LEVELS["builder"]
GATHER = ("gather:gold", "gather:cards")
CITY = ("tavern", "manor", "temple", "market", "church", "prison")


def choose(seen: View, question: Decision, number: int = 1) -> tuple[str, ...]:
    return BUILDER.choose(seen, question, random.Random(number))


def act(seen: View, *options: str) -> str:
    return choose(seen, ask("turn", *options))[0]


def in_turn(seen: View, limit: int) -> View:
    """The same view in a turn with this building limit."""
    return replace(seen, turn=TurnView(0, "architect", gathered=True, built=0, limit=limit))


def test_draws_cards_when_there_is_nothing_to_build():
    assert act(view(gold=4), *GATHER) == "gather:cards"


@pytest.mark.parametrize(("gold", "answer"), [(0, "gather:gold"), (4, "gather:cards")])
def test_draws_cards_late_when_gold_has_nothing_to_pay(gold: int, answer: str):
    """In the last round a drawn card may still be built. Gold that buys nothing is worth nothing."""
    seen = replace(view(gold=gold, city=CITY[:4], others=(seat(2, size=7),)), ending=True)
    assert act(seen, *GATHER) == answer


def test_takes_gold_when_it_can_not_pay_a_full_hand():
    assert act(view(gold=0, hand=("palace", "castle", "manor", "docks")), *GATHER) == "gather:gold"


def test_takes_an_income_first_when_the_plan_needs_it():
    seen = view(gold=3, hand=("palace",), city=("manor", "castle"))
    assert act(seen, "use:income-noble", "end") == "use:income-noble"


def test_builds_before_it_takes_an_income_that_grows_by_that():
    seen = view(gold=5, hand=("palace",), city=("manor",))
    assert act(seen, "use:income-noble", "build:palace", "end") == "build:palace"


def test_builds_as_many_districts_as_it_may():
    seen = in_turn(view(gold=5, hand=("palace", "tavern", "market", "docks")), 3)
    options = ("build:palace", "build:tavern", "build:market", "build:docks", "end")
    assert act(seen, *options) != "build:palace", "five gold are two or three districts"


def test_builds_for_most_points_in_the_last_round():
    seen = replace(in_turn(view(gold=5, hand=("palace", "tavern", "market")), 1), ending=True)
    assert act(seen, "build:palace", "build:tavern", "build:market", "end") == "build:palace"


def test_counts_points_alone_where_its_own_city_is_completed():
    hand, city = ("lighthouse", "castle"), ("keep", *CITY[1:])
    options = ("build:lighthouse", "build:castle", "end")
    assert act(in_turn(view(gold=4, hand=hand, city=city), 1), *options) == "build:castle"
    assert act(in_turn(view(gold=4, hand=hand, city=city[:5]), 1), *options) == "build:lighthouse"


def test_keeps_rank_eight_from_letting_a_city_be_completed():
    seen = view(gold=4, others=(seat(2, city=CITY),))
    assert act(seen, "use:destroy", "end") == "use:destroy"
    assert choose(seen, ask("destroy-seat", "seat:0", "seat:1", "seat:2")) == ("seat:2",)


def test_leaves_dear_districts_alone_while_nobody_is_near_the_end():
    assert act(view(gold=4, others=(seat(2, city=("palace",)),)), "use:destroy", "end") == "end"


@pytest.mark.parametrize("kind", ["kill", "rob", "bewitch", "sign-warrant", "flower-threat"])
def test_names_a_character_that_pays_a_rich_rival(kind: str):
    trader = seat(3, gold=9, cards=5, city=("tavern", "market", "docks", "harbor", "town_hall"))
    seen = view(others=(trader,), face_up=("warlord",))
    options = tuple(f"character:{each}" for each in ("merchant", "bishop", "warlord", "king"))
    named = Counter(choose(seen, ask(kind, *options), number)[0] for number in range(60))
    assert not {"character:warlord", "character:king"} & set(named)
    assert named["character:merchant"] > named["character:bishop"]


def test_no_warrant_goes_to_a_character_that_builds_nothing():
    seen = replace(view(), cast=("magistrate", "thief", "magician", "king", "bishop", "navigator"))
    question = ask("sign-warrant", "character:navigator", "character:king", "character:bishop")
    assert "character:navigator" not in {choose(seen, question, number)[0] for number in range(60)}


@pytest.mark.parametrize(("real", "answer"), [(True, "yes"), (False, "no")])
def test_shows_the_threat_that_counts_and_no_other(real: bool, answer: str):
    seen = replace(view(), marks=(MarkView("threat", "king", 0, real),))
    question = replace(ask("show-threat", "yes", "no"), card="king")
    assert choose(seen, question) == (answer,)


def test_takes_cards_where_the_hand_is_empty_and_gold_where_it_is_full():
    options = ("take:gold", "take:cards")
    assert choose(view(), ask("navigate", *options)) == ("take:cards",)
    assert choose(view(hand=("palace", "castle", "manor")), ask("navigate", *options)) == ("take:gold",)
    splits = ("split:3-0", "split:2-1", "split:1-2", "split:0-3")
    assert choose(view(), ask("tithe", *splits)) == ("split:1-2",)


def test_gives_the_crown_to_the_last_player():
    seen = view(others=(seat(1, city=CITY), seat(2, gold=0, cards=0), seat(3, city=CITY)))
    assert choose(seen, ask("give-crown", "seat:1", "seat:2", "seat:3")) == ("seat:2",)


def test_takes_the_best_card_and_builds_it_at_once():
    seen = view(gold=6)
    question = ask("wizard-card", "card:tavern", "card:palace", "build:tavern", "build:palace")
    assert choose(seen, question) == ("build:palace",)


def test_gets_cards_ready_that_react_from_the_hand():
    assert act(view(), *GATHER, "arm:rasputin") == "arm:rasputin"
