"""Nothing can be stored for a while: people see the stored state, and the games continue by themselves."""

import time

import pytest

from bot.tables.background.storing import TOLD_AFTER
from bot.tables.table import Table
from bot.words.language import Language
from storage.database.sqlite.sqlite_connection import BUSY
from storage.database.storage_errors import Cause
from storage.games.places import BOARD_SEAT
from tests.e2e.faults import Faults, act, check_told, live_boards, standing_still, tracebacks
from tests.house import ANSWERS, House, texts
from tests.storage.hinder import READ_ONLY, Hinder, locked

WHILE = 60.0  # Seconds in which everything is repeated several times.

say = Language()
HELD_UP = say("board-held-up", cause="full", since="|").split("|")[0]


@pytest.fixture
def hinder(house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch) -> Hinder:
    """The faults of storing, none at first. Discord works, and knows its nonces."""
    assert broken.to_come == 0
    return Hinder(house.bot.store, monkeypatch)


async def _hinder(hinder: Hinder, cause: Cause) -> None:
    if cause == "full":
        hinder.at_commits()
    else:
        await hinder.by(READ_ONLY)


@pytest.mark.parametrize("cause", ["full", "read-only"])
async def test_a_click_is_answered_with_the_fault(
    house: House, hinder: Hinder, caplog: pytest.LogCaptureFixture, cause: Cause
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    before = await house.snapshot(game)
    await _hinder(hinder, cause)
    for _ in range(2):
        result = await act(house, house.answer(alice, message), 3)
        assert say("error-outage", cause=cause) in house.say(result) + texts(house.stored(message))
        assert await house.snapshot(game) == before
    # Requests that change nothing still work.
    board = live_boards(house, game)[-1]
    await act(house, alice.click(board, label=say("button-play")), 1)
    assert house.questions(alice, number)
    result = await act(house, bob.click(board, label=say("button-play")), 1)
    assert result.ephemeral
    # Commands are refused with the same text.
    result = await act(house, bob.slash(house.channel, "citadels new"), 1)
    assert house.say(result) == say("error-outage", cause=cause)
    hinder.no_more()
    await house.env.advance_time(WHILE)
    assert house.bot.store.database.outage is None
    await act(house, house.answer(alice, house.questions(alice, number)[-1]), WHILE)
    assert await house.snapshot(game) != before
    await check_told(house, game)
    assert _other_errors(caplog) == []


async def _until_a_computer_is_asked(house: House, game: str) -> Table:
    """Play until a computer is asked, and thinks for a while."""
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 3.0})
    table = await house.table(game)
    while not table.computer_asked:
        await act(house, house.step(game))
    return table


@pytest.mark.parametrize("cause", ["full", "read-only"])
async def test_a_player_who_waits_for_a_computer_is_told_on_the_board(
    house: House, hinder: Hinder, broken: Faults, caplog: pytest.LogCaptureFixture, cause: Cause
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    table = await _until_a_computer_is_asked(house, game)
    before = await house.snapshot(game)
    await _hinder(hinder, cause)
    await house.env.advance_time(3 + TOLD_AFTER / 2)
    # Most outages are over before anybody has to know.
    assert house.bot.store.database.outage is not None
    assert HELD_UP not in _board(house, table)
    await house.env.advance_time(TOLD_AFTER)
    since = house.bot.store.database.outage.since
    assert say("board-held-up", cause=cause, since=f"<t:{since:.0f}:t>") in _board(house, table)
    requests = len(broken.made)
    await house.env.advance_time(120)
    assert broken.made[requests:] == []
    assert await house.snapshot(game) == before
    hinder.no_more()
    while table.computer_asked:
        await house.env.advance_time(10)
    assert HELD_UP not in _board(house, table)
    assert await house.snapshot(game) != before
    await check_told(house, game)
    assert _other_errors(caplog) == []


async def test_a_board_that_told_of_it_tells_no_more_after_a_restart(house: House, hinder: Hinder) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    table = await _until_a_computer_is_asked(house, game)
    await house.bot.background.noting.finish()
    hinder.at_commits()
    await house.env.advance_time(3 + 2 * TOLD_AFTER)
    assert HELD_UP in _board(house, table)
    # There is space again, and the process dies before it knows. The computer doesn't stop thinking.
    hinder.no_more()
    house.settings = house.settings.model_copy(update={"computer_pause": 5000.0})
    with standing_still(house):
        await house.restart(noted=False)
    table = await house.table(game)
    assert table.computer_asked
    assert HELD_UP not in _board(house, table)
    assert len(live_boards(house, game)) == 1


async def test_a_lock_is_waited_for_once(house: House, hinder: Hinder) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    answers = [each for each in house.controls(message) if ANSWERS.match(each["custom_id"])]
    clicks = ([each["custom_id"] for each in answers if "options" not in each] * 3)[:3]
    began = time.monotonic()
    with locked(house.bot.store):
        results = await act(house, house.at_once(alice, message, *clicks), 0.1)
        # One after another, the three would take three times as long.
        assert BUSY <= time.monotonic() - began < 3 * BUSY
        assert say("error-outage", cause="locked") in texts(house.stored(message))
        assert all(result.acknowledged for result in results)
    await house.env.advance_time(WHILE)
    assert await house.asked(game) == (alice, number)
    await act(house, house.answer(alice, message), 3)
    assert await house.asked(game) != (alice, number)
    await check_told(house, game)


@pytest.mark.parametrize("by_dm", [True, False])
async def test_a_sent_message_that_could_not_be_noted_is_not_sent_again(
    house: House, hinder: Hinder, broken: Faults, caplog: pytest.LogCaptureFixture, *, by_dm: bool
) -> None:
    """Discord forgets a nonce after some minutes, and an outage may last longer."""
    alice, bob = house.add("alice"), house.add("bob")
    if not by_dm:
        path = f"/channels/{bob.user.dm_channel.id}/messages"
        house.env.inject_error("POST", path, status=403, code=50007, times=None)
    game = await house.open(alice, bob)
    table = await house.table(game)

    def hinder_once(table: Table) -> None:
        """Let nothing be stored after the answer that leads to bob's question."""
        if table.asked() == 1 and not hindered:
            hindered.append(len(broken.made))
            hinder.at_commits()

    hindered: list[int] = []
    while table.asked() != 0:
        await act(house, bob.click(live_boards(house, game)[-1], label=say("button-play")), 3)
        await act(house, house.step(game), 3)
    house.bot.registry.listeners.append(hinder_once)
    while not hindered:
        house.clock.now += 500
        await act(house, house.step(game), 3)
    await house.env.advance_time(120)
    assert house.bot.store.database.outage is not None
    hinder.no_more()
    await house.env.advance_time(WHILE)
    await check_told(house, game)
    # Their places have been stored since.
    panels = await house.bot.store.places.of(game)
    del panels[BOARD_SEAT]
    assert panels == {seat: table.panel(seat).kept for seat in panels}
    assert panels[1].number == _number(table)
    kinds = [kind for kind, _ in broken.made[hindered[0] :]]
    sent = ("dm-post",) if by_dm else ("ping", "ping-by-token")
    assert sum(kinds.count(each) for each in sent) == 1, kinds
    assert _other_errors(caplog) == []


def _number(table: Table) -> int:
    assert table.game.decision is not None
    return table.game.decision.number


async def test_a_board_that_was_asked_for_meanwhile_is_the_board_afterwards(
    house: House, hinder: Hinder
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    hinder.at_commits()
    result = await act(house, alice.slash(house.channel, "citadels board"), 1)
    assert result.response is not None
    assert house.bot.store.database.outage is not None
    hinder.no_more()
    await house.env.advance_time(WHILE)
    assert (await house.bot.store.places.of(game))[BOARD_SEAT].message == result.response.id
    await check_told(house, game)


def _other_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the log lines that are errors other than the outage itself, or have a traceback."""
    return [each for each in tracebacks(caplog) if "nothing can be stored" not in each]


def _board(house: House, table: Table) -> str:
    return texts(house.env.backend.get_message(table.setup.kind.channel, table.board.message).components)
