"""Rank 1: the Assassin; Witch and Magistrate have files of their own."""

from tests.engine.table import Table


def test_assassin_kills_a_character_that_then_has_no_turn() -> None:
    table = Table(4)
    table.seat(0, "assassin")
    table.seat(1, "merchant")
    table.seat(2, "warlord")
    table.call("assassin")
    table.play("use:kill", "character:merchant")
    assert table.event("killed").facts == {"seat": 0, "character": "merchant"}
    assert "use:kill" not in table.options
    events = table.end_turn()
    assert table.turn.character == "warlord"
    assert not [each for each in events if each.facts.get("seat") == 1]


def test_naming_a_victim_can_be_taken_back() -> None:
    table = Table(4)
    table.seat(0, "assassin")
    table.call("assassin")
    table.play("use:kill", "back")
    assert "use:kill" in table.options
    assert not table.state.marks


def test_f6_a_killed_player_gets_nothing_at_the_end_of_the_turn() -> None:
    table = Table(4)
    table.seat(0, "assassin")
    table.seat(1, "merchant", city=["poor_house", "park"])
    table.call("assassin")
    table.play("use:kill", "character:merchant")
    table.finish_round()
    assert (table.gold(1), table.hand(1)) == (0, [])


def test_f6_with_two_characters_only_the_killed_one_loses_its_turn() -> None:
    table = Table(2)
    table.seat(0, "assassin", "king")
    table.seat(1, "thief", "merchant")
    table.call("assassin")
    table.play("use:kill", "character:thief")
    table.end_turn()
    assert table.turn.character == "king"
    table.skip_to(character="merchant")
    assert table.asked == 1


def test_f7_killed_and_absent_characters_look_the_same() -> None:
    calls: list[object] = []
    for held in (True, False):
        table = Table(4)
        table.seat(0, "assassin")
        table.seat(1, *(["merchant"] if held else ["bishop"]))
        table.seat(2, "warlord")
        table.call("assassin")
        table.play("use:kill", "character:merchant")
        events = table.end_turn() + (table.end_turn() if not held else [])
        calls.append([each for each in events if each.facts.get("character") == "merchant"])
        assert table.turn.character == "warlord"
    assert calls[0] == calls[1]


def test_f8_any_other_character_of_the_cast_may_be_named() -> None:
    table = Table(2)
    table.seat(0, "assassin", "king")
    table.seat(1, "thief", "merchant")
    table.face_up("architect")
    table.call("assassin")
    table.play("use:kill")
    assert table.arguments == list(table.game.cast[1:])


def test_f8_killing_ones_own_other_character_costs_that_turn() -> None:
    table = Table(2)
    table.seat(0, "assassin", "king")
    table.seat(1, "thief", "merchant")
    table.call("assassin")
    table.play("use:kill", "character:king")
    table.skip_to(character="merchant")
    assert not [call for call in table.state.calls if call.character == "king" and call.seat >= 0]
