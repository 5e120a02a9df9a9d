"""Leaderboards and profiles for the tests of the screens."""

from dataclasses import replace
from typing import Any

from bot.controls.requests import ShowLeaderboard
from bot.screens.leaderboard import LeaderboardModel
from bot.view_models.lists import PastGame
from bot.view_models.profile import ProfileModel, RivalModel
from storage.results.leaderboards import BoardEntry, LeaderboardPage
from storage.results.own_games import BADGES, Figures, OwnGame, Streak, Wins
from storage.results.profiles import RatedGame, TrackRecord
from storage.results.ratings.model import MODEL, RATING_SCALE, Rating
from storage.results.result import Result
from tests.bot.screens.build import GAME, NAMES
from tests.storage.rated_games import standing

OTHER = "bbbbbbbb"
SEASON = 20264
NOW = 1_766_000_000


def entry(place: int, **changes: Any) -> BoardEntry:
    plain = BoardEntry(100 + place, place, Rating(25 + 10 / place, 4), True, 10, 6, f"Person {place}")
    return plain._replace(**changes)


def entries(count: int = 10, first: int = 1) -> tuple[BoardEntry, ...]:
    """Make `count` entries, in the order of their places."""
    return tuple(entry(place) for place in range(first, first + count))


def leaderboard(board: LeaderboardPage | None = None, **changes: Any) -> LeaderboardModel:
    """Make the first page of a board of three pages, seen by the second."""
    board = board or LeaderboardPage(entries(), 0, 3, 25, own=entry(2))
    model = LeaderboardModel(ShowLeaderboard("server", "season", "rating", 0, board.page), board, SEASON)
    return replace(model, **changes)


def crowded() -> LeaderboardModel:
    """Make a board with difficult names and the largest numbers, seen by somebody far below."""
    rating = Rating(-3000.0, 9.0)
    people = tuple(
        BoardEntry(1, 100_000 + number, rating, False, 99_999, 99_999, name)
        for number, name in enumerate((*NAMES, *NAMES[:2]))
    )
    board = LeaderboardPage(people, 1000, 2000, 20_000, own=people[0]._replace(place=7), own_page=3)
    return leaderboard(board, asked=ShowLeaderboard("everywhere", "always", "games", 8, 1000))


CITY = ("castle", "manor", "cathedral", "town_hall", "fortress", "library", "statue")
"""A city of 38 points: 31 for districts, 3 for all five types, and 4 for the first complete city."""


def played(place: int = 1, **changes: Any) -> OwnGame:
    plain = OwnGame(1, GAME, 10, NOW, True, 4, "Anna", False, place, 27, ("king",), ("statue",), 15)
    return plain._replace(**changes)


def last_game(
    place: int, change: int | None = None, *, game: str = GAME, resigned: bool = False, **changes: Any
) -> PastGame:
    """Make one of the last games of user 101: of four, with a board and its choices."""
    standings = tuple(standing(seat, 101 + seat, 4) for seat in range(4))
    own = standings[0]._replace(place=place, total=27, resigned=resigned)
    ended = Result(game, 10, True, NOW, "2016", (), (), None, MODEL, (own, *standings[1:]))
    past = PastGame(ended, (), kept=True, board="https://discord.example/1")
    return replace(past, change=change, **changes)


def track(*numbers: int, to_settle: int = 0) -> TrackRecord:
    """Make a rating with this history."""
    ratings = [Rating(25 + (number - 1000) / RATING_SCALE) for number in numbers]
    games = tuple(RatedGame(f"{position:08x}", each) for position, each in enumerate(ratings, 1))
    return TrackRecord(ratings[-1], to_settle, Wins(len(games), 2), games)


def some_figures(**changes: Any) -> Figures:
    """Make the figures of some games."""
    plain = Figures(
        wins=Wins(12, 5),
        resigned=1,
        rated=11,
        by_seats=((2, Wins(4, 1)), (4, Wins(8, 4))),
        often_characters=(("king", 9), ("thief", 4)),
        best_characters=(("bishop", Wins(5, 4)),),
        often_uniques=(("statue", 3),),
        best_uniques=(("library", Wins(3, 2)),),
        best=played(total=38, city=CITY),
        winning=Streak(2, 3),
        finishing=Streak(7, 9),
        seconds=14,
    )
    return plain._replace(**changes)


def profile(**changes: Any) -> ProfileModel:
    """Make the profile that somebody with some games sees."""
    plain = ProfileModel(
        user=101,
        name="Anna",
        own=True,
        figures=some_figures(),
        here=track(1040, 1043),
        everywhere=track(1061, to_settle=9),
        last=(last_game(2, change=-7), last_game(4, game=OTHER, resigned=True, kept=False)),
        badges=BADGES[::3],
        best=RivalModel("Bertram", 7, 4),
        worst=RivalModel("Cecily", 2, 5),
    )
    return replace(plain, **changes)
