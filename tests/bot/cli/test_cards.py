"""`cards`: every card is listed, with its facts."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.words.language import Language
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.setup.editions import EDITIONS

SAY = Language()
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def listed(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, Any]]:
    """The cards of the JSON, by their ids."""
    assert main(["cards", "--json"]) == 0
    return {each["id"]: each for each in json.loads(capsys.readouterr().out)}


def test_every_card_is_listed_once(listed: dict[str, dict[str, Any]]):
    assert set(listed) == {*CHARACTER_CARDS, *DISTRICTS, *ACTION_CARDS}
    assert all(each["name"] and each["effect"] for each in listed.values())


def test_the_facts_of_a_character(listed: dict[str, dict[str, Any]]):
    emperor = listed["emperor"]
    assert (emperor["group"], emperor["rank"], emperor["players"]) == ("character", 4, [3, 8])
    assert emperor["editions"] == ["2016", "deluxe", "classic"]
    assert listed["queen"]["players"] == [5, 8]
    assert listed["artist"]["players"] == [3, 8]
    assert listed["classic_tax_collector"]["editions"] == ["classic"]


def test_the_facts_of_a_district(listed: dict[str, dict[str, Any]]):
    keep = listed["keep"]
    assert (keep["type"], keep["cost"], keep["copies"]) == ("unique", 3, 1)
    assert keep["copies_in"] == {"classic": 2, "classic-czech": 2}
    assert listed["observatory"]["costs"] == {"classic": 5, "classic-czech": 5}
    assert (listed["university"]["cost"], listed["university"]["points"]) == (6, 8)
    assert listed["tavern"]["copies"] == 5
    assert listed["tavern"]["editions"] == list(EDITIONS)
    assert listed["statue"]["editions"] == ["2016", "deluxe"]
    assert listed["ticket_wagon"]["copies"] == 3


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]):
    assert main(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line]) == len(CHARACTER_CARDS) + len(DISTRICTS) + 7 + 6
    observatory = next(line for line in lines if "Observatory" in line)
    assert "4; classic: 5; classic-czech: 5" in observatory
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_one_edition(edition: str, capsys: pytest.CaptureFixture[str]):
    assert main(["cards", "--json", "--edition", edition]) == 0
    found = {each["id"]: each for each in json.loads(capsys.readouterr().out)}
    assert all(edition in each["editions"] for each in found.values())
    assert set(EDITIONS[edition].characters) == {
        i for i, each in found.items() if each["group"] == "character"
    }
    assert all(each["costs"] == each["copies_in"] == {} for each in found.values())
    assert ("ticket_wagon" in found) == EDITIONS[edition].action_cards


def test_an_edition_is_listed_as_it_is_there(capsys: pytest.CaptureFixture[str]):
    assert main(["cards", "--edition", "classic"]) == 0
    table = capsys.readouterr().out
    assert SAY("effect-laboratory.laboratory_gold-1") in table
    assert SAY("effect-laboratory") not in table
    assert "ACTION CARDS" not in table
    observatory = next(line for line in table.splitlines() if "Observatory" in line)
    assert observatory.split()[2:4] == ["5", "1"]


def test_a_reader_that_has_seen_enough_is_no_error():
    words = [sys.executable, "-m", "bot", "cards"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
        assert process.wait() == 0
