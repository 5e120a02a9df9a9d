"""Settings of servers and persons, and the data that is stored of them.

A click on a server's setting doesn't say which server: it is that of the click.
"""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import FieldText, Request, Tag, number, single

# Servers

ServerPage: TypeAlias = Literal["main", "opening", "play", "people", "podium", "sets"]
"""A page of what a server has chosen."""

_Setting: TypeAlias = Annotated[str, FieldText("[a-z_]{2,20}")]
_Set: TypeAlias = Annotated[int, number(15)]
"""The number of a saved set."""


class SetServer(Request, id="server"):
    """Let a setting of the server be what these values say. A button has one value."""

    setting: _Setting
    values: Annotated[tuple[str, ...], single("[a-z0-9_-]{1,20}")]


class PickServer(SetServer, id="server-pick", picks="values"):
    """The menu of one setting, whose values may be channels or roles."""

    values: tuple[str, ...] = ()


class ShowServer(Request, id="server-page"):
    """Show what the server has chosen, or its saved sets, with one of them to be deleted (0: none)."""

    page: ServerPage
    number: _Set = 0


ServerPreset: TypeAlias = Literal["one", "threads", "quiet"]
"""Settings that are often wanted together: one channel, threads, or as few messages as possible."""


class PresetServer(Request, id="server-preset"):
    """Choose all settings of a preset for a server."""

    preset: ServerPreset


class PickSet(ShowServer, id="server-set", picks="number"):
    """The menu of the saved sets of a server; its values are their numbers."""

    page: ServerPage = "sets"


class DeleteSet(Request, id="server-delete"):
    """Delete the set of this number that the server has saved. Somebody was asked, and confirmed it."""

    number: _Set


# Calls

NotifySetting: TypeAlias = Literal["calls", "pings", "reminders", "from", "to", "zone", "holiday"]
"""A setting of how a person is called. `from` and `to` limit the quiet hours, a `holiday` lasts some days."""

OFF = "off"
"""The value that stands for no quiet hours."""


class SetNotify(Request, id="notify", picks="value"):
    """The menu of how the person is called: let a setting be what was picked."""

    setting: NotifySetting
    value: str = ""


class OpenNotify(Request, id="open-notify"):
    """Show where and when the person is called, as the command does."""


class SetInvited(Request, id="invited"):
    """Let people with whom the person played call them to a new lobby, or not any more."""

    on: bool


class SetCalled(Request, id="called"):
    """Give the person the role that is called when somebody looks for players here, or take it away."""

    on: bool


class SetLanguage(Request, id="language", picks="locale"):
    """The menu of languages: tell the person everything in the one that was picked."""

    locale: str = ""


# Privacy


class ExportData(Request, id="privacy:export"):
    """Hand out what is stored of the person."""


class AskToDelete(Request, id="privacy:delete"):
    """Ask the person whether all of it is to be deleted."""


class DeleteData(Request, id="erase"):
    """Delete what is stored of the person, if it still has the fingerprint of what they were shown."""

    fingerprint: Tag
