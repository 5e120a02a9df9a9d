"""`fit`, and its least squares."""

import json
from pathlib import Path
from random import Random

import pytest

import ai.builder
from ai.builder.reading import BUILDER_WEIGHTS
from lab import main
from lab.fit_builder import as_json
from lab.least_squares import Comparisons, Tried

WEIGHED = {"one": [0.5, -2.0, 3.0], "other": [1.5, 1.0, -1.0]}


def compared(weights: dict[str, list[float]], *, questions: int = 200) -> Comparisons:
    """Return answers whose worths lie on lines, in positions of random worth."""
    chance, comparisons = Random("compared"), Comparisons(3)
    for _ in range(questions):
        position = chance.uniform(-50, 50)
        answers: list[Tried] = []
        for row, line in weights.items():
            features = (1.0, chance.uniform(-2, 2), float(chance.randrange(3)))
            answers.append(Tried(row, features, position + sum(map(float.__mul__, line, features))))
        comparisons.add(answers)
    return comparisons


def test_lines_are_found_from_differences_between_answers():
    found = compared(WEIGHED).fit(0.001)
    for row, weights in WEIGHED.items():
        assert found[row][1:] == pytest.approx(weights[1:], abs=0.01)
    assert found["other"][0] - found["one"][0] == pytest.approx(1.0, abs=0.01)


def test_few_answers_are_pulled_towards_nothing():
    far, near = (compared(WEIGHED, questions=20).fit(pull) for pull in (0.001, 2000.0))
    assert abs(near["one"][1]) < 0.1 < abs(far["one"][1])


def test_the_weights_are_written_as_they_are_kept(capsys: pytest.CaptureFixture[str]):
    assert main(["fit-builder", "--games", "1", "--seed", "3"]) == 0
    written: dict[str, dict[str, list[float]]] = json.loads(capsys.readouterr().out)
    assert set(written) == set(BUILDER_WEIGHTS)
    for name, rows in written.items():
        assert set(rows) <= set(BUILDER_WEIGHTS[name])
        assert {len(row) for row in rows.values()} == {len(BUILDER_WEIGHTS[name][""])}


def test_the_weights_in_force_are_written_a_row_a_line():
    kept = {
        name: {row: list(weights) for row, weights in rows.items()} for name, rows in BUILDER_WEIGHTS.items()
    }
    assert as_json(kept) == (Path(ai.builder.__file__).parent / "weights.json").read_text()


def test_questions_that_were_never_asked_keep_their_weights(capsys: pytest.CaptureFixture[str]):
    assert main(["fit-builder", "--games", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == BUILDER_WEIGHTS.keys()
    assert any(
        [pytest.approx(row, abs=0.001) for row in found[name].values()]
        == list(BUILDER_WEIGHTS[name].values())
        for name in BUILDER_WEIGHTS
    )
