"""Looking back: the list of finished games, walking through one of them, its record."""

import json
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.controls.replay_items import Way
from bot.words.language import Language
from engine.replay import Replay
from engine.verify import verify
from storage.game_record import read
from storage.records import Player
from tests.house import House, texts
from tests.storage.samples import GAME, OTHER, play_on, setup, write

SAY = Language()
UNKNOWN = "error-no-such-replay"


async def played(house: House, *names: str, computers: int = 2) -> tuple[str, list[simcord.MemberActor]]:
    """Play a game to its end; return it and its people."""
    people = [house.add(name) for name in names]
    game = await house.open(*people, computers=computers)
    await house.finish(game)
    return game, people


async def stored(house: House, *people: simcord.MemberActor, game: str = GAME) -> str:
    """Store a game of four that was played to its end, with these people; the channel shows nothing of it."""
    players = [Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people)]
    players += [Player(None, f"computer {number}", f"computer-{number}") for number in range(len(people), 4)]
    setting = replace(setup(), guild=house.guild.id, channel=house.channel.id, players=tuple(players))
    await play_on(house.bot.store, game, 5000, setting)
    return game


async def replayed(house: House, game: str) -> Replay:
    """The game as it is replayed."""
    told = await house.bot.store.finished.played(game)
    options = told.game.state.options
    return Replay(options, len(told.stored.setup.players), told.game.state.rng.seed, told.moves)


def panel(house: House, actor: simcord.MemberActor) -> Any:
    """The newest message that only this person can see."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


async def go(house: House, actor: simcord.MemberActor, way: Way) -> str:
    """Press one of the buttons of the replay, and read what is there then."""
    message = panel(house, actor)
    ids = [each["custom_id"] for each in house.controls(message)]
    await house.press(actor, message, next(each for each in ids if f":{way}:" in each))
    return texts(house.stored(message))


def step(text: str) -> tuple[int, int]:
    """The round and the step that are shown."""
    title = text.splitlines()[0]
    return int(title.split("Round ")[1].split(" ")[0]), int(title.split("step ")[1].split(" ")[0])


async def test_a_finished_game_is_walked_through_in_one_message(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    replay = await replayed(house, game)
    result = await alice.slash(house.channel, "citadels replay", game=game)
    assert result.ephemeral
    assert step(house.say(result)) == (1, 0)
    shown = len(house.messages(alice))
    assert step(await go(house, alice, "next")) == (1, 1)
    assert step(await go(house, alice, "next")) == (1, 2)
    assert step(await go(house, alice, "back")) == (1, 1)
    assert step(await go(house, alice, "after")) == (2, replay.rounds[1])
    assert step(await go(house, alice, "next")) == (2, replay.rounds[1] + 1)
    # Back to where the round began, and then to the one before it.
    assert step(await go(house, alice, "before")) == (2, replay.rounds[1])
    assert step(await go(house, alice, "before")) == (1, 0)
    text = await go(house, alice, "last")
    assert step(text) == (len(replay.rounds), replay.last)
    assert SAY("event-game-over") in text
    assert step(await go(house, alice, "first")) == (1, 0)
    assert len(house.messages(alice)) == shown


async def test_a_round_is_picked_from_the_menu(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    replay = await replayed(house, game)
    await alice.slash(house.channel, "citadels replay", game=game)
    for number in (3, 1, len(replay.rounds)):
        message = panel(house, alice)
        await alice.select(message, [str(replay.rounds[number - 1])], custom_id=f"cit:round:{game}")
        assert step(texts(house.stored(message))) == (number, replay.rounds[number - 1])


async def test_the_walk_goes_on_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    await go(house, alice, "next")
    await house.restart()
    assert step(await go(house, alice, "next")) == (1, 2)


async def test_the_final_board_leads_to_the_replay_of_whoever_presses(house: House) -> None:
    _, (alice,) = await played(house, "alice")
    board = house.channel.history()[-1]
    watcher = house.add("watcher")
    before = house.stored(board)
    for actor in (watcher, alice):
        result = await actor.click(board, label=SAY("button-replay"))
        assert result.ephemeral
        assert step(house.say(result)) == (1, 0)
    assert step(await go(house, watcher, "last"))[1] > 20
    assert house.stored(board) == before


async def test_only_who_sat_there_or_is_in_the_server_may_look(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    traveller = other.add_member(alice.user)
    watcher = house.add("watcher")
    for result in (
        await stranger.slash(channel, "citadels replay", game=game),
        await watcher.user.slash("citadels replay", game=game),
    ):
        assert result.ephemeral
        assert house.say(result) == SAY(UNKNOWN)
    for result in (
        await traveller.slash(channel, "citadels replay", game=game),
        await alice.user.slash("citadels replay", game=game),
        await watcher.slash(house.channel, "citadels replay", game=f" {game.upper()} "),
    ):
        assert step(house.say(result)) == (1, 0)


@pytest.mark.parametrize(
    "control", ["cit:replay:{game}", "cit:step:{game}:next:7", "cit:round:{game}", "cit:record:{game}"]
)
async def test_no_made_up_click_opens_a_game_that_goes_on_or_is_played_elsewhere(
    house: House, control: str
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    board = house.channel.history()[-1]
    finished = await stored(house, house.add("carol"))
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    await stranger.slash(channel, "citadels new")
    kind = 3 if "round" in control else 2
    values = ("7",) if kind == 3 else ()
    for actor, message, target in (
        (alice, board, game),
        (bob, board, "zzzzzzzz"),
        (stranger, channel.history()[-1], finished),
        (stranger, channel.history()[-1], game),
    ):
        result = await house.forge(actor, message, control.format(game=target), kind, *values)
        assert result.ephemeral
        assert house.say(result) == SAY(UNKNOWN)
        assert result.response is not None
        assert not result.response.attachments


async def test_a_step_beyond_the_end_is_the_last_one_and_changes_no_message_of_others(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    before = house.stored(lobby)
    replay = await replayed(house, game)
    for number in (replay.last + 1, 999_999):
        result = await house.forge(alice, lobby, f"cit:step:{game}:next:{number}")
        assert result.ephemeral
        assert step(house.say(result)) == (len(replay.rounds), replay.last)
    assert house.stored(lobby) == before


async def test_the_record_is_handed_over_as_a_file(house: House) -> None:
    alice = house.add("alice")
    bob = house.add("bob")
    game = await stored(house, alice, bob)
    await alice.slash(house.channel, "citadels replay", game=game)
    result = await alice.click(panel(house, alice), label=SAY("button-record"))
    assert result.ephemeral
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == f"citadels-{game}.json"
    assert f"python -m bot verify {file.filename}" in house.say(result)
    record = read(await file.read())
    assert record.intact
    assert all(not finding.problem for finding in verify(record.transcript()))
    assert record.commitment in house.say(result)
    assert not [each for each in (alice, bob) if each.name in record.text() or str(each.id) in record.text()]


async def test_a_game_that_is_played_otherwise_today_is_not_replayed_but_recorded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)

    class Otherwise(Replay):
        """A release by whose rules the game ends with another coin."""

        @property
        def end(self) -> Any:
            changed = super().end.copy()
            changed.state.seats[0].gold += 1
            return changed

    monkeypatch.setattr("bot.tables.replays.Replay", Otherwise)
    result = await alice.slash(house.channel, "citadels replay", game=game)
    assert result.ephemeral
    assert SAY("replay-other-rules") in house.say(result)
    assert result.response is not None
    recorded = await alice.click(result.response, label=SAY("button-record"))
    assert recorded.response is not None
    assert json.loads(await recorded.response.attachments[0].read())["game"] == game


async def test_what_can_t_be_read_back_is_told(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    walking = panel(house, alice)
    await write(
        house.bot.store.database, "UPDATE choices SET seat = 3 - seat WHERE game = ? AND number = 9", game
    )
    await house.restart()
    for result in (
        await alice.slash(house.channel, "citadels replay", game=game),
        await alice.click(walking, label=SAY("button-replay-next")),
        await alice.click(walking, label=SAY("button-record")),
    ):
        assert result.ephemeral
        assert house.say(result) == SAY("error-no-replay")


# Finding a game


async def test_the_games_of_a_person_are_offered_while_they_type(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    first = await stored(house, alice)
    second = await stored(house, alice, bob, game=OTHER)
    running = await house.open(alice, computers=1)
    offered = await alice.autocomplete(house.channel, "citadels replay", "game", "")
    assert [each["value"] for each in offered] == [second, first]
    assert "alice, bob and 2 computers, won by " in offered[0]["name"]
    assert "alice and 3 computers, won by " in offered[1]["name"]
    for typed, found in ((" BOB", [second]), ("3 comp", [first]), (first, [first]), (running, []), ("?", [])):
        offered = await alice.autocomplete(house.channel, "citadels replay", "game", typed)
        assert [each["value"] for each in offered] == found
    assert await house.add("watcher").autocomplete(house.channel, "citadels replay", "game", "") == []


async def test_in_a_server_its_own_games_are_offered_and_in_direct_messages_all(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    traveller = other.add_member(alice.user)
    assert await traveller.autocomplete(channel, "citadels replay", "game", "") == []
    offered = await alice.user.autocomplete("citadels replay", "game", "")
    assert [each["value"] for each in offered] == [game]


async def test_the_history_tells_how_each_game_ended_and_replays_it(house: House) -> None:
    game, (alice, bob) = await played(house, "alice", "bob")
    found = await house.bot.store.finished.get(game)
    assert found is not None
    board = house.channel.history()[-1]
    for actor in (alice, bob):
        own = next(each for each in found.result.standings if each.user == actor.id)
        result = await actor.slash(house.channel, "citadels history")
        assert result.ephemeral
        said = house.say(result)
        assert f"<t:{found.result.ended}:d>" in said
        assert ("🏆" if own.place == 1 else f"place **{own.place}** of 4") in said
        assert f"**{own.total}** points" in said
        assert all(f"**{each.name}** {each.total}" in said for each in found.result.standings)
        assert result.response is not None
        links = [each["url"] for row in result.response.components for each in _urls(row)]
        assert links == [f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{board.id}"]
        opened = await actor.click(result.response, label=SAY("button-replay"))
        assert step(house.say(opened)) == (1, 0)


def _urls(component: dict[str, Any]) -> list[dict[str, Any]]:
    nested = [each for child in component.get("components", []) for each in _urls(child)]
    return [*nested, *([component] if component.get("url") else [])]


async def test_who_resigned_finds_the_game_too(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    asked = await bob.slash(house.channel, "citadels resign")
    await house.press_answer(bob, asked, SAY("games-resign"))
    await house.finish(game)
    said = house.say(await bob.slash(house.channel, "citadels history"))
    assert "a computer finished it for you" in said
    assert "not rated" in said
    assert house.say(await house.add("watcher").slash(house.channel, "citadels history")).endswith(
        SAY("history-none")
    )


async def test_many_games_come_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.replays.A_PAGE", 1)
    alice = house.add("alice")
    first, second = await stored(house, alice), await stored(house, alice, game=OTHER)
    result = await alice.slash(house.channel, "citadels history")
    message = panel(house, alice)
    assert f"cit:replay:{second}" in [each["custom_id"] for each in house.controls(message)]
    await alice.click(message, label=SAY("button-older"))
    assert f"cit:replay:{first}" in [each["custom_id"] for each in house.controls(message)]
    await alice.click(message, label=SAY("button-newer"))
    assert f"cit:replay:{second}" in [each["custom_id"] for each in house.controls(message)]
    assert result.response is not None
    await alice.slash(house.channel, "citadels new")
    forged = await house.forge(alice, house.channel.history()[-1], "cit:history:999")
    assert forged.ephemeral
    assert "2 of 2" in house.say(forged)


async def test_in_another_server_it_is_said_where_a_game_was(house: House) -> None:
    alice = house.add("alice")
    _ = await stored(house, alice)
    other = house.env.create_guild("The other place")
    channel = other.create_text_channel("elsewhere")
    said = house.say(await other.add_member(alice.user).slash(channel, "citadels history"))
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    assert guild.name in said
    assert guild.name not in house.say(await alice.slash(house.channel, "citadels history"))
