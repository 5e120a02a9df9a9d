"""In which turns no action card is played: killed, bewitched, threatened, suspended (F123, F124)."""

import pytest

from tests.engine.actions.tables import arm, circus
from tests.engine.stories import stories

test_cases = stories(
    """
f123 killed plays nothing
    seat 1: king, hand director circus_tent; seat 2: bishop; mark: killed king by 0
    > king:
    = asked: 2
f123 killed with a hospital plays nothing
    seat 1: king, hand circus_tent, city hospital; mark: killed king by 0
    > king: yes
    = offered in any order: gather:cards gather:gold
f123 bewitched plays nothing and rides no wagon
    seat 0: witch; seat 1: king, gold 2, hand circus_tent; laid 2: ticket_wagon; mark: bewitched king by 0
    > king:
    = offered in any order: gather:cards gather:gold
f123 threatened plays nothing before the threat is resolved
    seat 0: blackmailer; seat 1: king, gold 2, hand circus_tent; laid 2: ticket_wagon
    mark: threat king by 0
    > king:
    = offered in any order: gather:cards gather:gold
    > gather:gold
    = offered: yes no
    > yes
    = can: play:circus_tent use:ticket-wagon
f123 suspended witch plays nothing until she resumes
    seat 0: witch, gold 2, hand circus_tent; seat 1: king; laid 2: ticket_wagon
    > witch:
    = offered in any order: gather:cards gather:gold
    > gather:gold
    = kind: bewitch
    > character:king gather:gold
    = asked: 0; turn of: king; can: play:circus_tent use:ticket-wagon
f124 the witch plays cards of her own hand
    ask everything; seat 0: witch; seat 1: king, hand circus_tent
    > witch: gather:gold character:king gather:gold
    = asked: 0; turn of: king; cannot: play:circus_tent
f123 armed rasputin works where nothing else does
    seat 1: king, hand rasputin circus_tent; armed 1: rasputin; mark: killed king by 0
    > king:
    = asked: 1; cannot: play:circus_tent
f123 the witch who bewitched rank four takes its crown with the acrobat
    crown at: 2; seat 0: witch, hand acrobat; armed 0: acrobat; seat 1: king; mark: bewitched king by 0
    > king:
    = crown: 0
    > finish round
    = crown: 0
""",
    circus,
)


def test_f124_the_one_card_of_the_witch_belongs_to_the_resumed_turn() -> None:
    table = circus(4, "witch")
    table.seat(0, "witch", hand=["circus_tent", "director"])
    table.seat(1, "king", hand=["circus_tent"])
    table.call("witch")
    table.play("gather:gold", "character:king", "gather:gold", "play:director")
    assert not [option for option in table.options if option.startswith("play:")]
    turn = table.view(None).turn
    assert turn is not None
    assert turn.limit == 3


@pytest.mark.parametrize("four", ["king", "emperor"])
def test_f123_bewitched_rank_four_does_not_play_the_acrobat(four: str) -> None:
    """A King gets the crown anyway; the Emperor leaves it to the Witch."""
    table = circus(4, "witch", four)
    table.seat(0, "witch")
    table.seat(1, four, hand=["acrobat"])
    arm(table, 1, "acrobat")
    table.mark("bewitched", four, 0)
    table.call(four)
    assert table.hand(1) == ["acrobat"]
    assert table.crown == (1 if four == "king" else 0)
    table.play("gather:gold")
    assert ("use:give-crown" in table.options) is (four == "emperor")


@pytest.mark.parametrize("victim", ["thief", "king", "warlord"])
def test_f123_suspended_witch_plays_the_acrobat(victim: str) -> None:
    """Return whether her turn has gone on, was lost as nobody plays the victim, or is still to come."""
    table = circus(4, "witch")
    table.set_crown(2)
    table.seat(0, "witch", hand=["acrobat"])
    arm(table, 0, "acrobat")
    table.seat(3, "bishop")
    table.mark("bewitched", victim, 0)
    table.call("magician")
    assert table.turn.character == "bishop"
    assert table.crown == 0
    assert table.hand(0) == []
