"""`record` and `verify`: a game is exported from the database, and checked with the file alone."""

import json
import subprocess
import sys
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.verify import visible
from tests.storage.samples import GAME, OTHER, with_finished_game

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
def file(path: Path, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    assert main(["record", GAME, "--database", str(path), "--output", str(file)]) == 0
    return file


def test_a_record_is_verified(file: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "WRONG" not in said
    assert said.count("right") == 5
    assert "The dealing was fair" in said
    assert json.loads(file.read_text())["commitment"] in said


def test_verifying_needs_neither_discord_nor_a_database(file: Path):
    """Python, the rules and pydantic are enough: the other packages can't be imported here."""
    lacking = ("discord", "aiohttp", "aiosqlite", "sqlite3", "fluent", "openskill", "pydantic_settings")
    script = f"""
import sys
sys.modules.update(dict.fromkeys({lacking}))
from bot.cli import main
sys.exit(main(["verify", {str(file)!r}]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The dealing was fair" in done.stdout


def test_without_a_file_it_is_written_to_the_terminal(
    path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("CITADELS_DATABASE", str(path))
    assert main(["record", GAME]) == 0
    assert capsys.readouterr().out == file.read_text()
    assert main(["record", GAME, "--names"]) == 0
    assert "person 0" in capsys.readouterr().out


def test_without_a_game_the_finished_ones_are_listed(path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["record", "--database", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [GAME]


def test_a_running_game_keeps_its_secret(path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["record", OTHER, "--database", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "isn't over" in said.err


def test_no_file_is_written_over(path: Path, file: Path, capsys: pytest.CaptureFixture[str]):
    before = file.read_bytes()
    assert main(["record", GAME, "--names", "--database", str(path), "--output", str(file)]) == 1
    assert "exists" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_database_that_is_none_is_told_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    missing, other = tmp_path / "none.sqlite3", tmp_path / "other.txt"
    other.write_text("no database at all, but quite some text\n" * 50)
    for path in (missing, other):
        assert main(["record", GAME, "--database", str(path)]) == 1
        assert str(path) in capsys.readouterr().err
    assert not missing.exists()


@pytest.mark.parametrize(
    ("key", "value", "verdict"),
    [
        ("commitment", "0" * 64, "doesn't show that the dealing was fair"),
        ("secret", "0" * 64, "doesn't show that the dealing was fair"),
        ("scores", [], "isn't the true record"),
        ("game", "bbbbbbbb", "isn't the true record"),
    ],
)
def test_faults_are_named(
    key: str, value: object, verdict: str, file: Path, capsys: pytest.CaptureFixture[str]
):
    file.write_text(json.dumps({**json.loads(file.read_text()), key: value}))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "WRONG" in said
    assert verdict in said


ESCAPE = "\x1b[2J\x1b[8m"  # Clears the screen, and hides the text that follows.


@pytest.mark.parametrize(
    "change",
    [
        {"game": f"aaaaaaaa{ESCAPE}"},
        {"edition": f"2016{ESCAPE}"},
        {"cast": [ESCAPE]},
        {"rules": {ESCAPE: 1}},
        {"scores": [{"lines": [[f"districts{ESCAPE}", 1]], "total": 1, "tie_break": [1]}]},
        {"choices": [{"seat": 0, "picks": [f"end{ESCAPE}"]}]},
        {ESCAPE: 1},
        {"format": ESCAPE},
    ],
)
def test_no_control_character_of_a_file_reaches_the_terminal(
    change: dict[str, object], file: Path, capsys: pytest.CaptureFixture[str]
):
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert all(each.isprintable() for each in said.err.rstrip("\n"))


def test_hidden_characters_are_made_visible():
    assert visible("plain żółw\x1b[2J\u202e\n") == "plain żółw\\x1b[2J\\u202e\\n"


def test_a_file_larger_than_any_record_is_refused_early(file: Path, capsys: pytest.CaptureFixture[str]):
    # It begins like a record. Only reading the rest would show that it isn't one.
    with file.open("ab") as end:
        end.truncate(16_000_000_000)
    assert main(["verify", str(file)]) == 2
    assert "it has more than 2,000,000 bytes" in capsys.readouterr().err


def test_a_mark_at_the_beginning_of_the_file_is_no_error(file: Path):
    file.write_bytes(BOM_UTF8 + file.read_bytes())
    assert main(["verify", str(file)]) == 0


def test_a_file_that_is_no_record_has_another_exit_code(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
):
    file.write_text(file.read_text().replace('"version": 2', '"version": 4'))
    assert main(["verify", str(file)]) == 2
    assert "version 4 is unknown" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "missing.json")]) == 2
    assert main(["verify", __file__]) == 2
