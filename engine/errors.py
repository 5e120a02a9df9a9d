"""Errors of answering a question, setting up a game and laying out a position."""

from typing import Literal

ChoiceProblem = Literal["over", "wrong-seat", "stale", "unknown-option", "wrong-count"]
SetupProblem = Literal[
    "unknown-edition",
    "unknown-set",
    "replacement",
    "edition-actions",
    "seat-count",
    "cast-size",
    "cast-rank",
    "unknown-character",
    "character-seats",
    "edition-character",
    "edition-mix",
    "unique-count",
    "unknown-district",
    "unique-repeated",
    "edition-district",
    "fixed-district",
]
PositionProblem = Literal[
    "seat", "seed", "character", "gold", "card", "district", "mark", "moment", "impossible"
]


class EngineError(Exception):
    """The root of every error that the engine raises on purpose."""


class ChoiceError(EngineError):
    """An answer that the open question doesn't accept; `problem` says why. The game is unchanged."""

    def __init__(self, problem: ChoiceProblem, message: str) -> None:
        super().__init__(message)
        self.problem: ChoiceProblem = problem


class SetupError(EngineError):
    """A set-up that the rules don't allow.

    `problem` names the rule, and `facts` are the details for a message (a character, a number). `instead` are
    the cards that the rule books offer as replacements.
    """

    def __init__(
        self, problem: SetupProblem, message: str, instead: tuple[str, ...] = (), **facts: int | str
    ) -> None:
        super().__init__(message)
        self.problem: SetupProblem = problem
        self.instead = instead
        self.facts = facts


class ImpossibleChangeError(EngineError):
    """A change of a plan that names an unknown thing, because it is outdated or forged."""


class PositionError(EngineError):
    """A position that can't be laid out; `problem` names the impossible part."""

    def __init__(self, problem: PositionProblem, message: str) -> None:
        super().__init__(message)
        self.problem: PositionProblem = problem


class BrokenStateError(EngineError):
    """A stored state that no sequence of choices can have led to."""
