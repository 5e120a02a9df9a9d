"""What must be true of any state that choices can lead to. A stored state that breaks it is damaged."""

from engine.audit import audit
from engine.errors import BrokenStateError
from engine.game import Game
from engine.state import State


def check_state(state: State) -> Game:
    """Return the game of this state.

    Raises `BrokenStateError` if cards were lost or doubled, a seat doesn't exist, or the open question
    can't be asked, or not be answered.
    """
    audit(state)
    try:
        game = Game(state)
        _try_answers(game)
    except Exception as error:
        raise BrokenStateError(f"the open question can't be asked or answered: {error!r}") from error
    if game.over != (game.decision is None):
        raise BrokenStateError(f"phase {state.phase} with {'no' if game.over else 'an'} open question")
    if game.decision is not None and not game.decision.options:
        raise BrokenStateError(f"a question without options: {game.decision}")
    return game


def _try_answers(game: Game) -> None:
    """Give every answer to the open question, in a copy each. Of several picks at once the first will do."""
    decision = game.decision
    if decision is not None:
        most = max(1, decision.minimum)
        for start in range(len(decision.options) - most + 1):
            game.copy().choose(decision.seat, decision.options[start : start + most])
