"""The ending of a game beside its points, read once it is over, before anybody sees the end."""

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import TypeVar

from bot.pictures.awards import deeds
from bot.pictures.courses import NO_COURSE, GameCourse, course_of
from bot.tables import guesses
from bot.tables.guesses import Readers
from bot.tables.history import by_round, replayed, rounds_of
from bot.tables.stages import Ending
from engine.events import Event
from engine.replay import ReplayError
from storage.database.storage_errors import DamagedGameError, NotReadError
from storage.database.stored_time import day_of, now
from storage.play.daily import DailyStanding
from storage.results.game_record import NotRecordableError, PlayedGame
from storage.results.own_games import Earned
from storage.store import Store
from storage.values import Setup, StoredGame

log = logging.getLogger(__name__)

Fact = TypeVar("Fact")


async def read(store: Store, stored: StoredGame) -> Ending:
    """Return the ending of a stored game, as far as it can be read; an empty one while the game goes on."""
    if stored.status != "over":
        return Ending()
    game, setup = stored.id, stored.setup
    rounds = await _readable(game, _rounds(store, game), {})
    return Ending(
        await _readable(game, store.finished.outcome(game), None),
        await _readable(game, _readers(store, game, rounds), ()),
        deeds(event for events in rounds.values() for event in events),
        await _readable(game, _badges(store, stored), ()),
        await _readable(game, _standing(store, setup), None),
        await _course(store, game),
    )


async def _readable(game: str, reading: Awaitable[Fact], otherwise: Fact) -> Fact:
    """Return what is read about a game, or something else if it can't be read."""
    try:
        return await reading
    except (NotReadError, DamagedGameError) as error:
        log.warning("Part of the ending of game %s could not be read: %s", game, error)
        return otherwise


async def _course(store: Store, game: str) -> GameCourse:
    """Return how a game went; an empty course if it can't be played again as it was."""
    try:
        played = await store.finished.played(game)
        return await asyncio.to_thread(_course_of, played)
    except (NotReadError, DamagedGameError, NotRecordableError, ReplayError) as error:
        log.warning("The course of game %s could not be told: %s", game, error)
        return NO_COURSE


def _course_of(played: PlayedGame) -> GameCourse:
    replay = replayed(played)
    return course_of(rounds_of(replay), replay.end.rules)


async def _standing(store: Store, setup: Setup) -> DailyStanding | None:
    """Return how the person did in a daily deal; `None` if the game is none."""
    return await store.daily.standing(setup.host, setup.daily, day_of(now())) if setup.daily else None


async def _badges(store: Store, stored: StoredGame) -> Earned:
    """Return the badges that people have earned with a game, as far as its server knows, by their seats."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for seat, player in enumerate(stored.setup.players):
        if player.user_id is None:
            continue
        career = await store.profiles.career(player.user_id, stored.setup.guild)
        if badges := career.brought_by(stored.id):
            found.append((seat, badges))
    return tuple(found)


async def _readers(store: Store, game: str, rounds: Mapping[int, Sequence[Event]]) -> Readers:
    guessed = await store.guesses.of_game(game)
    return guesses.scores(guessed, rounds) if guessed else ()


async def _rounds(store: Store, game: str) -> dict[int, list[Event]]:
    """Return what everybody saw of a game, by its rounds."""
    return by_round((await store.games.log(game)).choices, None)
