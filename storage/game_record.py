"""The record of a finished game: a JSON file by which anybody can check and replay it (docs/record.md)."""

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    field_validator,
    model_validator,
)

from engine.errors import SetupError
from engine.replay import Move
from engine.setup.editions import edition_of
from engine.setup.options import Options
from engine.setup.rules import Rules
from engine.state import Score
from engine.verify import Transcript

KIND: Final = "citadels-game"
VERSIONS: Final = (1, 2)
"""The versions that can be read. In version 1 the Start click is no part of the seed."""

Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
# No colon: that is what stands between them where the seed is made.
Click = Annotated[str, StringConstraints(pattern="^[0-9a-z-]+$")]

_RULES = TypeAdapter(Rules)


class NoRecordError(ValueError):
    """A text that is no record of a game, or one of a version that can't be read; the message says why."""


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class RecordedSeat(_Part):
    """A seat: the click of its player, and the name if it was wanted."""

    click: Click
    name: str | None = None


class RecordedChoice(_Part):
    """An answer to the question that was open."""

    seat: int
    picks: tuple[str, ...]


class RecordedScore(_Part):
    """The points of a seat line by line, and what breaks a tie."""

    lines: tuple[tuple[str, int], ...]
    total: int
    tie_break: tuple[int, ...]


class GameRecord(_Part):
    """A finished game. `seats` and `scores` are in seat order, `choices` in the order of the game.

    `rules` are the switches that differ from the edition's, and `checksum` is of all the rest. `start` is the
    Start click; `None` in version 1.
    """

    format: Literal["citadels-game"] = KIND
    version: Literal[1, 2]
    game: str
    edition: str
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    rules: dict[str, JsonValue]
    seats: tuple[RecordedSeat, ...]
    start: Click | None = None
    commitment: Digest
    secret: Digest
    seed: Digest
    choices: tuple[RecordedChoice, ...]
    scores: tuple[RecordedScore, ...]
    checksum: str = ""

    @field_validator("edition")
    @classmethod
    def _known(cls, edition: str) -> str:
        try:
            return edition_of(edition).id
        except SetupError as error:
            raise ValueError(str(error)) from error

    @model_validator(mode="after")
    def _by_rules(self) -> Self:
        _rules(self.edition, self.rules)
        if (self.start is None) != (self.version == 1):
            raise ValueError("start: version 1 has none, version 2 has one")
        return self

    def sealed(self) -> Self:
        """Return the record with the checksum that belongs to it."""
        return self.model_copy(update={"checksum": self._sum()})

    @property
    def intact(self) -> bool:
        """Whether the record is as it was written."""
        return self.checksum == self._sum()

    def transcript(self) -> Transcript:
        """Return what the record tells, for the engine to verify."""
        return Transcript(
            Options(self.cast, self.uniques, _rules(self.edition, self.rules), self.edition),
            self.commitment,
            self.secret,
            tuple(seat.click for seat in self.seats),
            self.seed,
            tuple(Move(choice.seat, choice.picks) for choice in self.choices),
            tuple(
                Score(seat, each.lines, each.total, each.tie_break) for seat, each in enumerate(self.scores)
            ),
            self.start or "",
        )

    def text(self) -> str:
        """Write the record as JSON in plain ASCII, which survives any terminal."""
        return json.dumps(self.model_dump(mode="json", exclude_none=True), indent=1) + "\n"

    def _sum(self) -> str:
        rest = self.model_dump(mode="json", exclude_none=True, exclude={"checksum"})
        return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class _Head(BaseModel):
    """What every version has in common."""

    model_config = ConfigDict(strict=True)

    format: Literal["citadels-game"]
    version: int
    checksum: str


def read(text: bytes) -> GameRecord:
    """Read a record. Raises `NoRecordError` if this is none, or one of a version that isn't known."""
    try:
        head = _Head.model_validate_json(text)
        if head.version not in VERSIONS:
            readable = " and ".join(map(str, VERSIONS))
            raise NoRecordError(f"version {head.version} is unknown; versions {readable} can be read")
        return GameRecord.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise NoRecordError(f"{where}: {first['msg']}" if where else first["msg"]) from error


def differing(edition: str, rules: Rules) -> dict[str, Any]:
    """Return the switches in which rules differ from those of the edition, by their names."""
    usual = asdict(edition_of(edition).rules)
    found = {name: value for name, value in asdict(rules).items() if value != usual[name]}
    return json.loads(json.dumps(found))


def _rules(edition: str, differing: dict[str, JsonValue]) -> Rules:
    """Return the rules of an edition but for some switches. Raises `ValueError` if there are no such ones."""
    switches = {**asdict(edition_of(edition).rules), **differing}
    return _RULES.validate_json(json.dumps(switches), strict=True, extra="forbid")
