"""The Dockerfile and compose.yaml, parsed for the tests that need no engine."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@dataclass
class Stage:
    """One stage of the image: its steps in order, and how it is run."""

    name: str
    steps: list[tuple[str, list[str]]] = field(default_factory=list[tuple[str, list[str]]])
    """`RUN` with one command for the shell, `COPY` and `WORKDIR` with their words."""
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    folder: str = "/"
    user: str = "root"
    command: list[str] = field(default_factory=list[str])
    health: list[str] = field(default_factory=list[str])
    signal: str = "SIGTERM"
    volumes: list[str] = field(default_factory=list[str])
    labels: dict[str, str] = field(default_factory=dict[str, str])
    arguments: list[str] = field(default_factory=list[str])


def stages(text: str) -> list[Stage]:
    """Return the stages of a Dockerfile. Raises `ValueError` for a line that it can't parse."""
    found: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append(Stage(rest.partition(" AS ")[2]))
        elif word and not word.startswith("#"):
            _take(found[-1], word, rest)
    return found


def _take(stage: Stage, word: str, rest: str) -> None:  # noqa: C901, PLR0912 - one case for each instruction
    match word:
        case "RUN":
            stage.steps.append((word, [rest]))
        case "COPY":
            stage.steps.append((word, shlex.split(rest)))
        case "WORKDIR":
            stage.folder = rest
            stage.steps.append((word, [rest]))
        case "ENV":
            for name, value in (pair.split("=", 1) for pair in shlex.split(rest)):
                stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
        case "USER":
            stage.user = rest
        case "CMD":
            stage.command = json.loads(rest)
        case "HEALTHCHECK":
            stage.health = json.loads(rest.partition("CMD ")[2])
        case "STOPSIGNAL":
            stage.signal = rest
        case "VOLUME":
            stage.volumes.append(rest)
        case "LABEL":
            for name, _, value in (pair.partition("=") for pair in shlex.split(rest)):
                stage.labels[name] = value
        case "ARG":
            stage.arguments.append(rest.partition("=")[0])
        case _:
            raise ValueError(f"what is {word}?")


def service() -> dict[str, Any]:
    """Return the only service in compose.yaml."""
    (only,) = compose("compose.yaml")["services"].values()
    return only


def compose(name: str) -> dict[str, Any]:
    return _mapping((ROOT / name).read_text(encoding="utf-8").splitlines())


def _mapping(lines: list[str]) -> Any:
    """Parse the few parts of YAML that are used: mappings, lists of words, and comments."""
    lines = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    if not lines:
        return None
    if lines[0].lstrip().startswith("- "):
        return [_word(line.strip()[2:]) for line in lines]
    found: dict[str, Any] = {}
    depth = len(lines[0]) - len(lines[0].lstrip())
    starts = [number for number, line in enumerate(lines) if len(line) - len(line.lstrip()) == depth]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        name, _, value = lines[start].strip().partition(":")
        found[name] = _word(value.strip()) if value.strip() else _mapping(lines[start + 1 : end])
    return found


def _word(text: str) -> Any:
    return {"true": True, "false": False}.get(text, text.strip("\"'"))


def shown(default: object) -> str:
    """Return how the docs write the default of a setting."""
    if isinstance(default, float):
        return f"{default:.4g}"
    return "" if default is None else str(default)
