"""Rank 2: Thief and Spy. The Blackmailer has a separate file."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table

# Thief


def test_f1_thief_takes_all_gold_before_the_robbed_player_gathers() -> None:
    table = Table(4)
    table.seat(0, "thief", gold=1)
    table.seat(1, "bishop", gold=5)
    table.call("thief", "use:rob", "character:bishop")
    assert table.event("robbed").facts == {"seat": 0, "character": "bishop"}
    events = table.end_turn()
    assert [each.facts for each in events if each.kind == "stole"] == [{"seat": 0, "target": 1, "gold": 5}]
    assert (table.gold(0), table.gold(1)) == (1 + 2 + 5, 0)
    table.play("gather:gold")
    assert table.gold(1) == 2


test_thief = stories("""
f8 thief names also who lies face up
    seat 0: thief; face up: architect
    > thief: use:rob
    = named: magician king bishop merchant architect warlord
f8 robbing ones own other character does nothing
    seats: 2; seat 0: thief king, gold 3
    > thief: use:rob character:king gather:gold end
    = turn of: king; gold 0: 5; not told: stole
""")


@pytest.mark.parametrize("kind", ["killed", "bewitched"])
@pytest.mark.parametrize(("character", "power"), [("thief", "rob"), ("blackmailer", "threats")])
def test_f19_thief_and_blackmailer_spare_rank_one_the_killed_and_the_bewitched(
    kind: str, character: str, power: str
) -> None:
    table = Table(4, character, *(["witch"] if kind == "bewitched" else []))
    table.seat(0, character)
    table.mark(kind, "king", by=1)
    table.call(character, f"use:{power}")
    own = [character] if character == "blackmailer" else []
    assert table.arguments == [*own, *(each for each in table.game.cast[2:] if each != "king")]


# Spy


test_spy = stories("""
spy takes a gold and a card for each card of the type
    seat 0: spy; seat 1: gold 5, hand tavern market manor; deck: temple church
    > spy: use:spy seat:1 type:trade
    = gold 0: 2; gold 1: 3; hand 0: church temple; hand 1: manor market tavern; cannot: use:spy
f43 spy takes no more gold than there is but all the cards
    seat 0: spy; seat 1: gold 1, hand tavern market docks
    > spy: use:spy seat:1 type:trade
    = gold 0: 1; gold 1: 0; cards 0: 3
f43 spy counts unique districts whatever they do
    seat 0: spy; seat 1: gold 9, hand secret_vault school_of_magic manor
    > spy: use:spy seat:1 type:unique
    = gold 0: 2; cards 0: 2
f10 spy draws what is left
    seat 0: spy; seat 1: gold 9, hand tavern market; deck of only: temple rest 2
    > spy: use:spy seat:1 type:trade
    = gold 0: 2; hand 0: temple
spying on an empty hand brings nothing
    seat 0: spy; seat 1: gold 3
    > spy: use:spy seat:1 type:noble
    = gold 0: 0; hand 0: -
""")


def test_only_the_spy_sees_the_hand_and_only_after_the_type_is_named() -> None:
    table = Table(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=5, hand=["tavern", "manor"])
    table.call("spy", "use:spy", "seat:1")
    assert table.options == ("type:noble", "type:religious", "type:trade", "type:military", "type:unique")
    assert not table.events
    table.play("back", "use:spy", "seat:1", "type:military")
    look = table.event("saw-hand")
    assert (look.to, look.facts) == (0, {"target": 1, "cards": ("manor", "tavern")})
    assert table.event("spied").facts == {"seat": 0, "target": 1, "type": "military", "gold": 0}
    assert "saw-hand" not in table.kinds(1)
