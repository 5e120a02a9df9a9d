"""What somebody means to do in a row, and which click does it: for those who count clicks."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai import choose
from engine import Decision, Game
from engine.decision import verb
from engine.errors import ChoiceError
from engine.hooks import Question
from engine.lines import Line, lines

Plan = list[tuple[str, ...]]

LONGEST = 8


def planned(game: Game, rng: Random) -> Plan:
    """Return what a computer player would answer now and then, up to where something new is learnt."""
    plan: Plan = []
    ahead, known = game.copy(), True
    while known and len(plan) < LONGEST and (decision := _own(game, ahead)):
        picks = choose(ahead.view(decision.seat), decision, rng)
        plan.append(picks)
        question = ahead.state.stack[-1]
        assert isinstance(question, Question)
        known = len(picks) == 1 and question.sure(ahead, picks[0])
        ahead.choose(decision.seat, picks)
        following = _own(game, ahead)
        # What could be taken back has told nothing either.
        known = known or (following is not None and following.back)
    return plan


def later(game: Game, plan: Plan) -> Plan:
    """Draw cards before taking what is sure to come in: that comes along with a later click."""
    *before, last = plan
    question = game.state.stack[-1]
    assert isinstance(question, Question)
    powers = all(verb(picks[0]) == "use" and question.sure(game, picks[0]) for picks in before)
    return [last] if powers and last == ("gather:cards",) else plan


def best_line(game: Game, plan: Plan, shown: Sequence[str]) -> Line | None:
    """Return the line that does most of a plan and then lets the rest be done, with the same result.

    Only those count whose values are shown on a button or in a menu.
    """
    found = [line for line in lines(game) if value(line) in shown and _fits(game, plan, line)]
    return max(found, key=lambda line: len(line.picks), default=None)


def value(line: Line) -> str:
    """Return what stands for a line in a menu, and at the end of a button's id."""
    return "-".join(map(str, line.indexes))


def _own(game: Game, ahead: Game) -> Decision | None:
    """Return the question that is open ahead, if it is one to who is asked now, in the same turn."""
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
    """Return all that matters of where a plan leads; in which order things came in doesn't."""
    assert game.decision is not None
    ahead, seat = game.copy(), game.decision.seat
    for picks in plan:
        ahead.choose(seat, picks)
    state = ahead.state
    turn = state.turn and (state.turn.seat, state.turn.character, sorted(state.turn.used), state.turn.built)
    seats = [(each.gold, sorted(each.hand), each.city) for each in state.seats]
    return state.number, state.round, state.rank, turn, seats, state.deck, state.marks, state.rng
