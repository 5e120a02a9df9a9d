"""Compiling modules into a library, with mypyc and a C compiler."""

import io
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from engine.compiled import LIBRARY
from fast.bar import Bar

LEVEL = "FAST_LEVEL"
"""The variable with how hard the C compiler optimises, from 0 to 3."""

_OPTIONS = (
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    # `replace` takes dataclasses only, and a rewritten class becomes one when it is loaded.
    "--disable-error-code=type-var",
)


class _InParallel(build_ext):
    """Compiles several files at a time."""

    def build_extension(self, ext: Any) -> None:  # noqa: ANN401 - setuptools doesn't say what it is
        """Compile all files of a library, and link them."""
        one: Any = self.compiler.compile

        def several(files: Sequence[str], *words: object, **named: object) -> list[str]:
            """Compile files; return what came of them."""
            bar = Bar("files compiled", len(files))
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = [pool.submit(one, [file], *words, **named) for file in files]
                for each in made:
                    each.add_done_callback(lambda _: bar())
                return [name for each in made for name in each.result()]

        self.compiler.compile = several
        super().build_extension(ext)  # pyright: ignore[reportUnknownMemberType]


def build(paths: Sequence[str], into: Path) -> None:
    """Compile modules below the current folder into one library; exits with what is wrong if that fails."""
    sys.stderr.write(f"Translating {len(paths)} modules to C, which takes a minute or so\n")
    told = io.StringIO()
    try:
        with redirect_stdout(told):
            library: Any = mypycify(
                [*_OPTIONS, *paths],
                opt_level=os.environ.get(LEVEL, "2"),
                debug_level="0",
                multi_file=True,
                group_name=LIBRARY.removesuffix("__mypyc"),
                target_dir="c",
            )[0]
    finally:
        # It warns of each generator that it makes a list of.
        sys.stderr.writelines(f"{line}\n" for line in told.getvalue().splitlines() if "warning:" not in line)
    # Else each call would go through a table, in case another library has a function of that name.
    library.extra_compile_args.append("-fvisibility=hidden")
    words = ["--quiet", "build_ext", "--build-lib", str(into), "--build-temp", "objects"]
    setup(
        name=LIBRARY,
        packages=[],
        ext_modules=[library],
        cmdclass={"build_ext": _InParallel},
        script_args=words,
    )
