"""The release that runs, from a file in an image, or from the repository."""

import tomllib
from pathlib import Path

import pytest

from bot.release import RELEASE, ROOT, release

REVISION = "0123456789abcdef0123456789abcdef01234567"


def test_the_version_is_that_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == RELEASE


@pytest.mark.parametrize(
    "files",
    [
        {"revision": f"{REVISION}\n"},
        {"revision": "\n", ".git/HEAD": f"{REVISION}\n"},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": f"{REVISION}\n"},
        {
            ".git/HEAD": "ref: refs/heads/main\n",
            ".git/packed-refs": f"# pack-refs\n{'f' * 40} refs/heads/other\n{REVISION} refs/heads/main\n",
        },
    ],
)
def test_the_revision_is_read(files: dict[str, str], tmp_path: Path):
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert release(tmp_path) == f"{RELEASE} (0123456789ab)"


@pytest.mark.parametrize(
    "files", [{}, {"revision": ""}, {".git/HEAD": "ref: refs/heads/new\n"}, {".git": "gitdir: a"}]
)
def test_without_a_revision_the_version_is_told_alone(files: dict[str, str], tmp_path: Path):
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert release(tmp_path) == RELEASE
