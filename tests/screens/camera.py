"""Takes pictures of messages on the local Discord's page, and measures their height on a phone."""

import asyncio
import base64
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from PIL import Image

from tests.e2e.browser import Page, browser
from tests.screens.fold import PHONE
from tests.screens.screen import Screen
from tests.screens.stage import Stage, staged

T = TypeVar("T")
Messages: TypeAlias = dict[str, str]
Eye: TypeAlias = Callable[[Page, Sequence[Screen], Messages], T]

DESK = 1280
TALL = 4000
"""The height of the pages, so that every message is visible at once."""

BATCH = 24
"""The page shows the last fifty messages of a channel, and each screen has two."""

TAKEN = 108
"""Pixels that the page uses at the top and at the bottom. The fold is computed from it."""

PARTS = 700
"""The right part of a wide page is empty: no message is wider than this."""

ROOM = "return document.querySelector('#channel-timeline').clientHeight"
DONE = """
const page = window.simcordPreview, images = [...document.querySelectorAll("#channel-timeline img")];
return page.ready && !page.pendingAction && document.fonts.status === "loaded"
    && images.every(image => image.complete && image.naturalWidth);
"""
HEIGHT = """
const message = document.querySelector(`#channel-timeline [data-message-id="${arguments[0]}"]`);
return message.getBoundingClientRect().height;
"""
# Alone, it is at the same fraction of a pixel, whatever was taken before it.
FRAME = """
const message = document.querySelector(`#channel-timeline [data-message-id="${arguments[0]}"]`);
for (const other of document.querySelectorAll("#channel-timeline [data-message-id]"))
    other.style.display = other === message ? "" : "none";
const frame = message.getBoundingClientRect();
return [frame.x, frame.y, frame.width, frame.height];
"""


class Shot(NamedTuple):
    """A screen on a phone and on a desktop. `height` is the message's on the phone."""

    name: str
    phone: Image.Image
    desk: Image.Image
    height: float


def take(screens: Sequence[Screen], profile: Path) -> Iterator[Shot]:
    """Take a picture of each screen, several at a time."""
    for start in range(0, len(screens), BATCH):
        yield from asyncio.run(_take(screens[start : start + BATCH], profile))


def measure(screens: Sequence[Screen], profile: Path) -> dict[str, float]:
    """Measure the height of each screen on a phone, without taking pictures."""
    return asyncio.run(_measure(screens, profile))


async def _take(screens: Sequence[Screen], profile: Path) -> list[Shot]:
    async with staged(screens) as stage:
        heights, phones = await _look(stage, screens, PHONE[0], profile, _both)
        desks = await _look(stage, screens, DESK, profile, _pictures)
    return [
        Shot(screen.name, phone, desk.crop((0, 0, PARTS, desk.height)), heights[screen.name])
        for screen, phone, desk in zip(screens, phones, desks, strict=True)
    ]


async def _measure(screens: Sequence[Screen], profile: Path) -> dict[str, float]:
    async with staged(screens) as stage:
        return await _look(stage, screens, PHONE[0], profile, _heights)


async def _look(stage: Stage, screens: Sequence[Screen], width: int, profile: Path, eye: Eye[T]) -> T:
    """Open the page of the channel and call `eye`, while the local Discord serves it."""

    def look() -> T:
        with browser(profile) as page:
            _size(page, width + 900, TALL + 200)
            page.open(preview.url)
            page.until(lambda: page.run(DONE))
            room = page.run(ROOM)
            assert room == TALL - TAKEN, f"the page takes {TALL - room} pixels for itself: has it changed?"
            return eye(page, screens, stage.messages)

    async with stage.page(width, TALL) as preview:
        return await asyncio.to_thread(look)


def _size(page: Page, width: int, height: int) -> None:
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    cast("Any", page.driver).execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    # A phone shows them over the page.
    cast("Any", page.driver).execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})


def _both(
    page: Page, screens: Sequence[Screen], messages: Messages
) -> tuple[dict[str, float], list[Image.Image]]:
    return _heights(page, screens, messages), _pictures(page, screens, messages)


def _heights(page: Page, screens: Sequence[Screen], messages: Messages) -> dict[str, float]:
    return {screen.name: float(page.run(HEIGHT, messages[screen.name])) for screen in screens}


def _pictures(page: Page, screens: Sequence[Screen], messages: Messages) -> list[Image.Image]:
    return [_picture(page, messages[screen.name]) for screen in screens]


def _picture(page: Page, message: str) -> Image.Image:
    x, y, width, height = page.run(FRAME, message)
    clip = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
    taken = cast("Any", page.driver).execute_cdp_cmd(
        "Page.captureScreenshot", {"format": "png", "clip": clip}
    )
    return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")
