"""Rematches that are refused, or that exist already."""

from bot.words.language import Language
from storage.games.game_queries import MOST_IN_CHANNEL
from storage.people.stored_settings import ServerSettings
from storage.values import Player
from tests.house import House
from tests.rematches import choose, lobbies, lobby, over, rematch, sat, two_over

SAY = Language()


async def test_after_a_lobby_was_closed_there_is_another_one(house: House) -> None:
    alice, bob, scores = await two_over(house)
    opened: list[str] = []
    for actor in (alice, bob, bob):
        await rematch(actor, scores)
        table = await lobby(house)
        assert table.setup.host == actor.id
        opened.append(table.id)
        await house.in_lobby(actor, house.channel.history()[-1], "Close")
    assert len(set(opened)) == 3


async def test_a_latecomer_is_told_the_place_of_the_game(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)
    await alice.click(house.channel.history()[-1], label="Start")
    result = await rematch(bob, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-rematch-begun", where=table.board_address)


async def test_a_full_lobby_says_so(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    posted = house.channel.history()[-1]
    for number in range(7):
        await house.add(f"friend{number}").click(posted, label="Join")
    assert house.say(await rematch(bob, scores)) == SAY("error-lobby-full")


async def test_only_its_players_may_call_for_it_also_if_they_resigned(house: House) -> None:
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


async def test_a_host_with_an_open_lobby_is_led_there(house: House) -> None:
    alice, bob, scores = await two_over(house)
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


async def test_the_present_settings_of_the_server_count(house: House) -> None:
    alice, bob, scores = await two_over(house)
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


async def test_lobbies_are_posted_no_faster_than_by_the_command(house: House) -> None:
    house.patch.setattr("bot.delivery.cooldowns.PERSON", (3, 60.0))
    alice = house.add("alice")
    scores = await over(house, alice, house.add("bob"))
    for _ in range(3):
        await rematch(alice, scores)
        await house.in_lobby(alice, house.channel.history()[-1], "Close")
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert SAY("error-too-often-person", when="@").split("@")[0] in house.say(result)
    assert await lobbies(house) == []
