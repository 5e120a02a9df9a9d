"""A throw-away copy of this machine, in which anything may be installed.

It is an overlay in a mount namespace, which needs root and the right to mount. Without these, tests that need
the copy are skipped.
"""

import asyncio
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest
from packaging.requirements import Requirement

from tests.hosting.files import ROOT

PYTHON: str = getattr(sys, "_base_executable", sys.executable)
LIBRARIES = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
NOTHING: Mapping[str, str] = MappingProxyType({})
OTHER_DISCORD = Path(__file__).parent / "redirect"
"""In the path of a bot that should find the Discord of the tests."""


class Machine:
    """A machine to run commands on. `files` is its root, as `outside` sees it."""

    def __init__(self, files: str, outside: Sequence[str]) -> None:
        self.files = files
        self._outside = outside

    def outside(self, script: str) -> None:
        """Run a script that sees the files of this machine and of the copy."""
        check([*self._outside, "sh", "-ec", script])

    def inside(self, *, first: bool = False) -> list[str]:
        """Return the words that run a command inside; with `first`, as the process with the number 1."""
        alone = ["unshare", "--pid", "--fork", "--kill-child", f"--mount-proc={self.files}/proc"]
        return [*self._outside, *(alone if first else []), "chroot", self.files]

    def install(self, environment: str, requirements: str = "requirements/run.txt") -> None:
        """Install the packages that pip would fetch, and no others, from the environment of the tests."""
        text = (ROOT / requirements).read_text(encoding="utf-8")
        script: list[str] = []
        for line in re.findall(r"^([a-z0-9].*) \\$", text, re.MULTILINE):
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate():
                distribution = importlib.metadata.distribution(wanted.name)
                assert wanted.specifier.contains(distribution.version), f"{line} isn't what is installed"
                tops = {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}
                here = f"{self.files}{environment}/{LIBRARIES}"
                script += [f"ln -sfn {distribution.locate_file(top)} {here}/{top}" for top in tops]
        self.outside("\n".join(script))


class Running:
    """A running command."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def stop(self, number: int, seconds: float) -> int:
        """Send it a signal; return its exit code."""
        os.kill(_first_child(self._process.pid), number)
        async with asyncio.timeout(seconds):
            return await self._process.wait()


@asynccontextmanager
async def running(command: Sequence[str], log: Path) -> AsyncGenerator[Running]:
    """Run a command that doesn't end by itself; kill it if it is still running afterwards."""
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(*command, stdout=output, stderr=output)
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        # pytest shows it if a test failed.
        sys.stdout.write(log.read_text(encoding="utf-8"))


def _first_child(process: int) -> int:
    """Return the first child of a process, or itself if there is none."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return int(next(iter(children.split()), process))


@contextmanager
def copied(folder: Path) -> Generator[Machine]:
    """Make a copy of this machine. Skips where that can't be done."""
    need_root()
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
            assert holder.stdout is not None
            assert holder.stderr is not None
            if holder.stdout.readline() != "ready\n":
                pytest.skip(f"nothing can be mounted here: {holder.stderr.read().strip()}")
            machine = Machine(files, ["nsenter", "--mount", "--target", str(holder.pid)])
            _open_the_way(machine)
            yield machine
        finally:
            holder.kill()


def _open_the_way(machine: Machine) -> None:
    """Let every user of the copy reach this Python, under its usual names."""
    for home in map(Path, (sys.base_prefix, sys.prefix, OTHER_DISCORD)):
        machine.outside("; ".join(f"chmod o+x {machine.files}{each}" for each in (home, *home.parents)))
    for name in ("python", "python3"):
        file = f"{machine.files}/usr/local/bin/{name}"
        # Not a link: an environment that is made through a link doesn't find its libraries.
        machine.outside(f"rm -f {file}; echo '#!/bin/sh\nexec {PYTHON} \"$@\"' > {file}; chmod +x {file}")
    machine.outside(f"cp -a {OTHER_DISCORD} {machine.files}/test; chmod -R a+rX {machine.files}/test")


def need_root() -> None:
    """Skip tests that need root."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can run something as another user")
    for tool in ("setpriv", "unshare", "nsenter"):
        if shutil.which(tool) is None:
            pytest.skip(f"there is no {tool}")


def check(command: Sequence[str]) -> None:
    """Run a command that must not fail."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
