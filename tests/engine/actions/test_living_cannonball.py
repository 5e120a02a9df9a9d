"""The Living Cannonball."""

import pytest

from engine import BACK
from tests.engine.actions.tables import circus
from tests.engine.table import museum

CANNONBALL = "play:living_cannonball"


def test_a_district_makes_way_for_a_dearer_one() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "castle", "tavern"], city=["temple", "market"])
    table.call("king")
    table.play("gather:gold", "build:tavern")  # the limit is used up
    table.play(CANNONBALL, "district:market", "card:castle")
    assert table.city(0) == ["temple", "tavern", "castle"]
    assert table.gold(0) == 5 + 2 - 1 - 2
    assert sorted(table.bottom(2)) == ["living_cannonball", "market"]
    assert table.kind == "turn"


def test_it_can_be_taken_back_until_the_card_is_chosen() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "castle"], city=["temple"])
    table.call("king")
    table.play(CANNONBALL, "district:temple", BACK)
    assert table.kind == "turn"
    assert table.hand(0) == ["castle", "living_cannonball"]
    table.play(CANNONBALL, BACK, CANNONBALL, "district:temple", "card:castle")
    assert table.city(0) == ["castle"]


def test_f120_the_new_district_must_cost_more() -> None:
    table = circus()
    table.seat(0, "king", gold=9, hand=["living_cannonball", "docks"], city=["manor", "castle", "market"])
    table.call("king")
    table.play(CANNONBALL)
    assert table.options == ("district:market",)


def test_f120_the_difference_must_be_in_the_stash() -> None:
    table = circus()
    table.seat(0, "king", gold=2, hand=["living_cannonball", "palace"], city=["temple", "manor"])
    table.call("king")
    table.play(CANNONBALL)
    assert table.options == ("district:manor",)


def test_f120_a_coin_counts_and_is_lost() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "manor", "castle"], city=[("market", 1)])
    table.call("king")
    table.play(CANNONBALL, "district:market")
    assert table.options == ("card:castle",)  # a Manor costs no more than the beautified Market
    table.play("card:castle")
    assert table.gold(0) == 5 - 1
    assert table.state.seats[0].city[0].coin == 0


def test_f120_identical_rule_monument_and_vault() -> None:
    table = circus(4, uniques=["monument", "secret_vault"])
    city = ["temple", "castle", "tavern", "watchtower", "market"]
    hand = ["living_cannonball", "castle", "monument", "secret_vault"]
    table.seat(0, "king", gold=9, hand=hand, city=city)
    table.call("king")
    assert CANNONBALL not in table.options
    table.set_city(0, *city[:4])
    table.play(CANNONBALL, "district:temple")
    assert table.options == ("card:monument",)


def test_f120_a_quarry_that_goes_allows_nothing() -> None:
    table = circus()
    hand = ["living_cannonball", "dragon_gate", "castle"]
    table.seat(0, "king", gold=9, hand=hand, city=["quarry", "castle", "temple"])
    table.call("king")
    table.play(CANNONBALL, "district:quarry")
    assert table.options == ("card:dragon_gate",)
    table.play(BACK, CANNONBALL, "district:temple", "card:castle")
    assert table.city(0) == ["quarry", "castle", "castle"]


def test_f120_no_tax() -> None:
    table = circus(4, "tax_collector")
    table.seat(0, "king", gold=9, hand=["living_cannonball", "castle"], city=["temple"])
    table.call("king")
    table.play(CANNONBALL, "district:temple", "card:castle")
    assert table.gold(0) == 9 - 3


def test_f36_it_is_not_confiscated_and_leaves_the_first_paid_build_to_come() -> None:
    table = circus(4, "magistrate")
    table.seat(1, "magistrate")
    table.seat(0, "king", gold=9, hand=["living_cannonball", "castle", "tavern"], city=["temple"])
    table.mark("warrant", "king", 1)
    table.call("king")
    table.play(CANNONBALL, "district:temple", "card:castle")
    assert table.asked == 0
    table.play("gather:gold", "build:tavern")
    assert table.asked == 1


def test_f65_the_alchemist_does_not_get_the_difference_back() -> None:
    table = circus(4, "alchemist")
    table.seat(0, "alchemist", gold=9, hand=["living_cannonball", "castle"], city=["temple"])
    table.call("alchemist")
    table.play(CANNONBALL, "district:temple", "card:castle", "gather:gold", "end")
    assert table.gold(0) == 9 - 3 + 2


def test_of_two_districts_of_one_name_each_keeps_its_name() -> None:
    table = circus(4, uniques=["quarry"])
    city = [("tavern", 1), "tavern", "quarry"]
    table.seat(0, "king", gold=1, hand=["living_cannonball", "church"], city=city)
    table.call("king")
    table.play(CANNONBALL)
    # A church costs no more than a tavern with a coin.
    assert table.options == ("district:tavern~2",)
    table.play("district:tavern~2", "card:church")
    assert table.state.seats[0].city[0].coin == 1
    assert table.city(0) == ["tavern", "quarry", "church"]


def test_f67_not_with_the_navigator() -> None:
    table = circus(4, "navigator")
    table.seat(0, "navigator", gold=9, hand=["living_cannonball", "castle"], city=["temple"])
    table.call("navigator")
    assert CANNONBALL not in table.options


def test_f79_cards_under_a_museum_go_with_it() -> None:
    table = circus(4, uniques=["museum"])
    table.seat(0, "king", gold=9, hand=["living_cannonball", "palace"], city=[museum("tavern", "market")])
    table.call("king")
    table.play(CANNONBALL, "district:museum", "card:palace")
    assert sorted(table.bottom(4)) == ["living_cannonball", "market", "museum", "tavern"]


def test_the_factory_makes_nothing_cheaper() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "library"], city=["factory", "temple"])
    table.call("king")
    table.play(CANNONBALL, "district:temple", "card:library")
    assert table.gold(0) == 0


@pytest.mark.parametrize("card", ["library", "director"])
def test_nothing_to_replace(card: str) -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", card])
    table.call("king")
    assert CANNONBALL not in table.options


def test_a_monument_may_complete_the_city() -> None:
    table = circus(4, uniques=["monument"])
    table.seat(0, "king", gold=5, hand=["living_cannonball", "palace"], city=["monument", "temple"])
    table.call("king")
    table.play(CANNONBALL, "district:monument", "card:palace")
    assert table.view(None).seats[0].size == 2


def test_f120_lighthouse_and_bell_tower_work_as_if_built() -> None:
    for card, old, kind in (("lighthouse", "temple", "lighthouse"), ("bell_tower", "manor", "bell-tower")):
        table = circus(4, uniques=[card])
        table.seat(0, "king", gold=5, hand=["living_cannonball", card], city=[old])
        table.call("king")
        table.play(CANNONBALL, f"district:{old}", f"card:{card}")
        assert (table.asked, table.kind) == (0, kind)
