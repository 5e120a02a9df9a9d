"""The page on which a host finds players, the form for the start time, and invitations."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from discord import ButtonStyle
from discord.ui import Item, LayoutView, Modal, Select, TextInput, UserSelect

from bot.controls import requests
from bot.controls.request import Form
from bot.controls.requests import DAYS_AHEAD, MINUTES_AHEAD
from bot.screens import layout
from bot.screens.limits import PLACEHOLDER, Block, block, clip
from bot.screens.notify import time_text
from bot.screens.option_controls import OptionControls
from bot.view_models.lobby import FindingModel, LobbyModel, TypedTime
from bot.words.card_texts import together
from bot.words.language import Language
from storage.games.posted_calls import CallKind

MOST_FRIENDS = 4  # The most people whom a host picks for one invitation.
_SHORTEST = 60  # Times of at least this many minutes are written in hours.


def finding_parts(model: FindingModel, controls: OptionControls) -> list[layout.Part]:
    """Show when the lobby starts, and whom the host can notify."""
    say, game = controls.wording.say, controls.game
    asked = requests.PickOption(game, "meet", requests.AT)
    options = [layout.option(say("at-start"), "0", chosen=not model.at)]
    options += [layout.option(_in(minutes, say), str(minutes)) for minutes in MINUTES_AHEAD]
    friends = UserSelect[LayoutView](
        custom_id=requests.InviteFriends(game).custom_id,
        placeholder=clip(say("menu-invite-friends"), PLACEHOLDER),
        max_values=MOST_FRIENDS,
        disabled=model.next_invitation > 0,
        # After an invitation the id is new, so Discord forgets the picks.
        id=layout.lasting_id(f"friends {game} {model.sent}"),
    )
    calling: list[layout.Control] = []
    if model.role:
        calling.append(
            layout.button(requests.CallPlayers(game), say("button-call"), disabled=model.next_call > 0)
        )
    if model.usual:
        wait = model.next_invitation > 0
        calling.append(layout.button(requests.InviteUsual(game), say("button-invite-usual"), disabled=wait))
    return [
        block(say("finding-title")),
        block(say("finding-at", when=_when(model.at) if model.at else "none")),
        layout.menu(asked, options, say("menu-at"), lasting=f"meet at {model.at}"),
        layout.button(requests.OpenTimeForm(game), say("button-at")),
        layout.button(requests.PlanEvening(game), say("button-evenings")),
        layout.DIVIDER,
        _call(model, say),
        *_usual(model, say),
        *calling,
        block(say("finding-friends", when=_next(model.next_invitation))),
        layout.row(friends),
        controls.to("main", say("button-options")),
    ]


def lobby_time(model: LobbyModel, say: Language) -> str:
    """Say how many sit in a lobby, and when it starts; once that is due, that anybody can start it."""
    if model.due:
        return say("lobby-due", when=f"<t:{model.at}:t>")
    return say("lobby-at", when=_when(model.at), **model.counted)


def time_form(
    asked: Form,
    before: TypedTime,
    there: int | None,
    today: date,
    say: Language,
    *further: tuple[str, Item[Modal]],
    offered: Sequence[int] = range(DAYS_AHEAD + 1),
) -> Modal:
    """Ask for the time of a start on one of the `offered` days ahead, in a form that is filled with `before`.

    `there` is the present time in the zone of `before`, in minutes after midnight; `None` hides it. `today`
    is the date there. The `further` fields come after those of the time.
    """
    days = [
        layout.option(_day(days, day, say), f"{day}", chosen=before.day in (f"{days}", f"{day}"))
        for days, day in ((ahead, today + timedelta(ahead)) for ahead in offered)
    ]
    time = TextInput[Modal](custom_id="time", max_length=40, placeholder="20:00", default=before.time or None)
    zone = TextInput[Modal](custom_id="zone", max_length=40, placeholder="New York", default=before.zone)
    now = say("form-zone") if there is None else say("form-zone-now", time=time_text(there))
    fields: list[tuple[str, Item[Modal]]] = [
        (say("form-time"), time),
        (say("form-day"), Select(custom_id="day", options=days)),
        (now, zone),
        *further,
    ]
    return layout.form(asked, say("time-title"), fields)


def _day(days: int, day: date, say: Language) -> str:
    """Name a day, which is `days` ahead, by its weekday and date."""
    written = say("picture-day", day=str(day.day), month=day.month, year=str(day.year))
    return say("time-day", days=days, weekday=day.isoweekday(), date=written)


def calling_screen(text: str, where: str, say: Language, *, joins: str = "") -> LayoutView:
    """Invite people to a lobby with a link. If `joins` names a game, a button seats them in it."""
    join = [layout.button(requests.Join(joins), say("button-join"), ButtonStyle.primary)] if joins else []
    return layout.compose(
        [block(text), *join, layout.link_button(say("button-lobby"), where)], layout.GOLD_COLOUR
    )


def lead_screen(key: str, where: str, say: Language, *, at: int = 0, hurry: str = "") -> LayoutView:
    """Lead a person to a lobby, which starts at the time `at` (0: none is set).

    `hurry` is the lobby's game if the person may start it earlier; otherwise empty.
    """
    when = [say("lobby-soon", when=_when(at))] if at else []
    now = requests.StartNow(hurry, filled=False, sure=False) if hurry else None
    return layout.compose(
        [
            block("\n".join([say(key), *when])),
            *([layout.button(now, say("button-play-now"))] if now else []),
            layout.link_button(say("button-lobby"), where),
        ],
        layout.QUIET_COLOUR,
    )


@dataclass(frozen=True, slots=True)
class CallModel:
    """A call for players, or an invitation."""

    game: str
    kind: CallKind
    state: str  # The state of the table.
    host: str
    names: str  # The mentions in a new call; otherwise empty.
    at: int  # When the lobby starts (Unix time); 0: not shown.
    where: str  # The address of the lobby or the board.
    seats: Mapping[str, int]  # `LobbyModel.counted`.


def call_screen(model: CallModel, say: Language) -> LayoutView:
    """Invite people, or show that a call is over."""
    if model.state in ("full", "begun", "closed"):
        where = say("button-lobby" if model.state == "full" else "button-board")
        link = [] if model.state == "closed" else [layout.link_button(where, model.where)]
        return layout.compose(
            [block(say("lobby-call-over", host=model.host, state=model.state)), *link], layout.QUIET_COLOUR
        )
    key, facts = "lobby-call", {"role": model.names or "none"}
    if model.kind == "invite" and model.names:
        key, facts = "lobby-invitation", {"names": model.names}
    when = f"<t:{model.at}:f>" if model.at else "none"
    text = say(key, host=model.host, when=when, **facts, **model.seats)
    return calling_screen(text, model.where, say, joins=model.game)


def _call(model: FindingModel, say: Language) -> Block:
    if not model.role:
        return block(say("finding-no-role"))
    return block(say("finding-call", role=f"<@&{model.role}>", when=_next(model.next_call)))


def _usual(model: FindingModel, say: Language) -> list[Block]:
    if not model.usual:
        return []
    names = together(say, [f"<@{user}>" for user in model.usual])
    return [block(say("finding-usual", names=names, when=_next(model.next_invitation)))]


def _next(at: int) -> str:
    return f"<t:{at}:t>" if at else "now"


def _when(at: int) -> str:
    """Write a time in each reader's own time zone, and how far away it is."""
    return f"<t:{at}:f> (<t:{at}:R>)"


def _in(minutes: int, say: Language) -> str:
    if minutes < _SHORTEST:
        return say("at-minutes", count=minutes)
    return say("at-hours", count=minutes // 60)
