"""Rasputin."""

import pytest

from tests.engine.actions.tables import arm, circus, laid
from tests.engine.table import Table


def hit(kind: str, *characters: str, real: bool = True, seats: int = 4) -> Table:
    """Seat 1 is the King, has armed Rasputin and is hit by seat 2."""
    table = circus(seats, *characters)
    table.seat(1, "king", gold=5, hand=["rasputin", "tavern", "director"], city=["manor"])
    arm(table, 1, "rasputin")
    table.mark(kind, "king", 2, real=real)
    return table


def free(table: Table) -> bool:
    """Return whether the King has his whole turn."""
    return table.asked == 1 and table.kind == "turn" and "use:income-noble" in table.options


def test_f117_killed_takes_a_normal_turn() -> None:
    table = hit("killed")
    table.seat(2, "assassin")
    table.call("king")
    assert free(table)
    table.event("revealed", seat=1)
    table.play("gather:gold", "build:tavern", "end")
    assert table.crown == 1
    assert table.city(1) == ["manor", "tavern"]
    events = table.finish_round()
    assert not [event for event in events if event.kind == "revealed-late"]


def test_f117_bewitched_plays_normally_and_the_witch_does_not_resume() -> None:
    table = hit("bewitched", "witch")
    table.seat(2, "witch", gold=3)
    table.call("king")
    assert free(table)
    table.play("gather:gold", "build:tavern", "end")
    assert table.state.turn is None or table.turn.character != "king"
    assert "took-over" not in table.kinds()


def test_f117_robbed_keeps_the_gold() -> None:
    table = hit("robbed")
    table.seat(2, "thief")
    table.call("king")
    assert (table.gold(1), table.gold(2)) == (5, 0)
    table.event("stole", missing=True)


@pytest.mark.parametrize("real", [True, False])
def test_f117_threatened_has_nothing_to_resolve(real: bool) -> None:
    table = hit("threat", "blackmailer", real=real)
    table.seat(2, "blackmailer")
    table.call("king")
    assert free(table)
    assert laid(table, 1) == [("rasputin", 0)]  # spent, whether the threat is real or not
    table.play("gather:gold")
    assert free(table)
    assert (table.gold(1), table.gold(2)) == (7, 0)


@pytest.mark.parametrize("real", [True, False])
def test_f117_nothing_is_confiscated_and_the_magistrate_is_not_asked(real: bool) -> None:
    table = hit("warrant", "magistrate", real=real)
    table.seat(2, "magistrate")
    table.call("king")
    assert laid(table, 1) == [("rasputin", 0)]  # on suspicion, whether the warrant is signed or not
    table.play("gather:gold", "build:tavern", "end")
    assert table.asked == 1
    assert table.city(1) == ["manor", "tavern"]


def test_f117_all_hits_are_cancelled_together() -> None:
    table = hit("warrant", "magistrate", "blackmailer")
    table.mark("threat", "king", 3)
    table.call("king")
    assert free(table)
    assert table.view(None).marks == ()


def test_f115_rasputin_is_the_action_card_of_the_turn() -> None:
    table = hit("robbed")
    table.call("king")
    assert laid(table, 1) == [("rasputin", 0)]
    assert "play:director" not in table.options


def test_goes_under_the_deck_when_the_turn_ends() -> None:
    table = hit("robbed")
    table.call("king")
    table.end_turn()
    assert laid(table, 1) == []
    assert table.bottom() == ["rasputin"]
    assert table.hand(1) == ["director", "tavern"]


def test_stays_in_hand_if_nothing_hit() -> None:
    table = circus()
    table.seat(1, "king", hand=["rasputin"])
    arm(table, 1, "rasputin")
    table.mark("robbed", "bishop", 2)
    table.call("king")
    assert table.hand(1) == ["rasputin"]
    assert "play:rasputin" not in table.options


def test_does_nothing_unless_armed() -> None:
    table = circus()
    table.seat(1, "king", gold=5, hand=["rasputin"])
    table.mark("robbed", "king", 2)
    table.call("king")
    assert table.gold(1) == 0


def test_f8_a_mark_on_the_own_other_character_is_no_hit() -> None:
    table = circus(2)
    table.seat(1, "assassin", "king", hand=["rasputin"])
    arm(table, 1, "rasputin")
    table.mark("killed", "king", 1)
    table.call("king")
    assert table.hand(1) == ["rasputin"]
    table.event("called", character="king")
    table.event("played", missing=True)


def test_only_one_of_two_cards_is_played() -> None:
    table = circus()
    table.seat(1, "king", gold=5, hand=["rasputin", "rasputin"])
    arm(table, 1, "rasputin")
    table.mark("robbed", "king", 2)
    table.call("king")
    assert table.hand(1) == ["rasputin"]
    assert table.view(1).armed == ()


def test_a_king_with_rasputin_leaves_the_acrobat_nothing() -> None:
    table = hit("killed")
    table.seat(3, "merchant", hand=["acrobat"])
    arm(table, 3, "acrobat")
    table.call("king")
    assert free(table)
    assert table.crown == 1
    assert table.hand(3) == ["acrobat"]


def test_f125_rasputin_protects_from_the_witch_and_not_from_the_magician() -> None:
    table = circus()
    table.seat(1, "magician")
    table.seat(2, "king", hand=["rasputin", "tavern"])
    arm(table, 2, "rasputin")
    table.call("magician")
    table.play("use:swap-hands", "seat:2")
    assert table.hand(1) == ["rasputin", "tavern"]
    assert table.hand(2) == []


def test_a_killed_king_with_a_hospital_has_his_whole_turn() -> None:
    table = hit("killed")
    table.set_city(1, "hospital", "manor")
    table.call("king")
    assert free(table)
    assert not table.turn.held
