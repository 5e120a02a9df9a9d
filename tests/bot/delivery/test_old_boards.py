"""Replaced boards keep their round and lose their buttons."""

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.delivery.message_sender import MessageSender
from bot.delivery.old_boards import OldBoards
from bot.pictures.board import board_picture
from bot.screens.board import board_screen
from bot.screens.content import board_pictures
from bot.tables import view_models
from bot.words.language import Language
from storage.database.storage_errors import NotStoredError
from tests.bot.delivery.boards import boards_in, shows_round
from tests.bot.pictures.boards import with_cities
from tests.bot.screens.build import text
from tests.discord_failures import http_error
from tests.e2e.faults import standing_still
from tests.house import House, pictured, texts

SAY = Language()


async def test_each_round_has_a_board_and_only_the_newest_has_buttons(house: House) -> None:
    game = await house.open(house.add("alice"), computers=3)
    for number in (1, 2, 3):
        table = await house.table(game)
        while table.game.state.round < number:
            await house.step(game)
        boards = boards_in(house)
        shown = [texts(house.stored(board)) for board in boards]
        assert all(shows_round(told, each) for each, told in enumerate(shown[:number], 1))
        assert [bool(house.controls(board)) for board in boards] == [False] * (number - 1) + [True]
        for ended, told in enumerate(shown, 1):
            assert (SAY("board-old", round=ended, news="none").rstrip(".") in told) == (ended < number)


async def test_an_old_board_tells_its_own_round_to_the_end(house: House) -> None:
    table = await house.deal("alice", computers=3)
    while table.game.state.round < 2:
        await house.step(table.id)
    told = table.public_news(1)
    assert (told[0].kind, told[-1].kind) == ("round-began", "round-ended")
    assert {event.kind for event in table.public_news()} & {"round-began"}
    assert SAY("event-round-began", round=2, seat="|").split("|")[0] not in texts(
        house.stored(boards_in(house)[0])
    )


async def test_a_new_board_tells_of_the_last_round_until_its_turns_begin(house: House) -> None:
    table = await house.deal("alice", computers=3)
    assert view_models.board(table).ended == ()
    while table.game.state.round < 2:
        await house.step(table.id)
    assert view_models.board(table).ended == table.public_news(1)
    told = board_screen(view_models.board(table), SAY, board_pictures(view_models.board(table), SAY))
    assert SAY("board-old", round=1, news="none").rstrip(".") in text(told)
    while table.game.state.phase == "selection":
        await house.step(table.id)
    assert view_models.board(table).ended == ()


async def test_an_old_board_shows_the_cities_as_the_round_left_them(house: House) -> None:
    """The cities include what the round's last answer built, and the characters revealed with it."""
    table = await house.deal("alice", computers=3)
    for number in (1, 2, 3, 4):
        while table.round == number:
            await house.step(table.id)
        now = table.game.view(None)
        assert (now.round, now.phase) == (number + 1, "selection")
        told = [event.facts for event in table.public_news(number) if event.kind.startswith("revealed")]
        seats = tuple(
            replace(seat, characters=tuple(each["character"] for each in told if each["seat"] == seat.seat))
            for seat in now.seats
        )
        names = [player.name for player in table.players]
        board = board_picture(replace(now, seats=seats), names, SAY, finished=True)
        shown = pictured(house.stored(boards_in(house)[-2]))
        # The picture says above the cities who leads.
        equal = [replace(city, leads=False) for city in board.cities]
        assert with_cities(replace(board, ranks=()), equal).alt_text(SAY) in shown
        for of_now in ("picture-coming", "picture-marked-robbed"):
            assert SAY(of_now) not in shown


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
    await bob.click(newer, label=SAY("button-join"))
    await house.start(alice, newer)
    board = house.channel.history()[-1]
    await bob.slash(house.channel, "citadels board")
    assert SAY("lobby-started") in texts(house.stored(newer))
    assert texts(house.stored(board)) == SAY("board-moved", where=house.channel.history()[-1].jump_url)
    assert not house.env.backend.get_message(house.channel.id, board.id).attachments


async def test_the_board_that_is_stored_is_finished_though_two_newer_ones_are_not(house: House) -> None:
    """After a crash, no process would know of the others."""
    alice, places = house.add("alice"), house.bot.store.places
    table = await house.table(await house.open(alice, computers=3))
    board = boards_in(house)[-1]

    with standing_still(house), house.patch.context() as patch:
        patch.setattr(places, "put", AsyncMock(side_effect=NotStoredError("the server is away", "failing")))
        for _ in range(2):
            await alice.slash(house.channel, "citadels board")
        assert house.controls(board)
    await house.bot.delivery.sync.finish()
    assert table.board.before is None
    assert not house.controls(board)


async def test_a_board_is_finished_by_the_next_process_if_its_own_ended_before(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    old = boards_in(house)[-1]

    with standing_still(house), house.patch.context() as patch:
        patch.setattr(OldBoards, "finish", AsyncMock(side_effect=OSError("the process ends here")))
        await alice.slash(house.channel, "citadels board")
        await house.bot.delivery.sync.finish()
    assert house.controls(old)
    await house.restart()
    await house.bot.delivery.sync.finish()
    assert not house.controls(old)
    assert house.controls(boards_in(house)[-1])
    assert await house.bot.store.places.old_boards(game) == ()


async def test_a_board_that_nobody_knows_of_is_finished_once_somebody_clicks_on_it(house: House) -> None:
    """A process that posts through a click, and ends before it stores the place, leaves such a board."""
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    unknown = boards_in(house)[-1]

    async def forget(*_: object) -> None:
        """Finish nothing."""

    with house.patch.context() as patch:
        patch.setattr(OldBoards, "finish", forget)
        await alice.slash(house.channel, "citadels board")
    assert house.controls(unknown)
    assert not (await house.table(game)).board.old
    await alice.click(boards_in(house)[-1], label=SAY("button-log"))
    assert house.controls(unknown)
    await alice.click(unknown, label=SAY("button-log"))
    assert not house.controls(unknown)
    assert house.controls(boards_in(house)[-1])


@pytest.mark.parametrize("error", [TimeoutError(), http_error(503)])
async def test_an_old_board_is_finished_once_discord_works_again(house: House, error: Exception) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    old, change, failures = boards_in(house)[-1], MessageSender.change, list[int]()

    async def fail_once(self: MessageSender, *given: Any) -> None:
        if not failures and given[2][1] == old.id:
            failures.append(1)
            raise error
        await change(self, *given)

    house.patch.setattr(MessageSender, "change", fail_once)
    await alice.slash(house.channel, "citadels board")
    await house.env.advance_time(5)
    assert failures
    assert not house.controls(old)
    assert not (await house.table(game)).board.old
