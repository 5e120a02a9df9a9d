"""From a tournament to the models that screens show."""

from collections.abc import Mapping

from bot.screens.view_models.tournament import PlayedTable, Ranked, TableProgress, TournamentModel
from bot.tables.addresses import channel_address, message_address
from bot.tables.tournaments.standings import standings
from storage.store import Store
from storage.tournament import Pairing, Tournament
from storage.tournaments import TableState

_PROGRESS: Mapping[str, TableProgress] = {"lobby": "waiting", "running": "playing"}


async def model_of(it: Tournament, store: Store) -> TournamentModel:
    """Return a tournament as it is now. Raises `NotReadError`."""
    last = it.rounds[-1].tables if it.rounds else ()
    states = await store.tournaments.tables(last)
    names = {each.user: each.name for each in it.people}
    ranked = tuple(
        Ranked(each.place, names.get(each.user, ""), each.points, each.played, each.wins)
        for each in standings(it)
    )
    tables = tuple(
        _table(number, table, states[table.game], it, names) for number, table in enumerate(last, 1)
    )
    late = sum(not table.places for past in it.rounds[:-1] for table in past.tables)
    return TournamentModel(it, ranked, tables, late)


def _table(
    number: int, table: Pairing, state: TableState, it: Tournament, names: Mapping[int, str]
) -> PlayedTable:
    progress = "over" if table.places else _PROGRESS.get(state.status, "over")
    first = min((place for place in table.places if place), default=0)
    best = tuple(
        names.get(user, "")
        for user, place in zip(table.people, table.places, strict=False)
        if place and place == first
    )
    in_thread = state.channel not in (0, it.channel)
    where = channel_address(it.guild, state.channel or it.channel)
    if state.message and not in_thread:
        where = message_address(it.guild, state.channel, state.message)
    return PlayedTable(
        number, table, progress, where, tuple(names.get(user, "") for user in table.people), best
    )
