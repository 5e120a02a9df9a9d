"""Any request of a game may fail in any way: everybody sees the stored state, and the game continues."""

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest

from bot.delivery.held_responses import HOLD_AFTER
from bot.words.language import Language
from tests.e2e import faults
from tests.e2e.faults import EVERYWHERE, Fault, Faults, Kind, act, answers, check_told, said, tracebacks
from tests.house import House, texts

SAY = Language()

pytestmark = pytest.mark.in_turns

Step = Callable[[House, str], Awaitable[object]]


async def _from_direct_messages(house: House, game: str) -> None:
    """Let the asked player answer in a direct message."""
    house.clock.now += 1
    await house.step(game)


async def _after_a_while(house: House, game: str) -> None:
    """Let the asked player answer so late that new messages are sent."""
    house.clock.now += 500
    await house.step(game)


async def _from_the_channel(house: House, game: str) -> None:
    """Let the asked player answer in an ephemeral panel, opening it first if needed."""
    house.clock.now += 1
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    here = [each for each in house.questions(actor, number) if each.flags.ephemeral]
    if not here:
        await actor.click(_board(house, game), label=SAY("button-play"))
    elif answers(house, here[-1]):
        await house.answer(actor, here[-1])


async def _by_turns(house: House, game: str) -> None:
    """Let the asked player answer in the channel and in a direct message by turns."""
    way = house.rng.choice((_from_the_channel, _from_direct_messages))
    await way(house, game)


async def _long_after(house: House, game: str) -> None:
    """Let the asked player answer when no earlier click can be used any more."""
    house.clock.now += 900
    await house.step(game)


async def _where_bob_takes_no_messages_for_long(house: House, game: str) -> None:
    """Ping Bob when no earlier click can be used any more."""
    house.clock.now += 900
    await _where_bob_takes_no_messages(house, game)


async def _where_bob_takes_no_messages(house: House, game: str) -> None:
    """Let Bob, who needs pings, answer in the channel, and Alice in direct messages."""
    house.clock.now += 50
    asked = await house.asked(game)
    assert asked is not None
    await (_from_the_channel if asked[0].name == "bob" else _from_direct_messages)(house, game)


async def _when_the_panel_is_held_up(house: House, game: str) -> None:
    """Let the asked player answer during another change of the panel."""
    table = await house.table(game)
    seat = table.asked()
    assert seat is not None
    panel = table.panel(seat)
    await panel.lock.acquire()
    try:
        await _by_turns(house, game)
        await house.env.advance_time(HOLD_AFTER)
    finally:
        panel.lock.release()


async def _with_commands(house: House, game: str) -> None:
    """Open the hand and the board by commands, and answer."""
    alice = house.people[0]
    await alice.slash(house.channel, "citadels hand")
    await alice.slash(house.channel, "citadels board")
    await _from_direct_messages(house, game)


WAYS: dict[Kind, tuple[Step, tuple[Fault, ...]]] = {
    # The same code catches a connection that the system closed and one that Discord closed.
    "response-edit": (_from_direct_messages, (*EVERYWHERE, "gone", "reset")),
    "response-new": (_from_the_channel, (*EVERYWHERE, "gone")),
    "response-hold": (_when_the_panel_is_held_up, (*EVERYWHERE, "gone")),
    "response-held": (_when_the_panel_is_held_up, (*EVERYWHERE, "gone")),
    "command": (_with_commands, (*EVERYWHERE, "gone")),
    "token-edit": (_by_turns, (*EVERYWHERE, "gone")),
    "panel-post": (_from_the_channel, (*EVERYWHERE, "gone", "reset")),
    "panel-delete": (_from_the_channel, (*EVERYWHERE, "gone")),
    "board-post": (_long_after, (*EVERYWHERE, "reset")),
    "board-edit": (_long_after, (*EVERYWHERE, "gone", "archived", "foreign")),
    "board-retire": (_long_after, (*EVERYWHERE, "gone", "archived", "foreign")),
    "board-post-by-token": (_by_turns, (*EVERYWHERE, "gone", "archived")),
    "board-edit-by-token": (_by_turns, (*EVERYWHERE, "gone", "archived")),
    "board-retire-by-token": (_by_turns, (*EVERYWHERE, "gone", "archived")),
    "dm-post": (_after_a_while, (*EVERYWHERE, "reset")),
    "dm-edit": (_by_turns, (*EVERYWHERE, "gone", "foreign")),
    "dm-delete": (_after_a_while, (*EVERYWHERE, "gone")),
    "ping": (_where_bob_takes_no_messages_for_long, EVERYWHERE),
    "ping-delete": (_where_bob_takes_no_messages_for_long, (*EVERYWHERE, "gone")),
    "ping-by-token": (_where_bob_takes_no_messages, (*EVERYWHERE, "gone")),
    "ping-delete-by-token": (_where_bob_takes_no_messages, (*EVERYWHERE, "gone")),
}

LAST_OF_DISCORD_PY = 30.0  # Seconds after which discord.py has given up, and our first pause is over too.


@pytest.mark.parametrize("kind", WAYS)
async def test_one_request_fails(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    """Requests of a kind fail in every way, one after another in a game, and in the next game after that."""
    alice, bob = house.add("alice"), house.add("bob")
    step, to_come = WAYS[kind][0], list(WAYS[kind][1])
    while to_come:
        game = await house.open(alice, bob, computers=1)
        await house.until(game, "turn", alice)
        if kind.startswith("ping"):
            path = f"/channels/{bob.user.dm_channel.id}/messages"
            house.env.inject_error("POST", path, status=403, code=50007, times=None)
        boards = 1
        while to_come and (await house.table(game)).running:
            fault = to_come[0]
            broken.plan(kind, fault)
            # A board that kept its buttons still leads to the game.
            boards += kind.startswith("board-retire")
            boards += (kind, fault) in (("board-post-by-token", "unanswered"), ("command", "unanswered"))
            if not await _fails(house, broken, step, game, kind, boards):
                break
            assert tracebacks(caplog) == [], fault
            assert house.env.errors == [], fault
            del to_come[0]
        else:
            continue
        assert not (await house.table(game)).running, f"there was no {kind} for {to_come[0]}"


async def _fails(house: House, broken: Faults, step: Step, game: str, kind: Kind, boards: int) -> bool:
    """Play until the planned fault has happened, and check what people see; return whether it happened."""
    before = requests = 0
    for _ in range(400):
        before = (await house.table(game)).stored.version
        requests = len(broken.made)
        await act(house, step(house, game))
        if not broken.to_come:
            break
        if not (await house.table(game)).running:
            return False
    if broken.to_come:
        return False
    await house.env.advance_time(3)
    # Only the last route to a person delays that person.
    if kind not in ("dm-post", "ping"):
        assert await _is_told(house, game)
    await house.env.advance_time(LAST_OF_DISCORD_PY)
    if (await house.table(game)).stored.version > before:
        assert SAY("error-outage", cause="failing") not in said(broken, requests)
    await check_told(house, game, boards)
    assert not (await house.table(game)).board.lost
    for _ in range(3):
        if (await house.table(game)).running:
            await act(house, step(house, game), 1)
        await check_told(house, game, boards)
    return True


async def _is_told(house: House, game: str) -> bool:
    """Return whether the asked player can see the question."""
    asked = await house.asked(game)
    return asked is None or bool(faults.sees(house, *asked) or faults.calls(house, asked[0]))


def _board(house: House, game: str) -> Any:
    return faults.live_boards(house, game)[-1]


@pytest.mark.parametrize("kind", ["board-post", "board-edit"])
async def test_a_locked_thread_is_a_lost_channel(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    await house.until(game, "turn", alice)
    for each in get_args(Kind):
        if each.startswith(("board", "ping")):
            broken.plan(each, "locked")
    for _ in range(40):
        await act(house, _from_direct_messages(house, game), 1)
    for actor in (alice, bob):
        told = [
            message
            for message in actor.user.dm_channel.history()
            if SAY("game-channel-lost", server="|", channel="", lacking="none").split("|")[0]
            in texts(house.stored(message))
        ]
        assert len(told) == 1
    assert (await house.table(game)).board.lost
    await check_told(house, game)
    assert tracebacks(caplog) == []


def test_no_kind_of_request_is_left_out() -> None:
    elsewhere = {"other", "response-asked-for", "response-form", "dm-channel", "thread", "member"}
    assert set(get_args(Kind)) == set(WAYS) | elsewhere
