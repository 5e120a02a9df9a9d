"""Whether a finished game was dealt fairly and played as it is told, checked as a stranger would."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine import fairness
from engine.replay import Move, ReplayError, followed
from engine.setup.options import Options
from engine.state import Score

Subject = Literal["commitment", "seed", "choices", "scores"]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A finished game as somebody tells it; nothing of it need be true.

    `clicks` and `scores` are in seat order. `start` is the Start click; empty if it is no part of the seed.
    """

    options: Options
    commitment: str
    secret: str
    clicks: tuple[str, ...]
    seed: str
    moves: tuple[Move, ...]
    scores: tuple[Score, ...]
    start: str = ""


class Finding(NamedTuple):
    """A check and its result: `problem` is empty if nothing is wrong."""

    subject: Subject
    problem: str = ""


def verify(told: Transcript) -> list[Finding]:
    """Check all of a transcript. If the moves don't fit, leave out the checks that need them."""
    findings = [Finding("commitment", _commitment_problem(told)), Finding("seed", _seed_problem(told))]
    try:
        game = followed(told.options, len(told.clicks), told.seed, told.moves).game
    except ReplayError as error:
        return [*findings, Finding("choices", str(error))]
    scores = sorted(game.state.scores)
    return [*findings, Finding("choices"), Finding("scores", _scores_problem(told.scores, scores))]


def _commitment_problem(told: Transcript) -> str:
    made = fairness.commitment(told.secret)
    return "" if made == told.commitment else f"the secret's fingerprint is {made}"


def _seed_problem(told: Transcript) -> str:
    made = fairness.seed(told.secret, told.clicks, told.start)
    return "" if made == told.seed else f"the secret and the clicks make the seed {made}"


def _scores_problem(told: Sequence[Score], counted: Sequence[Score]) -> str:
    for one, other in zip(told, counted, strict=False):
        if one != other:
            return f"seat {other.seat} has {_spelled(other)}, not {_spelled(one)}"
    return "" if len(told) == len(counted) else f"{len(told)} scores for {len(counted)} seats"


def _spelled(score: Score) -> str:
    lines = ", ".join(f"{name} {points}" for name, points in score.lines)
    return f"{score.total} points ({lines}; in ties {', '.join(map(str, score.tie_break))})"
