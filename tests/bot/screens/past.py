"""Finished games for the tests of screens about them."""

from dataclasses import replace
from typing import Any

from ai.level import Prospect, WeighedAnswer
from bot.controls.requests import PAST, past_tag
from bot.review.past_choices import PastChoice, choices_of
from bot.review.replays import Replayed, past_game, step_model
from bot.screens.lists import HistoryModel
from bot.view_models.lists import PastGame
from bot.view_models.replay import ReplayModel, TriedModel, TurningPoint, TurningPointsModel, Weighed
from engine.replay import Replay
from storage.results.finished import FinishedGame
from storage.results.ratings.model import MODEL
from storage.results.result import Result, Standing
from storage.values import Player
from tests.bot.screens.build import GAME, named, players
from tests.engine.goldens.recording import Golden

ENDED = 1_766_000_000
"""On 15 January 2027."""


def result(players: tuple[Player, ...], *totals: int, **changes: Any) -> Result:
    """Make the result of a game of these players, with these points; by default everybody has none."""
    points = [totals[seat] if totals else 0 for seat in range(len(players))]
    stayed = [each for each, player in zip(points, players, strict=True) if not player.resigned]
    standings = tuple(
        Standing(
            seat,
            player.user_id,
            player.name,
            player.resigned,
            len(players) if player.resigned else 1 + sum(each > points[seat] for each in stayed),
            points[seat],
            (("districts", points[seat]),),
            (),
            (),
            0,
            None,
        )
        for seat, player in enumerate(players)
    )
    plain = Result(GAME, 5, True, ENDED, "2016", (), (), None, MODEL, standings)
    return replace(plain, **changes)


def past(sat: tuple[Player, ...] | None = None, *totals: int, **changes: Any) -> PastGame:
    """Make a finished game in a list, by default of two people."""
    ended = result(sat or named("Anna", "Bob"), *(totals or (12, 25)))
    return replace(past_game(FinishedGame(ended, True, 6, 7)), **changes)


def history(*games: PastGame, user: int = 100, **changes: Any) -> HistoryModel:
    """A page of a list, the only one."""
    return replace(HistoryModel(user, games, 0, 1 if games else 0), **changes)


def replayed(golden: Golden) -> Replay:
    """Replay a recorded game."""
    return Replay(golden.options, golden.seats, golden.seed, golden.choices())


def replay_model(replay: Replay, number: int, sat: tuple[Player, ...] | None = None) -> ReplayModel:
    """Make a step of a game, by default among people with difficult names."""
    sat = sat or players(len(replay.end.seats), people=2)
    return step_model(FinishedGame(result(sat), True, 6, 7), Replayed(replay, frozenset()), number)


def candidate(option: str, lead: float = 2.14, chance: float = 0.41) -> WeighedAnswer:
    """Return the findings about an option."""
    suffered = (("killed", 0.25), ("stole", 0.125), ("destroyed", 0.01))
    return WeighedAnswer(option, 960, lead / 2 + 12 * chance, Prospect(lead, chance), suffered)


def weighed(choice: PastChoice, other: str = "") -> Weighed:
    """Make a choice with another option, by default the first one not taken."""
    other = other or next(option for option in choice.options if option != choice.taken)
    return Weighed(candidate(choice.taken, -0.52, 0.3), candidate(other))


def chosen(replay: Replay, seat: int = 0) -> list[PastChoice]:
    players = named(*("x" for _ in replay.end.seats))
    return choices_of(Replayed(replay, frozenset()), seat, players)


def turning_points(
    replay: Replay, choices: list[PastChoice], sat: tuple[Player, ...] | None = None, **changes: Any
) -> TurningPointsModel:
    """Make these choices the turning points of the first seat."""
    points: list[TurningPoint] = []
    for choice in choices:
        model = replay_model(replay, choice.step, sat)
        assert model.asked is not None
        points.append(TurningPoint(choice.step, model.round, model.asked, weighed(choice)))
    players = sat or replay_model(replay, 0).players
    plain = TurningPointsModel(GAME, players, 0, "done", 40, 40, tuple(points))
    return replace(plain, **changes)


def tried(
    replay: Replay, choice: PastChoice, other: str = "", sat: tuple[Player, ...] | None = None, **changes: Any
) -> TriedModel:
    """Make a choice with another option that is tried, by default the best."""
    model = replay_model(replay, choice.step, sat)
    assert model.asked is not None
    asked = replace(model.asked, game=PAST, tag=past_tag(GAME, choice.step))
    plain = TriedModel(
        GAME,
        choice.step,
        model.round,
        asked,
        choice.taken,
        other or choice.taken,
        weighed(choice, other),
    )
    return replace(plain, **changes)
