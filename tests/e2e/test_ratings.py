"""The last board says how a game changed the ratings, and people can look it up afterwards."""

import asyncio
import re
from typing import Any

import pytest
import simcord

from bot.words.language import Language
from storage.database.storage_errors import NotReadError
from storage.results.finished import FinishedGames, Outcome
from tests.cogs.test_server import manager, open_main
from tests.house import House, pictured, texts
from tests.patience import PATIENCE
from tests.short_games import deal_last_answers
from tests.short_games import end as give_last_answer

SAY = Language()
CHANGES = re.compile(r"(\w+)\*\* · [📈📉] \*\*(\d+) → (\d+)\?\*\*")


def last_board(house: House) -> str:
    """Return the text of the newest public message."""
    return texts(house.stored(house.channel.history()[-1]))


async def told_more(house: House, person: int = 0) -> str:
    """Return the text that a person reads after *More* below the end."""
    return house.say(await house.more(house.people[person], house.channel.history()[-1]))


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_last_answers(monkeypatch)


async def _end(house: House, game: str) -> None:
    """Store the last answer without showing anything of it."""
    await give_last_answer(house.bot.registry, await house.table(game))


async def test_the_end_tells_what_became_of_the_ratings(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.finish(game)
    first, second = [CHANGES.findall(await told_more(house, person)) for person in (0, 1)]
    assert first == second
    told = {name: (int(before), int(number)) for name, before, number in first}
    outcome = await house.bot.store.finished.outcome(game)
    assert outcome is not None
    for actor in (alice, bob):
        change = outcome.of(actor.id)
        assert change is not None
        assert told[actor.name] == (1000, change.after)
    assert len(told) == 2
    # They see it when they look afterwards.
    for actor in (alice, bob):
        _, number = told[actor.name]
        board = (await actor.slash(house.channel, "citadels leaderboard")).response
        assert board is not None
        assert f" {number}?," in pictured(board.components)
        profile = (await actor.slash(house.channel, "citadels profile")).response
        assert profile is not None
        assert f"{number}?" in pictured(profile.components)


async def test_the_end_asks_once_whether_boards_beyond_the_server_may_name_a_person(house: House) -> None:
    people = alice, bob = house.add("alice"), house.add("bob")

    async def asked() -> list[bool]:
        """Play a game; return who is asked at its end."""
        game = await house.open(alice, bob)
        for each in people:
            await house.forge(each, house.channel.history()[-1], f"cit:play:{game}")
        await house.finish(game)
        return [SAY("name-first") in texts(house.stored(own_end(each))) for each in people]

    def own_end(actor: simcord.MemberActor) -> Any:
        """Return a person's private message about the end."""
        return [each for each in house.messages(actor) if each.flags.ephemeral or not each.guild][-1]

    assert await asked() == [True, True]
    done = await house.press(alice, own_end(alice), "cit:show-name")
    assert house.say(done) == SAY("name-shown")
    assert [(await house.bot.store.persons.get(each.id)).named for each in people] == [True, False]
    assert await asked() == [False, False]


async def test_a_manager_decides_for_later_games_alone_and_the_board_says_so(house: House) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    told, panel = SAY("board-counts", everywhere="yes"), await open_main(house, manager(house))
    await panel.press(SAY("button-server-play"))
    assert told not in last_board(house)
    await panel.press(SAY("switch-everywhere", state="on"))
    assert told in last_board(house)
    # The next process knows it, too.
    await house.restart()
    assert told in last_board(house)
    await panel.press(SAY("switch-everywhere", state="off"))
    assert told not in last_board(house)
    await panel.press(SAY("switch-everywhere", state="on"))
    await _end(house, game)
    rows = await house.bot.store.database.rows("SELECT everywhere FROM results")
    assert [bool(row[0]) for row in rows] == [True]


async def test_the_ratings_are_told_though_the_process_died_before(house: House) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    house.bot.registry.listeners.clear()
    await _end(house, game)
    assert SAY("button-rematch") not in last_board(house)
    await house.restart()
    for person in (0, 1):
        assert len(CHANGES.findall(await told_more(house, person))) == 2
    requests = len(house.env.http_requests)
    await house.restart()
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}


async def test_the_end_is_shown_though_the_ratings_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))

    async def fail(*_: object) -> None:
        raise NotReadError("disk I/O error")

    monkeypatch.setattr("storage.results.finished.FinishedGames.outcome", fail)
    await house.step(game)
    while await house.step(game):
        pass
    assert SAY("button-rematch") in last_board(house)
    assert "→" not in await told_more(house)


async def test_the_end_is_shown_though_the_click_is_given_up_while_the_ratings_are_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    reading, outcome = asyncio.Event(), FinishedGames.outcome

    async def slowly(finished: FinishedGames, game: str) -> Outcome | None:
        reading.set()
        await asyncio.sleep(3600)
        return await outcome(finished, game)

    monkeypatch.setattr("storage.results.finished.FinishedGames.outcome", slowly)
    answering = asyncio.create_task(_end(house, game))
    await reading.wait()
    answering.cancel()
    await asyncio.gather(answering, return_exceptions=True)
    # When everything is shown and recorded, the table leaves memory.
    async with asyncio.timeout(PATIENCE):
        while house.bot.registry.tables:
            await asyncio.sleep(0.01)
    assert SAY("button-rematch") in last_board(house)
