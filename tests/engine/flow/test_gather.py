"""Gathering: the one action that every turn must have."""

from collections.abc import Sequence

import pytest

from tests.engine.notices import Story, alike, told
from tests.engine.stories import stories
from tests.engine.table import Answer, Table


def merchant(gold: int = 0, city: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """The turn of the Merchant in seat 1, with market, castle, docks and keep on top of the deck."""
    table = Table(4)
    table.seat(1, "merchant", gold=gold, city=city, hand=hand)
    table.deck("market", "castle", "docks", "keep")
    table.call("merchant")
    return table


test_cases = stories("""
two gold
    seat 1: merchant, gold 3; deck: market castle docks keep
    > merchant: gather:gold
    = gold 1: 5; told: gathered-gold seat=1 gold=2
equal cards are one answer and are asked for all the same
    # Without a question, everybody would know that two cards of a kind were drawn.
    seat 1: merchant; deck: market market
    > merchant: gather:cards
    = offered: card:market
    > card:market
    = hand 1: market; bottom: market
equal cards are two answers where two are kept
    uniques: library observatory; rules: library_keeps=two; seat 1: merchant, city library observatory
    deck: market castle market
    > merchant: gather:cards
    = offered: card:market card:castle card:market~2
    > card:market&card:market~2
    = hand 1: market market
""")


def test_one_of_two_cards_the_other_goes_under_the_deck() -> None:
    table = merchant(hand=("tavern",))
    table.play("gather:cards")
    assert table.kind == "keep-cards"
    assert table.options == ("card:market", "card:castle")
    table.play("card:castle")
    assert table.hand(1) == ["castle", "tavern"]
    assert table.bottom() == ["market"]
    assert table.state.deck[-1] == "docks"
    assert table.event("gathered-cards").facts == {"seat": 1, "count": 2, "kept": 1}
    assert table.event("kept").to == 1
    assert table.event("kept").facts == {"cards": ("castle",)}


def test_equal_cards_cannot_be_heard() -> None:
    """Nobody else notices whether the drawn cards are equal."""
    seen: list[list[Story]] = []
    for cards in (("market", "market"), ("market", "castle")):
        table = Table(4)
        table.seat(1, "merchant", gold=1)
        table.deck(*cards)
        table.call("merchant")
        seen.append(told(table, ("gather:cards", "card:market", "end"), 0, 2, 3, None))
    alike(seen)


# Fewer cards than a player with a Library may keep


def library(*city: str) -> Table:
    """The turn of the Merchant, whose city has a Library and these districts."""
    table = Table(4, uniques=["library", "observatory", "park"])
    table.seat(1, "merchant", city=["library", *city])
    table.deck("market", "castle", "docks")
    table.call("merchant")
    return table


@pytest.mark.parametrize(
    ("city", "offered"),
    [((), False), (("observatory",), False), (("park",), True), (("park", "observatory"), True)],
)
def test_fewer_cards_may_be_kept_where_a_park_rewards_it(city: Sequence[str], *, offered: bool) -> None:
    table = library(*city)
    assert ("gather:fewer" in table.options) is offered
    assert "gather:cards" in table.options


def test_without_a_library_there_is_nothing_to_leave() -> None:
    assert "gather:fewer" not in merchant(city=("park",)).options


test_cases = stories("""
of the last card nothing can be left
    with: - | market
    uniques: library observatory park; seat 1: merchant, city library park; deck: market castle docks
    > merchant:
    deck of only: {1} rest 3
    = cannot: gather:fewer
f110 gold mine
    with: gold_mine 3 | gold_mine,library 3 | - 2
    seat 1: merchant, gold 0, hand -, city {1}; deck: market castle docks keep
    > merchant: gather:gold
    = gold 1: {2}
a card that is kept alone can be built for the park
    uniques: library observatory park; seat 1: merchant, city library park; deck: market castle docks
    > merchant:
    seat 1: gold 2
    > gather:fewer card:market build:market end
    = told of: gained-cards reason=park; bottom: castle; cards 1: 2
drawn cards cannot be put back
    seat 1: merchant, gold 0; deck: market castle docks keep
    > merchant: gather:cards
    = back: no
districts of others do not count
    seat 1: merchant; seat 0: city gold_mine library observatory
    > merchant: gather:gold
    = gold 1: 2
f10 the last card is kept without a question
    seat 1: merchant; deck of only: keep rest 3
    > merchant: gather:cards
    = hand 1: keep; deck: -; can: end
f10 f111 from an empty deck only gold
    seat 1: merchant; deck of only: - rest 3
    > merchant:
    = can: gather:gold; cannot: gather:cards
f10 observatory with two cards left
    seat 1: merchant, city observatory; deck of only: keep docks rest 3
    > merchant: gather:cards card:docks
    = hand 1: docks; deck: keep
f112 gifts of characters are not gathering
    seat 1: merchant, gold 0, city gold_mine tavern; deck: market castle docks keep
    > merchant: use:merchant-gold use:income-trade
    = gold 1: 2; offered in any order: gather:cards gather:gold
    > gather:gold
    = gold 1: 5
with two characters in both turns
    seats: 2; seat 0: thief merchant
    > thief: gather:gold end
    = turn of: merchant
    > gather:gold
    = gold 0: 4
""")


@pytest.mark.parametrize("kept", [("card:castle",), ("card:castle", "card:market")])
def test_keeping_fewer_cards_comes_after_seeing_them_and_leaves_one_at_least(kept: Answer) -> None:
    table = library("park")
    table.play("gather:fewer")
    assert table.options == ("card:market", "card:castle")
    assert (table.decision.minimum, table.decision.maximum) == (1, 2)
    assert not table.decision.back
    assert table.refused() == "wrong-count"
    table.play(kept)
    assert table.event("gathered-cards").facts == {"seat": 1, "count": 2, "kept": len(kept)}
    assert len(table.hand(1)) == len(kept)


def test_once_a_turn_and_the_turn_cannot_end_before() -> None:
    table = merchant()
    assert {"gather:gold", "gather:cards"} < set(table.options)
    assert "end" not in table.options
    table.play("gather:gold")
    assert "end" in table.options
    assert not [option for option in table.options if option.startswith("gather")]


def test_nobody_else_learns_the_cards() -> None:
    table = merchant()
    table.play("gather:cards")
    for seat in (None, 0, 2, 3):
        assert table.seen_by(seat) == []
        view = table.view(seat)
        assert view.hand == ()
        assert "castle" not in str(view).replace(str(view.cast), "")
    table.play("card:castle")
    for seat in (None, 0, 2, 3):
        assert table.kinds(1) == ["gathered-cards", "kept"]
        assert [event.kind for event in table.seen_by(seat)] == ["gathered-cards"]
        assert "castle" not in str(table.seen_by(seat))


@pytest.mark.parametrize(
    ("city", "options", "kept"),
    [(("observatory",), 3, 1), (("library",), 0, 2), (("library", "observatory"), 0, 3)],
)
def test_f110_library_and_observatory(city: tuple[str, ...], options: int, kept: int) -> None:
    table = merchant(city=city)
    table.play("gather:cards")
    if options:
        assert table.options == ("card:market", "card:castle", "card:docks")
        table.play("card:docks")
    assert len(table.hand(1)) == kept
    assert "end" in table.options
