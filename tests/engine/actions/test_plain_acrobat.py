"""The Acrobat."""

import pytest

from tests.engine.actions.tables import arm, circus
from tests.engine.stories import stories
from tests.engine.table import Table

HEIRS = ["king", "emperor", "patrician"]


def armed(*characters: str, seats: int = 4, crown: int = 0) -> Table:
    """Seat 1 has armed the Acrobat and is the Thief; nobody has rank 4."""
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


test_cases = stories(
    """
the crown stays with the acrobat in the next round
    crown at: 0; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat
    > thief:; finish round
    = kind: pick-character; asked: 1
does nothing unless armed
    seat 1: thief, hand acrobat
    > thief:; finish round
    = crown: 0; hand 1: acrobat
f116 bewitched emperor gets no resource either
    crown at: 0; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat; seat 1: gold 3
    seat 2: emperor; seat 3: witch, city manor; mark: bewitched emperor by 3
    > emperor: gather:gold
    = asked: 3; cannot: use:give-crown; can: use:income-noble; can: end; crown: 1; gold 1: 3
f116 without the acrobat the witch must move the crown
    seat 2: emperor; seat 3: witch; mark: bewitched emperor by 3
    > emperor: gather:gold
    = can: use:give-crown; cannot: end
f116 also the player of the killed character may play it
    seat 1: king, hand acrobat; armed 1: acrobat; mark: killed king by 3
    > king:
    = crown: 1
the holder of the crown keeps the card if the crown is in no danger
    crown at: 1; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat
    > thief:; finish round
    = crown: 1; hand 1: acrobat
the holder of the crown keeps it from a killed king
    crown at: 1; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat; seat 2: king
    seat 3: assassin; mark: killed king by 3
    > thief:; finish round
    = crown: 1; hand 1: -
f58 throne room pays for the move
    uniques: throne_room; seat 1: thief, hand acrobat; seat 3: city throne_room; armed 1: acrobat
    > king:
    = gold 3: 1
f116 killed with a hospital does not count as answering
    crown at: 0; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat; seat 2: king, city hospital
    mark: killed king by 3
    > king:
    = crown: 1
    > yes; finish round
    = crown: 1
does nothing at other ranks
    crown at: 0; seat 1: thief, hand acrobat; seat 2: bishop; armed 1: acrobat; seat 2: king
    seat 3: merchant
    # nobody holds it
    > bishop:
    = crown: 0; not told: played
f115 acrobat is not the action card of the next turn
    seat 1: bishop, hand acrobat director; armed 1: acrobat
    # nobody holds it
    > king:
    = crown: 1; turn of: bishop; can: play:director
""",
    circus,
)


def test_does_nothing_if_rank_4_has_its_turn() -> None:
    table = armed()
    table.seat(2, "king")
    table.call("thief")
    table.finish_round()
    assert table.crown == 2
    assert table.hand(1) == ["acrobat"]
    assert table.view(1).armed == ("acrobat",)


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
