"""Compiled modules, which are loaded in place of their sources as long as they were made of just these.

`make fast` compiles the engine and the computer players into `build/fast`, and notes the digest of what it
compiled. If a source has changed since, or another Python runs, the sources are what is run. All modules are
compiled or none: those that are know how the others lie in memory.

`ENGINE_COMPILED` may say `no` (run the sources whatever there is) or `only` (fail unless compiled).
"""

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "fast"
DIGEST = "digest"
LIBRARY = "citadels__mypyc"
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


class CompiledLibrary(Loader):
    """The library in which all compiled modules are: finds them, and has them made.

    mypyc could make a small file for each module that does so. To compile them takes as long as all the rest.
    """

    def __init__(self, file: Path, root: Path) -> None:
        self._file = file
        self._root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Say where a module is; nothing if it isn't compiled."""
        package, *rest = name.split(".")
        if name == LIBRARY:
            return spec_from_file_location(name, self._file)
        if package not in PACKAGES or not hasattr(import_module(LIBRARY), _entry(name)):
            return None
        return ModuleSpec(name, self, is_package=self._root.joinpath(package, *rest).is_dir())

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make a module and run it; compiled, that is one."""
        import ctypes  # noqa: PLC0415 - sources don't need it

        address = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        entry = _entry(spec.name)
        begin = address(getattr(import_module(LIBRARY), entry), f"{LIBRARY}.{entry}".encode())
        return ctypes.PYFUNCTYPE(ctypes.py_object)(begin)()

    def exec_module(self, module: ModuleType) -> None:
        """It has run already."""


def _entry(module: str) -> str:
    """The name under which the library keeps what makes a module."""
    return f"init_{module.replace('.', '___')}"


def as_dataclass(cls: type[Any], types: dict[str, str], defaults: dict[str, Any], *, frozen: bool) -> None:
    """Make a dataclass of a compiled class that has a constructor already (`fast/rewriting.py`).

    Where its fields lie in memory is known to descriptors, which stand where a dataclass has defaults.
    """
    descriptors = {name: cls.__dict__[name] for name in types}
    for name in types:
        delattr(cls, name)
    for name, value in defaults.items():
        setattr(cls, name, value)
    cls.__annotations__ = types
    cls.__doc__ = cls.__name__  # else it would be made of the signature, which not every Python can read
    dataclass(init=False, frozen=frozen)(cls)
    for name, descriptor in descriptors.items():
        setattr(cls, name, descriptor)
    cls.__slots__ = ()  # there is no `__dict__`, which pydantic would look for
    cls.__setstate__ = _set_state


def _set_state(instance: object, state: dict[str, object]) -> None:
    """Fill what is being unpickled; a frozen dataclass refuses all else."""
    for name, value in state.items():
        object.__setattr__(instance, name, value)


def up_to_date() -> bool:
    """Say whether there are compiled modules, made of just these sources."""
    noted = FOLDER / DIGEST
    return noted.exists() and noted.read_text(encoding="ascii") == digest()


def _load_compiled() -> bool:
    """Have the compiled modules loaded, if they are wanted and up to date; say whether they are."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted == "no":
        return False
    if up_to_date():
        sys.meta_path.insert(0, CompiledLibrary(FOLDER / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}", ROOT))
        return True
    if wanted == "only":
        raise ImportError(f"{VARIABLE} is `only`, but {FOLDER} isn't made of these sources: run `make fast`")
    return False


COMPILED = _load_compiled()
"""Whether what runs is compiled."""
