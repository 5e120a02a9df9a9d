"""A live game whose channel is lost continues by direct message, or where a player moves it."""

import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.backend.permissions import flag
from simcord.enums import OverwriteType

from bot.delivery.game_channels import RETRY_CHANNEL
from bot.tables.background.recovery import show_lost_boards
from bot.tables.table import Table
from bot.words.language import Language
from storage.games.places import BOARD_SEAT
from storage.pace import LIVE
from tests.clocks import actor_at, board_text, open_at, spend_freely
from tests.e2e.faults import check_told, standing_still
from tests.house import House, texts

SAY = Language()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all requests through."""
    spend_freely(monkeypatch)


async def _live(house: House) -> tuple[Table, list[simcord.MemberActor]]:
    people = [house.add("alice"), house.add("bob")]
    return await open_at(house, *people, pace=LIVE, calls="game"), people


async def _without_clock(house: House) -> tuple[Table, list[simcord.MemberActor]]:
    people = [house.add("alice"), house.add("bob")]
    return await house.table(await house.open(*people)), people


async def _answer(house: House, table: Table) -> None:
    """Let the asked player answer, wherever they see the question."""
    decision = table.playing.decision
    async with table.lock:
        await house.bot.registry.choose(
            table, decision.seat, decision.options[: decision.minimum or 1], decision.number
        )
    await house.bot.delivery.sync.finish()
    await house.env.settle()


def _told_of_the_loss(house: House, actor: simcord.MemberActor) -> int:
    told = [texts(house.stored(each)) for each in actor.user.dm_channel.history()]
    whole = SAY("game-channel-lost", server=house.guild.name, channel="", lacking="none")
    return sum(whole.partition(".")[0] in each for each in told)


async def test_a_player_sent_to_direct_messages_gets_the_question_there(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await _live(house)
    house.until_no_click_lives()
    house.env.backend.delete_channel(house.channel.id)
    for step in range(4):
        before = len(house.env.http_requests)
        await _answer(house, table)
        requested = {each.path for each in house.env.http_requests[before:]}
        tried = any(str(house.channel.id) in path for path in requested)
        assert tried == (step == 0)
        seat = table.asked()
        assert seat is not None
        actor, question = actor_at(house, table, seat), table.question(seat)
        assert question is not None
        asked = house.questions(actor, question.number)
        assert [each.channel.id for each in asked] == [actor.user.dm_channel.id]
        house.clock.now += 100
    assert table.board.lost
    assert [_told_of_the_loss(house, each) for each in people] == [1, 1]
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize("noticed", [False, True])
async def test_a_player_has_the_game_go_on_in_another_channel(house: House, noticed: bool) -> None:
    table, (alice, _) = await _live(house)
    house.until_no_click_lives()
    other = house.guild.create_text_channel("other")
    eve = house.add("eve")
    house.env.backend.delete_channel(house.channel.id)
    if noticed:
        await _answer(house, table)
    assert table.board.lost == noticed
    assert SAY("error-nothing-here") in house.say(await eve.slash(other, "citadels board"))
    await alice.slash(other, "citadels board")
    house.channel = other
    assert (table.setup.kind.channel, table.board.lost) == (other.id, False)
    assert SAY("button-play") in board_text(house, table)


def _deny(house: House, *permissions: str) -> None:
    """Deny the bot exactly these permissions in the channel."""
    denied = sum(map(flag, permissions))
    overwrite = Overwrite(house.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
    house.env.backend.edit_channel(house.channel.id, {}, overwrites=[overwrite])


def _time_out(house: House, until: str | None) -> None:
    """Let a moderator time out the bot until then. In this world Discord doesn't notify it."""
    house.env.backend.get_member(house.guild.id, house.env.backend.bot_user.id).timed_out_until = until


async def _look_again(house: House, seconds: float) -> None:
    house.clock.now += seconds
    show_lost_boards(house.bot.registry)
    await house.bot.delivery.sync.finish()
    await house.env.settle()


def _requests_there(house: House, since: int) -> int:
    return sum(str(house.channel.id) in each.path for each in house.env.http_requests[since:])


async def test_a_board_comes_back_when_the_bot_may_write_again(house: House) -> None:
    table, people = await _without_clock(house)
    house.until_no_click_lives()
    _deny(house, "view_channel")
    await _answer(house, table)
    assert table.board.lost
    since = len(house.env.http_requests)
    await _look_again(house, 2 * RETRY_CHANNEL)
    assert _requests_there(house, since) == 0, "it is known that nothing can be written there"
    _deny(house)
    await house.env.settle()
    await _look_again(house, 0)
    assert not table.board.lost
    await check_told(house, table.id)
    assert [_told_of_the_loss(house, each) for each in people] == [1, 1]
    assert not (await house.bot.store.places.of(table.id))[BOARD_SEAT].closed


async def test_a_board_comes_back_when_a_time_out_of_the_bot_ends_that_it_does_not_know_of(
    house: House,
) -> None:
    table, people = await _without_clock(house)
    house.until_no_click_lives()
    _time_out(house, "9999-01-01T00:00:00+00:00")
    while not table.board.lost:
        # Discord still allows edits of the bot's messages.
        await _answer(house, table)
    for _ in range(3):
        since = len(house.env.http_requests)
        await _look_again(house, RETRY_CHANNEL / 2)
        await _look_again(house, RETRY_CHANNEL / 2)
        # The second one has no picture, because the permission to attach files may be missing.
        assert _requests_there(house, since) == 2
        assert table.board.lost
    _time_out(house, None)
    await _look_again(house, RETRY_CHANNEL)
    assert not table.board.lost
    assert [_told_of_the_loss(house, each) for each in people] == [1, 1]


@pytest.mark.parametrize(("code", "closed"), [(40333, False), (50007, True)])
async def test_direct_messages_that_are_refused_for_a_while_are_not_closed_for_the_game(
    house: House, code: int, *, closed: bool
) -> None:
    table, people = await _live(house)
    house.until_no_click_lives()
    house.env.backend.delete_channel(house.channel.id)
    for each in people:
        path = f"/channels/{each.user.dm_channel.id}/messages"
        house.env.inject_error("POST", path, status=403, code=code, times=3)
    with standing_still(house):
        for _ in range(2):
            await _answer(house, table)
            house.clock.now += 100
    await house.env.advance_time(60.0)
    assert any(each.kept.closed for each in table.panels.values()) is closed
    if not closed:
        asked = await house.asked(table.id)
        assert asked is not None
        assert house.questions(*asked)


async def test_a_game_stays_in_a_channel_that_takes_messages(house: House) -> None:
    table, (alice, _) = await _live(house)
    other = house.guild.create_text_channel("other")
    assert SAY("error-nothing-here") in house.say(await alice.slash(other, "citadels board"))
    assert table.setup.kind.channel == house.channel.id
