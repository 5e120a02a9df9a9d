"""Lobbies and their options.

Each control of the options says what shall be, not what shall change. So an old one, or one that comes twice,
does no harm.
"""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import FieldText, Form, GameRequest, Request, SeatRequest, Tag, User, number, single

# Lobby


class NewLobby(Request, id="new"):
    """Open a lobby where the click is."""


class Join(SeatRequest, id="join"):
    """Seat the person."""


class Leave(SeatRequest, id="leave"):
    """Take the person out."""


class Ready(SeatRequest, id="ready"):
    """Note that the person would start, or wouldn't after all."""


class AddComputer(SeatRequest, id="add"):
    """Seat a computer player."""


class FillWithComputers(SeatRequest, id="fill"):
    """Seat computer players until as many play as are expected."""


class RemoveComputer(SeatRequest, id="remove"):
    """Take out the computer player that was seated last."""


class Start(SeatRequest, id="start"):
    """Start the game."""


class FillAndStart(SeatRequest, id="fill-start"):
    """Seat computer players until as many play as are expected, and start the game."""


class LobbyDetails(GameRequest, id="details"):
    """Show the person what is played, with which cards, and how it is dealt."""


class TakeOut(SeatRequest, id="take-out", picks="person"):
    """The menu of the people in a lobby: a manager of the server takes one out."""

    person: User = 0


class CloseLobby(SeatRequest, id="close"):
    """Close the lobby without a game if nobody else sits there; otherwise ask the host first."""


class CloseOwnLobby(SeatRequest, id="close-own"):
    """Close the person's open lobby, after telling them of its other players. Its message may be far away."""


# Options

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts", "pace", "seats", "meet"]
"""Where an option is set: on the public message of the lobby, or on a page of the host's own panel."""

GO = "go"
"""Only shows another page."""

SAVE = "save"
"""Asks for the name under which the cards are saved."""

HOST, OUT, SWAP, SHUFFLE = "host", "out", "swap", "shuffle"
"""Hand the lobby on, take a player out, let two players change seats, draw all seats anew."""

AT = "at"
"""Set in how many minutes the lobby begins by itself; "0": when its host starts it."""

MINUTES_AHEAD = (15, 30, 60, 120, 180, 360, 720, 1440)
"""In how many minutes a lobby can begin that doesn't begin at a typed time."""

DAYS_AHEAD = 6
"""How many days ahead the time of a lobby may be at most."""

LONGEST_NAME = 40
"""Letters in the name of a saved set."""

_Verb: TypeAlias = Annotated[str, FieldText("[a-z]{2,12}(-[0-9])?")]


class OpenOptions(GameRequest, id="options"):
    """Show the host the options."""


class CloseOptions(GameRequest, id="options-done"):
    """Put the options away: the host is done with them."""


class SetOption(GameRequest, id="set"):
    """Set one option to these values, and show the page as it is then. A button has one value."""

    page: OptionPage
    verb: _Verb
    values: Annotated[tuple[str, ...], single("[a-z0-9_-]{1,30}")]


class PickOption(SetOption, id="pick", picks="values"):
    """The menu of one option."""

    values: tuple[str, ...] = ()


# Finding players


class FindPlayers(GameRequest, id="find-players"):
    """Show the host the page on which players are found."""


class CallPlayers(GameRequest, id="call-players"):
    """Call the people of the server who like to be told when somebody looks for players."""


class InviteUsual(GameRequest, id="invite"):
    """Call the people with whom the host played most here."""


class OpenForUsual(Request, id="new-usual"):
    """Open a lobby where the click is, and call the people with whom the person played most here."""


# Forms

_Click: TypeAlias = Annotated[int, number(20)]
"""The click that opened a form. It makes the id new each time: phones show again what they know of an id."""


class OpenTimeForm(GameRequest, id="time-form"):
    """Show the host the form that asks for the time at which the lobby begins."""


class SetTime(Form, id="time"):
    """Let the lobby begin at this time of day in a time zone, so many days ahead."""

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
"""The names of the fields that are filled in there."""


class FillOptions(Form, id="form"):
    """Set most options at once, if the lobby is still set to what has this stamp.

    `extras` are the switches that are on, `seats` is how many will play ("0": as many as join).
    """

    stamp: Tag
    click: _Click
    edition: str = ""
    cards: str = ""
    extras: tuple[str, ...] = ()
    tie: str = ""
    seats: str = ""
