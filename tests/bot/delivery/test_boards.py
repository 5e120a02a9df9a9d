from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.boards import wanted
from bot.delivery.showing import LATE, given_up
from bot.pictures.drawing import alt_text
from bot.pictures.models import BoardPicture
from bot.pictures.view_models import board_picture
from bot.tables import view_models
from bot.tables.table import Table
from bot.words.language import Language
from storage.errors import NotStoredError
from storage.places import BOARD_SEAT
from tests.house import House, pictured, texts
from tests.storage.samples import lobby, played, running

SAY = Language()


def _boards(house: House) -> list[Any]:
    return [m for m in house.channel.history() if "Round" in texts(house.stored(m))]


async def test_each_round_has_a_board_and_only_the_newest_has_buttons(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    for number in (1, 2, 3):
        table = await house.table(game)
        while table.game.state.round < number:
            await house.step(game)
        boards = _boards(house)
        assert [f"Round {each}" in texts(house.stored(boards[each - 1])) for each in range(1, number + 1)]
        assert [bool(house.controls(board)) for board in boards] == [False] * (number - 1) + [True]
        assert all(SAY("board-old") in texts(house.stored(board)) for board in boards[:-1])


async def test_an_old_board_tells_its_own_round_to_the_end(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    table = await house.table(game)
    while table.game.state.round < 2:
        await house.step(game)
    told = table.public_news(1)
    assert (told[0].kind, told[-1].kind) == ("round-began", "round-ended")
    assert {event.kind for event in table.public_news()} & {"round-began"}
    assert "Round 2 begins" not in texts(house.stored(_boards(house)[0]))


async def test_an_old_board_shows_the_cities_as_the_round_left_them(house: House) -> None:
    """Also what was built by the answer that ended the round, and the characters that were shown with it."""
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    table = await house.table(game)
    for number in (1, 2, 3, 4):
        while table.round == number:
            await house.step(game)
        now = table.game.view(None)
        assert (now.round, now.phase) == (number + 1, "selection")
        told = [event.facts for event in table.public_news(number) if event.kind.startswith("revealed")]
        seats = tuple(
            replace(seat, characters=tuple(each["character"] for each in told if each["seat"] == seat.seat))
            for seat in now.seats
        )
        names = [player.name for player in table.players]
        cities = board_picture(replace(now, seats=seats), names, SAY, finished=True).cities
        shown = pictured(house.stored(_boards(house)[-2]))
        # The picture says before the cities who leads.
        equal = tuple(replace(city, leads=False) for city in cities)
        assert alt_text(BoardPicture((), equal), SAY) in shown
        for of_now in ("picture-coming", "picture-marked-robbed"):
            assert SAY(of_now) not in shown


async def test_the_board_is_edited_once_for_all_that_computers_do(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=6)
    for _ in range(20):
        before, version = len(house.env.http_requests), (await house.table(game)).stored.version
        await house.step(game)
        requests = [each for each in house.env.http_requests[before:] if str(house.channel.id) in each.path]
        assert (await house.table(game)).stored.version > version
        # A new round posts a board and takes the buttons off the old one.
        assert len(requests) <= 2


async def test_an_answer_that_nobody_may_notice_leaves_the_board_alone(house: House) -> None:
    """Discord tells everybody of an edit, also of one that changes nothing."""
    game = await house.open(house.add("alice"), house.add("bob"))
    table = await house.table(game)
    house.until_no_click_lives()
    unnoticed = 0
    for _ in range(60):
        before, requests = view_models.board(table), len(house.env.http_requests)
        await house.short_step(game)
        told = [each for each in house.env.http_requests[requests:] if str(house.channel.id) in each.path]
        same = view_models.board(table) == before
        assert bool(told) is not same
        unnoticed += same
    assert unnoticed


async def test_a_lobby_that_could_not_be_noted_is_not_posted_again_where_its_shard_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, store = house.add("alice"), house.bot.store

    async def fail() -> None:
        raise NotStoredError("the server is away", "failing")

    with monkeypatch.context() as patch:
        patch.setattr(store.places, "write", fail)
        await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    (table,) = house.bot.registry.tables
    house.bot.registry.keep_only(lambda _: False)
    again = await house.bot.registry.get(table.id)
    assert again is not table
    assert again.board.message == lobby.id
    house.bot.registry.changed(again)
    await house.env.settle()
    assert house.channel.history()[-1].id == lobby.id


async def test_asking_for_the_board_moves_it_down(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    old = _boards(house)[-1]
    await alice.slash(house.channel, "citadels board")
    new = _boards(house)[-1]
    assert new.id > old.id
    assert not house.controls(old)
    assert house.controls(new)
    await house.step(game)
    assert (await house.table(game)).board.message in {each.id for each in _boards(house)}


async def test_a_board_that_is_shown_again_leaves_only_a_link_behind(house: House) -> None:
    """The round isn't over, and in an old lobby nobody would see that they have joined."""
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.slash(house.channel, "citadels board")
    newer = house.channel.history()[-1]
    assert newer.id > lobby.id
    assert texts(house.stored(lobby)) == SAY("board-moved", where=newer.jump_url)
    assert not house.controls(lobby)
    await bob.click(newer, label="Join")
    await alice.click(newer, label="Start")
    board = house.channel.history()[-1]
    await bob.slash(house.channel, "citadels board")
    assert SAY("lobby-started") in texts(house.stored(newer))
    assert texts(house.stored(board)) == SAY("board-moved", where=house.channel.history()[-1].jump_url)
    assert not house.env.backend.get_message(house.channel.id, board.id).attachments


async def test_nobody_is_pinged_by_a_board(house: House) -> None:
    alice = house.add("<@1> @everyone")
    await house.open(alice, computers=3)
    bodies: list[Any] = [request.json for request in house.env.http_requests if request.json]
    shown: list[Any] = [body.get("data") or body for body in bodies if "components" in str(body)]
    assert len(shown) > 4
    for body in shown:
        mentions: Any = body.get("allowed_mentions")
        assert not mentions or not mentions.get("parse")
    assert "<@1>" not in texts(house.stored(_boards(house)[-1]))


async def test_a_lobby_that_the_click_on_start_has_finished_is_not_edited_again(house: House) -> None:
    requests = len(house.env.http_requests)
    await house.open(house.add("alice"), house.add("bob"))
    edits = [each for each in house.env.http_requests[requests:] if each.method == "PATCH"]
    assert [each.path for each in edits if "messages" in each.path] == []


def test_nobody_waits_for_the_board_of_computers_among_themselves() -> None:
    stored = running(played(3), lobby())
    players = tuple(replace(each, resigned=True) for each in stored.setup.players)
    alone = replace(stored, setup=replace(stored.setup, players=players))
    assert wanted(Table(stored)) is not None
    assert wanted(Table(alone)) is None


async def test_a_lobby_whose_place_can_not_be_stored_is_answered_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The click counts, and shows its change. The place is stored later, and not by the click."""
    alice, bob, places = house.add("alice"), house.add("bob"), house.bot.store.places

    async def fail(*_: object) -> None:
        raise NotStoredError("the server is away", "failing")

    with monkeypatch.context() as patch:
        patch.setattr(places, "put", fail)
        await alice.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        result = await bob.click(lobby, label="Join")
        (table,) = house.bot.registry.tables
        assert table.board.before is not None
    assert [each.name for each in table.players] == ["alice", "bob"]
    assert "bob" in texts(house.stored(lobby))
    assert not result.followups


async def test_the_board_that_is_stored_is_finished_though_two_newer_ones_are_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash nobody would know of the others."""
    alice, places = house.add("alice"), house.bot.store.places
    table = await house.table(await house.open(alice, computers=3))
    board = _boards(house)[-1]

    async def fail(*_: object) -> None:
        raise NotStoredError("the server is away", "failing")

    with monkeypatch.context() as patch:
        patch.setattr(places, "put", fail)
        for _ in range(2):
            await alice.slash(house.channel, "citadels board")
        assert house.controls(board)
    await house.bot.delivery.sync.finish()
    assert table.board.before is None
    assert not house.controls(board)


async def test_after_a_crash_a_board_is_edited_again_over_which_an_older_edit_may_have_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.showing.LATE", LATE)
    table = await house.table(await house.open(house.add("alice"), house.add("bob")))
    given_up(table.board)
    await house.step(table.id)
    (kept,) = [
        each for seat, each in (await house.bot.store.places.of(table.id)).items() if seat == BOARD_SEAT
    ]
    assert table.board.seen
    assert not kept.shown
    table.board.late -= LATE
    await house.bot.delivery.sync.finish()
    (kept,) = [
        each for seat, each in (await house.bot.store.places.of(table.id)).items() if seat == BOARD_SEAT
    ]
    assert kept.shown == table.board.seen
