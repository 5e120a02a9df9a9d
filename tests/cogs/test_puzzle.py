"""The puzzle of the day by clicks: answers, those of others, a second one, and the line for the channel."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.review.puzzles import SUPPLY, puzzle_of
from bot.words.language import Language
from storage.database.stored_time import begin_of
from tests.house import House, texts, walk

SAY = Language()
DAY = 142


@pytest.fixture(autouse=True)
def _today(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    turn_to(monkeypatch, DAY)
    assert house.bot.get_cog("PuzzlesCog") is not None


def turn_to(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    monkeypatch.setattr("cogs.puzzle.now", lambda: begin_of(day))


def page(house: House, actor: simcord.MemberActor) -> Any:
    """The newest message that only this person can see."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


def read(house: House, actor: simcord.MemberActor) -> str:
    return texts(house.stored(page(house, actor)))


async def choose(house: House, actor: simcord.MemberActor, option: str) -> None:
    """Type the command, and choose an option by its button or in the menu."""
    await actor.slash(house.channel, "citadels puzzle")
    _, decision = puzzle_of(SUPPLY, DAY).position()
    index = str(decision.options.index(option))
    await pick(house, actor, page(house, actor), index)


async def pick(house: House, actor: simcord.MemberActor, message: Any, index: str) -> None:
    for each in house.controls(message):
        if each.get("options"):
            await actor.select(message, [index], custom_id=each["custom_id"])
            return
        if each["custom_id"].endswith(f":{index}"):
            await house.press(actor, message, each["custom_id"])
            return
    raise AssertionError(f"no option {index}")


async def test_two_people_choose_and_see_how_others_chose(house: House) -> None:
    ada, bob = house.add("ada"), house.add("bob")
    puzzle = puzzle_of(SUPPLY, DAY)
    await choose(house, ada, puzzle.best)
    assert "🎉 Solved! Days in a row: **1**" in read(house, ada)
    assert "👥 100 %" in read(house, ada)
    await choose(house, bob, puzzle.candidates[1].option)
    told = read(house, bob)
    assert told.count("👥 50 %") == 2
    assert "Not the best one." in told
    assert "ada" not in told

    # The channel hears of it by one's own click alone.
    assert not house.channel.history()
    share = next(each for each in house.controls(page(house, ada)) if "share" in each["custom_id"])
    await house.press(ada, page(house, ada), share["custom_id"])
    shared = house.channel.history()[-1]
    assert "Puzzle 142 ✅ · streak 1" in texts(house.stored(shared))
    eve = house.add("eve")
    await house.press(eve, shared, "cit:puzzle:open")
    assert any(puzzle.tag(DAY) in each["custom_id"] for each in house.controls(page(house, eve)))
    assert any(each["type"] == 12 for each in walk(house.stored(page(house, eve))))


async def test_a_person_who_has_answered_sees_the_result_and_counts_once(house: House) -> None:
    ada = house.add("ada")
    puzzle = puzzle_of(SUPPLY, DAY)
    await ada.slash(house.channel, "citadels puzzle")
    first = page(house, ada)
    await choose(house, ada, puzzle.best)
    wrong = str(puzzle.position()[1].options.index(puzzle.candidates[1].option))
    await pick(house, ada, first, wrong)
    await ada.slash(house.channel, "citadels puzzle")
    assert "Solved!" in read(house, ada)
    rows = await house.bot.store.database.rows("SELECT option, solved FROM puzzles")
    assert [tuple(row) for row in rows] == [(puzzle.best, 1)]


async def test_an_answer_to_the_puzzle_of_yesterday_shows_that_of_today(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.add("ada")
    await ada.slash(house.channel, "citadels puzzle")
    turn_to(monkeypatch, DAY + 1)
    await pick(house, ada, page(house, ada), "0")
    assert SAY("puzzle-late") in read(house, ada)
    new = puzzle_of(SUPPLY, DAY + 1).tag(DAY + 1)
    assert any(new in each["custom_id"] for each in house.controls(page(house, ada)))
    assert not await house.bot.store.database.rows("SELECT day FROM puzzles")


async def test_a_file_that_cannot_be_read_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ada = house.add("ada")
    monkeypatch.setattr(house.bot.get_cog("PuzzlesCog"), "_file", tmp_path / "missing.xz")
    assert house.say(await ada.slash(house.channel, "citadels puzzle")) == SAY("error-no-puzzle")
