"""Many running games, made quickly: a few are played, the others are copies at tables of their own."""

import asyncio
import random
import sqlite3
from base64 import b32encode
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from ai import choose
from engine import fairness
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from storage.codec import encode_events, encode_picks, encode_setup, encode_state
from storage.database.database import Database
from storage.games.game_rows import GAME_COLUMNS, GameRow, log_digest
from storage.games.game_rows import LOG_COLUMNS as LOG
from storage.pace import LIVE, Pace
from storage.parts import Chosen, Proof, ServerGame
from storage.values import OPENING_EVENTS, Choice, Player, Setup
from tests.load.crowd import ENGLISH, Place
from tests.wire.payloads import GUILD

SEATS = ((4, 0), (2, 0), (3, 0))  # How many people and how many computers each table has.

AMONG_MASTERS = (1, 3)  # The same for tables where the computers are Masters.


class Begun(NamedTuple):
    """The least and the most answered questions of each game, and the pace."""

    least: int
    most: int
    pace: Pace


HALFWAY, WHOLE = Begun(10, 60, LIVE), Begun(1, 1, Pace())
"""Live games in the middle, and games without a clock at the beginning."""

HAS_RUN = 1_000_000.0  # Seconds for which bots have run on the database.

TEMPLATES = 8 * len(SEATS)
SECRET = "11" * 32

_FIRST_CHANNEL, _FIRST_PERSON, _FIRST_BOARD = 10**6, 2 * 10**6, 3 * 10**6


@dataclass(frozen=True, slots=True)
class Template:
    """The stored rows of a game that was played for a while."""

    setup: Setup
    state: str
    round: int
    log: tuple[tuple[object, ...], ...]


def places(count: int, masters: int = 0) -> tuple[Place, ...]:
    """Return `count` tables, and `masters` tables with Masters.

    They are always the same, in the order in which `write` stores them.
    """
    people = [SEATS[number % len(SEATS)][0] for number in range(count)] + [AMONG_MASTERS[0]] * masters
    return tuple(_place(number, each) for number, each in enumerate(people))


def write(
    path: Path,
    count: int,
    masters: int = 0,
    seed: int = 1,
    *,
    guilds: Sequence[str] = (GUILD,),
    locale: str = ENGLISH,
    begun: Begun = HALFWAY,
) -> None:
    """Write a new database with `count` running games, and `masters` with Masters, all recorded as shown.

    They are spread over these servers, which use this language.
    """
    asyncio.run(_create(path))
    randomness = random.Random(seed)
    templates = [
        _played(number, *SEATS[number % len(SEATS)], randomness, begun) for number in range(TEMPLATES)
    ]
    beside = [_played(number, *AMONG_MASTERS, randomness, begun) for number in range(min(masters, TEMPLATES))]
    played = [*islice(cycle(templates), count), *islice(cycle(beside), masters)]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        # So many games need a running time above 0; otherwise a start would search for it in all of them.
        connection.execute("UPDATE running_time SET seconds = ?", (HAS_RUN,))
        for place, template, guild in zip(places(count, masters), played, cycle(guilds), strict=False):
            _write(connection, place, template, int(guild), locale)


async def _create(path: Path) -> None:
    database = Database(path)
    await database.open()
    await database.close()


def _place(number: int, people: int) -> Place:
    game = b32encode(number.to_bytes(5, "big")).decode().lower()
    first = _FIRST_PERSON + 10 * number
    ids = tuple(str(first + seat) for seat in range(people))
    return Place(game, str(_FIRST_CHANNEL + number), str(_FIRST_BOARD + number), ids)


def _played(number: int, people: int, computers: int, randomness: random.Random, begun: Begun) -> Template:
    """Play a game for a while, until a person is asked."""
    players = tuple(_player(seat, people) for seat in range(people + computers))
    seed = fairness.seed(SECRET, [player.click for player in players])
    game = Game.new(FIRST_GAME.options(len(players)), len(players), seed)
    choices = [Choice(OPENING_EVENTS, OPENING_EVENTS, (), (), 1)]
    wanted = begun.least + number * (begun.most - begun.least) // TEMPLATES
    while game.decision and (len(choices) < wanted or not players[game.decision.seat].human):
        decision = game.decision
        picks = choose(game.view(decision.seat), decision, randomness)
        events = tuple(game.choose(decision.seat, picks))
        choices.append(Choice(decision.number, decision.seat, picks, events, players[decision.seat].user_id))
    setup = Setup(
        ServerGame(guild=int(GUILD), channel=0, host=0),
        ENGLISH,
        players,
        Proof.of(SECRET),
        Chosen(pace=begun.pace, level="master"),
        options=game.state.options,
        computers=computers,
    )
    rows = tuple(
        (each.number, each.seat, encode_picks(each.picks), encode_events(each.events), each.user)
        for each in choices
    )
    return Template(setup, encode_state(game.state), game.state.round, rows)


def _player(seat: int, people: int) -> Player:
    if seat < people:
        return Player(seat + 1, f"person {seat}", str(500 + seat))
    return Player(None, f"computer {seat}", f"computer-{seat}")


def _write(connection: sqlite3.Connection, place: Place, template: Template, guild: int, locale: str) -> None:
    people = [int(person) for person in place.people]
    setup = replace(
        template.setup, locale=locale, players=tuple(_seated(template.setup.players, people))
    ).with_kind(guild=guild, channel=int(place.channel), host=people[0])
    version = 2
    row = GameRow(
        *(
            version,
            "running",
            setup.kind.guild,
            setup.kind.channel,
            setup.kind.host,
            encode_setup(setup),
            template.state,
        )
    )
    row = row._replace(digest=row.digest_with(place.game, log_digest(template.log)))
    connection.execute(
        f"INSERT INTO games (id, {GAME_COLUMNS}, shown) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (place.game, *row, version),
    )
    connection.executemany(
        "INSERT INTO people (game, person) VALUES (?, ?)", [(place.game, p) for p in people]
    )
    connection.executemany(
        f"INSERT INTO choices (game, {LOG}) VALUES (?, ?, ?, ?, ?, ?)",
        [(place.game, *entry) for entry in template.log],
    )
    connection.execute(
        "INSERT INTO messages"
        " (game, seat, channel, message, number, shown, closed, ping, asked, told, silent)"
        " VALUES (?, -1, ?, ?, ?, '', 0, 0, -1, 0, 0)",
        (place.game, int(place.channel), int(place.board), template.round),
    )


def _seated(players: Sequence[Player], people: Sequence[int]) -> Iterator[Player]:
    for seat, player in enumerate(players):
        yield replace(player, user_id=people[seat]) if seat < len(people) else player
