"""Compile modules into a library, with mypyc and a C compiler."""

import io
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from engine.compiled import COMPILED_LIBRARY
from fast.progress import Progress

LEVEL = "FAST_LEVEL"
"""The variable for the optimisation level of the C compiler, from 0 to 3."""

_OPTIONS = (
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    # mypy accepts only dataclasses in `replace`. A rewritten class becomes a dataclass only at load time.
    "--disable-error-code=type-var",
)


class _InParallel(build_ext):
    """Compiles several files at a time."""

    def build_extension(self, ext: Any) -> None:  # noqa: ANN401 - setuptools doesn't say what it is
        """Compile and link all files of a library."""
        one: Any = self.compiler.compile

        def several(files: Sequence[str], *words: object, **named: object) -> list[str]:
            progress = Progress(len(files), "files compiled")
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = [pool.submit(one, [file], *words, **named) for file in files]
                for done, _each in enumerate(as_completed(made), 1):
                    progress(done)
                progress.end()
                return [name for each in made for name in each.result()]

        self.compiler.compile = several
        super().build_extension(ext)  # pyright: ignore[reportUnknownMemberType]


def build(paths: Sequence[str], into: Path) -> None:
    """Compile modules below the current folder into one library; exit with the errors if that fails."""
    sys.stderr.write(f"Translating {len(paths)} modules to C, which takes a minute or so\n")
    told = io.StringIO()
    try:
        with redirect_stdout(told):
            library: Any = mypycify(
                [*_OPTIONS, *paths],
                opt_level=os.environ.get(LEVEL, "2"),
                debug_level="0",
                multi_file=True,
                group_name=COMPILED_LIBRARY.removesuffix("__mypyc"),
                target_dir="c",
            )[0]
    finally:
        # mypyc warns of each generator that it turns into a list.
        sys.stderr.writelines(f"{line}\n" for line in told.getvalue().splitlines() if "warning:" not in line)
    # Without this, each call goes through a table, because another library may define the same function.
    library.extra_compile_args.append("-fvisibility=hidden")
    words = ["--quiet", "build_ext", "--build-lib", str(into), "--build-temp", "objects"]
    setup(
        name=COMPILED_LIBRARY,
        packages=[],
        ext_modules=[library],
        cmdclass={"build_ext": _InParallel},
        script_args=words,
    )
