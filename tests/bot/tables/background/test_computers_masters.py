"""Masters at a table search while it pauses, always for the same time, and delay nobody."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest
import simcord

from ai.level import Thought
from bot.tables.background.computers import MASTERS_TIME
from bot.thinking import worker
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.thinking.worker import Searcher
from bot.words.language import Language
from engine.events import visible
from storage.people.stored_settings import ServerSettings
from tests.bot.thinking.asking import runs
from tests.house import SELECT, House
from tests.lobby_options import open_lobby, public

SAY = Language()


class Thinking:
    """Stands in for the processes: it finds the same answers here, and records the questions."""

    def __init__(self) -> None:
        self.asked: list[SearchQuestion] = []
        self.found: list[SearchResult] = []
        self.late = False
        self.wrong = False
        self.broken = False

    async def __call__(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        if self.broken:
            raise RuntimeError("nobody thinks here")
        if self.late:
            await asyncio.sleep(0)
            return ()
        answers = Searcher().answer(question._replace(seconds=60, within=6000))
        # Time stands still in tests.
        found = tuple(each._replace(seconds=each.decision.number + 0.5) for each in answers)
        if self.wrong:
            found = tuple(
                SearchResult(replace(each.decision, options=("nonsense",)), Thought(("nonsense",)), 0)
                for each in found
            )
        self.found += found
        return found


@pytest.fixture
def thinking(house: House) -> Thinking:
    """Find answers in this process, with few playouts."""
    found = Thinking()
    house.patch.setattr(worker.MASTER, "playouts", 2)
    house.patch.setattr(house.bot.thinkers, "think", found)
    return found


@pytest.fixture
def slept(house: House) -> list[float]:
    """End pauses at once, and record their lengths."""
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        for task in asyncio.all_tasks():
            if task.get_name().startswith("masters of"):
                await asyncio.wait([task])

    house.bot.background.computers.sleep = note
    return pauses


async def start(house: House, host: simcord.MemberActor, computers: int = 3, level: str = "master") -> str:
    game = await open_lobby(house, host)
    for _ in range(computers):
        await host.click(public(house), label=SAY("button-add"))
    await house.forge(host, public(house), f"cit:pick:{game}:lobby:level", SELECT, level)
    await house.start(host, public(house))
    return game


async def test_masters_answer_what_was_found_for_them(
    house: House, thinking: Thinking, slept: list[float]
) -> None:
    game = await start(house, house.add("alice"))
    for _ in range(12):
        await house.step(game)
    table = await house.table(game)
    log = [each for each in await house.bot.store.games.choices(game, 9999) if each.number >= 0]
    found = {each.decision.number: each for each in thinking.found}
    answers = {each.number: each for each in log if not table.players[each.seat].human}
    assert len(answers) > 20
    for number, choice in answers.items():
        assert choice.picks == found[number].thought.picks
    assert any(each.thought.candidates for each in thinking.found)
    for asked in thinking.asked:
        assert [tuple(each) for each in asked.moves] == [
            (each.seat, each.picks) for each in log[: len(asked.moves)]
        ]
    # One pause, always of the same length, before each visible event.
    silent = {
        each.number for each in answers.values() if not any(visible(event, None) for event in each.events)
    }
    assert silent
    assert slept == [MASTERS_TIME * house.settings.master_seconds] * sum(
        number - 1 not in silent for number in answers
    )
    assert len(thinking.asked) == len(slept)


async def test_thoughts_in_other_processes_are_measured(
    house: House, thinking: Thinking, slept: list[float]
) -> None:
    told: list[float] = []
    observer = house.bot.background.computers._observer  # pyright: ignore[reportPrivateUsage]
    house.patch.setattr(observer, "thought", told.append)
    game = await start(house, house.add("alice"))
    for _ in range(6):
        await house.step(game)
    assert len(thinking.found) > 5
    assert told == [each.seconds for each in thinking.found]


async def test_a_longer_pause_is_kept(house: House, thinking: Thinking, slept: list[float]) -> None:
    await house.bot.store.servers.change(house.guild.id, lambda _: ServerSettings(computer_pause=7.5))
    game = await start(house, house.add("alice"))
    await house.step(game)
    assert set(slept) == {7.5}
    assert {each.within for each in thinking.asked} == {7.5}
    assert {each.seconds for each in thinking.asked} == {house.settings.master_seconds}


@pytest.mark.parametrize("fault", ["late", "wrong", "broken"])
async def test_without_a_fitting_answer_they_play_as_builders(
    house: House, thinking: Thinking, slept: list[float], fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    setattr(thinking, fault, True)
    game = await start(house, house.add("alice"))
    for _ in range(8):
        await house.step(game)
    assert await house.asked(game)
    assert thinking.asked
    assert set(slept) == {MASTERS_TIME * house.settings.master_seconds}
    errors = [each for each in caplog.records if each.levelname == "ERROR"]
    assert len(errors) == (len(thinking.asked) if fault == "broken" else 0)


async def test_after_a_restart_they_are_asked_the_same(
    house: House, thinking: Thinking, slept: list[float]
) -> None:
    game = await start(house, house.add("alice"))
    for _ in range(6):
        await house.step(game)
    sleep = house.bot.background.computers.sleep
    await house.restart()
    house.bot.background.computers.sleep = sleep
    house.patch.setattr(house.bot.thinkers, "think", thinking)
    before = len(thinking.asked)
    while len(thinking.asked) == before:
        assert await house.step(game)
    newest = thinking.asked[-1]
    log = [each for each in await house.bot.store.games.choices(game, 9999) if each.number >= 0]
    assert [tuple(each) for each in newest.moves] == [
        (each.seat, each.picks) for each in log[: len(newest.moves)]
    ]


async def test_thinking_holds_nobody_up(house: House) -> None:
    begun = asyncio.Event()

    async def think(_question: SearchQuestion) -> tuple[SearchResult, ...]:
        begun.set()
        await asyncio.sleep(50_000)
        return ()

    house.patch.setattr(house.bot.thinkers, "think", think)
    alice = house.add("alice")
    await house.bot.store.servers.change(house.guild.id, lambda _: ServerSettings(computer_pause=60.0))
    game = await start(house, alice, computers=6)
    table = await house.table(game)
    if table.asked() == 0:
        await house.step(game)
    await begun.wait()
    await house.env.advance_time(1)
    assert not table.lock.locked()
    version = table.stored.version
    result = await alice.click(public(house), label=SAY("button-play"))
    assert result.ephemeral
    # If the process never ends its search, there is no answer when the pause is over.
    await house.env.advance_time(70)
    assert table.stored.version > version


async def test_only_masters_have_processes(house: House) -> None:
    think = AsyncMock(return_value=())
    house.patch.setattr(house.bot.thinkers, "think", think)
    game = await start(house, house.add("alice"), level="builder")
    for _ in range(8):
        await house.step(game)
    assert not think.called


async def test_nobody_looks_ahead_when_nobody_waits(house: House, thinking: Thinking) -> None:
    """When all people have left, computers play to the end at once."""
    alice = house.add("alice")
    game = await start(house, alice)
    table = await house.table(game)
    before = len(thinking.asked)
    asked = await alice.slash(house.channel, "citadels resign")
    await house.press_answer(alice, asked, SAY("games-resign"))
    assert table.stored.status == "over"
    assert len(thinking.asked) <= before + 1


async def test_real_processes_find_answers_and_end_with_the_bot(house: House) -> None:
    think, found = house.bot.thinkers.think, list[SearchResult]()

    async def note(question: SearchQuestion) -> tuple[SearchResult, ...]:
        answers = await think(question)
        found.extend(answers)
        return answers

    house.patch.setattr(house.bot.thinkers, "think", note)
    searches = house.bot.background.computers._searches  # pyright: ignore[reportPrivateUsage]
    house.patch.setattr(searches, "seconds", 0.3)
    assert not house.bot.thinkers.pids
    game = await start(house, house.add("alice"), computers=1)
    while not any(each.thought.candidates for each in found):
        # While the process starts, they play as Builders.
        assert await house.step(game)
    (pid,) = house.bot.thinkers.pids
    assert runs(pid)
    await house.bot.close()
    assert not runs(pid)


async def test_a_search_that_takes_longer_than_the_pause_is_called_off(house: House) -> None:
    searches: list[asyncio.Task[object]] = []

    async def find(*_: object) -> tuple[()]:
        task = asyncio.current_task()
        assert task is not None
        searches.append(task)
        await asyncio.Event().wait()
        return ()

    computers = house.bot.background.computers
    house.patch.setattr(computers._searches, "find", find)  # pyright: ignore[reportPrivateUsage]
    computers.sleep = lambda _: asyncio.sleep(0)
    game = await start(house, house.add("alice"))
    await house.step(game)
    assert searches
    await asyncio.wait(searches)
    assert all(each.cancelled() for each in searches)
