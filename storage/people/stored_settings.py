"""The settings of a server and of a person, stored as JSON. We keep unknown fields of newer releases."""

import json
import logging
from dataclasses import dataclass, fields
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, cast, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError

from storage.codec import reason
from storage.database.statements import select
from storage.database.transaction import Transaction
from storage.pace import Holiday, QuietHours

log = logging.getLogger(__name__)

CallPlace: TypeAlias = Literal["game", "channel", "direct", "nowhere"]
"""Where we notify a person: as the game's pace says, always in one place, or not at all."""

LivePings: TypeAlias = Literal["always", "slow", "never"]
"""When we notify a person in live games: of each turn, after others have waited a while, or never."""

TournamentOpeners: TypeAlias = Literal["managers", "events", "everybody"]
"""The people who may open tournaments: managers of the server; also managers of its events; or everybody."""

Reminders: TypeAlias = Literal[0, 2, 4, 8, 12, 24]  # After how many hours we notify a person again; 0: never.

WordsFirst: TypeAlias = Literal["off", "whole", "brief"]
"""Whether a person's private messages come as words without pictures: in full, or only the news."""

LONGEST_PAUSE = 60  # The longest pause that a server can give its computer players, in seconds.


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server."""

    channels: tuple[int, ...] = ()  # Where members may open games (none: everywhere).
    roles: tuple[int, ...] = ()  # Members with one of these roles may open games (none: everybody).
    computers: bool = True  # Computer players may take seats.
    # Seconds before a computer answers (`None`: by the bot's settings).
    computer_pause: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] | None = None
    seasons: bool = True  # The server's leaderboard counts seasons.
    everywhere: bool = True  # Its games count on the leaderboards of all servers.
    threads: bool = False  # Each game has its own thread.
    language: str = ""  # The locale of public texts (empty: Discord's).
    call_role: int = 0  # The role that we notify when somebody looks for players (0: none).
    tournaments: TournamentOpeners = "events"  # Who may open a tournament.
    podium: bool = True  # We celebrate the end of a season.
    podium_channel: int = 0  # Where we celebrate the end of a season (0: in the channel with most games).
    podium_role: int = 0  # A role for the first three of a season (0: none).


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The settings of a person."""

    everywhere: bool = True  # Leaderboards beyond one server show the person.
    named: bool = False  # These leaderboards show the person's name.
    calls: CallPlace = "game"  # Where we notify the person.
    pings: LivePings = "always"  # When we notify them in live games.
    reminders: Reminders = 0  # After how many hours we notify them again in slow games.
    quiet: QuietHours | None = None  # When we don't notify them.
    language: str = ""  # The locale of their private texts (empty: Discord's).
    invited: bool = False  # People with whom they played may invite them to a new lobby.
    no_quiet: bool = False  # They want no quiet hours, not even assumed ones.
    zone: str = ""  # Without quiet hours: the time zone where they live (empty: unknown).
    night_told: bool = False  # We have told them which hours we assume, or asked for their time zone.
    holiday: Holiday | None = None  # The newest one, which may be over.
    season_news: bool = False  # They get a direct message about the end of a season.
    words: WordsFirst = "off"  # Whether their private messages come in words.

    @property
    def home(self) -> str:
        """Return the time zone where the person lives; empty if they never said."""
        return self.quiet.zone if self.quiet else self.zone

    def allows(self, quiet: QuietHours | None) -> bool:
        """Return whether a seat may have these quiet hours: chosen ones; without a choice, assumed ones."""
        assumed = quiet is not None and quiet.assumed and self.quiet is None and not self.no_quiet
        return assumed or quiet == self.quiet


Settings = TypeVar("Settings", PersonSettings, ServerSettings)


class SettingsRead(NamedTuple, Generic[Settings]):
    """The settings in a text, with defaults for unreadable values, which are its `faults`."""

    settings: Settings
    faults: tuple[str, ...] = ()


class StoredSettings(Generic[Settings]):
    """Reads and writes settings in a table, by id: as JSON, without fields that have the default."""

    def __init__(self, kind: type[Settings], table: str) -> None:
        self._default = kind()
        hints = get_type_hints(kind, include_extras=True)
        self._fields = {each.name: TypeAdapter[object](hints[each.name]) for each in fields(kind)}
        self._kind = kind
        self._table = table

    def text(self, transaction: Transaction, key: int) -> str:
        """Return the text that the table has for an id."""
        sql = select("settings", f"{self._table} WHERE id = ?")
        return transaction.value(sql, key, default=NOTHING_CHOSEN)

    def read(self, text: str) -> SettingsRead[Settings]:
        """Read a text, which may hold anything."""
        try:
            stored = _stored(text)
        except ValueError as error:
            return SettingsRead(self._default, (str(error),))
        known: dict[str, Any] = {}
        faults: list[str] = []
        for name, value in stored.items():
            if name not in self._fields:
                continue
            try:
                known[name] = self._fields[name].validate_json(json.dumps(value), strict=True, extra="forbid")
            except ValidationError as error:
                faults.append(f"{name}: {reason(error)}")
        return SettingsRead(self._kind(**known), tuple(faults))

    def write(self, text: str, settings: Settings) -> str:
        """Return `text` with these settings instead of its own. Unknown fields stay."""
        before = self.read(text).settings
        try:
            stored = _stored(text)
        except ValueError:
            stored = {}
        for name, adapter in self._fields.items():
            value = getattr(settings, name)
            if value == getattr(before, name):
                continue
            if value == getattr(self._default, name):
                del stored[name]
            else:
                stored[name] = adapter.dump_python(value, mode="json")
        return json.dumps(stored, separators=(",", ":"), ensure_ascii=False)


def _stored(text: str) -> dict[str, object]:
    """Return the fields of a text. Raises `ValueError` if it isn't an object; the error quotes no value."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("all of it: Invalid JSON") from None
    if not isinstance(found, dict):
        raise ValueError("all of it: Input should be an object")  # noqa: TRY004 - of the text, not of a type
    return cast("dict[str, object]", found)


PERSON_SETTINGS = StoredSettings(PersonSettings, "persons")
SERVER_SETTINGS = StoredSettings(ServerSettings, "servers")
NOTHING_CHOSEN = "{}"  # The text of default settings.


def read_settings(guild: int, text: str) -> ServerSettings:
    """Read a server's settings; the defaults replace unreadable values."""
    read = SERVER_SETTINGS.read(text)
    for fault in read.faults:
        log.warning("A setting of server %d can't be read, so the default holds: %s", guild, fault)
    return read.settings
