"""Rank 5: the Cardinal and his loans."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def cardinal(gold: int, *hand: str, lenders: tuple[int, ...] = (0, 0, 0)) -> Table:
    """The Cardinal in seat 1 has gathered already; the others have so much gold."""
    table = Table(4, "cardinal")
    table.ask_everything()
    table.seat(1, "cardinal")
    for seat, amount in zip((2, 3, 0), lenders, strict=True):
        table.set_gold(seat, amount)
    table.call("cardinal")
    table.play("gather:gold")
    table.seat(1, gold=gold, hand=hand)
    return table


def test_cardinal_takes_cards_for_religious_districts() -> None:
    table = Table(4, "cardinal")
    table.seat(1, "cardinal", city=["temple", "church", "school_of_magic"])
    table.call("cardinal")
    table.play("use:cards-religious")
    assert len(table.hand(1)) == 3, "the School of Magic is one card more (F103)"


def test_f63_cardinal_borrows_exactly_what_is_missing() -> None:
    table = cardinal(1, "castle", "tavern", "temple", "church", lenders=(9, 2, 3))
    table.play("build:castle")
    assert table.kind == "loan-seat"
    assert table.options == ("seat:2", "seat:0"), "one player lends all that is missing"
    table.play("seat:0")
    assert (table.decision.minimum, table.decision.maximum) == (3, 3)
    assert table.options == ("card:tavern", "card:temple", "card:church")
    table.play(("card:tavern", "card:temple", "card:church"))
    assert (table.gold(1), table.gold(0)) == (0, 0)
    assert table.hand(0) == ["church", "tavern", "temple"]
    assert table.hand(1) == []
    assert table.city(1) == ["castle"]


def test_f63_the_cards_of_a_loan_are_seen_by_the_two_alone() -> None:
    table = cardinal(1, "church", "tavern", lenders=(1, 0, 0))
    table.play("build:church", "seat:2", "card:tavern")
    assert table.event("borrowed").facts == {"seat": 1, "target": 2, "gold": 1, "card": "church"}
    assert table.event("received-cards").to == 2
    assert all("tavern" not in str(event.facts) for event in table.seen_by(3))


@pytest.mark.parametrize(
    ("gold", "hand", "lent", "why"),
    [
        (1, ("castle", "tavern", "temple"), 9, "three are missing, but there are two cards to give"),
        (1, ("castle", "tavern", "temple", "church"), 2, "nobody has three gold"),
    ],
)
def test_f63_borrowing_needs_the_cards_and_one_rich_player(
    gold: int, hand: tuple[str, ...], lent: int, why: str
) -> None:
    table = cardinal(gold, *hand, lenders=(lent, 0, 0))
    assert "build:castle" not in table.options, why


def test_f63_cardinal_cannot_borrow_if_nothing_is_missing() -> None:
    table = cardinal(4, "castle", "tavern", lenders=(9, 9, 9))
    table.ask_everything()
    table.play("build:castle")
    assert table.kind == "turn"
    assert table.hand(1) == ["tavern"]
    assert table.gold(1) == 0


def test_f63_one_loan_in_a_turn() -> None:
    table = cardinal(0, "temple", "tavern", "church", lenders=(9, 9, 9))
    table.ask_everything()
    table.play("build:tavern", "seat:2", "card:temple")
    assert table.turn.used == ["loan"]
    table.turn.built = 0
    table.set_hand(1, "church", "docks", "manor", "castle")
    assert table.options == ("end",)


def test_f63_a_loan_can_be_taken_back_at_every_step() -> None:
    table = cardinal(0, "tavern", "temple", lenders=(9, 0, 0))
    table.play("build:tavern", "back", "build:tavern", "seat:2", "back")
    assert table.gold(2) == 9
    assert table.hand(1) == ["tavern", "temple"]
    assert "build:tavern" in table.options


def test_f63_the_factory_lowers_what_must_be_borrowed() -> None:
    table = cardinal(3, "library", "tavern", "temple", lenders=(2, 0, 0))
    assert "build:library" not in table.options
    table.set_city(1, "factory")
    table.play("build:library", "seat:2", ("card:tavern", "card:temple"))
    assert table.gold(2) == 0
    assert table.city(1) == ["factory", "library"]


def den(gold: int, lenders: tuple[int, ...]) -> Table:
    """The Cardinal wants to build the Thieves' Den (6) and has six other cards."""
    others = ("tavern", "temple", "church", "manor", "docks", "market")
    return cardinal(gold, "thieves_den", *others, lenders=lenders)


def test_f63_thieves_den_partly_by_cards_and_partly_borrowed() -> None:
    table = den(2, lenders=(2, 0, 0))
    table.ask_everything()
    table.play("build:thieves_den", "pay:loan", "seat:2")
    assert (table.decision.minimum, table.decision.maximum) == (1, 2), "the lender has no more"
    table.play("card:manor")
    assert table.kind == "loan-rest"
    assert (table.decision.minimum, table.decision.maximum) == (3, 3), "no more is borrowed than needed"
    assert "card:manor" not in table.options
    table.play(("card:tavern", "card:temple", "card:church"))
    assert table.hand(2) == ["manor"]
    assert table.hand(1) == ["docks", "market"]
    assert (table.gold(1), table.gold(2)) == (0, 1)
    assert sorted(table.bottom(3)) == ["church", "tavern", "temple"]
    assert table.city(1) == ["thieves_den"]
    assert table.turn.spent == 3


def test_f63_thieves_den_with_gold_that_is_all_borrowed() -> None:
    table = den(2, lenders=(9, 0, 0))
    table.play("build:thieves_den", "pay:loan", "seat:2")
    assert table.decision.maximum == 4
    table.play(("card:manor", "card:docks", "card:tavern", "card:temple"))
    assert (table.gold(1), table.gold(2)) == (0, 5)
    assert table.city(1) == ["thieves_den"]


def test_f63_thieves_den_by_cards_alone_is_no_loan() -> None:
    table = den(2, lenders=(9, 0, 0))
    table.ask_everything()
    table.play(
        "build:thieves_den", "pay:den-cards", ("card:manor", "card:docks", "card:tavern", "card:temple")
    )
    assert (table.gold(1), table.gold(2)) == (0, 9)
    assert "loan" not in table.turn.used


def test_f63_the_den_of_a_loan_can_be_taken_back_before_the_last_card() -> None:
    table = den(2, lenders=(2, 0, 0))
    table.play("build:thieves_den", "pay:loan", "seat:2", "card:manor", "back")
    assert len(table.hand(1)) == 7
    assert table.gold(2) == 2


def test_f63_the_tax_cannot_be_borrowed() -> None:
    table = Table(4, "cardinal", "tax_collector")
    table.seat(1, "cardinal", hand=["church", "tavern", "temple"])
    table.seat(2, gold=9)
    table.call("cardinal")
    table.play("gather:gold")
    table.set_gold(1, 1)
    table.play("build:church", "seat:2", "card:tavern")
    assert (table.gold(1), table.gold(2)) == (0, 8)
    table.event("taxed", missing=True)


def test_f64_a_borrowed_build_counts_towards_the_limit() -> None:
    table = cardinal(0, "tavern", "temple", lenders=(1, 0, 0))
    table.ask_everything()
    table.play("build:tavern", "seat:2", "card:temple")
    assert (table.turn.built, table.turn.paid, table.turn.spent) == (1, 1, 1)


def test_f17_the_witch_borrows_as_a_bewitched_cardinal() -> None:
    table = bewitched("cardinal")
    table.ask_everything()
    bewitch(table, "cardinal")
    table.seat(WITCH, gold=0, hand=["tavern", "temple"])
    table.seat(VICTIM, gold=1)
    table.play("build:tavern", f"seat:{VICTIM}", "card:temple")
    assert table.city(WITCH) == ["tavern"]
    assert table.hand(VICTIM) == ["temple"]


def test_f28_a_confiscated_loan_pays_the_cardinal_back() -> None:
    table = Table(4, "magistrate", "cardinal")
    table.seat(0, "magistrate")
    table.seat(1, "cardinal", hand=["manor", "tavern", "temple"])
    table.seat(2, gold=9)
    table.mark("warrant", "cardinal", by=0)
    table.call("cardinal")
    table.play("gather:gold")
    table.set_gold(1, 1)
    table.play("build:manor", "seat:2", ("card:tavern", "card:temple"))
    assert table.asked == 0
    table.play("yes")
    assert table.city(0) == ["manor"]
    assert table.gold(1) == 3
    assert table.gold(2) == 7
    assert table.hand(2) == ["tavern", "temple"], "the lender keeps the cards"
