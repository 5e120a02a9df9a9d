"""What a click may ask for: one frozen value for each kind of request, and nothing of Discord in it.

The values come from ids that anybody may have made up, so they are well-formed and no more than that.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts"]
"""Where an option of a lobby is chosen: on the public message, or on a page of the host's own panel."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the bot."""


@dataclass(frozen=True, slots=True)
class GameRequest(Request):
    """What is asked of one game."""

    game: str


# Lobby


class Join(GameRequest):
    """Seat the person."""


class Leave(GameRequest):
    """Take the person out."""


class AddComputer(GameRequest):
    """Seat a computer player."""


class RemoveComputer(GameRequest):
    """Take the computer player that was seated last out."""


class Start(GameRequest):
    """Start the game."""


class CloseLobby(GameRequest):
    """Close the lobby without a game."""


# Options


class OpenOptions(GameRequest):
    """Show the host the options."""


@dataclass(frozen=True, slots=True)
class SetOption(GameRequest):
    """Set one option to these values, and show the page as it is then."""

    page: OptionPage
    verb: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaveSet(GameRequest):
    """Save what the lobby is set to under this name."""

    name: str


# Board and panel


class Play(GameRequest):
    """Open the panel of the person's seat."""


class ShowHand(GameRequest):
    """Show the hand of the person's seat."""


class ShowRules(GameRequest):
    """Show the short rules, with the cards of the game."""


class ShowBoard(GameRequest):
    """Post the public message anew."""


class Resign(GameRequest):
    """Give the person's seat to a computer player; this was asked for and confirmed."""


@dataclass(frozen=True, slots=True)
class Answer(GameRequest):
    """Answer the question of this tag with the options of these indexes; `None` takes the last step back."""

    tag: str
    indexes: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TurnPage(GameRequest):
    """Show another page of the options of a long question; answers nothing.

    `picked` are the indexes that were picked so far, so that nothing has to be remembered.
    """

    tag: str
    page: int
    picked: tuple[int, ...]
