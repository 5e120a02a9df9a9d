"""`searches`: every search is measured, on a database that it has filled."""

import pytest

from lab import main


def test_every_search_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["searches", "--rows", "40"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 5
    assert all("ms of CPU" in line for line in said)
