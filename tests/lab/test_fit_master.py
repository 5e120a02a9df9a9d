"""`fit-master` finds the known values of positions."""

import json
import math
import random

import pytest

from ai.master.worth import MASTER_WEIGHTS
from lab import main
from lab.fit_master import Sample, fit_chance, fit_lead

TRUE = (0.8, -0.5, 0.0)


def samples(count: int) -> list[Sample]:
    """Positions of three seats in which strength decides, with the luck that the fit expects."""
    chance, found = random.Random(1), list[Sample]()
    for _ in range(count):
        seats = tuple(tuple(chance.uniform(-2, 2) for _ in TRUE) for _ in range(3))
        strengths = [sum(map(float.__mul__, TRUE, seat)) for seat in seats]
        winner = chance.choices(range(3), [math.exp(each) for each in strengths])[0]
        totals = tuple(round(20 + 10 * each + chance.gauss(0, 5)) for each in strengths)
        found.append(Sample(seats, totals, tuple(float(seat == winner) for seat in range(3))))
    return found


def test_the_deciding_feature_is_found() -> None:
    known = samples(3000)
    assert fit_lead(known) == pytest.approx([10 * each for each in TRUE], abs=0.3)
    assert fit_chance(known) == pytest.approx(TRUE, abs=0.1)


def test_where_little_is_known_weights_are_small() -> None:
    known = samples(1)
    assert max(map(abs, fit_lead(known))) < 5
    assert max(map(abs, fit_chance(known))) < 0.5


def test_the_command_writes_weights_as_they_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit-master", "--games", "3"]) == 0
    written: dict[str, dict[str, list[float]]] = json.loads(capsys.readouterr().out)
    assert set(written) == set(MASTER_WEIGHTS)
    for table, rows in written.items():
        assert rows.keys() <= MASTER_WEIGHTS[table].keys()
        for name, weights in rows.items():
            assert len(weights) == len(MASTER_WEIGHTS[table][name])
