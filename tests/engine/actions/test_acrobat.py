"""The Acrobat."""

import pytest

from tests.engine.actions.tables import arm, circus
from tests.engine.table import Table

HEIRS = ["king", "emperor", "patrician"]


def armed(*characters: str, seats: int = 4, crown: int = 0) -> Table:
    """Seat 1 has armed the Acrobat and is the Thief; nobody holds rank 4."""
    table = circus(seats, *characters)
    table.set_crown(crown)
    table.seat(1, "thief", hand=["acrobat"])
    table.seat(2, "bishop")
    arm(table, 1, "acrobat")
    return table


def test_takes_the_crown_if_nobody_answers() -> None:
    table = armed()
    table.call("thief")
    table.end_turn()
    assert table.crown == 1
    assert table.event("crown").facts == {"seat": 1, "source": 0}
    assert table.hand(1) == []
    assert table.bottom() == ["acrobat"]
    assert table.view(1).armed == ()


def test_the_crown_stays_with_the_acrobat_in_the_next_round() -> None:
    table = armed()
    table.call("thief")
    table.finish_round()
    assert (table.kind, table.asked) == ("pick-character", 1)


def test_does_nothing_unless_armed() -> None:
    table = circus()
    table.seat(1, "thief", hand=["acrobat"])
    table.call("thief")
    table.finish_round()
    assert table.crown == 0
    assert table.hand(1) == ["acrobat"]


def test_does_nothing_if_rank_4_has_its_turn() -> None:
    table = armed()
    table.seat(2, "king")
    table.call("thief")
    table.finish_round()
    assert table.crown == 2
    assert table.hand(1) == ["acrobat"]
    assert table.view(1).armed == ("acrobat",)


def test_does_nothing_at_other_ranks() -> None:
    table = armed()
    table.seat(2, "king")
    table.seat(3, "merchant")
    table.call("bishop")  # nobody holds it
    assert table.crown == 0
    table.event("played", missing=True)


@pytest.mark.parametrize("heir", HEIRS)
def test_f116_overrides_the_crown_of_a_killed_rank_4(heir: str) -> None:
    table = armed(heir)
    table.seat(2, heir)
    table.seat(3, "assassin")
    table.mark("killed", heir, 3)
    table.call("thief")
    events = table.finish_round()
    assert table.crown == 1
    assert [event.facts["seat"] for event in events if event.kind == "revealed-late"] == [2]
    assert len([event for event in events if event.kind == "crown"]) == 1


@pytest.mark.parametrize("heir", ["king", "patrician"])
def test_f116_overrides_the_crown_of_a_bewitched_rank_4(heir: str) -> None:
    table = armed(heir, "witch")
    table.seat(2, heir)
    table.seat(3, "witch")
    table.mark("bewitched", heir, 3)
    table.call(heir)
    assert table.crown == 1
    table.finish_round()
    assert table.crown == 1


def test_f116_bewitched_emperor_gets_no_resource_either() -> None:
    table = armed("witch", "emperor")
    table.seat(1, gold=3)
    table.seat(2, "emperor")
    table.seat(3, "witch", city=["manor"])
    table.mark("bewitched", "emperor", 3)
    table.call("emperor")
    table.play("gather:gold")
    assert table.asked == 3
    assert "use:give-crown" not in table.options
    assert "use:income-noble" in table.options
    assert "end" in table.options
    assert (table.crown, table.gold(1)) == (1, 3)


def test_f116_without_the_acrobat_the_witch_must_move_the_crown() -> None:
    table = circus(4, "witch", "emperor")
    table.seat(2, "emperor")
    table.seat(3, "witch")
    table.mark("bewitched", "emperor", 3)
    table.call("emperor")
    table.play("gather:gold")
    assert "use:give-crown" in table.options
    assert "end" not in table.options


def test_f116_also_the_player_of_the_killed_character_may_play_it() -> None:
    table = circus()
    table.seat(1, "king", hand=["acrobat"])
    arm(table, 1, "acrobat")
    table.mark("killed", "king", 3)
    table.call("king")
    assert table.crown == 1


def test_the_holder_of_the_crown_keeps_the_card_if_the_crown_is_in_no_danger() -> None:
    table = armed(crown=1)
    table.call("thief")
    table.finish_round()
    assert table.crown == 1
    assert table.hand(1) == ["acrobat"]


def test_the_holder_of_the_crown_keeps_it_from_a_killed_king() -> None:
    table = armed(crown=1)
    table.seat(2, "king")
    table.seat(3, "assassin")
    table.mark("killed", "king", 3)
    table.call("thief")
    table.finish_round()
    assert table.crown == 1
    assert table.hand(1) == []


def test_f115_acrobat_is_not_the_action_card_of_the_next_turn() -> None:
    table = circus()
    table.seat(1, "bishop", hand=["acrobat", "director"])
    arm(table, 1, "acrobat")
    table.call("king")  # nobody holds it
    assert table.crown == 1
    assert table.turn.character == "bishop"
    assert "play:director" in table.options


def test_f58_throne_room_pays_for_the_move() -> None:
    table = circus(4, uniques=["throne_room"])
    table.seat(1, "thief", hand=["acrobat"])
    table.seat(3, city=["throne_room"])
    arm(table, 1, "acrobat")
    table.call("king")
    assert table.gold(3) == 1


def test_f116_killed_with_a_hospital_does_not_count_as_answering() -> None:
    table = armed()
    table.seat(2, "king", city=["hospital"])
    table.mark("killed", "king", 3)
    table.call("king")
    assert table.crown == 1
    table.play("yes")
    table.finish_round()
    assert table.crown == 1
