"""The base class of all pictures, and a thread that draws each picture once."""

import asyncio
import re
import sys
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

from bot.pictures.canvas import Canvas, Part, height_of, stacked
from bot.words.language import Language


class Picture(ABC):
    """The content of a picture, in a language. Equal pictures look the same."""

    __slots__ = ()

    # The name of the picture's file. It depends only on the kind of picture, so it reveals nothing.
    file_name: ClassVar[str]

    moves: ClassVar[bool] = False  # Whether the picture is a film, which takes several times as long to draw.

    def __init_subclass__(cls) -> None:
        """Name the file after the class, unless the class sets a name."""
        if "file_name" not in vars(cls):
            words = re.findall("[A-Z][a-z]+", cls.__name__.removesuffix("Picture"))
            cls.file_name = f"{'-'.join(words).lower()}.png"

    @abstractmethod
    def file(self) -> bytes:
        """Draw the picture; return a PNG file, or a GIF file for a film."""

    @abstractmethod
    def alt_text(self, say: Language) -> str:
        """Describe the picture in at most 1,024 letters, for people who can't see it."""


class StillPicture(Picture):
    """A picture that isn't a film."""

    __slots__ = ()

    def file(self) -> bytes:
        return self.canvas().png()

    @abstractmethod
    def canvas(self) -> Canvas:
        """Draw the picture."""


class StackedPicture(StillPicture):
    """A picture whose parts are below each other."""

    __slots__ = ()

    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """Return the parts, from the top."""

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return height_of(self.parts())

    def canvas(self) -> Canvas:
        """Draw the parts."""
        return stacked(self.parts())


class WordedPicture(StillPicture):
    """A picture whose facts are already texts in the reader's language."""

    __slots__ = ()

    @abstractmethod
    def facts(self) -> str:
        """Return all facts of the picture, in at most 1,024 letters."""

    def alt_text(self, say: Language) -> str:  # noqa: ARG002 - the facts already have a language
        """Return the facts."""
        return self.facts()


class ToldPicture(WordedPicture):
    """A picture that the screen describes; `told` is this description."""

    __slots__ = ()

    told: str

    def facts(self) -> str:
        """Return the description."""
        return self.told


PICTURE_CACHE_BYTES = 16 << 20  # The size of the cache for pictures, in bytes: a few hundred pictures.
FILMS = 24 << 20  # The size of the cache for films, in bytes: about a hundred. Boards can't displace them.

_TURN = 0.001
"""Seconds after which a drawing thread lets the event loop run. Python's default is five times as long."""


def _file(picture: Picture) -> bytes:
    return picture.file()


class _Finished:
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
    """Draws pictures in one thread, because several would only block each other. `close` it at the end."""

    def __init__(
        self, draw: Callable[[Picture], bytes] = _file, room: int = PICTURE_CACHE_BYTES, films: int = FILMS
    ) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), _TURN))
        self._draw = draw
        self._stills, self._films = _Finished(room), _Finished(films)
        self._under_way: dict[Picture, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def paint(self, picture: Picture) -> bytes:
        """Return the file of a picture, from the cache or drawn now.

        An error in drawing reaches every waiting caller, and the next call tries again. If a caller is
        cancelled, the drawing continues. After `close` this raises `RuntimeError`.
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
        """Draw pictures to cache their parts. Other pictures may come in between."""
        loop = asyncio.get_running_loop()
        for picture in await asyncio.to_thread(lambda: tuple(pictures())):
            await loop.run_in_executor(self._thread, self._draw, picture)

    def keeps(self, picture: Picture) -> bool:
        """Return whether the file of a picture is cached."""
        return self._finished(picture).get(picture) is not None

    def forget(self) -> None:
        """Forget all pictures. A drawing in progress continues for its callers, but isn't cached."""
        self._stills.clear()
        self._films.clear()
        self._under_way.clear()

    def close(self) -> None:
        """Draw nothing more, without waiting for the drawing in progress."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, picture: Picture, done: asyncio.Future[bytes]) -> None:
        # Calling `exception` keeps Python from warning about an error for which nobody waits.
        failed = done.cancelled() or done.exception() is not None
        if self._under_way.get(picture) is not done:
            # Meanwhile `forget` was called, so don't cache what may be a deleted person's name.
            return
        del self._under_way[picture]
        if not failed:
            self._finished(picture).put(picture, done.result())

    def _finished(self, picture: Picture) -> _Finished:
        return self._films if picture.moves else self._stills
