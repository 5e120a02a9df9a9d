"""Rank 8: the Warlord, and what the whole rank can't reach. His prices: worked example H8."""

import pytest

from tests.engine.characters.ranked import SEVEN, table_of
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.layout import museum


@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
def test_rank_eight_takes_gold_for_military_districts(character: str) -> None:
    table = table_of(character, 0, "watchtower", "fortress", "manor")
    table.call(character)
    table.play("use:income-military")
    assert table.gold(1) == 2


# The Warlord


def test_warlord_destroys_a_district() -> None:
    table = table_of("warlord", 2)
    table.set_city(2, "manor", "tavern")
    table.call("warlord")
    table.play("use:destroy", "seat:2", "district:manor")
    assert table.city(2) == ["tavern"]
    assert table.gold(1) == 0
    assert table.bottom() == ["manor"]
    assert table.event("destroyed").facts["gold"] == 2
    assert "use:destroy" not in table.options


def test_warlord_may_destroy_his_own_district() -> None:
    table = table_of("warlord", 0, "tavern")
    table.call("warlord")
    table.play("use:destroy", "seat:1", "district:tavern")
    assert table.city(1) == []


def test_f70_the_great_wall_makes_the_others_dearer() -> None:
    table = table_of("warlord", 6)
    table.set_city(2, "great_wall", "tavern")
    table.call("warlord")
    table.play("use:destroy", "seat:2", "district:tavern")
    assert table.gold(1) == 5
    table.turn.used.clear()
    table.refresh()
    table.play("use:destroy", "seat:2", "district:great_wall")
    assert table.gold(1) == 0


@pytest.mark.parametrize("card", ["dragon_gate", "university"])
def test_f70_points_beyond_the_cost_do_not_count(card: str) -> None:
    table = table_of("warlord", 5)
    table.set_city(2, card)
    table.call("warlord")
    table.play("use:destroy", "seat:2", f"district:{card}")
    assert table.gold(1) == 0


@pytest.mark.parametrize(
    ("character", "power"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_f71_nothing_happens_to_a_completed_city(character: str, power: str) -> None:
    table = table_of(character, 20, "manor")
    table.set_city(2, *SEVEN)
    table.call(character)
    if character == "warlord":
        table.play("use:destroy")
        assert table.options == ("seat:1",)
    else:
        assert f"use:{power}" not in table.options
    table.set_city(2, *SEVEN[:6])
    if character != "warlord":
        assert f"use:{power}" in table.options


def test_f71_nor_to_the_warlords_own() -> None:
    table = table_of("warlord", 20, *SEVEN)
    table.call("warlord")
    assert "use:destroy" not in table.options


@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
def test_f72_the_keep_is_out_of_reach(character: str) -> None:
    table = table_of(character, 20)
    table.set_city(1, *(() if character == "warlord" else ("manor",)))
    table.set_city(2, "keep")
    table.call(character)
    assert not {"use:destroy", "use:exchange", "use:seize"} & set(table.options)


def test_f75_the_great_wall_of_the_warlord_works_against_himself() -> None:
    table = table_of("warlord", 2, "great_wall", "manor", "castle")
    table.call("warlord")
    assert "use:destroy" not in table.options
    table.set_gold(1, 3)
    table.play("use:destroy", "seat:1")
    assert table.options == ("district:manor",)
    table.play("district:manor")
    assert table.gold(1) == 0


def test_f79_cards_beneath_a_destroyed_museum_go_under_the_deck() -> None:
    table = table_of("warlord", 3)
    table.set_city(2, museum("tavern", "temple"))
    table.call("warlord")
    table.play("use:destroy", "seat:2", "district:museum")
    assert sorted(table.bottom(3)) == ["museum", "tavern", "temple"]


def test_f76_the_coin_of_a_destroyed_district_is_lost() -> None:
    table = table_of("warlord", 3)
    table.set_city(2, ("manor", 1))
    table.call("warlord")
    table.play("use:destroy", "seat:2", "district:manor")
    assert (table.gold(1), table.gold(2)) == (0, 0)


@pytest.mark.parametrize(
    ("character", "power"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_rank_eight_can_be_taken_back_at_every_step(character: str, power: str) -> None:
    table = table_of(character, 5, "manor")
    table.set_city(2, "tavern")
    table.call(character)
    table.play(f"use:{power}", "back", f"use:{power}", "seat:2", "back")
    if character == "diplomat":
        table.play("use:exchange", "seat:2", "district:tavern", "back")
    assert f"use:{power}" in table.options
    assert table.gold(1) == 5
    assert table.city(2) == ["tavern"]


def test_f17_the_witch_destroys_as_a_bewitched_warlord() -> None:
    table = bewitched("warlord")
    table.set_city(WITCH, "watchtower", "prison")
    table.set_city(VICTIM, "fortress", "tavern")
    bewitch(table, "warlord")
    gold = table.gold(WITCH)
    table.play("use:income-military", "use:destroy", f"seat:{VICTIM}", "district:tavern")
    assert table.gold(WITCH) == gold + 2
    assert table.city(VICTIM) == ["fortress"]
