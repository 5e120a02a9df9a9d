"""Players that go by rules of thumb: a table says which rule answers which kind of question."""

import logging
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ai.chance import random_choice
from ai.level import Worlds
from engine.decision import Decision, verb
from engine.view import View

log = logging.getLogger(__name__)

Answer = Callable[[View, Decision, random.Random], tuple[str, ...]]

Glance = Callable[[Decision], tuple[str, ...]]
"""An answer that the question alone is enough for, or nothing."""


@dataclass(frozen=True, slots=True)
class RulesOfThumb:
    """A level that has a rule for each kind of question, and others by what the options are.

    A kind that neither table knows gets an answer by chance, so that a game with new cards goes on.
    """

    name: str
    by_kind: Mapping[str, Answer]
    by_verb: Mapping[str, Answer]
    by_glance: Mapping[str, Glance] = field(default_factory=dict[str, Glance])
    looks_ahead: bool = False

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, _worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer the question of the seat that looks. The same chance gives the same answer."""
        if picks := self.at_a_glance(decision):
            return picks
        answer = self.by_kind.get(decision.kind) or self.by_verb.get(_common_verb(decision))
        if answer:
            try:
                picks = answer(view, decision, randomness)
            except Exception:
                # A rule that a new card made wrong must not stop a game.
                log.exception("The level %s has no answer to a %s question", self.name, decision.kind)
            else:
                if _allowed(decision, picks):
                    return picks
        return random_choice(decision, randomness)

    def at_a_glance(self, decision: Decision) -> tuple[str, ...]:
        """Return the answer where it is the same whatever the seat sees, else nothing.

        Making a view takes longer than most answers; who plays thousands of games on need not make this one.
        """
        glance = self.by_glance.get(decision.kind)
        return glance(decision) if glance else ()


def or_arm(answer: Answer) -> Answer:
    """Get cards ready before anything else where the question offers it."""

    def armed_first(view: View, decision: Decision, randomness: random.Random) -> tuple[str, ...]:
        """Arm, or answer."""
        return arming(decision) or answer(view, decision, randomness)

    return armed_first


def arming(decision: Decision) -> tuple[str, ...]:
    """Make a card that reacts from the hand ready, if one isn't: only so it reacts, and it costs nothing."""
    return next(((option,) for option in decision.options if option.startswith("arm:")), ())


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
