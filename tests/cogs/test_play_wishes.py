"""Wishes ahead by clicks: stored in private, granted in time, seen by nobody else."""

import sqlite3
from itertools import product
from typing import Any

import pytest

from bot.tables import view_models
from bot.words.language import Language
from engine.cards.characters import RANK
from storage.database.database import Database
from storage.pace import LIVE, NO_CLOCK, SLOW_PACE, Pace
from tests.e2e.wishing import PICK, choose, decision, in_turn, offered, open_table, open_wishes, save, steady
from tests.house import House, texts

SAY = Language()

GRANTED = SAY("wishes-granted", character="|").split("|")[0]
"""The beginning of the note that a wish was granted."""


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)


def _requests_to(house: House, actor: Any) -> int:
    """Count the direct messages to somebody, and the pings."""
    path, call = f"/channels/{actor.user.dm_channel.id}/messages", f"<@{actor.id}>"
    return sum(
        each.method == "POST" and (each.path == path or call in str(each.json))
        for each in house.env.http_requests
    )


def _own(house: House, game: str, seat: int) -> list[str]:
    (table,) = (each for each in house.bot.registry.tables if each.id == game)
    return table.game.state.seats[seat].characters


async def test_the_panel_of_a_player_who_chose_ahead_says_so_before_and_after(house: House) -> None:
    game, actors = await open_table(house, LIVE)
    first, second, *_ = in_turn(house, game, actors)
    names, table = offered(house, game), await house.table(game)
    asked, waiting = actors.index(first), actors.index(second)
    panel = await second.click(house.channel.history()[-1], label=SAY("button-play"))
    assert SAY("panel-folded-choosing", names=table.name_of(asked), count=1, ping="") in house.say(panel)
    await save(house, game, second, names[:2])
    order = SAY("wishes-then").join(_ranked(each) for each in names[:2])
    told = SAY("panel-folded-ahead", characters=order, count=2, place="channel")
    assert told in house.say(panel)
    assert [view_models.panel(table, seat).wishing for seat in (asked, waiting)] == [False, True]
    await choose(house, game, first, names[0])
    await house.step(game)
    assert _own(house, game, waiting) == [names[1]]
    assert SAY("wishes-granted", character=_ranked(names[1])) in house.say(panel)


async def test_a_wish_is_made_by_clicks_and_granted_without_a_call(house: House) -> None:
    game, actors = await open_table(house)
    first, second, third, _ = in_turn(house, game, actors)
    names = offered(house, game)
    hand = await second.click(house.channel.history()[-1], label=SAY("button-play"))
    await house.press_answer(second, hand, SAY("button-wishes"))
    message = house.channel.history(viewer=second)[-1]
    assert SAY("wishes-nobody") in texts(house.stored(message))
    for name in names[:2]:
        await _pick(house, second, message, name)
    assert _state("open") in texts(house.stored(message))
    assert (await house.table(game)).setup.wishes == ()
    await second.click(message, label=SAY("button-wishes-save"))
    assert _state("stored") in texts(house.stored(message))
    before = _requests_to(house, second)
    await choose(house, game, first, names[0])
    assert decision(house, game).seat == actors.index(third)
    assert _own(house, game, actors.index(second)) == [names[1]]
    assert _requests_to(house, second) == before
    hand = await second.click(house.channel.history()[-1], label=SAY("button-play"))
    assert SAY("wishes-granted", character=_ranked(names[1])) in house.say(hand)
    for other in (first, third):
        hand = await other.click(house.channel.history()[-1], label=SAY("button-play"))
        assert GRANTED not in house.say(hand)


def _state(state: str) -> str:
    """Return the text that says whether the shown wishes are stored."""
    return SAY("wishes-for", round=0, state=state).removeprefix(SAY("wishes-for", round=0, state="none"))


def _ranked(character: str) -> str:
    return f"{RANK[character]} {SAY(f'character-{character}')}"


async def _pick(house: House, actor: Any, message: Any, character: str) -> None:
    control = next(
        each for each in house.controls(message) if (each.get("label") or "").startswith(_ranked(character))
    )
    await house.press(actor, message, control["custom_id"])


@pytest.mark.parametrize("pace", [LIVE, NO_CLOCK])
async def test_where_all_are_there_the_usual_pause_comes_first_and_no_call(house: House, pace: Pace) -> None:
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 50.0})
    game, actors = await open_table(house, pace)
    first, second, third, _ = in_turn(house, game, actors)
    names = offered(house, game)
    await save(house, game, second, names)
    house.clock.now += 600
    before = _requests_to(house, second)
    await choose(house, game, first, names[0])
    await house.env.advance_time(40)
    assert decision(house, game).seat == actors.index(second)
    # A player who opens the panel meanwhile doesn't see the answered question.
    await second.click(house.channel.history()[-1], label=SAY("button-play"))
    assert house.questions(second) == []
    await house.env.advance_time(11)
    assert decision(house, game).seat == actors.index(third)
    assert _own(house, game, actors.index(second)) == [names[1]]
    assert _requests_to(house, second) == before
    assert house.questions(third, decision(house, game).number)


async def test_a_wish_that_is_stored_while_one_is_asked_answers(house: House) -> None:
    game, actors = await open_table(house)
    first, second, *_ = in_turn(house, game, actors)
    seat, wanted = actors.index(first), offered(house, game)[2]
    message = await save(house, game, first, [wanted])
    assert decision(house, game).seat == actors.index(second)
    assert _own(house, game, seat) == [wanted]
    # The panel replaces the wishes, and shows the result.
    assert house.questions(first) == []
    assert GRANTED in texts(house.stored(message))
    last = (await house.table(game)).history[-1]
    assert (last.seat, last.user) == (seat, first.id)


async def test_a_wish_for_what_is_gone_leaves_the_question(house: House) -> None:
    game, actors = await open_table(house)
    first, second, *_ = in_turn(house, game, actors)
    names = offered(house, game)
    await save(house, game, second, names[:1])
    await choose(house, game, first, names[0])
    number = decision(house, game).number
    assert decision(house, game).seat == actors.index(second)
    assert house.questions(second, number)
    await choose(house, game, second, names[1])
    hand = await second.click(house.channel.history()[-1], label=SAY("button-play"))
    assert GRANTED not in house.say(hand)


async def test_a_form_of_a_past_round_begins_anew_and_says_so(house: House) -> None:
    game, actors = await open_table(house)
    first, *_ = in_turn(house, game, actors)
    names = offered(house, game)
    message = await open_wishes(house, game, first)
    assert SAY("error-wish-late", round=1, next=2) not in texts(house.stored(message))
    await choose(house, game, first, names[0])
    await house.forge(first, message, f"cit:wish:{game}:1:{RANK[names[1]] - 1}")
    assert SAY("error-wish-late", round=1, next=2) in texts(house.stored(message))
    assert SAY("wishes-nobody") in texts(house.stored(message))


async def test_a_guess_that_comes_too_late_is_said_and_can_be_saved_for_the_next_round(house: House) -> None:
    game, actors = await open_table(house)
    first, *_ = in_turn(house, game, actors)
    names = offered(house, game)
    await choose(house, game, first, names[0])
    message = await save(house, game, first, names[1:3], 1)
    assert SAY("error-wish-late", round=1, next=2) in texts(house.stored(message))
    assert (await house.table(game)).setup.wishes == ()
    await first.click(message, label=SAY("button-wishes-save"))
    (wish,) = (await house.table(game)).setup.wishes
    assert (wish.round, wish.order) == (2, tuple(names[1:3]))


async def test_an_impossible_order_is_refused(house: House) -> None:
    game, actors = await open_table(house)
    before = await house.snapshot(game)
    for kind, order in product(("wish", "wish-save"), ("00", "8", "012345678")):
        result = await house.forge(actors[0], house.channel.history()[-1], f"cit:{kind}:{game}:0:{order}")
        assert SAY("error-unknown-option") in house.say(result)
    assert await house.snapshot(game) == before


async def test_nobody_else_and_no_small_table_has_wishes(house: House) -> None:
    game, _ = await open_table(house, people=3)
    eve = house.add("eve")
    board = house.channel.history()[-1]
    for forged in (f"cit:wishes:{game}", f"cit:wish:{game}:0:1", f"cit:wish-save:{game}:0:1"):
        said = house.say(await house.forge(house.people[0], board, forged))
        assert SAY("error-no-wishes", fewest=4) in said
    assert SAY("error-not-seated") in house.say(await house.forge(eve, board, f"cit:wishes:{game}"))
    assert SAY("error-not-seated") in house.say(await house.forge(eve, board, f"cit:wish-save:{game}:0:1"))


async def test_the_same_click_counts_once_and_two_at_once_both(house: House) -> None:
    game, actors = await open_table(house)
    _, second, *_ = in_turn(house, game, actors)
    message = await open_wishes(house, game, second)
    version = (await house.table(game)).stored.version
    await house.at_once(second, message, *[f"cit:wish-save:{game}:0:12"] * 2, same=True)
    assert (await house.table(game)).stored.version == version + 1
    results = await house.at_once(second, message, f"cit:wish-save:{game}:0:1", f"cit:wish-save:{game}:0:2")
    assert all(each.acknowledged for each in results)
    (wish,) = (await house.table(game)).setup.wishes
    assert len(wish.order) == 1


async def test_a_choice_that_could_not_be_stored_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, actors = await open_table(house)
    _, second, *_ = in_turn(house, game, actors)
    message = await open_wishes(house, game, second)
    before = await house.snapshot(game)

    def refuse(*_: object) -> Any:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patches:
        patches.setattr(Database, "transaction", refuse)
        await house.forge(second, message, f"cit:wish-save:{game}:0:12")
    assert await house.snapshot(game) == before
    assert (await house.table(game)).setup.wishes == ()


async def test_a_wish_outlives_the_process(house: House) -> None:
    game, actors = await open_table(house)
    first, second, third, _ = in_turn(house, game, actors)
    names = offered(house, game)
    await save(house, game, second, names)
    await house.restart()
    await house.table(game)
    await choose(house, game, first, names[0])
    assert decision(house, game).seat == actors.index(third)


async def test_a_player_who_resigns_wishes_for_nothing(house: House) -> None:
    game, actors = await open_table(house)
    _, second, *_ = in_turn(house, game, actors)
    await save(house, game, second, offered(house, game))
    await house.forge(second, house.channel.history()[-1], f"cit:resign:{game}")
    assert (await house.table(game)).setup.wishes == ()


@pytest.mark.parametrize("pace", [SLOW_PACE, LIVE])
async def test_a_round_that_is_wished_for_by_all_begins_with_the_first_turn(house: House, pace: Pace) -> None:
    game, actors = await open_table(house, pace)
    for actor in in_turn(house, game, actors)[::-1]:
        await save(house, game, actor, offered(house, game), 1)
    assert decision(house, game).kind != PICK
