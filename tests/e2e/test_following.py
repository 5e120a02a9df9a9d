"""A panel with a question follows the board: one copy, at the bottom, only for its player."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
import simcord
from simcord.interactions import base_payload

from bot.delivery.message_sender import Tokens, UncertainError
from bot.screens.content import Content
from bot.tables.message import Handle, Token
from bot.words.language import Language
from storage.pace import LIVE
from tests.e2e.faults import answers, calls, live_boards, sees, standing_still
from tests.house import BUTTON, House, message_payload, pictured
from tests.short_games import deal_last_answers

SAY = Language()


def panels(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return a person's private messages in the channel, the oldest first."""
    return [each for each in house.channel.history(viewer=actor) if each.flags.ephemeral]


async def live_game(house: House, *people: simcord.MemberActor, computers: int = 0) -> str:
    """Open a game in which everybody plays in the channel."""
    game = await house.open(*people, computers=computers)
    board = live_boards(house, game)[-1]
    for actor in people:
        await actor.click(board, label=SAY("button-play"))
    return game


async def until_round(house: House, game: str, number: int) -> None:
    """Play in the channel until a round begins."""
    while _round(house, game) < number:
        await step(house, game)


async def step(house: House, game: str) -> None:
    """Let the asked player answer on the newest copy of the panel in the channel, opening it if needed."""
    house.clock.now += 3
    asked = await house.asked(game)
    assert asked is not None
    here = [each for each in house.questions(*asked) if each.flags.ephemeral]
    if here:
        await house.answer(asked[0], here[-1])
    else:
        await asked[0].click(live_boards(house, game)[-1], label=SAY("button-play"))


def _round(house: House, game: str) -> int:
    table = house.bot.registry.in_memory(game)
    assert table is not None
    return table.game.state.round


def _waits(house: House, message: Any) -> bool:
    """Return whether a panel says where its reader will be notified of their turn."""
    shown = house.text(message)
    return any(SAY("panel-folded-ping", place=place) in shown for place in ("channel", "direct", "either"))


async def test_there_is_one_panel_and_below_every_new_board_if_it_asks(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    game = await live_game(house, *people)
    for number in range(2, 5):
        await until_round(house, game, number)
        table = await house.table(game)
        for actor in people:
            (panel,) = panels(house, actor)
            assert panel.id > table.board.message or answers(house, panel) == []
            assert answers(house, panel) or _waits(house, panel) or pictured(house.stored(panel))
            # Nobody else sees it, or the deleted one.
            assert not house.env.backend.get_message(house.channel.id, panel.id).visible_to(None)


@pytest.mark.parametrize("live", [True, False])
async def test_each_player_reads_their_own_end_below_the_poster(
    house: House, monkeypatch: pytest.MonkeyPatch, *, live: bool
) -> None:
    if live:
        monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    deal_last_answers(monkeypatch)
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    game = await live_game(house, *people)
    before = {actor.id: panels(house, actor)[0].id for actor in people}
    await step(house, game)
    table = await house.table(game)
    assert table.game.over
    for actor in people:
        (panel,) = panels(house, actor)
        assert panel.id > table.board.message
        assert SAY("button-decided") in house.text(panel)
        # The poster of a live game is on the same screen.
        assert (SAY("button-final") in house.text(panel)) is not live
        # If the board became the poster, nothing needs to be sent again.
        assert (panel.id == before[actor.id]) is live


@pytest.mark.usefixtures("broken")
async def test_an_own_end_that_can_t_follow_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def uncertain(_: Tokens, __: Token, ___: Content) -> Handle | None:
        """Send nothing, without a known result."""
        raise UncertainError

    deal_last_answers(monkeypatch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    monkeypatch.setattr(Tokens, "whisper", uncertain)
    await step(house, game)
    for actor in (alice, bob):
        (panel,) = panels(house, actor)
        assert SAY("button-final") in house.text(panel)


async def test_a_board_posted_by_command_is_followed_by_the_panel_that_asks_alone(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    before = {actor.id: panels(house, actor)[0].id for actor in (alice, bob)}
    for _ in range(2):
        await bob.slash(house.channel, "citadels board")
    table, asked = await house.table(game), await house.asked(game)
    assert asked is not None
    for actor in (alice, bob):
        (panel,) = panels(house, actor)
        assert (panel.id > table.board.message) is (actor is asked[0])
        assert (panel.id == before[actor.id]) is (actor is not asked[0])


@pytest.mark.usefixtures("broken")
async def test_a_click_on_the_panel_that_is_being_replaced_counts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    await until_round(house, game, 2)
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    (old,) = panels(house, actor)
    custom_id = answers(house, old)[0]
    delete, backend = Tokens.delete, house.env.backend
    clicked = list[int]()

    async def click_and_delete(this: Tokens, handle: Handle) -> bool:
        """Delete the old copy while a click on it is on its way."""
        if handle.token.user == actor.id and not clicked:
            clicked.append(old.id)
            stored = backend.get_message(house.channel.id, old.id)
            record, payload = base_payload(
                backend,
                type=3,
                channel_id=stored.channel_id,
                guild_id=house.guild.id,
                user_id=actor.id,
                data={"custom_id": custom_id, "component_type": BUTTON},
            )
            payload["message"] = dict(message_payload(backend, stored))
            record.source_message_id = old.id
            backend.emit("INTERACTION_CREATE", payload)
            await asyncio.sleep(0.01)
        return await delete(this, handle)

    monkeypatch.setattr(Tokens, "delete", click_and_delete)
    other = bob if actor is alice else alice
    await other.slash(house.channel, "citadels board")
    await house.env.settle()
    assert clicked
    after = await house.asked(game)
    assert after is not None
    assert after[1] > number, "the click is lost"
    (panel,) = panels(house, actor)
    assert panel.id > (await house.table(game)).board.message
    assert house.questions(actor, number) == []
    while _round(house, game) < 3:
        await step(house, game)
    assert [len(panels(house, each)) for each in (alice, bob)] == [1, 1]


@pytest.mark.parametrize("outcome", ["refused", "cut", "unanswered"])
async def test_a_panel_that_can_t_follow_never_asks_twice_and_never_misleads(
    house: House, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    asked = await house.asked(game)
    assert asked is not None
    player = asked[0]
    (old,) = panels(house, player)
    whisper = Tokens.whisper

    async def failing(this: Tokens, token: Token, content: Content) -> Handle | None:
        if token.user != player.id:
            return await whisper(this, token, content)
        if outcome == "refused":
            return None
        if outcome == "unanswered":
            await whisper(this, token, content)
        raise UncertainError

    monkeypatch.setattr(Tokens, "whisper", failing)
    await (bob if player is alice else alice).slash(house.channel, "citadels board")
    monkeypatch.setattr(Tokens, "whisper", whisper)
    assert old.id not in {each.id for each in panels(house, player)}
    assert len(panels(house, player)) == (outcome == "unanswered")
    assert len(calls(house, player)) == 1
    left = True
    for _ in range(6):
        asked = await house.asked(game)
        assert asked is not None
        assert sees(house, *asked) or calls(house, asked[0])
        if asked[0] is player and left:
            # Nobody relies on a copy that may not exist.
            direct = [each for each in house.questions(*asked) if not each.flags.ephemeral]
            assert calls(house, player) or direct
        left = left and asked[0] is not player
        await step(house, game)


@pytest.mark.parametrize("method", ["whisper", "delete"])
async def test_a_process_that_ends_while_a_panel_follows_leaves_no_two_that_ask(
    house: House, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Another process can't delete what an earlier process sent through a click."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    asked = await house.asked(game)
    assert asked is not None
    request = getattr(Tokens, method)

    async def die(this: Tokens, *given: Any) -> Any:
        """End the process right after the request."""
        await request(this, *given)
        raise asyncio.CancelledError

    with standing_still(house), monkeypatch.context() as patch:
        patch.setattr(Tokens, method, die)
        await (bob if asked[0] is alice else alice).slash(house.channel, "citadels board")
    await house.restart(noted=False)
    while panels(house, asked[0]) == []:
        await asked[0].click(live_boards(house, game)[-1], label=SAY("button-play"))
    assert len([each for each in panels(house, asked[0]) if answers(house, each)]) == 1


async def test_where_no_click_lives_nothing_is_sent_and_the_panel_claims_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    table = await house.table(game)
    waiting = next(actor for actor in (alice, bob) if answers(house, panels(house, actor)[0]) == [])
    (old,) = panels(house, waiting)
    house.until_no_click_lives()
    await (bob if waiting is alice else alice).slash(house.channel, "citadels board")
    assert [each.id for each in panels(house, waiting)] == [old.id]
    assert old.id < table.board.message
    either = SAY("panel-folded-ping", place="either")
    assert either in house.text(old), "it says nothing that could become untrue"


async def test_a_question_that_was_answered_another_way_is_no_longer_shown(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    asked, table = await house.asked(game), await house.table(game)
    assert asked is not None
    assert table.game.decision is not None
    seat, picks = table.game.decision.seat, table.game.decision.options[:1]
    async with table.lock:
        await house.bot.registry.choose(table, seat, picks, asked[1])
    # The local Discord doesn't wait for tasks that a test starts.
    await house.bot.delivery.sync.finish()
    (panel,) = panels(house, asked[0])
    assert answers(house, panel) == []
    assert _waits(house, panel)


async def test_after_a_restart_an_old_panel_goes_on_and_follows_again(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    await house.restart()
    await until_round(house, game, 3)
    table = await house.table(game)
    for actor in (alice, bob):
        *old, panel = panels(house, actor)
        assert panel.id > table.board.message or answers(house, panel) == []
        # A copy from before the restart can't be deleted, but has no question.
        assert [answers(house, each) for each in old] in ([], [[]])


async def test_a_player_who_plays_by_direct_message_gets_nothing_in_the_channel(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    while _round(house, game) < 3:
        house.clock.now += 3
        await house.step(game)
    assert [panels(house, each) for each in (alice, bob)] == [[], []]


async def test_a_panel_that_asks_is_below_the_ping_that_calls_for_it(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob")]
    game = await live_game(house, *people)
    called = 0
    for _ in range(20):
        # Nobody was here just now, so everybody gets a ping.
        house.clock.now += 60
        await step(house, game)
        asked = await house.asked(game)
        assert asked is not None
        pings = [each for each in house.channel.history() if f"<@{asked[0].id}>" in house.text(each)]
        if not pings:
            continue
        called += 1
        (panel,) = panels(house, asked[0])
        assert panel.id > pings[-1].id, "a chat is read at its end"
        assert house.questions(*asked) == [panel]
        assert SAY("button-play") in house.text(pings[-1])
    assert called >= 5


async def test_a_ping_and_the_question_below_it_take_no_edit_of_the_copy_above(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob")]
    game = await live_game(house, *people)
    called = 0
    for _ in range(20):
        # Nobody was here just now, so everybody gets a ping.
        house.clock.now += 60
        sent, table, clicked = len(house.env.http_requests), await house.table(game), await house.asked(game)
        boards, handles = [table.board.message], [table.panel(seat).handle for seat in range(2)]
        await step(house, game)
        asked, boards = await house.asked(game), [*boards, table.board.message]
        assert asked is not None
        assert clicked is not None
        if asked[0] is clicked[0] or calls(house, asked[0]) == []:
            continue
        called += 1
        here = next(each for each in handles if each and each.token.user == asked[0].id)
        through = [
            each for each in house.env.http_requests[sent:] if str(here.token.webhook.token) in each.path
        ]
        shown = [each.method for each in through if not any(str(board) in each.path for board in boards)]
        assert (shown.count("PATCH"), shown.count("POST")) == (0, 1)
    assert called >= 5


async def test_news_of_a_waiting_player_come_below_a_newer_board_in_one_new_copy(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await live_game(house, alice, bob)
    asked, table = await house.asked(game), await house.table(game)
    assert asked is not None
    waiting = bob if asked[0] is alice else alice
    await asked[0].slash(house.channel, "citadels board")
    (old,) = panels(house, waiting)
    assert old.id < table.board.message
    sent = len(house.env.http_requests)
    house.patch.setattr("bot.delivery.panels.waiting_bands", Mock(return_value="robbed"))
    house.bot.delivery.sync.wake(table)
    await house.bot.delivery.sync.finish()
    (panel,) = panels(house, waiting)
    assert panel.id > table.board.message
    requests = [each for each in house.env.http_requests[sent:] if "webhooks" in each.path]
    assert [each.method for each in requests] == ["DELETE", "POST"]
