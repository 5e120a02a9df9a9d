"""The log: `/citadels log`, the button of the board, and who may turn its pages."""

import re
from collections.abc import Sequence
from unittest.mock import AsyncMock

import pytest

from bot.controls.requests import OpenLog, PickLogRound, ShowLog
from bot.screens.tale import tale
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import Event, RoundBegan, visible
from engine.game import Game
from storage.database.transaction import Transaction
from storage.values import OPENING_EVENTS, Player
from tests.cogs.handlers import Handlers, Seen
from tests.house import House
from tests.replays import stored
from tests.storage.samples import write

SAY = Language()
COMMAND = "citadels log"
UNKNOWN = SAY("error-unknown-game")
NOT_FOUND = SAY("error-no-such-log")
ALICE, BOB, WATCHER = 1, 2, 3
ELSEWHERE = 999


def number(text: str) -> int:
    """Return the round of a page."""
    return int(re.findall(SAY("log-title", last="any", parts=1, round="(\\d+)").strip("# "), text)[0])


async def read_all(handlers: Handlers, reader: int, game: str) -> list[str]:
    """Read all pages of a log; return the text of each round."""
    page = await handlers.ask(reader, ShowLog(game, "first", 1, 0))
    rounds = {number(page.text): page.text}
    while any(":next:" in each for each in page.ids):
        page = await handlers.ask(reader, page.request(":next:"))
        rounds[number(page.text)] = "\n".join(filter(None, [rounds.get(number(page.text)), page.text]))
    return [rounds[each] for each in sorted(rounds)]


async def story(handlers: Handlers, game: str, reader: int | None = None) -> list[list[Event]]:
    """Return each round's events that a reader may know, by replaying the stored choices."""
    loaded = await handlers.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.game is not None
    state = loaded.stored.game.state
    played = Game.new(state.options, len(state.seats), state.rng.seed)
    events = list(played.events)
    for choice in await handlers.bot.store.games.choices(game, 9999):
        if choice.number != OPENING_EVENTS:
            events += played.choose(choice.seat, choice.picks)
    rounds: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, RoundBegan) and event.round > 1:
            rounds.append([])
        if visible(event, reader):
            rounds[-1].append(event)
    return rounds


def told(events: Sequence[Event], players: Sequence[Player], reader: int | None = None) -> list[str]:
    """Return the lines of a round in the log."""
    return tale(events, Wording(SAY, players, reader))


@pytest.mark.parametrize(("reader", "seat"), [(ALICE, 0), (BOB, 1), (WATCHER, None)])
async def test_a_log_is_what_was_stored_with_the_reader_s_own_secrets(
    handlers: Handlers, reader: int, seat: int | None
) -> None:
    game = await handlers.played(ALICE, BOB)
    players = (await handlers.bot.registry.get(game)).players
    rounds, pages = await story(handlers, game, seat), await read_all(handlers, reader, game)
    assert [number(page) for page in pages] == list(range(1, len(rounds) + 1))
    for events, page in zip(rounds, pages, strict=True):
        assert [line for line in told(events, players, seat) if line not in page] == []
    assert ("🔒" in "".join(pages)) == (seat is not None)


async def test_a_stranger_s_log_names_no_card_that_is_in_a_hand_alone(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB, choices=60)
    public = {
        fact
        for events in await story(handlers, game)
        for event in events
        for fact in event.facts.values()
        if fact in DISTRICTS
    }
    text = "\n".join(await read_all(handlers, WATCHER, game))
    assert public
    for card in DISTRICTS:
        assert card in public or f" {SAY(f'district-{card}')}" not in text


async def test_the_button_of_the_board_opens_the_round_before(handlers: Handlers) -> None:
    async def opened(choices: int) -> tuple[Seen, int]:
        game = await handlers.played(ALICE, BOB, choices=choices, game=f"{'cdef'[choices // 50]:a<8}")
        return await handlers.ask(WATCHER, OpenLog(game)), (await handlers.bot.registry.get(game)).round

    page, now = await opened(10)
    assert number(page.text) == now == 1
    assert SAY("log-goes-on") in page.text
    for choices in (80, 150):
        page, now = await opened(choices)
        assert now > 1
        assert number(page.text) == now - 1
        assert SAY("log-goes-on") not in page.text
        while any(":next:" in each for each in page.ids):
            page = await handlers.ask(WATCHER, page.request(":next:"))
        assert number(page.text) == now
        assert SAY("log-goes-on") in page.text
        assert number((await handlers.ask(WATCHER, page.request(":log-round:", "1"))).text) == 1


async def test_pages_are_turned_in_place_and_also_after_a_restart(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    board = house.channel.history()[-1]
    before = house.stored(board)
    result = await bob.click(board, label=SAY("button-log"))
    assert result.ephemeral
    assert result.response is not None
    shown = len(house.messages(bob))
    await house.restart()
    turned = next(each for each in house.controls(result.response) if ":log-mine:" in each["custom_id"])
    await bob.click(result.response, custom_id=turned["custom_id"])
    assert len(house.messages(bob)) == shown
    assert any(":log-page:" in each["custom_id"] for each in house.controls(result.response))
    # On a public message it changes nothing.
    result = await house.forge(bob, board, f"cit:log-page:{game}:next:9999:99")
    assert result.ephemeral
    assert number(house.say(result)) == 1
    assert house.stored(board) == before


async def test_the_command_finds_the_game(handlers: Handlers) -> None:
    assert (await handlers.ask(WATCHER, COMMAND)).text == SAY("error-nothing-here")
    # A lobby has no log; the last game of the channel has.
    finished = await handlers.played(ALICE)
    await handlers.lobby(ALICE)
    for reader in (ALICE, WATCHER):
        assert f"cit:log-page:{finished}:" in str((await handlers.ask(reader, COMMAND)).ids)
    # A direct message has no games of its own, so only the reader's games are found there.
    direct = await handlers.ask(WATCHER, COMMAND, server=None, channel=5)
    assert direct.text == SAY("error-no-log-own")


async def test_the_command_prefers_the_games_that_go_on_and_asks_which(handlers: Handlers) -> None:
    await handlers.played(ALICE)
    running = [await handlers.played(ALICE, choices=60, game=game) for game in ("cccccccc", "dddddddd")]
    asked = await handlers.ask(WATCHER, COMMAND)
    assert set(asked.ids) == {f"cit:log:{game}" for game in running}
    assert number((await handlers.ask(WATCHER, asked.request(running[1]))).text) >= 1


@pytest.mark.parametrize("choices", [60, 5000])
async def test_only_players_and_members_of_the_server_may_read(handlers: Handlers, choices: int) -> None:
    game = await handlers.played(ALICE, choices=choices)
    for server in (ELSEWHERE, None):
        assert (await handlers.ask(WATCHER, COMMAND, server=server, game=game)).text == NOT_FOUND
    for asked in (OpenLog(game), ShowLog(game, "next", 1, 0), PickLogRound(game).meant(("1",))):
        assert (await handlers.ask(WATCHER, asked, server=ELSEWHERE)).text == UNKNOWN
    own = await handlers.ask(ALICE, COMMAND, server=None, game=f" {game.upper()} ")
    member = await handlers.ask(WATCHER, COMMAND, game=game)
    assert number(own.text) >= 1
    assert number(member.text) >= 1
    assert (await handlers.ask(ALICE, COMMAND, game="nonsense")).text == NOT_FOUND


async def test_a_lobby_has_no_log(handlers: Handlers) -> None:
    table = await handlers.lobby(ALICE)
    assert (await handlers.ask(ALICE, OpenLog(table.id))).text == SAY("error-not-started")
    await handlers.bot.lobbies.close(handlers.person(ALICE), table, sure=True)
    assert (await handlers.ask(ALICE, OpenLog(table.id))).text == SAY("error-lobby-closed")


async def test_a_game_that_was_deleted_between_two_pages_is_missed_in_words(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    await write(handlers.bot.store.database, "DELETE FROM games WHERE id = ?", game)
    assert (await handlers.ask(ALICE, ShowLog(game, "first", 1, 0))).text == UNKNOWN


async def test_a_damaged_game_says_so(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    sql = "UPDATE choices SET picks = '[]' WHERE game = ? AND number = 5"
    await write(handlers.bot.store.database, sql, game)
    assert (await handlers.ask(ALICE, COMMAND, game=game)).text == SAY("error-damaged")


async def test_a_damaged_game_hides_no_other(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> None:
    told = AsyncMock()
    monkeypatch.setattr(handlers.bot.delivery.damage, "handle", told)
    damaged = await handlers.played(ALICE, choices=40)
    await handlers.played(ALICE, choices=40, game="bbbbbbbb")
    sql = "UPDATE choices SET picks = '[]' WHERE game = ? AND number = 5"
    await write(handlers.bot.store.database, sql, damaged)
    page = await handlers.ask(ALICE, COMMAND)
    assert not page.refused
    assert any("bbbbbbbb" in each for each in page.ids)
    assert not any(damaged in each for each in page.ids)
    assert [each.args[0].game for each in told.call_args_list] == [damaged]


async def test_a_log_admits_the_parts_of_an_earlier_release_that_are_missing(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    # Alice may be the first to choose.
    await house.step(game)

    def work(transaction: Transaction) -> None:
        written = """'[["once-upon-a-time", {}]]'"""
        transaction.run(f"UPDATE choices SET events = {written} WHERE game = ? AND number = 0", game)

    await house.bot.store.database.transaction(work)
    assert SAY("log-incomplete") in house.say(await alice.slash(house.channel, COMMAND, game=game))


async def test_finished_games_are_offered_while_one_types(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    offered = await alice.autocomplete(house.channel, "citadels log", "game", "")
    assert [choice["value"] for choice in offered] == [game]
