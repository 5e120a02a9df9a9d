"""Which tests may be skipped where."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.files import ROOT
from tests.skips import REQUIRE, may_skip


@pytest.mark.parametrize(
    ("reason", "nowhere_required", "tools", "rights"),
    [
        ("there is no make", True, False, False),
        ("PostgreSQL isn't installed", True, False, False),
        ("nothing can be mounted here: Operation not permitted", True, True, False),
        ("`make test-fast` runs it: here the sources are tested", True, True, True),
    ],
)
def test_a_missing_tool_is_no_reason_where_tools_are_required(
    reason: str, nowhere_required: bool, tools: bool, rights: bool
) -> None:
    assert may_skip(reason, "") is nowhere_required
    assert may_skip(reason, "tools") is tools
    assert may_skip(reason, "tools rights") is rights


SKIPPING = """
import pytest

@pytest.mark.skipif(True, reason="there is no make")
def test_mark(): ...

def test_call():
    pytest.skip("there is no make")

@pytest.fixture
def tool():
    pytest.skip("there is no make")

def test_fixture(tool): ...
"""


@pytest.mark.parametrize(("required", "code", "ended"), [("", 0, "SKIPPED"), ("tools", 1, "FAILED|ERROR")])
def test_a_run_fails_for_unexpected_skips_and_says_why(
    required: str, code: int, ended: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_it.py").write_text(SKIPPING, encoding="ascii")
    monkeypatch.setenv(REQUIRE, required)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    words = ["-m", "pytest", "-p", "tests.skips", "-p", "no:cacheprovider", "-rsfE", "-q", "test_it.py"]
    done = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout
    assert len(re.findall(rf"^({ended}) .*test_it.py", done.stdout, re.MULTILINE)) == 3, done.stdout
    assert "there is no make" in done.stdout
