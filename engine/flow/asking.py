"""How a game gets from one question to the next."""

from engine.decision import Decision
from engine.flow import actions
from engine.flow.round import MENUS, proceed
from engine.hooks import Question, open_question
from engine.position import Position


def go_on(game: Position) -> Decision | None:
    """Give forced answers; return the next question that a seat must answer, `None` if the game is over."""
    state, stack = game.state, game.state.stack
    while True:
        if game.actions:
            actions.tidy(game)
        while not stack:
            turn = state.turn
            if turn is not None and not turn.last:
                stack.append(turn.aside or MENUS[turn.seat])
            elif state.phase == "over":
                return None
            else:
                proceed(game)
        if state.discards and not state.deck:
            # From here on, a card can be drawn if and only if the deck isn't empty.
            game.renew_deck()
        # Every step is a question; checking that at each choice would take 1 % of a game's time.
        question: Question = stack[-1]  # type: ignore[assignment]
        decision = question.ask(game)
        options = decision.options
        if len(options) > 1 or not forced(game, decision):
            return decision
        stack.pop()
        question.answer(game, options)


def forced(game: Position, decision: Decision) -> bool:
    """Return whether the open question has one answer and everybody knows which."""
    options = decision.options
    return len(options) == 1 and not decision.back and open_question(game).forced(game, options[0])
