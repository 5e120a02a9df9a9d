"""Discord shows that the bot is thinking, and the final response fails: the bot repeats it by itself."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import cycle, product
from typing import Any

import discord
import pytest
import simcord
from simcord.results import InteractionResult, to_discord_message

from bot.delivery import held_responses
from bot.delivery.held_responses import HeldWhere
from bot.delivery.pictures import NO_UPLOADS
from bot.words.language import Language
from storage.privacy.declared import rows
from tests.cogs.test_turning_points import Thinking
from tests.e2e.faults import Fault, Faults, act, live_boards, tracebacks
from tests.e2e.test_faults_of_looking import LOOKS, Reader, reader
from tests.house import SELECT, House
from tests.lobby_options import open_lobby, public
from tests.turning import FOUND

pytestmark = pytest.mark.in_turns

__all__ = ["reader"]

SAY = Language()

LOADING = 1 << 7

AFTERWARDS = 60.0  # Seconds after which the bot has repeated failed requests more than once.

FAULTS: tuple[Fault, ...] = ("500", "503", "429", "limited", "cut", "reset", "late", "unanswered")
"""Faults after which a retry may help."""

FAULTS_EACH = 3
"""How many faults each request of a look-up has.

It is odd, so that all kinds of requests get all faults in turn.
"""


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make everything slow, so that each response is held first."""

    @asynccontextmanager
    async def in_time(interaction: discord.Interaction, where: HeldWhere) -> AsyncGenerator[None]:
        await held_responses.hold(interaction, where)
        yield

    monkeypatch.setattr(held_responses, "in_time", in_time)


LONG = 20.0


def _wait_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pause long enough before a retry for people to do something else."""

    def pause_after(_: int) -> float:
        return LONG

    monkeypatch.setattr(held_responses, "pause_after", pause_after)


def _thinking(house: House) -> list[Any]:
    """Return the messages that say that the bot is thinking."""
    channels = house.env.backend.messages.values()
    return [each for messages in channels for each in messages.values() if each.flags & LOADING]


def _tries(broken: Faults) -> int:
    return [kind for kind, _ in broken.made].count("response-held")


async def test_a_member_who_looks_something_up_sees_it_without_asking_again(
    reader: Reader, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    """Any request may fail after the response was held. The faults take turns."""
    house, tried = reader.house, set[tuple[str, str]]()
    turns = cycle(FAULTS)
    for name, prepare in LOOKS.items():
        look, since = await prepare(reader), len(broken.made)
        result, on = await act(house, look(), AFTERWARDS)
        wanted, kinds = await reader.seen(result, on), [kind for kind, _ in broken.made[since:]]
        if "response-held" not in kinds:
            continue
        for after, kind in enumerate(kinds):
            for _ in range(FAULTS_EACH):
                fault = next(turns)
                look, before = await prepare(reader), len(house.private(reader.actor))
                broken.plan_after(after, fault)
                result, on = await act(house, look(), AFTERWARDS)
                what = f"{name}: request {after} ({kind}), {fault}"
                broken.no_more()
                house.clock.now += NO_UPLOADS
                assert _thinking(house) == [], what
                if kind in ("response-held", "response-hold"):
                    # A picture that could not be sent is left out for a while, and a text has its facts.
                    assert wanted.splitlines()[0] in (await reader.seen(result, on)).splitlines(), what
                    assert len(house.private(reader.actor)) == before + 1, what
                tried.add((kind, fault))
        assert tracebacks(caplog) == [], name
    assert tried >= {*product(("response-hold", "response-held"), FAULTS)}
    assert house.bot.delivery.held_responses.idle


async def test_a_request_that_discord_refuses_is_not_retried_but_said(
    reader: Reader, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    broken.plan("response-held", "refused")
    result = await act(reader.house, reader.slash("history"), AFTERWARDS)
    assert reader.house.say(result) == SAY("error-unexpected")
    assert _tries(broken) == 2
    assert tracebacks(caplog) == []


async def test_a_picture_that_discord_refuses_is_left_out(reader: Reader, broken: Faults) -> None:
    broken.plan("response-held", "refused")
    result = await act(reader.house, reader.slash("profile"), AFTERWARDS)
    assert broken.to_come == 0
    assert result.response is not None
    assert result.response.attachments == []
    assert "alice" in reader.house.say(result)


@pytest.mark.parametrize("kind", ["response-held", "response-asked-for"])
async def test_through_a_token_that_is_gone_nothing_is_sent(
    reader: Reader, broken: Faults, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    broken.plan("response-held", "gone" if kind == "response-held" else "cut")
    broken.plan("response-asked-for", "gone")
    await act(reader.house, reader.slash("profile"), 900)
    assert _tries(broken) == 1
    assert reader.house.bot.delivery.held_responses.idle
    assert tracebacks(caplog) == []


async def test_a_token_that_has_run_out_is_not_used(reader: Reader, broken: Faults) -> None:
    broken.plan("response-held", "cut", "cut", "cut", "cut", "cut")
    await act(reader.house, reader.slash("profile"), 3)
    tried, since = _tries(broken), len(broken.made)
    assert tried > 1
    reader.house.until_no_click_lives()
    await reader.house.env.advance_time(900)
    assert {"response-held", "response-asked-for"}.isdisjoint(kind for kind, _ in broken.made[since:])
    assert reader.house.bot.delivery.held_responses.idle


async def test_a_later_click_stays(reader: Reader, broken: Faults, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response arrived, but the bot doesn't know that. Its reader clicked a button in it."""
    house = reader.house
    _wait_long(monkeypatch)
    broken.plan("response-held", "unanswered")
    result = await act(house, reader.slash("replay", game=reader.over))
    first = house.say(result)
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    message = to_discord_message(house.env, stored)
    button = next(each for each in house.controls(message) if each["custom_id"].startswith("cit:step"))
    await act(house, house.forge(reader.actor, message, button["custom_id"]), 1)
    seen = house.text(message)
    assert seen != first
    await house.env.advance_time(AFTERWARDS)
    assert house.text(message) == seen
    assert _tries(broken) == 1
    assert house.bot.delivery.held_responses.idle


async def test_a_player_who_has_their_data_deleted_is_shown_none_of_it(
    reader: Reader, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = reader.house
    _wait_long(monkeypatch)
    broken.plan("response-held", "cut")
    result = await act(house, reader.slash("profile"))
    assert broken.to_come == 0
    asked = await act(house, reader.slash("privacy delete"), 1)
    await act(house, house.press_answer(reader.actor, asked, SAY("button-privacy-erase")), 1)
    assert not rows(await house.bot.store.personal_data.of(reader.actor.id))
    await house.env.advance_time(900)
    assert house.say(result) == ""
    assert house.bot.delivery.held_responses.idle


async def test_before_the_bot_stops_it_is_tried_once_more(reader: Reader, broken: Faults) -> None:
    broken.plan("response-held", "cut")
    result = await act(reader.house, reader.slash("profile"), 0.1)
    assert len(_thinking(reader.house)) == 1
    await act(reader.house, reader.house.bot.finish())
    assert _thinking(reader.house) == []
    assert reader.house.say(result)


async def _at_the_table(house: House) -> tuple[str, simcord.MemberActor, int]:
    """Begin a game; return it, the asked player, and the number of the question."""
    game = await house.open(house.add("alice"), house.add("bob"), computers=1)
    await house.env.advance_time(AFTERWARDS)
    asked = await house.asked(game)
    assert asked is not None
    return game, *asked


async def _play(house: House, actor: simcord.MemberActor, game: str) -> InteractionResult:
    house.clock.now += 1
    return await house.press(actor, live_boards(house, game)[-1], f"cit:play:{game}")


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_panel_comes_as_it_is_then(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    game, actor, number = await _at_the_table(house)
    broken.plan("response-held", fault)
    await act(house, _play(house, actor, game), AFTERWARDS)
    assert broken.to_come == 0
    assert _thinking(house) == []
    (panel,) = house.private(actor)
    assert panel in house.questions(actor, number)
    await act(house, house.answer(actor, panel), 3)
    assert (await house.asked(game)) != (actor, number)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", ["500", "503", "429", "cut", "reset"])
async def test_a_panel_that_was_answered_meanwhile_asks_nothing_any_more(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    game, actor, number = await _at_the_table(house)
    _wait_long(monkeypatch)
    direct = await house.called(game, actor, number)
    broken.plan("response-held", fault)
    await act(house, _play(house, actor, game))
    await act(house, house.answer(actor, direct[-1]), AFTERWARDS * 2)
    assert _thinking(house) == []
    (panel,) = house.private(actor)
    assert panel not in house.questions(actor, number)
    assert house.text(panel).startswith(SAY("panel-moved"))


async def test_a_panel_that_was_opened_anew_stays_where_it_is(house: House, broken: Faults) -> None:
    game, actor, number = await _at_the_table(house)
    broken.plan("response-held", "cut")
    await act(house, _play(house, actor, game))
    await act(house, _play(house, actor, game), AFTERWARDS)
    assert _thinking(house) == []
    first, second = house.private(actor)
    assert house.text(first).startswith(SAY("panel-moved"))
    assert second in house.questions(actor, number)


async def test_a_player_who_has_resigned_meanwhile_sees_no_panel(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, actor, _ = await _at_the_table(house)
    _wait_long(monkeypatch)
    broken.plan("response-held", "cut")
    result = await act(house, _play(house, actor, game))
    asked = await act(house, actor.slash(house.channel, "citadels resign"))
    await act(house, house.press_answer(actor, asked, SAY("games-resign")), AFTERWARDS)
    assert _thinking(house) == []
    assert house.say(result) == SAY("error-not-seated")


async def test_a_player_who_was_called_meanwhile_is_not_called_again_because_another_try_fails(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, actor, number = await _at_the_table(house)
    _wait_long(monkeypatch)
    broken.plan("response-held", "cut", "cut")
    await act(house, _play(house, actor, game))
    table = await house.table(game)
    seat = table.seat_of(actor.id)
    assert seat is not None
    called = [each.id for each in actor.user.dm_channel.history()]
    # As after a ping by direct message.
    table.panel(seat).knows = number
    await house.env.advance_time(LONG + 0.3)
    assert broken.to_come == 0
    await house.bot.delivery.panels.bring(table, seat)
    assert [each.id for each in actor.user.dm_channel.history()] == called


@pytest.mark.parametrize("anew", [False, True])
async def test_options_come_as_they_are_then_unless_they_were_opened_anew(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, *, anew: bool
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    opened = f"cit:options:{game}"
    broken.plan("response-held", "cut")
    result = await act(house, house.forge(alice, public(house), opened))
    await act(house, bob.click(public(house), label=SAY("button-join")))
    if anew:
        await act(house, house.forge(alice, public(house), opened))
    await house.env.advance_time(AFTERWARDS)
    assert _thinking(house) == []
    assert len(house.private(alice)) == 1 + anew
    taken = SAY("options-for-expected", count=4, taken=2)
    seen = house.say(result)
    assert seen == SAY("options-opened-anew") if anew else taken in seen
    assert taken in house.text(house.private(alice)[-1])
    assert tracebacks(caplog) == []


async def test_a_search_that_could_not_be_shown_is_begun_anew_by_who_wants_it(
    reader: Reader, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = reader.house
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", Thinking())
    replay = await act(house, reader.slash("replay", game=reader.over), 1)
    broken.plan("response-held", "cut")
    label = SAY("button-decided")
    await act(house, house.press_answer(reader.actor, replay, label), AFTERWARDS)
    assert broken.to_come == 0
    assert _thinking(house) == []
    shown = house.private(reader.actor)[-1]
    assert SAY("turning-whose") in house.text(shown)
    (whose,) = [each for each in house.controls(shown) if each["type"] == SELECT]
    pick = house.forge(reader.actor, shown, whose["custom_id"], SELECT, whose["options"][0]["value"])
    await act(house, pick, AFTERWARDS)
    assert FOUND in house.text(house.private(reader.actor)[-1])
    assert tracebacks(caplog) == []
