"""The table on which the other tests lay out their positions does what it says."""

import pytest

from engine import PositionError
from engine.flow.deal import deck_of
from tests.engine.cards import conserved, everywhere
from tests.engine.stories import stories
from tests.engine.table import Table, cast_with, museum

test_cases = stories("""
the example of its description
    cast: witch emperor; seat 0: thief, gold 1, hand tavern, city keep castle+1; seat 1: bishop
    deck: market docks
    > thief: use:rob character:bishop gather:cards card:market
    = hand 0: market tavern
    > skip to: character=bishop
    = told of: stole target=1
the deck is laid out from its top
    seat 0: merchant, city library observatory; deck: keep market castle
    > merchant: gather:cards
    = hand 0: castle keep market
    deck of only: docks rest 3
    = deck: docks
""")


def test_everybody_starts_with_nothing() -> None:
    table = Table(5)
    assert all(not (seat.gold or seat.hand or seat.city or seat.characters) for seat in table.state.seats)
    assert sorted(table.state.deck) == sorted(deck_of(table.state.options))
    assert table.crown == 0


def test_cards_come_out_of_the_deck_and_go_back() -> None:
    table = Table(4)
    table.seat(0, hand=["tavern"] * 3, city=["tavern", museum("keep", "docks")])
    table.seat(1, hand=["castle"])
    conserved(table.state)
    assert "tavern" in table.state.deck
    with pytest.raises(PositionError, match="no tavern is left"):
        table.set_hand(1, "tavern", "tavern")
    table = Table(4)
    table.seat(0, hand=["tavern"] * 5)
    table.seat(0, hand=[], city=[])
    conserved(table.state)
    assert everywhere(table.state)["tavern"] == 5


def test_unique_districts_are_in_the_game_as_soon_as_they_are_named() -> None:
    table = Table(4)
    table.seat(0, city=["park", "great_wall"], hand=["graveyard"])
    assert {"park", "great_wall", "graveyard"} < set(table.state.options.uniques)
    assert len(table.state.options.uniques) == 14
    conserved(table.state)


def test_characters_are_where_they_were_laid() -> None:
    table = Table(5, "queen")
    table.set_characters(1, "queen")
    table.set_characters(2, "queen")
    table.face_up("thief")
    assert [seat.characters for seat in table.state.seats] == [[], [], ["queen"], [], []]
    assert table.state.selection.face_up == ["thief"]
    found = [*table.state.selection.face_up, *table.state.selection.face_down, "queen"]
    assert sorted(found) == sorted(table.state.options.cast)


def test_answers_must_be_offered() -> None:
    table = Table(4)
    table.seat(0, "thief")
    table.call("thief")
    with pytest.raises(AssertionError, match="not offered"):
        table.play("build:tavern")
    assert table.refused("build:tavern") == "unknown-option"
    with pytest.raises(AssertionError, match="was accepted"):
        table.refused("gather:gold")


def test_events_are_looked_up_by_kind_and_facts() -> None:
    table = Table(4)
    table.seat(0, "thief")
    table.call("thief")
    table.play("gather:gold")
    table.event("gathered-gold", gold=2)
    table.event("gathered-gold", missing=True, gold=3)
    with pytest.raises(AssertionError):
        table.event("gathered-gold", gold=3)
    with pytest.raises(AssertionError):
        table.event("gathered-gold", missing=True)


def test_cast_with_puts_characters_in_their_ranks() -> None:
    assert cast_with(4, "witch", "emperor")[:4] == ("witch", "thief", "magician", "emperor")
    assert len(cast_with(4)) == 8
    assert cast_with(4, "tax_collector")[8] == "tax_collector"
    assert cast_with(3, "tax_collector")[8] == "tax_collector"
