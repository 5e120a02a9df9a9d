"""What the person who hosts the bot can set, in the environment or in a file `.env`."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import AliasChoices, BeforeValidator, Field, HttpUrl, SecretStr, UrlConstraints, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.ratings.model import BETA

LogLevel: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat: TypeAlias = Literal["text", "json"]

# Discord takes no longer ones for a button.
Address = Annotated[HttpUrl, UrlConstraints(max_length=512)]


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


class Settings(BaseSettings):
    """The settings of one process. The environment wins over `.env`; an empty value counts as not set.

    `database` is the file that holds the games, `computer_pause` how many seconds a computer player
    waits before it answers (0: it answers at once), `master_seconds` how long a Master may look ahead, in
    `master_processes` beside the bot (one for each processor but one, unless it is set; 0: Masters play as
    Builders). `rating_beta` is how much of a result the ratings take for luck, `gateway_patience` for how
    many seconds the bot may be without a connection before its process ends with an error. At `privacy_url`
    and `terms_url` the host's privacy policy and terms of use can be read. At `http_host` and `http_port` the
    bot says how it is doing; without a port, nowhere.
    """

    model_config = SettingsConfigDict(
        env_prefix="CITADELS_",
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("discord_token", "DISCORD_TOKEN")
    )
    database: Path = Path("citadels.sqlite3")
    computer_pause: float = Field(default=1.5, ge=0, le=60, allow_inf_nan=False)
    master_seconds: float = Field(default=1.0, ge=0.1, le=20, allow_inf_nan=False)
    master_processes: int | None = Field(default=None, ge=0, le=64)
    rating_beta: float = Field(default=BETA, ge=1, le=1000, allow_inf_nan=False)
    gateway_patience: float = Field(default=300, ge=1, allow_inf_nan=False)
    privacy_url: Address | None = None
    terms_url: Address | None = None
    log_level: Annotated[LogLevel, BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[LogFormat, BeforeValidator(_lower)] = "text"
    http_host: str = "127.0.0.1"
    http_port: int | None = Field(default=None, ge=1, le=65535)

    @property
    def heartbeat(self) -> Path:
        """The file in which a running bot notes that it is connected; it lies beside the database."""
        return self.database.with_name(f"{self.database.name}.alive")


def complaints(error: ValidationError) -> list[str]:
    """Say in one line for each setting what is wrong with it, without its value."""
    return [
        f"{_variable(str(fault['loc'][0]) if fault['loc'] else '')}: {fault['msg']}"
        for fault in error.errors(include_input=False, include_url=False)
    ]


def _variable(name: str) -> str:
    return name.upper() if name.lower() == "discord_token" else f"CITADELS_{name.upper()}"
