"""Several games at once."""

import pytest

from bot.words.language import Language
from tests.e2e.watch import Watch
from tests.house import House, texts

SAY = Language()


async def test_several_games_in_one_channel(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(house, monkeypatch)
    alice, bob = house.add("alice"), house.add("bob")
    games = [
        await house.open(alice, bob),
        await house.open(bob, alice, computers=2),
        await house.open(alice, computers=3),
    ]
    assert len(set(games)) == 3
    for step in range(45):
        house.clock.now += house.rng.choice((1, 500))
        await house.step(games[step % 3])
    assert watch.leaks == []
    tables = [await house.table(game) for game in games]
    assert len({table.board.message for table in tables}) == 3
    for table in tables:
        assert SAY("picture-round", round=table.game.state.round) in texts(
            house.env.backend.get_message(house.channel.id, table.board.message).components
        )


async def test_the_command_asks_which_of_several_is_meant(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    first, second = await house.open(alice, bob), await house.open(bob, alice)
    for command in ("board", "hand", "resign"):
        result = await alice.slash(house.channel, f"citadels {command}")
        assert result.ephemeral
        assert result.response is not None
        ids = [each["custom_id"] for each in house.controls(result.response)]
        assert sorted(ids) == sorted(f"cit:{command}:{game}" for game in (first, second))
    board = await alice.slash(house.channel, "citadels board")
    assert board.response is not None
    await alice.click(board.response, custom_id=f"cit:board:{first}")
    assert (await house.table(first)).board.message == house.channel.history()[-1].id


async def test_servers_have_nothing_to_do_with_each_other(house: House) -> None:
    alice = house.add("alice")
    other = house.env.create_guild("Another server")
    bob = house.add("bob", other)
    game = await house.open(alice, computers=3)
    home, house.channel = house.channel, other.create_text_channel("games")
    elsewhere = await house.open(bob, computers=1)
    house.channel = home
    for _ in range(10):
        await house.step(game)
        house.channel, channel = other.channels["games"], house.channel
        await house.step(elsewhere)
        house.channel = channel
    result = await bob.slash(other.channels["games"], "citadels hand")
    assert elsewhere in str([each["custom_id"] for each in house.controls(result.response)])
    result = await alice.slash(home, "citadels hand")
    assert game in str([each["custom_id"] for each in house.controls(result.response)])
