"""Rank 2: Thief and Spy; the Blackmailer has a file of his own."""

import pytest

from tests.engine.table import Table

# Thief


def test_f1_thief_takes_all_gold_before_the_robbed_player_gathers() -> None:
    table = Table(4)
    table.seat(0, "thief", gold=1)
    table.seat(1, "bishop", gold=5)
    table.call("thief")
    table.play("use:rob", "character:bishop")
    assert table.event("robbed").facts == {"seat": 0, "character": "bishop"}
    events = table.end_turn()
    assert [each.facts for each in events if each.kind == "stole"] == [{"seat": 0, "target": 1, "gold": 5}]
    assert (table.gold(0), table.gold(1)) == (1 + 2 + 5, 0)
    table.play("gather:gold")
    assert table.gold(1) == 2


def test_f8_thief_names_also_who_lies_face_up() -> None:
    table = Table(4)
    table.seat(0, "thief")
    table.face_up("architect")
    table.call("thief")
    table.play("use:rob")
    assert table.arguments == list(table.game.cast[2:])


def test_f8_robbing_ones_own_other_character_does_nothing() -> None:
    table = Table(2)
    table.seat(0, "thief", "king", gold=3)
    table.call("thief")
    table.play("use:rob", "character:king", "gather:gold", "end")
    assert table.turn.character == "king"
    assert table.gold(0) == 5
    table.event("stole", missing=True)


@pytest.mark.parametrize("kind", ["killed", "bewitched"])
@pytest.mark.parametrize(("character", "power"), [("thief", "rob"), ("blackmailer", "threats")])
def test_f19_thief_and_blackmailer_spare_rank_one_the_killed_and_the_bewitched(
    kind: str, character: str, power: str
) -> None:
    table = Table(4, character, *(["witch"] if kind == "bewitched" else []))
    table.seat(0, character)
    table.mark(kind, "king", by=1)
    table.call(character)
    table.play(f"use:{power}")
    own = [character] if character == "blackmailer" else []
    assert table.arguments == [*own, *(each for each in table.game.cast[2:] if each != "king")]


# Spy


def test_spy_takes_a_gold_and_a_card_for_each_card_of_the_type() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=5, hand=["tavern", "market", "manor"])
    table.deck("temple", "church")
    table.call("spy")
    table.play("use:spy", "seat:1", "type:trade")
    assert (table.gold(0), table.gold(1)) == (2, 3)
    assert table.hand(0) == ["church", "temple"]
    assert table.hand(1) == ["manor", "market", "tavern"]
    assert "use:spy" not in table.options


def test_only_the_spy_sees_the_hand_and_only_after_the_type_is_named() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=5, hand=["tavern", "manor"])
    table.call("spy")
    table.play("use:spy", "seat:1")
    assert table.options == ("type:noble", "type:religious", "type:trade", "type:military", "type:unique")
    assert not table.events
    table.play("back", "use:spy", "seat:1", "type:military")
    look = table.event("saw-hand")
    assert (look.to, look.facts) == (0, {"target": 1, "cards": ("manor", "tavern")})
    assert table.event("spied").facts == {"seat": 0, "target": 1, "type": "military", "gold": 0}
    assert "saw-hand" not in table.kinds(1)


def test_f43_spy_takes_no_more_gold_than_there_is_but_all_the_cards() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=1, hand=["tavern", "market", "docks"])
    table.call("spy")
    table.play("use:spy", "seat:1", "type:trade")
    assert (table.gold(0), table.gold(1), len(table.hand(0))) == (1, 0, 3)


def test_f43_spy_counts_unique_districts_whatever_they_do() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=9, hand=["secret_vault", "school_of_magic", "manor"])
    table.call("spy")
    table.play("use:spy", "seat:1", "type:unique")
    assert (table.gold(0), len(table.hand(0))) == (2, 2)


def test_f10_spy_draws_what_is_left() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=9, hand=["tavern", "market"])
    table.shrink_deck("temple", into=2)
    table.call("spy")
    table.play("use:spy", "seat:1", "type:trade")
    assert (table.gold(0), table.hand(0)) == (2, ["temple"])


def test_spying_on_an_empty_hand_brings_nothing() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.set_gold(1, 3)
    table.call("spy")
    table.play("use:spy", "seat:1", "type:noble")
    assert (table.gold(0), table.hand(0)) == (0, [])
