"""Where the panel of a seat is, and what it shows."""

from asyncio import Lock
from dataclasses import dataclass, field
from typing import Protocol

from bot.screens.content import Content
from bot.screens.view_models.panel import AdviceModel
from engine.decision import Decision
from storage.messages import Panel

WAITING = -1
"""What stands for the number of a question when the panel says whom one waits for."""

OVER = -2
"""What stands for it when the panel shows the scores."""

AWAY = -3
"""What stands for it when the panel says that a computer plays for who isn't there."""


class Copy(Protocol):
    """A copy of a panel that can be changed through the click that showed it, while its token lasts."""

    @property
    def message(self) -> int:
        """The id of the message."""
        ...

    @property
    def channel(self) -> int:
        """The channel in which it is."""
        ...

    async def edit(self, content: Content) -> bool:
        """Change it; say whether that was possible."""
        ...

    async def delete(self) -> bool:
        """Delete it; say whether that was possible."""
        ...

    async def anew(self, content: Content) -> "Copy | None":
        """Send it anew below all that was posted since, for its player alone; `None` if nothing was sent.

        Raises `UncertainError` if that isn't known.
        """
        ...


@dataclass(slots=True)
class Spot:
    """Where the panel of a seat is. `panel` is stored as `stored`, the rest is lost with the process.

    `showing` is the number of the question that the player can see (or what stands for one: `WAITING`,
    `OVER`, `AWAY`). `here` is the ephemeral copy, `direct` the last click on the direct message, which is
    `direct_live` as long as it shows the panel; `used` is when the player last did something. `explained` is
    the tag of the last question that comes with a line of why (empty: none). `followed` is the board below
    which the ephemeral copy was sent anew last, or couldn't be. `ring` says that the time has come to call
    them again. `epoch` is that of the running time by which the panel says until when its player is waited
    for. It is `doubtful` what the panel says if an older edit may have come over what it showed.
    `advice` is the hint that was asked for, with the question that it is about. The lock keeps two
    changes of a panel from overtaking each other.
    """

    panel: Panel = field(default_factory=Panel)
    stored: Panel = field(default_factory=Panel)
    showing: int = WAITING
    here: Copy | None = None
    direct: Copy | None = None
    direct_live: bool = True
    used: float = float("-inf")
    explained: str = ""
    followed: int = 0
    ring: bool = False
    epoch: float | None = None
    doubtful: bool = False
    advice: tuple[Decision, AdviceModel] | None = None
    lock: Lock = field(default_factory=Lock)
