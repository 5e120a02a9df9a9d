"""Faults of guesses and of the list of games are said or retried; nothing is lost."""

import pytest

from bot.tables import guesses
from bot.words.language import Language
from storage.database.storage_errors import NotReadError
from storage.games.guesses import Guesses
from storage.pace import NO_CLOCK
from tests.e2e.faults import Fault, Faults, act, check_told, said, tracebacks
from tests.e2e.wishing import open_table
from tests.house import SELECT, House, texts
from tests.storage.hinder import fail_to_read

pytestmark = pytest.mark.in_turns

SAY = Language()


async def _until_turns(house: House, game: str) -> tuple[str, int]:
    """Play until it can be guessed; return a character that can be, and the place that it has in the cast."""
    while True:
        played = (await house.table(game)).game
        assert played is not None
        if played.state.phase == "turns":
            character = guesses.open_characters(played, None)[-1]
            return character, played.state.options.cast.index(character)
        await house.step(game)


def _public(house: House) -> list[int]:
    return [each.id for each in house.channel.history() if not each.flags.ephemeral]


@pytest.mark.parametrize("kind", ["response-new", "response-edit"])
@pytest.mark.parametrize("fault", ["500", "503", "429", "cut", "unanswered", "gone"])
async def test_a_guess_counts_whatever_its_response_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: str, fault: Fault
) -> None:
    game, _ = await open_table(house, NO_CLOCK)
    eve = house.add("eve")
    character, place = await _until_turns(house, game)
    board, public = house.channel.history()[-1], _public(house)
    broken.plan("response-new" if kind == "response-new" else "response-edit", fault)
    # If nothing comes of the first click, one clicks again.
    for _ in range(2):
        await act(house, house.forge(eve, board, f"cit:guesses:{game}"), 40)
    private = [each for each in house.channel.history(viewer=eve) if each.flags.ephemeral][-1]
    await act(house, house.forge(eve, private, f"cit:guess:{game}:1:{place}", SELECT, "2"), 40)
    assert broken.to_come == 0
    (stored,) = await house.bot.store.guesses.of_round(game, 1)
    assert (stored.user, stored.character, stored.seat) == (eve.id, character, 2)
    assert _public(house) == public
    assert "try again" not in said(broken, 0)
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_a_guess_that_is_not_stored_is_said_to_be_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = await open_table(house, NO_CLOCK)
    eve = house.add("eve")
    _, place = await _until_turns(house, game)
    await house.forge(eve, house.channel.history()[-1], f"cit:guesses:{game}")
    private = house.channel.history(viewer=eve)[-1]
    fail_to_read(monkeypatch, "INTO guesses", 1)
    result = await house.forge(eve, private, f"cit:guess:{game}:1:{place}", SELECT, "2")
    assert result.acknowledged
    assert await house.bot.store.guesses.of_round(game, 1) == ()
    shown = texts(house.stored(private)) + house.say(result)
    assert SAY("error-not-stored") in shown
    await house.forge(eve, private, f"cit:guess:{game}:1:{place}", SELECT, "2")
    assert len(await house.bot.store.guesses.of_round(game, 1)) == 1


async def test_a_round_ends_though_its_guesses_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise NotReadError("disk I/O error")

    game, _ = await open_table(house, NO_CLOCK)
    await _until_turns(house, game)
    monkeypatch.setattr(Guesses, "of_round", fail)
    table = await house.table(game)
    while table.round == 1:
        await house.step(game)
        table = await house.table(game)
    await check_told(house, game)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", ["500", "503", "429", "cut", "unanswered", "gone"])
async def test_the_list_of_games_comes_when_it_is_asked_for_again(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, house.add("bob"))
    broken.plan("command", fault)
    broken.plan("response-edit", fault)
    for _ in range(2):
        await act(house, alice.slash(house.channel, "citadels games"), 40)
    listed = [each for each in house.channel.history(viewer=alice) if each.flags.ephemeral][-1]
    for _ in range(2):
        await act(house, house.forge(alice, listed, "cit:games:own:0"), 40)
    assert broken.to_come == 0
    assert (await house.table(game)).board_address in str(house.stored(listed))
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_a_list_that_can_not_be_read_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = house.add("alice")
    await house.open(alice, house.add("bob"))
    fail_to_read(monkeypatch, "FROM people", 1)
    result = await alice.slash(house.channel, "citadels games")
    assert "look that up just now" in house.say(result)
    assert "**bob**" in house.say(await alice.slash(house.channel, "citadels games"))
