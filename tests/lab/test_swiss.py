"""Tournaments of people of known strength: the report compares ways to pair with what an oracle finds."""

import random
from statistics import mean

import pytest

from lab import main, swiss


def test_without_luck_an_oracle_finds_all_and_ours_most() -> None:
    chance = random.Random(1)
    assert swiss.bound(40, 3, 0.0, chance) == swiss.BEST
    ours, by_chance = (
        mean(swiss.play(way, 60, 5, 4, 0.001, chance) for _ in range(8))
        for way in (swiss.WAYS[2], swiss.WAYS[0])
    )
    assert ours > by_chance
    assert ours > swiss.FOUND


def test_the_report_names_each_way_and_the_bound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swiss", "--people", "12", "--rounds", "2", "--times", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("12 people, 2 rounds at tables of 4, 3 times")
    assert [line.split("  ")[0] for line in lines[2:]] == [
        *(way.name for way in swiss.WAYS),
        "bound: an oracle",
    ]
