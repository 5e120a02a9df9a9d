"""Computer players. They see what a person in their seat sees, a view and a question, and nothing else.

What a kind of question needs stands in the table below. A kind that isn't there gets an answer that is
allowed and not foolish, so that a game with new cards goes on.
"""

import logging
import random
from collections.abc import Callable

from ai import draft, hand, targets, turn
from engine.decision import Decision, verb
from engine.view import View

__all__ = ["choose", "random_choice"]

_log = logging.getLogger(__name__)

Answer = Callable[[View, Decision, random.Random], tuple[str, ...]]

BY_KIND: dict[str, Answer] = {
    "pick-character": draft.pick,
    "toss-character": draft.toss,
    "turn": turn.act,
    "keep-cards": hand.keep,
    "kill": targets.kill,
    "rob": targets.rob,
    "swap-hands": targets.largest_hand,
    "redraw": hand.redraw,
    "destroy-seat": targets.destroy_seat,
    "destroy": targets.destroy,
    "pay": hand.pay,
    "laboratory": hand.part_with,
    "hospital": turn.take_refuge,
}

# For kinds that aren't known: by what their options are.
BY_VERB: dict[str, Answer] = {
    "seat": targets.seat,
    "district": targets.destroy,
    "card": hand.part_with,
}


def choose(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer the question of the seat that looks, as one who plays sensibly would."""
    for option in decision.options:
        if verb(option) == "arm":
            # A card that reacts from the hand does so only if it was made ready, which costs nothing.
            return (option,)
    answer = BY_KIND.get(decision.kind) or BY_VERB.get(_common_verb(decision))
    if answer:
        try:
            picks = answer(view, decision, randomness)
        except Exception:  # noqa: BLE001 - a rule of thumb that a new card made wrong must not stop a game
            _log.exception("A computer player has no answer to a %s question", decision.kind)
        else:
            if _allowed(decision, picks):
                return picks
    return random_choice(decision, randomness)


def random_choice(decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer by chance alone: each number of picks that is allowed, and each option, as likely as others."""
    options = decision.options
    if decision.maximum == decision.minimum == 1:
        return (options[int(randomness.random() * len(options))],)
    count = randomness.randint(decision.minimum, decision.maximum)
    return tuple(randomness.sample(options, count))


def _common_verb(decision: Decision) -> str:
    verbs = {verb(option) for option in decision.options}
    return verbs.pop() if len(verbs) == 1 else ""


def _allowed(decision: Decision, picks: tuple[str, ...]) -> bool:
    """Whether the question accepts the picks."""
    return (
        decision.minimum <= len(picks) <= decision.maximum
        and len(set(picks)) == len(picks)
        and all(pick in decision.options for pick in picks)
    )
