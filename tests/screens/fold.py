"""The height of a message with a question on a phone, estimated without a browser.

A phone shows the end of a chat, and the bottom of a message. So the whole message must fit, and its question
with the answers comes last. A phone of 390 by 844 pixels shows 655 of a chat: the channel's name and the text
box take 108 on the local Discord's page, and the phone itself keeps 47 at the top and 34 at the bottom. `make
screens` measures on the page, and fails if this estimate is too low.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from io import BytesIO
from math import inf
from pathlib import Path
from typing import Any

import simcord
from PIL import Image, ImageFont

from bot.pictures.picture import Picture
from bot.screens.phone import PANEL_HEIGHT

Payload = dict[str, Any]

_CONTAINER = 17

PHONE = (390, 844)
ANSWER = re.compile(
    r"cit:(?:line|menu|some|done|page):(?!lookback)|cit:answer:(?!lookback)[^:]+:[^:]+:[0-9]+$"
)
"""The ids of the controls of a question, except the step back."""
ASKS = re.compile(r"cit:(?:more|join):")
"""The ids of controls that only a panel or a lobby without a question has."""

CHAT, FOLDED, BOARD = 620, 119, 556
"""How much a phone shows of a chat, and the greatest heights of a folded panel and the board above it.

The bot's name above such a board may be out of sight, except with more than four players.
"""

READ = {
    "board-4-in-words": "a board without its picture has to tell each city: where an upload was refused",
    "daily-end-in-words": "both cities and where they parted, told where an upload was refused",
    "end-in-words": "the same for the poster of the end",
    "hand-in-words": "all that a picture of one's hand and city shows, for people who listen",
    "panel-in-words": "the same with a question, whose options and buttons come last",
    "table-in-words": "all cities and the news, for people who listen",
    "panel-more": "what the rules say of a question, which is read from its beginning",
    "lobby-details": "the names of all cards of a game",
    "rules-overview": "a page of the rules, which is read from its beginning",
    "rules-districts": "a page of the rules, which is read from its beginning",
    "rules-editions": "a page of the rules, which is read from its beginning",
    "rules-opponents": "a page of the rules, which is read from its beginning",
    "rules-fairness": "a page of the rules, which is read from its beginning",
    "daily-fair": "a proof, whose numbers are copied whole",
    "end-fair": "a proof, whose numbers are copied whole",
    "leaderboard": "a table of ten, or of more people, is read from its first place",
    "profile-more": "a person's figures, which are read from their beginning",
    "games": "a list with a line to each game",
    "tournament-details": "the names and all rules of a sign-up, which are read from their beginning",
    "privacy": "all that is stored of somebody, or of it deleted, which is read from its beginning",
}
"""The messages that may be higher than a phone, by the beginning of their names, and the reason.

They have no question, or have it at their end, which a phone shows.
"""


def highest(name: str, components: list[Payload], *, board: bool) -> float:
    """Return the greatest height of a message on a phone; no limit for one in `READ`."""
    if any(name.startswith(each) for each in READ):
        return inf
    return PANEL_HEIGHT if asks(components) else BOARD if board else CHAT


# As on the page, in pixels.
WIDTH, BARE_WIDTH = 265, 302
HEAD, PUBLIC_HEAD, FOOT = 99, 58, 30
BARE_HEAD, BARE_FOOT = 71, 6
"""A message without a container has no edges, so it is wider."""
LINE, SMALL_LINE, LARGE_LINE = 22.0, 19.25, 28.0
SIZE, SMALL_SIZE, LARGE_SIZE, LABEL_SIZE = 16, 14, 20, 14
ABOVE_HEADING = 8
GAP, ABOVE_ROW, BELOW_ROW = 8, 4, 6
BUTTON, LABEL_LINE, BUTTON_SIDES = 32, 20, 24
FACE = 28
"""The width of a portrait in front of a button's label."""
MENU = 40
CHIP, CHIP_SIDES, CHIP_EMOJI, ARROW = 34, 20, 22, 56
"""The picked options in a menu with several choices: row, edges and emoji, and space for the menu’s arrow."""
EMOJI = 1.275
PICTURE = 350
"""The width of a picture, in logical pixels."""

_FONTS = Path(simcord.__file__).parent / "preview" / "static" / "fonts"
_NO_BREAK = "\u00a0"
_MARKUP = re.compile(r"\[([^\]]*)\]\(<?http[^)]*\)|[*_`]{1,2}|\\")
"""The invisible parts of a text: for a link, everything except its words."""
_COMMAND = re.compile(r"</([^:>]+):[0-9]+>")
_INVISIBLE = re.compile("[\ufe0f\u200b-\u200f]")


def answers(components: list[Payload]) -> list[Payload]:
    """Return the controls of a message's question."""
    return [each for each in walk(components) if ANSWER.match(each.get("custom_id") or "")]


def asks(components: list[Payload]) -> bool:
    """Return whether a message must fit: a question, another panel, or a lobby."""
    ids = [each.get("custom_id") or "" for each in walk(components)]
    return any(ANSWER.match(each) or ASKS.match(each) for each in ids)


def plays(components: list[Payload]) -> bool:
    """Return whether a message is the board of a running game."""
    ids = [each.get("custom_id") or "" for each in walk(components)]
    return any(each.startswith("cit:play:") for each in ids) and not asks(components)


def walk(components: list[Payload]) -> Iterator[Payload]:
    """Yield all components, each before its children."""
    for each in components:
        yield each
        yield from walk(each.get("components", []))


def ends_with_answers(components: list[Payload]) -> bool:
    """Return whether only controls are below the first answer, and something is above it."""
    parts = _parts(components)
    kinds = [each["type"] for each in parts]
    first = next(place for place, each in enumerate(parts) if answers([each]))
    return 10 in kinds[:first] and set(kinds[first:]) == {1}


def estimate(
    components: list[Payload], pictures: Mapping[str, Picture] | None = None, *, private: bool = True
) -> float:
    """Return the height of the message in pixels, with these pictures by the names of their files."""
    bare = components[0]["type"] != _CONTAINER
    wide = BARE_WIDTH if bare else WIDTH
    bottom, below = float((BARE_HEAD if bare else HEAD) if private else PUBLIC_HEAD), 0.0
    for part in _parts(components):
        match part["type"]:
            case 10:
                bottom += below + _text(part["content"], wide)
                below = 0
            case 14:
                bottom += max(below, GAP) + 1
                below = GAP
            case 1:
                bottom += max(below, ABOVE_ROW) + row_height(part["components"], wide)
                below = BELOW_ROW
            case 12:
                file = part["items"][0]["media"]["url"].removeprefix("attachment://")
                bottom += max(below, GAP) + _picture((pictures or {})[file], wide)
                below = GAP
            case _:
                raise ValueError(f"nobody has measured a component of type {part['type']}")
    return bottom + (BARE_FOOT if bare else FOOT)


def _parts(components: list[Payload]) -> list[Payload]:
    """Return the parts below each other: in the container, or in the message itself."""
    return components[0]["components"] if components[0]["type"] == _CONTAINER else components


def _picture(picture: Picture, wide: float) -> float:
    """Return the height of a picture as wide as the message; draw it if it doesn't know its height."""
    if (height := getattr(picture, "height", None)) is not None:
        return height * wide / PICTURE
    image = Image.open(BytesIO(picture.file()))
    return image.height * wide / image.width


def _text(content: str, wide: float = WIDTH) -> float:
    """Return the height of a text, line by line."""
    total = 0.0
    # Discord shows the markup of a command as its name.
    for line in _COMMAND.sub(r"/\1", content).split("\n"):
        if line.startswith("-# "):
            total += SMALL_LINE * _lines(line[3:], SMALL_SIZE, width=wide)
        elif line.startswith("#"):
            large = not line.startswith("###")
            lines = _lines(line.lstrip("# "), LARGE_SIZE if large else SIZE, bold=True, width=wide)
            total += ABOVE_HEADING + (LARGE_LINE if large else LINE) * lines
        else:
            total += LINE * _lines(line, SIZE, width=wide)
    return total


def _lines(text: str, size: int, *, bold: bool = False, width: float = WIDTH) -> int:
    count, used = 1, 0.0
    space = _width(" ", size, bold=bold)
    for word in _MARKUP.sub(r"\1", text).split(" "):
        wide = _width(word, size, bold=bold or "**" in text)
        if used and used + space + wide > width:
            count, used = count + 1, wide
        else:
            used += (space if used else 0) + wide
        while used > width:
            count, used = count + 1, used - width
    return count


def row_height(controls: list[Payload], wide: float = WIDTH) -> float:
    """Return the height of a row: of its menu, or of its buttons side by side as far as they fit."""
    if controls[0]["type"] != 2:
        return _menu_height(controls[0], wide)
    heights: list[float] = []
    used = 0.0
    for each in controls:
        label = each.get("label") or ""
        face = FACE if each.get("emoji") else 0
        own = min(wide, _width(label, LABEL_SIZE, weight=500) + face + BUTTON_SIDES)
        lines = _lines(label, LABEL_SIZE, width=wide - BUTTON_SIDES)
        tall = max(BUTTON, LABEL_LINE * lines + 4)
        if heights and used + GAP + own <= wide:
            used += GAP + own
            heights[-1] = max(heights[-1], tall)
        else:
            used = own
            heights.append(tall)
    return sum(heights) + GAP * (len(heights) - 1)


def _menu_height(menu: Payload, wide: float) -> float:
    """Return the height of a menu. A menu with several choices shows all picked options."""
    picked = [each for each in menu.get("options", []) if each.get("default")]
    if menu.get("max_values", 1) < 2 or not picked:
        return MENU
    rows, used = 1, 0.0
    for each in picked:
        own = (
            _width(each["label"], LABEL_SIZE, weight=500)
            + CHIP_SIDES
            + (CHIP_EMOJI if each.get("emoji") else 0)
        )
        if used and used + own > wide - ARROW:
            rows, used = rows + 1, 0.0
        used += own
    return rows * CHIP + BUTTON / 2


@lru_cache(maxsize=4096)
def _width(text: str, size: int, *, bold: bool = False, weight: int = 400) -> float:
    """Return the width of a text in pixels; every character that isn't in the font is an emoji."""
    text = _INVISIBLE.sub("", text).replace(_NO_BREAK, " ")
    drawn = "".join(each for each in text if ord(each) < 0x2190)
    return _font(700 if bold else weight).getlength(drawn) * size / 100 + EMOJI * size * (
        len(text) - len(drawn)
    )


@cache
def _font(weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(_FONTS / "noto-sans-latin-v2.015.ttf", 100)
    # Its axes are the weight and the width.
    font.set_variation_by_axes([weight, 100])
    return font
