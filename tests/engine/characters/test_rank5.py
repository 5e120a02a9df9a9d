"""Rank 5: Bishop and Abbot."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_bishop_takes_gold_for_religious_districts() -> None:
    table = Table(4)
    table.seat(1, "bishop", city=["temple", "cathedral", "tavern"])
    table.call("bishop")
    table.play("use:income-religious")
    assert table.gold(1) == 2


@pytest.mark.parametrize(
    ("character", "option"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_f60_rank_eight_has_no_power_over_the_bishops_districts(character: str, option: str) -> None:
    table = Table(4, character)
    table.seat(1, "bishop", city=["temple"])
    table.seat(2, character, gold=9, city=["manor"])
    table.call("bishop")
    table.end_turn()
    assert table.turn.character == character
    if character == "warlord":
        table.play("use:destroy")
        assert table.options == ("seat:2",)
    else:
        assert f"use:{option}" not in table.options


def test_f6_a_killed_bishop_protects_nothing() -> None:
    table = Table(4)
    table.seat(1, "bishop", city=["temple"])
    table.seat(2, "warlord")
    table.mark("killed", "bishop", by=3)
    table.call("bishop")
    table.play("use:destroy")
    assert table.options == ("seat:1",)


def test_f17_a_bewitched_bishop_protects_the_witch() -> None:
    table = bewitched("bishop")
    table.ask_everything()
    table.set_city(WITCH, "manor")
    table.set_city(VICTIM, "temple")
    table.seat(2, "warlord")
    bewitch(table, "bishop")
    table.end_turn()
    assert table.turn.character == "warlord"
    table.play("use:destroy")
    assert table.options == (f"seat:{VICTIM}",)


def test_f60_a_player_of_bishop_and_warlord_is_safe_from_himself() -> None:
    table = Table(2)
    table.seat(0, "bishop", "warlord", gold=9, city=["temple"])
    table.seat(1, "king", "thief", city=["manor"])
    table.call("bishop")
    table.end_turn()
    table.play("use:destroy")
    assert table.options == ("seat:1",)


def test_f60_a_player_of_bishop_and_diplomat_may_give_a_district_away() -> None:
    table = Table(2, "diplomat")
    table.seat(0, "bishop", "diplomat", city=["temple"])
    table.seat(1, city=["tavern"])
    table.call("bishop")
    table.end_turn()
    table.play("use:exchange", "seat:1", "district:tavern", "district:temple")
    assert table.city(0) == ["tavern"]


def test_f60_the_protection_ends_with_the_round() -> None:
    table = Table(4)
    table.seat(1, "bishop", city=["temple"])
    table.call("bishop")
    table.finish_round()
    assert table.state.shielded == []


# The Abbot; the splits themselves are worked example H7.


def test_abbot_takes_gold_and_cards() -> None:
    table = Table(4, "abbot")
    table.seat(1, "abbot", city=["temple", "church", "monastery"])
    table.deck("market", "docks")
    table.call("abbot")
    table.play("use:tithe", "split:1-2")
    assert table.gold(1) == 1
    assert table.hand(1) == ["docks", "market"]
    assert "use:tithe" not in table.options


def test_the_split_can_be_taken_back_before_it_is_made() -> None:
    table = Table(4, "abbot")
    table.seat(1, "abbot", city=["temple"])
    table.call("abbot")
    table.play("use:tithe", "back")
    assert "use:tithe" in table.options


def test_f10_abbot_takes_no_more_cards_than_there_are() -> None:
    table = Table(4, "abbot")
    table.seat(1, "abbot", city=["temple", "church"])
    table.shrink_deck("market", into=2)
    table.call("abbot")
    table.play("use:tithe")
    assert table.options == ("split:2-0", "split:1-1")


def test_f17_a_bewitched_abbot_works_for_the_witch() -> None:
    table = bewitched("abbot")
    table.set_city(WITCH, "temple")
    table.set_city(VICTIM, "church", "cathedral")
    table.seat(3, gold=9)
    bewitch(table, "abbot")
    before = table.gold(WITCH)
    table.play("use:tithe", "split:1-0", "use:beg")
    assert table.gold(WITCH) == before + 2
    assert table.gold(3) == 8


def test_f61_school_of_magic_is_one_of_either() -> None:
    table = Table(4, "abbot")
    table.seat(1, "abbot", city=["temple", "school_of_magic"])
    table.call("abbot")
    table.play("use:tithe")
    assert table.options == ("split:2-0", "split:1-1", "split:0-2")


def test_f62_the_richest_gives_one_gold_once() -> None:
    table = Table(4, "abbot")
    table.seat(0, gold=2)
    table.seat(1, "abbot", gold=1)
    table.seat(2, gold=7)
    table.call("abbot")
    table.play("use:beg")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (2, 2, 6)
    assert table.event("took-gold").facts == {"seat": 1, "target": 2, "gold": 1, "reason": "beg"}
    assert "use:beg" not in table.options, "though he is still the poorer one"


def test_f62_of_several_richest_the_abbot_chooses() -> None:
    table = Table(4, "abbot")
    table.seat(0, gold=5)
    table.seat(1, "abbot")
    table.seat(2, gold=5)
    table.seat(3, gold=4)
    table.call("abbot")
    table.play("use:beg")
    assert table.options == ("seat:2", "seat:0")
    table.play("seat:0")
    assert (table.gold(0), table.gold(1)) == (4, 1)


def test_f62_nobody_gives_if_the_abbot_is_one_of_the_richest() -> None:
    table = Table(4, "abbot")
    table.seat(0, gold=5)
    table.seat(1, "abbot", gold=5)
    table.call("abbot")
    assert "use:beg" not in table.options
    table.set_gold(1, 4)
    assert "use:beg" in table.options
