"""`bench`: the figures, and its loop."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine import Event, Game, Options, compiled
from engine.setup.editions import DEFAULT_EDITION
from lab import main


def test_the_table_has_a_line_for_each_number_of_players(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "--players", "2", "4", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()[1:3]] == ["2", "4"]
    assert "plain Python work" in said


def test_without_compiled_modules_it_says_how_to_make_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    assert main(["bench", "--compiled", "--games", "1"]) == 1
    assert capsys.readouterr().err == "Nothing is compiled of these sources. Compile them first: make fast\n"


def test_every_character_has_its_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    played: set[str] = set()
    check = Options.check

    def noted(options: Options, seats: int) -> None:
        played.update(options.cast)
        check(options, seats)

    monkeypatch.setattr(Options, "check", noted)
    assert main(["bench", "--players", "4", "8", "--games", "20", "--json"]) == 0
    assert played == set(DEFAULT_EDITION.characters)


@pytest.mark.parametrize("told", [False, True])
def test_events_are_told_if_they_are_wanted(
    told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    heard: list[Event] = []
    choose = Game.choose

    def listening(game: Game, seat: int, picks: Sequence[str]) -> list[Event]:
        events = choose(game, seat, picks)
        heard.extend(events)
        return events

    monkeypatch.setattr(Game, "choose", listening)
    assert main(["bench", "--players", "2", "--games", "1", *(["--events"] if told else [])]) == 0
    assert bool(heard) is told


def test_boards_are_measured(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "--pictures", "--players", "2", "--games", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split()[0] == "2"
    assert main(["bench", "--pictures", "--players", "2", "8", "--games", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert 0 < figures["8"]["mean"] <= figures["8"]["most"]
    assert figures["8"]["laps"] > figures["2"]["laps"] > 0


@pytest.mark.in_turns
@pytest.mark.parametrize("players", ["2"])
def test_the_first_pictures_of_a_process_are_measured(players: str, capsys: pytest.CaptureFixture[str]):
    """With and without those that the bot draws when it starts."""
    assert main(["bench", "--cold", "--players", players, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures[f"{players}, warmed"]["most"] < 0.7 * figures[players]["most"]
    assert figures[f"{players}, warmed"]["first"] < 0.5 * figures[players]["first"]
