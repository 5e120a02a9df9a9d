"""A running bot follows its operator's commands: bar a person, delete data, leave a server."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest
import simcord

from bot.cli import main, operating
from bot.tables.background_loop import FAILURE_PAUSES
from bot.words.language import Language
from storage.parts import ServerGame, TournamentTable
from storage.people.stored_settings import PersonSettings
from tests.house import House, texts
from tests.storage.privacy.person import Trail
from tests.storage.samples import write
from tests.tournaments import at_once, begin, sign_up, stored_tournament

__all__ = ["at_once"]

pytestmark = pytest.mark.both_databases

SAY = Language()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot check after the command has ended, not meanwhile."""
    monkeypatch.setattr(operating, "PATIENCE", 0.0)


async def command(house: House, *words: str) -> None:
    """Run a command in another thread; then let the bot check for requests."""
    place = str(house.settings.database)
    assert await asyncio.to_thread(main, [*words, "--database", place]) == 0
    await look(house)


async def look(house: House) -> None:
    """Let the bot check, as it does every few seconds, in a separate task."""

    async def do() -> None:
        house.bot.background.operator_requests.look()

    house.bot.add_listener(do, "on_resumed")
    house.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await house.env.settle()
    house.bot.remove_listener(do, "on_resumed")


async def lobby_of(house: House, host: simcord.MemberActor) -> str:
    """Open a lobby; return its id."""
    await host.slash(house.channel, "citadels new")
    return house.controls(house.channel.history()[-1])[0]["custom_id"].split(":")[2]


async def status(house: House, game: str) -> str:
    ((found,),) = await house.bot.store.database.rows("SELECT status FROM games WHERE id = ?", game)
    return found


async def test_somebody_who_is_barred_is_taken_out_and_refused_and_keeps_their_rights(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.tables")
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.until(game, "turn", alice)
    question = house.questions(alice)[-1]
    custom_id = house.answer_button(question)
    await command(house, "person", "bar", str(alice.id))
    table = await house.table(game)
    player = table.players[table.setup.seat_of(alice.id) or 0]
    assert (player.resigned, player.handed_over, player.user_id) == (True, table.round, alice.id)
    # The panel became the sentence, and no click or command works.
    assert not house.questions(alice)
    assert SAY("error-shut-out") in texts(house.stored(question))
    assert house.say(await house.forge(alice, question, custom_id)) == SAY("error-shut-out")
    assert house.say(await alice.slash(house.channel, "citadels new")) == SAY("error-shut-out")
    assert house.say(await alice.slash(house.channel, "citadels games")) == SAY("error-shut-out")
    # The law gives them their data, and its deletion, which lifts no bar.
    exported = await alice.slash(house.channel, "citadels privacy export")
    assert exported.response is not None
    assert exported.response.attachments
    asked = await alice.slash(house.channel, "citadels privacy delete")
    assert house.say(await house.press_answer(alice, asked, SAY("button-privacy-erase"))) == SAY(
        "privacy-erased"
    )
    await look(house)
    assert house.say(await alice.slash(house.channel, "citadels new")) == SAY("error-shut-out")
    stored = await house.bot.store.database.rows("SELECT person, mark FROM shut_out")
    assert [(person, bool(mark)) for person, mark in stored] == [(0, True)]
    await house.finish(game)
    await command(house, "person", "unbar", str(alice.id))
    assert await house.bot.store.database.rows("SELECT * FROM shut_out") == []
    assert SAY("error-shut-out") not in house.say(await alice.slash(house.channel, "citadels profile"))
    # Their own deletion changes nothing on the list.
    assert [each for each in caplog.messages if "people from the bot" in each] == [
        "The operator now keeps 1 people from the bot (before: 0)",
        "The operator now keeps 0 people from the bot (before: 1)",
    ]


async def test_the_sentence_is_in_their_language(house: House) -> None:
    alice = house.add("alice")
    await house.bot.store.shut_out.load()
    await command(house, "person", "bar", str(alice.id))
    for locale in ("pl", "cs", "uk", "ro"):
        await house.bot.languages.change(alice.id, lambda _, it=locale: PersonSettings(language=it))
        assert house.say(await alice.slash(house.channel, "citadels new")) == Language(locale)(
            "error-shut-out"
        )


async def test_their_lobbies_get_another_host_or_are_closed(house: House) -> None:
    alice, bob, carl = house.add("alice"), house.add("bob"), house.add("carl")
    alone = await lobby_of(house, carl)
    shared = await lobby_of(house, alice)
    message = house.channel.history()[-1]
    await bob.click(message, label=SAY("button-join"))
    await command(house, "person", "bar", str(alice.id))
    await command(house, "person", "bar", str(carl.id))
    table = await house.table(shared)
    assert isinstance(table.setup.kind, ServerGame)
    assert table.setup.kind.host == bob.id
    assert [player.user_id for player in table.players] == [bob.id]
    assert await status(house, alone) == "closed"


async def test_somebody_who_came_in_by_another_process_is_taken_out(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await lobby_of(house, alice)
    table = await house.table(game)
    await command(house, "person", "bar", str(bob.id))
    # Like a process that hasn't read the list yet.
    house.bot.in_flight.admit = lambda _: None
    await bob.click(house.channel.history()[-1], label=SAY("button-join"))
    await house.env.settle()
    assert [player.user_id for player in table.players] == [alice.id]


async def test_tournaments_neither_wait_for_them_nor_pair_them(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    boss = await sign_up(house, alice, bob, carol)
    dave = house.add("dave")
    await dave.click(house.channel.history()[-1], label=SAY("button-join"))
    await command(house, "person", "bar", str(dave.id))
    assert (await stored_tournament(house)).entrant(dave.id) is None
    it = await begin(house, boss)
    (pairing,) = it.rounds[0].tables
    await command(house, "person", "bar", str(carol.id))
    kind = (await house.table(pairing.game)).setup.kind
    assert isinstance(kind, TournamentTable)
    assert set(kind.invitation.awaited) == {alice.id, bob.id}
    entrant = (await stored_tournament(house)).entrant(carol.id)
    assert entrant is not None
    assert entrant.left


async def test_a_deletion_by_mail_leaves_nothing(
    house: House, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.tables")
    alice, bob = house.add("wilhelmina"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    await house.until(game, "turn", alice)
    await house.bot.background.noting.finish()
    with pytest.raises(AssertionError):
        await command(house, "person", "forget", str(alice.id))
    assert "--yes" in capsys.readouterr().err
    assert (await house.table(game)).seat_of(alice.id) is not None
    await command(house, "person", "forget", str(alice.id), "--yes")
    assert "once the bot is running" in capsys.readouterr().out
    assert "Deletions finished for the operator or an earlier process: 1" in caplog.messages
    assert (await house.table(game)).seat_of(alice.id) is None
    if isinstance(house.settings.database, Path):
        assert not Trail(alice.id, "wilhelmina", alice.user.dm_channel.id).rows(house.path)
    await command(house, "person", "show", str(alice.id))
    assert capsys.readouterr().out == f"Nothing is stored about {alice.id}.\n"
    await house.finish(game)


async def test_it_leaves_a_server(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    alice = house.add("alice")
    game = await lobby_of(house, alice)
    guild = house.guild.id
    await command(house, "server", "leave", str(guild))
    assert [each.id for each in house.bot.guilds] == []
    ((removed, leaving),) = await house.bot.store.database.rows("SELECT removed, leaving FROM servers")
    assert removed
    assert not leaving
    assert await status(house, game) == "lobby"
    capsys.readouterr()
    await command(house, "server", "leave", str(guild))
    await command(house, "server", "leave", str(guild))
    assert not (await house.bot.store.servers.leaving())


async def test_a_server_that_discord_does_not_let_it_leave_is_left_later(house: House) -> None:
    await lobby_of(house, house.add("alice"))
    guild = house.guild.id
    house.env.inject_error("DELETE", f"/users/@me/guilds/{guild}", status=503, times=None)
    await command(house, "server", "leave", str(guild))
    assert await house.bot.store.servers.leaving() == [guild]
    assert [each.id for each in house.bot.guilds] == [guild]
    house.env.backend.faults.clear()
    await house.env.advance_time(FAILURE_PAUSES[-1])
    assert not house.bot.guilds
    assert await house.bot.store.servers.leaving() == []


async def test_it_leaves_no_server_that_it_is_not_in_and_says_so(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    await command(house, "server", "leave", "81384788765712384")
    assert await house.bot.store.servers.leaving() == []
    assert await house.bot.store.database.rows("SELECT id FROM servers") == []
    # As if the bot had checked while the command waited.
    house.patch.setattr(operating, "leave", Mock())
    words = ["server", "leave", "81384788765712384", "--database", str(house.settings.database)]
    capsys.readouterr()
    assert await asyncio.to_thread(main, words) == 1
    assert "is the id right?" in capsys.readouterr().err


async def test_nobody_who_is_barred_is_notified_of_an_invitation(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(invited=True, calls="direct"))
    await command(house, "person", "bar", str(bob.id))
    table = await house.table(await lobby_of(house, alice))
    assert await house.bot.delivery.announcements.invite(table, [bob.id])
    assert bob.id not in house.env.backend.dm_channels
    assert f"<@{bob.id}>" not in str(house.channel.history()[-1].mentions)


async def test_a_stopped_bot_does_it_when_it_starts(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    await write(
        house.bot.store.database, "INSERT INTO shut_out (person, mark, since) VALUES (?, '', 1)", alice.id
    )
    await house.restart()
    assert (await house.table(game)).seat_of(alice.id) is None
    assert house.say(await alice.slash(house.channel, "citadels new")) == SAY("error-shut-out")
