"""Rank 4: King and Patrician, and the crown of all three."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_king_takes_the_crown_and_gold_for_noble_districts() -> None:
    table = Table(4)
    table.seat(1, "king", city=["manor", "castle", "tavern"])
    table.call("king")
    assert table.crown == 1
    assert table.event("crown").facts == {"seat": 1, "source": 0}
    table.play("use:income-noble")
    assert table.gold(1) == 2


def test_patrician_takes_the_crown_and_cards_for_noble_districts() -> None:
    table = Table(4, "patrician")
    table.seat(1, "patrician", city=["manor", "castle", "tavern"])
    table.deck("market", "docks", "temple")
    table.call("patrician")
    table.play("use:cards-noble")
    assert table.hand(1) == ["docks", "market"]
    assert table.gold(1) == 0
    assert table.crown == 1
    assert "use:cards-noble" not in table.options


def test_the_cards_of_the_patrician_are_seen_by_him_alone() -> None:
    table = Table(4, "patrician")
    table.seat(1, "patrician", city=["manor"])
    table.deck("market")
    table.call("patrician")
    table.play("use:cards-noble")
    assert table.event("gained-cards").facts == {"seat": 1, "count": 1, "reason": "cards-noble"}
    assert table.event("drew").to == 1


def test_the_crown_stays_if_nobody_plays_rank_four() -> None:
    table = Table(4)
    table.set_crown(2)
    table.seat(1, "bishop")
    table.call("king")
    table.finish_round()
    assert table.crown == 2


def test_f4_income_is_one_lump() -> None:
    table = Table(4)
    table.seat(1, "king", gold=3, hand=["manor"], city=["castle"])
    table.call("king")
    table.play("gather:gold", "use:income-noble", "build:manor")
    assert table.gold(1) == 3
    assert "use:income-noble" not in table.options


def test_f10_patrician_draws_as_many_cards_as_there_are() -> None:
    table = Table(4, "patrician")
    table.seat(1, "patrician", city=["manor", "castle"])
    table.shrink_deck("market", into=2)
    table.call("patrician")
    table.play("use:cards-noble")
    assert table.hand(1) == ["market"]


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_f17_bewitched_king_or_patrician_takes_the_crown_himself(character: str) -> None:
    table = bewitched(character)
    table.set_crown(4)
    table.set_city(WITCH, "manor")
    table.set_city(VICTIM, "castle", "palace")
    bewitch(table, character)
    assert table.crown == VICTIM
    assert "use:crown" not in table.options
    assert "end" in table.options
    before = table.gold(WITCH) + len(table.hand(WITCH))
    table.play(next(option for option in table.options if option.endswith("-noble")))
    assert table.gold(WITCH) + len(table.hand(WITCH)) == before + 1, "the city of the Witch counts"


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_f50_killed_king_or_patrician_gets_the_crown_when_the_round_ends(character: str) -> None:
    table = Table(4, character)
    table.seat(1, character, gold=5)
    table.seat(2, "warlord")
    table.mark("killed", character, by=3)
    table.call(character)
    assert (table.asked, table.crown) == (2, 0), "the old holder calls on"
    table.finish_round()
    assert table.crown == 1
    assert table.event("revealed-late").facts == {"seat": 1, "character": character}
    assert table.gold(1) == 5


@pytest.mark.parametrize(
    ("character", "option"), [("king", "crown"), ("patrician", "crown"), ("emperor", "give-crown")]
)
def test_f53_the_turn_cannot_end_before_the_crown_moved(character: str, option: str) -> None:
    table = Table(4, character, uniques=["throne_room"])
    table.seat(1, character, hand=["tavern"])
    table.call(character)
    table.play("gather:gold")
    assert "end" not in table.options
    table.play(f"use:{option}")
    if character == "emperor":
        table.play("seat:2")
    assert "end" in table.options
    assert f"use:{option}" not in table.options


def test_f59_statue_looks_at_the_crown_after_the_last_move() -> None:
    table = Table(4)
    table.seat(0, city=["tavern"])
    table.seat(1, "king", city=["statue"])
    table.mark("killed", "king", by=3)
    table.last_round()
    table.call("king")
    assert table.game.over
    assert table.points(1)["statue"] == 5


def test_f92_killed_rank_four_was_shown_in_the_end() -> None:
    table = Table(4)
    table.seat(1, "king", city=["tavern"])
    table.seat(2, "magician", city=["temple"])
    table.mark("killed", "king", by=3)
    table.last_round()
    table.call("king")
    assert (table.points(1)["place"], table.points(2)["place"]) == (1, 2)


def test_f103_school_of_magic_is_one_card_more_for_the_patrician() -> None:
    table = Table(4, "patrician")
    table.seat(1, "patrician", city=["school_of_magic"])
    table.call("patrician")
    table.play("use:cards-noble")
    assert len(table.hand(1)) == 1


def test_f113_killed_king_with_a_hospital_gets_the_crown_when_the_round_ends() -> None:
    table = Table(4)
    table.seat(1, "king", city=["hospital"])
    table.seat(2, "warlord")
    table.mark("killed", "king", by=3)
    table.call("king")
    table.play("yes", "gather:gold")
    assert table.crown == 0
    table.finish_round()
    assert table.crown == 1
    table.event("revealed-late", missing=True)


def test_f103_school_of_magic_is_one_gold_more_for_the_king() -> None:
    table = Table(4)
    table.seat(1, "king", city=["school_of_magic", "manor"])
    table.call("king")
    table.play("use:income-noble")
    assert table.gold(1) == 2
