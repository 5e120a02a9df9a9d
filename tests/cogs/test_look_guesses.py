"""Guesses about characters are private, and told when the round is over, never before."""

from typing import Any

import pytest

from bot.tables import guesses
from engine.game import Game
from storage.pace import NO_CLOCK
from tests.e2e.watch import Watch
from tests.e2e.wishing import open_table
from tests.house import House, texts


def _game(house: House, game: str) -> Game:
    (table,) = (each for each in house.bot.registry.tables if each.id == game)
    return table.game


async def _until_turns(house: House, game: str) -> None:
    while _game(house, game).state.phase != "turns":
        await house.step(game)


async def _guess(house: House, game: str, actor: Any, character: str, seat: int) -> str:
    """Guess on a screen that was opened before; return what it says then."""
    await house.forge(actor, house.channel.history()[-1], f"cit:guesses:{game}")
    message = house.channel.history(viewer=actor)[-1]
    played = _game(house, game)
    place = played.state.options.cast.index(character)
    custom_id = f"cit:guess:{game}:{played.state.round}:{place}"
    await house.forge(actor, message, custom_id, 3, str(seat))
    return texts(house.stored(house.channel.history(viewer=actor)[-1]))


async def _next_round(house: House, game: str) -> None:
    number = _game(house, game).state.round
    while _game(house, game).state.round == number and await house.step(game):
        pass


def _public(house: House) -> str:
    eve = house.people[-1]
    shown = [each for each in house.channel.history(viewer=eve) if each.flags.ephemeral is False]
    return "\n".join(texts(house.stored(each)) for each in shown)


@pytest.mark.parametrize("right", [True, False])
async def test_a_player_who_watches_guesses_and_all_see_it_when_the_round_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch, *, right: bool
) -> None:
    watch = Watch(house, monkeypatch)
    game, _ = await open_table(house, NO_CLOCK)
    eve = house.add("eve")
    await _until_turns(house, game)
    played = _game(house, game)
    held = {each.characters[0]: seat for seat, each in enumerate(played.state.seats)}
    character = next(each for each in guesses.open_characters(played, None)[::-1] if each in held)
    seat = held[character] if right else (held[character] + 1) % 4
    version = (await house.table(game)).stored.version
    sent = len(house.env.http_requests)
    shown = await _guess(house, game, eve, character, seat)
    assert "known by now" not in shown
    # Nobody else gets anything of it: there are two responses to her clicks, and no version of the game.
    assert [each.path.split("/")[1] for each in house.env.http_requests[sent:]] == ["interactions"] * 2
    assert (await house.table(game)).stored.version == version
    assert "🔮" not in _public(house)
    await _next_round(house, game)
    known = character in guesses.holders((await house.table(game)).public_news(1))
    assert known
    assert f"**eve** guessed {int(right)} of 1" in _public(house)
    assert watch.leaks == []


async def test_a_player_who_is_still_to_play_can_not_guess_and_who_has_played_can(house: House) -> None:
    game, actors = await open_table(house, NO_CLOCK)
    await _until_turns(house, game)
    first = _game(house, game).decision
    assert first is not None
    board = house.channel.history()[-1]
    for actor in actors:
        assert "once nothing more" in house.say(await house.forge(actor, board, f"cit:guesses:{game}"))
    while (now := _game(house, game).decision) is not None and now.seat == first.seat:
        await house.step(game)
    open_now = guesses.open_characters(_game(house, game), first.seat)
    shown = await _guess(house, game, actors[first.seat], open_now[0], (first.seat + 1) % 4)
    assert "Who is who" in shown
    rows = await house.bot.store.guesses.of_round(game, 1)
    assert [(each.user, each.seat) for each in rows] == [(actors[first.seat].id, (first.seat + 1) % 4)]


async def test_a_known_character_can_not_be_guessed(house: House) -> None:
    game, _ = await open_table(house, NO_CLOCK)
    eve = house.add("eve")
    await _until_turns(house, game)
    played = _game(house, game)
    called = played.view(None).calls[0].character
    assert "known by now" in await _guess(house, game, eve, called, 1)
    board = house.channel.history()[-1]
    place = played.state.options.cast.index(guesses.open_characters(played, None)[-1])
    for custom_id, value, said in (
        (f"cit:guess:{game}:9:{place}", "1", "known by now"),
        (f"cit:guess:{game}:1:{place}", "4", "can’t be chosen any more"),
    ):
        assert said in house.say(await house.forge(eve, board, custom_id, 3, value))
    assert await house.bot.store.guesses.of_round(game, 1) == ()


async def test_a_host_can_leave_guesses_out(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.forge(alice, lobby, f"cit:set:{game}:pace:guessing:off")
    for _ in range(3):
        await alice.click(lobby, label="+ 🤖")
    await alice.click(lobby, label="Start")
    result = await house.forge(eve, house.channel.history()[-1], f"cit:guesses:{game}")
    assert "nobody guesses" in house.say(result)
