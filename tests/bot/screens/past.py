"""Finished games for the tests of the screens that look back at them."""

from dataclasses import replace
from typing import Any

from bot.screens.view_models.history import HistoryModel, PastGame
from bot.screens.view_models.replay import ReplayModel
from bot.tables.replays import past_game, step_model
from engine.replay import Replay
from storage.finished import FinishedGame
from storage.ratings.model import MODEL
from storage.records import Player
from storage.result import Result, Standing
from tests.bot.screens.build import GAME, named, players
from tests.engine.goldens.recording import Golden

ENDED = 1_800_000_000
"""On 15 January 2027."""


def result(players: tuple[Player, ...], *totals: int, **changes: Any) -> Result:
    """How a game of these players ended: with these points, else everybody with none."""
    points = [totals[seat] if totals else 0 for seat in range(len(players))]
    standings = tuple(
        Standing(
            seat,
            player.user_id,
            player.name,
            player.resigned,
            1 + sum(each > points[seat] for each in points),
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
    """A finished game in a list: of two people, unless others are given."""
    ended = result(sat or named("Anna", "Bob"), *(totals or (12, 25)))
    return replace(past_game(FinishedGame(ended, True, 6, 7), lambda _: ""), **changes)


def history(*games: PastGame, user: int = 100, **changes: Any) -> HistoryModel:
    """A page of a list, the only one."""
    return replace(HistoryModel(user, games, 0, 1 if games else 0), **changes)


def replayed(golden: Golden) -> Replay:
    """A recorded game as it is replayed."""
    return Replay(golden.options, golden.seats, golden.seed, golden.choices())


def replay_model(replay: Replay, number: int, sat: tuple[Player, ...] | None = None) -> ReplayModel:
    """A step of a game among people with difficult names, unless others are given."""
    sat = sat or players(len(replay.end.seats), people=2)
    return step_model(FinishedGame(result(sat), True, 6, 7), replay, replay.step(number))
