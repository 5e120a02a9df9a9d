"""What servers and persons choose, and what is stored of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.controls.requests.base import GameRequest, Request

ServerPage: TypeAlias = Literal["main", "sets"]
"""A page of what a server has chosen."""

NotifySetting: TypeAlias = Literal["calls", "reminders", "from", "to", "zone"]
"""What somebody may choose about being called; `from` and `to` are those of the quiet hours."""


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
