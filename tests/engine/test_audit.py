"""Impossible states are detected; states of games never are (see test_random_play)."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engine import BrokenStateError, State
from engine.audit import audit
from engine.characters.rank2 import SpyType
from engine.characters.rank3 import SeerGift, WizardCard
from engine.characters.rank8_diplomat import GiveDistrict
from engine.flow.build import Pay
from engine.flow.turn import TurnMenu
from engine.hooks import Aside
from engine.state import Call, District, Laid, Mark, Score, Selection, Turn
from engine.steps import Step
from tests.engine.table import Table


@dataclass(frozen=True, slots=True)
class Riddle(Aside):
    """A question that isn't the game's."""

    kind = "riddle"


@dataclass(frozen=True, slots=True)
class Imposter(Step):
    """A question with the name of another."""

    kind = "turn"


def turns() -> State:
    """The middle of a round of four: the Thief's turn, who robbed the Merchant."""
    table = Table(4)
    for seat, character in enumerate(("thief", "king", "merchant", "warlord")):
        table.seat(seat, character, gold=3, hand=["tavern"], city=["market", ("manor", 1)])
    table.call("thief", "use:rob", "character:merchant", "gather:gold")
    return table.state


def selection() -> State:
    """The second round of three, in the middle of the selection."""
    table = Table(3)
    table.seat(0, "thief", "bishop")
    table.seat(1, "king", "artist")
    table.seat(2, "merchant", "warlord")
    table.call("warlord")
    table.finish_round()
    table.play(table.options[0])
    table.play(table.options[0])
    return table.state


def over() -> State:
    """A game that has just ended."""
    table = Table(2)
    table.seat(0, "thief", "bishop")
    table.seat(1, "king", "warlord")
    table.last_round()
    table.call("warlord")
    table.finish_round()
    return table.state


def put(name: str, value: object) -> Callable[[State], None]:
    """Set a field of the state."""
    return lambda state: setattr(state, name, value)


def turn(**changes: object) -> Callable[[State], None]:
    """Set fields of the turn."""

    def change(state: State) -> None:
        for name, value in changes.items():
            setattr(state.turn, name, value)

    return change


Break = Callable[[State], object]

IN_TURNS: dict[str, Break] = {
    "card lost": lambda state: state.deck.pop(),
    "card doubled": lambda state: state.seats[0].hand.append("tavern"),
    "card under a district doubled": lambda state: state.seats[0].city.append(
        District("palace", 0, ("castle",))
    ),
    "two coins": lambda state: state.seats[0].city.__setitem__(0, District("market", 2)),
    "action card in front of a seat": lambda state: state.seats[0].laid.append(Laid("circus_tent")),
    "district in front of a seat": lambda state: state.seats[0].laid.append(Laid(state.deck.pop())),
    "armed without having it": lambda state: state.seats[0].armed.append("rasputin"),
    "armed district": lambda state: state.seats[0].armed.append("tavern"),
    "debts": lambda state: setattr(state.seats[3], "gold", -1),
    "debts on a token": lambda state: state.piles.update(merchant=-1),
    "token of nobody": lambda state: state.piles.update(tax_collector=1),
    "character lost": lambda state: state.selection.face_down.pop(),
    "character held twice": lambda state: state.seats[1].characters.append("thief"),
    "nobody's character": lambda state: state.seats[3].characters.clear(),
    "character swapped with the table": lambda state: state.seats[3].characters.__setitem__(0, "artist"),
    "two characters": lambda state: state.seats[3].characters.append(state.selection.face_down.pop()),
    "characters still going round": lambda state: state.selection.pile.append(
        state.selection.face_down.pop()
    ),
    "too many ranks": put("rank", 99),
    "rank before it was called": put("rank", 3),
    "rank called and forgotten": lambda state: state.calls.pop(),
    "ranks called in a wrong order": lambda state: state.calls.reverse(),
    "shown by somebody else": lambda state: state.calls.__setitem__(1, Call("thief", 2)),
    "shown by no seat": lambda state: state.calls.__setitem__(1, Call("thief", 4)),
    "mark on nobody": lambda state: state.marks.append(Mark("robbed", "artist", 0)),
    "mark by nobody": lambda state: state.marks.append(Mark("robbed", "king", 4)),
    "shield of no seat": lambda state: state.shielded.append(-1),
    "turn of somebody else": turn(seat=2),
    "turn of no seat": turn(seat=4),
    "turn of an uncalled character": turn(character="king"),
    "turn of a character nobody showed": turn(character="assassin"),
    "turn held by nothing": turn(held="laziness"),
    "less than nothing built": turn(built=-1),
    "aside without such a question": turn(aside=Riddle(0, 1)),
    "aside of no seat": turn(aside=WizardCard(0, 9)),
    "crown of no seat": put("crown", 4),
    "unknown question": lambda state: state.stack.append(Riddle(0, 1)),
    "question in another's name": lambda state: state.stack.append(Imposter(0)),
    "question to no seat": lambda state: state.stack.append(TurnMenu(4)),
    "question about no seat": lambda state: state.stack.append(SpyType(0, -2)),
    "question about no seats": lambda state: state.stack.append(SeerGift(0, 1, (2, 4))),
    "question about the district of no seat": lambda state: state.stack.append(
        GiveDistrict(0, 4, "district:keep")
    ),
    "question about debts": lambda state: state.stack.append(Pay(0, "keep", -1)),
    "no question": lambda state: state.stack.clear(),
    "turn while selecting": put("phase", "selection"),
    "over in the middle": put("phase", "over"),
    "scores in the middle": lambda state: state.scores.append(Score(0, (), 0, ())),
    "complete and going on": lambda state: state.completed.append(1),
    "completed by no seat": lambda state: (state.completed.append(4), setattr(state, "ending", True)),
    "completed twice": lambda state: (state.completed.extend((1, 1)), setattr(state, "ending", True)),
    "before the beginning": put("number", -1),
    "round nought": put("round", 0),
    "short seed": lambda state: setattr(state.rng, "seed", "00"),
    "seed in other digits": lambda state: setattr(state.rng, "seed", "xy" * 32),
    "position": lambda state: setattr(state.rng, "position", -1),
    "too few seats": lambda state: state.seats.pop(),
}

IN_SELECTION: dict[str, Break] = {
    "character out of the pile": lambda state: state.selection.pile.pop(),
    "a pile of its own": lambda state: setattr(state, "selection", Selection(list(state.options.cast))),
    "two picked at once": lambda state: state.seats[0].characters.append(state.selection.pile.pop()),
    "a mark from the round before": lambda state: state.marks.append(Mark("killed", "king", 0)),
    "a call from the round before": lambda state: state.calls.append(Call("assassin", -1)),
    "a rank from the round before": put("rank", 1),
    "a turn from the round before": put("turn", Turn(0, "thief")),
}

AT_THE_END: dict[str, Break] = {
    "a score lost": lambda state: state.scores.pop(),
    "a score twice": lambda state: state.scores.__setitem__(0, state.scores[1]),
    "a question left": lambda state: state.stack.append(TurnMenu(0)),
    "a turn left": put("turn", Turn(1, "warlord")),
    "over without a last round": put("ending", False),
}


@pytest.mark.parametrize("make", [turns, selection, over])
def test_sound_states_pass(make: Callable[[], State]) -> None:
    audit(make())


@pytest.mark.parametrize("change", IN_TURNS)
def test_broken_in_a_turn(change: str) -> None:
    assert_broken(turns(), IN_TURNS[change])


@pytest.mark.parametrize("change", IN_SELECTION)
def test_broken_in_the_selection(change: str) -> None:
    assert_broken(selection(), IN_SELECTION[change])


@pytest.mark.parametrize("change", AT_THE_END)
def test_broken_at_the_end(change: str) -> None:
    assert_broken(over(), AT_THE_END[change])


def assert_broken(state: State, change: Break) -> None:
    audit(state)
    change(state)
    with pytest.raises(BrokenStateError) as error:
        audit(state)
    assert str(error.value)
