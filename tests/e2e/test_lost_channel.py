"""A live game whose channel is lost goes on by direct message, or where a player moves it."""

import pytest
import simcord

from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import LIVE
from tests.clocks import actor_at, board_text, open_at, spend_freely
from tests.house import House, texts

SAY = Language()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all requests through."""
    spend_freely(monkeypatch)


async def _live(house: House) -> tuple[Table, list[simcord.MemberActor]]:
    people = [house.add("alice"), house.add("bob")]
    return await open_at(house, *people, pace=LIVE, calls="game"), people


async def _answer(house: House, table: Table) -> None:
    """Let the asked player answer, wherever they see the question."""
    decision = table.playing.decision
    async with table.lock:
        await house.bot.registry.choose(
            table, decision.seat, decision.options[: decision.minimum or 1], decision.number
        )
    await house.bot.delivery.sync.finish()
    await house.env.settle()


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
    for actor in people:
        told = [texts(house.stored(each)) for each in actor.user.dm_channel.history()]
        assert sum("can’t write into the channel" in each for each in told) == 1
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
    assert (table.setup.channel, table.board.lost) == (other.id, False)
    assert SAY("button-play") in board_text(house, table)


async def test_a_game_stays_in_a_channel_that_takes_messages(house: House) -> None:
    table, (alice, _) = await _live(house)
    other = house.guild.create_text_channel("other")
    assert SAY("error-nothing-here") in house.say(await alice.slash(other, "citadels board"))
    assert table.setup.channel == house.channel.id
