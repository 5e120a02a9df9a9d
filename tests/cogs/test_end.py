"""The end of a game: the final scores, the players' remaining messages, and the proof of fair dealing."""

from dataclasses import replace

import pytest

from bot.controls.requests import Rematch, ShowProof
from bot.tables.guesses import holders
from bot.tables.history import by_round
from bot.words.language import Language
from cogs.replies import Reply
from engine import fairness
from storage.database.storage_errors import NotReadError
from storage.games.guesses import Guesses, StoredGuess
from storage.values import Player
from tests.cogs.handlers import Handlers
from tests.house import House, texts
from tests.rematches import over
from tests.short_games import deal_last_answers
from tests.storage.samples import GAME, OTHER, SECRET, play_on, setup

SAY = Language()


async def test_neither_is_to_be_had_before_the_end_or_elsewhere(handlers: Handlers) -> None:
    running = await handlers.played(1, 2, choices=20, game=OTHER)
    over = await handlers.played(1, 2)
    for asked in (Rematch, ShowProof):
        assert (await handlers.ask(1, asked(running))).text == SAY("error-not-over")
        for game in (over, "zzzzzzzz"):
            assert (await handlers.ask(3, asked(game), server=999)).text == SAY("error-unknown-game")


async def test_the_proof_is_for_whoever_asks(handlers: Handlers) -> None:
    proof = await handlers.ask(3, ShowProof(await handlers.played(1, 2)))
    assert SECRET in proof.text
    assert fairness.commitment(SECRET) in proof.text
    assert isinstance((await handlers.ask(3, proof.request(SAY("button-record")))).reply, Reply)


async def test_the_only_person_of_a_lobby_s_game_has_all_of_the_end_in_one_message(house: House) -> None:
    deal_last_answers(house.patch)
    alice = house.add("alice")
    game = await house.open(alice, computers=2)
    await house.finish(game)
    panel = [each for each in house.messages(alice) if each.flags.ephemeral or not each.guild][-1]
    text = texts(house.stored(panel))
    assert all(SAY(f"button-{each}") in text for each in ("rematch", "decided", "film", "log", "more"))


async def test_a_player_s_panel_is_short_and_leads_to_the_scores(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.finish(game)
    panel = [each for each in house.messages(alice) if each.flags.ephemeral or not each.guild][-1]
    text = texts(house.stored(panel))
    table = await house.table(game)
    assert SAY("button-final") in text
    assert SAY("button-rematch") not in text
    # Besides the reader and the winner, at most the only other person is named.
    assert sum(player.name in text for player in table.players) <= 3


async def test_ones_story_leads_back_to_ones_own_end(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.finish(game)
    panel = [each for each in house.messages(alice) if each.flags.ephemeral or not each.guild][-1]
    before = texts(house.stored(panel))
    story = next(each["custom_id"] for each in house.controls(panel) if ":log-mine:" in each["custom_id"])
    await house.press(alice, panel, story)
    assert before not in texts(house.stored(panel))
    await house.press(alice, panel, f"cit:play:{game}")
    assert texts(house.stored(panel)) == before


async def test_whoever_stayed_alone_has_an_end_of_their_own_with_place_and_rating(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.press_answer(bob, await bob.slash(house.channel, "citadels resign"), SAY("games-resign"))
    await house.finish(game)
    panel = [each for each in house.messages(alice) if each.flags.ephemeral or not each.guild][-1]
    text, table = texts(house.stored(panel)), await house.table(game)
    assert SAY("button-final") in text
    assert SAY("button-rematch") not in text
    assert table.ending.outcome is not None
    change = table.ending.outcome.of(alice.id)
    assert change is not None
    assert f"**{change.before} → {change.after}?**" in text
    assert SAY("rating-settling", games=change.to_settle) in text


async def test_the_best_readers_of_all_rounds_stand_at_the_end(house: House) -> None:
    alice = house.add("alice")
    players = (Player(alice.id, "alice", "50"), Player(None, "computer 1", "computer-1"))
    setting = replace(setup(), players=players, computers=1).with_kind(
        guild=house.guild.id, channel=house.channel.id
    )
    store = house.bot.store
    await play_on(store, GAME, 5000, setting)
    rounds = by_round((await store.games.log(GAME)).choices, None)
    held = {number: holders(events) for number, events in rounds.items()}
    for number in (1, 2):
        character, seat = next(iter(held[number].items()))
        await store.guesses.put(GAME, number, StoredGuess(7, "Eve", character, seat))
        await store.guesses.put(
            GAME, number, StoredGuess(8, "Fay", character, seat if number == 1 else 1 - seat)
        )
    await alice.slash(house.channel, "citadels log", game=GAME)
    scores = house.say(await house.more(alice, house.channel.history()[-1]))
    best = (
        SAY("guesses-reader", name=name, right=right, known=2) for name, right in (("Eve", 2), ("Fay", 1))
    )
    assert SAY("guesses-best", count=2, readers=", ".join(best)) in scores
    # After a restart the content is the same, so nothing is sent.
    requests = len(house.env.http_requests)
    await house.restart()
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}


async def test_the_end_is_shown_though_guesses_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise NotReadError("disk I/O error")

    monkeypatch.setattr(Guesses, "of_game", fail)
    assert SAY("button-rematch") in texts(
        house.stored(await over(house, house.add("alice"), house.add("bob")))
    )
