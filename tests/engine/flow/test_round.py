"""The calling of the ranks, which characters look alike, and the end of a round."""

import pytest

from engine import Event, visible
from engine.view import View
from tests.engine.stories import stories
from tests.engine.table import Table, of_kind

KILLABLE = ("thief", "magician", "bishop", "merchant", "architect", "warlord")


def silent(character: str, *, held_by: int | None) -> Table:
    """The Assassin is about to end the turn. A seat, or nobody, has the killed character."""
    table = Table(4)
    table.seat(0, "assassin")
    for seat, other in enumerate(
        [each for each in ("bishop", "warlord", "architect") if each != character][:2], 1
    ):
        table.seat(seat, other, gold=seat)
    table.seat(3, gold=3, city=["poor_house", "park", "tavern"])
    if held_by is not None:
        table.set_characters(held_by, character)
    table.call("assassin")
    table.ask_everything()
    table.play("use:kill", f"character:{character}", "gather:gold")
    return table


def story(table: Table) -> tuple[list[list[Event]], list[list[View]], list[tuple[int, str]]]:
    """Return what seats 0 to 2 and spectators learn until the round is over, and who is asked when."""
    events: list[list[Event]] = [[] for _ in range(4)]
    views: list[list[View]] = [[] for _ in range(4)]
    asked: list[tuple[int, str]] = []
    number = table.state.round
    while table.state.round == number:
        happened = table.pass_on()
        for index, seat in enumerate((0, 1, 2, None)):
            events[index] += [event for event in happened if visible(event, seat)]
            if table.state.round == number:
                views[index].append(table.view(seat))
        asked.append((table.asked, table.kind))
    return events, views, asked


@pytest.mark.parametrize("character", KILLABLE)
def test_f7_killed_and_absent_characters_look_the_same(character: str) -> None:
    """Players without the character can tell neither by texts nor by pauses."""
    killed, absent = silent(character, held_by=3), silent(character, held_by=None)
    for mine, theirs in zip(story(killed), story(absent), strict=True):
        assert mine == theirs


@pytest.mark.parametrize("character", KILLABLE)
def test_a_character_of_nobody_is_called_like_a_killed_one(character: str) -> None:
    """Also without any mark: the texts are the same."""
    killed, nobody = silent(character, held_by=3), Table(4)
    nobody.call(character)
    found = of_kind(nobody.events, "called", character=character)
    killed.finish_round()
    assert of_kind(killed.events, "called", character=character) == found
    assert len(found) == 1


def test_ranks_are_called_in_order_and_each_once() -> None:
    table = Table(4)
    for seat, character in enumerate(("magician", "king", "merchant", "warlord")):
        table.seat(seat, character)
    table.call("assassin")
    order = [str(event.facts["character"]) for event in table.events if event.kind in ("called", "revealed")]
    while table.state.round == 1:
        order += [
            str(event.facts["character"])
            for event in table.pass_on()
            if event.kind in ("called", "revealed") and table.state.round == 1
        ]
    assert order == list(table.state.options.cast)


def test_called_characters_stand_in_the_view() -> None:
    table = Table(4)
    table.seat(1, "magician")
    table.seat(2, "bishop")
    table.call("assassin")
    view = table.view(None)
    assert [(call.character, call.seat) for call in view.calls] == [
        ("assassin", -1),
        ("thief", -1),
        ("magician", 1),
    ]
    assert view.rank == 3
    assert view.seats[1].characters == ("magician",)
    assert view.seats[2].characters == ()


def test_f1_robbed_gold_goes_before_anything_else() -> None:
    table = Table(4)
    table.seat(0, "thief", gold=1)
    table.seat(2, "merchant", gold=5)
    table.call("thief", "use:rob", "character:merchant", "gather:gold", "end")
    assert table.turn.character == "merchant"
    assert not table.turn.gathered
    assert (table.gold(0), table.gold(2)) == (8, 0)
    assert table.kinds().index("revealed") + 1 == table.kinds().index("stole")
    # Gold gained later in the turn is kept.
    table.play("use:merchant-gold", "gather:gold")
    assert table.gold(2) == 3


test_cases = stories("""
robbing a character of nobody is found out by silence
    seat 0: thief; seat 1: gold 5
    > thief: use:rob character:merchant gather:gold; finish round
    = not told: stole
crown stays if nobody holds rank four
    seat 1: bishop; seat 2: warlord
    > assassin:; finish round
    = crown: 0; asked: 0
a crown that is there already does not move
    seat 0: king
    > king:
    = not told: crown
    > gather:gold end
f90 the last round is played to its end
    seat 1: merchant, gold 9, hand keep, city tavern market docks temple church manor
    seat 2: architect, gold 2, hand tavern; seat 3: warlord
    > merchant: gather:gold build:keep
    = ending: yes
    > end
    = over: no; turn of: architect
    > gather:gold build:tavern end
    = turn of: warlord
    > finish round
    = over: yes; not told: round-ended; city 2: tavern
""")


@pytest.mark.parametrize(
    ("seats", "character"), [(4, "king"), (4, "patrician"), (2, "king"), (3, "patrician")]
)
def test_crown_moves_in_the_turn_and_its_holder_begins_the_next_round(seats: int, character: str) -> None:
    table = Table(seats, character)
    table.ask_everything()
    table.seat(1, character)
    table.call(character)
    assert table.crown == 1
    assert table.event("crown").facts == {"seat": 1, "source": 0}
    table.play("gather:gold")
    table.finish_round()
    assert table.state.round == 2
    assert table.kind == "pick-character"
    assert table.asked == 1
    assert table.event("round-ended").facts == {"round": 1}
    assert table.event("round-began").facts == {"round": 2, "seat": 1}


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_f50_killed_rank_four_takes_the_crown_when_the_round_ends(character: str) -> None:
    table = Table(4, character)
    table.seat(0, "assassin")
    table.seat(2, character)
    table.seat(3, "warlord")
    table.call("assassin", "use:kill", f"character:{character}", "gather:gold", "end")
    assert table.turn.character == "warlord"
    assert table.crown == 0
    # Until then it is as silent as any other.
    assert not of_kind(table.events, "revealed-late")
    table.finish_round()
    assert table.crown == 2
    kinds = table.kinds()
    assert kinds.index("revealed-late") < kinds.index("crown") < kinds.index("round-ended")


def test_everything_of_a_round_is_gone_in_the_next() -> None:
    table = Table(4)
    table.seat(0, "assassin")
    table.seat(1, "thief")
    table.seat(2, "bishop")
    table.call("assassin", "use:kill", "character:king", "gather:gold", "end")
    table.play("use:rob", "character:merchant", "gather:gold")
    table.finish_round()
    state = table.state
    assert state.round == 2
    assert (state.marks, state.calls, state.shielded, state.rank, state.turn) == ([], [], [], 0, None)
    assert all(seat.characters == [] for seat in state.seats)
