"""The record of a finished game: a JSON file to check and replay it with (docs/record.md)."""

import json
from codecs import BOM_UTF8
from dataclasses import asdict
from hashlib import sha256
from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    field_validator,
    model_validator,
)

from engine.errors import SetupError
from engine.fairness import Dealing, day_of
from engine.game import Game
from engine.replay import Move
from engine.setup.editions import edition_of
from engine.setup.options import MOST, Options
from engine.setup.rules import Rules
from engine.state import Score
from engine.verify import Transcript
from storage.codec import NewerTextError, decode_picks
from storage.database.storage_errors import StorageError
from storage.database.transaction import Transaction
from storage.games.game_rows import Rows
from storage.values import OPENING_EVENTS, StoredGame

GAME_FILE_KIND: Final = "citadels-game"
VERSIONS: Final = (1, 2, 3)  # The versions that we can read: 1 has no `start`, and only 3 has `dealing`.

MOST_BYTES = 2_000_000
"""The size in bytes of the largest record that we read: some twenty times the size of a long game's."""

Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
GameId = Annotated[str, StringConstraints(pattern="^[0-9a-z]{1,16}$")]
# No colon, because colons separate the clicks in the seed.
Click = Annotated[str, StringConstraints(pattern="^[0-9a-z-]{1,40}$")]
Word = Annotated[str, StringConstraints(pattern="^[0-9a-z_-]{1,60}$")]
"""The id of a card, an edition or a switch of the rules, or the name of a part of the scores."""
Pick = Annotated[str, StringConstraints(pattern="^[!-~]{1,120}$")]
Seat = Annotated[int, Field(ge=0, lt=MOST)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]

_RULES = TypeAdapter(Rules)


class NoRecordError(ValueError):
    """A text that is no record of a game, or a record of an unknown version. The message says why."""


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class RecordedSeat(_Part):
    """A seat: the click of its player, and the name if the record has names."""

    click: Click
    name: str | None = None


class RecordedChoice(_Part):
    """An answer to the open question."""

    seat: Seat
    picks: tuple[Pick, ...]


class RecordedScore(_Part):
    """The points of a seat by part of the score, and the numbers that break a tie."""

    lines: tuple[tuple[Word, Points], ...]
    total: Points
    tie_break: tuple[Points, ...]


class GameRecord(_Part):
    """A finished game, as its record has it."""

    format: Literal["citadels-game"] = GAME_FILE_KIND
    version: Literal[1, 2, 3]
    game: GameId
    edition: Word
    cast: tuple[Word, ...]
    uniques: tuple[Word, ...]
    rules: dict[Word, JsonValue]  # The switches that differ from the edition's.
    seats: Annotated[tuple[RecordedSeat, ...], Field(max_length=MOST)]  # In seat order.
    start: Click | None = None  # The last part of the seed; `None` in version 1.
    dealing: Dealing | None = None  # The rule by which the seed was made; `None` before version 3.
    commitment: Digest
    secret: Digest
    seed: Digest
    choices: tuple[RecordedChoice, ...]  # In the order of the game.
    scores: Annotated[tuple[RecordedScore, ...], Field(max_length=MOST)]  # In seat order.
    checksum: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""  # Covers all other fields.

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
        if (self.dealing is None) != (self.version < VERSIONS[-1]):
            raise ValueError("dealing: version 3 has one, versions 1 and 2 have none")
        if (self.start is None) != (self.version == 1):
            raise ValueError("start: version 1 has none, all others have one")
        return self

    def sealed(self) -> Self:
        """Return the record with its checksum."""
        return self.model_copy(update={"checksum": self._sum()})

    @property
    def day(self) -> int:
        """The number of the day whose deal this is; 0 if it is no daily deal."""
        return day_of(self.start or "")

    @property
    def intact(self) -> bool:
        """Whether the record is unchanged since it was written."""
        return self.checksum == self._sum()

    def transcript(self) -> Transcript:
        """Return the record in the form that the engine verifies."""
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
            # Release 0.1.0 dealt daily deals by the rule "daily", but recorded none.
            self.dealing or ("daily" if self.day else ""),
        )

    def text(self) -> str:
        """Write the record as JSON in plain ASCII, which survives any terminal."""
        return json.dumps(self.model_dump(mode="json", exclude_none=True), indent=1) + "\n"

    def _sum(self) -> str:
        rest = self.model_dump(mode="json", exclude_none=True, exclude={"checksum"})
        return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class _Head(BaseModel):
    """The fields that a record has in every version."""

    model_config = ConfigDict(strict=True)

    format: Literal["citadels-game"]
    version: int
    checksum: str


def read(text: bytes) -> GameRecord:
    """Read a record. Raises `NoRecordError`, whose message may quote the text."""
    if len(text) > MOST_BYTES:
        raise NoRecordError(f"it has more than {MOST_BYTES:,} bytes, which no game takes")
    text = text.removeprefix(BOM_UTF8)
    try:
        head = _Head.model_validate_json(text)
        if head.version not in VERSIONS:
            readable = f"{', '.join(map(str, VERSIONS[:-1]))} and {VERSIONS[-1]}"
            raise NoRecordError(f"version {head.version} is unknown; versions {readable} can be read")
        return GameRecord.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise NoRecordError(f"{where}: {first['msg']}" if where else first["msg"]) from error


def differing(edition: str, rules: Rules) -> dict[str, JsonValue]:
    """Return the switches of rules that differ from the edition's, by name."""
    usual = asdict(edition_of(edition).rules)
    found = {name: value for name, value in asdict(rules).items() if value != usual[name]}
    return json.loads(json.dumps(found))


def _rules(edition: str, differing: dict[str, JsonValue]) -> Rules:
    switches = {**asdict(edition_of(edition).rules), **differing}
    return _RULES.validate_json(json.dumps(switches), strict=True, extra="forbid")


_WHY_NOT = {
    "lobby": "it hasn't started yet",
    "running": "it isn't over, so its secret must stay one",
    "closed": "it was never played, or counts for nothing",
}


class NotRecordableError(StorageError):
    """A game without a record: it doesn't exist, isn't over or is damaged."""


class Recordable(NamedTuple):
    """A finished game that has a record; `ended` is in seconds since 1970."""

    id: str
    ended: int


class PlayedGame(NamedTuple):
    """A finished game with all its moves. `alone` are the indexes of moves that no person clicked."""

    stored: StoredGame
    game: Game
    moves: tuple[Move, ...]
    alone: frozenset[int] = frozenset()


def recordable(transaction: Transaction) -> list[Recordable]:
    """Return the finished games, the newest first."""
    sql = "SELECT id, changed FROM games WHERE status = 'over' ORDER BY changed DESC, rowid DESC"
    return [Recordable(*row) for row in transaction.rows(sql)]


def read_played(transaction: Transaction, game: str) -> PlayedGame:
    """Return a finished game. Raises `NotRecordableError` if there is none, or it is damaged."""
    rows = Rows.fetch(transaction, game)
    if rows is None:
        raise NotRecordableError(f"there is no game {game}")
    try:
        stored = rows.read(game).stored
        log = [row for row in rows.log if row[0] != OPENING_EVENTS]
        moves = tuple(Move(seat, decode_picks(picks)) for _, seat, picks, *_ in log)
        alone = frozenset(place for place, (*_, user) in enumerate(log) if user is None)
    except NewerTextError as error:
        raise NotRecordableError(f"game {game} can't be read by this release: {error}") from error
    except Exception as error:
        # Catch everything: a damaged row can raise any error.
        raise NotRecordableError(f"game {game} is damaged: {str(error) or repr(error)}") from error
    if stored.status != "over" or stored.game is None:
        raise NotRecordableError(f"there is no record of game {game}: {_WHY_NOT[stored.status]}")
    return PlayedGame(stored, stored.game, moves, alone)


def record(transaction: Transaction, game: str, *, names: bool = False) -> GameRecord:
    """Return the record of a finished game. Raises the errors of `read_played`."""
    played = read_played(transaction, game)
    setup, state = played.stored.setup, played.game.state
    options = state.options
    return GameRecord(
        game=played.stored.id,
        edition=options.edition,
        cast=options.cast,
        uniques=options.uniques,
        rules=differing(options.edition, options.rules),
        version=3 if setup.proof.dealing else 2 if setup.proof.start else 1,
        dealing=setup.proof.dealing or None,
        seats=tuple(
            RecordedSeat(click=each.click, name=each.name if names else None) for each in setup.players
        ),
        start=setup.proof.start or None,
        commitment=setup.proof.commitment,
        secret=setup.proof.secret,
        seed=state.rng.seed,
        choices=tuple(RecordedChoice(seat=seat, picks=picks) for seat, picks in played.moves),
        scores=tuple(
            RecordedScore(lines=score.lines, total=score.total, tie_break=score.tie_break)
            for score in sorted(state.scores)
        ),
    ).sealed()
