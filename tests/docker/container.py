"""A container without an engine: the steps of the Dockerfile, done in a throw-away copy of this machine.

The copy is an overlay in a mount namespace, which takes root and the right to mount. Where that is missing, a
folder has to do: the same files and the same user, but nothing of what only a container can cut off.
"""

import asyncio
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest
from packaging.requirements import Requirement

from tests.docker.files import ROOT, Stage, stages

PYTHON: str = getattr(sys, "_base_executable", sys.executable)
PACKAGES = f"/opt/venv/lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
NOTHING: Mapping[str, str] = MappingProxyType({})
OTHER_DISCORD = Path(__file__).parent / "redirect"


class Container:
    """The image, ready to run commands in. `files` is where its root lies, for what `outside` leads to."""

    def __init__(self, files: str, outside: Sequence[str]) -> None:
        self.files = files
        self._outside = outside
        self.builder, self.image = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
        found = re.search(r"useradd --uid (\d+)", str(self.image.steps))
        assert found
        self.user = found[1]

    def path(self, inside: str) -> str:
        """Return what commands inside call a path of the image."""
        return inside

    def machine(self, script: str) -> None:
        """Run a script on the machine itself, where it sees the files of the image."""
        _check([*self._outside, "sh", "-ec", script])

    def step(self, stage: Stage, script: str) -> None:
        """Run a step of the Dockerfile."""
        _check([*self._inside(), *self._at(stage, ["sh", "-ec", script])])

    def run(
        self, *words: str, root: bool = False, environment: Mapping[str, str] = NOTHING
    ) -> "subprocess.CompletedProcess[str]":
        """Run a command inside, as `docker compose exec` does."""
        command = [*self._inside(), *self._as(root=root), *self._at(self.image, words, environment)]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    @asynccontextmanager
    async def running(self, log: Path, environment: Mapping[str, str]) -> AsyncGenerator["Running"]:
        """Run the command of the image, as its first process."""
        command = self._at(self.image, self.image.command, environment)
        with log.open("wb") as output:
            process = await asyncio.create_subprocess_exec(
                *self._inside(first=True), *self._as(root=False), *command, stdout=output, stderr=output
            )
        try:
            yield Running(process)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            # pytest shows it where a test has failed.
            sys.stdout.write(log.read_text(encoding="utf-8"))  # noqa: ASYNC240

    def _inside(self, *, first: bool = False) -> list[str]:
        """Return what leads inside; with `first`, as the process with the number 1."""
        alone = ["unshare", "--pid", "--fork", "--kill-child", f"--mount-proc={self.files}/proc"]
        return [*self._outside, *(alone if first else []), "chroot", self.files]

    def _as(self, *, root: bool) -> list[str]:
        """Return what makes a command the user's, with as few rights as compose leaves it."""
        ids = ["--reuid", self.user, "--regid", self.user, "--clear-groups"]
        return [] if root else ["setpriv", *ids, "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]

    def _at(self, stage: Stage, words: Sequence[str], environment: Mapping[str, str] = NOTHING) -> list[str]:
        told = {**stage.environment, **environment}
        pairs = (f"{name}={':'.join(map(self.path, value.split(':')))}" for name, value in told.items())
        return ["env", "-i", *pairs, "sh", "-c", 'cd "$0"; exec "$@"', self.path(stage.folder), *words]


class Folder(Container):
    """The files of the image in a folder of this machine."""

    def path(self, inside: str) -> str:
        """Return where a path of the image is; what is the machine's own stays where it was."""
        return f"{self.files}{inside}" if re.match(r"/(opt|data|app|test)\b", inside) else inside

    def step(self, stage: Stage, script: str) -> None:
        """Run a step with the paths of the folder, and without making the user known to the machine."""
        script = re.sub(r"useradd .*?&& ", "", script).replace("citadels", self.user)
        script = re.sub(r"(?<=\s)/\w+", lambda found: self.path(found[0]), script)
        super().step(stage, script.replace("python ", f"{PYTHON} ", 1))

    def _inside(self, *, first: bool = False) -> list[str]:
        return []


class Running:
    """The command of the image, at work."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def stop(self, number: int, seconds: float) -> int:
        """Send it a signal, and return its exit code."""
        os.kill(_first_child(self._process.pid), number)
        async with asyncio.timeout(seconds):
            return await self._process.wait()


def _first_child(process: int) -> int:
    """Return the first child of a process, or itself if there is none."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return int(next(iter(children.split()), process))


@contextmanager
def in_namespace(folder: Path) -> Generator[Container]:
    """Build the image in a copy of this machine; then only its volumes and /var/tmp can be written to."""
    _need_root()
    files = f"{folder}/root"
    script = (
        f"mount -t tmpfs none {folder}; mkdir {folder}/upper {folder}/work {folder}/volumes {files};"
        f" mount -t overlay overlay -o lowerdir=/,upperdir={folder}/upper,workdir={folder}/work {files};"
        f" mount --rbind /dev {files}/dev; mount -t proc proc {files}/proc;"
        f" mount -t tmpfs none {files}/var/tmp; echo ready; exec sleep infinity"
    )
    words = ["unshare", "--mount", "--propagation", "private", "sh", "-ec", script]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as holder:
        try:
            assert holder.stdout
            assert holder.stderr
            if holder.stdout.readline() != "ready\n":
                pytest.skip(f"nothing can be mounted here: {holder.stderr.read().strip()}")
            container = Container(files, ["nsenter", "--mount", "--target", str(holder.pid)])
            # Every user of the copy may reach this Python, and it has the name that it has in the image.
            ways = {
                each for home in (sys.base_prefix, sys.prefix) for each in (Path(home), *Path(home).parents)
            }
            for each in sorted(ways):
                container.machine(f"chmod o+x {files}{each}")
            python = f"{files}/usr/local/bin/python"
            # Not a link: an environment that is made by one doesn't find its libraries.
            container.machine(
                f"rm -f {python}; echo '#!/bin/sh\nexec {PYTHON} \"$@\"' > {python}; chmod +x {python}"
            )
            _build(container)
            for volume in container.image.volumes:
                # A new volume takes over what the image has there, with its owner.
                kept = f"{folder}/volumes{volume}"
                container.machine(f"cp -a {files}{volume} {kept}; mount --bind {kept} {files}{volume}")
            container.machine(f"mount -o remount,ro {files}")
            yield container
        finally:
            holder.kill()


@contextmanager
def in_folder() -> Generator[Container]:
    """Lay the files of the image out in a folder."""
    _need_root()
    # The folders of pytest are closed to others.
    files = Path(tempfile.mkdtemp(prefix="citadels-"))
    try:
        files.chmod(0o755)
        container = Folder(str(files), [])
        if container.run(sys.executable, "-c", "").returncode:
            pytest.skip(f"another user than root can't run {sys.executable}")
        _build(container)
        yield container
    finally:
        shutil.rmtree(files)


def _build(container: Container) -> None:
    """Do the steps of both stages, and lay the way to the Discord of the tests beside them."""
    for stage in (container.builder, container.image):
        for word, words in stage.steps:
            if word == "WORKDIR":
                container.machine(f"mkdir -p {container.files}{words[0]}")
            elif word == "COPY":
                _copy(container, stage, words)
            elif "pip install" in words[0]:
                _install(container, words[0])
            else:
                container.step(stage, words[0])
    container.machine(f"cp -a {OTHER_DISCORD} {container.files}/test; chmod -R a+rX {container.files}/test")


def _copy(container: Container, stage: Stage, words: list[str]) -> None:
    """Copy from the checkout. What comes from another stage is there already, for all share one root."""
    if words[0].startswith("--from="):
        return
    *sources, target = words
    for source in sources:
        assert (ROOT / source).exists(), source
        to = f"{container.files}{stage.folder}/{target}"
        container.machine(
            f"cp -a {ROOT / source} {to}; chmod -R go=rX {to}; find {to} -name __pycache__ -exec rm -r {{}} +"
        )


def _install(container: Container, command: str) -> None:
    """Give the environment of the image what pip would fetch, and nothing else, from the one of the tests."""
    assert command.endswith("install --require-hashes -r requirements.txt")
    text = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    script: list[str] = []
    for line in re.findall(r"^([a-z0-9].*) \\$", text, re.MULTILINE):
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate():
            distribution = importlib.metadata.distribution(wanted.name)
            assert wanted.specifier.contains(distribution.version), f"{line}: install requirements/dev.txt"
            tops = {file.parts[0] for file in distribution.files or () if file.parts[0] != ".."}
            script += [
                f"ln -sfn {distribution.locate_file(top)} {container.files}{PACKAGES}/{top}"
                for top in tops - {"__pycache__"}
            ]
    container.machine("\n".join(script))


def _need_root() -> None:
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can run something as another user")
    for tool in ("setpriv", "unshare", "nsenter"):
        if shutil.which(tool) is None:
            pytest.skip(f"there is no {tool}")


def _check(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
