"""The log: `/citadels log`, the button of the board, and whoever turns its pages."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.screens.tale import tale
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import Event, RoundBegan, visible
from engine.game import Game
from storage.database.transaction import Transaction
from storage.values import OPENING, Player
from tests.house import House, texts
from tests.storage.samples import GAME, play_on, setup, write

SAY = Language()
UNKNOWN = SAY("error-unknown-game")
NOT_FOUND = SAY("error-no-such-log")


def panel(house: House, actor: simcord.MemberActor) -> Any:
    """The newest message that only this person can see."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


def number(text: str) -> int:
    """The round that a page is of."""
    return int(re.findall(r"Round (\d+)", text)[0])


async def stored(house: House, *people: simcord.MemberActor, choices: int = 5000, game: str = GAME) -> str:
    """Store a game of four with these people, played to its end unless after fewer choices."""
    players = [Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people)]
    players += [Player(None, f"computer {number}", f"computer-{number}") for number in range(len(people), 4)]
    setting = replace(setup(), guild=house.guild.id, channel=house.channel.id, players=tuple(players))
    await play_on(house.bot.store, game, choices, setting)
    return game


async def go(house: House, actor: simcord.MemberActor, way: str) -> str:
    """Press one of the buttons of the log, or pick the first round, and read what is there then."""
    message = panel(house, actor)
    if way == "first":
        (menu,) = [
            each["custom_id"] for each in house.controls(message) if ":log-round:" in each["custom_id"]
        ]
        await actor.select(message, ["1"], custom_id=menu)
        return texts(house.stored(message))
    ids = [each["custom_id"] for each in house.controls(message)]
    await house.press(actor, message, next(each for each in ids if f":{way}:" in each))
    return texts(house.stored(message))


async def go_on(house: House, actor: simcord.MemberActor) -> str:
    """Turn the pages of a round to the last one, and then to the next round, if there is one."""
    page = texts(house.stored(panel(house, actor)))
    here = number(page)
    while number(page) == here and any(
        ":next:" in each["custom_id"] for each in house.controls(panel(house, actor))
    ):
        page = await go(house, actor, "next")
    return page


async def read_all(house: House, actor: simcord.MemberActor, game: str) -> list[str]:
    """Turn every page of a log from the first on; return the text of each round."""
    result = await actor.slash(house.channel, "citadels log", game=game)
    assert result.ephemeral
    menu = any(":log-round:" in each["custom_id"] for each in house.controls(panel(house, actor)))
    page = await go(house, actor, "first") if menu else house.say(result)
    rounds = {number(page): page}
    while any(":next:" in each["custom_id"] for each in house.controls(panel(house, actor))):
        page = await go(house, actor, "next")
        rounds[number(page)] = "\n".join(filter(None, [rounds.get(number(page)), page]))
    return [rounds[each] for each in sorted(rounds)]


async def story(house: House, game: str, reader: int | None = None) -> list[list[Event]]:
    """Return the events that a reader may know of each round, by playing the stored choices again."""
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.game is not None
    state = loaded.stored.game.state
    played = Game.new(state.options, len(state.seats), state.rng.seed)
    events = list(played.events)
    for choice in await house.bot.store.games.choices(game, 9999):
        if choice.number != OPENING:
            events += played.choose(choice.seat, choice.picks)
    rounds: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, RoundBegan) and event.round > 1:
            rounds.append([])
        if visible(event, reader):
            rounds[-1].append(event)
    return rounds


def told(events: Sequence[Event], players: Sequence[Player], reader: int | None = None) -> list[str]:
    """The story of a round in the words of the log, a line each."""
    return tale(events, Wording(SAY, players, reader))


@pytest.mark.parametrize("computers", [0, 2, 5])
async def test_the_log_of_a_whole_game_is_what_was_stored(house: House, computers: int) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    game = await house.open(alice, bob, computers=computers)
    await house.finish(game)
    players = (await house.bot.registry.get(game)).players
    rounds = await story(house, game)
    pages = await read_all(house, watcher, game)
    assert [number(page) for page in pages] == list(range(1, len(rounds) + 1))
    for events, page in zip(rounds, pages, strict=True):
        assert [line for line in told(events, players) if line not in page] == []


async def test_a_player_s_log_has_that_seat_s_secrets_and_nobody_else_s(house: House) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    game = await house.open(alice, bob)
    await house.finish(game)
    players = (await house.bot.registry.get(game)).players
    seats = {alice.id: 0, bob.id: 1, watcher.id: None}
    for actor in (alice, bob, watcher):
        seat = seats[actor.id]
        pages = await read_all(house, actor, game)
        rounds = await story(house, game, seat)
        for events, page in zip(rounds, pages, strict=True):
            assert [line for line in told(events, players, seat) if line not in page] == []
        assert ("🔒" in "".join(pages)) == (seat is not None)


async def test_a_stranger_s_log_names_no_card_that_is_in_a_hand_alone(house: House) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    game = await house.open(alice, bob)
    for _ in range(60):
        await house.step(game)
    public = {
        fact
        for events in await story(house, game)
        for event in events
        for fact in event.facts.values()
        if fact in DISTRICTS
    }
    text = "\n".join(await read_all(house, watcher, game))
    assert public
    for card in DISTRICTS:
        assert card in public or f" {SAY(f'district-{card}')}" not in text


async def test_the_button_of_the_board_opens_the_round_before(house: House) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    game = await house.open(alice, bob, computers=2)

    async def opened(actor: simcord.MemberActor) -> InteractionResult:
        board = house.env.backend.get_message(house.channel.id, (await house.table(game)).board.message)
        message = next(each for each in house.channel.history() if each.id == board.id)
        result = await actor.click(message, label=SAY("button-log"))
        assert result.ephemeral
        return result

    text = house.say(await opened(watcher))
    assert number(text) == 1
    assert SAY("log-goes-on") in text
    for now in (2, 3):
        while (await house.bot.registry.get(game)).round < now:
            await house.step(game)
        text = house.say(await opened(alice))
        assert number(text) == now - 1
        assert SAY("log-goes-on") not in text
        await go_on(house, alice)
        assert SAY("log-goes-on") in await go_on(house, alice)
        assert number(await go(house, alice, "first")) == 1


async def test_pages_are_turned_in_place_and_also_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels log", game=game)
    shown = len(house.messages(alice))
    assert number(await go(house, alice, "first")) == 1
    assert number(await go_on(house, alice)) == 2
    await house.restart()
    assert number(await go_on(house, alice)) == 3
    await alice.select(panel(house, alice), ["2"], custom_id=f"cit:log-round:{game}")
    assert number(texts(house.stored(panel(house, alice)))) == 2
    assert number(await go(house, alice, "back")) == 1
    assert len(house.messages(alice)) == shown


async def test_a_page_turned_on_a_public_message_changes_nothing_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    board = house.channel.history()[-1]
    before = house.stored(board)
    for custom_id in (f"cit:log-page:{game}:next:9999:99", f"cit:log-page:{game}:first:0:0"):
        result = await house.forge(bob, board, custom_id)
        assert result.ephemeral
        assert number(house.say(result)) == 1
    assert house.stored(board) == before


async def test_the_command_finds_the_game(house: House) -> None:
    alice, watcher = house.add("alice"), house.add("watcher")
    nothing = await watcher.slash(house.channel, "citadels log")
    assert nothing.ephemeral
    assert house.say(nothing) == SAY("error-nothing-here")
    # A lobby has no story; the last game of the channel has.
    finished = await stored(house, alice)
    await alice.slash(house.channel, "citadels new")
    for actor in (alice, watcher):
        result = await actor.slash(house.channel, "citadels log")
        assert f"cit:log-page:{finished}:" in str(ids(house, result))
    # In a direct message nothing is played, so only one's own games are found there.
    assert house.say(await watcher.user.slash("citadels log")) == SAY("error-no-log-own")


async def test_the_command_prefers_the_games_that_go_on_and_asks_which(house: House) -> None:
    alice, watcher = house.add("alice"), house.add("watcher")
    await stored(house, alice)
    running = [await stored(house, alice, choices=60, game=game) for game in ("cccccccc", "dddddddd")]
    assert number(house.say(await alice.user.slash("citadels log", game=running[0]))) >= 1
    asked = await watcher.slash(house.channel, "citadels log")
    assert asked.ephemeral
    assert set(ids(house, asked)) == {f"cit:log:{game}" for game in running}
    result = await house.press(watcher, panel(house, watcher), f"cit:log:{running[1]}")
    assert number(house.say(result)) >= 1


def ids(house: House, result: InteractionResult) -> list[str]:
    """The ids of all that can be pressed on a response."""
    assert result.response is not None
    return [each["custom_id"] for each in house.controls(result.response)]


async def test_only_players_and_members_of_the_server_may_read(house: House) -> None:
    alice, carol = house.add("alice"), house.add("carol")
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    await stranger.slash(channel, "citadels new")
    message = channel.history()[-1]
    for game in (await stored(house, alice), await stored(house, alice, choices=60, game="cccccccc")):
        for result in (
            await stranger.slash(channel, "citadels log", game=game),
            await carol.user.slash("citadels log", game=game),
        ):
            assert result.ephemeral
            assert house.say(result) == NOT_FOUND
        for result in (
            await house.forge(stranger, message, f"cit:log:{game}"),
            await house.forge(stranger, message, f"cit:log-page:{game}:next:1:0"),
            await house.forge(stranger, message, f"cit:log-round:{game}", 3, "1"),
        ):
            assert result.ephemeral
            assert house.say(result) == UNKNOWN
        for result in (
            await alice.user.slash("citadels log", game=f" {game.upper()} "),
            await carol.slash(house.channel, "citadels log", game=game),
        ):
            assert number(house.say(result)) >= 1
    assert house.say(await alice.slash(house.channel, "citadels log", game="nonsense")) == NOT_FOUND


async def test_a_lobby_has_no_log(house: House) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    assert house.say(await house.forge(alice, lobby, f"cit:log:{game}")) == SAY("error-not-started")
    await house.in_lobby(alice, lobby, "Close")
    assert house.say(await house.forge(alice, lobby, f"cit:log:{game}")) == SAY("error-lobby-closed")


async def test_a_game_that_was_deleted_between_two_pages_is_missed_in_words(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels log", game=game)
    await write(house.bot.store.database, "DELETE FROM games WHERE id = ?", game)
    message = panel(house, alice)
    result = await house.forge(alice, message, f"cit:log-page:{game}:first:1:0")
    assert house.say(result) == UNKNOWN


async def test_a_damaged_game_says_so(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await write(
        house.bot.store.database, "UPDATE choices SET picks = '[]' WHERE game = ? AND number = 5", game
    )
    result = await alice.slash(house.channel, "citadels log", game=game)
    assert result.ephemeral
    assert house.say(result) == SAY("error-damaged")


async def test_a_log_admits_the_parts_of_an_earlier_release_that_are_missing(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    # Alice may be the first to choose.
    await house.step(game)

    def work(transaction: Transaction) -> None:
        written = """'[["once-upon-a-time", {}]]'"""
        transaction.run(f"UPDATE choices SET events = {written} WHERE game = ? AND number = 0", game)

    await house.bot.store.database.transaction(work)
    text = house.say(await alice.slash(house.channel, "citadels log", game=game))
    assert SAY("log-incomplete") in text


async def test_finished_games_are_offered_while_one_types(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    offered = await alice.autocomplete(house.channel, "citadels log", "game", "")
    assert [choice["value"] for choice in offered] == [game]
