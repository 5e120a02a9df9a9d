"""The process dies at any time, and the game continues."""

from typing import Any

import pytest
from simcord import MemberActor

from bot.tables import waits
from bot.tables.message import BoardMessage
from bot.tables.panel_message import WAITING_PANEL, PanelMessage
from bot.words.language import Language
from engine import PositionBuilder
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.games.places import StoredMessage
from storage.values import Click
from tests.e2e.dealing import dealt
from tests.e2e.faults import check_told, live_boards
from tests.house import House, pictured, texts

SAY = Language()

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize("kind", ["pick-character", "turn", "keep-cards"])
async def test_a_game_goes_on_after_a_restart(house: House, kind: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    if kind == "keep-cards":
        await _draw(house, game, alice)
    number = await house.until(game, kind, alice, alone=True)
    before = house.questions(alice, number)[-1]
    history, requests = len(house.channel.history()), len(house.env.http_requests)
    await house.restart()
    # Nothing is shown again: the new process only logs in and registers its commands.
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}
    assert len(house.channel.history()) == history
    assert await house.asked(game) == (alice, number)
    await house.answer(alice, before)
    assert await house.asked(game) != (alice, number)
    for _ in range(15):
        await house.step(game)


async def _draw(house: House, game: str, person: MemberActor) -> None:
    """Let a person draw cards in their first turn, because by chance nobody may draw any in a whole game."""
    number = await house.until(game, "turn", person, alone=True)
    options = (await house.table(game)).playing.decision.options
    answer = f"cit:answer:{game}:{house.tag(game, number, person)}:{options.index('gather:cards')}"
    await house.forge(person, house.questions(person, number)[-1], answer)


async def _as_magistrate(house: House, alice: MemberActor, bob: MemberActor) -> str:
    """Deal a game in which the first player has the turn, as the Magistrate."""
    options = options_for(Plan(cards=ReadySet("ambitious_aristocrats")), 2)
    builder = PositionBuilder(options, 2)
    laid = builder.seat(0, "magistrate", "trader").seat(1, "thief", "bishop").call("magistrate").build()
    return await dealt(house, laid, (alice, bob))


@pytest.mark.parametrize("noted", [True, False])
async def test_a_process_that_dies_between_two_steps_goes_on_at_the_second(
    house: House, *, noted: bool
) -> None:
    """The Magistrate signs a warrant, and places the others with another click."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await _as_magistrate(house, alice, bob)
    number = await house.until(game, "bluff-warrants", alice, alone=True)
    before = (await house.table(game)).history[-1]
    assert (before.user, before.number) == (alice.id, number - 1)
    await house.restart(noted=noted)
    assert await house.asked(game) == (alice, number)
    (question,) = house.questions(alice, number)
    await house.answer(alice, question)
    choices = await house.bot.store.games.choices(game, 10)
    first, second = (next(each for each in choices if each.number == at) for at in (number - 1, number))
    assert (first.picks, first.events) == (before.picks, before.events)
    assert second.user == alice.id


async def test_a_game_with_many_restarts_comes_to_its_end(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2, short=True)
    while await house.step(game):
        if house.rng.random() < 0.15:
            await house.restart()
    assert SAY("button-rematch") in texts(house.stored(house.channel.history()[-1]))


async def test_a_process_that_dies_before_it_noted_what_it_showed_posts_no_second_board(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2, short=True)
    lost = 0
    while await house.step(game):
        if house.bot.store.places.pending and house.rng.random() < 0.25:
            await house.restart(noted=False)
            await check_told(house, game)
            lost += 1
    assert lost > 3
    ends = [each for each in house.channel.history() if SAY("button-rematch") in texts(house.stored(each))]
    assert len(ends) == 1


async def test_a_lobby_shows_who_sits_though_the_process_died_before_it_noted_that(house: House) -> None:
    """A player who joined and left isn't mistaken for one who was never shown."""
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.bot.background.noting.finish()
    await bob.click(lobby, label=SAY("button-join"))
    assert "bob" in pictured(house.stored(lobby))
    table, click = await house.table(game), Click(house.env.backend.snowflake(), bob.id, "leave")
    # Nothing of it is shown before the process dies.
    table.computers_playing_on = True
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.without(bob.id), click)
    assert "bob" in pictured(house.stored(lobby))
    await house.restart(noted=False)
    assert "bob" not in pictured(house.stored(lobby))
    assert len(live_boards(house, game)) == 1


async def _answer_and_die(house: House, game: str) -> None:
    """Answer the open question, and let the process die before anything of it is shown."""
    table = await house.table(game)
    decision = table.game.decision
    assert decision is not None
    picks = decision.options[: decision.minimum]
    click = Click(house.env.backend.snowflake(), 1, "answer")
    await house.bot.background.noting.finish()
    async with table.lock:
        await house.bot.registry.choose(table, decision.seat, picks, decision.number, click)
    await house.restart(noted=False)


async def test_a_stored_change_that_was_not_shown_is_shown_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice, alone=True)
    while True:
        asked = await house.asked(game)
        await _answer_and_die(house, game)
        after = await house.asked(game)
        assert asked is not None
        assert after is not None
        if after[0] is not asked[0]:
            break
    # Another player is asked, and only the restarted bot could have shown that.
    questions = house.questions(after[0], after[1])
    assert len(questions) == 1
    requests = len(house.env.http_requests)
    await house.restart()
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}
    for _ in range(5):
        await house.step(game)


async def test_the_board_waits_since_the_same_moment(house: House) -> None:
    house.clock.set_to = 1_000_000.0 - house.clock.now
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    for _ in range(3):
        await house.step(game)
    house.clock.set_to += 1_000_000.0
    board, requests = (await house.table(game)).board.kept, len(house.env.http_requests)
    await house.restart()
    assert waits.asked_since(await house.table(game)) == 1_000_000
    await house.env.settle()
    assert (await house.table(game)).board.kept == board
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}


async def test_a_message_that_was_sent_but_not_remembered_is_not_sent_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord drops a second message with the same nonce, so the nonce must be the same after a crash."""
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)

    async def forgetful(*_: object) -> None:
        raise OSError("the process dies here")

    nonces: list[set[str]] = []
    for _ in range(2):
        house.clock.now += 9999
        places = house.bot.store.places
        monkeypatch.setattr(places, "put", forgetful)
        table = await house.table(game)
        table.board = BoardMessage.of(StoredMessage(table.board.kept.channel, table.board.message, 99))
        table.panels = {0: PanelMessage.of((await places.of(game))[0])}
        table.panel(0).knows = WAITING_PANEL
        requests = len(house.env.http_requests)
        house.bot.registry.tell_listeners(table)
        # The local Discord doesn't wait for tasks that a test starts.
        await house.bot.delivery.sync.finish()
        sent: list[Any] = [each.json for each in house.env.http_requests[requests:] if each.method == "POST"]
        nonces.append({each["nonce"] for each in sent if each.get("enforce_nonce")})
        await house.restart()
    assert len(nonces[0]) == 2
    assert nonces[0] == nonces[1]
    assert all(len(nonce) <= 25 for nonce in nonces[0])


async def test_computer_players_go_on_by_themselves(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)
    # Alice's last answer is stored and the computer players are asked; then the process dies.
    while True:
        table = await house.table(game)
        assert table.game.decision is not None
        if not table.players[table.game.decision.seat].human:
            break
        picks = (next(each for each in reversed(table.game.decision.options)),)
        async with table.lock:
            await house.bot.registry.choose(table, 0, picks, table.game.decision.number)
    await house.restart()
    asked = await house.asked(game)
    assert asked is not None
    assert asked[0] is alice
