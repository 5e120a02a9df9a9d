"""The choices of a server and of a person."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from storage.pace import Holiday, QuietHours

CallPlace: TypeAlias = Literal["game", "channel", "direct", "nowhere"]
"""Where somebody is called: as the pace of the game says, or always in one place, or not at all."""

TournamentOpeners: TypeAlias = Literal["managers", "events", "everybody"]
"""The people who may open tournaments: those who may manage the server, or its events too, or all."""

Reminders: TypeAlias = Literal[0, 2, 4, 8, 12, 24]
"""After how many hours somebody is called again; 0 for never."""

LONGEST_PAUSE = 60
"""The longest pause that a server can give its computer players, in seconds."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The choices of a server; a default holds where nobody chose.

    `channels` are those in which games may be opened (none: everywhere), `roles` whose members may open them
    (none: everybody). `threads` says whether each game is played in a thread of its own. `computers` says
    whether computer players may take seats; `computer_pause` is in seconds, and `None` leaves it to the
    bot's settings. `seasons` says whether the server's leaderboard counts seasons, `everywhere` whether its
    games count on the leaderboards of all servers. `language` is the locale of what everybody there sees;
    empty: Discord says it. `tournaments` says who may open one. `call_role` is the role that is called when
    somebody looks for players (0: none).
    `podium` says whether the end of a season is celebrated, `podium_channel` where (0: in the channel with
    most games), and `podium_role` is given to the first three (0: none).
    """

    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    computers: bool = True
    computer_pause: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] | None = None
    seasons: bool = True
    everywhere: bool = True
    threads: bool = False
    language: str = ""
    call_role: int = 0
    tournaments: TournamentOpeners = "events"
    podium: bool = True
    podium_channel: int = 0
    podium_role: int = 0


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The choices of a person. `everywhere` says whether boards beyond one server show them.

    `calls` says where they are called, `reminders` after how many hours again where one plays slowly (0:
    never), and `quiet` when they aren't called at all. `language` is the locale of what they
    alone see; empty: Discord says it. `invited` says whether people with whom they played may call them to a
    new lobby. `no_quiet` says that they want no quiet hours, not even those that are assumed; `night_told`
    that they were told of these. `holiday` is their newest one, which may be over.
    """

    everywhere: bool = True
    calls: CallPlace = "game"
    reminders: Reminders = 0
    quiet: QuietHours | None = None
    language: str = ""
    invited: bool = False
    no_quiet: bool = False
    night_told: bool = False
    holiday: Holiday | None = None

    def allows(self, quiet: QuietHours | None) -> bool:
        """Whether a seat may have these quiet hours: the chosen ones, or assumed ones if none were chosen."""
        assumed = quiet is not None and quiet.assumed and self.quiet is None and not self.no_quiet
        return assumed or quiet == self.quiet
