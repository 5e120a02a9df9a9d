"""A container without an engine: the steps of the Dockerfile, run in a copy of this machine."""

import re
import subprocess
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.hosting.files import ROOT, Stage, stages
from tests.hosting.machine import NOTHING, Machine, check, copied
from tests.patience import PATIENCE

VENV = "/opt/venv"
BYTES = "latin-1"


class Container:
    """The image on a machine, ready to run commands in."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        _, self.builder, _, self.image = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
        found = re.search(r"useradd --uid (\d+)", str(self.image.steps))
        assert found
        self.user = found[1]

    def step(self, stage: Stage, script: str) -> None:
        """Run a step of the Dockerfile."""
        check([*self.machine.inside(), *self._at(stage, ["sh", "-ec", script], NOTHING)])

    def run(
        self, *words: str, root: bool = False, environment: Mapping[str, str] = NOTHING, given: str = ""
    ) -> "subprocess.CompletedProcess[str]":
        """Run a command inside, as `docker compose exec` does; `given` is its input."""
        command = [*self.machine.inside(), *self._as(root=root), *self._at(self.image, words, environment)]
        done = subprocess.run(
            command, capture_output=True, check=False, timeout=PATIENCE, input=given.encode(BYTES)
        )
        told = done.stdout.decode(BYTES), done.stderr.decode(BYTES)
        return subprocess.CompletedProcess(command, done.returncode, *told)

    def command(self, environment: Mapping[str, str]) -> list[str]:
        """Return the words that run the image's command as its first process."""
        at = self._at(self.image, self.image.command, environment)
        return [*self.machine.inside(first=True), *self._as(root=False), *at]

    def _as(self, *, root: bool) -> list[str]:
        """Return the words that run a command as the user, with as few rights as compose gives it."""
        ids = ["--reuid", self.user, "--regid", self.user, "--clear-groups"]
        return [] if root else ["setpriv", *ids, "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]

    def _at(self, stage: Stage, words: Sequence[str], environment: Mapping[str, str]) -> list[str]:
        told = {**stage.environment, **environment}
        pairs = (f"{name}={value}" for name, value in told.items())
        return ["env", "-i", *pairs, "sh", "-c", 'cd "$0"; exec "$@"', stage.folder, *words]


@contextmanager
def in_copy(folder: Path) -> Generator[Container]:
    """Build the image in a copy of this machine; then only its volumes and /var/tmp can be written to."""
    with copied(folder) as machine:
        container = Container(machine)
        _build(container)
        for volume in container.image.volumes:
            # A new volume gets the image's files there, with their owner.
            here, kept = f"{machine.files}{volume}", f"{folder}/volumes{volume}"
            machine.outside(f"cp -a {here} {kept}; mount --bind {kept} {here}")
        machine.outside(f"mount -o remount,ro {machine.files}")
        yield container


def _build(container: Container) -> None:
    """Run the steps of all stages except the one that compiles, which takes minutes; the sources also run."""
    machine, requirements = container.machine, ""
    for stage in (container.builder, container.image):
        for word, words in stage.steps:
            if word == "WORKDIR":
                machine.outside(f"mkdir -p {machine.files}{words[0]}")
            elif word == "COPY":
                _copy(machine, stage, words)
                requirements = words[0] if words[-1] == "requirements.txt" else requirements
            elif "pip install" in words[0]:
                assert words[0] == f"{VENV}/bin/python -m pip install --require-hashes -r requirements.txt"
                machine.install(VENV, requirements)
            else:
                container.step(stage, words[0])


def _copy(machine: Machine, stage: Stage, words: list[str]) -> None:
    """Copy from the checkout. Files of another stage are there already, because all stages share one root."""
    if words[0].startswith("--from="):
        return
    *sources, target = words
    for source in sources:
        assert (ROOT / source).exists(), source
        to = f"{machine.files}{stage.folder}/{target}"
        machine.outside(f"cp -a {ROOT / source} {to}; find {to} -name __pycache__ -exec rm -r {{}} +")
