"""What a click may ask for: one frozen value for each kind of request, and nothing of Discord in it.

The values come from ids that anybody may have made up, so they are well-formed and no more than that.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from storage.leaderboards import ANY_SEATS, Order

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts", "pace", "seats"]
"""Where an option of a lobby is chosen: on the public message, or on a page of the host's own panel."""

Scope: TypeAlias = Literal["server", "everywhere"]
"""Whose games count on a leaderboard: those of the server where one looks at it, or all."""

Span: TypeAlias = Literal["season", "always"]
"""Which games count on a leaderboard: those of the season in which one looks at it, or all."""

ProfilePart: TypeAlias = Literal["main", "more"]
"""What of a profile is shown: what one wants to know first, or the rest."""

ServerPage: TypeAlias = Literal["main", "sets"]
"""A page of what a server has chosen."""


NotifySetting: TypeAlias = Literal["calls", "reminders", "from", "to", "zone"]
"""What somebody may choose about being called; `from` and `to` are those of the quiet hours."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the bot."""


@dataclass(frozen=True, slots=True)
class GameRequest(Request):
    """What is asked of one game."""

    game: str


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


# Board and panel


class Play(GameRequest):
    """Open the panel of the person's seat."""


class ShowHand(GameRequest):
    """Show the hand of the person's seat."""


class ShowRules(GameRequest):
    """Show the short rules, with the cards of the game."""


@dataclass(frozen=True, slots=True)
class LookUp(Request):
    """Show a card or a topic of this name by the rules of a source, a game or an edition."""

    source: str
    name: str


class ShowBoard(GameRequest):
    """Post the public message anew."""


class OpenLog(GameRequest):
    """Tell the round before this one, beside what was clicked."""


@dataclass(frozen=True, slots=True)
class ShowLog(GameRequest):
    """Tell this part of a round, in the place of another one; parts are counted from 0."""

    round: int
    part: int


class Resign(GameRequest):
    """Give the person's seat to a computer player; this was asked for and confirmed."""


class Back(GameRequest):
    """Let the person play on, for whom a computer has played."""


class Replace(GameRequest):
    """Have a computer play for who keeps everybody waiting, if enough people want that."""


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


# Guesses


class OpenGuesses(GameRequest):
    """Show the person what they guess of the round."""


@dataclass(frozen=True, slots=True)
class Guess(GameRequest):
    """Guess that the character at a place of the cast is at a seat; without one nothing is guessed."""

    round: int
    place: int
    seat: int | None


# Wishes


class OpenWishes(GameRequest):
    """Show the person what they wish ahead."""


@dataclass(frozen=True, slots=True)
class DraftWishes(GameRequest):
    """Show an order of characters, by their places in the cast; nothing is stored.

    `round` is the one that it would be for; 0: until changed.
    """

    round: int
    order: tuple[int, ...]


class SaveWishes(DraftWishes):
    """Store this order; an empty one takes what was wished back."""


# Learning


class Learn(Request):
    """Show the lesson where the person left it."""


class LearnAnew(Request):
    """Show the lesson from the start."""


class ShowLessonRules(Request):
    """Show the short rules, with the cards of the lesson."""


@dataclass(frozen=True, slots=True)
class AnswerLesson(Request):
    """Answer the question of this tag in the lesson, as `Answer` does in a game."""

    tag: str
    indexes: tuple[int, ...] | None


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


# Servers


@dataclass(frozen=True, slots=True)
class ShowServer(Request):
    """Show what the server has chosen, or the sets that it has saved, one of them to be deleted (0: none)."""

    page: ServerPage
    number: int = 0


@dataclass(frozen=True, slots=True)
class SetServer(Request):
    """Let a setting of the server be what these values say."""

    setting: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeleteSet(Request):
    """Delete the set of this number that the server has saved; this was asked for and confirmed."""

    number: int


# Calls


@dataclass(frozen=True, slots=True)
class SetNotify(Request):
    """Let a setting of how the person is called be what this value says."""

    setting: NotifySetting
    value: str


@dataclass(frozen=True, slots=True)
class Mute(GameRequest):
    """Remind the person no more of the question with this tag."""

    tag: str


# Privacy


class ExportData(Request):
    """Hand out what is stored of the person."""


class AskToDelete(Request):
    """Ask the person whether all of it is to be deleted."""


@dataclass(frozen=True, slots=True)
class DeleteData(Request):
    """Delete what is stored of the person, if it still has the fingerprint of what they were shown."""

    fingerprint: str


# Finished games


class OpenReplay(GameRequest):
    """Show a finished game from its first step on."""


@dataclass(frozen=True, slots=True)
class ShowStep(GameRequest):
    """Show a step of a finished game, in the place of another one."""

    step: int


class ShowProof(GameRequest):
    """Show what proves that a finished game was dealt fairly."""


class Rematch(GameRequest):
    """Open a lobby for another game like this one, or lead to the one that was opened."""


class SendRecord(GameRequest):
    """Give the record of a finished game as a file."""


@dataclass(frozen=True, slots=True)
class ListGames(Request):
    """Show a page of the games that go on: the person's own, and if not only those what is open here."""

    only_own: bool
    page: int


@dataclass(frozen=True, slots=True)
class ShowHistory(Request):
    """Show a page of the person's own finished games."""

    page: int
