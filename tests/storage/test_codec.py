import json
from typing import Any

import pytest

from engine.events import BellTower, Crown, Drew
from engine.game import Game
from engine.setup.plan import Plan
from storage.codec import (
    DamagedTextError,
    decode_events,
    decode_picks,
    decode_plan,
    decode_setup,
    decode_state,
    encode_events,
    encode_picks,
    encode_plan,
    encode_setup,
    encode_state,
)
from tests.storage.samples import played, setup


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_a_state_comes_back_equal_at_every_step(seats: int) -> None:
    for choices in range(0, 120, 7):
        game = played(choices, seats)
        text = encode_state(game.state)
        state = decode_state(text)
        assert state == game.state
        assert Game(state).decision == game.decision
        assert encode_state(state) == text


def test_setup_events_and_picks_come_back_equal() -> None:
    events = (
        Crown(seat=1, source=0),
        Drew(2, cards=("manor", "keep")),
        BellTower(seat=3, rung=True),
    )
    assert decode_setup(encode_setup(setup())) == setup()
    assert decode_events(encode_events(events)) == events
    assert decode_picks(encode_picks(("card:tavern", "card:tavern~2"))) == ("card:tavern", "card:tavern~2")


def test_a_lobby_of_before_there_were_plans_can_be_read() -> None:
    data: Any = json.loads(encode_setup(setup()))
    del data["plan"], data["plan_name"], data["options"]["edition"]
    old = decode_setup(json.dumps(data))
    assert old == setup()
    assert old.plan.options(4) == old.options


def test_a_plan_comes_back_equal() -> None:
    plan = Plan("classic", "own", True, ("king",), ("keep", "keep"), "7", True, True, "values-then-gold")
    for each in (plan, Plan()):
        assert decode_plan(encode_plan(each)) == each
    with pytest.raises(DamagedTextError):
        decode_plan(encode_plan(plan).replace("values-then-gold", "whoever-shouts"))


GONE: Any = object()
NO_STEP: Any = [["turn", 0, "", -1, 0, [], [], "more"]]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("crown", "0"),
        ("crown", None),
        ("crown", 1.0),
        ("number", True),
        ("phase", "sleeping"),
        ("deck", "manor"),
        ("deck", ["manor", 7]),
        ("surprise", 1),
        ("seats.0.surprise", 1),
        ("seats.0.gold", "2"),
        ("rng.position", -1.5),
        ("stack", [["turn"]]),
        ("stack", NO_STEP),
        ("options", GONE),
        ("seats", GONE),
        ("rng", GONE),
    ],
)
def test_a_damaged_state_is_refused(path: str, value: object) -> None:
    data: Any = json.loads(encode_state(played(30).state))
    *way, last = path.split(".")
    place = data
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    with pytest.raises(DamagedTextError):
        decode_state(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"seats": []}', "\x00"])
def test_what_is_no_state_at_all_is_refused(text: str) -> None:
    for decode in (decode_state, decode_setup):
        with pytest.raises(DamagedTextError):
            decode(text)
