"""Turning points: found, shown and tried by everybody who may see the replay, despite faults."""

import os
import signal
from unittest.mock import Mock

import pytest

from bot.controls import requests
from bot.controls.requests import PAST, past_tag
from bot.review import turning_points
from bot.words.language import Language
from tests.house import House, texts
from tests.replays import panel, played, stored
from tests.turning import FOUND, LATER, Thinking, ask, ids, shown

SAY = Language()

UNKNOWN = "error-no-such-log"


def _answer(key: str) -> str:
    """Return the text before an answer, after the symbol that marks the better one."""
    return SAY(key, better="on", sure="wins", wins=0, option="|").split("|")[0].split(" ", 1)[1].split("0")[0]


async def test_a_player_sees_what_cost_them_most_and_tries_others(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    result = await ask(house, alice, game)
    assert result.ephemeral
    text = shown(house, alice)
    assert SAY("turning-title-of", you="yes") in text
    assert FOUND in text
    assert {each.masters for each in thinking.asked} == {(0,)}
    points = ids(house, alice, "cit:turning-at:")
    assert len(points) == 5
    before = len(house.messages(alice))
    await house.press(alice, panel(house, alice), points[0])
    tried = shown(house, alice)
    assert SAY("turning-tried-title", round="|", name="").split("|")[0] in tried
    assert SAY("turning-tried-how", name="**alice**") in tried
    assert _answer("turning-chosen") in tried
    assert _answer("turning-best") in tried or _answer("turning-next-best") in tried
    # Every answer leads to its estimated worth, and none into a game.
    step = int(points[0].split(":")[-1])
    answers = [
        each
        for each in ids(house, alice, "cit:")
        if each.startswith((f"cit:answer:{PAST}", f"cit:menu:{PAST}"))
    ]
    assert answers
    assert all(past_tag(game, step) in each for each in answers)
    whole, closer = [each.among for each in thinking.asked if len(each.moves) == step - 1]
    other = next(index for index, option in enumerate(whole) if option not in closer)
    button = f"cit:answer:{PAST}:{past_tag(game, step)}:{other}"
    await house.press(alice, panel(house, alice), button)
    assert _answer("turning-best") in shown(house, alice)
    assert thinking.asked[-1].among == (closer[0], whole[other])
    tried, mine = shown(house, alice), panel(house, alice)
    posted = await alice.click(mine, label=SAY("button-post"))
    assert not posted.ephemeral
    told = house.say(posted)
    assert SAY("button-post") not in told
    assert _answer("turning-best") in told
    assert all(line in tried for line in told.splitlines() if _answer("turning-best") in line)
    await alice.click(mine, label=SAY("button-decided"))
    assert FOUND in texts(house.stored(mine))
    # There is only one other message, the shared one.
    assert len(house.messages(alice)) == before + 1


async def test_a_game_of_no_server_is_shared_nowhere(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice, solo=True)
    await alice.user.slash("citadels replay", game=game)
    direct = alice.user.dm_channel.history(viewer=alice)[-1]
    film = await house.press(alice, direct, requests.ShowFilm(game).custom_id)
    assert SAY("film-title") in house.say(film)
    assert SAY("button-post") not in house.say(film)
    tried = await house.forge(alice, direct, requests.TryOther(game, 1, None).custom_id)
    shown_there = texts(house.stored(direct)) + house.say(tried)
    assert _answer("turning-chosen") in shown_there
    assert SAY("button-post") not in shown_there
    assert thinking.asked


async def test_a_finished_search_is_not_repeated(house: House, thinking: Thinking) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await stored(house, alice, bob)
    await ask(house, alice, game)
    asked = len(thinking.asked)
    await ask(house, bob, game)
    assert {each.masters for each in thinking.asked[asked:]} == {(1,)}
    again = len(thinking.asked)
    await bob.select(panel(house, bob), ["0"], custom_id=f"cit:turning-seat:{game}")
    assert SAY("turning-title-of", you="no", name="**alice**") in shown(house, bob)
    assert FOUND in shown(house, bob)
    assert len(thinking.asked) == again


async def test_a_spectator_chooses_a_seat_first(house: House, thinking: Thinking) -> None:
    game = await stored(house, house.add("alice"))
    watcher = house.add("watcher")
    result = await ask(house, watcher, game)
    assert result.ephemeral
    assert SAY("turning-whose") in house.say(result)
    assert thinking.asked == []
    await watcher.select(panel(house, watcher), ["2"], custom_id=f"cit:turning-seat:{game}")
    assert {each.masters for each in thinking.asked} == {(2,)}


async def test_a_click_on_what_was_there_before_a_restart_is_answered(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await ask(house, alice, game)
    (point, *_) = ids(house, alice, "cit:turning-at:")
    await house.restart()
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", thinking)
    thinking.asked.clear()
    await house.press(alice, panel(house, alice), point)
    assert _answer("turning-chosen") in shown(house, alice)
    assert thinking.asked
    await alice.click(panel(house, alice), label=SAY("button-decided"))
    assert FOUND in shown(house, alice)


async def test_where_nobody_can_search_it_is_said_plainly(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.dead = True
    await ask(house, alice, game)
    assert "⚠️" in shown(house, alice)
    assert len(thinking.asked) == turning_points.UNANSWERED_IN_A_ROW
    assert ids(house, alice, "cit:turning-at:") == []
    # Two options are named, though nobody knows their worth.
    step = len(thinking.asked[0].moves) + 1
    await house.forge(alice, panel(house, alice), f"cit:turning-at:{game}:{step}")
    assert "⚠️" in shown(house, alice)
    thinking.dead = False
    await alice.click(panel(house, alice), label=SAY("button-decided"))
    assert FOUND in shown(house, alice)


async def test_a_search_that_dies_shows_its_findings(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    assert len(thinking.asked) == 1
    assert "of" in shown(house, alice)
    thinking.slow = False
    thinking.dies_after = 20
    await house.env.advance_time(LATER)
    assert "⚠️" in shown(house, alice)
    assert len(ids(house, alice, "cit:turning-at:")) == 5


async def test_only_the_last_search_of_a_person_goes_on(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    assert len(thinking.asked) == 1
    await alice.select(panel(house, alice), ["1"], custom_id=f"cit:turning-seat:{game}")
    assert len(thinking.asked) == 2
    thinking.slow = False
    await house.env.advance_time(LATER)
    shown(house, alice)
    assert {each.masters for each in thinking.asked[1:]} == {(1,)}


async def test_how_far_a_search_is_is_shown_every_few_seconds_only(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    before = len(house.env.http_requests)
    await ask(house, alice, game)
    assert len(thinking.asked) > 20
    edits = [each for each in house.env.http_requests[before:] if each.method == "PATCH"]
    assert len(edits) == 1, "the end alone, for it was there at once"


async def test_from_the_end_of_a_game_real_processes_find_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turning_points, "QUICK", 0.002)
    monkeypatch.setattr(turning_points, "LONG", 0.01)
    # However short these searches are, they must find something.
    monkeypatch.setattr(turning_points, "sureness", Mock(return_value="wins"))
    monkeypatch.setattr(turning_points, "contradicted", Mock(return_value=False))
    _, (alice,) = await played(house, "alice", computers=1)
    scores = house.channel.history()[-1]
    before = house.stored(scores)
    watcher = house.add("watcher")
    await house.press_answer(watcher, await house.more(watcher, scores), SAY("button-decided"))
    assert SAY("turning-whose") in shown(house, watcher)
    await house.press_answer(alice, await house.more(alice, scores), SAY("button-decided"))
    assert SAY("turning-title-of", you="yes") in shown(house, alice)
    assert house.bot.thinkers.pids
    (point, *_) = ids(house, alice, "cit:turning-at:")
    for pid in house.bot.thinkers.pids:
        os.kill(pid, signal.SIGKILL)
    # Found points are still there. Another process searches the others.
    await house.press(alice, panel(house, alice), point)
    assert _answer("turning-chosen") in shown(house, alice)
    assert SAY("turning-unknown", option="") not in shown(house, alice)
    assert "✅" in shown(house, alice)
    assert house.stored(scores) == before
