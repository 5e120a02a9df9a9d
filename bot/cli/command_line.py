"""A command line that imports a command's module only to run it, because a module may need more packages."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from bot.operator_errors import WrongSettingsError
from bot.release import release

_NOT_INSTALLED = """\
This Python ({python}) has no package {package}.
`make run` and `make play` install all that is needed into .venv. Without make:
    {python} -m pip install --require-hashes -r requirements/run.txt"""


class FailedError(Exception):
    """A command can't continue. The message says why; `code` is the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


_NOT_TAKEN = errno.EPIPE, errno.ENOSPC, errno.EDQUOT


def _not_written(error: OSError) -> int:
    """Return the exit code of a command whose output can't be written, for example to a full disk."""
    if not isinstance(error, BrokenPipeError):
        print(f"The output can't be written: {error.strerror}.", file=sys.stderr)
    # Otherwise Python would write the rest at exit, and fail again.
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return 1


@dataclass(frozen=True, slots=True)
class Command:
    """A command. `execute` returns the exit code (`None`: 0), or raises `FailedError`.

    A module with one command has functions with the names of the fields. A module with several commands has a
    `Command` for each.
    """

    add_arguments: Callable[[argparse.ArgumentParser], None]
    execute: Callable[[argparse.Namespace], int | None]


@dataclass(frozen=True, slots=True)
class CommandLine:
    """Commands and their help. `fit-builder` is in module `fit_builder`, unless `shared` names another."""

    program: str
    package: str
    commands: Mapping[str, str]
    shared: Mapping[str, str] = field(default_factory=dict[str, str])

    def load(self, name: str) -> Command:
        """Return a command, after importing its module."""
        if name in self.shared:
            return getattr(import_module(f"{self.package}.{self.shared[name]}"), name.upper())
        module = import_module(f"{self.package}.{name.replace('-', '_')}")
        return Command(module.add_arguments, module.execute)

    def run(self, words: Sequence[str]) -> int:
        """Run the command that `words` begin with, and return its exit code."""
        if not words or words[0] not in self.commands:
            return self._no_command(list(words))
        name = words[0]
        try:
            command = self.load(name)
        except ModuleNotFoundError as error:
            package = (error.name or "").partition(".")[0]
            if not package or find_spec(package) is not None:
                raise
            print(_NOT_INSTALLED.format(python=sys.executable, package=package), file=sys.stderr)
            return 2
        told = self.commands[name]
        parser = argparse.ArgumentParser(
            prog=f"{self.program} {name}", description=f"{told[0].upper()}{told[1:]}."
        )
        command.add_arguments(parser)
        arguments = parser.parse_args(words[1:])
        try:
            code = command.execute(arguments) or 0
            sys.stdout.flush()
        except (FailedError, WrongSettingsError) as error:
            print(error, file=sys.stderr)
            return error.code if isinstance(error, FailedError) else 2
        except OSError as error:
            if error.filename is not None or error.errno not in _NOT_TAKEN:
                raise
            return _not_written(error)
        return code

    def _no_command(self, words: list[str]) -> int:
        width = max(len(name) for name in self.commands)
        parser = argparse.ArgumentParser(
            prog=self.program,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            epilog="commands:\n"
            + "\n".join(f"  {name:<{width}} {text}" for name, text in self.commands.items()),
        )
        parser.add_argument("command", help=f"its name; `{self.program} <command> --help` explains it")
        parser.add_argument("--version", action="store_true", help="print the release")
        if words in (["-h"], ["--help"]):
            parser.print_help()
            return 0
        if words == ["--version"]:
            print(release())
            return 0
        parser.print_help(sys.stderr)
        problem = f"there is no command {words[0]!r}" if words else "no command was given"
        print(f"\n{self.program}: {problem}", file=sys.stderr)
        return 2
