"""Lobbies and their options. A control holds the new value, so old or repeated clicks do no harm."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Click, FieldText, Form, GameRequest, Request, SeatRequest, Tag, User, single

# Lobby


class NewLobby(Request, id="new"):
    """Open a lobby in the channel of the click."""


class Join(SeatRequest, id="join"):
    """Give the person a seat."""


class Leave(SeatRequest, id="leave"):
    """Take the person out of the lobby."""


class Ready(SeatRequest, id="ready"):
    """Mark the person as ready to start, or as not ready."""


class AddComputer(SeatRequest, id="add"):
    """Seat a computer player."""


class FillWithComputers(SeatRequest, id="fill"):
    """Seat computer players until the expected number of players is reached."""


class RemoveComputer(SeatRequest, id="remove"):
    """Take out the computer player that was seated last."""


class Start(SeatRequest, id="start"):
    """Start the game."""


class FillAndStart(SeatRequest, id="fill-start"):
    """Do what `FillWithComputers` does, and start the game."""


class StartNow(SeatRequest, id="start-now"):
    """Start the game before the appointed time, from a private message."""

    filled: bool  # Seat computer players first.
    sure: bool  # Don't ask the person to confirm.


class LobbyDetails(GameRequest, id="details"):
    """Show the person the game's options, its cards, and how the cards are dealt."""


class TakeOut(SeatRequest, id="take-out", picks="person"):
    """The menu in which a manager of the server removes a person from a lobby."""

    person: User = 0


class CloseLobby(SeatRequest, id="close"):
    """Close the lobby. If other people sit there, ask the host first."""


class CloseOwnLobby(SeatRequest, id="close-own"):
    """Close the person's open lobby without asking: the clicked message named the other players."""


# Options

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts", "pace", "extras", "seats", "meet"]
"""The place of an option's control: the lobby's public message, or a page of the host's options."""

# Verbs of `SetOption`.

GO = "go"  # Only show another page.
SAVE = "save"  # Ask for a name, to save the cards under it.

HOST, OUT, SWAP, SHUFFLE = "host", "out", "swap", "shuffle"
"""Hand the lobby to another host, remove a player, let two players swap seats, shuffle all seats."""

AGAIN = "again"  # Choose a cast: a new one or a set by its name, `SURPRISE`, or `LAST`.
AT = "at"  # Set the minutes until the lobby starts by itself; "0": its host starts it.
SURPRISE, LAST = "surprise", "last"  # Values of `AGAIN`: a random cast, and the last game's cast.

MINUTES_AHEAD = (15, 30, 60, 120, 180, 360, 720, 1440)
"""The menu of start times offers these minutes. People can type other times."""

DAYS_AHEAD = 7  # The most days ahead for which the start of a lobby or tournament can be set.
LONGEST_NAME = 40  # The most letters in the name of a saved set.

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
    """The menu of an option."""

    values: tuple[str, ...] = ()


# Finding players


class FindPlayers(GameRequest, id="find-players"):
    """Show the host the page for finding players."""


class CallPlayers(GameRequest, id="call-players"):
    """Notify the members of the server who asked to hear of new lobbies."""


class InviteUsual(GameRequest, id="invite"):
    """Notify the people with whom the host has played most often here."""


class InviteFriends(GameRequest, id="invite-friends", picks="users"):
    """The menu of the server's members: invite the picked ones."""

    users: tuple[str, ...] = ()


class OpenForUsual(Request, id="new-usual"):
    """Open a lobby in the channel of the click, and notify the person's most frequent fellow players."""


# Forms


class OpenTimeForm(GameRequest, id="time-form"):
    """Show the host the form for the time at which the lobby starts."""


class SetTime(Form, id="time"):
    """Let the lobby start at this time of day in a time zone, in `day` days."""

    click: Click
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
    """Set most options at once, unless the lobby's settings have changed since the form opened (`stamp`)."""

    stamp: Tag
    click: Click
    edition: str = ""
    cards: str = ""
    extras: tuple[str, ...] = ()  # The switches that are on.
    tie: str = ""
    seats: str = ""  # The number of players; "0": all who join.
