"""Lobbies and their options."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.controls.requests.base import GameRequest, Request

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts", "pace", "seats"]
"""Where an option of a lobby is chosen: on the public message, or on a page of the host's own panel."""


# Lobby


class NewLobby(Request):
    """Open a lobby where this is asked for."""


class Join(GameRequest):
    """Seat the person."""


class Leave(GameRequest):
    """Take the person out."""


class Ready(GameRequest):
    """Note that the person would start, or wouldn't after all."""


class AddComputer(GameRequest):
    """Seat a computer player."""


class FillWithComputers(GameRequest):
    """Seat as many computer players as are missing to those who are expected."""


class RemoveComputer(GameRequest):
    """Take the computer player that was seated last out."""


class Start(GameRequest):
    """Start the game."""


class CloseLobby(GameRequest):
    """Close the lobby without a game, if nobody else sits there; else ask whether that is meant."""


class CloseOwnLobby(GameRequest):
    """Close the lobby that the person has open, of whose others they were told; its message may be far."""


# Options


class OpenOptions(GameRequest):
    """Show the host the options."""


@dataclass(frozen=True, slots=True)
class SetOption(GameRequest):
    """Set one option to these values, and show the page as it is then."""

    page: OptionPage
    verb: str
    values: tuple[str, ...]


class CloseOptions(GameRequest):
    """Put the options away: the host is done with them."""


class OpenOptionForm(GameRequest):
    """Show the host the form in which most options are set at once."""


@dataclass(frozen=True, slots=True)
class FillOptions(GameRequest):
    """Set what the form says, if the lobby is still set to what has this stamp.

    `extras` are the switches that are on, `seats` how many will play ("0": as many as join).
    """

    stamp: str
    edition: str
    cards: str
    extras: tuple[str, ...]
    tie: str
    seats: str


@dataclass(frozen=True, slots=True)
class SaveSet(GameRequest):
    """Save what the lobby is set to under this name."""

    name: str
