"""The puzzle of the day: answers, other people's answers, a second puzzle, and the line for the channel."""

from pathlib import Path

import pytest

from bot.controls.requests import AnswerPuzzle, SharePuzzle
from bot.review.past_choices import SUPPLY, puzzle_model, puzzle_of, supply, write_puzzles
from bot.words.language import Language
from storage.database.stored_time import begin_of
from storage.play.daily import PuzzleStanding
from tests.cogs.handlers import Handlers, Seen
from tests.house import House, texts, walk
from tests.replays import panel

SAY = Language()
COMMAND, ADA, BOB = "citadels puzzle", 1, 2
DAY = 147
PUZZLE = puzzle_of(supply(SUPPLY), DAY, {})
WRONG = PUZZLE.candidates[1].option


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    turn_to(monkeypatch, DAY)


def turn_to(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    monkeypatch.setattr("cogs.puzzle.now", lambda: begin_of(day))


async def choose(handlers: Handlers, user: int, option: str) -> Seen:
    _, decision = PUZZLE.position()
    return await handlers.ask(user, AnswerPuzzle(PUZZLE.tag(DAY), decision.options.index(option)))


async def test_two_people_choose_and_see_how_others_chose(handlers: Handlers) -> None:
    ada = (await choose(handlers, ADA, PUZZLE.best)).whole
    assert SAY("puzzle-verdict", solved="yes", best="|", days=1).split("|")[1] in ada
    # A percentage of one person means nothing.
    assert SAY("picture-why-percent", share=100) not in ada
    bob = (await choose(handlers, BOB, WRONG)).whole
    assert bob.count(SAY("picture-why-share", share=SAY("picture-why-percent", share=50))) == 2
    assert SAY("puzzle-verdict", solved="no", best="|", yours="").split("|")[0] in bob
    assert "person 1" not in bob


async def test_a_person_who_has_answered_sees_the_result_and_counts_once(handlers: Handlers) -> None:
    await choose(handlers, ADA, PUZZLE.best)
    await choose(handlers, ADA, WRONG)
    verdict = SAY("puzzle-verdict", solved="yes", best="|", days=1).split("|")
    told = (await handlers.ask(ADA, COMMAND)).text
    assert all(each in told for each in verdict)
    rows = await handlers.bot.store.database.rows("SELECT option, solved FROM puzzles")
    assert [tuple(row) for row in rows] == [(PUZZLE.best, 1)]


async def test_an_option_as_good_as_the_best_solves_the_puzzle(
    handlers: Handlers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by = handlers.person(ADA)
    seconds = {each: each.candidates[1].option for each in supply(SUPPLY).values()}
    puzzle, second = next(
        (each, option)
        for each, option in seconds.items()
        if puzzle_model(each, DAY, by, PuzzleStanding(option, {})).equal
    )
    path = tmp_path / "equal.xz"
    write_puzzles(path, [puzzle])
    monkeypatch.setattr("cogs.puzzle.SUPPLY", path)
    _, decision = puzzle.position()
    number = decision.options.index(second)
    told = (await handlers.ask(ADA, AnswerPuzzle(puzzle.tag(DAY), number))).text
    assert SAY("puzzle-equal", names="|", days=1).split("|")[1] in told
    rows = await handlers.bot.store.database.rows("SELECT option, solved FROM puzzles")
    assert [tuple(row) for row in rows] == [(second, 1)]


async def test_only_one_s_own_result_of_today_can_be_shared(handlers: Handlers) -> None:
    assert (await handlers.ask(ADA, SharePuzzle(PUZZLE.tag(DAY)))).text == SAY("error-puzzle-over")
    await choose(handlers, ADA, PUZZLE.best)
    assert (await handlers.ask(ADA, SharePuzzle(PUZZLE.tag(DAY - 1)))).text == SAY("error-puzzle-over")


async def test_an_answer_to_the_puzzle_of_yesterday_shows_that_of_today(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_to(monkeypatch, DAY + 1)
    seen = await choose(handlers, ADA, PUZZLE.best)
    assert SAY("puzzle-late") in seen.text
    new = puzzle_of(supply(SUPPLY), DAY + 1, {}).tag(DAY + 1)
    assert any(new in each for each in seen.ids)
    assert not await handlers.bot.store.database.rows("SELECT day FROM puzzles")


async def test_a_person_who_knows_the_puzzle_of_the_day_gets_another_one(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, easy = tmp_path / "two.xz", (each for each in supply(SUPPLY).values() if each.for_beginners)
    write_puzzles(path, [next(easy), next(easy)])
    monkeypatch.setattr("cogs.puzzle.SUPPLY", path)
    first, other = supply(path).values()
    turn_to(monkeypatch, 1)
    await handlers.ask(ADA, AnswerPuzzle(first.tag(1), 0))
    turn_to(monkeypatch, 3)
    ids = {user: str((await handlers.ask(user, COMMAND)).ids) for user in (ADA, BOB)}
    assert other.tag(3) in ids[ADA]
    assert first.tag(3) in ids[BOB]
    # Both now get the first puzzle, and see the answers of all days.
    await handlers.ask(ADA, AnswerPuzzle(other.tag(3), 0))
    shown = (await handlers.ask(BOB, AnswerPuzzle(first.tag(3), 0))).text
    assert SAY("puzzle-people", number=3, people=2, when=f"<t:{begin_of(4)}:t>") in shown


async def test_a_file_that_cannot_be_read_is_said(
    handlers: Handlers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.puzzle.SUPPLY", tmp_path / "missing.xz")
    assert (await handlers.ask(ADA, COMMAND)).text == SAY("error-no-puzzle")


async def test_the_channel_hears_of_it_by_one_s_own_click_alone(house: House) -> None:
    ada, eve = house.add("ada"), house.add("eve")
    await ada.slash(house.channel, COMMAND)
    message = panel(house, ada)
    index = PUZZLE.position()[1].options.index(PUZZLE.best)
    await house.press(ada, message, f"cit:answer:puzzling:{PUZZLE.tag(DAY)}:{index}")
    assert not house.channel.history()
    share = next(each for each in house.controls(message) if "share" in each["custom_id"])
    await ada.click(message, custom_id=share["custom_id"])
    shared = house.channel.history()[-1]
    line = SAY("puzzle-shared", name="|", number=DAY, solved="yes", streak=1).split("|")[1]
    assert line in texts(house.stored(shared))
    await eve.click(shared, custom_id="cit:puzzle:open")
    assert any(PUZZLE.tag(DAY) in each["custom_id"] for each in house.controls(panel(house, eve)))
    assert any(each["type"] == 12 for each in walk(house.stored(panel(house, eve))))


async def test_the_characters_of_a_puzzle_can_be_looked_up(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.review.past_choices.FIRST_PUZZLES", 0)
    days = ((day, puzzle_of(supply(SUPPLY), day, {})) for day in range(DAY, 2 * DAY))
    day, puzzle = next((day, puzzle) for day, puzzle in days if not puzzle.for_beginners)
    turn_to(monkeypatch, day)
    monkeypatch.setattr("cogs.rules.now", lambda: begin_of(day))
    game, _ = puzzle.position()
    rules = await handlers.ask(ADA, (await handlers.ask(ADA, COMMAND)).request("rules"))
    names = [SAY(f"character-{each}") for each in game.state.options.cast]
    assert any(name in rules.whole for name in names)
    # The game of the channel has only one of them.
    table = await handlers.bot.registry.get(await handlers.played(ADA, choices=20))
    missing = next(each for each in game.state.options.cast if each not in table.game.state.options.cast)
    told = (await handlers.ask(ADA, "citadels rules", card=missing)).text
    assert SAY(f"character-{missing}") in told
    assert SAY("card-not-in-game") not in told
