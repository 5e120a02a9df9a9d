"""The conditions that a stored game meets. A game that breaks one is damaged."""

from collections.abc import Sequence

from engine import fairness
from engine.audit import audit
from engine.errors import BrokenStateError
from engine.game import Game
from engine.state import State
from storage.records import OPENING, Setup, StoredGame


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


def check_stored(stored: StoredGame, people: Sequence[int], numbers: Sequence[int]) -> None:
    """Hold the parts of a stored game against each other, the people of its seats and the log included.

    `numbers` are those of the choices in the log. Raises `BrokenStateError` if two of them don't agree.
    """
    setup, game = stored.setup, stored.game
    if fairness.commitment(setup.secret) != setup.commitment:
        raise BrokenStateError("the secret isn't the one that was committed to")
    humans = sorted(player.user_id for player in setup.players if player.human and player.user_id is not None)
    if humans != list(people):
        raise BrokenStateError(f"{len(people)} people are stored who aren't the {len(humans)} who sit")
    if (game is None) != (stored.status in ("lobby", "closed")):
        raise BrokenStateError(f"status {stored.status} {'without' if game is None else 'with'} a state")
    if game is not None:
        _check_played(game, setup)
        if game.over != (stored.status == "over"):
            raise BrokenStateError(f"status {stored.status} in phase {game.state.phase}")
    expected = [] if game is None else list(range(OPENING, game.state.number))
    if list(numbers) != expected:
        raise BrokenStateError(f"{len(numbers)} choices in the log, where {len(expected)} were made")


def _check_played(game: Game, setup: Setup) -> None:
    """Check that a game is the one that its set-up came to."""
    state = game.state
    if len(game.seats) != len(setup.players):
        raise BrokenStateError(f"{len(setup.players)} players on {len(game.seats)} seats")
    if state.options != setup.options:
        raise BrokenStateError(f"{setup.options} are played as {state.options}")
    if state.rng.seed != setup.seed:
        raise BrokenStateError("the seed isn't that of the secret and the clicks")
