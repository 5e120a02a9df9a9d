"""Set-ups of release 0.1.0, and of databases from before set-ups had parts: one flat record."""

import json
from dataclasses import replace
from typing import Any

import pytest

from storage.codec import FLAT, DamagedTextError, decode_setup, encode_setup
from storage.pace import SLOW_PACE, Clock, DeadlineHour, Pause
from storage.parts import (
    Appointment,
    Chosen,
    DailyGame,
    GameKind,
    Invitation,
    ListedEvent,
    Proof,
    ServerGame,
    SoloGame,
    Times,
    TournamentTable,
)
from storage.values import Player, Setup, Wish
from tests.storage.formats.recorded import FOLDER

TEXT = (FOLDER / "flat_setup.json").read_text(encoding="utf-8")
"""The text that format 3 wrote for a set-up in which every field has a distinct value."""

PARTED = Setup(
    ServerGame(guild=10, channel=21, parent=20, host=101, people_only=True, everywhere=False),
    "pl",
    (Player(101, "Ada", "501"), Player(None, "Bertram", "computer-1", persona=2)),
    Proof("11" * 32, "22" * 32, "600", "lobby"),
    Chosen(
        plan_name="Ours",
        pace=SLOW_PACE,
        deadline=DeadlineHour(20, "UTC"),
        guessing=False,
        advice=True,
        open_seats=False,
        level="master",
        remarks=False,
        expected=5,
        expected_computers=2,
        filled_to=4,
    ),
    Times(
        Clock((90.0, 90.0), (0, 1), 0, 1.0, 2.0, 3.0),
        Appointment(1000, "7"),
        900,
        ListedEvent(77, 1000),
        Pause(300, (0,)),
        expired=True,
    ),
    computers=3,
    wishes=(Wish(0, ("king",)),),
    changed=("pace",),
)

ALONE: dict[str, Any] = {"guild": 0, "channel": 0, "parent": 0, "people_only": False, "everywhere": None}
INVITED: dict[str, Any] = {
    "tournament": "cupcupcu",
    "people": [101, 102],
    "until": 600.0,
    "grace": 120.0,
    "called": True,
    "start": "9",
}


def text(**changes: object) -> str:
    """Return the flat text with other values."""
    return json.dumps(json.loads(TEXT) | changes)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        pytest.param({}, PARTED.kind, id="server"),
        pytest.param(ALONE, SoloGame(host=101), id="solo"),
        pytest.param(ALONE | {"daily": 142}, DailyGame(host=101, day=142), id="daily"),
        pytest.param(
            {"invitation": INVITED, "host": 0, "parent": 0},
            TournamentTable(
                guild=10,
                channel=21,
                people_only=True,
                everywhere=False,
                invitation=Invitation("cupcupcu", (101, 102), 600.0, 120.0, called=True, start="9"),
            ),
            id="tournament",
        ),
    ],
)
def test_each_kind_is_read_from_its_flat_record_and_comes_back_in_parts(
    changes: dict[str, Any], kind: GameKind
) -> None:
    found = decode_setup(text(**changes))
    assert found == replace(PARTED, kind=kind)
    assert decode_setup(encode_setup(found)) == found
    assert json.loads(encode_setup(found))["kind"]["name"] == kind.name


def test_a_text_of_release_0_1_0_names_no_format_and_has_fewer_fields() -> None:
    flat = json.loads(TEXT)
    kept = ("guild", "channel", "host", "locale", "players", "secret", "commitment")
    found = decode_setup(json.dumps({name: flat[name] for name in kept}))
    proof = Proof("11" * 32, "22" * 32)
    assert found == Setup(ServerGame(guild=10, channel=21, host=101), "pl", PARTED.players, proof)


@pytest.mark.parametrize("missing", ["guild", "channel", "host", "locale", "players", "secret", "commitment"])
def test_a_flat_record_that_lacks_a_field_is_damaged(missing: str) -> None:
    flat = json.loads(TEXT)
    del flat[missing]
    with pytest.raises(DamagedTextError):
        decode_setup(json.dumps(flat))


@pytest.mark.parametrize(
    "changes",
    [
        {"guild": "10"},
        {"guild": None},
        {"daily": "142"},
        {"invitation": []},
        {"pace": "slow"},
        {"colour": "blue"},
        {"day": 1},
        {"kind": {}},
        {"chosen": {}},
    ],
)
def test_a_flat_record_with_a_wrong_field_is_damaged(changes: dict[str, Any]) -> None:
    with pytest.raises(DamagedTextError):
        decode_setup(text(**changes))


def test_a_record_in_parts_is_none_of_the_flat_formats() -> None:
    parted = json.loads(encode_setup(PARTED))
    with pytest.raises(DamagedTextError):
        decode_setup(json.dumps(parted | {"format": FLAT}))
