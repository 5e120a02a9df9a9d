"""Standing evenings as screens show them."""

from dataclasses import replace

from bot.screens.evening import EveningModel, EveningPage, SummaryModel, ToldGame
from bot.tables.evenings import NextTimes
from storage.database.stored_time import DAY
from storage.parts import Chosen
from storage.play.evenings import Evening, EveningRow, EveningState

AT = 1_767_294_000
STATE = EveningState("en", Chosen(), "week", "Europe/Warsaw", AT, season=20261)
EVENING = Evening(
    "abcdefgh",
    1,
    10,
    20,
    101,
    AT,
    AT,
    "",
    "",
    STATE,
)
RESTING = replace(EVENING).with_state(step="rest")
AGAIN = NextTimes(AT, AT + 6 * DAY)
ROWS = (
    EveningRow(101, "Ada", 17, 5, 3),
    EveningRow(102, "Olga", 16, 5, 2),
    EveningRow(103, "Sam", 14, 5, 1),
    EveningRow(104, "Lin", 11, 4, 0),
)
ASKING = EveningModel(
    EVENING, {"coming": (101, 102), "always": (101,), "later": (103,), "not": (104,)}, silent=(105,)
)
MOVED = replace(
    ASKING,
    evening=EVENING.with_state(before=AT - DAY, mover="organiser"),
    replies={"coming": (101,), "always": (101,), "later": (), "not": ()},
    told=(101, 102, 103),
)
DECIDED = "Olga stole 5 gold. Ada had nothing left to build with."
GAMES = (
    ToldGame("## 🏆 **Olga** won with 31 points", 4, DECIDED),
    ToldGame("## 🏆 **Ada** won with 28 points", 4),
)
SUMMARY = SummaryModel(EVENING, GAMES, ROWS, AT + 7 * DAY, over=False, before=EVENING)
PAGE = EveningPage(EVENING, ROWS, 101, manages=True)
