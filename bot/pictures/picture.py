"""The base of all pictures, and drawing them outside the event loop.

A picture is a model with a drawing and an alt text. A thread draws it once, and recent files are cached.
"""

import asyncio
import sys
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

from bot.pictures.canvas import Canvas
from bot.words.language import Language


class Picture(ABC):
    """The content of a picture in a language's words: plain and frozen, so equal ones look the same."""

    __slots__ = ()

    file_name: ClassVar[str]
    """The name of its file: by kind only, so that the name reveals nothing."""

    moves: ClassVar[bool] = False
    """Whether it is a film, which takes several times as long to draw."""

    @abstractmethod
    def file(self) -> bytes:
        """Draw the picture, and return it as a PNG file; a film is a GIF file."""

    @abstractmethod
    def alt_text(self, language: Language) -> str:
        """Describe the picture in at most 1,024 letters, for people who can't see it."""


class StillPicture(Picture):
    """A picture that is no film."""

    __slots__ = ()

    def file(self) -> bytes:
        """Draw the picture, and return it as a PNG file."""
        return self.canvas().png()

    @abstractmethod
    def canvas(self) -> Canvas:
        """Draw the picture."""


class WordedPicture(StillPicture):
    """A picture whose facts are in words already, in the language of its reader."""

    __slots__ = ()

    @abstractmethod
    def facts(self) -> str:
        """Return all facts of the picture, in at most 1,024 letters."""

    def alt_text(self, language: Language) -> str:  # noqa: ARG002 - the facts have a language
        """Return the facts."""
        return self.facts()


class ToldPicture(WordedPicture):
    """A picture whose screen describes it: `told` says the same as the picture."""

    __slots__ = ()

    told: str

    def facts(self) -> str:
        """Return what the screen tells of the picture."""
        return self.told


PICTURE_CACHE_BYTES = 16 << 20
"""Bytes of the cache for finished pictures: a few hundred of them."""

FILMS = 24 << 20
"""Bytes of the cache for finished films: about a hundred. Frequent boards don't displace them."""

_TURN = 0.001
"""Seconds until a drawing thread lets the event loop run; Python's default is five times as long."""


def _file(picture: Picture) -> bytes:
    return picture.file()


class _Finished:
    """The files of finished pictures, up to `room` bytes; the least recently used is dropped first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._size = 0
        self._files: OrderedDict[Picture, bytes] = OrderedDict()

    def get(self, picture: Picture) -> bytes | None:
        """Return the cached file of a picture, if there is one."""
        found = self._files.get(picture)
        if found is not None:
            self._files.move_to_end(picture)
        return found

    def put(self, picture: Picture, file: bytes) -> None:
        """Add the file of a picture."""
        self._files[picture] = file
        self._size += len(file)
        while self._size > self._room:
            _, oldest = self._files.popitem(last=False)
            self._size -= len(oldest)

    def clear(self) -> None:
        """Drop all files."""
        self._files.clear()
        self._size = 0


class Painter:
    """Draws pictures for one event loop; `close` it at the end.

    One thread is enough: a picture takes a few hundredths of a second, and several threads would only wait
    for each other.
    """

    def __init__(
        self, draw: Callable[[Picture], bytes] = _file, room: int = PICTURE_CACHE_BYTES, films: int = FILMS
    ) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), _TURN))
        self._draw = draw
        self._stills, self._films = _Finished(room), _Finished(films)
        self._under_way: dict[Picture, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def paint(self, picture: Picture) -> bytes:
        """Return the PNG file of a picture, drawn now or before.

        An error in drawing reaches every waiting caller, and the next call tries again. A cancelled caller
        leaves the drawing to the others. After `close` it raises `RuntimeError`.
        """
        found = self._finished(picture).get(picture)
        if found is not None:
            return found
        drawing = self._under_way.get(picture)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._thread, self._draw, picture)
            self._under_way[picture] = drawing
            drawing.add_done_callback(lambda done: self._drawn(picture, done))
        return await asyncio.shield(drawing)

    async def warm(self, pictures: Callable[[], Iterable[Picture]]) -> None:
        """Draw pictures from another thread to cache their parts. Other pictures are drawn in between."""
        loop = asyncio.get_running_loop()
        for picture in await asyncio.to_thread(lambda: tuple(pictures())):
            await loop.run_in_executor(self._thread, self._draw, picture)

    def keeps(self, picture: Picture) -> bool:
        """Return whether the file of a picture is cached."""
        return self._finished(picture).get(picture) is not None

    def forget(self) -> None:
        """Forget all finished pictures. A drawing in progress continues for its callers."""
        self._stills.clear()
        self._films.clear()

    def close(self) -> None:
        """Draw nothing more: drop the drawings that have not begun, without waiting for the current one."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, picture: Picture, done: asyncio.Future[bytes]) -> None:
        del self._under_way[picture]
        # `exception` marks the error as retrieved, because perhaps nobody waits for it.
        if done.cancelled() or done.exception() is not None:
            return
        self._finished(picture).put(picture, done.result())

    def _finished(self, picture: Picture) -> _Finished:
        return self._films if picture.moves else self._stills
