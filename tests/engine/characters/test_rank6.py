"""Rank 6: Merchant, Alchemist, Trader."""

from tests.engine.characters.witchcraft import WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_merchant_takes_gold_for_trade_districts_and_one_more() -> None:
    table = Table(4)
    table.seat(1, "merchant", city=["tavern", "docks", "manor"])
    table.call("merchant")
    table.play("use:income-trade", "use:merchant-gold")
    assert table.gold(1) == 3
    assert "use:merchant-gold" not in table.options


def test_f112_the_merchants_gold_does_not_depend_on_gathering() -> None:
    table = Table(4)
    table.seat(1, "merchant")
    table.deck("market", "docks")
    table.call("merchant")
    table.play("gather:cards", "card:docks", "use:merchant-gold")
    assert table.gold(1) == 1


def test_alchemist_gets_back_what_building_cost() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=2, hand=["manor"])
    table.call("alchemist")
    table.play("gather:gold", "build:manor")
    assert table.event("built").facts["gold"] == 3
    assert table.event("gained-gold").facts["gold"] == 3
    assert table.gold(1) == 4


def test_alchemist_has_no_trade_income_and_needs_the_gold_first() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=1, hand=["castle"], city=["tavern"])
    table.call("alchemist")
    table.play("gather:gold")
    assert table.options == ("end",)


def test_f65_alchemist_gets_back_nothing_but_the_gold_for_building() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=5, hand=["tavern"], city=["smithy"])
    table.call("alchemist")
    table.play("gather:gold", "use:smithy", "build:tavern")
    assert table.gold(1) == 5


def test_f65_the_refund_is_what_the_factory_left_to_pay() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=3, hand=["library"], city=["factory"])
    table.call("alchemist")
    table.play("gather:gold", "build:library")
    assert table.gold(1) == 5


def test_f65_cards_for_the_thieves_den_are_not_refunded() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=2, hand=["thieves_den", "tavern", "temple"])
    table.call("alchemist")
    table.play("gather:gold", "build:thieves_den", ("card:tavern", "card:temple"))
    assert table.gold(1) == 4


def test_f65_the_tax_is_not_refunded() -> None:
    table = Table(4, "alchemist", "tax_collector")
    table.seat(1, "alchemist", gold=2, hand=["tavern"])
    table.call("alchemist")
    table.play("gather:gold", "build:tavern")
    assert table.gold(1) == 3


def test_f29_a_confiscated_district_is_refunded_once() -> None:
    table = Table(4, "magistrate", "alchemist")
    table.seat(0, "magistrate")
    table.seat(1, "alchemist", gold=2, hand=["manor"])
    table.mark("warrant", "alchemist", by=0)
    table.call("alchemist")
    table.play("gather:gold", "build:manor", "yes")
    table.event("turn-ended", seat=1)
    assert table.gold(1) == 4


def test_f66_park_and_refund_have_nothing_to_do_with_each_other() -> None:
    table = Table(4, "alchemist")
    table.seat(1, "alchemist", gold=2, hand=["manor"], city=["park"])
    table.call("alchemist")
    table.play("gather:gold", "build:manor")
    assert table.gold(1) == 4
    assert len(table.hand(1)) == 2


def test_f17_a_bewitched_alchemist_refunds_the_witch() -> None:
    table = bewitched("alchemist")
    table.ask_everything()
    bewitch(table, "alchemist")
    table.seat(WITCH, gold=3, hand=["manor"])
    table.play("build:manor", "end")
    assert table.event("built").facts["gold"] == 3
    assert table.gold(WITCH) == 3


def test_trader_takes_gold_for_trade_districts() -> None:
    table = Table(4, "trader")
    table.seat(1, "trader", city=["tavern", "docks", "manor"])
    table.call("trader")
    table.play("use:income-trade")
    assert table.gold(1) == 2


def test_f68_any_number_of_trade_districts_and_one_other() -> None:
    table = Table(4, "trader")
    table.seat(1, "trader", gold=20, hand=["tavern", "market", "docks", "manor", "temple", "stables"])
    table.call("trader")
    table.play("gather:gold", "build:tavern", "build:manor", "build:market", "build:stables")
    assert table.options == ("use:income-trade", "build:docks", "end"), "the Temple is beyond the limit"
    table.play("build:docks")
    assert len(table.city(1)) == 5


def test_f17_the_witch_builds_trade_districts_as_a_bewitched_trader() -> None:
    table = bewitched("trader")
    table.ask_everything()
    bewitch(table, "trader")
    table.seat(WITCH, gold=9, hand=["manor", "tavern", "market"])
    table.play("build:manor", "build:tavern", "build:market")
    assert table.city(WITCH) == ["manor", "tavern", "market"]


def test_f31_a_trade_district_bought_first_is_the_first_paid_build() -> None:
    table = Table(4, "magistrate", "trader")
    table.seat(0, "magistrate")
    table.seat(1, "trader", gold=9, hand=["tavern", "manor"])
    table.mark("warrant", "trader", by=0)
    table.call("trader")
    table.play("gather:gold", "build:tavern")
    assert table.asked == 0
    table.play("no", "build:manor")
    assert table.city(1) == ["tavern", "manor"]
