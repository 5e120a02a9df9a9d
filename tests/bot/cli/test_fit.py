"""`fit`, and the least squares behind it."""

import json
from pathlib import Path
from random import Random

import pytest

import ai.builder
from ai.builder.weights import WEIGHTS
from bot.cli import main
from bot.cli.fit import as_json
from bot.cli.least_squares import Group, Sums


def samples(sums: Sums, weights: list[float], shift: float = 0.0, group: str = "") -> None:
    """Add samples that lie on a line, shifted for their group."""
    chance = Random(group)
    for _ in range(200):
        features = [1.0, chance.uniform(-2, 2), float(chance.randrange(3))]
        sums.add((group,), features, sum(map(float.__mul__, weights, features)) + shift)


def test_a_line_is_found():
    sums = Sums(3)
    samples(sums, [0.5, -2.0, 3.0])
    found = sums.fit({("",): 0.0}, [0.0] * 3, 0.0, sums)
    assert found == pytest.approx([0.5, -2.0, 3.0], abs=0.001)


def test_how_well_a_group_does_says_nothing():
    sums = Sums(3)
    samples(sums, [0.5, -2.0, 3.0], 7.0, "strong")
    samples(sums, [0.5, -2.0, 3.0], -4.0, "weak")
    found = sums.fit({("strong",): 7.0, ("weak",): -4.0}, [0.0] * 3, 0.0, sums)
    assert found == pytest.approx([0.5, -2.0, 3.0], abs=0.001)


def test_few_samples_are_pulled_towards_what_is_known():
    sums = Sums(3)
    samples(sums, [0.5, -2.0, 3.0])
    found = sums.fit({("",): 0.0}, [0.0, 1.0, 1.0], 200.0, sums)
    assert found[1] == pytest.approx(-0.5, abs=0.05), "as many samples as there are pull half the way"


def test_sums_can_be_merged():
    one, other, both = Sums(3), Sums(3), Sums(3)
    for sums in (one, both):
        samples(sums, [1.0, 2.0, 3.0], group="one")
    for sums in (other, both):
        samples(sums, [3.0, 2.0, 1.0], group="other")
    one.merge(other)
    averages: dict[Group, float] = {("one",): 0.5, ("other",): -0.5}
    assert one.count == both.count
    merged, together = (sums.fit(averages, [0.0] * 3, 1.0, sums) for sums in (one, both))
    assert merged == pytest.approx(together)


def test_the_weights_are_written_as_they_are_kept(capsys: pytest.CaptureFixture[str]):
    assert main(["fit", "--games", "12", "--seed", "3"]) == 0
    written: dict[str, dict[str, list[float]]] = json.loads(capsys.readouterr().out)
    assert set(written) == set(WEIGHTS)
    for name, rows in written.items():
        assert set(rows) <= set(WEIGHTS[name])
        assert {len(row) for row in rows.values()} == {len(WEIGHTS[name][""])}


def test_the_weights_in_force_are_written_a_row_a_line():
    kept = {name: {row: list(weights) for row, weights in rows.items()} for name, rows in WEIGHTS.items()}
    assert as_json(kept) == (Path(ai.builder.__file__).parent / "weights.json").read_text()


def test_what_was_never_asked_keeps_its_weights(capsys: pytest.CaptureFixture[str]):
    assert main(["fit", "--games", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == WEIGHTS.keys()
    assert any(
        [pytest.approx(row, abs=0.001) for row in found[name].values()] == list(WEIGHTS[name].values())
        for name in WEIGHTS
    )
