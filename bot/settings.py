"""The operator's settings, from the environment or a `.env` file."""

import os
import re
from contextlib import suppress
from difflib import get_close_matches
from errno import EISDIR
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    HttpUrl,
    SecretStr,
    UrlConstraints,
    ValidationError,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from bot.operator_errors import WrongSettingsError
from storage.database.addresses import WrongPlaceError, place_of
from storage.results.ratings.skill import BETA

PREFIX = "CITADELS_"
FILE = ".env"

_SAID = {
    **dict.fromkeys(
        ("url_parsing", "url_scheme"), "it has to be an address that begins with https:// or http://"
    ),
    "url_too_long": "it may have {max_length} characters at most",
    "int_parsing": "it has to be a whole number",
    "float_parsing": "it has to be a number",
    "finite_number": "it has to be a number",
    "bool_parsing": "it has to be True or False",
    "literal_error": "it has to be {expected}",
    "greater_than_equal": "it has to be at least {ge:g}",
    "less_than_equal": "it has to be at most {le:g}",
}

LogLevel: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat: TypeAlias = Literal["text", "json"]

Address = Annotated[HttpUrl, UrlConstraints(max_length=512)]
"""For a button, Discord accepts no address longer than this."""


def _secure(text: object) -> object:
    if isinstance(text, str) and not text.lower().startswith("https://"):
        raise PydanticCustomError("https", "it has to be an address that begins with https://")
    return text


def _file(path: Path) -> Path:
    """Return the path with `~` expanded: in a file, no shell does this. Refuse a folder."""
    try:
        path = path.expanduser()
    except RuntimeError as error:
        raise PydanticCustomError("home", "the ~ in it names no home folder") from error
    with suppress(OSError):
        if path.is_dir():
            raise PydanticCustomError("folder", "it is a folder: name a file")
    return path


def _place(value: object) -> object:
    try:
        place = place_of(value) if isinstance(value, str) else value
    except WrongPlaceError as error:
        raise PydanticCustomError("place", "{why}", {"why": str(error)}) from error
    return _file(place) if isinstance(place, Path) else place


def _listening(host: str) -> str:
    if re.fullmatch(r"[0-9.]+|.*:.*", host):
        try:
            ip_address(host)
        except ValueError as error:
            raise PydanticCustomError("host", "it has to be an address of this machine, or a name") from error
    return host


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


class Settings(BaseModel):
    """The settings of one process.

    - `discord_token`, or the content of `discord_token_file`: the bot's token.
    - `database`: the file with the games, or the address of a PostgreSQL database.
    - `shards`: the number of shards of all processes on one PostgreSQL database; with a file, Discord chooses
      it.
    - `heartbeat_file`: a file that shows that the bot is connected; by default beside the database, or in the
      working folder with PostgreSQL.
    - `computer_pause`: seconds that a computer player waits before it answers.
    - `master_seconds`: seconds that a Master searches ahead.
    - `master_processes`: processes for the search; by default one fewer than the processors. With 0, Masters
      play as Builders.
    - `proxy`: the HTTP proxy for connections to Discord.
    - `emojis`: whether symbols become emojis that the bot uploads for itself.
    - `puzzles`: a file of puzzles of the day, instead of those that ship with the bot.
    - `rating_beta`: how much of a result the ratings attribute to luck.
    - `gateway_patience`: seconds without a connection after which the process ends with an error.
    - `missed_beats`: how many signs of life, 20 seconds apart, a process may miss before it ends; by default
      any number.
    - `privacy_url` and `terms_url`: the operator's privacy policy and terms of use.
    - `support`: where players ask for help, such as an invitation to the operator's server.
    - `http_host` and `http_port`: where the bot serves health and metrics; without a port, nowhere.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    discord_token: SecretStr | None = None
    discord_token_file: Annotated[Path, AfterValidator(_file)] | None = None
    # The address may contain a password.
    database: Annotated[Path | str, BeforeValidator(_place)] = Field(
        default=Path("citadels.sqlite3"), repr=False
    )
    shards: int | None = Field(default=None, ge=1, le=1024)
    heartbeat_file: Annotated[Path, AfterValidator(_file)] | None = None
    computer_pause: float = Field(default=1.5, ge=0, le=60, allow_inf_nan=False)
    master_seconds: float = Field(default=1.0, ge=0.1, le=20, allow_inf_nan=False)
    master_processes: int | None = Field(default=None, ge=0, le=64)
    proxy: HttpUrl | None = Field(default=None, repr=False)  # May contain a password, too.
    emojis: bool = True
    puzzles: Annotated[Path, AfterValidator(_file)] | None = None
    rating_beta: float = Field(default=BETA, ge=1, le=1000, allow_inf_nan=False)
    gateway_patience: float = Field(default=300, ge=1, allow_inf_nan=False)
    missed_beats: int | None = Field(default=None, ge=3, le=1000)
    privacy_url: Address | None = None
    terms_url: Address | None = None
    support: Annotated[Address | None, BeforeValidator(_secure)] = None
    log_level: Annotated[LogLevel, BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[LogFormat, BeforeValidator(_lower)] = "text"
    http_host: Annotated[str, AfterValidator(_listening)] = "127.0.0.1"
    http_port: int | None = Field(default=None, ge=1, le=65535)

    @classmethod
    def read(cls) -> "Settings":
        """Read the settings; an empty value counts as missing. Raises `WrongSettingsError`."""
        try:
            found = _variables()
            settings = cls.model_validate(
                {field: found[name] for field in cls.model_fields if (name := _variable(field)) in found}
            )
        except ValidationError as error:
            faults = error.errors(include_input=False, include_url=False)
            raise WrongSettingsError("\n".join(map(_complaint, faults))) from None
        except UnicodeError:
            raise WrongSettingsError(f"{FILE} can't be read: it has to be text in UTF-8.") from None
        except OSError as error:
            raise WrongSettingsError(f"{FILE} can't be read: {error.strerror}.") from None
        if settings.shards is not None and isinstance(settings.database, Path):
            raise WrongSettingsError(
                f"{_variable('shards')}: only processes on one PostgreSQL database share shards. With a file,"
                " leave it out: Discord says at each start how many there are."
            )
        return settings

    def token(self) -> str:
        """Return the token; empty if there is none. Raises `WrongSettingsError`."""
        if self.discord_token is not None:
            return self.discord_token.get_secret_value()
        if self.discord_token_file is None:
            return ""
        try:
            return self.discord_token_file.read_text(encoding="utf-8-sig").strip()
        except OSError as error:
            reason = error.strerror
        except UnicodeError:
            reason = "it has to be text in UTF-8"
        raise WrongSettingsError(f"DISCORD_TOKEN_FILE: the file can't be read: {reason}.")

    @property
    def heartbeat(self) -> Path:
        """The file that a running bot writes while it is connected."""
        if self.heartbeat_file is not None:
            return self.heartbeat_file
        if isinstance(self.database, str):
            return Path("citadels.alive")
        return self.database.with_name(f"{self.database.name}.alive")


def log_format() -> LogFormat:
    """Return the format of the log, even if other settings or the file `.env` are wrong."""
    try:
        found = _variables()
    except (OSError, UnicodeError):
        found = dict(os.environ)
    return "json" if found.get(_variable("log_format"), "").strip().lower() == "json" else "text"


def unknown() -> list[str]:
    """Return a line for each unknown variable that has our prefix or is similar to a known `DISCORD_...`."""
    known = [_variable(field) for field in Settings.model_fields]
    near = {name: get_close_matches(name, known, n=1, cutoff=0.85) for name in sorted(_variables())}
    return [
        f"{name} is no setting and is ignored" + (f"; is {meant[0]} meant?" if meant else "")
        for name, meant in near.items()
        if name not in known and (name.startswith(PREFIX) or (meant and name.startswith("DISCORD_")))
    ]


def _variables() -> dict[str, str]:
    """Return all variables, with names in capitals. The environment overrides the file."""
    # Docker creates a folder if a mounted file is missing.
    if Path(FILE).is_dir():
        raise IsADirectoryError(EISDIR, "it is a folder, and has to be a file")
    # Notepad begins a file with a byte order mark.
    filed = dotenv_values(FILE, encoding="utf-8-sig")
    found = [(name, value) for source in (filed, os.environ) for name, value in source.items()]
    # This strips invisible spaces, and the carriage returns of Windows.
    return {name.upper(): text for name, value in found if value and (text := value.strip())}


def _complaint(fault: ErrorDetails) -> str:
    said = _SAID.get(fault["type"])
    told = fault["msg"] if said is None else said.format(**fault.get("ctx", {}))
    return f"{_variable(str(fault['loc'][0]))}: {told}"


def _variable(field: str) -> str:
    return field.upper() if field.startswith("discord_") else f"{PREFIX}{field.upper()}"
