"""`/citadels privacy`: a member's stored data, the file with all of it, and the deletion."""

import asyncio
import json
import logging
import re
import sqlite3
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.screens.privacy import deletion_screen
from bot.tables.background.upkeep import UPKEEP_INTERVAL
from bot.tables.panel_message import WAITING_PANEL
from bot.tables.table import Table
from bot.words.language import Language
from cogs import common
from cogs.context import Context
from storage.parts import NOBODY
from storage.privacy import declared
from storage.privacy.holdings import HeldEvening
from tests.bot.screens.build import text as said_in
from tests.e2e.faults import calls
from tests.house import House, pictured, texts, walk
from tests.lobby_options import open_options
from tests.storage.hinder import Rows, Statement, hook

SAY = Language()


async def _ask(house: House, actor: simcord.MemberActor) -> InteractionResult:
    result = await actor.slash(house.channel, "citadels privacy delete")
    assert result.ephemeral
    return result


async def _erase(house: House, actor: simcord.MemberActor) -> InteractionResult:
    """Ask for the deletion, and confirm it."""
    return await house.press_answer(actor, await _ask(house, actor), SAY("button-privacy-erase"))


def _button(house: House, result: InteractionResult) -> str:
    """Return the id of the confirming button."""
    assert result.response is not None
    ids = [each["custom_id"] for each in house.controls(result.response)]
    return next(each for each in ids if each.startswith("cit:erase:"))


async def _rows(house: House, actor: simcord.MemberActor) -> dict[str, int]:
    return declared.rows(await house.bot.store.personal_data.of(actor.id))


async def _file(result: InteractionResult) -> dict[str, Any]:
    assert result.response is not None
    assert result.response.ephemeral
    (attachment,) = result.response.attachments
    assert attachment.filename == "citadels.json"
    return json.loads(await attachment.read())


# Looking


async def test_a_person_who_never_played_reads_that_nothing_is_stored(house: House) -> None:
    alice = house.add("alice")
    for result in (
        await alice.slash(house.channel, "citadels privacy show"),
        await alice.user.slash("citadels privacy show"),
        await alice.slash(house.channel, "citadels privacy export"),
        await _ask(house, alice),
    ):
        assert result.ephemeral
        assert SAY("privacy-nothing") in house.say(result)
        assert result.response is not None
        assert not house.controls(result.response)


async def test_a_player_is_told_the_stored_data_in_plain_words(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    for _ in range(12):
        await house.step(game)
    await alice.slash(house.channel, "citadels new")
    rows = await _rows(house, alice)
    assert rows["choices"] > 1
    for result in (
        await alice.slash(house.channel, "citadels privacy show"),
        await alice.user.slash("citadels privacy show"),
    ):
        assert result.ephemeral
        said = house.say(result)
        for key, count in (("lobbies", 1), ("running", 1), ("answers", rows["choices"]), ("panels", 1)):
            assert SAY(f"privacy-{key}", count=count) in said
        assert SAY("privacy-held-clicks", count=rows["clicks"], days=14) in said
        assert SAY("privacy-held-results", count="|").split("|")[0] not in said


async def test_links_lead_to_the_pages_of_the_host(house: House) -> None:
    addresses = {"privacy_url": "https://example.org/privacy", "terms_url": "https://example.org/terms"}
    house.settings = house.settings.model_copy(update=addresses)
    await house.restart()
    alice = house.add("alice")
    result = await alice.slash(house.channel, "citadels privacy show")
    assert result.response is not None
    links = [each["url"] for each in walk(house.stored(result.response)) if each.get("url")]
    assert links == list(addresses.values())


# The file


async def test_all_of_it_comes_as_a_file_that_nobody_else_sees(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    for _ in range(12):
        await house.step(game)
    shown = await alice.slash(house.channel, "citadels privacy show")
    told = [
        await _file(await alice.slash(house.channel, "citadels privacy export")),
        await _file(await alice.user.slash("citadels privacy export")),
        await _file(await house.press_answer(alice, shown, SAY("button-privacy-export"))),
    ]
    assert told[0]["user"] == str(alice.id)
    assert told[0]["games"][0]["game"] == game
    assert all({**each, "made": ""} == {**told[0], "made": ""} for each in told)
    table = await house.table(game)
    text = json.dumps(told[0])
    for secret in (table.setup.proof.secret, table.setup.proof.commitment, str(bob.id), "bob"):
        assert secret not in text


# Asking


async def test_it_is_asked_first_and_said_what_will_happen(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    before = await _rows(house, alice)
    shown = await alice.slash(house.channel, "citadels privacy show")
    for result in (
        await _ask(house, alice),
        await alice.user.slash("citadels privacy delete"),
        await house.press_answer(alice, shown, SAY("button-privacy-delete")),
    ):
        said = house.say(result)
        assert SAY("privacy-erase-running", count=1) in said
        for key in ("played", "rest", "final"):
            assert SAY(f"privacy-erase-{key}", tournaments=0) in said
        assert SAY("privacy-erase-lobbies", count=1) not in said
        assert _button(house, result)
    assert await _rows(house, alice) == before


async def test_the_page_of_what_stays_leads_back_to_the_question(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    before, asked = await _rows(house, alice), await _ask(house, alice)
    sure = _button(house, asked)
    kept = await house.press_answer(alice, asked, SAY("button-privacy-kept"))
    assert SAY("privacy-erase-not") in house.say(kept)
    again = await house.press_answer(alice, kept, SAY("button-privacy-delete"))
    assert _button(house, again) == sure
    assert await _rows(house, alice) == before


async def test_it_can_be_kept_and_names_the_fate_of_evenings(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    kept = await house.press_answer(alice, await _ask(house, alice), SAY("button-privacy-keep"))
    assert SAY("privacy-about") in house.say(kept)
    held = await house.bot.store.personal_data.of(alice.id)
    evening = HeldEvening("aaaaaaaa", house.guild.id, 1_790_000_000)
    screen = deletion_screen(replace(held, evenings=(evening,)), "c0ffee", SAY)
    assert SAY("privacy-erase-evenings", count=1) in said_in(screen)


async def test_nobody_else_can_confirm_it(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    asked = await _ask(house, alice)
    before = await _rows(house, alice), await _rows(house, bob)
    result = await house.forge(bob, house.channel.history()[-1], _button(house, asked))
    assert result.ephemeral
    assert house.say(result) == SAY("error-privacy-changed")
    assert (await _rows(house, alice), await _rows(house, bob)) == before


async def test_an_old_question_deletes_nothing_that_came_later(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    old = await _ask(house, alice)
    assert SAY("privacy-erased") in house.say(await _erase(house, alice))
    # Confirming twice changes nothing more.
    again = await house.forge(alice, house.channel.history()[-1], _button(house, old))
    assert house.say(again) == SAY("privacy-erased")
    game = await house.open(alice, bob)
    before = await _rows(house, alice)
    result = await house.forge(alice, house.channel.history()[-1], _button(house, old))
    assert house.say(result) == SAY("error-privacy-changed")
    assert await _rows(house, alice) == before
    assert (await house.table(game)).players[0].human


# Deleting


async def test_the_game_goes_on_with_a_computer_and_everybody_sees_whose_it_was(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    panel = alice.user.dm_channel.history()[-1]
    result = await _erase(house, alice)
    assert house.say(result) == SAY("privacy-erased")
    assert not await _rows(house, alice)
    # The panel is now only a text.
    assert texts(house.stored(panel)) == SAY("privacy-left")
    table = await house.table(game)
    assert table.players[0].former
    former = SAY("player-former-seat", number=1)
    board = texts(house.stored(house.channel.history()[-1]))
    assert f"🤖 **{former}**" in board
    assert "alice" not in board
    await house.finish(game)
    scores = house.channel.history()[-1]
    end = f"{pictured(house.stored(scores))}\n{house.say(await house.more(bob, scores))}"
    assert former in end
    assert "alice" not in end
    assert not re.search(r"<@[^0-9]", str([house.stored(each) for each in house.messages(bob)]))
    assert (await house.bot.store.database.rows("SELECT count(*) FROM results"))[0][0] == 1
    assert not await _rows(house, alice)


async def test_all_commands_and_old_buttons_know_nobody_then(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    panel = house.questions(alice, number)[-1]
    answer = house.answer_button(panel)
    await _erase(house, alice)
    for command in ("hand", "resign"):
        assert SAY("error-nowhere") in house.say(await alice.slash(house.channel, f"citadels {command}"))
    board = house.channel.history()[-1]
    for custom_id in (answer, f"cit:play:{game}", f"cit:hand:{game}", f"cit:resign:{game}"):
        result = await house.forge(alice, board, custom_id)
        assert house.say(result) == SAY("error-not-seated")
        result = await house.forge(alice, panel, custom_id)
        assert house.say(result) == SAY("error-unknown-game")
    assert not await _rows(house, alice)


async def test_a_ping_is_taken_back(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    path = f"/channels/{alice.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)
    game = await house.open(alice, bob)
    house.until_no_click_lives()
    await house.until(game, "pick-character", alice)
    await house.env.settle()
    assert calls(house, alice)
    await _erase(house, alice)
    await house.env.settle()
    assert not calls(house, alice)
    assert not await _rows(house, alice)


async def test_lobbies_are_left_and_those_of_nobody_closed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    alone = house.channel.history()[-1]
    await bob.slash(house.channel, "citadels new")
    joined = house.channel.history()[-1]
    await alice.click(joined, label=SAY("button-join"))
    await _erase(house, alice)
    await house.env.settle()
    assert SAY("lobby-closed") in texts(house.stored(alone))
    assert not house.controls(alone)
    assert "alice" not in texts(house.stored(alone)) + pictured(house.stored(joined))
    assert "bob" in pictured(house.stored(joined))
    # The other game is played as usual.
    carol = house.add("carol")
    await carol.click(joined, label=SAY("button-join"))
    await house.start(bob, joined)
    assert SAY("lobby-started") in texts(house.stored(joined))


async def test_an_old_board_is_finished_without_the_name(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    board = house.channel.history()[-1]
    table = await house.table(game)
    assert "alice" in pictured(house.stored(board))
    shown = table.board.last
    await _erase(house, alice)
    await house.env.settle()
    # As if the board could not have been edited since.
    table.board.last = shown
    while table.round == 1:
        await house.step(game)
        if table.game.state.round == 1:
            table.board.last = shown
    await house.env.settle()
    assert house.channel.history()[-1].id != board.id
    assert not house.controls(board)
    assert "alice" not in texts(house.stored(board)) + pictured(house.stored(board))


async def test_a_saved_set_of_nobody_is_for_who_manages_the_server(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await (await open_options(house, alice)).save("Ours")
    await _erase(house, alice)
    (saved,) = await house.bot.store.sets.of_server(house.guild.id)
    assert saved.user == NOBODY
    panel = await open_options(house, bob)
    former = SAY("player-former")
    await panel.pick("delete", str(saved.id))
    assert SAY("error-set-not-yours", owner=former) in panel.text
    assert SAY("error-set-name-taken", owner=former) in await panel.save("ours")
    assert await house.bot.store.sets.of_server(house.guild.id) == [saved]


# At the same moment


@pytest.mark.parametrize("first", ["answer", "delete"])
async def test_an_answer_at_the_same_moment(house: House, first: str) -> None:
    """The answer counts if it comes first, otherwise it is refused. Nothing is left of the person."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    answer = house.answer_button(house.questions(alice, number)[-1])
    erase = _button(house, await _ask(house, alice))
    board = house.channel.history()[-1]
    both = (answer, erase) if first == "answer" else (erase, answer)
    await house.at_once(alice, board, *both)
    await house.env.settle()
    assert not await _rows(house, alice)
    table = await house.table(game)
    assert table.players[0].former
    assert (await house.bot.store.games.load(game)) is not None
    await house.finish(game)
    assert not await _rows(house, alice)


def _meanwhile(house: House, patch: pytest.MonkeyPatch, start: Callable[[], object]) -> None:
    """Start something after the store has removed a person from a game, before the table knows it.

    It runs as far as it can until then.
    """
    stored = house.bot.store.personal_data
    forget = stored.forget_in_game

    async def forgetting(game: str, user: int) -> None:
        await forget(game, user)
        start()
        # Here the event loop's clock isn't the real one.
        await asyncio.to_thread(time.sleep, 0.2)

    patch.setattr(stored, "forget_in_game", forgetting)


def _nobody_asked(_: Table) -> None:
    return None


async def test_clicks_that_waited_meanwhile_neither_show_nor_do_anything(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    answer = house.answer_button(house.questions(alice, number)[-1])
    asked, board = await _ask(house, alice), house.channel.history()[-1]
    begun = asyncio.Event()

    async def seated(ctx: Context, game: str, find: common.FindsTable = common.table_of) -> tuple[Table, int]:
        found = await common.seat_of(ctx, game, find)
        await begun.wait()
        return found

    for module in ("cogs.play", "cogs.replies"):
        monkeypatch.setattr(sys.modules[module], "seat_of", seated)
    _meanwhile(house, monkeypatch, begun.set)
    custom_ids = (_button(house, asked), answer, f"cit:play:{game}", f"cit:resign:{game}")
    deleted, *results = await house.at_once(alice, board, *custom_ids)
    assert house.say(deleted) == SAY("privacy-erased")
    assert [house.say(each) for each in results] == [SAY("error-not-seated")] * 3
    assert not await _rows(house, alice)
    assert (await house.table(game)).players[0].former


async def test_a_question_that_is_brought_meanwhile_goes_nowhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "pick-character", alice)
    table = await house.table(game)
    asked = await _ask(house, alice)

    def bring() -> None:
        # As if an absent player hadn't seen the question yet.
        table.panel(0).knows = WAITING_PANEL
        house.until_no_click_lives()
        house.bot.jobs.start(house.bot.delivery.panels.bring(table, 0), "bringing")

    # The question stays open: no computer answers it.
    monkeypatch.setattr(house.bot.background.computers, "_question", _nobody_asked)
    _meanwhile(house, monkeypatch, bring)
    since = len(house.env.http_requests)
    await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    await house.env.settle()
    assert not await _rows(house, alice)
    assert 0 not in await house.bot.store.places.of(game)
    direct = f"/channels/{alice.user.dm_channel.id}/messages"
    sent = [(each.method, each.path) for each in house.env.http_requests[since:]]
    assert not {("POST", direct), ("POST", "/users/@me/channels")}.intersection(sent)
    assert [texts(house.stored(each)) for each in alice.user.dm_channel.history()] == [SAY("privacy-left")]


# Failures


async def test_if_nothing_can_be_stored_nothing_is_half_done(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    before = await _rows(house, alice)
    asked = await _ask(house, alice)
    with monkeypatch.context() as patch:
        _break(patch, "INTO deletions")
        result = await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    assert SAY("error-not-stored") in house.say(result)
    assert await _rows(house, alice) == before
    assert (await house.table(game)).players[0].human
    result = await _erase(house, alice)
    assert SAY("privacy-erased") in house.say(result)


async def test_a_late_failure_is_told_and_mended_after_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.open(bob, alice)
    asked = await _ask(house, alice)
    with monkeypatch.context() as patch:
        _break(patch, "DELETE FROM people", after=1)
        result = await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    assert SAY("privacy-erased-partly") in house.say(result)
    shown = await alice.slash(house.channel, "citadels privacy show")
    assert SAY("privacy-deleting") in house.say(shown)
    assert (await house.table(game)).players[0].former
    await house.restart()
    await house.env.settle()
    assert not await _rows(house, alice)


def _break(patch: pytest.MonkeyPatch, statement: str, after: int = 0) -> None:
    """Let a statement always fail, except the first `after` times."""
    made = list[str]()

    def breaking(sql: str, run: Statement) -> Rows:
        if statement in sql:
            made.append(sql)
            if len(made) > after:
                raise sqlite3.OperationalError("database or disk is full")
        return run()

    hook(patch, breaking)


# In memory, and in the log


async def test_no_click_of_the_person_is_kept_in_memory(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "pick-character", bob)
    await house.press(alice, house.channel.history()[-1], f"cit:play:{game}")
    table = await house.table(game)
    assert table.click is not None
    assert table.click.user == alice.id
    await _erase(house, alice)
    pings = [each for panel in table.panels.values() for each in panel.pings]
    kept = [each.token for each in (*(message.handle for message in table.messages), *pings) if each]
    assert alice.id not in [token.user for token in (*kept, table.click) if token]
    await house.finish(game)


async def test_the_log_has_neither_id_nor_name(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("bot", "storage", "cogs"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    alice, bob = house.add("wilhelmina"), house.add("bob")
    await house.open(alice, bob)
    await alice.slash(house.channel, "citadels new")
    caplog.clear()
    for command in ("show", "export"):
        await alice.slash(house.channel, f"citadels privacy {command}")
    await _erase(house, alice)
    house.leap(UPKEEP_INTERVAL)
    await house.env.advance_time(1)
    lines = [
        each.getMessage() for each in caplog.records if each.name.split(".")[0] in ("bot", "storage", "cogs")
    ]
    assert lines
    assert not [line for line in lines if str(alice.id) in line or "wilhelmina" in line]
