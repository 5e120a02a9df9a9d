"""`reads` measures every read, on a database that it fills."""

import pytest

from lab import main


def test_every_read_is_measured(capsys: pytest.CaptureFixture[str]):
    assert main(["reads", "--games", "40"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 13
    assert all("ms of CPU" in line for line in said)
