"""The report warns of a machine that others use, whose times tell nothing."""

import pytest

from tests.load.measures import Run
from tests.load.report import Report
from tests.load.report_of_several import SeveralReport
from tests.load.server import Measured

CPU = 0.001


def bare(slowest: float) -> Run:
    """Return a run of the bare bot of which two clicks in a hundred waited for so many seconds."""
    clicks = 1000
    late = clicks // 50
    return Run(
        tables=100,
        clicks=clicks,
        moves=0,
        computed=0,
        rate=100.0,
        cpu=CPU * clicks,
        threads={},
        measured=Measured(),
        busy=0.1,
        unanswered=0,
        refused=0,
        stale=0,
        idle=0,
        opened=0,
        memory=0,
        seconds=(*(clicks - late) * [1.5 * CPU], *late * [slowest]),
        served=0.0,
        written=0,
        commits=0,
        done=clicks,
        lasted=10.0,
        spent=1.0,
    )


@pytest.mark.parametrize("report", [Report, SeveralReport])
@pytest.mark.parametrize(("slowest", "warned"), [(9 * CPU, False), (50 * CPU, True)])
def test_a_busy_machine_is_told(report: type[Report | SeveralReport], slowest: float, warned: bool) -> None:
    lines = list(report(bare(slowest)).lines())
    assert any(line.startswith("This machine is busy: ") for line in lines) is warned
