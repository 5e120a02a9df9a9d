"""Requests that fail outside of a game's moves: a lobby expires, options, rematches, the first message."""

import pytest

from bot.words.language import Language
from storage.values import LOBBY_PATIENCE
from tests.e2e.faults import (
    EVERYWHERE,
    Fault,
    Faults,
    Kind,
    act,
    check_told,
    said,
    standing_still,
    tracebacks,
)
from tests.house import House, texts
from tests.rematches import over

pytestmark = pytest.mark.in_turns


@pytest.mark.parametrize("fault", EVERYWHERE)
async def test_a_lobby_that_expires_says_so_whatever_its_edit_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    await house.add("alice").slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    house.until_no_click_lives()
    broken.plan("board-retire", fault)
    house.clock.now += LOBBY_PATIENCE + 1
    await house.env.advance_time(LOBBY_PATIENCE + 400)
    assert broken.to_come == 0
    assert Language()("lobby-expired-minutes", count=30) in texts(house.stored(lobby))
    assert house.controls(lobby) == []
    assert len(house.channel.history()) == 1
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", [*EVERYWHERE, "gone"])
@pytest.mark.parametrize("kind", ["command", "response-new", "response-edit", "response-form"])
async def test_options_are_stored_and_shown(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind, fault: Fault
) -> None:
    """A choice counts although the host isn't answered, and everybody sees it on the lobby."""
    alice = house.add("alice")
    broken.plan(kind, fault)
    await act(house, alice.slash(house.channel, "citadels new"), 3)
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    # If nothing comes of the first click, one clicks again.
    for _ in range(2):
        await act(house, house.forge(alice, lobby, f"cit:options:{game}"), 3)
    panel = next(each for each in reversed(house.channel.history(viewer=alice)) if each.flags.ephemeral)
    before = (await house.table(game)).setup.plan
    for asked in ("save:as", "short:on"):
        await act(house, house.forge(alice, panel, f"cit:set:{game}:main:{asked}"), 3)
    assert broken.to_come == 0
    assert (await house.table(game)).setup.plan != before
    # Of a message that was sent as a response, and that nobody heard of, Discord makes a second one.
    await check_told(house, game, 2 if (kind, fault) == ("command", "unanswered") else 1)
    assert "try again" not in said(broken, 0)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", [*EVERYWHERE, "gone"])
async def test_a_rematch_is_there_for_everybody_whatever_its_response_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    broken.plan("response-new", fault)
    await act(house, alice.click(scores, label="Rematch"), 3)
    assert broken.to_come == 0
    (rematch,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    # Of a message that was sent as a response, and that nobody heard of, Discord makes a second one.
    await check_told(house, rematch, 2 if fault == "unanswered" else 1)
    # The player who presses second sits down, whether they hear of it or not.
    broken.plan("response-new", fault)
    await act(house, bob.click(scores, label="Rematch"), 3)
    assert broken.to_come == 0
    players = (await house.table(rematch)).players
    assert [player.name for player in players if player.human] == ["alice", "bob"]
    await check_told(house, rematch, 2 if fault == "unanswered" else 1)
    assert "try again" not in said(broken, 0)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", EVERYWHERE)
async def test_a_player_who_was_never_written_to_is_reached(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    broken.plan("dm-channel", fault)
    with standing_still(house):
        game = await house.open(alice, bob, computers=1)
    await house.env.advance_time(30)
    assert broken.to_come == 0
    await check_told(house, game)
    assert tracebacks(caplog) == []
