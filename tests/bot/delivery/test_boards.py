import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.delivery.boards import Boards, content_of, newest_board
from bot.delivery.message_sender import MessageSender
from bot.tables import view_models
from bot.tables.message import EDIT_LATE, NOTHING_SHOWN
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.database.storage_errors import NotStoredError, StaleVersionError
from storage.games.places import BOARD_SEAT, SCORES_ROUND
from tests.bot.delivery.boards import boards_in
from tests.bot.tables.timed import table_of
from tests.clocks import open_at
from tests.e2e import faults
from tests.e2e.faults import Faults, act, live_boards, standing_still
from tests.house import House, pictured, texts
from tests.patience import PATIENCE
from tests.short_games import deal_last_answers
from tests.storage.samples import lobby, played, running
from tests.threads import in_thread

SAY = Language()


async def test_the_board_is_edited_once_for_all_that_computers_do(house: House) -> None:
    game = await house.open(house.add("alice"), computers=6)
    for _ in range(8):
        before, version = len(house.env.http_requests), (await house.table(game)).stored.version
        await house.step(game)
        requests = [each for each in house.env.http_requests[before:] if str(house.channel.id) in each.path]
        assert (await house.table(game)).stored.version > version
        # A new round posts a board and takes the buttons off the old one.
        assert len(requests) <= 2


async def test_an_answer_that_nobody_may_notice_leaves_the_board_alone(house: House) -> None:
    """Discord shows everybody that a message was edited, even if nothing changed."""
    table = await house.deal()
    house.until_no_click_lives()
    unnoticed = 0
    for _ in range(60):
        before, requests = view_models.board(table), len(house.env.http_requests)
        await house.short_step(table.id)
        told = [each for each in house.env.http_requests[requests:] if str(house.channel.id) in each.path]
        same = view_models.board(table) == before
        assert bool(told) is not same
        unnoticed += same
    assert unnoticed


async def test_a_lobby_that_could_not_be_noted_is_not_posted_again_where_its_shard_was_lost(
    house: House,
) -> None:
    alice, store = house.add("alice"), house.bot.store

    # The write is repeated, but this test doesn't wait for that.
    with standing_still(house), house.patch.context() as patch:
        patch.setattr(
            store.places, "write", AsyncMock(side_effect=NotStoredError("the server is away", "failing"))
        )
        await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    (table,) = house.bot.registry.tables
    house.bot.registry.keep_only(lambda _: False)
    again = await house.bot.registry.get(table.id)
    assert again is not table
    assert again.board.message == lobby.id
    house.bot.registry.tell_listeners(again)
    await house.env.settle()
    assert house.channel.history()[-1].id == lobby.id


async def test_asking_for_the_board_moves_it_down(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    old = boards_in(house)[-1]
    await alice.slash(house.channel, "citadels board")
    new = boards_in(house)[-1]
    assert new.id > old.id
    assert not house.controls(old)
    assert house.controls(new)
    await house.step(game)
    assert (await house.table(game)).board.message in {each.id for each in boards_in(house)}


async def test_a_lobby_that_the_click_on_start_has_finished_is_not_edited_again(house: House) -> None:
    requests = len(house.env.http_requests)
    await house.open(house.add("alice"), house.add("bob"))
    edits = [each for each in house.env.http_requests[requests:] if each.method == "PATCH"]
    assert [each.path for each in edits if "messages" in each.path] == []


def test_nobody_waits_for_the_board_of_computers_among_themselves() -> None:
    stored = running(played(3), lobby())
    players = tuple(replace(each, resigned=True) for each in stored.setup.players)
    alone = replace(stored, setup=replace(stored.setup, players=players))
    assert newest_board(table_of(stored)) is not None
    assert newest_board(table_of(alone)) is None


def test_a_closed_lobby_changes_its_message_and_posts_none() -> None:
    table = table_of(replace(lobby(), status="closed"))
    assert newest_board(table) is None
    table.board.note(channel=20, message=1)
    assert newest_board(table) is not None


async def test_a_lobby_whose_place_can_not_be_stored_is_answered_all_the_same(house: House) -> None:
    """The click counts, and shows its change. A later write stores the place of the message."""
    alice, bob, places = house.add("alice"), house.add("bob"), house.bot.store.places

    with standing_still(house), house.patch.context() as patch:
        patch.setattr(places, "put", AsyncMock(side_effect=NotStoredError("the server is away", "failing")))
        await alice.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        result = await bob.click(lobby, label=SAY("button-join"))
        (table,) = house.bot.registry.tables
        assert table.board.before is not None
    assert [each.name for each in table.players] == ["alice", "bob"]
    assert "bob" in pictured(house.stored(lobby))
    assert not result.followups


async def test_after_a_crash_a_board_is_edited_again_over_which_an_older_edit_may_have_come(
    house: House,
) -> None:
    house.patch.setattr("bot.tables.message.EDIT_LATE", EDIT_LATE)
    table = await house.deal()
    table.board.give_up()
    await house.step(table.id)
    kept = (await house.bot.store.places.of(table.id))[BOARD_SEAT]
    assert table.board.seen
    assert not kept.shown
    table.board.unsettled_until -= EDIT_LATE
    await house.bot.delivery.sync.finish()
    kept = (await house.bot.store.places.of(table.id))[BOARD_SEAT]
    assert kept.shown == table.board.seen


async def test_a_board_that_is_posted_while_its_shard_is_lost_is_not_forgotten(house: House) -> None:
    table = await house.deal()
    await house.bot.background.noting.finish()
    before, post, posting, go = table.board.message, MessageSender.post, asyncio.Event(), asyncio.Event()

    async def slow(self: MessageSender, *given: Any) -> Any:
        posting.set()
        await go.wait()
        return await post(self, *given)

    house.patch.setattr(MessageSender, "post", slow)
    table.board.kept = table.board.stored = replace(table.board.kept, number=99)
    with standing_still(house):
        bringing = asyncio.create_task(house.bot.delivery.boards.bring(table, 0))
        await posting.wait()
        bringing.cancel()
        go.set()
        await asyncio.wait([bringing])
        async with asyncio.timeout(PATIENCE):
            while (await house.bot.store.places.of(table.id))[BOARD_SEAT].message == before:
                await asyncio.sleep(0)
    assert table.board.message == boards_in(house)[-1].id


@pytest.mark.parametrize("live", [True, False])
async def test_the_last_board_of_a_live_game_becomes_the_poster(house: House, *, live: bool) -> None:
    """In a slower game it may be far above, so the end is a new message below it."""
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    game = (await open_at(house, alice, bob)).id if live else await house.open(alice, bob)
    before = house.channel.history()[-1].id
    await house.step(game)
    last = house.channel.history()[-1]
    assert (last.id == before) is live
    assert SAY("button-rematch") in texts(house.stored(last))
    table = await house.table(game)
    assert table.board.message == last.id
    assert table.board.round == SCORES_ROUND
    requests = len(house.env.http_requests)
    await house.restart()
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}


@pytest.mark.parametrize("scores", [False, True])
async def test_a_board_that_a_process_posted_through_a_click_and_never_stored_is_finished(
    house: House, *, scores: bool
) -> None:
    """A post through a click has no nonce to find it by, so the next process searches the channel."""
    if scores:
        deal_last_answers(house.patch)
    game = await house.open(house.add("alice"), computers=3)

    async def die(boards: Boards, table: Table) -> None:
        if table.board.before is not None and (table.game.over or not scores):
            raise asyncio.CancelledError
        await store_place(boards, table)

    store_place = Boards._store_place  # pyright: ignore[reportPrivateUsage]
    with house.patch.context() as patch:
        before = len(boards_in(house))
        patch.setattr(Boards, "_store_place", die)
        while not (await house.table(game)).game.over if scores else len(boards_in(house)) == before:
            await house.step(game)
    lost = house.channel.history()[-1]
    assert (SAY("button-rematch") in texts(house.stored(lost))) == scores
    assert house.controls(lost)
    house.until_no_click_lives()
    await house.restart(noted=False)
    table = await house.table(game)
    assert lost.id != table.board.message
    assert [each.id for each in house.channel.history() if house.controls(each)] == [table.board.message]
    assert not table.board.old


async def test_nobody_looks_for_boards_where_everything_was_shown(house: House) -> None:
    game = await house.open(house.add("alice"), computers=3)
    await house.step(game)
    requests = len(house.env.http_requests)
    await house.restart()
    await house.step(game)
    paths = [each.path for each in house.env.http_requests[requests:] if each.method == "GET"]
    assert [each for each in paths if each.endswith("/messages")] == []


async def test_a_game_that_has_left_its_thread_already_keeps_its_channel(house: House) -> None:
    """Discord may report twice that a thread is gone."""
    table = await house.table(await house.open(house.add("alice"), house.add("bob")))
    channel = table.setup.kind.channel
    await house.bot.delivery.boards.leave_thread(table)
    assert (table.setup.kind.channel, table.board.lost) == (channel, False)


@pytest.mark.parametrize("back", [True, False])
async def test_a_board_in_a_lost_channel_is_out_of_date_once_that_is_back(
    house: House, *, back: bool
) -> None:
    table = await house.deal()
    house.patch.setattr(house.bot.delivery.channels, "is_back", Mock(return_value=back))
    board, boards = table.board, house.bot.delivery.boards
    board.kept, board.seen = replace(board.kept, closed=True), NOTHING_SHOWN
    assert boards.stale(table, 0) is back


@pytest.mark.parametrize("error", [StaleVersionError("moved"), RefusedError("error-unknown-game")])
async def test_a_game_that_moved_or_went_elsewhere_keeps_its_thread_here(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    game, _ = await in_thread(house, house.add("alice"), house.add("bob"))
    table = await house.table(game)
    monkeypatch.setattr(Registry, "arrange", AsyncMock(side_effect=error))
    await house.bot.delivery.boards.leave_thread(table)
    assert table.setup.kind.parent
    assert not any(panel.reminder_due for panel in table.panels.values())


@pytest.fixture
def settling(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Search for requests that were given up, as a running bot does."""
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", EDIT_LATE)


async def _until_next_board(house: House, game: str) -> Any:
    """Play until a new board is posted; return the one before."""
    last = house.channel.history()[-1]
    while house.channel.history()[-1].id == last.id:
        await act(house, house.step(game))
    return last


def _live(house: House, game: str) -> list[int]:
    return [each.id for each in live_boards(house, game)]


@pytest.mark.usefixtures("settling")
async def test_a_post_through_a_click_that_comes_after_it_was_given_up_is_finished(
    house: House, broken: Faults
) -> None:
    """It has no nonce, so Discord wouldn't know that the second post is the same."""
    game = await house.open(house.add("alice"), house.add("bob"))
    table = await house.table(game)
    broken.plan("board-post-by-token", "late")
    while broken.to_come:
        await act(house, house.step(game))
    await house.env.advance_time(5.0)
    assert len(_live(house, game)) == 2
    await house.bot.background.noting.finish()
    assert (await house.bot.store.places.of(game))[BOARD_SEAT].shown == ""
    await house.env.advance_time(EDIT_LATE)
    assert _live(house, game) == [table.board.message]


@pytest.mark.usefixtures("settling")
async def test_an_edit_that_comes_over_a_finished_board_is_taken_back(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "RETRY_AFTER", 10.0)
    game = await house.open(house.add("alice"), house.add("bob"))
    table = await house.table(game)
    await _until_next_board(house, game)
    broken.plan("board-edit-by-token", "late")
    while broken.to_come:
        await act(house, house.step(game), 3.0)
    old = await _until_next_board(house, game)
    assert _live(house, game) == [table.board.message]
    await house.env.advance_time(7.5)
    assert _live(house, game) == [old.id, table.board.message]
    await house.env.advance_time(EDIT_LATE)
    assert _live(house, game) == [table.board.message]


@pytest.mark.usefixtures("settling")
async def test_the_post_of_a_process_that_ended_may_come_after_the_search_of_the_next(house: House) -> None:
    game = await _behind(house)
    with standing_still(house):
        await house.restart(noted=False)
        await _post_unknown(house, game)
    assert len(_live(house, game)) == 2
    await house.env.advance_time(EDIT_LATE)
    assert _live(house, game) == [(await house.table(game)).board.message]


async def test_a_board_that_was_found_by_a_process_that_ended_before_it_could_finish_it_is_found_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError

    game = await _behind(house)
    await _post_unknown(house, game)
    with standing_still(house):
        with monkeypatch.context() as patch:
            patch.setattr("bot.delivery.old_boards.OldBoards.finish", fail)
            await house.restart(noted=False)
            # By then it is above the newest board.
            await _until_next_board(house, game)
        assert len(_live(house, game)) == 3
        await house.restart(noted=False)
    await house.env.settle()
    assert _live(house, game) == [(await house.table(game)).board.message]


async def _behind(house: House) -> str:
    """Begin a game in which not everything is recorded as shown."""
    game = await house.open(house.add("alice"), computers=3)
    await act(house, house.step(game))
    await house.bot.store.database.transaction(
        lambda write: write.run("UPDATE games SET shown = 1 WHERE id = ?", game)
    )
    return game


async def _post_unknown(house: House, game: str) -> None:
    """Post a board that no process stores."""
    table = await house.table(game)
    content = content_of(table, view_models.public(table))
    await house.bot.get_partial_messageable(house.channel.id).send(view=content.screen(()))
