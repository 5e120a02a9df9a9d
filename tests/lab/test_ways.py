"""`ways`: a line for each way, with what people could see of its play."""

import pytest

from lab import main


@pytest.mark.parametrize("level", ["novice", "builder"])
def test_a_line_for_each_way(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ways", "--level", level, "--games", "8", "--way", "builds", "raids"]) == 0
    head, plain, builds, raids = capsys.readouterr().out.splitlines()
    assert head.startswith("way")
    assert [line.split()[0] for line in (plain, builds, raids)] == ["no", "builds", "raids"]
    assert "%" in builds
    assert "%" in raids
    assert "%" not in plain.split("  ")[0], "the rest of the table is what ways are compared with"
