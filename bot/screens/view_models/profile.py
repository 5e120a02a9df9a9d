"""What a profile shows."""

from dataclasses import dataclass

from bot.controls.requests import ProfilePart
from bot.screens.view_models.history import PastGame
from storage.figures import Figures
from storage.profiles import TrackRecord


@dataclass(frozen=True, slots=True)
class LastGame:
    """One of somebody's last games, and by how much it changed their number; `None`: not at all."""

    past: PastGame
    change: int | None = None


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """Somebody's profile, as far as the reader may see it.

    `name` is what they are called in the last of these games, in Discord if there are none. `figures`
    are those of all their games if `own`, else of those in this `server`, if one looks at it in one. `here`
    and `everywhere` are their ratings, `None` where there is none to show; `last` are the last games, the
    newest first. `shown` says whether they are on the boards beyond a server, for themselves to change.
    """

    user: int
    name: str
    own: bool
    figures: Figures
    server: bool = True
    here: TrackRecord | None = None
    everywhere: TrackRecord | None = None
    last: tuple[LastGame, ...] = ()
    shown: bool = True
    part: ProfilePart = "main"
