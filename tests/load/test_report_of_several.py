"""The report of several processes: what they carry beside one, and how soon boards are changed."""

from tests.load.measures import Run
from tests.load.report_of_several import SeveralReport
from tests.load.server import Measured

MOVES = 100


def run(cpu: float, rate: float = 50.0) -> Run:
    """Return a run in which so much CPU was taken for each move, in milliseconds."""
    nothing = dict[str, float]()
    return Run(
        *(10, MOVES, MOVES, 0, rate, cpu * MOVES / 1000, nothing, Measured(), 0.5, 0, 0, 0, 0, 0),
        (0.01,) * MOVES,
        0.1,
        *(0, 0, MOVES, MOVES / rate, cpu * MOVES / 1000),
    )


def test_processes_carry_as_many_times_as_much_as_their_cpu_for_a_move_allows() -> None:
    report = SeveralReport(run(1.0))
    report.paced = {1: [run(4.0), run(4.0), run(4.0)], 2: [run(5.0), run(4.0), run(8.0)]}
    assert report.carried(1) == [1.0, 1.0, 1.0]
    assert report.carried(2) == [1.6, 2.0, 1.0]
    report.fastest = {1: [run(4.0, 150.0)], 2: [run(4.0, 200.0)]}
    lines = list(report.lines())
    assert "2 processes carry 1.60 (1.00 to 2.00) times what one does, by CPU" in lines
    assert any("2 in all: 200 (200 to 200) clicks/s" in line for line in lines)


def test_it_says_how_soon_boards_are_changed() -> None:
    report = SeveralReport(run(1.0), own=[0.02, 0.03, 0.01], others=[0.1])
    lines = list(report.lines())
    assert (
        "from a click that its own process handles to the changed board: 20 ms, 90 % 30, most 30 (3 clicks)"
        in lines
    )
    assert any("another process" in line and "100 ms" in line for line in lines)
