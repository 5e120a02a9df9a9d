"""The progress of a series, or of compiling, on a terminal and elsewhere."""

import sys

import pytest

from fast.progress import Progress


def test_reports_on_a_terminal_take_the_place_of_one_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("fast.progress.OFTEN", 0.0)
    progress = Progress(12)
    progress(9)
    progress(10, ", quickly")
    progress.end()
    assert capsys.readouterr().err == "\r9 of 12 games  \r10 of 12 games, quickly  \n"


@pytest.mark.parametrize("live", [True, False])
def test_a_series_that_takes_no_time_reports_nothing(
    live: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: live)
    progress = Progress(2)
    progress(1)
    progress(2)
    progress.end()
    assert capsys.readouterr().err == ""
