"""Rank 1: the districts that the Magistrate may confiscate, and the effects of that."""

import pytest

from tests.engine.characters.court import JUDGE, TARGET, build, court


def test_f22_only_the_first_paid_build_of_the_turn_is_in_danger() -> None:
    table = court("architect")
    table.seat(TARGET, gold=9, hand=["docks", "tavern"])
    table.call("architect")
    build(table, "docks", "no", "build:tavern")
    assert (table.asked, table.city(TARGET)) == (TARGET, ["docks", "tavern"])


def test_f22_later_builds_are_safe_if_he_has_the_first_already() -> None:
    table = court("architect")
    table.seat(TARGET, gold=9, hand=["docks", "tavern"])
    table.set_city(JUDGE, "docks")
    table.call("architect")
    build(table, "docks")
    assert table.options == ("no",)
    table.play("no", "build:tavern")
    assert table.city(TARGET) == ["docks", "tavern"]


def test_f23_framework_build_is_not_confiscated() -> None:
    table = court("architect")
    table.seat(TARGET, gold=9, hand=["palace", "tavern"], city=["framework"])
    table.call("architect")
    build(table, "palace", "pay:framework")
    assert (table.asked, table.city(TARGET)) == (TARGET, ["palace"])
    table.play("build:tavern")
    assert (table.asked, table.options) == (JUDGE, ("yes", "no"))
    table.play("yes")
    assert table.city(JUDGE) == ["tavern"]


def test_f24_necropolis_built_by_a_sacrifice_is_not_confiscated() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=0, hand=["necropolis"], city=["tavern"])
    table.call("merchant")
    build(table, "necropolis", "district:tavern")
    assert (table.asked, table.city(TARGET)) == (TARGET, ["necropolis"])


def test_f24_necropolis_built_for_gold_is_confiscated() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=5, hand=["necropolis"], city=["tavern"])
    table.call("merchant")
    build(table, "necropolis", "pay:gold", "yes")
    assert (table.city(JUDGE), table.gold(TARGET)) == (["necropolis"], 7)


@pytest.mark.parametrize("cards", [1, 6])
def test_f25_thieves_den_returns_the_gold_and_not_the_cards(cards: int) -> None:
    table = court("merchant")
    paid = ["tavern", "market", "docks", "manor", "temple", "church"][:cards]
    table.seat(TARGET, gold=4, hand=["thieves_den", *paid])
    table.call("merchant")
    table.play("gather:gold", "build:thieves_den", "pay:den-cards")
    table.play(tuple(f"card:{card}" for card in paid), "yes")
    assert table.city(JUDGE) == ["thieves_den"]
    assert (table.gold(TARGET), table.hand(TARGET)) == (6, [])


def test_f26_confiscated_stables_leave_the_build_and_the_next_one_is_safe() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=3, hand=["stables", "docks"])
    table.call("merchant")
    build(table, "stables", "yes", "build:docks")
    assert (table.city(JUDGE), table.city(TARGET), table.asked) == (["stables"], ["docks"], TARGET)


def test_f27_refunded_is_what_was_paid() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["library"], city=["factory"])
    table.call("merchant")
    build(table, "library", "yes")
    assert table.event("confiscated").facts["gold"] == 5
    assert table.gold(TARGET) == 6


def test_f30_the_wizards_immediate_build_is_confiscated() -> None:
    table = court("wizard")
    table.seat(TARGET, gold=5, hand=["tavern"])
    table.set_hand(2, "docks")
    table.call("wizard")
    table.play("gather:gold", "use:wizard", "seat:2", "build:docks", "yes")
    assert (table.city(JUDGE), table.gold(TARGET), table.hand(2)) == (["docks"], 7, [])
    assert "build:tavern" in table.options


@pytest.mark.parametrize("character", ["wizard", "merchant"])
def test_f35_neither_quarry_nor_the_wizard_helps_a_magistrate_who_has_the_district(character: str) -> None:
    table = court(character)
    table.seat(TARGET, gold=5, hand=["docks"])
    table.set_city(JUDGE, "quarry", "docks")
    table.call(character)
    build(table, "docks")
    assert table.options == ("no",)


def test_f31_a_trade_district_of_the_trader_can_be_the_first_paid_build() -> None:
    table = court("trader")
    table.seat(TARGET, gold=5, hand=["docks", "manor"])
    table.call("trader")
    build(table, "docks", "yes", "build:manor")
    assert (table.city(JUDGE), table.city(TARGET)) == (["docks"], ["manor"])


@pytest.mark.parametrize(("gold", "tax"), [(2, 1), (0, 0)])
def test_f32_the_magistrate_pays_the_tax_if_he_can(gold: int, tax: int) -> None:
    table = court("merchant", "tax_collector")
    table.seat(TARGET, gold=3, hand=["docks"])
    table.set_gold(JUDGE, gold)
    table.call("merchant")
    build(table, "docks", "yes")
    assert (table.gold(JUDGE), table.gold(TARGET)) == (gold - tax, 5)
    assert dict(table.view(None).piles).get("tax_collector", 0) == tax


def test_f32_the_magistrate_pays_the_tax_also_in_the_tax_collectors_turn() -> None:
    table = court("tax_collector")
    table.seat(TARGET, gold=3, hand=["docks"])
    table.set_gold(JUDGE, 2)
    table.call("tax_collector")
    build(table, "docks", "yes")
    assert (table.gold(JUDGE), table.gold(TARGET)) == (1, 5)


@pytest.mark.parametrize(("count", "allowed"), [(4, True), (5, False)])
def test_f33_monument_is_not_confiscated_into_a_city_of_five(count: int, *, allowed: bool) -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["monument"])
    table.set_city(JUDGE, *["tavern", "market", "docks", "manor", "temple"][:count])
    table.call("merchant")
    build(table, "monument")
    assert ("yes" in table.options) is allowed


def test_f34_a_confiscated_district_may_complete_the_city() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["docks"])
    table.set_city(JUDGE, "tavern", "market", "manor", "temple", "castle", "palace")
    table.call("merchant")
    build(table, "docks", "yes")
    assert table.event("completed").facts["seat"] == JUDGE
    assert table.state.completed == [JUDGE]
    assert table.state.ending


def test_f34_the_magistrate_gets_what_building_brings() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["lighthouse"])
    table.call("merchant")
    build(table, "lighthouse", "yes")
    assert table.asked == JUDGE
    assert table.kind != "turn"


def test_f42_threat_and_warrant_may_lie_on_the_same_character() -> None:
    table = court("merchant", "blackmailer")
    table.seat(2, "blackmailer")
    table.mark("threat", "merchant", by=2)
    table.seat(TARGET, gold=4, hand=["docks"])
    table.call("merchant")
    table.play("gather:gold", "yes", "build:docks", "yes")
    assert (table.city(JUDGE), table.gold(2), table.gold(TARGET)) == (["docks"], 3, 3)
