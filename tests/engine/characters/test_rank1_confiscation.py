"""Rank 1: the districts that the Magistrate may confiscate, and the effects of that."""

import pytest

from tests.engine.characters.court import JUDGE, TARGET, build, court
from tests.engine.stories import stories

test_cases = stories("""
f22 only the first paid build of the turn is in danger
    seat 0: magistrate; seat 1: architect; mark: warrant architect by 0; seat 1: gold 9, hand docks tavern
    > architect: gather:gold build:docks no build:tavern
    = asked: 1; city 1: docks tavern
f22 later builds are safe if he has the first already
    seat 0: magistrate; seat 1: architect; mark: warrant architect by 0; seat 1: gold 9, hand docks tavern
    seat 0: city docks
    > architect: gather:gold build:docks
    = offered: no
    > no build:tavern
    = city 1: docks tavern
f23 framework build is not confiscated
    seat 0: magistrate; seat 1: architect; mark: warrant architect by 0
    seat 1: gold 9, hand palace tavern, city framework
    > architect: gather:gold build:palace pay:framework
    = asked: 1; city 1: palace
    > build:tavern
    = asked: 0; offered: yes no
    > yes
    = city 0: tavern
f24 necropolis built by a sacrifice is not confiscated
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0
    seat 1: gold 0, hand necropolis, city tavern
    > merchant: gather:gold build:necropolis district:tavern
    = asked: 1; city 1: necropolis
f24 necropolis built for gold is confiscated
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0
    seat 1: gold 5, hand necropolis, city tavern
    > merchant: gather:gold build:necropolis pay:gold yes
    = city 0: necropolis; gold 1: 7
f26 confiscated stables leave the build and the next one is safe
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; seat 1: gold 3, hand stables docks
    > merchant: gather:gold build:stables yes build:docks
    = city 0: stables; city 1: docks; asked: 1
f27 refunded is what was paid
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0
    seat 1: gold 4, hand library, city factory
    > merchant: gather:gold build:library yes
    = told of: confiscated gold=5; gold 1: 6
f30 the wizards immediate build is confiscated
    seat 0: magistrate; seat 1: wizard; mark: warrant wizard by 0; seat 1: gold 5, hand tavern
    seat 2: hand docks
    > wizard: gather:gold use:wizard seat:2 build:docks yes
    = city 0: docks; gold 1: 7; hand 2: -; can: build:tavern
f31 a trade district of the trader can be the first paid build
    seat 0: magistrate; seat 1: trader; mark: warrant trader by 0; seat 1: gold 5, hand docks manor
    > trader: gather:gold build:docks yes build:manor
    = city 0: docks; city 1: manor
f32 the magistrate pays the tax also in the tax collectors turn
    seat 0: magistrate; seat 1: tax_collector; mark: warrant tax_collector by 0; seat 1: gold 3, hand docks
    seat 0: gold 2
    > tax_collector: gather:gold build:docks yes
    = gold 0: 1; gold 1: 5
f34 a confiscated district may complete the city
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; seat 1: gold 4, hand docks
    seat 0: city tavern market manor temple castle palace
    > merchant: gather:gold build:docks yes
    = told of: completed seat=0; completed: 0; ending: yes
f42 threat and warrant may lie on the same character
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; seat 2: blackmailer
    mark: threat merchant by 2; seat 1: gold 4, hand docks
    > merchant: gather:gold yes build:docks yes
    = city 0: docks; gold 2: 3; gold 1: 3
f35 neither quarry nor the wizard helps a magistrate who has the district
    with: wizard | merchant
    seat 0: magistrate; seat 1: {1}; mark: warrant {1} by 0; seat 1: gold 5, hand docks
    seat 0: city quarry docks
    > {1}: gather:gold build:docks
    = offered: no
""")


@pytest.mark.parametrize("cards", [1, 6])
def test_f25_thieves_den_returns_the_gold_and_not_the_cards(cards: int) -> None:
    table = court("merchant")
    paid = ["tavern", "market", "docks", "manor", "temple", "church"][:cards]
    table.seat(TARGET, gold=4, hand=["thieves_den", *paid])
    table.call("merchant", "gather:gold", "build:thieves_den", "pay:den-cards")
    table.play(tuple(f"card:{card}" for card in paid), "yes")
    assert table.city(JUDGE) == ["thieves_den"]
    assert (table.gold(TARGET), table.hand(TARGET)) == (6, [])


@pytest.mark.parametrize(("gold", "tax"), [(2, 1), (0, 0)])
def test_f32_the_magistrate_pays_the_tax_if_he_can(gold: int, tax: int) -> None:
    table = court("merchant", "tax_collector")
    table.seat(TARGET, gold=3, hand=["docks"])
    table.set_gold(JUDGE, gold)
    table.call("merchant")
    build(table, "docks", "yes")
    assert (table.gold(JUDGE), table.gold(TARGET)) == (gold - tax, 5)
    assert dict(table.view(None).piles).get("tax_collector", 0) == tax


@pytest.mark.parametrize(("count", "allowed"), [(4, True), (5, False)])
def test_f33_monument_is_not_confiscated_into_a_city_of_five(count: int, *, allowed: bool) -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["monument"])
    table.set_city(JUDGE, *["tavern", "market", "docks", "manor", "temple"][:count])
    table.call("merchant")
    build(table, "monument")
    assert ("yes" in table.options) is allowed


def test_f34_the_magistrate_gets_what_building_brings() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=4, hand=["lighthouse"])
    table.call("merchant")
    build(table, "lighthouse", "yes")
    assert table.asked == JUDGE
    assert table.kind != "turn"
