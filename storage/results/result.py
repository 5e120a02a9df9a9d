"""How a game ended: its players, its cards, and the result of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import Literal, NamedTuple

from engine.game import Game
from engine.state import Score
from storage.results.ratings.model import Model
from storage.values import Player, Setup, StoredGame

Unrated = Literal["people", "advice"]
"""Why a game counts for no rating: fewer than two people began it, or all of them resigned; or all were free
to ask for advice."""

FEWEST_PEOPLE = 2


class Turns(NamedTuple):
    """What a seat did: the characters that it was called with, and the seconds that each answer took.

    `played` counts the turns in which somebody answered for it, and `stood_in` those of them in which a
    computer did more than end the turn. The choice of a character is no turn: a wish may have answered it.
    """

    characters: list[str]
    seconds: list[int]
    played: int
    stood_in: int


class Standing(NamedTuple):
    """The result of a seat: its place (1 is the best; players who resigned come last), its points, its cards.

    `user` is `None` for a computer player and negative for a former player. The seat of a computer that
    a person took while the game went on counts as the computer's. `points` are the lines of the
    score, `characters` those that it was called with, one a turn, `city` its districts at the end. `answers`
    counts those that the person gave, `seconds` is the usual time of one; `None` if there were none.
    """

    seat: int
    user: int | None
    name: str
    resigned: bool
    place: int
    total: int
    points: tuple[tuple[str, int], ...]
    characters: tuple[str, ...]
    city: tuple[str, ...]
    answers: int
    seconds: int | None

    @property
    def finished(self) -> bool:
        """Whether a person played this seat to the end."""
        return self.user is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, seat by seat; `ended` is in seconds since 1970.

    `guild` is `None` once the data of the server is gone, and for a game of no server. `everywhere` says
    whether the game counts beyond its server, `unrated` why it counts for no rating (`None`: it does),
    `model` how it is rated.
    """

    game: str
    guild: int | None
    everywhere: bool
    ended: int
    edition: str
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    unrated: Unrated | None
    model: Model
    standings: tuple[Standing, ...]


def may_count(setup: Setup) -> bool:
    """Whether a game that goes on may come to count for ratings or as a daily deal."""
    return bool(setup.daily) or (not setup.advice and _enough(setup.players))


def counts_everywhere(setup: Setup, chosen: bool) -> bool:
    """Return whether a game counts beyond its server, as was fixed when it began.

    What its server has `chosen` by now holds for later games alone. Otherwise a manager who plays could
    decide at the end.
    """
    return chosen if setup.everywhere is None else setup.everywhere


def result_of(
    stored: StoredGame, ended: int, turns: Sequence[Turns], model: Model, *, everywhere: bool
) -> Result:
    """Return the result of a game that is over; `turns` are those of its seats."""
    setup, game = stored.setup, stored.game
    assert game is not None
    options = game.state.options
    standings = _standings(game, setup.players, turns)
    unrated: Unrated | None = "advice" if setup.advice else None
    return Result(
        stored.id,
        setup.guild or None,
        everywhere,
        ended,
        options.edition,
        options.cast,
        options.uniques,
        unrated if standings and _enough(setup.players) else "people",
        model.against(setup.level),
        standings,
    )


def _enough(players: Sequence[Player]) -> bool:
    """Whether enough people began a game, and one of them didn't resign: a loser can't undo it by leaving.

    A player who joined late doesn't count.
    """
    begun = [player for player in players if not (player.computer or player.instead_of)]
    return len(begun) >= FEWEST_PEOPLE and not all(player.resigned for player in begun)


def _standings(game: Game, players: Sequence[Player], turns: Sequence[Turns]) -> tuple[Standing, ...]:
    state = game.state
    players = [_rated(player) for player in players]
    left = [_left(player, turn) for player, turn in zip(players, turns, strict=True)]
    compared = [score for score in state.scores if left[score.seat] == min(left)]

    def standing(score: Score) -> Standing:
        """Return what became of the seat with this score."""
        player, (characters, seconds, *_) = players[score.seat], turns[score.seat]
        return Standing(
            score.seat,
            player.user_id,
            player.name,
            left[score.seat] > 0,
            # A player who left comes behind all who stayed longer, however well the computer did.
            score.place(compared) if score in compared else 1 + sum(each < left[score.seat] for each in left),
            score.total,
            score.lines,
            tuple(characters),
            tuple(each.card for each in state.seats[score.seat].city),
            len(seconds),
            median_low(seconds) if seconds else None,
        )

    return tuple(standing(score) for score in sorted(state.scores))


def _left(player: Player, turn: Turns) -> int:
    """Return how early a player left: 0 if they stayed, 1 if they are away and might be back, 2 for good.

    Somebody for whom a computer played most turns was away, even if they came back for the last ones: a
    Builder's game is nobody's. Answers are not counted, because a person can give as many as they like:
    a step that reveals nothing can be taken back.
    """
    mostly = player.user_id is not None and 2 * turn.stood_in > turn.played
    return 2 if player.resigned else int(player.away or mostly)


def _rated(player: Player) -> Player:
    """Return the player whose result a seat has: a person who took it late has had only part of the game."""
    return Player(None, player.instead_of, player.click) if player.instead_of else player
