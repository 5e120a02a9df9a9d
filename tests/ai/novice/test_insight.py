"""What cards and characters are worth to a Novice, which cards it keeps, and which character it takes."""

import random
from dataclasses import replace

import ai
from ai.novice.insight import value, worth
from engine import View
from engine.decision import Decision
from tests.ai.views import ask, seat, view


def test_a_type_that_the_city_lacks_counts_a_point_more() -> None:
    assert worth(view(), "tavern") == worth(view(city=("market",)), "tavern") + 1


# Cards


def choose(seen: View, question: Decision) -> tuple[str, ...]:
    return ai.choose(seen, question, random.Random(1))


def test_keeps_the_best_card_that_it_can_hope_to_build():
    question = ask("keep-cards", "card:castle", "card:tavern")
    assert choose(view(gold=2), question) == ("card:castle",)


def test_keeps_no_copy_of_a_district_in_the_city():
    question = ask("keep-cards", "card:palace", "card:tavern")
    assert choose(view(gold=9, city=("palace",)), question) == ("card:tavern",)


def test_keeps_as_many_as_it_may_and_second_copies_last():
    question = ask("keep-cards", "card:tavern", "card:tavern~2", "card:manor", minimum=2, maximum=2)
    assert set(choose(view(), question)) == {"card:tavern", "card:manor"}


def test_redraws_exactly_the_useless_cards():
    seen = view(hand=("tavern", "manor", "manor", "castle"), city=("tavern",))
    question = ask("redraw", "card:tavern", "card:manor", "card:manor~2", "card:castle", maximum=4)
    assert set(choose(seen, question)) == {"card:tavern", "card:manor~2"}


def test_parts_with_the_least_promising_card():
    seen = view(gold=5, hand=("palace", "tavern"), city=("tavern",))
    assert choose(seen, ask("laboratory", "card:palace", "card:tavern")) == ("card:tavern",)


def test_pays_with_gold_where_it_can():
    seen = view(gold=6, hand=("thieves_den", "tavern"))
    question = Decision(7, 0, "pay", ("pay:gold", "pay:den-cards"), card="thieves_den", gold=6)
    assert choose(seen, question) == ("pay:gold",)
    assert choose(seen, replace(question, options=("pay:den-cards", "pay:framework"))) == ("pay:den-cards",)


def test_pays_with_as_few_cards_as_it_may():
    seen = view(hand=("manor", "tavern", "palace"), city=("tavern",))
    question = ask("den-cards", "card:manor", "card:tavern", "card:palace", minimum=1, maximum=3)
    assert choose(seen, question) == ("card:tavern",)


# Characters


NOBLE = ("manor", "castle", "palace", "manor", "castle", "palace")
ALL = tuple(
    f"character:{each}"
    for each in ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
)


def picks(kind: str, seen: View, options: tuple[str, ...] = ALL) -> set[str]:
    return {ai.choose(seen, ask(kind, *options), random.Random(number))[0] for number in range(40)}


def test_takes_the_character_that_its_city_pays_for():
    assert picks("pick-character", view(city=NOBLE)) == {"character:king"}


def test_takes_the_magician_with_an_empty_hand_among_full_ones():
    assert picks("pick-character", view(others=(seat(1, cards=9),))) == {"character:magician"}


def test_cannot_be_foreseen_at_the_start():
    assert len(picks("pick-character", view(hand=("tavern", "manor")))) > 1


def test_takes_a_character_that_it_does_not_know():
    assert picks("pick-character", view(), ("character:juggler",)) == {"character:juggler"}


def test_puts_away_a_character_that_pays_the_rival():
    rich = seat(1, city=("tavern", "market", "docks", "harbor", "town_hall", "trading_post"))
    options = ("character:bishop", "character:merchant", "character:magician")
    assert picks("toss-character", view(others=(rich,)), options) == {"character:merchant"}


def test_a_character_without_a_type_has_no_income() -> None:
    seen = view(gold=0, city=("manor", "market"))
    assert value("architect", seen, seen.seats[0]) == 2.0
