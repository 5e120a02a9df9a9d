"""Check a report of a finished game: that it was dealt fairly, and that its moves lead to the scores."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine import fairness
from engine.replay import Move, ReplayError, followed
from engine.setup.options import Options
from engine.setup.sets import DAILY_SEATS, daily_options
from engine.state import Score

Subject = Literal["commitment", "seed", "dealing", "choices", "scores"]

START_DELAY = 60_000
"""Milliseconds by which a click may be newer than the click on Start, judged by the ids of both."""

_CLICK = re.compile("[1-9][0-9]*")
_CLICK_OR_COMPUTER = re.compile("(computer-)?[1-9][0-9]*")


@dataclass(frozen=True, slots=True)
class Transcript:
    """A report of a finished game, which may contain false facts.

    `clicks` and `scores` are in seat order. `dealing` is the rule by which the game was dealt, which defines
    `start` (`engine.fairness`). Games of release 0.1.0 have no `dealing`, and some have no `start`.
    """

    options: Options
    commitment: str
    secret: str
    clicks: tuple[str, ...]
    seed: str
    moves: tuple[Move, ...]
    scores: tuple[Score, ...]
    start: str = ""
    dealing: fairness.Dealing | Literal[""] = ""


class Finding(NamedTuple):
    """A check and its result; `problem` is empty if nothing is wrong."""

    subject: Subject
    problem: str = ""


def verify(report: Transcript) -> list[Finding]:
    """Check a report. If its moves are impossible, leave out the checks that need a finished game."""
    findings = [Finding("commitment", _commitment_problem(report)), Finding("seed", _seed_problem(report))]
    if report.dealing:
        findings.append(Finding("dealing", _dealing_problem(report)))
    try:
        game = followed(report.options, len(report.clicks), report.seed, report.moves)
    except ReplayError as error:
        return [*findings, Finding("choices", str(error))]
    scores = sorted(game.state.scores)
    return [*findings, Finding("choices"), Finding("scores", _scores_problem(report.scores, scores))]


def _commitment_problem(report: Transcript) -> str:
    made = fairness.commitment(report.secret)
    return "" if made == report.commitment else f"the secret's fingerprint is {made}"


def _seed_problem(report: Transcript) -> str:
    made = fairness.seed(report.secret, report.clicks, report.start)
    return "" if made == report.seed else f"the secret and the clicks make the seed {made}"


def _dealing_problem(report: Transcript) -> str:
    """Return how the transcript breaks the rule of its dealing; empty if it keeps the rule."""
    match report.dealing:
        case "lobby":
            return _lobby_problem(report)
        case "solo":
            alone = (
                _alone(report.clicks) and report.clicks[0] == report.start and _CLICK.fullmatch(report.start)
            )
            return "" if alone else "one person plays against computers, and their click is the start"
        case "daily":
            return _daily_problem(report)
        case "":
            return ""


def _lobby_problem(report: Transcript) -> str:
    """Return how the transcript breaks the rule `lobby`: by the times in the ids, Start is the last click."""
    if not _CLICK.fullmatch(report.start) or not all(map(_CLICK_OR_COMPUTER.fullmatch, report.clicks)):
        return "a lobby is dealt by the clicks of its people"
    made = [_click_time(each) for each in report.clicks if _CLICK.fullmatch(each)]
    if not made or max(made) > _click_time(report.start) + START_DELAY:
        return "the click on Start wasn't the last one"
    return "" if len(set(report.clicks)) == len(report.clicks) else "two seats name the same click"


def _daily_problem(report: Transcript) -> str:
    day = fairness.day_of(report.start)
    if not day or report.clicks[:1] != (fairness.DAILY,) or not _alone(report.clicks):
        return "it doesn't say whose day it is, or who played"
    return "" if report.options == daily_options(day) else f"the cards aren't those of day {day}"


def _alone(clicks: Sequence[str]) -> bool:
    """Return whether the first seat plays alone against computers."""
    return tuple(clicks[1:]) == tuple(f"computer-{number}" for number in range(1, DAILY_SEATS))


def _click_time(click: str) -> int:
    """Return the time of a click, in milliseconds since the beginning of 2015, from its Discord id."""
    return int(click) >> 22


def _scores_problem(reported: Sequence[Score], counted: Sequence[Score]) -> str:
    for one, other in zip(reported, counted, strict=False):
        if one != other:
            return f"seat {other.seat} has {_spelled(other)}, not {_spelled(one)}"
    return "" if len(reported) == len(counted) else f"{len(reported)} scores for {len(counted)} seats"


def _spelled(score: Score) -> str:
    lines = ", ".join(f"{name} {points}" for name, points in score.lines)
    return f"{score.total} points ({lines}; in ties {', '.join(map(str, score.tie_break))})"
