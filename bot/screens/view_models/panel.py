"""What a private panel shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.screens.view_models.advice import AdviceModel
from engine.decision import Decision, Lack
from engine.events import Event
from engine.lines import Line
from engine.offers import Brings
from engine.setup.rules import Rules
from engine.view import View
from storage.records import Player


@dataclass(frozen=True, slots=True)
class PanelModel:
    """The private panel of the seat `view.seat`: its question, or whom it waits for.

    `decision` is the open question if it is this seat's, else `None`; `tag` names it in the ids of the
    controls, `brings` says what its options bring at once. `events` are those that the seat may see and has
    not seen in its panel, oldest first. `lacking` is what one might expect among the options, and why it
    isn't; `lines` are answers in a row that one click may give. `page` and `picked` come back from a request
    for another page; `note` is a sentence to show on top (already in the reader's language); `board` is the
    address of the board's message, and `channel` where that is, 0 if the panel is there too; `lost` says that
    the board can't be shown there any more. `explained` says that the question comes with a line of why, for
    somebody who is new. `made` is when this was so, in seconds since 1970 (0: it stays so): a panel that
    waits isn't changed with every move, and says so. `until` is when the time for the question runs out (0:
    it doesn't). `wishing` says that characters can be wished for, `granted` is the one that was and was had
    in this round (empty: none). `advice` is there if the player may ask for it.
    """

    game: str
    players: tuple[Player, ...]
    view: View
    decision: Decision | None = None
    tag: str = ""
    events: tuple[Event, ...] = ()
    page: int = 0
    picked: tuple[int, ...] = ()
    note: str = ""
    board: str = ""
    channel: int = 0
    lost: bool = False
    rules: Rules = field(default_factory=Rules)
    brings: Mapping[str, Brings] = field(default_factory=dict[str, Brings])
    explained: bool = False
    lacking: tuple[Lack, ...] = ()
    lines: tuple[Line, ...] = ()
    made: int = 0
    until: int = 0
    wishing: bool = False
    granted: str = ""
    advice: AdviceModel | None = None
