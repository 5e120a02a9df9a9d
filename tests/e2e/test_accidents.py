"""Accidents, and the state of the game after them."""

import pytest

from bot.words.language import Language
from tests.e2e.faults import Faults, Kind, act, standing_still, tracebacks
from tests.house import House, texts
from tests.storage.samples import write

SAY = Language()
DAMAGED = SAY("game-damaged")


@pytest.mark.parametrize("when", ["start", "click"])
async def test_a_damaged_game_is_set_aside_and_its_players_told(house: House, when: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, other = await house.open(alice, bob), await house.open(bob, computers=3)
    await write(
        house.bot.store.database,
        "UPDATE games SET state = replace(state, 'manor', 'castle') WHERE id = ?",
        game,
    )
    board = next(m for m in house.channel.history() if f"cit:play:{game}" in str(house.stored(m)))
    if when == "start":
        await house.restart()
    else:
        house.bot.registry.forget(await house.table(game))
    result = await alice.click(board, label=SAY("button-play"))
    assert SAY("error-damaged") in house.say(result)
    assert result.ephemeral
    for actor in (alice, bob):
        told = [m for m in actor.user.dm_channel.history() if DAMAGED in texts(house.stored(m))]
        assert len(told) == 1
    # No crash loop: after that, nobody is notified of it again, and the other game continues.
    before = len(house.env.http_requests)
    await house.restart()
    assert {each.method for each in house.env.http_requests[before:]} <= {"GET", "PUT"}
    assert await house.step(other)


@pytest.mark.parametrize("kind", ["board-post", "dm-channel", "dm-post"])
async def test_a_damaged_game_whose_players_are_hard_to_tell_holds_up_no_other(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, other = await house.open(alice, bob), await house.open(bob, computers=3)
    await write(
        house.bot.store.database,
        "UPDATE games SET state = replace(state, 'manor', 'castle') WHERE id = ?",
        game,
    )
    # The shown version of the other game isn't recorded, so the next process resumes it.
    await act(house, house.step(other))
    before = len(house.channel.history())
    if kind == "dm-channel":
        house.env.backend.dm_channels.clear()
    broken.plan(kind, "cut")
    with standing_still(house):
        await house.restart(noted=False)
    await house.env.advance_time(60)
    assert broken.to_come == 0
    places = (house.channel.history()[before:], *(each.user.dm_channel.history() for each in (alice, bob)))
    told = [sum(DAMAGED in texts(house.stored(each)) for each in place) for place in places]
    assert told == [1, 1, 1]
    assert [table.id for table in house.bot.registry.tables] == [other]
    assert await house.asked(other)
    assert [each for each in tracebacks(caplog) if "damaged and set aside" not in each] == []


async def test_a_player_who_resigns_is_played_by_a_computer(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", bob)
    asked = await alice.slash(house.channel, "citadels resign")
    assert asked.ephemeral
    assert (await house.table(game)).players[0].human
    result = await house.press_answer(alice, asked, SAY("games-resign"))
    assert SAY("resign-done") in house.say(result)
    direct = alice.user.dm_channel.history()
    assert SAY("error-resigned") in texts(house.stored(direct[-1]))
    while (now := await house.asked(game)) is not None:
        assert now[0] is bob
        await house.step(game)
    assert SAY("button-rematch") in texts(house.stored(house.channel.history()[-1]))
    # Their panel shows their own end; no new message notifies them.
    assert [each.id for each in alice.user.dm_channel.history()] == [each.id for each in direct]
    assert SAY("button-decided") in texts(house.stored(direct[-1]))
    before = len(house.env.http_requests)
    await house.restart()
    assert not any(each.method == "PATCH" for each in house.env.http_requests[before:])


async def test_no_control_is_ever_forgotten(house: House) -> None:
    """A missing class would silently disable all its buttons in all games."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    board = house.channel.history()[-1]
    for label in (SAY("button-play"), SAY("button-log"), SAY("button-rules"), SAY("button-play")):
        await alice.click(board, label=label)
    await house.step(game)
    await house.env.advance_time(16 * 60)
    await alice.slash(house.channel, "citadels board")
    result = await bob.click(house.channel.history()[-1], label=SAY("button-play"))
    assert result.response is not None
    await house.step(game)


async def test_an_error_nobody_thought_of_is_answered_kindly(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    board = house.channel.history()[-1]

    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    before = await house.snapshot(game)
    asked = await house.asked(game)
    assert asked is not None
    message = house.questions(alice, asked[1])[-1]
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.games, "save", fail)
        patch.setattr("bot.delivery.contents.own_hand", fail)
        result = await house.press(alice, message, house.answer_button(message))
        assert SAY("error-unexpected") in house.say(result)
        assert await house.snapshot(game) == before
    assert "ZeroDivisionError" in caplog.text
    await house.press(alice, message, house.answer_button(message))
    assert await house.snapshot(game) != before
    assert board
