"""How options are written and parsed."""

from dataclasses import replace

import pytest

from engine.decision import Decision, argument, card_options, numbered, unnumbered, verb


@pytest.mark.parametrize(
    ("option", "first", "second"),
    [
        ("end", "end", ""),
        ("build:castle", "build", "castle"),
        ("seat:2", "seat", "2"),
        ("card:tavern~2", "card", "tavern"),
        ("card:tavern~12", "card", "tavern"),
        ("use:income-noble", "use", "income-noble"),
        ("pay:den-cards", "pay", "den-cards"),
    ],
)
def test_an_option_is_a_verb_and_an_argument(option: str, first: str, second: str) -> None:
    assert verb(option) == first
    assert argument(option) == second


def test_copies_of_a_card_are_numbered_from_the_second_on() -> None:
    cards = ["tavern", "keep", "tavern", "tavern", "castle", "keep"]
    assert card_options(cards) == (
        "card:tavern",
        "card:keep",
        "card:tavern~2",
        "card:tavern~3",
        "card:castle",
        "card:keep~2",
    )


def test_names_that_are_alike_are_told_apart() -> None:
    names = numbered(["keep", "library", "keep"])
    assert names == ("keep", "library", "keep~2")
    assert [unnumbered(name) for name in names] == ["keep", "library", "keep"]


def test_card_options_are_different_and_lead_back_to_the_cards() -> None:
    cards = ["market"] * 4 + ["temple", "market"]
    options = card_options(iter(cards))
    assert len(set(options)) == len(cards)
    assert [argument(option) for option in options] == cards
    assert card_options(()) == ()


def test_a_question_may_be_a_key() -> None:
    first = Decision(3, 1, "turn", ("gather:gold", "end"))
    answers = {first: "end"}
    assert answers.get(Decision(3, 1, "turn", ("gather:gold", "end"))) == "end"
    assert not answers.get(replace(first, number=4))
    assert not answers.get(replace(first, gold=1))
