"""Lobbies and their options.

Each control of the options names the new value, not the change. So old or repeated clicks do no harm.
"""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import FieldText, Form, GameRequest, Request, SeatRequest, Tag, User, number, single

# Lobby


class NewLobby(Request, id="new"):
    """Open a lobby in the channel of the click."""


class Join(SeatRequest, id="join"):
    """Seat the person."""


class Leave(SeatRequest, id="leave"):
    """Take the person out."""


class Ready(SeatRequest, id="ready"):
    """Change whether the person is ready to start."""


class AddComputer(SeatRequest, id="add"):
    """Seat a computer player."""


class FillWithComputers(SeatRequest, id="fill"):
    """Seat computer players until the expected number play."""


class RemoveComputer(SeatRequest, id="remove"):
    """Take out the computer player that was seated last."""


class Start(SeatRequest, id="start"):
    """Start the game."""


class FillAndStart(SeatRequest, id="fill-start"):
    """Seat computer players until the expected number play, and start the game."""


class StartNow(SeatRequest, id="start-now"):
    """Start the game from a private message, before the time that was set; `sure`: ask nobody about that.

    `filled`: seat computer players first.
    """

    filled: bool
    sure: bool


class LobbyDetails(GameRequest, id="details"):
    """Show the person the game's options, its cards, and how the cards are dealt."""


class TakeOut(SeatRequest, id="take-out", picks="person"):
    """The menu of the people in a lobby: a manager of the server removes one."""

    person: User = 0


class CloseLobby(SeatRequest, id="close"):
    """Close the lobby if nobody else sits there; otherwise ask the host first."""


class CloseOwnLobby(SeatRequest, id="close-own"):
    """Close the person's open lobby after mentioning its other players. Its message may be far away."""


# Options

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts", "pace", "seats", "meet"]
"""Where to set an option: on the public message of the lobby, or on a page of the host's own panel."""

GO = "go"
"""Only show another page."""

SAVE = "save"
"""Ask for a name to save the cards under."""

HOST, OUT, SWAP, SHUFFLE = "host", "out", "swap", "shuffle"
"""Hand the lobby on, remove a player, let two players change seats, draw all seats again."""

AGAIN, SURPRISE, LAST = "again", "surprise", "last"
"""Choose the cast of people who have played before: one by its name, a random one, or the last one."""

AT = "at"
"""Set the minutes until the lobby starts by itself; "0": its host starts it."""

MINUTES_AHEAD = (15, 30, 60, 120, 180, 360, 720, 1440)
"""The minutes until the start that the menu offers, besides a typed time."""

DAYS_AHEAD = 7
"""The most days ahead that a lobby may start."""

LONGEST_NAME = 40
"""The most letters in the name of a saved set."""

_Verb: TypeAlias = Annotated[str, FieldText("[a-z]{2,12}(-[0-9])?")]


class OpenOptions(GameRequest, id="options"):
    """Show the host the options."""


class CloseOptions(GameRequest, id="options-done"):
    """Close the options."""


class SetOption(GameRequest, id="set"):
    """Set one option to these values, and show the changed page. A button has one value."""

    page: OptionPage
    verb: _Verb
    values: Annotated[tuple[str, ...], single("[a-z0-9_-]{1,30}")]


class PickOption(SetOption, id="pick", picks="values"):
    """The menu of one option."""

    values: tuple[str, ...] = ()


# Finding players


class FindPlayers(GameRequest, id="find-players"):
    """Show the host the page for finding players."""


class CallPlayers(GameRequest, id="call-players"):
    """Notify the members of the server who asked to hear when somebody looks for players."""


class InviteUsual(GameRequest, id="invite"):
    """Notify the people with whom the host has played most here."""


class OpenForUsual(Request, id="new-usual"):
    """Open a lobby in the channel of the click, and notify the person's most frequent fellow players."""


# Forms

_Click: TypeAlias = Annotated[int, number(20)]
"""The click that opened a form. It makes the form's id unique: phones reuse earlier input of the same id."""


class OpenTimeForm(GameRequest, id="time-form"):
    """Show the host the form for the time at which the lobby starts."""


class SetTime(Form, id="time"):
    """Let the lobby start at this time of day in a time zone; `day` is the number of days ahead."""

    click: _Click
    day: str = ""
    time: str = ""
    zone: str = ""


class SaveSet(Form, id="name"):
    """Save the cards of the lobby under this name."""

    name: str = ""


class OpenOptionForm(GameRequest, id="options-form"):
    """Show the host the form that sets most options at once."""


EDITION, CARDS, EXTRAS, TIE, SEATS = "edition", "cards", "extras", "tie", "seats"
"""The names of the form's fields."""


class FillOptions(Form, id="form"):
    """Set most options at once, if the lobby's settings still have this stamp.

    `extras` are the enabled switches, `seats` is the number of players ("0": everybody who joins).
    """

    stamp: Tag
    click: _Click
    edition: str = ""
    cards: str = ""
    extras: tuple[str, ...] = ()
    tie: str = ""
    seats: str = ""
