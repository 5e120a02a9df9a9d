"""Hourly upkeep: servers without the bot are deleted, and seats follow the choices of their people."""

from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.tables.background.upkeep import UPKEEP_INTERVAL
from bot.words.language import Language
from storage.database.storage_errors import NotStoredError
from storage.people.stored_settings import PersonSettings
from tests.house import House, pictured
from tests.pings import NIGHT, choose
from tests.storage.samples import write

SAY = Language()


async def _one_round(house: House) -> None:
    """Let the time pass until the bot checks again, and a little more."""
    house.leap(UPKEEP_INTERVAL)
    await house.env.advance_time(1)


# Servers that the bot was removed from


async def _removed(house: House) -> dict[int, int | None]:
    rows = await house.bot.store.database.rows("SELECT id, removed FROM servers")
    return {row[0]: row[1] for row in rows}


async def _days_later(house: House, days: int) -> None:
    """Let a server be gone for `days` more days, and the bot check."""
    await write(house.bot.store.database, "UPDATE servers SET removed = removed - ?", days * 24 * 3600)
    await _one_round(house)


async def _traces(house: House, guild: int) -> dict[str, int]:
    """Count the stored rows of a server, and those of games that don't exist."""
    counted = {
        "games": "SELECT count(*) FROM games WHERE guild = ?",
        "sets": "SELECT count(*) FROM sets WHERE guild = ?",
        "servers": "SELECT count(*) FROM servers WHERE id = ?",
    }
    found = {name: (await house.bot.store.database.rows(sql, guild))[0][0] for name, sql in counted.items()}
    for table in ("people", "choices", "clicks", "messages"):
        rows = await house.bot.store.database.rows(
            f"SELECT count(*) FROM {table} WHERE game NOT IN (SELECT id FROM games)"
        )
        found[table] = rows[0][0]
    return found


async def test_a_server_is_forgotten_30_days_after_the_bot_was_removed_and_its_games_end(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.patch.setattr("storage.values.Setup.patience", 100 * UPKEEP_INTERVAL)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    await house.until(game, "turn", alice)
    panel = house.questions(alice)[-1]
    await bob.slash(house.channel, "citadels new")
    await house.bot.store.servers.change(house.guild.id, lambda each: replace(each, seasons=False))
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    await house.add("carl", other).slash(channel, "citadels new")

    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert (await _removed(house))[house.guild.id]
    await _days_later(house, 29)
    table = await house.table(game)
    assert table.running
    before = table.stored.version
    await house.answer(alice, panel)
    assert table.stored.version > before

    await _days_later(house, 1)
    assert set((await _traces(house, house.guild.id)).values()) == {0}
    assert (await _traces(house, other.id))["games"] == 1
    assert [each.setup.kind.guild for each in house.bot.registry.tables] == [other.id]
    assert not table.running
    custom_id = house.answer_button(panel)
    assert SAY("error-unknown-game") in house.say(await house.press(alice, panel, custom_id))
    # Nothing runs in the background, and nothing of it stays in memory.
    assert table.computing is None
    assert not house.bot.delivery.sync.needs(table)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_a_server_that_invites_the_bot_again_finds_everything(house: House) -> None:
    house.patch.setattr("storage.values.Setup.patience", 100 * UPKEEP_INTERVAL)
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    guild = house.env.backend.get_guild(house.guild.id)
    for _ in range(2):
        house.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await house.env.settle()
        assert (await _removed(house))[guild.id]
        await _days_later(house, 20)
        payload = {**guild_create_payload(house.env.backend, guild)}
        payload.pop("unavailable", None)
        house.env.backend.emit("GUILD_CREATE", payload)
        await house.env.settle()
        assert (await _removed(house))[guild.id] is None
    assert (await _traces(house, guild.id))["games"] == 1
    lobby = next(each for each in house.channel.history() if "cit:join" in str(house.stored(each)))
    await alice.click(lobby, label=SAY("button-add"))
    assert "Agnes" in pictured(house.stored(lobby))


async def test_an_outage_of_discord_is_no_removal(house: House) -> None:
    await house.add("alice").slash(house.channel, "citadels new")
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.env.settle()
    assert house.bot.guilds[0].unavailable
    await _one_round(house)
    assert await _removed(house) == {}


async def test_a_removal_that_could_not_be_noted_is_noted_in_the_next_round(house: House) -> None:
    await house.add("alice").slash(house.channel, "citadels new")
    house.patch.setattr(
        house.bot.store.database, "transaction", AsyncMock(side_effect=NotStoredError("the disk is full"))
    )
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id)})
    await house.env.settle()
    house.patch.undo()
    assert await _removed(house) == {}
    await _one_round(house)
    assert (await _removed(house))[house.guild.id]
    assert [type(error) for error in house.env.errors] == [NotStoredError]


async def test_a_failure_in_the_upkeep_keeps_nothing_else_from_being_done(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    looked = AsyncMock(return_value=[])
    house.patch.setattr("storage.games.games.forget_clicks", Mock(side_effect=ZeroDivisionError))
    house.patch.setattr(house.bot.store.servers, "abandoned", looked)
    await _one_round(house)
    assert "ZeroDivisionError" in caplog.text
    looked.assert_awaited_once()


# Seats


async def test_hours_and_a_language_that_a_person_chose_at_once_both_reach_their_seat(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, house.add("bob"))
    await choose(house, alice, PersonSettings(quiet=NIGHT, language="uk"))
    table = await house.table(game)
    seat = table.seat_of(alice.id)
    assert seat is not None
    assert (table.players[seat].quiet, table.setup.locale_of(seat)) == (NIGHT, "uk")
