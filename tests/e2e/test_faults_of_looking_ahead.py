"""After any fault of hints and turning points, trying again shows them."""

import asyncio
from typing import Any

import pytest
import simcord

from bot.tables import advice
from tests.e2e.faults import Fault, Faults, act, check_told, tracebacks
from tests.e2e.test_advice import Here
from tests.house import House, texts
from tests.replays import panel, stored
from tests.turning import FOUND, SAY, Thinking, ask, shown

pytestmark = pytest.mark.in_turns

WAYS: tuple[Fault, ...] = ("cut", "unanswered", "500", "gone")  # The faults of each request of a click.

BUTTON = "cit:advice:"


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hint need only the few tries of a short search."""
    monkeypatch.setattr(advice, "FEWEST_TRIES", 1)


async def _panel(house: House, game: str) -> tuple[simcord.MemberActor, Any]:
    """Return the asked player, and the message with the question."""
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    return actor, (house.questions(actor, number) or await house.called(game, actor, number))[-1]


@pytest.mark.parametrize("fault", WAYS)
@pytest.mark.parametrize("after", [0, 1])
async def test_a_hint_of_which_a_request_failed_is_had_by_asking_again(
    house: House,
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    after: int,
    fault: Fault,
) -> None:
    here = Here(monkeypatch)
    monkeypatch.setattr(house.bot.thinkers, "think", here)
    game = await house.open(house.add("alice"), computers=3)
    actor, panel = await _panel(house, game)
    hint = house.hint_button(panel)
    await house.press(actor, panel, f"cit:more:{game}")
    broken.plan_after(after, fault)
    await act(house, house.press(actor, panel, hint), 45)
    assert not broken.to_come
    actor, panel = await _panel(house, game)
    if SAY("button-advice-why") not in texts(house.stored(panel)):
        assert house.hint_button(panel), "it can be asked for again"
        await act(house, house.press(actor, panel, house.hint_button(panel)), 5)
        assert SAY("button-advice-why") in texts(house.stored((await _panel(house, game))[1]))
    assert len(here.asked) == 1, "what was found is kept"
    assert await house.step(game)
    await check_told(house, game)
    assert tracebacks(caplog) == []


async def test_a_hint_that_was_looked_for_when_the_bot_was_killed_is_had_by_asking_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: object) -> tuple[()]:
        await asyncio.sleep(10_000)
        return ()

    monkeypatch.setattr(house.bot.thinkers, "think", think)
    game = await house.open(house.add("alice"), computers=3)
    actor, panel = await _panel(house, game)
    await house.press(actor, panel, house.hint_button(panel))
    assert SAY("button-advice-thinking") in texts(house.stored(panel))
    await house.restart()
    monkeypatch.setattr(house.bot.thinkers, "think", Here(monkeypatch))
    await house.press(actor, panel, house.hint_button(panel))
    assert SAY("button-advice-why") in texts(house.stored(panel))


@pytest.mark.parametrize("fault", WAYS)
@pytest.mark.parametrize("after", [0, 1])
async def test_turning_points_of_which_a_request_failed_are_had_all_the_same(
    house: House,
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    after: int,
    fault: Fault,
) -> None:
    thinking = Thinking()
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", thinking)
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    broken.plan_after(after, fault)
    pressed = panel(house, alice)
    await act(house, house.press(alice, pressed, f"cit:turning-points:{game}"), 45)
    assert not broken.to_come
    if after == 1 and fault in ("cut", "500", "unanswered"):
        assert FOUND in shown(house, alice), "it was shown once more"
    else:
        await act(house, house.press(alice, pressed, f"cit:turning-points:{game}"), 45)
        assert FOUND in shown(house, alice)
    assert tracebacks(caplog) == []


async def test_turning_points_that_were_looked_for_when_the_bot_was_killed_are_had_by_asking_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking()
    thinking.slow = True
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", thinking)
    alice = house.add("alice")
    game = await stored(house, alice)
    await ask(house, alice, game)
    assert FOUND not in shown(house, alice)
    await house.restart()
    thinking.slow = False
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", thinking)
    await alice.click(panel(house, alice), label=SAY("button-turning-again"))
    assert FOUND in shown(house, alice)
