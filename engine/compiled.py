"""Compiled modules, which are loaded in place of their sources as long as they were made of just these.

`make fast` compiles the engine and the computer players into `build/fast`, and notes the digest of what it
compiled. If a source has changed since, or another Python runs, the sources are what is run. All modules are
compiled or none: those that are know how the others lie in memory.

`ENGINE_COMPILED` may say `no` (run the sources whatever there is) or `only` (fail unless compiled).
"""

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "fast"
DIGEST = "digest"
PACKAGES = ("engine", "ai")
VARIABLE = "ENGINE_COMPILED"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """All sources, and the data that lie among them, in the same order everywhere."""
    for package in PACKAGES:
        yield from sorted(each for each in (root / package).rglob("*") if each.suffix in (".py", ".json"))


def digest(root: Path = ROOT) -> str:
    """The digest of all sources, and of which Python they are compiled for."""
    found = sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sources(root):
        found.update(f"\n{source.relative_to(root)}\n".encode())
        found.update(source.read_bytes())
    return found.hexdigest()


class Finder:
    """Finds compiled modules in a folder that is laid out as the sources are."""

    def __init__(self, folder: Path, root: Path) -> None:
        self._folder = folder
        self._root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Say where a module is; nothing if it isn't compiled."""
        package, *rest = name.split(".")
        if package not in PACKAGES and not package.endswith("__mypyc"):
            return None
        inner = "/".join([package, *rest])
        for place, searched in ((inner, None), (f"{inner}/__init__", [str(self._root / inner)])):
            file = self._folder / f"{place}{EXTENSION_SUFFIXES[0]}"
            if file.exists():
                loader = ExtensionFileLoader(name, str(file))
                return spec_from_file_location(name, file, loader=loader, submodule_search_locations=searched)
        return None


def set_state(instance: object, state: dict[str, object]) -> None:
    """Fill what is being unpickled; compiled dataclasses do it so, for a frozen one refuses all else."""
    for name, value in state.items():
        object.__setattr__(instance, name, value)


def _load_compiled() -> bool:
    """Have the compiled modules loaded, if they are wanted and up to date; say whether they are."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted == "no":
        return False
    noted = FOLDER / DIGEST
    if noted.exists() and noted.read_text(encoding="ascii") == digest():
        sys.meta_path.insert(0, Finder(FOLDER, ROOT))
        return True
    if wanted == "only":
        raise ImportError(f"{VARIABLE} is `only`, but {FOLDER} isn't made of these sources: run `make fast`")
    return False


COMPILED = _load_compiled()
"""Whether what runs is compiled."""
