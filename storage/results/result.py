"""The result of a game: its players, its cards, and the result of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import Literal, NamedTuple

from engine.game import Game
from engine.state import Score
from storage.parts import DailyGame
from storage.results.ratings.model import Model
from storage.values import Player, Setup, StoredGame

Unrated = Literal[
    "people",  # Too few people began the game, or all of them resigned.
    "advice",  # Hints were allowed.
    "void",  # The operator took the game out of the ratings.
]
"""Why a game counts for no rating."""

FEWEST_PEOPLE = 2


class Turns(NamedTuple):
    """A seat's characters, one per turn, and the seconds that each answer took.

    `played` counts the turns in which somebody answered for the seat; in `stood_in` of these a computer did
    more than end the turn. The choice of a character doesn't count: a wish may have made it.
    """

    characters: list[str]
    seconds: list[int]
    played: int
    stood_in: int

    @property
    def mostly(self) -> bool:
        """Whether a computer played most turns. A person who came back counts as away all the same."""
        return 2 * self.stood_in > self.played


class Standing(NamedTuple):
    """The result of a seat; the computer's, if a person took the seat from a computer during the game."""

    seat: int
    user: int | None  # `None`: a computer player; negative: a former player.
    name: str
    resigned: bool  # A computer finished for the person (see `_left`).
    place: int  # 1 is the best; players who left come last. See `reached`.
    total: int
    points: tuple[tuple[str, int], ...]  # The parts of the score.
    characters: tuple[str, ...]  # One per turn.
    city: tuple[str, ...]  # The districts at the end.
    answers: int  # How many the person gave.
    seconds: int | None  # The median time of an answer; `None` without answers.

    @property
    def reached(self) -> int:
        """The place to show. If everybody left, ratings compare their computers' points, but nobody won."""
        return max(2, self.place) if self.resigned else self.place

    @property
    def finished(self) -> bool:
        """Whether a person played this seat to the end."""
        return self.user is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game, with the facts by which leaderboards filter."""

    game: str
    guild: int | None  # `None`: the game was in no server, or the server's data were deleted.
    everywhere: bool  # The game counts beyond its server.
    ended: int  # In seconds since 1970.
    edition: str
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    unrated: Unrated | None  # Why the game counts for no rating; `None`: it counts.
    model: Model  # Rates the game.
    standings: tuple[Standing, ...]

    @property
    def rated(self) -> Sequence[Standing]:
        """The standings that ratings compare.

        A person who takes a seat late and leaves it risks no rating; nobody gains by beating its computer.
        """
        return [each for each in self.standings if each.user is not None or not each.resigned]


def may_count(setup: Setup) -> bool:
    """Return whether a running game may count for ratings or as a daily deal in the end."""
    return isinstance(setup.kind, DailyGame) or (not setup.chosen.advice and _enough(setup.players))


def counts_everywhere(setup: Setup, *, chosen: bool) -> bool:
    """Return whether a game counts beyond its server.

    If the answer was fixed at the game's start, that answer holds: otherwise a manager who plays could decide
    at the end. Games without a fixed answer use the server's current choice, `chosen`.
    """
    return chosen if setup.kind.everywhere is None else setup.kind.everywhere


def result_of(
    stored: StoredGame, ended: int, turns: Sequence[Turns], model: Model, *, everywhere: bool
) -> Result:
    """Return the result of a finished game; `turns` are those of its seats."""
    setup, game = stored.setup, stored.game
    assert game is not None
    options = game.state.options
    standings = _standings(game, setup, turns)
    unrated: Unrated | None = "advice" if setup.chosen.advice else None
    return Result(
        stored.id,
        None if setup.alone else setup.kind.guild,
        everywhere,
        ended,
        options.edition,
        options.cast,
        options.uniques,
        unrated if standings and _enough(setup.players) else "people",
        model.against(setup.chosen.level),
        standings,
    )


def _enough(players: Sequence[Player]) -> bool:
    """Return whether enough people began a game and at least one stayed. So leaving can't undo a result."""
    begun = [player for player in players if not (player.computer or player.instead_of)]
    return len(begun) >= FEWEST_PEOPLE and not all(player.resigned for player in begun)


def _standings(game: Game, setup: Setup, turns: Sequence[Turns]) -> tuple[Standing, ...]:
    state = game.state
    slow = setup.chosen.pace.slow and any(_rated(player).human for player in setup.players)
    left = [_left(player, turn, slow=slow) for player, turn in zip(setup.players, turns, strict=True)]
    players = [_rated(player) for player in setup.players]
    compared = [score for score in state.scores if left[score.seat] == min(left)]

    def standing(score: Score) -> Standing:
        player, (characters, seconds, *_) = players[score.seat], turns[score.seat]
        return Standing(
            score.seat,
            player.user_id,
            player.name,
            left[score.seat],
            # Players who left share the place after all who stayed, however well their computers did.
            score.place(compared) if score in compared else 1 + left.count(False),
            score.total,
            score.lines,
            tuple(characters),
            tuple(each.card for each in state.seats[score.seat].city),
            len(seconds),
            median_low(seconds) if seconds else None,
        )

    return tuple(standing(score) for score in sorted(state.scores))


def _left(player: Player, turn: Turns, *, slow: bool) -> bool:
    """Return whether a player left: they resigned or were away at the end, or a computer played most turns.

    Resigning and staying away count alike, so nobody gains by keeping the others waiting. A `slow` game may
    end before a person can come back. So somebody who is gone keeps their place there if a computer played at
    most a quarter of their turns: too few to let a stronger computer win for them.
    We don't count answers, because a person can give any number: they can take back a step that reveals
    nothing.
    """
    if player.left and not slow:
        return True
    mostly = turn.mostly or (player.left and 4 * turn.stood_in > turn.played)
    return player.user_id is not None and mostly


def _rated(player: Player) -> Player:
    """Return the player who gets a seat's result: the computer, if a person took the seat from it."""
    return Player(None, player.instead_of, player.click) if player.instead_of else player
