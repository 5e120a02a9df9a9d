"""An evening with one live table, at which somebody is never there: what it costs the others."""

from pathlib import Path

from tests.week import virtual_loop
from tests.week.figures import absences, of_person
from tests.week.programme import HALF_AN_HOUR, Server, open_server

MOST_CALLS = 8


async def _evening(folder: Path) -> Server:
    async with open_server(folder) as server:
        server.start(server.live("anna", "ben", "clara", "dan"))
        await server.at(HALF_AN_HOUR)
    return server


def test_an_evening_with_somebody_who_is_never_there_costs_the_others_little(tmp_path: Path) -> None:
    server = virtual_loop.run(_evening(tmp_path))
    (game,) = server.ledger.games.values()
    assert game.ended
    (absence,) = absences(server, "dan")
    assert absence.total <= absence.clock
    for figures in (of_person(server, server.people[each]) for each in ("anna", "ben", "clara", "dan")):
        assert figures.calls <= MOST_CALLS
        assert figures.twice == []
        assert figures.broken == []
        assert figures.troubles == []
