"""`python -m fast.trial MODULE...`: load modules that must be compiled. `make fast` ends with this."""

import sys
from importlib import import_module
from pathlib import Path

from engine.compiled import FOLDER


def main() -> int:
    """Load the modules; return 1 if Python loads the source of one, otherwise 0."""
    for name in sys.argv[1:]:
        if not Path(str(import_module(name).__file__)).is_relative_to(FOLDER):
            sys.stderr.write(f"{name} was compiled, but its source was loaded.\n")
            return 1
    sys.stdout.write(f"Compiled into {FOLDER}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
