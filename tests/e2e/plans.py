"""A player's planned steps, the click for them, and the number of clicks for a person."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ai import choose
from engine import Decision, Game
from engine.decision import argument, verb
from engine.errors import ChoiceError
from engine.hooks import open_question
from engine.lines import Line, lines
from tests.house import ANSWERS, BUTTON, Component

Plan = list[tuple[str, ...]]

LONGEST = 8

OPENING, CLOSING = 1, 1  # Opening a menu takes a click. A menu with several choices takes another to close.


class Step(NamedTuple):
    """A click: the control, the picks in a menu, the answers, and the number of clicks."""

    custom_id: str
    values: tuple[str, ...]
    answers: Plan
    clicks: int


def next_step(game: Game, rng: Random, controls: Sequence[Component]) -> Step:
    """Return the next click of a person who decides as a computer player would, and sees these controls."""
    decision = game.decision
    assert decision is not None
    plan = _later(game, planned(game, rng))
    shown = {_value(control): control for control in controls if control["type"] == BUTTON}
    menus = [(option["value"], control) for control in controls for option in control.get("options", [])]
    line = best_line(game, plan, [*shown, *(each for each, _ in menus)])
    answers: Plan = [(pick,) for pick in line.picks] if line else plan[:1]
    values = (value(line),) if line else tuple(str(decision.options.index(pick)) for pick in plan[0])
    if len(values) == 1 and values[0] in shown:
        return Step(shown[values[0]]["custom_id"], (), answers, 1)
    menu = next(control for each, control in menus if each == values[0])
    several = menu.get("max_values", 1) > 1
    return Step(menu["custom_id"], values, answers, OPENING + len(values) + (CLOSING if several else 0))


def named(game: Game, step: Step) -> str:
    """Describe the answer in short: a kind of question, or in a turn the actions, step by step."""
    decision = game.decision
    assert decision is not None
    if decision.kind != "turn":
        return decision.kind
    picks = [picks[0] for picks in step.answers]
    return "+".join(dict.fromkeys(argument(pick) if verb(pick) == "use" else verb(pick) for pick in picks))


def _value(control: Component) -> str:
    """Return the answer of a question's button: the end of its id."""
    return control["custom_id"].rpartition(":")[2] if ANSWERS.match(control["custom_id"]) else ""


def planned(game: Game, rng: Random) -> Plan:
    """Return the answers that a computer player would give from now on, until it learns something new."""
    plan: Plan = []
    ahead, known = game.copy(), True
    while known and len(plan) < LONGEST and (decision := _own(game, ahead)):
        picks = choose(ahead.view(decision.seat), decision, rng)
        plan.append(picks)
        known = len(picks) == 1 and open_question(ahead).sure(ahead, picks[0])
        ahead.choose(decision.seat, picks)
        following = _own(game, ahead)
        # A step that can be taken back has revealed nothing either.
        known = known or (following is not None and following.back)
    return plan


def _later(game: Game, plan: Plan) -> Plan:
    """Draw cards before taking a certain income, which comes along with a later click."""
    *before, last = plan
    question = open_question(game)
    powers = all(verb(picks[0]) == "use" and question.sure(game, picks[0]) for picks in before)
    return [last] if powers and last == ("gather:cards",) else plan


def best_line(game: Game, plan: Plan, shown: Sequence[str]) -> Line | None:
    """Return the line that does most of a plan and leads to the same result.

    Only lines count whose values are on a button or in a menu.
    """
    found = [line for line in lines(game) if value(line) in shown and _fits(game, plan, line)]
    return max(found, key=lambda line: len(line.picks), default=None)


def value(line: Line) -> str:
    """Return the value of a line in a menu, which also ends a button's id."""
    return "-".join(map(str, line.indexes))


def _own(game: Game, ahead: Game) -> Decision | None:
    """Return the next question if it asks the same player in the same turn."""
    assert game.decision is not None
    decision = ahead.decision
    same = ahead.state.round == game.state.round and ahead.state.rank == game.state.rank
    return decision if decision and same and decision.seat == game.decision.seat else None


def _fits(game: Game, plan: Plan, line: Line) -> bool:
    rest = list(plan)
    for pick in line.picks:
        if (pick,) not in rest:
            return False
        rest.remove((pick,))
    try:
        return _outcome(game, [*((pick,) for pick in line.picks), *rest]) == _outcome(game, plan)
    except ChoiceError:
        return False


def _outcome(game: Game, plan: Plan) -> Any:
    """Return all that matters about the result of a plan. The order of gains doesn't."""
    assert game.decision is not None
    ahead, seat = game.copy(), game.decision.seat
    for picks in plan:
        ahead.choose(seat, picks)
    state = ahead.state
    turn = state.turn and (state.turn.seat, state.turn.character, sorted(state.turn.used), state.turn.built)
    seats = [(each.gold, sorted(each.hand), each.city) for each in state.seats]
    return state.number, state.round, state.rank, turn, seats, state.deck, state.marks, state.rng
