"""The classes in which we show a person their data and export them."""

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar, get_type_hints

from pydantic import JsonValue, PlainSerializer

from storage.database.statements import select
from storage.database.transaction import Row, Transaction, Value
from storage.pace import Holiday, QuietHours

Held = TypeVar("Held")


def _moment(seconds: int) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
    except (TypeError, ValueError, OverflowError, OSError):
        return str(seconds)


# Some readers of JSON round numbers as long as Discord's ids, so we write these as texts.
Snowflake = Annotated[int, PlainSerializer(str)]
UtcMoment = Annotated[int, PlainSerializer(_moment)]


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """An answer that the person gave."""

    picks: JsonValue
    made: UtcMoment


@dataclass(frozen=True, slots=True)
class HeldPanel:
    """A direct message with the person's panel, and the message that pinged them in the channel (0: none).

    `told` is when we notified them of their question (`None`: not stored). `silent`: they want no reminders.
    """

    channel: Snowflake
    message: Snowflake
    ping: Snowflake
    told: UtcMoment | None
    silent: bool


@dataclass(frozen=True, slots=True)
class HeldWish:
    """The characters that the person would like, best first, in a round (0: until changed)."""

    order: tuple[str, ...]
    round: int


@dataclass(frozen=True, slots=True)
class HeldGame:
    """A game that has the person's id anywhere."""

    game: str
    status: str
    readable: bool  # We can read the game.
    guild: Snowflake
    channel: Snowflake
    opened: UtcMoment
    host: bool
    seat: int | None  # `None`: the person has none.
    name: str
    joined: str  # The id of the click that joined.
    playing: bool  # The person answers for the seat.
    resigned: bool
    away: bool
    quiet: QuietHours | None  # This and the next two are the seat's.
    holiday: Holiday | None
    language: str
    panel: HeldPanel | None
    wish: HeldWish | None
    answers: tuple[HeldAnswer, ...]


@dataclass(frozen=True, slots=True)
class HeldClick:
    """A click that changed something, and its effect."""

    click: Snowflake
    game: str
    did: str
    made: UtcMoment


@dataclass(frozen=True, slots=True)
class HeldResult:
    """The person's result in a finished game."""

    game: str
    guild: Snowflake | None
    ended: UtcMoment
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
    """The change of the person's rating by a game. Their place was `place` of `seats` (0: they resigned).

    Guild 0 means all servers, season 0 all time. `weight` is the share of the game that counted.
    """

    game: str
    guild: Snowflake
    season: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    played: UtcMoment
    place: int
    seats: int
    weight: float


@dataclass(frozen=True, slots=True)
class HeldGuess:
    """A guess at a character's seat in a round."""

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
    saved: UtcMoment


@dataclass(frozen=True, slots=True)
class HeldHint:
    """A kind of question that a hint explained to the person, and the name of the first such question."""

    kind: str
    question: str


@dataclass(frozen=True, slots=True)
class HeldDaily:
    """The person's game of a daily deal, and the servers that show it: `guild` (0: none) and the `guilds`."""

    day: int
    guild: Snowflake
    game: str
    points: int | None
    guilds: tuple[Snowflake, ...] = ()
    shared: tuple[Snowflake, ...] = ()  # The servers in which the person shared its card.


@dataclass(frozen=True, slots=True)
class HeldPuzzle:
    """The person's answer to a puzzle, whether it was best, and the puzzle's id (release 0.1.0: none)."""

    day: int
    puzzle: str
    option: str
    solved: bool


@dataclass(frozen=True, slots=True)
class HeldTournament:
    """A tournament that has the person's id."""

    tournament: str
    guild: Snowflake
    readable: bool  # False: we know nothing else about the person in this tournament.
    organiser: bool = False
    joined: bool = False  # The person takes part.
    left: bool = False  # The person is no longer paired.
    name: str = ""
    # The person's games, each with their place (0: they didn't come; `None`: not yet known).
    places: tuple[tuple[str, int | None], ...] = ()
    corrected: tuple[str, ...] = ()  # The games whose places the person has set by hand.
    ended: bool = False  # The person ended it early.


@dataclass(frozen=True, slots=True)
class HeldEvening:
    """A standing evening that the person organises, and its next time."""

    evening: str
    guild: Snowflake
    at: UtcMoment


@dataclass(frozen=True, slots=True)
class HeldEveningAnswer:
    """The person's answer for an evening's next time, as stored, and when they `said` it."""

    evening: str
    at: UtcMoment
    answer: str
    said: UtcMoment


@dataclass(frozen=True, slots=True)
class Holdings:
    """All that is stored about a person."""

    user: Snowflake
    games: tuple[HeldGame, ...]
    clicks: tuple[HeldClick, ...]
    results: tuple[HeldResult, ...]
    ratings: tuple[HeldRating, ...]
    sets: tuple[HeldSet, ...]
    guesses: tuple[HeldGuess, ...]
    settings: JsonValue  # `None`: the person has chosen none.
    lesson: str | None  # The last step of the lesson that the person saw; `None`: they never took it.
    hints: tuple[HeldHint, ...]
    dailies: tuple[HeldDaily, ...]
    puzzles: tuple[HeldPuzzle, ...]
    tournaments: tuple[HeldTournament, ...]
    evenings: tuple[HeldEvening, ...]
    evening_answers: tuple[HeldEveningAnswer, ...]
    barred: tuple[Snowflake, ...]  # The servers where the person may open no lobbies.
    shut_out: bool  # The operator keeps the person from the bot.
    board_rows: int  # The number of their rows in `current_ratings`, which follow from `ratings`.
    deleting: bool  # A deletion of all this is in progress.


def parsed(text: str) -> JsonValue:
    """Return the JSON of a column; its text if it is damaged."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return str(text)


def plain(value: Any) -> Any:  # noqa: ANN401 - a damaged column may hold anything
    """Return a column's value in a form that JSON has: without bytes and infinite numbers."""
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def plain_rows(transaction: Transaction, sql: str, *values: Value) -> list[Row]:
    """Return the rows of a query, each value `plain`."""
    return [tuple(map(plain, row)) for row in transaction.rows(sql, *values)]


def listed(
    kind: type[Held], tables: str, order: str, *, person: str = "person", **columns: str
) -> Callable[[Transaction, int], tuple[Held, ...]]:
    """Return a function that finds a person's rows as values of `kind`, whose fields `columns` may rename."""
    hints = get_type_hints(kind)
    names = list(hints)
    read = [_READ.get(hints[name], lambda value: value) for name in names]
    chosen = ", ".join(columns.get(name, name) for name in names)
    query = select(chosen, f"{tables} WHERE {person} = ? ORDER BY {order}")

    def found(transaction: Transaction, user: int) -> tuple[Held, ...]:
        rows = plain_rows(transaction, query, user)
        return tuple([kind(*(each(value) for each, value in zip(read, row, strict=True))) for row in rows])

    return found


_READ: Mapping[object, Callable[[Any], object]] = {JsonValue: parsed, bool: bool}


def any_by(query: str) -> Callable[[Transaction, int], bool]:
    """Return a function that tells whether a query finds a row."""
    return lambda transaction, user: bool(plain_rows(transaction, query, user))


def first_by(query: str) -> Callable[[Transaction, int], object]:
    """Return a function that finds the first value of a query; `None` without a row."""

    def one(transaction: Transaction, user: int) -> object:
        found = plain_rows(transaction, query, user)
        return found[0][0] if found else None

    return one
