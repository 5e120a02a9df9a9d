"""`bench`: the figures, and the loop beside them."""

import json

import pytest

from bot.cli import main, series
from engine import Options
from engine.editions import DEFAULT


def test_the_table_has_a_line_for_each_number_of_players(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "--players", "2", "4", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()[1:3]] == ["2", "4"]
    assert "plain Python work" in said


def test_the_json_says_the_same(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "--players", "4", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["4"]["laps_per_cpu_second"] > 0
    assert figures["4"]["games_per_cpu_second"] > 0


def test_every_character_has_its_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    played: set[str] = set()
    check = series.check

    def noted(options: Options, seats: int) -> None:
        played.update(options.cast)
        check(options, seats)

    monkeypatch.setattr(series, "check", noted)
    assert main(["bench", "--players", "4", "8", "--games", "20", "--json"]) == 0
    assert played == set(DEFAULT.characters)


def test_what_cannot_be_played_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.delitem(series.CHARACTERS, "king")
    assert main(["bench", "--players", "2", "--games", "1"]) == 0
    assert "not with these cards" in capsys.readouterr().out
