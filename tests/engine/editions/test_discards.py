"""The pile of discards of the Czech classic edition (F10, F11)."""

import pytest

from engine import Game, State
from tests.engine.editions.tables import classic
from tests.engine.stories import stories
from tests.engine.table import Table


def czech(seats: int = 4, *characters: str) -> Table:
    return classic(seats, *characters, edition="classic-czech")


def drawing(left: tuple[str, ...], pile: tuple[str, ...]) -> Table:
    """Seat 0 is the King. Deck and pile have these cards, and seat 3 has all others in hand."""
    table = czech()
    table.set_characters(0, "king")
    table.shrink_deck(*left, *pile, into=3)
    deck = table.state.deck
    table.state.discards = [deck.pop(0) for _ in pile]
    table.refresh()
    table.call("king")
    return table


def test_section_f15_discarded_cards_go_on_a_pile() -> None:
    table = czech()
    table.seat(0, "king")
    table.deck("manor", "tavern")
    before = list(table.state.deck[:-2])
    table.call("king", "gather:cards", "card:manor")
    assert table.state.discards == ["tavern"]
    assert table.state.deck == before
    assert table.view(None).discards == 1
    assert table.view(None).deck == len(before)


test_cases = stories(
    """
destroyed districts and the cards of a magician go there too
    rules: edition=classic-czech; seat 0: magician, hand manor docks; seat 1: city tavern
    seat 2: warlord, gold 4
    > magician: use:redraw card:manor&card:docks
    = discards: manor docks
    > skip to: seat=2; use:destroy seat:1 district:tavern
    = discards: manor docks tavern
f10 without a pile one draws what there is
    rules: edition=classic-czech; seat 0: king; deck of only: manor rest 3
    > king: gather:cards
    = not told: deck-renewed; hand 0: manor
a graveyard takes the card also if the deck was renewed with it
    rules: edition=classic-czech; seat 0: warlord, gold 4; seat 1: gold 1, city graveyard tavern
    deck of only: - rest 3
    > warlord: use:destroy seat:1 district:tavern
    = deck: tavern
    > yes
    = hand 1: tavern
""",
    classic,
)


def test_f10_the_pile_becomes_the_deck_when_that_is_too_short() -> None:
    table = drawing(("manor",), ("tavern", "docks", "temple"))
    table.play("gather:cards")
    assert table.event("deck-renewed").facts == {"number": 3}
    # The last card of the old deck is drawn first.
    drawn = table.arguments
    assert drawn[0] == "manor"
    assert drawn[1] in ("tavern", "docks", "temple")
    assert table.state.discards == []
    assert len(table.state.deck) == 2


def test_f10_an_empty_deck_is_renewed_at_once() -> None:
    table = drawing(("manor", "tavern"), ("docks", "temple"))
    table.play("gather:cards")
    assert table.event("deck-renewed").facts == {"number": 2}
    assert sorted(table.state.deck) == ["docks", "temple"]
    table.play("card:manor")
    assert table.state.discards == ["tavern"]


def test_a_graveyard_takes_the_card_from_the_pile() -> None:
    table = czech()
    table.seat(0, "warlord", gold=4)
    table.seat(1, gold=1, city=["graveyard", "tavern"])
    table.state.discards = ["tavern", "manor"]
    table.state.deck.remove("tavern")
    table.state.deck.remove("manor")
    table.call("warlord", "use:destroy", "seat:1", "district:tavern", "yes")
    assert table.hand(1) == ["tavern"]
    assert table.state.discards == ["tavern", "manor"]


@pytest.mark.parametrize("edition", ["classic", "2016"])
def test_elsewhere_discards_go_under_the_deck(edition: str) -> None:
    table = classic() if edition == "classic" else Table(4)
    table.seat(0, "king")
    table.deck("manor", "tavern")
    table.call("king", "gather:cards", "card:manor")
    assert table.bottom() == ["tavern"]
    assert table.state.discards == []


def test_a_copy_of_a_game_has_a_pile_of_its_own() -> None:
    table = drawing(("manor", "tavern"), ("docks",))
    twin: State = table.state.copy()
    table.state.discards.append("manor")
    assert twin.discards == ["docks"]
    assert Game(twin).view(None).discards == 1
