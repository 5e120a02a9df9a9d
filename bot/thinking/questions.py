"""What is asked of a process that looks ahead, and what it answers: plain data."""

from typing import NamedTuple, TypeGuard, cast

from ai.thought import Thought
from engine.decision import BACK, Decision
from engine.replay import Move
from engine.setup.options import Options


class Question(NamedTuple):
    """What to answer in a game: its set-up, and the choices that were made in it up to now.

    `masters` are the seats to answer for, from the one that is asked on, until something happens that
    everybody sees. `chance` is what random numbers are made from, `seconds` how long each answer may be
    searched for, and `within` how long all of that may take. With `among`, only the question that is open is
    answered, and only by one of these options.
    """

    game: str
    options: Options
    seats: int
    seed: str
    moves: tuple[Move, ...]
    masters: tuple[int, ...]
    chance: int
    seconds: float
    within: float
    among: tuple[str, ...] = ()


class Found(NamedTuple):
    """The answer to a question of the game, with what was found out about it, and in how many seconds."""

    decision: Decision
    thought: Thought
    seconds: float

    @property
    def fits(self) -> bool:
        """Whether it answers its question, and tells of no other answers than those that there are."""
        options = {*self.decision.options, *((BACK,) if self.decision.back else ())}
        picks, candidates, _ = self.thought
        return options.issuperset(picks) and all(each.option in options for each in candidates)


def are_answers(value: object) -> TypeGuard[tuple[Found, ...]]:
    """Whether this is what a process writes that has looked ahead."""
    return isinstance(value, tuple) and all(
        isinstance(each, Found) and each.fits for each in cast("tuple[object, ...]", value)
    )
