"""Messages with pictures: drawn once, uploaded when they changed, left out where they can't be sent."""

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.late_edits import LateEdits
from bot.pictures.drawing import Picture, file_name
from bot.pictures.painter import Painter
from bot.screens.content import Content

log = logging.getLogger(__name__)

DRAWN = 1.0
"""Seconds that a message waits for its pictures to be drawn; usually it takes a few hundredths of one."""

PAUSE = 60.0
"""Seconds in which nothing is uploaded to where that has just failed."""

ROOM = 5000
"""Of how many messages it is remembered which pictures they have: about 250 bytes each."""

Attached: TypeAlias = discord.File | discord.Attachment
"""A file to be uploaded, or one that the message has already and keeps."""

Sent = TypeVar("Sent")
Post: TypeAlias = Callable[[LayoutView, list[discord.File]], Awaitable[Sent]]
"""Sends a view with these files, and returns the message, or what has it as its `resource`."""

Edit: TypeAlias = Callable[[LayoutView, list[Attached]], Awaitable[Sent]]
"""Changes a message to a view with these files, all that it then has, and returns the same."""

_Uploaded: TypeAlias = tuple[tuple[bytes, int], ...]
"""The digests of the pictures that a message has, with the ids of their files."""


class Kept(discord.Attachment):
    """A file that a message has already, and keeps: of all that Discord said of it only the id is needed."""

    def __init__(self, file: int) -> None:
        """Keep the file of this id."""
        self.id = file

    def to_dict(self) -> Any:  # noqa: ANN401 - the type that discord.py gives it is private to it
        """Return what tells Discord to keep it."""
        return {"id": self.id}


async def drawn(painter: Painter, picture: Picture | None) -> discord.File | None:
    """Return a picture as a file of a message; `None` if there is none.

    Nor is there a file if it can't be drawn: its facts stand in the text too.
    """
    if picture is None:
        return None
    png = await _png(painter, picture)
    return discord.File(io.BytesIO(png), file_name(picture)) if png else None


class Pictures:
    """Sends what messages show, with their pictures if that is possible, else in words alone.

    A picture that a message shows already is kept, by its id, and not uploaded again. Which one that is, is
    known in memory only: after a restart each is uploaded once more. `late_edits` hears of every edit.
    """

    def __init__(self, painter: Painter, clock: Callable[[], float]) -> None:
        self._painter = painter
        self._clock = clock
        self.late_edits = LateEdits()
        self._uploaded: OrderedDict[int, _Uploaded] = OrderedDict()
        self._paused: dict[int, float] = {}

    async def post(
        self, content: Content, place: int, request: Post[Sent], seconds: float | None = None
    ) -> Sent:
        """Send a new message to a place: the id of a channel, or of the person who alone sees it.

        Raises what the request raises, and `TimeoutError` after so many seconds.
        """

        async def upload(view: LayoutView, attached: list[Attached]) -> Sent:
            """Send it: a new message has nothing to keep."""
            return await request(view, [each for each in attached if isinstance(each, discord.File)])

        return await self._send(content, place, (), upload, seconds)

    async def edit(
        self, content: Content, message: int, request: Edit[Sent], seconds: float | None = None
    ) -> Sent:
        """Change a message of this id, in the same way."""

        async def change(view: LayoutView, attached: list[Attached]) -> Sent:
            """Change it, or note that nobody knows whether that comes."""
            with self.late_edits.watching(message):
                return await request(view, attached)

        return await self._send(content, message, self._uploaded.pop(message, ()), change, seconds)

    def forget(self) -> None:
        """Drop what was drawn, for there may be somebody's name on it."""
        self._painter.forget()

    async def _send(
        self, content: Content, place: int, there: _Uploaded, request: Edit[Sent], seconds: float | None
    ) -> Sent:
        attached = None if self._is_paused(place) else await self._attached(content.pictures, there)
        if attached:
            try:
                view = content.screen(content.pictures)
                async with asyncio.timeout(seconds):
                    sent = await request(view, attached)
            except FAILURES as error:
                answered = isinstance(error, discord.HTTPException)
                if answered and not discord_errors.may_be_upload(error):
                    # The message is as it was.
                    if there:
                        self._uploaded[place] = there
                    raise
                self._failed(place, attached)
                if not answered:
                    raise
                log.info("A message is sent without its pictures: %s", error)
            else:
                self._note(sent, content.pictures)
                return sent
        async with asyncio.timeout(seconds):
            return await request(content.screen(()), [])

    async def _attached(self, pictures: Sequence[Picture], there: _Uploaded) -> list[Attached] | None:
        """Return the files of all pictures, with those that are there; `None` if one can't be drawn."""
        found: list[Attached] = []
        files = dict(there)
        for picture in pictures:
            if files and (kept := files.get(_digest(picture))) is not None:
                found.append(Kept(kept))
                continue
            file = await drawn(self._painter, picture)
            if file is None:
                return None
            found.append(file)
        return found

    def _note(self, sent: object, pictures: Sequence[Picture]) -> None:
        """Remember which pictures a message has now."""
        message = sent.resource if isinstance(sent, discord.InteractionCallbackResponse) else sent
        if not isinstance(message, discord.Message):
            return
        files = {each.filename: each.id for each in message.attachments}
        self._uploaded[message.id] = tuple(
            (_digest(picture), files[name]) for picture in pictures if (name := file_name(picture)) in files
        )
        while len(self._uploaded) > ROOM:
            self._uploaded.popitem(last=False)

    def _failed(self, place: int, attached: Sequence[Attached]) -> None:
        """Upload nothing there for a while, if something was uploaded."""
        if any(isinstance(each, discord.File) for each in attached):
            now = self._clock()
            self._paused = {each: until for each, until in self._paused.items() if until > now}
            self._paused[place] = now + PAUSE

    def _is_paused(self, place: int) -> bool:
        return self._paused.get(place, float("-inf")) > self._clock()


async def _png(painter: Painter, picture: Picture) -> bytes:
    """Return the file of a picture; nothing if it can't be drawn, or not soon."""
    try:
        async with asyncio.timeout(DRAWN):
            return await painter.paint(picture)
    except TimeoutError:
        log.warning("A picture was not drawn in time")
    except Exception:
        log.exception("A picture could not be drawn")
    return b""


def _digest(picture: Picture) -> bytes:
    """Return what tells pictures apart: equal models are the same picture."""
    return sha256(repr(picture).encode()).digest()[:16]
