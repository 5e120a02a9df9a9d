"""Rank 5: the Cardinal and his loans."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table


def cardinal(gold: int, *hand: str, lenders: tuple[int, ...] = (0, 0, 0)) -> Table:
    """The Cardinal in seat 1 has gathered; the others have this gold."""
    table = Table(4, "cardinal")
    table.ask_everything()
    table.seat(1, "cardinal")
    for seat, amount in zip((2, 3, 0), lenders, strict=True):
        table.set_gold(seat, amount)
    table.call("cardinal", "gather:gold")
    table.seat(1, gold=gold, hand=hand)
    return table


test_cases = stories("""
cardinal takes cards for religious districts
    seat 1: cardinal, city temple church school_of_magic
    > cardinal: use:cards-religious
    = cards 1: 3  # the School of Magic is one card more (F103)
f63 cardinal borrows exactly what is missing
    ask everything; seat 1: cardinal; seat 2: gold 9; seat 3: gold 2; seat 0: gold 3
    > cardinal: gather:gold
    seat 1: gold 1, hand castle tavern temple church
    > build:castle
    = kind: loan-seat; offered: seat:2 seat:0  # one player lends all that is missing
    > seat:0
    = picks: 3 3; offered: card:tavern card:temple card:church
    > card:tavern&card:temple&card:church
    = gold 1: 0; gold 0: 0; hand 0: church tavern temple; hand 1: -; city 1: castle
f63 cardinal cannot borrow if nothing is missing
    ask everything; seat 1: cardinal; seat 2: gold 9; seat 3: gold 9; seat 0: gold 9
    > cardinal: gather:gold
    seat 1: gold 4, hand castle tavern; ask everything
    > build:castle
    = kind: turn; hand 1: tavern; gold 1: 0
f63 a loan can be taken back at every step
    ask everything; seat 1: cardinal; seat 2: gold 9; seat 3: gold 0; seat 0: gold 0
    > cardinal: gather:gold
    seat 1: gold 0, hand tavern temple
    > build:tavern back build:tavern seat:2 back
    = gold 2: 9; hand 1: tavern temple; can: build:tavern
f63 the tax cannot be borrowed
    cast: tax_collector; seat 1: cardinal, hand church tavern temple; seat 2: gold 9
    > cardinal: gather:gold
    seat 1: gold 1
    > build:church seat:2 card:tavern
    = gold 1: 0; gold 2: 8; not told: taxed
f17 the witch borrows as a bewitched cardinal
    seats: 5; seat 0: witch; seat 1: cardinal; ask everything
    > witch: gather:gold character:cardinal; skip to: seat=0 character=cardinal
    seat 0: gold 0, hand tavern temple; seat 1: gold 1
    > build:tavern seat:1 card:temple
    = city 0: tavern; hand 1: temple
f28 a confiscated loan pays the cardinal back
    seat 0: magistrate; seat 1: cardinal, hand manor tavern temple; seat 2: gold 9
    mark: warrant cardinal by 0
    > cardinal: gather:gold
    seat 1: gold 1
    > build:manor seat:2 card:tavern&card:temple
    = asked: 0
    > yes
    = city 0: manor; gold 1: 3; gold 2: 7; hand 2: tavern temple  # the lender keeps the cards
""")


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


def test_f63_one_loan_in_a_turn() -> None:
    table = cardinal(0, "temple", "tavern", "church", lenders=(9, 9, 9))
    table.ask_everything()
    table.play("build:tavern", "seat:2", "card:temple")
    assert table.turn.used == ["loan"]
    table.turn.built = 0
    table.set_hand(1, "church", "docks", "manor", "castle")
    assert table.options == ("end",)


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


def test_f64_a_borrowed_build_counts_towards_the_limit() -> None:
    table = cardinal(0, "tavern", "temple", lenders=(1, 0, 0))
    table.ask_everything()
    table.play("build:tavern", "seat:2", "card:temple")
    assert (table.turn.built, table.turn.paid, table.turn.spent) == (1, 1, 1)
