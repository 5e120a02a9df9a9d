"""Requests that fail while options are open: the options recover, by themselves or by the next click."""

import pytest

from bot.words.language import Language
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from tests.e2e.faults import EVERYWHERE, Fault, Faults, act, check_told, said, tracebacks
from tests.house import House
from tests.lobby_options import open_options, public

pytestmark = pytest.mark.in_turns

SAY = Language()
FAULTS: list[Fault] = [*EVERYWHERE, "reset", "gone"]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("label", ["Join", "Start", "Close"])
async def test_open_options_follow_their_lobby_whatever_a_request_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, label: str, fault: Fault
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await alice.click(public(house), label="+ 🤖")
    pressed = await house.shown_with(alice, public(house), label)
    broken.plan("token-edit", fault)
    await act(house, (bob if label == "Join" else alice).click(pressed, label=label), 30)
    told = {
        "Join": SAY("options-for-taken", count=3, taken=3),
        "Start": SAY("options-over-started"),
        "Close": SAY("lobby-closed"),
    }
    assert told[label] in panel.text
    assert bool(house.controls(panel.message)) == (label == "Join")
    assert broken.to_come == 0
    assert tracebacks(caplog) == []


async def test_options_that_can_never_be_changed_are_not_tried_for_ever(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    """As when somebody has closed the message in Discord, which says nothing of that."""
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    broken.plan("token-edit", "locked")
    await act(house, bob.click(public(house), label="Join"), 600)
    await act(house, alice.click(public(house), label="Start"), 600)
    tried = [kind for kind, _ in broken.made].count("token-edit")
    assert tried == 3
    # The message was there after all: a click on it shows how things stand.
    assert house.controls(panel.message) != []
    await act(house, panel.set("short", "on"), 3)
    assert SAY("options-over-started") in panel.text
    assert house.controls(panel.message) == []
    await check_told(house, panel.game)
    assert tracebacks(caplog) == []


async def test_many_who_join_at_once_make_few_edits(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.option_panels.PAUSE", 1.0)
    alice = house.add("alice")
    panel = await open_options(house, alice)
    for number in range(6):
        await act(house, house.add(f"p{number}").click(public(house), label="Join"))
    await house.env.advance_time(30)
    assert SAY("options-for-taken", count=7, taken=7) in panel.text
    assert [kind for kind, _ in broken.made].count("token-edit") == 2


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_choice_in_a_form_counts_whatever_its_response_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    broken.plan("response-form", fault)
    # If no form comes of the first click, one clicks again.
    asked = await act(house, alice.click(panel.message, label="Choose in one form"), 30)
    if asked.modal is None:
        asked = await act(house, alice.click(panel.message, label="Choose in one form"), 3)
    broken.plan("response-edit", fault)
    filled = {"edition": "deluxe", "cards": "vicious_nobles", "tie": ["edition"], "seats": ["5"]}
    await act(house, alice.submit_modal(asked, filled), 30)
    assert await panel.plan() == Plan("deluxe", ReadySet("vicious_nobles"))
    assert SAY("options-for-expected", count=5, taken=1) in panel.text
    await check_told(house, panel.game)
    assert "try again" not in said(broken, 0)
    assert broken.to_come == 0
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_player_who_is_done_is_done_with_the_second_click_at_the_latest(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    broken.plan("response-edit", fault)
    await act(house, alice.click(panel.message, label="Done"), 30)
    if house.controls(panel.message):
        # It is as good as before: it follows, and can be closed.
        await act(house, bob.click(public(house), label="Join"), 3)
        assert SAY("options-for-taken", count=2, taken=2) in panel.text
        await act(house, alice.click(panel.message, label="Done"), 3)
    assert panel.text.strip() == SAY("options-done")
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", FAULTS)
async def test_an_older_panel_that_could_not_be_closed_takes_over_when_it_is_clicked(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    broken.plan("token-edit", fault)
    newer = await act(house, open_options(house, alice, panel.game), 3)
    if house.controls(panel.message):
        await act(house, panel.set("short", "on"), 3)
        assert newer.text.strip() == SAY("options-opened-anew")
    else:
        assert SAY("options-title") in newer.text
    assert broken.to_come == 0
    assert tracebacks(caplog) == []
