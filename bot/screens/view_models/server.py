"""The model of a server's panel."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.controls.requests import ServerPage
from storage.sets import SavedSet
from storage.settings import ServerSettings


@dataclass(frozen=True, slots=True)
class LackingModel:
    """Permissions that the bot lacks in a channel: for games, for their threads, or for the podium."""

    channel: int
    permissions: tuple[str, ...]
    what: Literal["games", "threads", "podium"] = "games"


@dataclass(frozen=True, slots=True)
class ServerModel:
    """The settings of a server, or its saved sets: `chosen` is the one that could be deleted.

    `known` are the ids of the channels and roles that there are. `lacking` says which permissions the bot
    lacks in the chosen channels, or where this is shown if none is chosen, and `hindered` why it can't give
    the role of a setting. `note` is a sentence to show on top. `click` is what it is shown for: menus that
    are shown for another one forget what was picked in them.
    """

    settings: ServerSettings
    page: ServerPage = "main"
    known: frozenset[int] = frozenset()
    lacking: tuple[LackingModel, ...] = ()
    hindered: Mapping[str, str] = field(default_factory=dict[str, str])
    saved: tuple[SavedSet, ...] = ()
    chosen: SavedSet | None = None
    note: str = ""
    click: int = 0
