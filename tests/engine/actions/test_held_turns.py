"""The turns in which no action card can be played: killed, bewitched, threatened, suspended (F123, F124)."""

from tests.engine.actions.tables import circus
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
f123 bewitched rank four does not play the acrobat
    with: king 1 cannot | emperor 0 can
    # A King gets the crown anyway; the Emperor leaves it to the Witch.
    seat 0: witch; seat 1: {1}, hand acrobat; armed 1: acrobat; mark: bewitched {1} by 0
    > {1}:
    = hand 1: acrobat; crown: {2}
    > gather:gold
    = {3}: use:give-crown
f123 suspended witch plays the acrobat
    with: thief | king | warlord
    # Return whether her turn has gone on, was lost as nobody plays the victim, or is still to come.
    crown at: 2; seat 0: witch, hand acrobat; armed 0: acrobat; seat 3: bishop; mark: bewitched {1} by 0
    > magician:
    = turn of: bishop; crown: 0; hand 0: -
""",
    circus,
)


def test_f124_the_one_card_of_the_witch_belongs_to_the_resumed_turn() -> None:
    table = circus(4, "witch")
    table.seat(0, "witch", hand=["circus_tent", "director"])
    table.seat(1, "king", hand=["circus_tent"])
    table.call("witch", "gather:gold", "character:king", "gather:gold", "play:director")
    assert not [option for option in table.options if option.startswith("play:")]
    turn = table.view(None).turn
    assert turn is not None
    assert turn.limit == 3
