"""The bar that shows how much is compiled."""

import pytest

from fast.bar import WIDTH, Bar


@pytest.mark.parametrize("live", [True, False])
def test_it_ends_full(
    live: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: live)
    bar = Bar("files compiled", 3)
    for _ in range(3):
        bar()
    said = capsys.readouterr().err
    assert said.startswith("\r[" if live else "[")
    assert said.endswith(f"[{'#' * WIDTH}] 3 of 3 files compiled\n")
    assert said.count("\n") == (1 if live else 2)
