"""`make screens`: take a picture of every screen, and list the questions that don't fit on a phone.

    python -m tests.screens                # all of them, and docs/screens.md
    python -m tests.screens lobby hand     # those whose names have these prefixes
    SCREENS_LANGUAGE=pl make screens       # in another language, in build/screens-pl

On one machine, equal screens give equal files. Another version of Chromium may draw a letter differently. A
file that already shows the same picture isn't written again.
"""

import argparse
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.screens.phone import PANEL_HEIGHT
from bot.words.language import DEFAULT_LOCALE
from tests.screens import files, film, listing
from tests.screens.camera import Shot, take
from tests.screens.catalogue import groups, screens
from tests.screens.fold import BOARD as MOST_OF_A_BOARD
from tests.screens.fold import CHAT, PHONE, estimate, highest, plays
from tests.screens.screen import LANGUAGE, Screen

DOCS = Path(__file__).resolve().parents[2] / "docs"
# The docs show English screens. Those in other languages are only for reading.
OWN = LANGUAGE == DEFAULT_LOCALE
FOLDER = DOCS / "screens" if OWN else DOCS.parent / "build" / f"screens-{LANGUAGE}"
GROUND = (49, 51, 56)
GAP = 16
COLOURS, COLOURS_OF_PICTURES = 48, 256

SLACK = 22.0
"""By how many pixels the tests' estimate may be too low: a line that wraps only there."""

HEAD = f"""# Every screen

`make screens` takes these pictures. Each shows a screen on a phone, {PHONE[0]} pixels wide, and on a desk, as
Chromium draws the page of the local Discord. On a phone, panels and lobbies are at most {PANEL_HEIGHT} pixels
high, with their buttons at the bottom. Boards are at most {MOST_OF_A_BOARD} high, which leaves room for a
folded panel. All others are at most {CHAT} high, except those that people read from their beginning. If a
screen is higher, `make screens` fails; `tests/screens/fold.py` says how it measures the height.

All pictures show the screens of today. The next one compares four of them with their first versions: a lobby
of four, a choice of characters (cut at the edge of the phone), a board and an end of eight.

![before and after](before-and-after.png)

Somebody who is new needs 39.5 clicks for a first game with three computers, the start included. In 1.0 % of
the clicks there is only one answer, so they decide nothing. Of the actions that a turn offers, 2.2 % have
moved between a button and a menu since an earlier turn. `python -m pytest -s tests/e2e/test_clicks.py` plays
forty games and prints these figures.
"""


def main() -> int:
    """Take the pictures; return 1 if one with a question doesn't fit on a phone."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.screens", description="Take pictures of all screens."
    )
    parser.add_argument("names", nargs="*", help="how the names of the screens begin; all if none is given")
    wanted = tuple(parser.parse_args().names)
    if not (shutil.which("chromium") and shutil.which("chromedriver")):
        sys.stderr.write("This needs Chromium (Debian: chromium chromium-driver).\n")
        return 2
    chosen = [each for each in screens() if not wanted or each.name.startswith(wanted)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    scenes: dict[str, Image.Image] = {}
    with tempfile.TemporaryDirectory() as profile:
        for screen, shot in zip(chosen, take(chosen, Path(profile)), strict=True):
            colours = COLOURS_OF_PICTURES if screen.pictures else COLOURS
            _save(_side_by_side(shot), FOLDER / f"{shot.name}.png", colours)
            if shot.name in film.SCENES + listing.SCENES:
                scenes[shot.name] = shot.phone
            components = screen.view().to_components()
            most = highest(shot.name, components, board=_is_board(screen))
            sys.stdout.write(f"{shot.height:4.0f} {shot.name}\n")
            problems += _problems(screen, shot, most)
    if OWN and scenes.keys() >= {*film.SCENES}:
        film.write(scenes, DOCS / "game.gif")
    if OWN and scenes.keys() >= {*listing.SCENES}:
        listing.write(scenes, DOCS / "listing")
    if not wanted and OWN:
        _publish()
    sys.stderr.writelines(f"{problem}\n" for problem in problems)
    sys.stdout.write(f"{len(chosen)} screens in {FOLDER}\n")
    return 1 if problems else 0


def _is_board(screen: Screen) -> bool:
    """Return whether it is a board with its picture, in a game that nothing delays."""
    return plays(screen.view().to_components()) and bool(screen.pictures) and "held-up" not in screen.name


def _problems(screen: Screen, shot: Shot, most: float) -> list[str]:
    """Return whether a message is too high, or higher than the tests' estimate, in words."""
    found: list[str] = []
    # A page rounds each part of a message.
    if shot.height > most + 1:
        found.append(f"{shot.name}: it is {shot.height:.0f} pixels high, of {most:.0f}")
    if most not in (PANEL_HEIGHT, MOST_OF_A_BOARD):
        return found
    guessed = estimate(screen.view().to_components(), screen.pictures, private=screen.private)
    if shot.height > guessed + SLACK:
        found.append(f"{shot.name}: fold.py thinks that it is {guessed:.0f} high, not {shot.height:.0f}")
    return found


def _side_by_side(shot: Shot) -> Image.Image:
    phone, desk = shot.phone, shot.desk
    height = max(phone.height, desk.height)
    both = Image.new("RGB", (phone.width + GAP + desk.width, height), GROUND)
    both.paste(phone, (0, 0))
    both.paste(desk, (phone.width + GAP, 0))
    return both


def _save(picture: Image.Image, path: Path, colours: int) -> None:
    """Write a small file: few colours, including rare ones such as an emoji's."""
    few = picture.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", optimize=True)
    files.write(file.getvalue(), path)


def index() -> str:
    """Return the page that shows all pictures."""
    parts = [HEAD]
    for title, some in groups().items():
        parts.append(f"## {title}\n")
        parts += [f"### {each.name}\n\n![{each.name}](screens/{each.name}.png)\n" for each in some]
    return "\n".join(parts)


def _publish() -> None:
    """Write the page that shows all pictures, and delete pictures of former screens."""
    (DOCS / "screens.md").write_text(index(), encoding="utf-8")
    names = {each.name for each in screens()}
    for path in FOLDER.glob("*.png"):
        if path.stem not in names:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
