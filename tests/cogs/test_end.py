"""The buttons under the final scores: another game like this one, and the proof of fair dealing."""

from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.tables.game_logs import by_round
from bot.tables.guesses import holders
from bot.tables.lobbies import MOST_IN_CHANNEL
from bot.tables.table import Table
from bot.words.language import Language
from engine import fairness
from engine.setup.plan import Plan
from storage.errors import NotReadError
from storage.guesses import Guess, Guesses
from storage.pace import SLOW
from storage.records import Player, Setup
from storage.settings import ServerSettings
from storage.store import Store
from tests.house import House, texts
from tests.lobby_options import open_options
from tests.storage.samples import GAME, SECRET, play_on, setup

SAY = Language()


async def over(house: House, *people: simcord.MemberActor, **changes: Any) -> Any:
    """Let a game of these people and two computers be over; return the message with its scores.

    Other players may be given, the first of whom is the first of these people.
    """
    players = [Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people)]
    players += [Player(None, f"computer {number}", f"computer-{number}") for number in (1, 2)]
    setting = replace(
        setup(), guild=house.guild.id, channel=house.channel.id, players=tuple(players), computers=2
    )
    await play_on(house.bot.store, GAME, 5000, replace(setting, **changes))
    # Whoever looks at it has it shown.
    await people[0].slash(house.channel, "citadels log", game=GAME)
    return house.channel.history()[-1]


async def rematch(actor: simcord.MemberActor, scores: Any) -> InteractionResult:
    """Press the button."""
    return await actor.click(scores, label=SAY("button-rematch"))


async def lobbies(house: House) -> list[Table]:
    """The lobbies of the channel."""
    return [await house.table(game) for game in await house.bot.store.games.open_lobbies_in(house.channel.id)]


async def lobby(house: House) -> Table:
    """The only lobby of the channel."""
    (table,) = await lobbies(house)
    return table


def sat(table: Table) -> list[str]:
    """Who sits at a table; a computer has no name here."""
    return [player.name if player.human else "" for player in table.players]


async def choose(house: House, settings: ServerSettings) -> None:
    """Let the server have chosen this."""
    await house.bot.store.servers.change(house.guild.id, lambda _: settings)


async def test_a_rematch_is_a_lobby_like_the_game_for_its_people_to_join(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    plan = Plan("classic", short=True)
    scores = await over(
        house, alice, bob, plan=plan, plan_name="Ours", pace=SLOW, level="builder", advice=True
    )
    result = await rematch(bob, scores)
    assert not result.ephemeral
    table = await lobby(house)
    assert sat(table) == ["bob", "", ""]
    assert (table.setup.host, table.setup.plan, table.setup.plan_name) == (bob.id, plan, "Ours")
    assert (table.setup.pace, table.setup.level) == (SLOW, "builder")
    assert table.setup.advice
    assert not table.setup.people_only
    assert table.setup.seats_ahead == 4
    # The bot draws another secret, and the click that asked for it came before that.
    assert table.setup.secret != SECRET
    assert table.players[0].click == ""
    assert table.setup.commitment in texts(house.stored(house.channel.history()[-1]))
    await alice.click(house.channel.history()[-1], label="Join")
    await bob.click(house.channel.history()[-1], label="Start")
    assert sat(await house.table(table.id)) == ["bob", "", "", "alice"]
    assert (await house.table(table.id)).running


async def test_who_played_alone_with_computers_has_one_less_by_removing_it(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    computers = (Player(None, f"computer {number}", f"computer-{number}") for number in (1, 2, 3))
    players = (Player(alice.id, "alice", "50"), *computers)
    await rematch(alice, await over(house, alice, players=players, computers=3))
    message, table = house.channel.history()[-1], await lobby(house)
    assert (sat(table), table.setup.seats_ahead) == (["alice", "", "", ""], 4)
    # Whoever comes takes the seat of a computer.
    await bob.click(message, label="Join")
    assert sat(table) == ["alice", "", "", "bob"]
    await bob.click(message, label="Leave")
    assert sat(table) == ["alice", "", "", ""]
    await alice.click(message, label="Remove computer")
    assert (sat(table), table.setup.seats_ahead) == (["alice", "", ""], 3)
    assert SAY("lobby-for-expected", count=4) not in texts(house.stored(message))


async def test_a_rematch_expects_no_computer_that_was_removed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await rematch(alice, await over(house, alice, bob))
    message, table = house.channel.history()[-1], await lobby(house)
    assert SAY("lobby-for-expected", count=4) in texts(house.stored(message))
    # One that was added by itself isn't expected.
    for label in ("Add computer", "Remove computer"):
        await alice.click(message, label=label)
        assert table.setup.seats_ahead == 4
    await alice.click(message, label="Remove computer")
    assert SAY("lobby-for-expected", count=3) in texts(house.stored(message))
    await alice.click(message, label="Remove computer")
    assert SAY("lobby-for-expected", count=2) in texts(house.stored(message))
    await bob.click(message, label="Join")
    assert (sat(table), table.setup.seats_ahead) == (["alice", "bob"], 2)


async def test_what_the_host_of_a_rematch_said_holds_when_a_computer_is_removed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await rematch(alice, await over(house, alice, bob))
    message, table = house.channel.history()[-1], await lobby(house)
    panel = await open_options(house, alice, table.id)
    await panel.pick("seats", "5")
    await alice.click(message, label="Remove computer")
    assert table.setup.seats_ahead == 5


async def test_who_presses_second_sits_down_with_that_click(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    result = await rematch(bob, scores)
    assert result.ephemeral
    table = await lobby(house)
    assert house.say(result) == SAY("rematch-joined", where=table.board_address)
    assert sat(table) == ["alice", "", "", "bob"]
    assert table.players[3].click == str(vars(result)["_interaction"].id)
    assert "bob" in texts(house.stored(house.channel.history()[-1]))
    # And again.
    for actor in (alice, bob):
        assert house.say(await rematch(actor, scores)) == SAY("rematch-joined", where=table.board_address)
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_two_who_press_at_once_get_one_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    results = await house.both(scores, f"cit:rematch:{GAME}", alice, bob)
    table = await lobby(house)
    assert sorted(result.ephemeral for result in results) == [False, True]
    assert sat(table)[1:3] == ["", ""]
    # The second click may have come before the fingerprint could be seen; then there is one more to make.
    await house.both(scores, f"cit:rematch:{GAME}", alice, bob)
    assert sorted(sat(await lobby(house))) == ["", "", "alice", "bob"]


async def test_a_click_from_before_the_fingerprint_was_shown_only_leads_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    table = await lobby(house)
    for message in (0, 2**63 - 1):
        table.board = replace(table.board, message=message)
        result = await rematch(bob, scores)
        assert house.say(result) == SAY("rematch-open", where=table.board_address)
        assert sat(await lobby(house)) == ["alice", "", ""]


async def test_pressed_in_the_same_moment_both_clicks_lead_to_one_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await house.at_once(alice, scores, f"cit:rematch:{GAME}", f"cit:rematch:{GAME}")
    await house.at_once(bob, scores, f"cit:rematch:{GAME}", f"cit:rematch:{GAME}", same=True)
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_the_lobby_is_found_after_a_restart(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    await house.restart()
    await rematch(bob, scores)
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_after_a_lobby_was_closed_there_is_another_one(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    opened: list[str] = []
    for actor in (alice, bob, bob):
        await rematch(actor, scores)
        table = await lobby(house)
        assert table.setup.host == actor.id
        opened.append(table.id)
        await actor.click(house.channel.history()[-1], label="Close")
    assert len(set(opened)) == 3


async def test_who_comes_too_late_is_told_where_it_is_played(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    table = await lobby(house)
    await alice.click(house.channel.history()[-1], label="Start")
    result = await rematch(bob, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-rematch-begun", where=table.board_address)


async def test_a_full_lobby_says_so(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    posted = house.channel.history()[-1]
    for number in range(7):
        await house.add(f"friend{number}").click(posted, label="Join")
    assert house.say(await rematch(bob, scores)) == SAY("error-lobby-full")


async def test_only_who_played_may_call_for_it_also_if_they_resigned(house: House) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    resigned = (
        Player(alice.id, "alice", "50"),
        Player(bob.id, "bob", "51", resigned=True),
        Player(None, "computer 1", "computer-1"),
        Player(None, "computer 2", "computer-2"),
    )
    scores = await over(house, alice, players=resigned)
    result = await rematch(watcher, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-rematch-players")
    await rematch(bob, scores)
    # The seat that a computer took over is no computer's.
    assert sat(await lobby(house)) == ["bob", "", ""]


async def test_who_has_a_lobby_already_is_led_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    await alice.slash(house.channel, "citadels new")
    own = await lobby(house)
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert SAY("error-lobby-open", where=own.board_address, others="none") in house.say(result)
    assert SAY("button-close-own") in house.say(result)
    # That doesn't keep them from sitting down at the rematch of others.
    await rematch(bob, scores)
    await rematch(alice, scores)
    assert [sat(each) for each in await lobbies(house)] == [["alice"], ["bob", "", "", "alice"]]


async def test_in_a_channel_full_of_lobbies_there_is_no_room(house: House) -> None:
    alice = house.add("alice")
    scores = await over(house, alice, house.add("bob"))
    for number in range(MOST_IN_CHANNEL):
        await house.add(f"host {number}").slash(house.channel, "citadels new")
    result = await rematch(alice, scores)
    assert house.say(result) == SAY("error-lobbies-full", count=MOST_IN_CHANNEL)


async def test_what_the_server_has_chosen_since_counts(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    other = house.guild.create_text_channel("elsewhere")
    await choose(house, ServerSettings(channels=(other.id,)))
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-channel-closed", channels=f"<#{other.id}>")
    await choose(house, ServerSettings(computers=False))
    await rematch(alice, scores)
    table = await lobby(house)
    assert table.setup.people_only
    assert table.setup.seats_ahead == 2
    assert sat(table) == ["alice"]
    # Joining is open to all, as it is by the button of the lobby.
    await choose(house, ServerSettings(channels=(other.id,)))
    await rematch(bob, scores)
    assert sat(await lobby(house)) == ["alice", "bob"]


async def test_lobbies_are_posted_no_faster_than_by_the_command(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.cooldowns.PERSON", (3, 60.0))
    alice = house.add("alice")
    scores = await over(house, alice, house.add("bob"))
    for _ in range(3):
        await rematch(alice, scores)
        await alice.click(house.channel.history()[-1], label="Close")
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert SAY("error-too-often-person", when="@").split("@")[0] in house.say(result)
    assert await lobbies(house) == []


async def test_another_process_may_have_been_faster(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob)
    add = house.bot.registry.add
    store = Store(house.settings.database)
    await store.open()

    async def after_the_other(stored: Any, click: Any) -> Table:
        theirs: Setup = replace(stored.setup, host=bob.id, players=(Player(bob.id, "bob", ""),))
        await store.games.add(replace(stored, setup=theirs), replace(click, id=1, user=bob.id))
        return await add(stored, click)

    monkeypatch.setattr(house.bot.registry, "add", after_the_other)
    result = await rematch(alice, scores)
    await store.close()
    table = await lobby(house)
    assert sat(table) == ["bob"]
    assert house.say(result) == SAY("rematch-open", where=table.board_address)


@pytest.mark.parametrize("action", ["rematch", "fair"])
async def test_neither_is_to_be_had_before_the_end_or_elsewhere(house: House, action: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    board = house.channel.history()[-1]
    result = await house.forge(alice, board, f"cit:{action}:{game}")
    assert result.ephemeral
    assert house.say(result) == SAY("error-not-over")
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    await stranger.slash(channel, "citadels new")
    await over(house, alice, bob)
    for target in (GAME, "zzzzzzzz"):
        result = await house.forge(stranger, channel.history()[-1], f"cit:{action}:{target}")
        assert house.say(result) == SAY("error-unknown-game")


async def test_the_proof_is_for_whoever_asks(house: House) -> None:
    scores = await over(house, house.add("alice"), house.add("bob"))
    result = await house.add("watcher").click(scores, label=SAY("button-fair"))
    assert result.ephemeral
    text = house.say(result)
    assert SECRET in text
    assert fairness.commitment(SECRET) in text
    record = await house.press_answer(house.people[-1], result, SAY("button-record"))
    assert record.response is not None
    assert [each.filename for each in record.response.attachments] == [f"citadels-{GAME}.json"]


async def test_a_player_s_panel_is_short_and_leads_to_the_scores(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=2)
    await house.finish(game)
    panel = [each for each in house.messages(alice) if each.flags.ephemeral or not each.guild][-1]
    text = texts(house.stored(panel))
    table = await house.table(game)
    assert SAY("button-final") in text
    assert SAY("button-rematch") not in text
    assert sum(player.name in text for player in table.players) <= 2


async def test_the_best_readers_of_all_rounds_stand_at_the_end(house: House) -> None:
    alice = house.add("alice")
    players = (Player(alice.id, "alice", "50"), Player(None, "computer 1", "computer-1"))
    setting = replace(setup(), guild=house.guild.id, channel=house.channel.id, players=players, computers=1)
    store = house.bot.store
    await play_on(store, GAME, 5000, setting)
    rounds = by_round((await store.games.log(GAME)).choices, None)
    held = {number: holders(events) for number, events in rounds.items()}
    for number in (1, 2):
        character, seat = next(iter(held[number].items()))
        await store.guesses.put(GAME, number, Guess(7, "Eve", character, seat))
        await store.guesses.put(GAME, number, Guess(8, "Fay", character, seat if number == 1 else 1 - seat))
    await alice.slash(house.channel, "citadels log", game=GAME)
    scores = texts(house.stored(house.channel.history()[-1]))
    assert "🔮 Best readers: **Eve** 2 of 2, **Fay** 1 of 2" in scores
    # After a restart the same stands there, so nothing is sent.
    requests = len(house.env.http_requests)
    await house.restart()
    assert {request.method for request in house.env.http_requests[requests:]} <= {"GET", "PUT"}


async def test_the_end_is_shown_though_guesses_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise NotReadError("disk I/O error")

    monkeypatch.setattr(Guesses, "of_game", fail)
    assert SAY("button-fair") in texts(house.stored(await over(house, house.add("alice"), house.add("bob"))))
