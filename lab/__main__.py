"""`python -m lab <command>`."""

import sys

from lab import main

if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # Ctrl-C is not a program error
        sys.exit(130)
