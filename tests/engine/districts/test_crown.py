"""Districts that act when the crown moves: Throne Room."""

from tests.engine.table import Table


def hall(character: str = "king", owner: int = 1) -> Table:
    """Seat 0 has the crown, seat 2 plays rank 4, `owner` has a Throne Room."""
    table = Table(4, character, uniques=["throne_room"])
    table.seat(owner, city=["throne_room"])
    table.seat(2, character)
    return table


def test_throne_room_f58_gains_a_gold_when_the_crown_moves_between_others() -> None:
    table = hall()
    table.call("king")
    table.play("use:crown")
    assert table.gold(1) == 1
    assert table.event("gained-gold").facts == {"seat": 1, "gold": 1, "reason": "throne_room"}


def test_throne_room_f58_gains_it_too_if_its_owner_gets_or_loses_the_crown() -> None:
    for owner in (0, 2):
        table = hall(owner=owner)
        table.call("king")
        table.play("use:crown")
        assert table.gold(owner) == 1


def test_f58_a_king_who_has_the_crown_moves_nothing() -> None:
    table = hall()
    table.set_crown(2)
    table.call("king")
    assert "use:crown" not in table.options, "there is nothing to do"
    assert table.gold(1) == 0


def test_f58_the_emperors_taking_and_giving_is_one_move() -> None:
    table = hall("emperor")
    table.call("emperor")
    table.play("use:give-crown", "seat:3")
    assert table.crown == 3
    assert table.gold(1) == 1


def test_f58_the_gold_comes_before_the_emperor_takes_his_tribute() -> None:
    """So the owner of a Throne Room has something to give."""
    table = hall("emperor")
    table.call("emperor")
    table.play("use:give-crown", "seat:1")
    assert table.gold(1) == 0
    assert table.gold(2) == 1


def test_f58_a_killed_king_moves_the_crown_at_the_end_of_the_round() -> None:
    table = hall()
    table.seat(3, "warlord")
    table.mark("killed", "king", 0)
    table.call("king")
    assert table.gold(1) == 0
    table.finish_round()
    assert table.crown == 2
    assert table.gold(1) == 1


def test_f58_a_bewitched_king_moves_it_when_called() -> None:
    table = Table(4, "witch", uniques=["throne_room"])
    table.seat(0, "witch")
    table.seat(1, city=["throne_room"])
    table.seat(2, "king")
    table.mark("bewitched", "king", 0)
    table.call("king")
    table.play("gather:gold")
    assert table.crown == 2
    assert table.gold(1) == 1
