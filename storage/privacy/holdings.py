"""The shapes in which the data of a person is told and handed out."""

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, get_type_hints

from pydantic import JsonValue, PlainSerializer

from storage.database.transaction import Row, Transaction, Value
from storage.pace import Holiday, QuietHours


def _moment(seconds: Any) -> str:  # noqa: ANN401 - a damaged column may hold anything
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
    except (TypeError, ValueError, OverflowError, OSError):
        return str(seconds)


# Ids of Discord are longer than the numbers that some readers of JSON keep exactly.
Snowflake = Annotated[int, PlainSerializer(str)]
Moment = Annotated[int, PlainSerializer(_moment)]


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """An answer that the person gave."""

    picks: JsonValue
    made: Moment


@dataclass(frozen=True, slots=True)
class HeldPanel:
    """A direct message with the person's panel, and the message in the channel that called them (0: none).

    `told` is when they were told of their question, as far as that is kept, and `silent` whether they want no
    reminders of it.
    """

    channel: Snowflake
    message: Snowflake
    ping: Snowflake
    told: Moment | None
    silent: bool


@dataclass(frozen=True, slots=True)
class HeldWish:
    """The characters that the person would like, the best first, for a round (0: until changed)."""

    order: tuple[str, ...]
    round: int


@dataclass(frozen=True, slots=True)
class HeldGame:
    """A game that has the person's id: of its host, or at a seat (`None`: at none).

    `joined` is the id of the click that joined. `playing` says that the person answers for the seat,
    `readable` whether the game can be read back. `quiet` are their quiet hours there, `holiday` is the newest
    one, and `language` is the one in which they are told something. Panel, wish and answers are those of the
    person alone.
    """

    game: str
    status: str
    readable: bool
    guild: Snowflake
    channel: Snowflake
    opened: Moment
    host: bool
    seat: int | None
    name: str
    joined: str
    playing: bool
    resigned: bool
    away: bool
    quiet: QuietHours | None
    holiday: Holiday | None
    language: str
    panel: HeldPanel | None
    wish: HeldWish | None
    answers: tuple[HeldAnswer, ...]


@dataclass(frozen=True, slots=True)
class HeldClick:
    """A click that changed something, and what it did."""

    click: Snowflake
    game: str
    did: str
    made: Moment


@dataclass(frozen=True, slots=True)
class HeldResult:
    """The result of the person in a finished game."""

    game: str
    guild: Snowflake | None
    ended: Moment
    seat: int
    name: str
    resigned: bool
    place: int
    total: int
    points: JsonValue
    characters: JsonValue
    city: JsonValue
    answers: int
    seconds: int | None


@dataclass(frozen=True, slots=True)
class HeldRating:
    """The change of a game to a rating of the person, who came in at `place` of `seats` (0: they resigned).

    Guild 0 is everywhere, season 0 all time. `weight` is the share of the game that counted.
    """

    game: str
    guild: Snowflake
    season: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    played: Moment
    place: int
    seats: int
    weight: float


@dataclass(frozen=True, slots=True)
class HeldGuess:
    """A guess of who held a character in a round."""

    game: str
    round: int
    name: str
    character: str
    seat: int


@dataclass(frozen=True, slots=True)
class HeldSet:
    """A set of cards that the person saved for a server."""

    guild: Snowflake
    name: str
    plan: JsonValue
    saved: Moment


@dataclass(frozen=True, slots=True)
class HeldHint:
    """A kind of question that was explained to the person, and the name of the question with which it was."""

    kind: str
    question: str


@dataclass(frozen=True, slots=True)
class HeldDaily:
    """The person's game of a daily deal, with the servers on whose tables it stands.

    The first one is `guild` (0: there is none).
    """

    day: int
    guild: Snowflake
    game: str
    points: int | None
    guilds: tuple[Snowflake, ...] = ()


@dataclass(frozen=True, slots=True)
class HeldPuzzle:
    """The person's answer to the puzzle of a day, and whether it was the best one.

    `puzzle` is the fingerprint of the puzzle; empty for an answer of release 0.1.0.
    """

    day: int
    puzzle: str
    option: str
    solved: bool


@dataclass(frozen=True, slots=True)
class HeldTournament:
    """A tournament that the person organises or plays in, with the name under which they `joined`.

    If it isn't `readable`, nobody can say more than that it has the id. `left` says that they are paired no
    more. `places` are the games to which they were paired, and their places there (0: they didn't come;
    `None`: not yet known). `corrected` are the games whose places they have set by hand.
    """

    tournament: str
    guild: Snowflake
    readable: bool
    organiser: bool = False
    joined: bool = False
    left: bool = False
    name: str = ""
    places: tuple[tuple[str, int | None], ...] = ()
    corrected: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Holdings:
    """All that is stored of a person.

    `settings` is what they have chosen for themselves, as it is stored (`None`: nothing ever). `lesson` is
    the step of the lesson that they were shown last (`None`: they never took it). `board_rows` counts the
    rows from which boards are read, all of which follows from the ratings. `deleting` says that all of it is
    being deleted already.
    """

    user: Snowflake
    games: tuple[HeldGame, ...]
    clicks: tuple[HeldClick, ...]
    results: tuple[HeldResult, ...]
    ratings: tuple[HeldRating, ...]
    sets: tuple[HeldSet, ...]
    guesses: tuple[HeldGuess, ...]
    settings: JsonValue
    lesson: str | None
    hints: tuple[HeldHint, ...]
    dailies: tuple[HeldDaily, ...]
    puzzles: tuple[HeldPuzzle, ...]
    tournaments: tuple[HeldTournament, ...]
    barred: tuple[Snowflake, ...]
    board_rows: int
    deleting: bool


def parsed(text: Any) -> JsonValue:  # noqa: ANN401 - a damaged column may hold anything
    """Return the JSON of a column; if it is damaged, what stands there."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return str(text)


def plain(value: Any) -> Any:  # noqa: ANN401 - a damaged column may hold anything
    """Return the value of a column as it can be handed out: JSON has neither bytes nor infinite numbers."""
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def plain_rows(transaction: Transaction, sql: str, *values: Value) -> list[Row]:
    """Return rows that can be handed out, whatever a damaged column holds."""
    return [tuple(map(plain, row)) for row in transaction.rows(sql, *values)]


def listed_by(kind: Any, query: str) -> Callable[[Transaction, int], tuple[Any, ...]]:  # noqa: ANN401 - a class of `holdings`
    """Return what finds the rows of a query as values of a class, whose fields are its columns."""
    hints = get_type_hints(kind)
    read = [_READ.get(hints[name], _as_it_is) for name in kind.__dataclass_fields__]

    def found(transaction: Transaction, user: int) -> tuple[Any, ...]:
        """Find them."""
        rows = plain_rows(transaction, query, user)
        return tuple([kind(*(each(value) for each, value in zip(read, row, strict=True))) for row in rows])

    return found


def _as_it_is(value: Any) -> Any:  # noqa: ANN401 - a damaged column may hold anything
    return value


_READ: Mapping[object, Callable[[Any], object]] = {JsonValue: parsed, bool: bool}
"""How the values of some types are read."""


def first_by(query: str) -> Callable[[Transaction, int], Any]:
    """Return what finds the first value of a query; `None`: it finds no row."""

    def one(transaction: Transaction, user: int) -> Any:  # noqa: ANN401 - a damaged column may hold anything
        """Find it."""
        found = plain_rows(transaction, query, user)
        return found[0][0] if found else None

    return one
