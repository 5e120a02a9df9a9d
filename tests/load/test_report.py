"""The report warns of a machine that other programs use, and distinguishes kinds of messages."""

import pytest

from tests.load.crowd import Place, board_of, kind_of
from tests.load.measures import Run
from tests.load.report import Report
from tests.load.report_of_several import SeveralReport
from tests.load.server import Measured
from tests.wire.payloads import Payload, message

CPU = 0.001


def bare(slowest: float) -> Run:
    """Return a run of the bare bot in which two clicks of a hundred waited `slowest` seconds."""
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


def _sent(*rows: Payload) -> Payload:
    return message({"components": [{"type": 1, "components": [each]} for each in rows], "flags": 0}, "1")


def test_messages_are_told_apart_by_who_reads_them_and_what_is_on_them() -> None:
    board = board_of(Place("abcdefgh", "1", "2", ("3",)))
    ping = _sent({"type": 10, "content": "<@3>, your turn"}, {"type": 2, "custom_id": "cit:play:abcdefgh"})
    question = _sent({"type": 2, "custom_id": f"cit:answer:abcdefgh:{'0' * 16}:0"})
    kinds = [kind_of(board, None), kind_of(ping, None), kind_of(question, "3"), kind_of(board, "3")]
    assert kinds == ["board", "ping", "question", "waiting panel"]
