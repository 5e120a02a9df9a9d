"""The settings of a server. Each has an entry here, a field of `ServerSettings`, and its texts."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from bot.controls.request import ON, read_id
from bot.controls.requests import ServerPage, ServerPreset
from engine.errors import ImpossibleChangeError
from storage.people.stored_settings import ServerSettings, TournamentOpeners

NONE = "none"  # No channels or roles are selected: all channels are allowed, or all people.
DISCORD = "discord"  # In a language menu: the language that Discord reports.
MENU_VALUES = 25  # The most channels or roles that a menu of Discord can select.


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of a server."""

    name: str  # Its field in `ServerSettings`, and a part of its ids and of the keys of its texts.

    def read(self, values: tuple[str, ...]) -> Any:  # noqa: ANN401 - the type of the field
        """Return the value of the field for a click's values. Raises `ImpossibleChangeError`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OneOf(Setting):
    """A setting with a few values."""

    values: Mapping[str, Any]  # The values by their names in ids and texts.

    def read(self, values: tuple[str, ...]) -> Any:  # noqa: ANN401 - the type of the values
        """Return the value with the picked name."""
        if len(values) != 1 or values[0] not in self.values:
            raise ImpossibleChangeError(f"{values} for {self.name}")
        return self.values[values[0]]

    def option(self, value: object) -> str:
        """Return the name of a value. If we no longer offer that value, return it as text."""
        return next((key for key, each in self.values.items() if each == value), str(value))


class ServerSwitch(OneOf):
    """A setting that is on or off."""

    def __init__(self, name: str) -> None:
        super().__init__(name, {text: on for on, text in ON.items()})


class Spoken(Setting):
    """A language, by its locale."""

    def read(self, values: tuple[str, ...]) -> str:
        """Return the locale, even if the bot doesn't know that language; empty for `DISCORD`."""
        if len(values) != 1 or not re.fullmatch("[a-zA-Z-]{2,12}", values[0]):
            raise ImpossibleChangeError(f"{values} for {self.name}")
        return "" if values[0] == DISCORD else values[0]


@dataclass(frozen=True, slots=True)
class Several(Setting):
    """Channels or roles by their ids. An empty list means all. If `most` is 1: one id, or 0."""

    most: int = MENU_VALUES

    def read(self, values: tuple[str, ...]) -> tuple[int, ...] | int:
        """Return the ids. Nobody has checked that they belong to the server."""
        if values == (NONE,):
            values = ()
        found = [each for each in map(read_id, values) if each is not None]
        if len(values) > self.most or len(found) < len(values):
            raise ImpossibleChangeError(f"{values} for {self.name}")
        ids = tuple(dict.fromkeys(found))
        return ids if self.most > 1 else next(iter(ids), 0)

    def ids(self, value: tuple[int, ...] | int) -> tuple[int, ...]:
        """Return the ids in a value of the field, which may be a single id."""
        if isinstance(value, int):
            return (value,) if value else ()
        return value


class Channels(Several):
    """Channels of the server. A setting of one channel says where the bot posts something."""


class Roles(Several):
    """Roles of the server. A single role is the one that the bot gives or mentions."""


_PAUSES = {"bot": None, **{str(seconds): float(seconds) for seconds in (0, 1, 2, 3, 5, 10, 30)}}
"""Seconds. `None`: the pause in the operator's configuration."""

_OPENERS = {each: each for each in get_args(TournamentOpeners)}

ON_PAGE: dict[ServerPage, tuple[Setting, ...]] = {
    "main": (Spoken("language"),),
    "opening": (Channels("channels"), ServerSwitch("threads"), Roles("roles")),
    "people": (Roles("call_role", 1),),
    "play": (
        ServerSwitch("computers"),
        OneOf("computer_pause", _PAUSES),
        ServerSwitch("seasons"),
        ServerSwitch("everywhere"),
    ),
    "podium": (
        OneOf("tournaments", _OPENERS),
        ServerSwitch("podium"),
        Channels("podium_channel", 1),
        Roles("podium_role", 1),
    ),
    "sets": (),
}
"""The settings on each page, in order."""

PAGES: dict[str, ServerPage] = {
    setting.name: page for page, settings in ON_PAGE.items() for setting in settings
}
"""The page of each setting."""

SETTINGS = {setting.name: setting for settings in ON_PAGE.values() for setting in settings}

BARRED, LIFTED = "barred", "lifted"
"""The settings that bar people from opening lobbies, or lift this. `ServerSettings` has no field for them."""


def preset(name: ServerPreset, settings: ServerSettings, channel: int) -> ServerSettings:
    """Return a server's settings with a preset applied. The preset may limit games to `channel`."""
    match name:
        case "anywhere":
            return replace(settings, channels=(), threads=False, podium=True)
        case "one":
            return replace(settings, channels=(channel,), threads=False, podium=True)
        case "threads":
            return replace(settings, channels=(), threads=True, podium=True)
        case "quiet":
            return replace(settings, threads=True, call_role=0, podium=False)


def matching_preset(settings: ServerSettings, channel: int) -> ServerPreset | None:
    """Return the preset that matches a server's settings; `None` if none does."""
    names: tuple[ServerPreset, ...] = get_args(ServerPreset)
    return next((each for each in names if preset(each, settings, channel) == settings), None)
