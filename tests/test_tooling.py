"""The files around the code agree with one another."""

import ast
import os
import re
import shutil
import subprocess
import tomllib
from importlib import metadata
from itertools import pairwise
from pathlib import Path

import pytest
from discord import Permissions
from packaging.requirements import Requirement

from bot.delivery.members import ALL_PERMISSIONS, LEAST_PERMISSIONS
from bot.release import RELEASE

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)
NAME = re.compile(r"[A-Za-z0-9._-]+")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall(lock(name)))


@pytest.mark.parametrize(
    ("smaller", "larger"), [("run", "play"), ("play", "dev"), ("run", "fast"), ("fast", "dev")]
)
def test_each_lock_holds_the_smaller_one_at_the_same_versions(smaller: str, larger: str):
    assert pins(smaller).items() < pins(larger).items()


@pytest.mark.parametrize("name", ["run", "play", "fast", "dev"])
def test_a_lock_pins_with_hashes_and_names_no_address(name: str):
    entries = re.split(r"^(?=[^\s#])", lock(name), flags=re.MULTILINE)[1:]
    assert entries
    assert all(PIN.match(entry) and "--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|--index|--find-links|\s@\s", lock(name))


def test_every_dependency_is_locked():
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    for name, wanted in {
        "run": project["dependencies"],
        "play": project["dependencies"] + extras["play"],
        "fast": project["dependencies"] + extras["fast"],
        "dev": project["dependencies"] + extras["play"] + extras["fast"] + extras["dev"],
    }.items():
        names = {re.sub(r"[._-]+", "-", found[0].lower()) for text in wanted if (found := NAME.match(text))}
        assert names - {project["name"]} <= pins(name).keys(), f"{name}: run `make lock`"


def test_an_extra_that_another_package_needs_is_pinned_with_it():
    """For `coverage[toml]` pip 23 takes the newest release, despite a pin of `coverage`."""
    checked, text = 0, lock("dev")
    for name in pins("dev"):
        try:
            needs = [Requirement(each) for each in metadata.requires(name) or ()]
        except metadata.PackageNotFoundError:  # it is needed on other systems
            continue
        for need in needs:
            if need.extras and (need.marker is None or need.marker.evaluate({"extra": ""})):
                assert re.search(rf"^{need.name}\[", text, re.MULTILINE), f"{name} needs {need}"
                checked += 1
    assert checked


def test_the_invitations_ask_for_what_is_said_beside_them():
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    asked: list[str] = re.findall(
        r"scope=bot\+applications\.commands&permissions=(\d+)$", hosting, re.MULTILINE
    )
    talk = Permissions(
        view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
    )
    threads = Permissions(create_public_threads=True, send_messages_in_threads=True)
    more = Permissions(create_events=True, manage_roles=True, mention_everyone=True)
    assert asked == [str((talk | threads | more).value), str((talk | threads).value)]


def test_the_invitations_ask_for_all_that_the_bot_needs():
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    everything, least = (
        Permissions(int(asked)) for asked in re.findall(r"&permissions=(\d+)$", hosting, re.MULTILINE)
    )
    assert everything == Permissions(**dict.fromkeys(ALL_PERMISSIONS, True))
    assert least == Permissions(**dict.fromkeys(LEAST_PERMISSIONS, True))


def released(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run `make release` in a folder, as a person whose name git knows."""
    names = {f"GIT_{role}_{what}": "a@b" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    return subprocess.run(
        ["make", "release"],
        cwd=folder,
        env={**os.environ, **names},
        capture_output=True,
        text=True,
        check=False,
    )


CHANGES = """# Changes

## 2.0.0 (unreleased)

For hosts:

- **One** change that takes
  [two lines](docs/hosting.md).

## 1.0.0 (2026-01-31)

The first release.
"""
NOTES = "Release 2.0.0\n\nFor hosts:\n\n- **One** change that takes [two lines](docs/hosting.md)."


def test_a_release_sets_its_version_and_date_and_tags_it_with_its_notes(tmp_path: Path):
    (tmp_path / "bot").mkdir()
    for name in ("Makefile", "pyproject.toml", "bot/release.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(CHANGES)
    migrations = tmp_path / "storage/database/sqlite/migrations"
    recorded = tmp_path / "tests/storage/versions"
    for folder, name in ((migrations, "0019_a.sql"), (migrations, "0020_b.sql"), (recorded, "0019.sql")):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()

    def git(*words: str) -> str:
        line = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(tmp_path), *words]
        return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()

    def commit() -> None:
        git("add", ".")
        git("commit", "--quiet", "--message", "all")

    git("init", "--quiet")
    commit()
    assert "tests.storage.versions" in released(tmp_path).stderr
    (recorded / "0020.sql").touch()
    assert "Commit your changes first" in released(tmp_path).stderr
    commit()
    done = released(tmp_path)
    assert done.returncode == 0, done.stderr
    assert tomllib.loads((tmp_path / "pyproject.toml").read_text())["project"]["version"] == "2.0.0"
    assert 'RELEASE = "2.0.0"' in (tmp_path / "bot" / "release.py").read_text()
    assert re.sub(r"(2\.0\.0) \(\d{4}-\d\d-\d\d\)", r"\1 (unreleased)", changelog.read_text()) == CHANGES
    assert git("tag", "--points-at", "HEAD") == "v2.0.0"
    assert git("tag", "--list", "--format=%(contents)") == NOTES
    assert git("status", "--porcelain") == ""
    assert "begin with the next version" in released(tmp_path).stderr


@pytest.mark.parametrize("folder", ["ai", "bot", "cogs", "engine", "lab", "storage"])
def test_a_note_below_a_constant_is_too_long_for_its_line(folder: str):
    wrong, longest = list[str](), PROJECT["tool"]["ruff"]["line-length"]
    for file in sorted((ROOT / folder).rglob("*.py")):
        lines = file.read_text(encoding="utf-8").split("\n")
        for node in ast.walk(ast.parse("\n".join(lines))):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                continue
            for constant, note in pairwise(node.body):
                match constant, note:
                    case ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text))):
                        line = lines[constant.lineno - 1]
                        alone = (
                            constant.lineno == constant.end_lineno and "#" not in line and "\n\n" not in text
                        )
                        inline = alone and len(f"{line}  # {' '.join(text.split())}") <= longest
                        if inline or not isinstance(node, ast.Module):
                            wrong.append(f"{file}:{constant.lineno}")
                    case _:
                        pass
    assert not wrong


def test_the_changelog_and_the_version_agree():
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = [head for head in heads if not head.endswith(" (unreleased)")]
    assert released[0].split()[0] == RELEASE
    assert released == heads[-len(released) :]


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", ".pre-commit-config.yaml", "README.md"])
def test_every_make_target_that_a_page_names_is_there(page: str):
    lines = re.findall(r"^([a-z][a-z -]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    targets = {name for line in lines for name in line.split()}
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"(?:^|`|entry: )make(?: --silent)? ([a-z-]+)", text, re.MULTILINE)
    assert named
    assert set(named) <= targets


WORKFLOWS = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / ".github/workflows").iterdir()}


def test_the_workflow_runs_all_that_a_change_must_pass():
    check = WORKFLOWS["check.yml"]
    assert "run: .ci/run" in check
    assert "TESTS_REQUIRE: tools rights" in check
    assert "uses: docker/build-push-action@" in check


def test_nothing_is_published_that_was_not_checked():
    publishing = [name for name, text in WORKFLOWS.items() if "push: true" in text]
    assert publishing == ["image.yml"]
    before, _, job = WORKFLOWS["image.yml"].partition("\n  image:\n")
    assert "uses: ./.github/workflows/check.yml" in before
    assert job.startswith("    needs: check\n")
    # The image has its parts and its origin beside it, and the notes follow it.
    assert "sbom: true" in job
    assert "provenance: mode=max" in job
    assert job.partition("\n  notes:\n")[2].startswith("    needs: image\n")
    assert "\n  workflow_call:\n" in WORKFLOWS["check.yml"]


def test_the_oldest_python_and_that_of_the_image_are_tested():
    project = PROJECT["project"]
    oldest = project["requires-python"].removeprefix(">=")
    (image,) = re.findall(r"^FROM python:([\d.]+)-slim@", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    tested = re.findall(r'\{python: "([\d.]+)", debian: [a-z]+\}', WORKFLOWS["check.yml"])
    assert tested == [oldest, image]


def test_every_action_is_pinned_by_its_hash_and_says_its_version():
    used = [
        line.partition("uses: ")[2]
        for text in WORKFLOWS.values()
        for line in text.splitlines()
        if "uses: " in line
    ]
    others = [each for each in used if not each.startswith("./")]
    assert len(others) > len(used) / 2
    assert [each for each in others if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each)] == []
    # The same version everywhere.
    assert len({*others}) == len({each.partition("@")[0] for each in others})


def test_newer_versions_are_proposed_of_all_that_is_pinned():
    text = (ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8")
    proposed = dict(re.findall(r"package-ecosystem: (\S+)\n    directory: (\S+)\n", text))
    assert proposed == {"docker": "/", "github-actions": "/", "pip": "/requirements"}
