"""Load compiled modules instead of the sources, if they were made of exactly these sources.

`make fast` compiles the engine and the computer players into `build/fast`, with a digest of the sources and
the Python version. All modules are compiled or none, because they know each other's memory layout.

`ENGINE_COMPILED` may be `no` (always run the sources) or `only` (fail unless compiled).
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
COMPILED_LIBRARY = "citadels__mypyc"
PACKAGES = ("engine", "ai")
VARIABLE = "ENGINE_COMPILED"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Yield all sources and the data files among them, in the same order on every machine."""
    for package in PACKAGES:
        yield from sorted(each for each in (root / package).rglob("*") if each.suffix in (".py", ".json"))


def digest(root: Path = ROOT) -> str:
    """Return the digest of all sources and of the Python that they are compiled for."""
    found = sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sources(root):
        found.update(f"\n{source.relative_to(root)}\n".encode())
        found.update(source.read_bytes())
    return found.hexdigest()


class CompiledLibrary(Loader):
    """Finds and loads all compiled modules in one library, which compiles faster than a file for each."""

    def __init__(self, file: Path, root: Path) -> None:
        self._file = file
        self._root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Return the spec of a compiled module, `None` for any other."""
        package, *rest = name.split(".")
        if name == COMPILED_LIBRARY:
            return spec_from_file_location(name, self._file)
        if package not in PACKAGES or not hasattr(import_module(COMPILED_LIBRARY), _entry(name)):
            return None
        return ModuleSpec(name, self, is_package=self._root.joinpath(package, *rest).is_dir())

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Create a module and run it: compiled modules do both at once."""
        import ctypes  # noqa: PLC0415 - sources don't need it

        address = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        entry = _entry(spec.name)
        begin = address(
            getattr(import_module(COMPILED_LIBRARY), entry), f"{COMPILED_LIBRARY}.{entry}".encode()
        )
        return ctypes.PYFUNCTYPE(ctypes.py_object)(begin)()

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: `create_module` has already run the module."""


def _entry(module: str) -> str:
    """Return the name of the library's function that creates a module."""
    return f"init_{module.replace('.', '___')}"


def as_dataclass(cls: type[Any], types: dict[str, str], defaults: dict[str, Any], *, frozen: bool) -> None:
    """Make a dataclass of a compiled class that has a constructor already (`fast/rewriting.py`).

    `dataclass` reads the defaults from class attributes. A compiled class has its field descriptors there. So
    we remove these, and put them back afterwards.
    """
    descriptors = {name: cls.__dict__[name] for name in types}
    for name in types:
        delattr(cls, name)
    for name, value in defaults.items():
        setattr(cls, name, value)
    cls.__annotations__ = types
    cls.__doc__ = cls.__name__  # otherwise `dataclass` reads the signature, and some Pythons can't
    dataclass(init=False, frozen=frozen)(cls)
    for name, descriptor in descriptors.items():
        setattr(cls, name, descriptor)
    cls.__slots__ = ()  # there is no `__dict__`, but without this pydantic looks for it
    cls.__setstate__ = _set_state


def _set_state(instance: object, state: dict[str, object]) -> None:
    """Set the fields of an unpickled instance, even of a frozen dataclass."""
    for name, value in state.items():
        object.__setattr__(instance, name, value)


def up_to_date() -> bool:
    """Return whether there are compiled modules made of exactly these sources."""
    noted = FOLDER / DIGEST
    return noted.exists() and noted.read_text(encoding="ascii") == digest()


def _load_compiled() -> bool:
    """Install the loader of compiled modules if wanted and up to date; return whether it is installed."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted == "no":
        return False
    if up_to_date():
        sys.meta_path.insert(0, CompiledLibrary(FOLDER / f"{COMPILED_LIBRARY}{EXTENSION_SUFFIXES[0]}", ROOT))
        return True
    if wanted == "only":
        raise ImportError(f"{VARIABLE} is `only`, but {FOLDER} isn't made of these sources: run `make fast`")
    return False


COMPILED = _load_compiled()  # Whether the compiled modules run.
