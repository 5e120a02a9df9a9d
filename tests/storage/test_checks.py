import random
from collections.abc import Callable

import pytest

from engine.characters.rank2 import SpyType
from engine.errors import BrokenStateError
from engine.flow.build import Pay
from engine.flow.turn import TurnMenu
from engine.state import Call, District, Mark, Score, State, Turn
from engine.steps import Step
from storage.checks import check_state
from tests.storage.samples import played


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_every_state_of_a_game_is_sound(seats: int) -> None:
    for choices in range(0, 400, 13):
        game = played(choices, seats)
        assert check_state(game.state.copy()).decision == game.decision


class Riddle(Step):
    """A question that is none of the game's."""

    kind = "riddle"


def _break(change: str) -> Callable[[State], object]:
    changes: dict[str, Callable[[State], object]] = {
        "card lost": lambda state: state.deck.pop(),
        "card doubled": lambda state: state.deck.append(state.deck[0]),
        "card of another set": lambda state: state.deck.__setitem__(0, "museum"),
        "card that doesn't exist": lambda state: state.seats[0].hand.append("casino"),
        "card in a city from nowhere": lambda state: state.seats[1].city.append(District("manor")),
        "character lost": lambda state: state.selection.face_down.clear(),
        "character held twice": lambda state: state.seats[0].characters.append("king"),
        "no such seat has the crown": lambda state: setattr(state, "crown", 4),
        "no such seat is asked": lambda state: state.stack.append(TurnMenu(9)),
        "no such target": lambda state: state.stack.append(SpyType(0, -2)),
        "no such seat was called": lambda state: state.calls.append(Call("king", 7)),
        "no such seat marked": lambda state: state.marks.append(Mark("killed", "king", -1)),
        "no such seat completed": lambda state: state.completed.append(5),
        "no such seat scored": lambda state: state.scores.append(Score(4, (), 0, ())),
        "no such question": lambda state: state.stack.append(Riddle(0)),
        "no question": lambda state: state.stack.clear(),
        "question that can't be asked": lambda state: state.stack.append(Pay(0, "casino", 3)),
        "question without a turn": lambda state: setattr(state, "turn", None),
        "turn of nobody in play": lambda state: setattr(state, "turn", Turn(0, "emperor")),
        "over with a question": lambda state: setattr(state, "phase", "over"),
        "debts": lambda state: setattr(state.seats[0], "gold", -1),
        "too few seats": lambda state: state.seats.pop(),
        "seed": lambda state: setattr(state.rng, "seed", "xyz"),
        "short seed": lambda state: setattr(state.rng, "seed", "00"),
        "position": lambda state: setattr(state.rng, "position", -1),
    }
    return changes[change]


BREAKAGES = [
    "card lost", "card doubled", "card of another set", "card that doesn't exist",
    "card in a city from nowhere", "character lost", "character held twice", "no such seat has the crown",
    "no such seat is asked", "no such target", "no such seat was called", "no such seat marked",
    "no such seat completed", "no such seat scored", "no such question", "no question",
    "question that can't be asked", "question without a turn", "turn of nobody in play",
    "over with a question", "debts", "too few seats", "seed", "short seed", "position",
]  # fmt: skip


@pytest.mark.parametrize("change", BREAKAGES)
def test_a_broken_state_is_found_out(change: str) -> None:
    game = next(
        game
        for choices in random.Random(3).sample(range(20, 90), 70)
        for game in [played(choices)]
        if game.decision and game.decision.kind == "turn"
    )
    state = game.state.copy()
    check_state(state.copy())
    _break(change)(state)
    with pytest.raises(BrokenStateError):
        check_state(state)
