"""How fast a table plays: a page of the options, and a line in the lobby."""

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import LINE, Part, option
from bot.screens.option_controls import Options
from bot.screens.view_models.lobby import OptionsModel
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.pace import BANK, HOUR, MINUTES, MOST_MISSED, PACES, Pace

_UNITS = (("pace-days", MINUTES * 60), ("pace-hours", HOUR), ("pace-minutes", 60), ("pace-seconds", 1))
"""The words for a time, with the seconds of their unit, the largest first."""


def pace_parts(model: OptionsModel, controls: Options) -> list[Part]:
    """Show how fast the table plays and what that means, with all that could be chosen instead."""
    say = controls.wording.say
    options = [
        option(pace_name(pace, say), _value(pace), _about(pace, say), chosen=pace == model.pace)
        for pace in PACES
    ]
    return [
        block(say("pace-title")),
        block(pace_line(model.pace, say)),
        block(say("small", text=_how(model.pace, say)), "", weight=40),
        controls.menu(requests.PACE, options, say("menu-pace")),
        LINE,
    ]


def pace_line(pace: Pace, say: Language) -> str:
    """Tell in one line how fast a table plays, and the longest that a deadline may be away."""
    return say("pace-line", pace=pace_name(pace, say), most=_most(pace, say) if pace.limit else "none")


def pace_in_short(pace: Pace, say: Language) -> str:
    """Tell it without the longest that a deadline may be away."""
    return say("pace-line", pace=pace_name(pace, say), most="none")


def pace_name(pace: Pace, say: Language) -> str:
    """Name how fast a table plays, where no markup works."""
    return say(f"pace-{pace.kind}", time=_time(pace.limit, say))


def pace_of(values: tuple[str, ...]) -> Pace:
    """Return what was chosen. Raises `ImpossibleChangeError`."""
    found = next((pace for pace in PACES if (_value(pace),) == values), None)
    if found is None:
        raise ImpossibleChangeError(str(values))
    return found


def _value(pace: Pace) -> str:
    return f"{pace.kind}-{pace.limit}"


def _about(pace: Pace, say: Language) -> str:
    return say(f"pace-{pace.kind}.description")


def _how(pace: Pace, say: Language) -> str:
    if not pace.limit:
        return say("pace-none-how")
    return say("pace-how", count=MOST_MISSED, time=_most(pace, say))


def _most(pace: Pace, say: Language) -> str:
    """Say how much time somebody may have for one answer, with all that they can have saved."""
    return _time(BANK * pace.limit, say)


def _time(seconds: int, say: Language) -> str:
    """Say a time in the largest unit of which it is a whole number, as Discord says when that is over."""
    key, unit = next(each for each in _UNITS if seconds % each[1] == 0)
    return say(key, count=seconds // unit)
