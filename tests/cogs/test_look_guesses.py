"""Guesses about characters are private, and shown when the round is over, never before."""

import pytest

from bot.controls.requests import Guess, OpenGuesses
from bot.tables import guesses
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import NO_CLOCK
from tests.cogs.handlers import Handlers
from tests.e2e.watch import Watch
from tests.e2e.wishing import open_table
from tests.house import House, texts

SAY = Language()

PEOPLE, EVE = (1, 2, 3, 4), 5


async def _in_turns(handlers: Handlers) -> Table:
    """Return a game of four people who have chosen characters, before the first turn."""
    table = await handlers.bot.registry.get(await handlers.played(*PEOPLE, choices=4))
    assert table.game.state.phase == "turns"
    return table


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
    table = await house.table(game)
    while table.game.state.phase != "turns":
        await house.step(game)
    played = table.game
    held = {each.characters[0]: seat for seat, each in enumerate(played.state.seats)}
    character = next(each for each in guesses.open_characters(played, None)[::-1] if each in held)
    seat = held[character] if right else (held[character] + 1) % 4
    version = table.stored.version
    sent = len(house.env.http_requests)
    await house.forge(eve, house.channel.history()[-1], f"cit:guesses:{game}")
    message = house.channel.history(viewer=eve)[-1]
    place = played.state.options.cast.index(character)
    await house.forge(eve, message, f"cit:guess:{game}:1:{place}", 3, str(seat))
    assert SAY("error-guess-late") not in texts(house.stored(message))
    # Nobody else gets anything: there are two responses to her clicks, and no version of the game.
    assert [each.path.split("/")[1] for each in house.env.http_requests[sent:]] == ["interactions"] * 2
    assert table.stored.version == version
    assert "🔮" not in _public(house)
    while table.game.state.round == 1 and await house.step(game):
        pass
    assert character in guesses.holders(table.public_news(1))
    assert SAY("guesses-score", name="eve", right=int(right), known=1) in _public(house)
    assert watch.leaks == []


async def test_a_player_who_is_still_to_play_can_not_guess_and_who_has_played_can(handlers: Handlers) -> None:
    table = await _in_turns(handlers)
    for user in PEOPLE:
        assert SAY("error-guess-early") in (await handlers.ask(user, OpenGuesses(table.id))).text
    first = table.game.decision
    assert first is not None
    while (now := table.game.decision) is not None and now.seat == first.seat:
        await handlers.answer(table)
    place = table.game.state.options.cast.index(guesses.open_characters(table.game, first.seat)[0])
    guessed = (first.seat + 1) % 4
    seen = await handlers.ask(PEOPLE[first.seat], Guess(table.id, 1, place, guessed))
    assert SAY("guesses-title", round=1) in seen.text
    rows = await handlers.bot.store.guesses.of_round(table.id, 1)
    assert [(each.user, each.seat) for each in rows] == [(PEOPLE[first.seat], guessed)]


async def test_a_known_character_can_not_be_guessed(handlers: Handlers) -> None:
    table = await _in_turns(handlers)
    cast = table.game.state.options.cast
    called = cast.index(table.game.view(None).calls[0].character)
    still = cast.index(guesses.open_characters(table.game, None)[-1])
    for of_round, place, seat, said in (
        (1, called, 1, SAY("error-guess-late")),
        (9, still, 1, SAY("error-guess-late")),
        (1, still, 4, SAY("error-unknown-option")),
    ):
        assert said in (await handlers.ask(EVE, Guess(table.id, of_round, place, seat))).text
    assert await handlers.bot.store.guesses.of_round(table.id, 1) == ()


async def test_a_host_can_leave_guesses_out(handlers: Handlers) -> None:
    table = await handlers.bot.registry.get(await handlers.played(*PEOPLE, choices=4, guessing=False))
    assert SAY("error-no-guesses") in (await handlers.ask(EVE, OpenGuesses(table.id))).text
