"""`arena`, and its matches."""

import json
import math
import pickle
import random
import re
from collections.abc import Sequence

import pytest

from ai import LEVELS, Level, Worlds
from ai.master import MASTER
from ai.master.search import Search
from engine import Decision, Options, View
from engine.setup.sets import FIRST_GAME
from lab import main, matches
from lab.matches import Interval, LevelResults, Lineup, play_match, standings_of, whole_deals


def play_matches(lineup: Sequence[Level], cards: Options, games: int, seed: int) -> dict[str, LevelResults]:
    """Play `games` games in this process, rounded up to whole deals."""
    numbers = range(whole_deals(games, len(lineup)))
    played = (play_match(lineup, cards, seed, number) for number in numbers)
    return standings_of([level.name for level in lineup], played)


class Named:
    """Plays at random under another name, and records its seats and questions."""

    def __init__(self, name: str, *, looks_ahead: bool = False) -> None:
        self.name = name
        self.looks_ahead = looks_ahead
        self.seats: list[int] = []
        self.dealt = 0

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        self.seats.append(decision.seat)
        assert (worlds is not None) == self.looks_ahead
        if worlds and randomness.random() < 0.1:
            one, other = worlds(), worlds()
            assert one.view(decision.seat) == other.view(decision.seat) == view
            assert one.state != other.state
            self.dealt += 1
        return LEVELS["random"].choose(view, decision, randomness)


def test_the_json_is_one_object_on_one_line(capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "--seats", "Novice,Random,Random", "--games", "7", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    told = json.loads(said.out)
    assert told["seats"] == ["novice", "random", "random"]
    novice, by_chance = told["levels"]["novice"], told["levels"]["random"]
    assert (novice["deals"], novice["games"]) == (3, 9), "only whole deals are played"
    assert novice["win_rate"] + 2 * by_chance["win_rate"] == pytest.approx(1, abs=0.001)
    assert novice["lift"] == pytest.approx(3 * novice["win_rate"], abs=0.001)
    assert novice["interval"][0] <= novice["win_rate"] <= novice["interval"][1]
    assert 0 < novice["median_ms"] <= novice["p99_ms"]


def results(text: str) -> dict[str, dict[str, object]]:
    """Return the results of the games without their times."""
    levels: dict[str, dict[str, object]] = json.loads(text)["levels"]
    return {
        name: {key: value for key, value in each.items() if not key.endswith("_ms")}
        for name, each in levels.items()
    }


def test_two_processes_play_the_same_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["arena", "--seats", "novice,rusher,random", "--games", "12", "--set", "random", "--json"]
    assert main(command) == 0
    alone = results(capsys.readouterr().out)
    # Games of other processes aren't played here.
    monkeypatch.setattr(matches, "play_match", None)
    assert main([*command, "--processes", "2"]) == 0
    assert results(capsys.readouterr().out) == alone


def test_how_much_a_master_thinks_is_chosen_and_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, int, float]] = []

    def note(name: str, *, playouts: int, seconds: float) -> object:
        made.append((name, playouts, seconds))
        return Named(name, looks_ahead=True)

    monkeypatch.setattr(matches, "Search", note)
    monkeypatch.setattr(matches, "NAMED_PLAYERS", {"master": None, "random": LEVELS["random"]})
    told: list[object] = []
    for words in ((), ("--seconds", "0.25"), ("--playouts", "8"), ("--playouts", "8", "--seconds", "2")):
        assert main(["arena", "--seats", "Master,random", "--games", "2", "--json", *words]) == 0
        told.append(json.loads(capsys.readouterr().out)["master"])
    usual = (MASTER.playouts, MASTER.seconds)
    assert list(dict.fromkeys(made)) == [
        ("master", *each) for each in (usual, (MASTER.playouts, 0.25), (8, math.inf), (8, 2.0))
    ]
    assert told == [
        {"playouts": playouts, "seconds": seconds}
        for playouts, seconds in (usual, (MASTER.playouts, 0.25), (8, None), (8, 2.0))
    ]
    assert main(["arena", "--seats", "Master,random", "--games", "2", "--playouts", "8"]) == 0
    assert "up to 8 playouts" in capsys.readouterr().out.splitlines()[-1]
    assert main(["arena", "--seats", "random,random", "--games", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 games, 1 deals"


def test_a_lineup_crosses_the_border_of_a_process() -> None:
    lineup = Lineup(("master", "builder", "raider"), playouts=7, seconds=0.5)
    master, builder, _ = pickle.loads(pickle.dumps(lineup)).levels()
    assert isinstance(master, Search)
    assert (master.name, master.playouts, master.seconds) == ("master", 7, 0.5)
    assert builder is LEVELS["builder"]


def test_each_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch):
    dealt: list[str] = []
    new = matches.QuietGame.new

    def noted(*arguments: object) -> matches.QuietGame:
        dealt.append(str(arguments[2]))
        return new(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(matches.QuietGame, "new", noted)
    one, others = Named("one"), Named("others")
    play_matches([one, others, others], FIRST_GAME.options(3), 6, 1)
    assert set(one.seats) == {0, 1, 2}
    assert [dealt.count(seed) for seed in dict.fromkeys(dealt)] == [3, 3]


def test_a_level_that_looks_ahead_gets_worlds_of_its_own_seat():
    one, others = Named("one", looks_ahead=True), Named("others")
    play_matches([one, others, others, others], FIRST_GAME.options(4), 4, 1)
    assert one.dealt > 10


def test_an_interval_narrows_with_the_number_of_deals():
    few, many = Interval.of([0.0, 1.0] * 8), Interval.of([0.0, 1.0] * 800)
    assert few.mean == many.mean == 0.5
    assert many.high - many.low == pytest.approx((few.high - few.low) / 10, rel=0.05)
    assert Interval.of([0.25]).high == float("inf")


def test_no_share_is_below_nothing_or_above_all(capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "--seats", "novice,random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["levels"]["novice"]["interval"] == [0.0, 1.0]


def test_a_level_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["arena", "--seats", "novice,grandmaster"])
    assert "grandmaster" in capsys.readouterr().err


def test_a_series_that_is_cut_short_has_reported_the_wins_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("fast.progress.SELDOM", 0.0)
    assert main(["arena", "--seats", "novice,random", "--games", "4"]) == 0
    first, *_, last = capsys.readouterr().err.splitlines()
    assert first == "1 of 4 games", "no deal is complete"
    assert re.fullmatch(r"4 of 4 games, novice \d+\.\d% \(.* to .*%\), random .*", last)
