"""What stays of games: leaderboards, profiles, replays and lists."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.controls.requests.base import GameRequest, Request
from storage.leaderboards import ANY_SEATS, Order

Scope: TypeAlias = Literal["server", "everywhere"]
"""Whose games count on a leaderboard: those of the server where one looks at it, or all."""

Span: TypeAlias = Literal["season", "always"]
"""Which games count on a leaderboard: those of the season in which one looks at it, or all."""

ProfilePart: TypeAlias = Literal["main", "more"]
"""What of a profile is shown: what one wants to know first, or the rest."""


# Leaderboard and profile


@dataclass(frozen=True, slots=True)
class ShowLeaderboard(Request):
    """Show a page of a leaderboard; with `seats`, only games of so many players count there."""

    scope: Scope
    span: Span
    order: Order
    seats: int = ANY_SEATS
    page: int = 0


class PostLeaderboard(ShowLeaderboard):
    """Post this page for everybody in the channel to see."""


@dataclass(frozen=True, slots=True)
class ShowProfile(Request):
    """Show a part of the profile of this user."""

    user: int
    part: ProfilePart


@dataclass(frozen=True, slots=True)
class SetShown(Request):
    """Show the person on the boards beyond a server, or not any more."""

    shown: bool


# Finished games


class OpenReplay(GameRequest):
    """Show a finished game from its first step on."""


@dataclass(frozen=True, slots=True)
class ShowStep(GameRequest):
    """Show a step of a finished game, in the place of another one."""

    step: int


class OpenTurningPoints(GameRequest):
    """Show which choices of the person cost most in a finished game; who didn't play it chooses a seat."""


@dataclass(frozen=True, slots=True)
class ShowTurningPoints(GameRequest):
    """Show which choices of this seat cost most in a finished game."""

    seat: int


@dataclass(frozen=True, slots=True)
class TryOther(GameRequest):
    """Show the question of a step of a finished game, and what another option would have been worth.

    `option` is its index; without one, it is the best that was found.
    """

    step: int
    option: int | None = None


class ShowProof(GameRequest):
    """Show what proves that a finished game was dealt fairly."""


class Rematch(GameRequest):
    """Open a lobby for another game like this one, or lead to the one that was opened."""


class SendRecord(GameRequest):
    """Give the record of a finished game as a file."""


class ShowFilm(GameRequest):
    """Show a finished game as a film."""


@dataclass(frozen=True, slots=True)
class ListGames(Request):
    """Show a page of the games that go on: the person's own, and if not only those what is open here."""

    only_own: bool
    page: int


@dataclass(frozen=True, slots=True)
class ShowHistory(Request):
    """Show a page of the person's own finished games."""

    page: int
