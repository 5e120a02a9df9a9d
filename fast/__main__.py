"""`python -m fast` (`make fast`): compile the engine and the computer players into `build/fast`."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

os.environ["ENGINE_COMPILED"] = "no"  # compile from sources, not with older compiled modules

from engine.compiled import DIGEST, FOLDER, ROOT, digest, sources
from fast import keeping, trial
from fast.library import LEVEL, build
from fast.rewriting import rewritten

INTERPRETED = (
    *("engine/__init__.py", "engine/hooks/__init__.py", "ai/__init__.py"),
    *("engine/compiled.py", "engine/events/"),
)
"""The modules that stay interpreted: packages that re-export names, the loader of compiled modules, events.

mypyc can't compile `import *`. Compiled events would gain nothing: the games of a search make none.
"""

WORK = ROOT / "build" / "work"
NEEDED = (
    "make fast needs a C compiler and Python's headers. On Debian and Ubuntu: apt-get install gcc python3-dev"
)
FAILED = """\
The modules that mypyc {version} made can't be loaded, for the reason above. The version in
requirements/fast.txt works. fast/rewriting.py and `CompiledLibrary` in engine/compiled.py say what they
expect of another one.
"""


def main() -> int:
    """Compile everything and replace the older result. Return 1 if that fails, otherwise 0."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not (shutil.which(compiler) and headers.exists()):
        sys.stderr.write(f"{NEEDED}\n")
        return 1
    made_of, key = digest(), keeping.key((compiler, os.environ.get(LEVEL, "")))
    if keeping.fetch(key):
        sys.stderr.write("Nothing has changed since this was compiled.\n")
        return _try(_modules())
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    _rewrite(WORK / "sources")
    modules, made = _modules(), WORK / "made"
    os.chdir(WORK / "sources")
    build(list(modules.values()), made)
    os.chdir(ROOT)
    if made_of != digest():
        sys.stderr.write("A source was changed meanwhile: run `make fast` again.\n")
        return 1
    for data in sources():
        if data.suffix != ".py":
            place = made / data.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(data, place)
    (made / DIGEST).write_text(made_of, encoding="ascii")
    (made / keeping.KEY).write_text(key, encoding="ascii")
    made.rename(FOLDER)
    shutil.rmtree(WORK)
    failed = _try(modules)
    if not failed:
        keeping.keep(key)
    return failed


def _modules() -> dict[str, str]:
    """Return the paths of the modules to compile, by module name."""
    paths = (str(each.relative_to(ROOT)) for each in sources() if each.suffix == ".py")
    return {
        path.removesuffix(".py").replace("/", ".").removesuffix(".__init__"): path
        for path in paths
        if not path.startswith(INTERPRETED)
    }


def _rewrite(into: Path) -> None:
    """Write all sources into a folder. Rewrite those that mypyc compiles."""
    names = {path: name for name, path in _modules().items()}
    for source in sources():
        path = source.relative_to(ROOT)
        text = source.read_text(encoding="utf-8")
        if str(path) in names:
            text = rewritten(text, vars(import_module(names[str(path)])))
        (into / path).parent.mkdir(parents=True, exist_ok=True)
        (into / path).write_text(text, encoding="utf-8")


def _try(modules: Iterable[str]) -> int:
    """Load the compiled modules in another process; if one fails, remove them all."""
    environment = {**os.environ, "ENGINE_COMPILED": "only"}
    command = [sys.executable, "-m", trial.__name__, *modules]
    failed = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603
    if failed:
        shutil.rmtree(FOLDER)
        sys.stderr.write(FAILED.format(version=version("mypy")))
    return failed


if __name__ == "__main__":
    sys.exit(main())
