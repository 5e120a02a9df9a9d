"""A person sees and changes where and when the bot notifies them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import get_args

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView, TextDisplay

from bot.controls import requests
from bot.controls.request import ON
from bot.controls.requests import NotifyPage
from bot.screens.layout import Part, Row, button, compose, menu, note_block, option, row
from bot.screens.limits import MENU_OPTIONS, block
from bot.words.language import Language
from storage.pace import DAY_MINUTES, HOLIDAY, HOUR, QuietHours
from storage.people.stored_settings import CallPlace, LivePings, PersonSettings, Reminders, WordsFirst

ZONES = [
    *("UTC", "Europe/Warsaw", "Europe/Prague", "Europe/Kyiv", "Europe/Bucharest"),
    *("Europe/Chisinau", "Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Athens"),
    *("Europe/Istanbul", "Africa/Lagos", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok"),
    *("Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
    *("America/Sao_Paulo", "America/Halifax", "America/New_York", "America/Chicago"),
    *("America/Denver", "America/Los_Angeles"),
]
"""The zones of the menu. People can type others."""


@dataclass(frozen=True, slots=True)
class NotifyModel:
    """The notification settings of a person."""

    settings: PersonSettings
    now: int  # The time of day in their zone, in minutes after midnight.
    zones: Sequence[str]  # The known time zones.
    click: int  # The click that opened the screen. Menus forget picks from before this click.
    note: str = ""
    called: bool | None = None  # Whether they have the role for calls of players; `None`: there is no role.
    away_until: int = 0  # When their holiday ends (Unix time); 0: no holiday.
    page: NotifyPage = "first"


NOTIFY_PAGES: dict[requests.NotifySetting, NotifyPage] = {
    "calls": "first",
    "from": "first",
    "to": "first",
    "pings": "often",
    "reminders": "often",
    "zone": "first",
    "holiday": "other",
    "words": "words",
}
"""The page of each setting."""


def notify_screen(model: NotifyModel, say: Language) -> LayoutView:
    """Show a page of a person's notification settings."""
    pages = {"first": _first, "often": _often, "other": _other, "words": _words}
    note, parts = note_block(model.note, say), pages[model.page](model, say)
    if model.page != "first":
        parts.append(row(button(requests.OpenNotifyPage("first"), say("button-less"), ButtonStyle.primary)))
    return compose([note, *parts], None)


def _first(model: NotifyModel, say: Language) -> list[Part]:
    """Offer the most needed settings: where and when to notify a person. Lead to the others."""
    settings, quiet = model.settings, model.settings.quiet
    now, away = time_text(model.now) if settings.home else "none", bool(model.away_until)
    return [
        *([block(say("notify-away", until=_away(model)))] if away else []),
        block(say("notify-calls", place=settings.calls)),
        _choices("calls", get_args(CallPlace), settings.calls, model, say),
        block(_quiet(quiet, say)),
        _menu("from", _starts(model, say), model),
        *([_menu("to", _times("notify-choose-to", quiet.end, say), model)] if quiet else []),
        block(say("notify-zone", now=now)),
        _zone_menu(model, say),
        button(requests.OpenNotifyPage("often"), say("button-notify-often")),
        button(requests.OpenNotifyPage("other"), say("button-notify-other", away=away)),
        button(requests.OpenNotifyPage("words"), say("button-notify-words")),
    ]


def _often(model: NotifyModel, say: Language) -> list[Part]:
    settings, called = model.settings, model.called
    nowhere, invited = settings.calls == "nowhere", settings.invited
    pings, reminders = ("never", "never") if nowhere else (settings.pings, settings.reminders)
    parts: list[Part] = [
        block(say("notify-pings", pings=pings)),
        _choices("pings", get_args(LivePings), settings.pings, model, say),
        block(say("notify-reminders", reminders=reminders)),
        _choices("reminders", get_args(Reminders), settings.reminders, model, say),
        block(say("notify-invited", state=ON[invited])),
        button(requests.SetInvited(not invited), say("switch-invited", state=ON[invited])),
    ]
    if called is not None:
        parts += [
            block(say("notify-called", state=ON[called])),
            button(requests.SetCalled(not called), say("switch-called", state=ON[called])),
        ]
    return parts


def _other(model: NotifyModel, say: Language) -> list[Part]:
    return [
        block(say("notify-holiday", until=_away(model))),
        _menu("holiday", _days(model, say), model, say("notify-menu-holiday")),
    ]


def _words(model: NotifyModel, say: Language) -> list[Part]:
    words = model.settings.words
    return [
        block(say("notify-words", words=words)),
        _choices("words", get_args(WordsFirst), words, model, say),
    ]


def _away(model: NotifyModel) -> str:
    return f"<t:{model.away_until}:D>" if model.away_until else "none"


def with_night(screen: LayoutView, quiet: QuietHours, say: Language) -> LayoutView:
    """Add to a message which quiet hours we assume for its reader, and how to change them."""
    screen.add_item(TextDisplay(say("small", text=night_text(quiet, say))))
    return screen.add_item(row(button(requests.OpenNotify(), say("button-night"))))


def home_screen(homes: Sequence[tuple[str, int]], now: int, say: Language) -> LayoutView:
    """Ask a person where they live.

    The menu has each zone with its time of day at `now` (Unix time). For comparison, Discord shows the same
    time in the reader's own zone.
    """
    options = [option(_home(zone, time, say), zone) for zone, time in homes]
    zones = menu(requests.PickHome(), options, say("menu-home"))
    other = button(requests.OpenNotify(), say("button-night"))
    return compose([block(say("night-home", now=f"<t:{now}:t>")), zones, other], None)


def _home(zone: str, minutes: int, say: Language) -> str:
    """Name a zone by its city and its time of day. In American English the clock has 12 hours."""
    hour, minute = divmod(minutes, 60)
    half, time = "am" if hour < 12 else "pm", f"{(hour - 1) % 12 + 1}:{minute:02}"
    return say("home-option", time=time, half=half, city=zone.rpartition("/")[2].replace("_", " "))


def at_home_screen(quiet: QuietHours, say: Language) -> LayoutView:
    """Tell a person which quiet hours we assume after they said where they live."""
    return compose([block(night_text(quiet, say)), button(requests.OpenNotify(), say("button-night"))], None)


def night_text(quiet: QuietHours, say: Language) -> str:
    """Name the quiet hours that we assume."""
    begins, ends = time_text(quiet.start), time_text(quiet.end)
    return say("night-assumed", start=begins, end=ends, zone=quiet.zone)


def mute_row(game: str, tag: str, say: Language) -> Row:
    """Make the button that ends the reminders of a question."""
    return row(button(requests.Mute(game, tag), say("button-not-now")))


def time_text(minutes: int) -> str:
    """Write a time of day that is given in minutes after midnight."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _quiet(quiet: QuietHours | None, say: Language) -> str:
    if quiet is None:
        return say("notify-quiet", state="off")
    state, start, end = "assumed" if quiet.assumed else "on", time_text(quiet.start), time_text(quiet.end)
    return say("notify-quiet", state=state, start=start, end=end, zone=quiet.zone)


def _choices(
    setting: requests.NotifySetting,
    values: Iterable[CallPlace | LivePings | Reminders | WordsFirst],
    chosen: object,
    model: NotifyModel,
    say: Language,
) -> Row:
    """Make the menu of a setting. If a person wants no pings, don't explain when they come."""
    key = f"notify-choose-{setting}"
    explained = setting in ("calls", "words") or model.settings.calls != "nowhere"
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
    """Offer to be away for some days, or to come back. The first option explains a holiday."""
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
    """Offer the full hours. A chosen time between two hours replaces the earlier one."""
    step = HOUR // 60
    times = [
        chosen if chosen is not None and chosen // step == hour else hour * step
        for hour in range(DAY_MINUTES // step)
    ]
    return [option(say(key, time=time_text(each)), time_text(each), chosen=each == chosen) for each in times]


def _zone_menu(model: NotifyModel, say: Language) -> Row:
    """Offer the person's own zone and some others. They can type any other."""
    home = model.settings.home
    own = [home] if home else []
    offered = dict.fromkeys([*own, *(each for each in ZONES if each in model.zones)])
    options = [option(each, each, chosen=each in own) for each in list(offered)[:MENU_OPTIONS]]
    return _menu("zone", options, model, say("notify-menu-zone"))


def _menu(
    setting: requests.NotifySetting, options: list[SelectOption], model: NotifyModel, text: str = ""
) -> Row:
    return menu(requests.SetNotify(setting), options, text, lasting=f"notify {setting} {model.click}")
