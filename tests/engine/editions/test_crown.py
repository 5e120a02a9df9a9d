"""The crown that moves at the call, and the classic Emperor's gift."""

from tests.engine.editions.tables import classic
from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
section f15 the crown is taken when rank four is called
    with: king | patrician
    rules: crown=on-call; seat 2: {1}
    > {1}:
    = crown: 2; events: revealed crown; cannot: use:crown
    > end turn
by the rules of 2016 it is taken at any time of the turn
    uniques: throne_room; seat 2: king
    > king:
    = crown: 0; can: use:crown
f52 in 2016 the emperor chooses and the card is random
    seat 1: emperor; seat 2: gold 1, hand tavern manor
    > emperor: use:give-crown seat:2
    = asked: 1; kind: tribute; offered: take:gold take:cards
""")


test_classic = stories(
    """
a killed king takes the crown at the end of the round all the same
    seat 2: king; seat 3: warlord; mark: killed king by 1
    > king:
    = crown: 0
    > finish round
    = crown: 2
a bewitched king takes the crown and the witch does not
    ask everything; seat 0: witch; seat 1: king
    > witch: gather:gold character:king; skip to: seat=0 character=king
    = crown: 1; turn of seat: 0; cannot: use:crown
the emperor gives the crown away when he is called
    seat 1: emperor; seat 2: gold 1, hand tavern manor
    > emperor:
    = asked: 1; kind: give-crown; offered: seat:2 seat:3; back: no
    > seat:3
    = crown: 3; kind: turn; cannot: use:give-crown
f52 in the classic edition the receiver chooses what to give
    seat 1: emperor; seat 2: gold 1, hand tavern manor
    > emperor: seat:2
    = asked: 2; kind: crown-gift; about target: 1; offered: give:gold card:tavern card:manor; back: no
    > card:manor
    = hand 1: manor; hand 2: tavern; told: took-cards seat=1 target=2 count=1 reason=emperor
    # Which card it was is between the two.
    = told to: received-cards 1; told to: lost-cards 2; asked: 1
f52 the receiver may give gold
    seat 1: emperor; seat 2: gold 1, hand tavern manor
    > emperor: seat:2 give:gold
    = gold 1: 1; gold 2: 0; told of: took-gold reason=emperor
a killed classic emperor gives the crown at the end of the round for nothing
    seat 1: emperor; seat 2: gold 1; mark: killed emperor by 3
    > warlord:
    = kind: late-crown
    > seat:2
    = crown: 2; gold 2: 1
the witch gives the crown of a bewitched emperor when she goes on
    seat 0: witch; seat 1: emperor; seat 3: gold 1
    > witch: gather:gold character:emperor; skip to: seat=0 character=emperor
    = asked: 0; kind: give-crown; offered: seat:1 seat:2 seat:3
    > seat:3
    = told of: took-gold seat=0
""",
    classic,
)


def emperor(*, gold: int = 1, hand: tuple[str, ...] = ("tavern", "manor")) -> Table:
    """Seat 1 is the Emperor and was just called. Seat 2 has this gold and hand to give."""
    table = classic(4, "emperor")
    table.set_characters(1, "emperor")
    table.seat(2, gold=gold, hand=hand)
    table.call("emperor")
    return table


def test_f52_without_a_choice_nothing_is_asked() -> None:
    table = emperor(gold=0, hand=("tavern",))
    table.play("seat:2")
    assert table.hand(1) == ["tavern"]
    table = emperor(gold=3, hand=())
    table.play("seat:2")
    assert table.gold(1) == 1
    table = emperor(gold=0, hand=())
    table.play("seat:2")
    assert table.kind == "turn"


def test_f52_the_question_does_not_tell_whether_the_cards_are_alike() -> None:
    table = emperor(gold=0, hand=("tavern", "tavern"))
    table.play("seat:2")
    assert (table.asked, table.options) == (2, ("card:tavern",))
    table.play("card:tavern")
    assert table.hand(1) == table.hand(2) == ["tavern"]
