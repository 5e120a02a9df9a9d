"""Where and when the bot notifies a person: see and change it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import get_args

from discord import SelectOption
from discord.ui import LayoutView, TextDisplay

from bot.controls import requests
from bot.controls.request import ON
from bot.screens.layout import Control, Part, Row, button, compose, menu, note_block, option, row
from bot.screens.limits import MENU_OPTIONS, Block, block
from bot.words.language import Language
from storage.pace import HOLIDAY, HOUR, MINUTES, QuietHours
from storage.people.stored_settings import CallPlace, LivePings, PersonSettings, Reminders, WordsFirst

ZONES = [
    "UTC",
    "Europe/Warsaw",
    "Europe/Prague",
    "Europe/Kyiv",
    "Europe/Bucharest",
    "Europe/Chisinau",
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Africa/Lagos",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/Sao_Paulo",
    "America/Halifax",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
]
"""The zones of the menu; others can be typed."""


@dataclass(frozen=True, slots=True)
class NotifyModel:
    """The notification settings of a person."""

    settings: PersonSettings
    now: int  # The time of day in their zone, in minutes after midnight.
    zones: Sequence[str]  # The known time zones.
    click: int  # The click that opened the screen: its menus forget earlier picks.
    note: str = ""
    called: bool | None = None  # Whether they have the role for calls of players; `None`: there is no role.
    away_until: int = 0  # When their holiday ends, in Unix time; 0: they have none.


def notify_screen(model: NotifyModel, say: Language) -> LayoutView:
    """Show a person's notification settings, with a menu for each."""
    settings, quiet = model.settings, model.settings.quiet
    parts: list[Part] = [
        note_block(model.note, say),
        # With quiet hours, their menus need the room.
        _about("calls", say, "" if quiet else say("notify-calls.why", place=settings.calls)),
        _choices("calls", get_args(CallPlace), settings.calls, model, say),
        _choices("pings", get_args(LivePings), settings.pings, model, say),
        _choices("reminders", get_args(Reminders), settings.reminders, model, say),
        _about("quiet", say, _quiet(model, say)),
        _menu("from", _starts(model, say), model),
    ]
    if quiet:
        parts += [_menu("to", _times("notify-choose-to", quiet.end, say), model), _zone_menu(model, say)]
    until = f"<t:{model.away_until}:D>" if model.away_until else "none"
    holiday = " ".join([say("notify-holiday"), say("notify-holiday.why", until=until)])
    parts += [
        # With quiet hours, only the menu mentions holidays, for the same reason.
        block("" if quiet and not model.away_until else holiday),
        _menu("holiday", _days(model, say), model, say("notify-menu-holiday")),
        _choices("words", get_args(WordsFirst), settings.words, model, say),
    ]
    # A phone has no room for more: the switches explain themselves.
    return compose([*parts, *_lobby_switches(model, say)], None)


def _lobby_switches(model: NotifyModel, say: Language) -> list[Control]:
    on = model.settings.invited
    switches: list[Control] = [button(requests.SetInvited(not on), say("switch-invited", state=ON[on]))]
    if (called := model.called) is not None:
        label = say("switch-called", state=ON[called])
        switches.append(button(requests.SetCalled(not called), label))
    return switches


def with_night(screen: LayoutView, quiet: QuietHours, say: Language) -> LayoutView:
    """Add to a message which night we assume for its reader, and how to change it."""
    screen.add_item(TextDisplay(say("small", text=_night(quiet, say))))
    return screen.add_item(row(button(requests.OpenNotify(), say("button-night"))))


def home_screen(homes: Sequence[tuple[str, int]], now: int, say: Language) -> LayoutView:
    """Ask a person where they live.

    A button for each zone shows its time of day at `now`, in Unix time. For comparison, Discord shows the
    same time in the reader's own zone.
    """
    buttons = [button(requests.SetHome(zone), _home(zone, time, say)) for zone, time in homes]
    other = button(requests.OpenNotify(), say("button-night"))
    return compose([block(say("night-home", now=f"<t:{now}:t>")), *buttons, other], None)


def _home(zone: str, minutes: int, say: Language) -> str:
    """Name a zone by its city and its time of day. Discord in American English uses a 12-hour clock."""
    hour, minute = divmod(minutes, 60)
    half, time = "am" if hour < 12 else "pm", f"{(hour - 1) % 12 + 1}:{minute:02}"
    return say("button-home", time=time, half=half, city=zone.rpartition("/")[2].replace("_", " "))


def at_home_screen(quiet: QuietHours, say: Language) -> LayoutView:
    """Tell a person who has said where they live which night we assume now."""
    return compose([block(_night(quiet, say)), button(requests.OpenNotify(), say("button-night"))], None)


def _night(quiet: QuietHours, say: Language) -> str:
    begins, ends = time_text(quiet.start), time_text(quiet.end)
    return say("night-assumed", start=begins, end=ends, zone=quiet.zone)


def mute_row(game: str, tag: str, say: Language) -> Row:
    """Make the button that ends the reminders of a question."""
    return row(button(requests.Mute(game, tag), say("button-not-now")))


def time_text(minutes: int) -> str:
    """Write a time of day that is given in minutes after midnight."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _about(name: str, say: Language, text: str) -> Block:
    return block(" ".join(filter(None, [say(f"notify-{name}"), text])))


def _quiet(model: NotifyModel, say: Language) -> str:
    quiet = model.settings.quiet
    if quiet is None:
        return say("notify-quiet.why", state="off")
    state = "assumed" if quiet.assumed else "on"
    return say("notify-quiet.why", state=state, zone=quiet.zone, now=time_text(model.now))


def _choices(
    setting: requests.NotifySetting,
    values: Iterable[CallPlace | LivePings | Reminders | WordsFirst],
    chosen: object,
    model: NotifyModel,
    say: Language,
) -> Row:
    """Make the menu of a setting, without explanations for a person who wants no notifications."""
    key, explained = f"notify-choose-{setting}", setting == "words" or model.settings.calls != "nowhere"
    options = [
        option(
            say(key, choice=each),
            str(each),
            (say.find(f"{key}.why", choice=each) if explained else None) or "",
            chosen=each == chosen,
        )
        for each in values
    ]
    return _menu(setting, options, model)


def _days(model: NotifyModel, say: Language) -> list[SelectOption]:
    """Offer to be away for some days, or to be back. The first option explains a holiday."""
    first = 0 if model.away_until else 1
    return [
        option(
            say("notify-choose-holiday", days=days),
            str(days),
            say("notify-holiday.short") if days == 1 and not model.away_until else "",
        )
        for days in range(first, HOLIDAY // (24 * HOUR) + 1)
    ]


def _starts(model: NotifyModel, say: Language) -> list[SelectOption]:
    quiet = model.settings.quiet
    return [
        option(say("notify-choose-from", time=requests.OFF), requests.OFF, chosen=quiet is None),
        *_times("notify-choose-from", quiet.start if quiet else None, say),
    ]


def _times(key: str, chosen: int | None, say: Language) -> list[SelectOption]:
    """Offer the full hours. If the person has chosen another time, offer that one and not the hour before."""
    step = HOUR // 60
    times = [
        chosen if chosen is not None and chosen // step == hour else hour * step
        for hour in range(MINUTES // step)
    ]
    return [option(say(key, time=time_text(each)), time_text(each), chosen=each == chosen) for each in times]


def _zone_menu(model: NotifyModel, say: Language) -> Row:
    """Offer the person's own zone and some others; the rest can be typed."""
    quiet = model.settings.quiet
    own = [quiet.zone] if quiet else []
    offered = dict.fromkeys([*own, *(each for each in ZONES if each in model.zones)])
    options = [option(each, each, chosen=each in own) for each in list(offered)[:MENU_OPTIONS]]
    return _menu("zone", options, model, say("notify-menu-zone"))


def _menu(
    setting: requests.NotifySetting, options: list[SelectOption], model: NotifyModel, text: str = ""
) -> Row:
    return menu(requests.SetNotify(setting), options, text, lasting=f"notify {setting} {model.click}")
