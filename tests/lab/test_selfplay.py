"""`selfplay`, and its series of games."""

import json
from hashlib import sha256

import pytest

import ai
from engine import Game, Options
from engine.setup.sets import FIRST_GAME
from lab import main, series
from lab.selfplay import as_table

FIGURES = {"games", "finished", "decisions", "cpu_seconds", "games_per_cpu_second"}


@pytest.mark.parametrize("policy", ["sensible", "random"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_json_is_one_object_on_one_line(players: int, policy: str, capsys: pytest.CaptureFixture[str]):
    words = ["selfplay", "--players", str(players), "--games", "3", "--policy", policy, "--json"]
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    assert said.err == ""
    figures = json.loads(said.out)
    assert set(figures) == FIGURES
    assert figures["games"] == figures["finished"] == 3
    assert figures["decisions"] > 3 * players * 10
    assert figures["games_per_cpu_second"] == pytest.approx(3 / figures["cpu_seconds"], rel=0.01)


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]):
    assert main(["selfplay", "--games", "4"]) == 0
    said = capsys.readouterr().out
    assert "finished   4\n" in said
    assert "games a CPU second" in said
    assert [line.split()[0] for line in said.splitlines()[-4:]] == ["1", "2", "3", "4"]


def test_the_seed_of_a_game_can_be_computed_by_anybody():
    assert series.seed_of(1, 7) == sha256(b"1:7").hexdigest()


def test_points_and_wins_are_counted_by_seat():
    result = series.play(FIRST_GAME.options(2), 2, 5, 1)
    assert sum(result.wins) == 5
    assert all(points > 5 * 5 for points in result.points)


def test_how_often_a_player_is_asked_is_told_on_average():
    result = series.SeriesResult(games=2, finished=2, decisions=240, wins=[1, 0, 1], points=[9, 8, 7])
    assert "240  (120 a game, 40.0 a player)" in as_table(result, "sensible")


def test_progress_goes_to_stderr(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr("fast.progress.SELDOM", 0.0)
    assert main(["selfplay", "--games", "2", "--policy", "random"]) == 0
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("1 of 2 games, ")
    assert second.startswith("2 of 2 games, ")


def test_random_play_computes_no_view(monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise AssertionError("a view was computed")

    monkeypatch.setattr(Game, "view", fail)
    assert series.play(FIRST_GAME.options(4), 4, 2, 1, "random").finished == 2


@pytest.mark.parametrize("players", ["1", "9"])
def test_a_number_of_players_that_cannot_play_is_refused(players: str, capsys: pytest.CaptureFixture[str]):
    assert main(["selfplay", "--players", players, "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert players in said.err


def test_a_game_that_never_ends_is_told_and_does_not_hang(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(series, "ENDLESS", 50)
    assert main(["selfplay", "--games", "2", "--policy", "random", "--json"]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["finished"], figures["decisions"]) == (2, 0, 100)


@pytest.mark.parametrize(
    "words",
    [
        ["--set", "random", "--players", "8"],
        ["--set", "vicious_nobles", "--nine", "--players", "5"],
        ["--set", "random", "--edition", "deluxe", "--action-cards", "--players", "3"],
        ["--edition", "classic", "--set", "random", "--nine"],
        ["--edition", "classic-czech", "--short", "--players", "2"],
    ],
)
def test_cards_and_rules_can_be_chosen(words: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["selfplay", *words, "--games", "2", "--policy", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 2


@pytest.mark.parametrize("command", ["selfplay", "arena --seats Novice,Novice,Novice,Novice", "ways"])
def test_a_choice_that_an_edition_does_not_have_is_refused(command: str, capsys: pytest.CaptureFixture[str]):
    assert main([*command.split(), "--edition", "classic", "--set", "vicious_nobles"]) == 2
    assert "vicious_nobles" in capsys.readouterr().err


def test_the_choices_reach_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    played: list[Options] = []
    new = Game.new

    def noted(options: Options, seats: int, seed: str) -> Game:
        played.append(options)
        return new(options, seats, seed)

    monkeypatch.setattr(Game, "new", noted)
    words = ["--edition", "deluxe", "--set", "random", "--nine", "--action-cards", "--short", "--games", "3"]
    assert main(["selfplay", *words, "--policy", "random", "--json"]) == 0
    assert len(set(played)) == 3
    assert {(each.edition, len(each.cast), each.rules.city_size) for each in played} == {("deluxe", 9, 6)}
    assert all(each.rules.action_cards for each in played)


def test_random_sets_are_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]):
    words = ["selfplay", "--set", "random", "--games", "2", "--policy", "random", "--json", "--seed"]
    said: list[int] = []
    for seed in ("4", "4", "5"):
        assert main([*words, seed]) == 0
        said.append(json.loads(capsys.readouterr().out)["decisions"])
    assert said[0] == said[1] != said[2]


def test_the_policies_are_not_the_same(monkeypatch: pytest.MonkeyPatch):
    calls: list[str] = []

    def noted(*arguments: object) -> tuple[str, ...]:
        calls.append("sensible")
        return ai.random_choice(*arguments[1:])  # type: ignore[arg-type]

    monkeypatch.setattr(ai, "choose", noted)
    series.play(FIRST_GAME.options(4), 4, 1, 1, "random")
    assert not calls
    series.play(FIRST_GAME.options(4), 4, 1, 1, "sensible")
    assert calls


def test_questions_with_one_answer_are_counted_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["selfplay", "--single", "--games", "5", "--seed", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 0 < found["single"]["turn end"] < found["questions"] / 10
    # Nobody else can know these.
    assert set(found["single"]) <= {"turn end", "keep-cards"}
    assert main(words) == 0
    first, *rows = capsys.readouterr().out.splitlines()
    single = sum(found["single"].values())
    share = single / found["questions"]
    assert first == f"{found['questions']} questions, {share:.1%} with one answer"
    assert sum(int(row.split()[-2]) for row in rows) == single
