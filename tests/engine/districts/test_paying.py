"""Districts that can be paid for in other ways than gold: Thieves' Den."""

from engine import BACK
from tests.engine.districts.payers import marked, merchant

# Thieves' Den


def test_thieves_den_may_be_paid_with_gold_alone() -> None:
    table = merchant("thieves_den", "tavern", gold=6)
    table.play("build:thieves_den")
    assert table.options == ("pay:gold", "pay:den-cards")
    table.play("pay:gold")
    assert table.gold(0) == 0
    assert table.hand(0) == ["tavern"]


def test_thieves_den_may_be_paid_with_any_number_of_cards() -> None:
    table = merchant("thieves_den", "tavern", "tavern", "manor", gold=4)
    table.play("build:thieves_den")
    assert table.kind == "den-cards"
    assert table.decision.minimum == 2
    assert table.decision.maximum == 3
    table.play(("card:tavern", "card:tavern~2"))
    assert table.gold(0) == 0
    assert table.hand(0) == ["manor"]
    assert table.bottom(2) == ["tavern", "tavern"]
    assert table.city(0) == ["thieves_den"]


def test_thieves_den_may_be_paid_with_cards_alone() -> None:
    table = merchant("thieves_den", "tavern", "market", "manor", "docks", "prison", "temple", gold=2)
    table.play("build:thieves_den")
    table.play(("card:tavern", "card:market", "card:manor", "card:docks", "card:prison", "card:temple"))
    assert table.gold(0) == 2
    assert table.event("built").facts["gold"] == 0


def test_thieves_den_does_not_pay_for_itself() -> None:
    assert "build:thieves_den" in merchant("thieves_den", "tavern", gold=5).options
    assert "build:thieves_den" not in merchant("thieves_den", "tavern", gold=4).options


def test_thieves_den_the_payment_can_be_taken_back() -> None:
    table = merchant("thieves_den", "tavern", gold=5)
    table.play("build:thieves_den", BACK)
    assert table.kind == "turn"
    assert table.hand(0) == ["tavern", "thieves_den"]


def test_thieves_den_tells_nobody_which_cards_paid() -> None:
    table = merchant("thieves_den", "tavern", gold=5)
    table.play("build:thieves_den", "card:tavern")
    assert "tavern" not in str(table.seen_by(1))


def test_f25_thieves_den_can_be_confiscated_and_only_gold_returns() -> None:
    table = marked("thieves_den", "tavern", "manor", gold=4)
    table.play("build:thieves_den", ("card:tavern", "card:manor"))
    assert table.kind == "confiscate"
    table.play("yes")
    assert table.city(0) == ["thieves_den"]
    assert table.gold(1) == 4
    assert table.hand(1) == []


def test_f25_thieves_den_can_be_confiscated_if_cards_alone_paid() -> None:
    cards = ("tavern", "market", "manor", "docks", "prison", "temple")
    table = marked("thieves_den", *cards, gold=2)
    table.play("build:thieves_den", tuple(f"card:{card}" for card in cards), "yes")
    assert table.city(0) == ["thieves_den"]
    assert table.gold(1) == 2


def test_thieves_den_with_a_factory_costs_five_in_gold_and_cards() -> None:
    table = merchant("thieves_den", "tavern", gold=4, city=("factory",))
    table.play("build:thieves_den", "card:tavern")
    assert table.gold(0) == 0


def test_f102_thieves_den_paid_with_cards_scores_its_full_cost() -> None:
    table = merchant("thieves_den", "tavern", gold=5)
    table.play("build:thieves_den", "card:tavern")
    table.last_round()
    table.finish_round()
    assert table.points(0)["districts"] == 6
