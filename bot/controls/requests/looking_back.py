"""Looking back at games: leaderboards, profiles, replays and turning points."""

from typing import Annotated, Literal, TypeAlias, get_args

from bot.controls.request import FieldText, GameRequest, Request, User, one_of
from engine.setup.options import FEWEST, MOST
from storage.results.leaderboards import ANY_SEATS, Order

# Leaderboard

Scope: TypeAlias = Literal["server", "everywhere"]
"""Which games count on a leaderboard: those of this server, or of all servers."""

BoardScope: TypeAlias = Literal[Scope, "met"]
"""The scopes of a leaderboard. `met`: only the reader and people whom they have met."""

Span: TypeAlias = Annotated[str, FieldText("season|always|[0-9]{5}")]
"""The games that count on a leaderboard: those of the current season, of a past season, or all."""

ORDERS: tuple[Order, ...] = get_args(Order)
SEAT_COUNTS = (ANY_SEATS, *range(FEWEST, MOST + 1))


class ShowLeaderboard(Request, id="leaders:show"):
    """Show a page of a leaderboard. Only games with this number of players count."""

    scope: BoardScope
    span: Span
    order: Order
    seats: Annotated[int, one_of(SEAT_COUNTS)]
    page: int


class PostLeaderboard(ShowLeaderboard, id="leaders:post"):
    """Post this page of a leaderboard in the channel."""


class PickOrder(ShowLeaderboard, id="leaders:by", picks="order"):
    """The menu of the orders of a leaderboard."""

    page: int = 0


class PickSeats(ShowLeaderboard, id="leaders:of", picks="seats"):
    """The menu for the number of players in the games that count."""

    page: int = 0


class PickSpan(ShowLeaderboard, id="leaders:when", picks="span"):
    """The menu of seasons."""

    page: int = 0


class ShowOwnSeason(Request, id="season"):
    """Show the person's result in a season of this server."""

    season: Annotated[int, FieldText("20[0-9]{2}[1-4]", int)]


class SetSeasonNews(Request, id="season-news"):
    """Turn direct messages about the ends of seasons on or off for the person."""

    on: bool


# Profile

ProfilePart: TypeAlias = Literal["main", "more", "badges", "daily", "games"]
"""A part of a profile; `main` is the card, `more` are further statistics."""


class ShowProfile(Request, id="profile"):
    """Show a part of the profile of a user."""

    user: User
    part: ProfilePart


class ShareProfile(Request, id="profile-post"):
    """Post the card of the person's profile in the channel, without facts that only they may see."""


class SetShown(Request, id="shown"):
    """Put the person on the leaderboards beyond their servers, or take them off."""

    shown: bool


class SetNamed(Request, id="named"):
    """Show or hide the person's name on these leaderboards, from their profile."""

    named: bool


class ShowName(Request, id="show-name"):
    """Show the person's name beyond their servers. The button is on leaderboards and a game's end."""


class ShowHistory(Request, id="history"):
    """Show a page of the person's finished games."""

    page: int


# Finished games


class ShowProof(GameRequest, id="fair"):
    """Show the proof that a finished game was dealt fairly."""


class Rematch(GameRequest, id="rematch"):
    """Open a lobby for another game like this one; if this lobby exists already, link to it."""


class OpenEndMore(GameRequest, id="end-more"):
    """Show details for which the poster of a finished game has no room."""


class SendRecord(GameRequest, id="record"):
    """Send the record of a finished game as a file."""


class ShowFilm(GameRequest, id="film"):
    """Show a finished game as a film."""


class ShareFilm(ShowFilm, id="film-post"):
    """Post the film of a finished game in the channel."""


class WatchComputers(Request, id="watch"):
    """Show the film of a game in which only computers play."""


class OpenReplay(GameRequest, id="replay"):
    """Show a finished game from its first step."""


StepWay: TypeAlias = Literal["first", "back", "next", "last", "before", "after"]
"""Where a button of a replay leads: to the first or last step, or back or forward by a step or round."""


class ShowStep(GameRequest, id="step"):
    """Replace a step of a replay by another step. `way` makes buttons to the same step differ."""

    way: StepWay
    step: int


class OpenReplayRound(GameRequest, id="replay-round"):
    """Show a finished game from the start of this round."""

    round: int


class PickRound(ShowStep, id="round", picks="step"):
    """The menu of rounds. It picks the first step of a round."""

    way: StepWay = "first"
    step: int = 0


# A new game from a step of a finished one

SeatNumber: TypeAlias = Annotated[int, FieldText("[0-7]", int)]


class OpenPlayOn(GameRequest, id="play-on"):
    """Offer a game against computers that begins at the question of this step."""

    step: int


class ShowPlayOn(OpenPlayOn, id="play-on-as"):
    """The same offer as `OpenPlayOn`, in another seat."""

    seat: SeatNumber


class PickPlayOnSeat(ShowPlayOn, id="play-on-seat", picks="seat"):
    """The menu of the seats."""

    seat: SeatNumber = 0


class StartPlayOn(ShowPlayOn, id="play-on-start"):
    """Deal the unknown cards again, and begin the game."""


# Turning points. `questions` has requests about their questions.


class OpenTurningPoints(GameRequest, id="turning-points"):
    """Show the most costly choices in a finished game: the person's, or those of a seat that they pick."""


class ShowTurningPoints(GameRequest, id="turning"):
    """Show this seat's most costly choices in a finished game."""

    seat: SeatNumber


class PickSeat(GameRequest, id="turning-seat"):
    """The menu of seats for turning points."""

    def meant(self, values: tuple[str, ...], /) -> Request:
        return (
            ShowTurningPoints(self.game, int(values[0])) if values in _SEATS else OpenTurningPoints(self.game)
        )


_SEATS = [(str(seat),) for seat in range(MOST)]
