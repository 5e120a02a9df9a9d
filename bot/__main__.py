"""`python -m bot <command>`."""

import sys

if __name__ == "__main__":
    # An older Python couldn't read the imports below.
    if sys.hexversion < 0x030B0000:
        sys.stderr.write("The bot needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ".\n")
        sys.exit(2)
    try:
        from bot.cli import main

        sys.exit(main())
    except KeyboardInterrupt:  # a person who presses Ctrl-C knows why the bot stops
        sys.exit(130)
