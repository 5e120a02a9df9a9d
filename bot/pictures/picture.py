"""The common form of all pictures: a model that can be drawn, and says the same in words."""

from abc import ABC, abstractmethod
from typing import ClassVar

from bot.pictures.canvas import Canvas
from bot.words.language import Language


class Picture(ABC):
    """The content of a picture in the words of a language: plain and frozen, so equal ones look the same."""

    __slots__ = ()

    file_name: ClassVar[str]
    """The name of its file: that of its kind alone, so that the name tells nothing."""

    moves: ClassVar[bool] = False
    """Whether it is a film, which takes several times as long to draw."""

    @abstractmethod
    def file(self) -> bytes:
        """Draw the picture, and return it as a PNG file; a film is a GIF file."""

    @abstractmethod
    def alt_text(self, language: Language) -> str:
        """Say in words what the picture shows, in at most 1,024 letters: for those who can't see it."""


class StillPicture(Picture):
    """A picture that is no film."""

    __slots__ = ()

    def file(self) -> bytes:
        """Draw the picture, and return it as a PNG file."""
        return self.canvas().png()

    @abstractmethod
    def canvas(self) -> Canvas:
        """Draw the picture."""
