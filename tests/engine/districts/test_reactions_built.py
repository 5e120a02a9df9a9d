"""Districts that act when they are built: Lighthouse."""

from tests.engine.stories import stories
from tests.engine.table import Table


def keeper(*, deck: tuple[str, ...] = ("manor", "tavern", "tavern")) -> Table:
    """Seat 0 has just built a Lighthouse; the deck has only these cards."""
    table = Table(4, uniques=["lighthouse"])
    table.seat(0, "merchant", gold=3, hand=["lighthouse"])
    table.shrink_deck(*deck, into=3)
    table.call("merchant", "gather:gold", "build:lighthouse")
    return table


def test_lighthouse_lets_its_builder_take_any_card_of_the_deck() -> None:
    table = keeper()
    assert table.kind == "lighthouse"
    assert table.options == ("card:manor", "card:tavern", "no")
    table.play("card:tavern")
    assert table.hand(0) == ["tavern"]
    assert table.event("drew").facts == {"cards": ("tavern",)}
    assert table.event("drew").to == 0
    assert sorted(table.state.deck) == ["manor", "tavern"]
    assert table.kind == "turn"


def test_f114_lighthouse_shows_the_whole_deck_to_its_builder_alone() -> None:
    table = keeper()
    assert table.event("saw-deck").facts["cards"] == ("manor", "tavern", "tavern")
    assert table.event("saw-deck").to == 0
    assert table.event("looks-through-deck").facts == {"seat": 0}
    for reader in (1, None):
        assert "tavern" not in str(table.seen_by(reader))
        assert "tavern" not in str(table.view(reader))
    table.play("card:tavern")
    assert table.event("searched-deck").facts == {"seat": 0, "count": 1}
    assert "tavern" not in str(table.seen_by(1))


def test_f114_lighthouse_shuffles_also_if_nothing_is_taken() -> None:
    table = Table(4, uniques=["lighthouse"])
    table.seat(0, "merchant", gold=3, hand=["lighthouse"])
    table.call("merchant", "gather:gold", "build:lighthouse")
    before = list(table.state.deck)
    table.play("no")
    assert table.state.deck != before
    assert sorted(table.state.deck) == sorted(before)
    assert table.hand(0) == []


def test_lighthouse_cannot_be_taken_back_and_asks_nothing_of_an_empty_deck() -> None:
    assert not keeper().decision.back
    assert keeper(deck=()).kind == "turn"


test_cases = stories("""
f34 lighthouse that is confiscated shines for the magistrate
    uniques: lighthouse; seat 0: magistrate; seat 1: merchant, gold 3, hand lighthouse; deck: dragon_gate
    mark: warrant merchant by 0
    > merchant: gather:gold build:lighthouse yes
    = asked: 0; kind: lighthouse
    > card:dragon_gate
    = hand 0: dragon_gate; asked: 1
f114 lighthouse finds action cards too
    uniques: lighthouse; rules: action_cards=yes; seat 0: merchant, gold 3, hand lighthouse
    deck of only: manor director rest 3
    > merchant: gather:gold build:lighthouse
    = offered: card:director card:manor no
    > card:director play:director
""")


def test_f80_lighthouse_and_bell_tower_do_nothing_when_they_are_moved() -> None:
    table = Table(4, "marshal", uniques=["lighthouse"])
    table.seat(0, "marshal", gold=3)
    table.seat(1, city=["lighthouse"])
    table.call("marshal", "use:seize", "seat:1", "district:lighthouse")
    assert table.city(0) == ["lighthouse"]
    assert table.kind == "turn"

    table = Table(4, "diplomat", uniques=["bell_tower"])
    table.seat(0, "diplomat", city=["palace"])
    table.seat(1, city=["bell_tower"])
    table.call("diplomat", "use:exchange", "seat:1", "district:bell_tower", "district:palace")
    assert table.kind == "turn"
    assert table.view(None).target_size == 7
