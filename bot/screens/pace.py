"""How fast a table plays: a page of the options, and a line in the lobby."""

from bot.screens.fit import block
from bot.screens.layout import LINE, Part
from bot.screens.option_controls import Options, option
from bot.screens.view_models.options import OptionsModel
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.pace import BANK, HOUR, MOST_MISSED, PACES, Pace

PACE = "pace"
"""The option that is set on this page."""


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
        controls.menu(PACE, options, say("menu-pace")),
        LINE,
    ]


def pace_line(pace: Pace, say: Language) -> str:
    """Tell in one line how fast a table plays."""
    return say("pace-line", pace=pace_name(pace, say))


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
    return say("pace-how", count=MOST_MISSED, time=_time(BANK * pace.limit, say))


def _time(seconds: int, say: Language) -> str:
    if seconds >= HOUR:
        return say("pace-hours", count=seconds // HOUR)
    return say("pace-seconds", count=seconds)
