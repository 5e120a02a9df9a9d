"""Where the messages of a game are: its board and its panels."""

from dataclasses import dataclass

END = -1
"""Stands for the round of a board when the game is over."""


@dataclass(frozen=True, slots=True)
class Board:
    """Where the public board of a game is: the message (0: none yet) and the round it was posted in.

    Round 0 is the lobby, `END` the final scores. `lost` says that the channel is gone or closed to the bot,
    and that the players were told so. `shown` is a digest of what the message shows.
    """

    message: int = 0
    round: int = 0
    lost: bool = False
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """Where the private panel of a seat is.

    `channel` and `message` are those of the direct message (0: none), `number` the question it shows.
    `refused` says that direct messages are not accepted; `ping` is the message in the channel that called
    the player instead (0: none). `called` is the `Clock.since` for which they were called a second time.
    `told` is when they were last told of the question `asked`, in seconds since 1970 (0: not yet, for it was
    quiet), and `silent` says that they want no reminders of it; in a live game none of the three is kept
    unless it is quiet.
    """

    channel: int = 0
    message: int = 0
    number: int = -1
    refused: bool = False
    ping: int = 0
    called: float | None = None
    asked: int = -1
    told: int = 0
    silent: bool = False
