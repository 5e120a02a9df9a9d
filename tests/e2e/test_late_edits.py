"""An edit that arrives after a newer one is visible only briefly."""

import sys

import pytest

from bot.tables.message import EDIT_LATE
from bot.words.language import Language
from tests.e2e import faults
from tests.e2e.faults import RETRY_AFTER, Faults, act, check_told, tracebacks
from tests.house import House, pictured, texts
from tests.replays import stored
from tests.turning import FOUND, Thinking, ask, shown, thinking

__all__ = ["thinking"]

SAY = Language()

GIVEN_UP = 3.0  # Seconds after which nobody waits for an edit any more. A late edit arrives after that.

RESPONSE_GIVEN_UP, RESPONSE_COMES = 2.2, 2.6
"""The same for a response, and when a late one arrives: Discord accepts none after three seconds."""


@pytest.fixture(autouse=True)
def as_they_are(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have edits repeated when a running bot would repeat them."""
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", EDIT_LATE)


@pytest.fixture
def late_response(broken: Faults, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next response arrive after nobody waits for it any more."""
    monkeypatch.setattr(faults, "RETRY_AFTER", RESPONSE_COMES)
    broken.plan("response-edit", "late")


@pytest.mark.usefixtures("late_response")
async def test_a_lobby_that_came_late_is_replaced(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await act(house, bob.click(lobby, label=SAY("button-join")), RESPONSE_GIVEN_UP)
    await act(house, carol.click(lobby, label=SAY("button-join")))
    assert "carol" in _text(house, house.channel.id, lobby.id)
    await house.env.advance_time(1)
    assert broken.to_come == 0
    assert "carol" not in _text(house, house.channel.id, lobby.id)
    await house.env.advance_time(EDIT_LATE)
    await check_told(house, game)
    assert tracebacks(caplog) == []


@pytest.mark.usefixtures("late_response")
async def test_a_lobby_that_is_as_it_was_before_a_late_response_is_shown_so(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await act(house, bob.click(lobby, label=SAY("button-join")), 0.5)
    await act(house, house.forge(bob, lobby, f"cit:leave:{game}"))
    await house.env.advance_time(RESPONSE_COMES)
    assert broken.to_come == 0
    await house.env.advance_time(EDIT_LATE)
    assert "bob" not in _text(house, house.channel.id, lobby.id)
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_a_board_that_came_late_is_replaced(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    game = await _game(house)
    table = await house.table(game)
    for _ in range(40):
        broken.plan("board-edit-by-token", "late")
        await act(house, house.step(game), GIVEN_UP)
        late = not broken.to_come
        await act(house, house.step(game))
        board = table.setup.kind.channel, table.board.message
        shown = _text(house, *board)
        await house.env.advance_time(RETRY_AFTER)
        if late and _text(house, *board) != shown:
            break
        await house.env.advance_time(EDIT_LATE)
    else:
        pytest.fail("no edit came late")
    broken.no_more()
    await house.env.advance_time(EDIT_LATE)
    assert _text(house, *board) == shown
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_a_panel_that_came_late_is_replaced(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(faults, "RETRY_AFTER", RESPONSE_COMES)
    game = await _game(house)
    table = await house.table(game)
    for _ in range(40):
        before = table.asked()
        broken.plan("response-edit", "late")
        await act(house, house.step(game), RESPONSE_GIVEN_UP)
        seat = table.asked()
        assert seat is not None
        await act(house, house.step(game))
        panel = table.panel(seat).kept.channel, table.panel(seat).kept.message
        shown = _text(house, *panel)
        await house.env.advance_time(1)
        if seat == before and _text(house, *panel) != shown:
            break
        await house.env.advance_time(EDIT_LATE)
    else:
        pytest.fail("no response came late")
    assert broken.to_come == 0
    await house.env.advance_time(EDIT_LATE)
    assert _text(house, *panel) == shown
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_how_far_a_search_is_never_stands_over_what_it_found(
    house: House, broken: Faults, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["cogs.turning_points"], "PROGRESS_INTERVAL", 0.0)
    alice = house.add("alice")
    game = await stored(house, alice)
    broken.plan("token-edit", "late")
    await act(house, ask(house, alice, game), GIVEN_UP)
    found = shown(house, alice)
    assert FOUND in found
    await house.env.advance_time(RETRY_AFTER)
    assert shown(house, alice) != found
    await house.env.advance_time(EDIT_LATE)
    assert shown(house, alice) == found
    assert len(thinking.asked) > 20


async def _game(house: House) -> str:
    """Start a game of two people and a computer, and play up to a turn."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    await house.until(game, "turn", alice)
    return game


def _text(house: House, channel: int, message: int) -> str:
    components = house.env.backend.get_message(channel, message).components
    return texts(components) + pictured(components)
