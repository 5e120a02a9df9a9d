"""Build the models that screens show from a tournament."""

from collections.abc import Mapping

from bot.tables.message_names import channel_address, message_address
from bot.tables.tournaments.pairing import needed, standings
from bot.view_models.tournament import PlayedTable, TableProgress, TournamentModel
from storage.play.tournament import Pairing, Tournament
from storage.play.tournaments import TableState
from storage.store import Store

_PROGRESS: Mapping[str, TableProgress] = {"lobby": "waiting", "running": "playing"}


async def model_of(it: Tournament, store: Store) -> TournamentModel:
    """Return the model of a tournament with the states of its tables. Raises `NotReadError`."""
    last = it.rounds[-1].tables if it.rounds else ()
    states = await store.tournaments.tables(last)
    tables = tuple(_table(number, each, states[each.game], it) for number, each in enumerate(last, 1))
    late = sum(table not in last for table in it.unfinished)
    lacking = max(0, needed(it) - len(it.staying)) if it.waits else 0
    return TournamentModel(it, standings(it), tables, late, lacking)


def _table(number: int, table: Pairing, state: TableState, it: Tournament) -> PlayedTable:
    progress = "over" if table.places else _PROGRESS.get(state.status, "over")
    first = min(filter(None, table.places), default=0)
    best = [user for user, place in zip(table.people, table.places, strict=False) if place and place == first]
    where = channel_address(it.guild, state.channel or it.channel)
    if state.message and state.channel == it.channel:
        where = message_address(it.guild, state.channel, state.message)
    names, winners = (tuple(map(it.name_of, users)) for users in (table.people, best))
    return PlayedTable(number, progress, where, names, winners)
