"""The player who moves pays: a live game hardly needs the bot's own token."""

from collections import Counter
from typing import Any

import pytest
import simcord

from bot.words.language import Language
from tests.house import House, texts

SAY = Language()


def _alone(requests: list[Any]) -> list[str]:
    """Return the requests with the bot's own token, not through a click."""
    paths = [f"{each.method} {each.path}" for each in requests]
    return [path for path in paths if "/webhooks/" not in path and "/interactions/" not in path]


async def _play(house: House, actor: simcord.MemberActor) -> None:
    board = next(m for m in reversed(house.channel.history()) if "cit:play:" in str(house.stored(m)))
    await actor.click(board, label=SAY("button-play"))


async def _live_game(house: House, people: int, computers: int) -> str:
    actors = [house.add(name) for name in ("alice", "bob", "carol", "dora")[:people]]
    game = await house.open(*actors, computers=computers)
    for actor in actors:
        await _play(house, actor)
    return game


def _never(*_: object) -> bool:
    return False


@pytest.mark.parametrize(("people", "computers"), [(4, 0), (1, 3)])
@pytest.mark.parametrize("seconds", [3, 20])
async def test_a_live_game_needs_two_requests_a_round(
    house: House, people: int, computers: int, seconds: int
) -> None:
    game = await _live_game(house, people, computers)
    table = await house.table(game)
    spent: Counter[int] = Counter()
    while table.running and table.game.state.round < 5:
        number, before = table.game.state.round, len(house.env.http_requests)
        house.clock.now += seconds
        asked = await house.asked(game)
        assert asked is not None
        here = [each for each in house.questions(*asked) if each.flags.ephemeral]
        assert here, "the panel follows in the channel"
        await house.answer(asked[0], here[-1])
        spent[number] += len(_alone(house.env.http_requests[before:]))
    assert spent
    assert max(spent.values()) <= 2, spent


async def test_a_followup_to_a_private_response_must_be_public(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord doesn't promise it. If it ever makes such a message private, the bot posts the board itself."""
    game = await _live_game(house, 2, 0)
    table = await house.table(game)
    monkeypatch.setattr("bot.delivery.message_sender.is_public", _never)
    before = len(house.env.http_requests)
    while table.game.state.round < 2:
        house.clock.now += 3
        await house.step(game)
    posted = [each for each in _alone(house.env.http_requests[before:]) if each.startswith("POST")]
    assert f"POST /channels/{house.channel.id}/messages" in posted
    boards = [m for m in house.channel.history() if SAY("picture-round", round=2) in texts(house.stored(m))]
    assert table.board.message in {each.id for each in boards}
