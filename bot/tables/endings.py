"""The ending of a game beside its points, read once it is over, before anybody sees the end."""

import logging
from collections.abc import Mapping, Sequence

from bot.pictures.awards import deeds
from bot.tables import guesses
from bot.tables.guesses import Readers
from bot.tables.history import by_round
from bot.tables.stages import Ending
from engine.events import Event
from storage.badges import Earned, new_with
from storage.daily import DailyStanding
from storage.errors import DamagedGameError, NotReadError
from storage.moments import day_of, now
from storage.outcomes import Outcome
from storage.records import Setup, StoredGame
from storage.store import Store

log = logging.getLogger(__name__)


async def read(store: Store, stored: StoredGame) -> Ending:
    """Return the ending of a stored game; an empty one while it goes on, or where it can't be read."""
    if stored.status != "over":
        return Ending()
    rounds = await _rounds(store, stored.id)
    return Ending(
        await _outcome(store, stored.id),
        await _readers(store, stored.id, rounds),
        deeds(event for events in rounds.values() for event in events),
        await _badges(store, stored),
        await _daily(store, stored.setup),
    )


async def _daily(store: Store, setup: Setup) -> DailyStanding | None:
    if not setup.daily:
        return None
    try:
        return await store.daily.standing(setup.host, setup.daily, day_of(now()))
    except NotReadError as error:
        log.warning("How somebody did in a daily deal could not be read: %s", error)
        return None


async def _outcome(store: Store, game: str) -> Outcome | None:
    try:
        return await store.finished.outcome(game)
    except NotReadError as error:
        log.warning("What game %s did to ratings could not be read: %s", game, error)
        return None


async def _badges(store: Store, stored: StoredGame) -> Earned:
    """Return the badges that people have earned with a game, as far as its server knows, by their seats."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for seat, player in enumerate(stored.setup.players):
        if player.user_id is None:
            continue
        try:
            games = await store.profiles.games(player.user_id, stored.setup.guild)
        except NotReadError as error:
            log.warning("The badges of game %s could not be read: %s", stored.id, error)
            return ()
        if badges := new_with(games, stored.id):
            found.append((seat, badges))
    return tuple(found)


async def _readers(store: Store, game: str, rounds: Mapping[int, Sequence[Event]]) -> Readers:
    try:
        guessed = await store.guesses.of_game(game)
        return guesses.scores(guessed, rounds) if guessed else ()
    except NotReadError as error:
        log.warning("How good the guesses of game %s were could not be read: %s", game, error)
        return ()


async def _rounds(store: Store, game: str) -> dict[int, list[Event]]:
    """Return what everybody saw of a game, by its rounds; nothing if it can't be read."""
    try:
        return by_round((await store.games.log(game)).choices, None)
    except (NotReadError, DamagedGameError) as error:
        log.warning("What happened in game %s could not be read: %s", game, error)
        return {}
