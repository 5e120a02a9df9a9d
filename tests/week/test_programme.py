"""An evening with a person who is never there, evenings of people who look away, and two days of deals."""

from collections import Counter
from pathlib import Path

from storage.pace import HOUR
from tests.week import virtual_loop
from tests.week.figures import absences, of_person
from tests.week.ledger import Game
from tests.week.server import DAY, Server, open_server
from tests.week.standing import standing

SLOWER = 1.2
"""How much longer a game may take for people who look away than for people who stare at the screen."""

PINGED = 0.25  # The largest share of waits that end with a ping, for people who stare at the screen.


async def _evening(folder: Path, *people: str, stare: bool | None = None) -> Server:
    async with open_server(folder, stare=stare) as server:
        server.start(server.live(*people))
        await server.at(HOUR / 2)
        server.close()
    return server


def _checked(server: Server, *people: str) -> Game:
    """Check that everybody got what they wanted, with at most one ping per turn; return their only game."""
    (game,) = server.ledger.games.values()
    assert [f"{each.person} {each.what}" for each in server.troubles] == []
    waits = Counter(each.person for each in server.ledger.waits)
    for figures in (of_person(server, server.people[each]) for each in people):
        # When a person's time runs out, a second message replaces the ping.
        person = server.people[figures.name].id
        assert figures.calls <= waits[person] + game.late[person]
        # The person who starts the game may be asked first, and has no panel yet.
        assert figures.while_there <= 1
        assert figures.twice == []
        assert figures.broken == []
    return game


def test_an_evening_with_somebody_who_is_never_there_costs_the_others_little(tmp_path: Path) -> None:
    people = "anna", "ben", "clara", "dan"
    server = virtual_loop.run(_evening(tmp_path, *people))
    assert _checked(server, *people).ended
    (absence,) = absences(server, "dan")
    assert absence.total <= absence.clock


def test_people_who_look_away_play_as_fast_as_those_who_stare_at_the_screen(tmp_path: Path) -> None:
    people, seconds = ("anna", "ben", "gina", "iris"), list[float]()
    for stare in (True, False):
        (folder := tmp_path / str(stare)).mkdir()
        server = virtual_loop.run(_evening(folder, *people, stare=stare))
        game = _checked(server, *people)
        seconds.append(game.ended - game.began)
        # The others answer before a ping comes.
        pings = sum(of_person(server, server.people[each]).calls for each in people)
        assert pings <= len(server.ledger.waits) * (1 if not stare else PINGED)
    staring, looking_away = seconds
    assert looking_away <= SLOWER * staring


async def _again(folder: Path, *people: str) -> Server:
    async with open_server(folder) as server:
        first = await server.live(*people)
        second = await server.again(first, *people)
        assert second
        server.ledger.games.pop(second, None)
        server.close()
    return server


def test_whoever_comes_last_chooses_another_cast_for_the_next_game(tmp_path: Path) -> None:
    server = virtual_loop.run(_again(tmp_path, "anna", "gina"))
    assert [f"{each.person} {each.what}" for each in server.troubles] == []


async def _deals(folder: Path) -> Server:
    async with open_server(folder) as server:
        for day in range(2):
            await server.at(day * DAY)
            for name in ("iris", "anna"):
                await server.daily(name)
        await server.play_on("iris")
    return server


def test_people_play_the_deal_of_the_day_and_on_from_yesterdays_after_one_in_company(tmp_path: Path) -> None:
    server = virtual_loop.run(_deals(tmp_path))
    assert [f"{each.person} {each.what}" for each in server.troubles] == []


async def _standing(folder: Path) -> Server:
    async with open_server(folder) as server:
        await standing(server)
    return server


def test_people_who_want_a_standing_evening_get_it(tmp_path: Path) -> None:
    server = virtual_loop.run(_standing(tmp_path))
    assert [f"{each.person} {each.what}" for each in server.troubles] == []
