"""Districts that can be paid for with other things than gold: Thieves' Den."""

from tests.engine.districts.payers import marked, merchant
from tests.engine.stories import stories

# Thieves' Den


test_thieves_den = stories("""
thieves den may be paid with gold alone
    seat 0: merchant, gold 4, hand thieves_den tavern
    > merchant: gather:gold build:thieves_den
    = offered: pay:gold pay:den-cards
    > pay:gold
    = gold 0: 0; hand 0: tavern
thieves den the payment can be taken back
    seat 0: merchant, gold 3, hand thieves_den tavern
    > merchant: gather:gold build:thieves_den back
    = kind: turn; hand 0: tavern thieves_den
f25 thieves den can be confiscated and only gold returns
    seat 0: magistrate; seat 1: merchant, gold 2, hand thieves_den tavern manor; mark: warrant merchant by 0
    > merchant: gather:gold build:thieves_den card:tavern&card:manor
    = kind: confiscate
    > yes
    = city 0: thieves_den; gold 1: 4; hand 1: -
thieves den with a factory costs five in gold and cards
    seat 0: merchant, gold 2, hand thieves_den tavern, city factory
    > merchant: gather:gold build:thieves_den card:tavern
    = gold 0: 0
f102 thieves den paid with cards scores its full cost
    seat 0: merchant, gold 3, hand thieves_den tavern
    > merchant: gather:gold build:thieves_den card:tavern
    last round
    > finish round
    = points 0 districts: 6
""")


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


def test_thieves_den_tells_nobody_which_cards_paid() -> None:
    table = merchant("thieves_den", "tavern", gold=5)
    table.play("build:thieves_den", "card:tavern")
    assert "tavern" not in str(table.seen_by(1))


def test_f25_thieves_den_can_be_confiscated_if_cards_alone_paid() -> None:
    cards = ("tavern", "market", "manor", "docks", "prison", "temple")
    table = marked("thieves_den", *cards, gold=2)
    table.play("build:thieves_den", tuple(f"card:{card}" for card in cards), "yes")
    assert table.city(0) == ["thieves_den"]
    assert table.gold(1) == 2
