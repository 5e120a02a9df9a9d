"""What the options of a lobby show."""

from dataclasses import dataclass

from bot.controls.requests import OptionPage
from engine.setup.preview import Preview
from storage.pace import NO_CLOCK, Pace
from storage.records import NOBODY, Player
from storage.saved_set import SavedSet


@dataclass(frozen=True, slots=True)
class OptionsModel:
    """A page of a lobby's options. `saved` are the server's sets, `note` is a sentence to show on top.

    `expected` is how many will play, as the host said (0: that wasn't said); for how many the options speak
    stands in the preview, and is only `assumed` while nobody knows. `players` are those who sit there, and
    `host` is the user id of who sees this, who may manage the server if that is a `manager`.
    """

    game: str
    page: OptionPage
    preview: Preview
    saved_as: str = ""
    saved: tuple[SavedSet, ...] = ()
    note: str = ""
    players: tuple[Player, ...] = ()
    host: int = NOBODY
    expected: int = 0
    assumed: bool = False
    guessing: bool = True
    advice: bool = False
    pace: Pace = NO_CLOCK
    manager: bool = False

    @property
    def taken(self) -> SavedSet | None:
        """The set of the server that is played as it is saved now, if it is one."""
        plan = self.preview.plan
        return next((each for each in self.saved if each.name == self.saved_as and each.plan == plan), None)

    @property
    def deletable(self) -> SavedSet | None:
        """That set, if it is the reader's to delete."""
        taken = self.taken
        return taken if taken and (self.manager or taken.user == self.host) else None
