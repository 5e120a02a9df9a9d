"""Districts that let others be destroyed instead of paying: Framework and Necropolis."""

import pytest

from engine import BACK
from tests.engine.districts.payers import marked, merchant
from tests.engine.table import Table, museum

# Framework


def test_framework_is_destroyed_instead_of_paying() -> None:
    table = merchant("palace", gold=2, city=("framework", "manor"))
    table.play("build:palace")
    assert table.kind == "pay"
    assert table.options == ("pay:framework",)
    table.play("pay:framework")
    assert table.city(0) == ["manor", "palace"]
    assert table.gold(0) == 2
    assert table.bottom() == ["framework"]
    assert table.event("sacrificed").facts == {"seat": 0, "card": "framework", "reason": "framework"}


def test_framework_is_not_lost_by_a_slip_of_the_finger() -> None:
    """Even as the only way of paying it is asked for, and can be taken back."""
    table = merchant("palace", gold=2, city=("framework",))
    table.play("build:palace", BACK)
    assert table.kind == "turn"
    assert table.city(0) == ["framework"]
    assert table.hand(0) == ["palace"]


def test_framework_is_a_choice_where_gold_is_enough() -> None:
    table = merchant("tavern", gold=2, city=("framework",))
    table.play("build:tavern")
    assert table.options == ("pay:gold", "pay:framework")
    table.play("pay:gold")
    assert table.city(0) == ["framework", "tavern"]


def test_framework_builds_count_towards_the_limit() -> None:
    table = merchant("palace", "tavern", gold=5, city=("framework",))
    table.play("build:palace", "pay:framework")
    assert "build:tavern" not in table.options


def test_framework_of_somebody_else_does_not_help() -> None:
    table = Table(4)
    table.seat(0, "merchant", hand=["palace"])
    table.seat(1, city=["framework"])
    table.call("merchant")
    table.play("gather:gold")
    assert "build:palace" not in table.options


def test_f71_a_framework_may_go_in_the_own_complete_city() -> None:
    """Complete cities are safe from rank 8, not from their own players."""
    complete = ("framework", "castle", "manor", "temple", "church", "tavern", "market")
    table = merchant("palace", gold=2, city=complete)
    assert table.view(None).seats[0].completed
    table.play("build:palace", "pay:framework")
    assert "framework" not in table.city(0)
    assert "palace" in table.city(0)


def test_f23_framework_build_is_not_confiscated() -> None:
    table = marked("palace", gold=2, city=("framework",))
    table.play("build:palace", "pay:framework")
    assert table.asked == 1
    assert table.city(1) == ["palace"]


def test_f23_framework_leaves_the_next_paid_build_to_the_magistrate() -> None:
    table = marked("palace", "tavern", gold=2, city=("framework",), character="architect")
    table.play("build:palace", "pay:framework", "build:tavern")
    assert table.kind == "confiscate"
    table.play("yes")
    assert table.city(0) == ["tavern"]


def test_f65_alchemist_gets_nothing_back_for_a_framework_build() -> None:
    table = Table(4, "alchemist")
    table.seat(0, "alchemist", hand=["palace"], city=["framework"])
    table.call("alchemist")
    table.play("gather:gold", "build:palace", "pay:framework")
    table.event("turn-ended", seat=0)
    assert table.gold(0) == 2


def test_f67_framework_does_not_make_the_navigator_build() -> None:
    table = Table(4, "navigator")
    table.seat(0, "navigator", hand=["palace"], city=["framework"])
    table.call("navigator")
    table.play("gather:gold")
    assert not [option for option in table.options if option.startswith("build")]


def test_f104_framework_and_necropolis_builds_are_taxed() -> None:
    for hand, answers in (
        (["palace"], ("pay:framework",)),
        (["necropolis"], ("pay:necropolis", "district:manor")),
    ):
        table = Table(4, "tax_collector")
        table.seat(0, "merchant", hand=hand, city=["framework", "manor"])
        table.seat(1, "tax_collector")
        table.call("merchant")
        table.play("gather:gold", f"build:{hand[0]}", *answers)
        assert table.gold(0) == 1


def test_f45_framework_and_necropolis_pay_for_the_wizards_immediate_build() -> None:
    for card, answer in (("palace", "pay:framework"), ("necropolis", "pay:necropolis")):
        table = Table(4, "wizard")
        table.seat(0, "wizard", city=["framework"])
        table.seat(1, hand=[card])
        table.call("wizard")
        table.play("gather:gold", "use:wizard", "seat:1", f"build:{card}", answer)
        if answer == "pay:necropolis":
            table.play("district:framework")
        assert table.city(0) == [card]
        assert table.hand(1) == []


# Necropolis


def test_necropolis_is_built_by_destroying_a_district() -> None:
    table = merchant("necropolis", gold=2, city=("manor", "temple"))
    table.play("build:necropolis")
    assert table.kind == "necropolis"
    assert table.options == ("district:manor", "district:temple")
    table.play("district:temple")
    assert table.city(0) == ["manor", "necropolis"]
    assert table.gold(0) == 2
    assert table.bottom() == ["temple"]


def test_necropolis_the_choice_can_be_taken_back() -> None:
    table = merchant("necropolis", gold=2, city=("manor", "temple"))
    table.play("build:necropolis", BACK)
    assert table.kind == "turn"
    assert table.city(0) == ["manor", "temple"]


def test_necropolis_needs_gold_where_there_is_no_district() -> None:
    assert "build:necropolis" not in merchant("necropolis", gold=4).options
    table = merchant("necropolis", gold=5)
    table.play("build:necropolis")
    assert table.gold(0) == 0


def test_necropolis_counts_towards_the_limit() -> None:
    table = merchant("necropolis", "tavern", gold=2, city=("manor",))
    table.play("build:necropolis", "district:manor")
    assert "build:tavern" not in table.options


def test_f24_necropolis_by_sacrifice_is_not_confiscated_for_gold_it_is() -> None:
    table = marked("necropolis", gold=5, city=("manor",))
    table.play("build:necropolis", "pay:necropolis", "district:manor")
    assert table.city(1) == ["necropolis"]
    assert table.asked == 1

    table = marked("necropolis", gold=5, city=("manor",))
    table.play("build:necropolis", "pay:gold", "yes")
    assert table.city(0) == ["necropolis"]
    assert table.gold(1) == 5


def test_f72_keep_may_be_destroyed_for_the_own_necropolis() -> None:
    table = merchant("necropolis", city=("keep",))
    table.play("build:necropolis", "district:keep")
    assert table.city(0) == ["necropolis"]


def test_f79_museum_cards_go_under_the_deck_when_it_is_sacrificed() -> None:
    table = Table(4)
    table.seat(0, "merchant", hand=["necropolis"], city=[museum("tavern", "palace")])
    table.call("merchant")
    table.play("gather:gold", "build:necropolis", "district:museum")
    assert sorted(table.bottom(3)) == ["museum", "palace", "tavern"]
    assert "palace" not in str(table.events)


@pytest.mark.parametrize("card", ["framework", "necropolis"])
def test_f102_a_district_built_by_sacrifice_scores_its_full_cost(card: str) -> None:
    table = merchant("palace" if card == "framework" else card, gold=2, city=("manor", "framework"))
    if card == "framework":
        table.play("build:palace", "pay:framework")
        assert table.city(0) == ["manor", "palace"]
    else:
        table.play("build:necropolis", "pay:necropolis", "district:framework")
        assert table.city(0) == ["manor", "necropolis"]
    table.last_round()
    table.finish_round()
    assert table.points(0)["districts"] == 8


def test_f85_a_complete_city_may_be_sacrificed_from_and_stays_the_first() -> None:
    city = ("manor", "castle", "palace", "temple", "church", "tavern", "market")
    table = merchant("necropolis", city=city)
    table.state.completed.append(0)
    table.last_round()
    table.play("build:necropolis", "district:palace")
    table.finish_round()
    assert table.points(0)["first-completed"] == 4
