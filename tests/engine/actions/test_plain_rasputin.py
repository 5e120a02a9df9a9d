"""Rasputin."""

import pytest

from tests.engine.actions.tables import arm, circus, laid
from tests.engine.stories import stories
from tests.engine.table import Table


def hit(kind: str, *characters: str, real: bool = True, seats: int = 4) -> Table:
    """Seat 1 is the King, has armed Rasputin and is hit by seat 2."""
    table = circus(seats, *characters)
    table.seat(1, "king", gold=5, hand=["rasputin", "tavern", "director"], city=["manor"])
    arm(table, 1, "rasputin")
    table.mark(kind, "king", 2, real=real)
    return table


def free(table: Table) -> bool:
    """Return whether the King has a full turn."""
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


test_cases = stories(
    """
f117 robbed keeps the gold
    seat 1: king, gold 5, hand rasputin tavern director, city manor; armed 1: rasputin
    mark: robbed king by 2; seat 2: thief
    > king:
    = gold 1: 5; gold 2: 0; not told: stole
f115 rasputin is the action card of the turn
    seat 1: king, gold 5, hand rasputin tavern director, city manor; armed 1: rasputin
    mark: robbed king by 2
    > king:
    = laid 1: rasputin; cannot: play:director
goes under the deck when the turn ends
    seat 1: king, gold 5, hand rasputin tavern director, city manor; armed 1: rasputin
    mark: robbed king by 2
    > king:; end turn
    = laid 1: -; bottom: rasputin; hand 1: director tavern
stays in hand if nothing hit
    seat 1: king, hand rasputin; armed 1: rasputin; mark: robbed bishop by 2
    > king:
    = hand 1: rasputin; cannot: play:rasputin
does nothing unless armed
    seat 1: king, gold 5, hand rasputin; mark: robbed king by 2
    > king:
    = gold 1: 0
f8 a mark on the own other character is no hit
    seats: 2; seat 1: assassin king, hand rasputin; armed 1: rasputin; mark: killed king by 1
    > king:
    = hand 1: rasputin; told of: called character=king; not told: played
a king with rasputin leaves the acrobat nothing
    seat 1: king, gold 5, hand rasputin tavern director, city manor; armed 1: rasputin
    mark: killed king by 2; seat 3: merchant, hand acrobat; armed 3: acrobat
    > king:
    = asked: 1; kind: turn; can: use:income-noble; crown: 1; hand 3: acrobat
f125 rasputin protects from the witch and not from the magician
    seat 1: magician; seat 2: king, hand rasputin tavern; armed 2: rasputin
    > magician: use:swap-hands seat:2
    = hand 1: rasputin tavern; hand 2: -
""",
    circus,
)


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


def test_only_one_of_two_cards_is_played() -> None:
    table = circus()
    table.seat(1, "king", gold=5, hand=["rasputin", "rasputin"])
    arm(table, 1, "rasputin")
    table.mark("robbed", "king", 2)
    table.call("king")
    assert table.hand(1) == ["rasputin"]
    assert table.view(1).armed == ()


def test_a_killed_king_with_a_hospital_has_his_whole_turn() -> None:
    table = hit("killed")
    table.set_city(1, "hospital", "manor")
    table.call("king")
    assert free(table)
    assert not table.turn.held
