"""A person's settings and stored data, and the settings of the server in which they click."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import FieldText, Request, Tag, number, single

# Servers

ServerPage: TypeAlias = Literal["main", "opening", "play", "people", "podium", "sets"]
"""A page of a server's settings."""

_Setting: TypeAlias = Annotated[str, FieldText("[a-z_]{2,20}")]
_Set: TypeAlias = Annotated[int, number(15)]  # The number of a saved set.


class SetServer(Request, id="server"):
    """Store these values of a setting of the server. A button has one value."""

    setting: _Setting
    values: Annotated[tuple[str, ...], single("[a-z0-9_-]{1,20}")]


class PickServer(SetServer, id="server-pick", picks="values"):
    """The menu of a setting, which may pick channels or roles."""

    values: tuple[str, ...] = ()


class ShowServer(Request, id="server-page"):
    """Show a page of the server's settings."""

    page: ServerPage
    number: _Set = 0  # The set whose deletion the person is asked to confirm; 0: none.


ServerPreset: TypeAlias = Literal["anywhere", "one", "threads", "quiet"]
"""Common combinations of settings: any channel, one channel, threads, or few messages."""


class PresetServer(Request, id="server-preset"):
    """Apply a preset to a server."""

    preset: ServerPreset


class PickPreset(PresetServer, id="server-preset-pick", picks="preset"):
    """The menu of presets."""

    preset: ServerPreset = "anywhere"


class PickSet(ShowServer, id="server-set", picks="number"):
    """The menu of a server's saved sets."""

    page: ServerPage = "sets"


class DeleteSet(Request, id="server-delete"):
    """Delete the server's saved set with this number. The person has confirmed this."""

    number: _Set


# Notifications

NotifySetting: TypeAlias = Literal["calls", "pings", "reminders", "from", "to", "zone", "holiday", "words"]
"""A setting on the screen about notifications. `from` and `to` are the limits of the quiet hours, `holiday`
is a number of days, and `words` asks for private messages as text."""

NotifyPage: TypeAlias = Literal["first", "often", "other", "words"]
"""A page of these settings: where and when to notify; how often, and of what; holidays; messages as text."""

OFF = "off"  # The value for no quiet hours.


class SetNotify(Request, id="notify", picks="value"):
    """The menu of a setting. It stores the picked value."""

    setting: NotifySetting
    value: str = ""


class SetHome(Request, id="home"):
    """Store the time zone in which the person lives, so that no message wakes them."""

    zone: Annotated[str, FieldText("[A-Za-z_]{3,14}/[A-Za-z_/]{3,24}")]


class PickHome(SetHome, id="homes", picks="zone"):
    """The menu of time zones in which the person may live."""

    zone: str = ""


class OpenNotify(Request, id="open-notify"):
    """Show where and when the bot notifies the person, as the command does."""


class OpenNotifyPage(Request, id="notify-page"):
    """Show another page of the notification settings."""

    page: NotifyPage


class SetInvited(Request, id="invited"):
    """Allow or forbid invitations to new lobbies by people with whom the person has played."""

    on: bool


class SetCalled(Request, id="called"):
    """Give or take the role that the bot pings when somebody looks for players here."""

    on: bool


class SetLanguage(Request, id="language", picks="locale"):
    """The menu of languages. The picked one is used for all messages that only the person sees."""

    locale: str = ""


# Privacy


class ShowData(Request, id="privacy:show"):
    """Show the person a summary of their stored data."""

    for_everybody = True


class ExportData(Request, id="privacy:export"):
    """Send the person their stored data."""

    for_everybody = True


class AskToDelete(Request, id="privacy:delete"):
    """Ask the person whether to delete all their data."""

    for_everybody = True


class ShowKept(Request, id="privacy:kept"):
    """Show the person which other data a deletion deletes, and which data stays."""

    for_everybody = True


class DeleteData(Request, id="erase"):
    """Delete the person's stored data, unless the data has changed since we showed it to them."""

    for_everybody = True

    fingerprint: Tag
