"""Build the model of a tournament's screen."""

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.message_names import channel_address, message_address
from bot.tables.tournaments.course import missing
from bot.tables.tournaments.pairing import standings
from bot.view_models.tournament import PlayedTable, TableProgress, TournamentModel
from storage.play.tournament import Pairing, Tournament
from storage.play.tournaments import TableState
from storage.store import Store

_PROGRESS: Mapping[str, TableProgress] = {"lobby": "waiting", "running": "playing"}


async def model_of(tournament: Tournament, store: Store) -> TournamentModel:
    """Return the model of a tournament, with the states of its tables. Raises `NotReadError`."""
    last = tournament.rounds[-1].tables if tournament.rounds else ()
    states = await store.tournaments.tables((*last, *tournament.unfinished))
    tables = tuple(_table(number, each, states[each.game], tournament) for number, each in enumerate(last, 1))
    late = tuple(
        replace(_table(number, each, states[each.game], tournament), of=of)
        for of, past in enumerate(tournament.rounds[:-1], 1)
        for number, each in enumerate(past.tables, 1)
        if not each.places
    )
    lacking = missing(tournament) if tournament.waits else 0
    return TournamentModel(tournament, standings(tournament), tables, late, lacking)


def _table(number: int, table: Pairing, state: TableState, tournament: Tournament) -> PlayedTable:
    progress = "over" if table.places else _PROGRESS.get(state.status, "over")
    first = min(filter(None, table.places), default=0)
    best = [user for user, place in zip(table.people, table.places, strict=False) if place and place == first]
    where = channel_address(tournament.guild, state.channel or tournament.channel)
    if state.message and state.channel == tournament.channel:
        where = message_address(tournament.guild, state.channel, state.message)
    names, winners = (tuple(map(tournament.name_of, users)) for users in (table.people, best))
    return PlayedTable(number, progress, where, names, winners, state.round)
