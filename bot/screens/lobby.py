"""The lobby: its players, the cards of the game, and the next step."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.controls.request import ON
from bot.pictures.picture import Picture
from bot.screens import layout
from bot.screens.finding_players import lobby_time
from bot.screens.limits import Block, block
from bot.screens.next_cast import next_cast
from bot.screens.opponents import opponents_line
from bot.screens.option_controls import OptionControls
from bot.screens.option_pages import asked_again, for_how_many, not_ready, seat_lines
from bot.screens.setting import (
    about,
    card_blocks,
    league_pace,
    level_blocks,
    names_block,
    notes_block,
    pace_how,
    pace_line,
    rules_block,
    time_name,
)
from bot.view_models.lobby import LobbyModel
from bot.wording.problems import hindrance_text
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import mention, plain
from engine.setup.choice import RANDOM_CHOICE
from engine.setup.options import FEWEST
from storage.pace import DAY_MINUTES, GENTLE, LIVE
from storage.parts import NOBODY

AWAITED_NAMED = 3  # The most people whom the line below the poster names.


def lobby_screen(model: LobbyModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a lobby: its players, the next step, and the buttons to take part while it is open."""
    if model.invited and model.status == "open":
        return invited_screen(model, say)
    wording = Wording(say, (*model.players, *model.asked), rules=model.preview.rules)
    rated = block(say("small", text=say("lobby-rated")) if model.rated else "")
    words = [block(say("lobby-title")), _players(model, wording), rated]
    drawn = [layout.pictured(each, say) for each in pictures] if model.status != "closed" else []
    if model.scores:
        return layout.compose([*(drawn or words), *_result(model, wording)], layout.QUIET_COLOUR)
    parts: list[layout.Part] = [*(drawn or words), *_unusual(model, say), block(_next(model, wording))]
    # While the table waits for people, nobody needs to know what a start without them would change.
    parts += _at_once(model, wording) if _starting(model) is requests.Start else []
    if model.status == "started":
        # Show the fingerprint to everybody. Before, only the details led to it.
        parts += level_blocks(model.chosen.level, model.players, say)
        parts += _fairness(model, say)
    if model.status != "open":
        return layout.compose(parts, layout.QUIET_COLOUR)
    options = OptionControls(model.game, "lobby", wording)
    instead = options.replacements(model.preview, model.hindrances)
    again = next_cast(model, wording, _host(model, wording))
    parts += [block(asked_again(model, wording)), block(_later_host(model, wording))]
    parts.append(block(say("lobby-welcome") if model.newcomers and not model.wanted else "", weight=20))
    return layout.compose([*parts, *again, *instead, *_buttons(model, say)], layout.GREEN)


def invited_screen(model: LobbyModel, say: Language) -> LayoutView:
    """Show the lobby of a tournament's table: the people with reserved seats, and how the game starts."""
    there = {player.user_id for player in model.players}
    lines = [say("tournament-seat", who=mention(user, say), there=user in there) for user in model.invited]
    full = there.issuperset(model.invited)
    if_full, otherwise = ("full", "late") if model.may_start else ("starts", "waits")
    state = if_full if full else otherwise
    text = say("tournament-lobby", state=state, count=len(lines), when=f"<t:{model.until}:R>")
    joins, starts = (ButtonStyle.primary, ButtonStyle.secondary)[:: -1 if full and model.may_start else 1]
    start = layout.button(
        requests.Start(model.game), say("button-start" if full else "button-without-missing"), starts
    )
    return layout.compose(
        [
            block(say("lobby-title")),
            block("\n".join(lines)),
            block(text),
            block(league_pace(say) if model.chosen.pace.slow else "", "", weight=20),
            layout.button(requests.Join(model.game), say("button-join"), joins),
            *([start] if model.may_start else []),
            layout.button(requests.ShowStandings(model.tournament), say("button-standings")),
            layout.button(requests.LobbyDetails(model.game), say("button-details")),
            layout.button(requests.Learn(), say("button-learn")),
        ],
        layout.GREEN,
    )


class LobbyReader(NamedTuple):
    """The rights of a reader of a lobby. A manager is one of the server."""

    host: bool = False
    manager: bool = False
    seated: bool = True


PLAYER = LobbyReader()  # A player who isn't the host.


def details_screen(
    model: LobbyModel, say: Language, reader: LobbyReader = PLAYER, now: int = 0
) -> LayoutView:
    """Show the details of a lobby `now` (in Unix time), with the controls that the reader may use.

    Players can fill seats, the host can change and close the lobby, a manager of the server can remove
    people.
    """
    wording = Wording(say, model.players, rules=model.preview.rules)
    return layout.compose(
        [
            *_pace(model, say),
            *_counts(model, say),
            block(say("lobby-language", language=Language(model.locale)("language-name"))),
            *level_blocks(model.chosen.level, model.players, say),
            block(opponents_line(model.players, wording), "", weight=10),
            *_expected(model, say),
            names_block(model.preview, model.saved_as, wording),
            *card_blocks(model.preview, wording),
            rules_block(model.preview, wording, joinable=model.status == "open"),
            block(_late_joiners(model, say), "", weight=20),
            notes_block(model.preview, wording, choosable=model.status == "open"),
            *_at_once(model, wording),
            block(say("lobby-details-made", when=f"<t:{now}:R>") if model.status == "open" else ""),
            layout.DIVIDER,
            *_rare(model, say, reader),
            *(_taking_out(model, say) if reader.manager and not reader.host else []),
        ],
        None,
    )


def _unusual(model: LobbyModel, say: Language) -> list[Block]:
    """Show a clock, by which people decide whether to join; and random or additional cards, and hints."""
    plan = model.preview.plan
    told = [pace_line(model.chosen.pace, say)] if model.chosen.pace.limit and model.status != "closed" else []
    told += [say("pace-slow-calls")] if model.chosen.pace.slow and model.status == "open" else []
    told += [say("set-random.description")] if plan.cards.id == RANDOM_CHOICE else []
    told += [say("setting-actions")] if plan.action_cards else []
    unusual = [block(say("small", text=text)) for text in told]
    return [*unusual, *([block(say("advice-lobby"))] if model.chosen.advice else [])]


def _pace(model: LobbyModel, say: Language) -> list[Block]:
    """Show the pace and how it works, why there is a clock or a gentle one, and a slow game's usual time."""
    pace = model.chosen.pace
    clock = pace_line(pace, say)
    second = bool(pace.limit) and model.people == 2 and model.status == "open"
    usual = ""
    if model.people > 1 and pace.slow:
        usual = say("pace-usual", time=about(model.usual, say)) if model.usual else say("pace-usually")
    how = [pace_how(pace, say)] if pace.limit else []
    if model.beginners and pace == GENTLE:
        how.append(say("pace-gentle", usual=time_name(LIVE.turn, say)))
    about_clock = "\n".join(say("small", text=each) for each in how)
    return [
        block(say("pace-line-two", pace=clock) if second else clock),
        block(usual, ""),
        block(about_clock, "", weight=15),
    ]


def _counts(model: LobbyModel, say: Language) -> list[Block]:
    """Say whether the game would be rated now; if not, why not."""
    state = "rated" if model.rated else "advice" if model.chosen.advice else "people"
    return [block(say("lobby-counts", state=state), "")] if model.status == "open" else []


def _late_joiners(model: LobbyModel, say: Language) -> str:
    state = ON[model.chosen.open_seats]
    return say("small", text=say("open-option", state=state)) if model.status == "open" else ""


def _players(model: LobbyModel, wording: Wording) -> Block:
    say = wording.say
    nobody = [say("lobby-nobody")] if model.status == "open" else []
    title = say("lobby-players", count=len(model.players))
    return block("\n".join([title, *(seat_lines(model, wording) or nobody)]))


def _expected(model: LobbyModel, say: Language) -> list[Block]:
    """If fewer players sit here than expected, say for which number of players the cards are."""
    if model.status != "open" or model.preview.seats <= len(model.players):
        return []
    return [block(for_how_many(model, say))]


def _at_once(model: LobbyModel, wording: Wording) -> list[Block]:
    """Show what would change if fewer players than expected start now."""
    now, later, say = model.at_once, model.preview, wording.say
    if now is None or not model.can_start or model.status != "open":
        return []
    joining = [each for each in now.cast if each not in later.cast]
    missing = [each for each in later.cast if each not in now.cast]
    sizes = [each.rules.size_for(each.seats) for each in (now, later)]
    changes = [say("lobby-now-size", size=sizes[0])] if sizes[0] != sizes[1] else []
    for key, cards in (("lobby-now-with", joining), ("lobby-now-without", missing)):
        names = together(say, [wording.thing(each) for each in cards])
        changes += [say(key, names=names)] if cards else []
    return [block(say("lobby-now", seats=now.seats, changes=" ".join(changes)))] if changes else []


def _fairness(model: LobbyModel, say: Language) -> list[Block]:
    return [
        block(say("lobby-commitment"), "", weight=20),
        block(say("lobby-fingerprint", text=model.commitment)),
    ]


def _next(model: LobbyModel, wording: Wording) -> str:
    say = wording.say
    if model.status == "started":
        where = f"<#{model.thread}>"
        return say("lobby-started-thread", thread=where) if model.thread else say("lobby-started")
    if model.status == "closed":
        return _closed(model, say)
    if model.at:
        time = lobby_time(model, say)
        # In an empty lobby, don't say that somebody has to play.
        return time if model.can_start or not model.players else f"{time}\n{hindrance_text(model, say)}"
    if waiting := _waited_for(model, wording):
        names = together(say, waiting) if len(waiting) <= AWAITED_NAMED else "none"
        facts = {"names": names, "host": _host(model, wording), "add": model.alone}
        return say("lobby-not-ready", count=len(waiting), last=len(waiting) == len(model.asked), **facts)
    if model.can_start:
        seats = "lobby-next-full" if _full(model) else "lobby-next-few" if _few(model) else "lobby-next-ready"
        key = "lobby-next-instead" if model.gives_way else seats
        return say(key, host=_host(model, wording), count=len(model.players))
    if model.completes:
        return say("lobby-next-alone", host=_host(model, wording))
    if not model.people:
        return say("evening-missed" if model.host == NOBODY else "lobby-next-left")
    return say("lobby-next-not", reason=hindrance_text(model, say))


def _waited_for(model: LobbyModel, wording: Wording) -> list[str]:
    """Name the people for whom the host waits: those who aren't ready, and those asked to come."""
    if not model.can_start and not model.alone:
        return []
    asked = range(len(model.players), len(model.players) + len(model.asked))
    return [wording.name(seat) for seat in (*(not_ready(model) if model.can_start else ()), *asked)]


def _result(model: LobbyModel, wording: Wording) -> list[layout.Part]:
    """Name the winners, with a link to the scores, because these are only in the thread."""
    say = wording.say
    final = layout.link_button(say("button-final"), model.final)
    fingerprint = block(say("fair-fingerprint", text=model.commitment))
    return [block(won(model.scores, wording)), fingerprint, final]


def _closed(model: LobbyModel, say: Language) -> str:
    if not model.expired:
        return say("lobby-closed")
    if model.host == NOBODY:
        # Nobody has come to the lobby of a standing evening.
        return say("evening-missed")
    days, minutes = divmod(model.expired, DAY_MINUTES)
    return say("lobby-expired-days", count=days) if days else say("lobby-expired-minutes", count=minutes)


def _host(model: LobbyModel, wording: Wording) -> str:
    seat = model.seat_of(model.host)
    return wording.say("lobby-host") if seat is None else wording.name(seat)


def _later_host(model: LobbyModel, wording: Wording) -> str:
    """Name a host who didn't open the lobby: its opener, who has no click for Join, has left."""
    seat = model.seat_of(model.host)
    later = seat is not None and model.players[seat].click
    # Discord highlights a message that mentions its reader, and notifies nobody of an edit.
    return wording.say("lobby-later-host", host=mention(model.host, wording.say)) if later else ""


def _full(model: LobbyModel) -> bool:
    return len(model.players) >= model.preview.most


def _buttons(model: LobbyModel, say: Language) -> list[layout.Row]:
    """Return two rows of buttons, of which one is blue: the next step of the table, whoever makes it.

    Everybody sees the same message, so a button can't be blue for some readers only. A host who is the only
    person keeps nobody waiting, so *Join* is blue for the others. The host's own next step is green.
    """
    waiting = model.can_start and bool(not_ready(model))
    few, starting = _few(model), _starting(model)
    fewer = model.can_start and (few or model.at_once is not None or bool(model.asked))
    start = say("button-start-with", count=len(model.players)) if fewer else say("button-start")
    room = not _full(model)
    entry: list[tuple[type[requests.GameRequest], str, bool]] = [
        (requests.Join, say("button-join"), room or model.gives_way),
        (requests.Start, start, not model.alone),
        (
            requests.FillAndStart,
            say("button-fill-start", count=model.filled - len(model.players)),
            model.completes or few,
        ),
    ]
    offered: tuple[tuple[type[requests.GameRequest], str, bool], ...] = (
        (requests.Ready, say("button-ready"), waiting),
        *sorted(entry, key=lambda each: each[0] is not starting),
        (requests.Leave, say("button-leave"), model.people > 0),
        (requests.FindPlayers, say("button-find"), model.free),
        (requests.AddComputer, say("button-add"), room and not model.people_only),
        (requests.LobbyDetails, say("button-details"), True),
    )
    following = requests.Join if model.people == 1 and model.free else starting or _following(model)
    styles = {starting: ButtonStyle.success, following: ButtonStyle.primary}
    found = [
        layout.button(
            asked(model.game),
            label,
            styles.get(asked, ButtonStyle.secondary),
            disabled=asked is requests.Start and not model.can_start,
        )
        for asked, label, shown in offered
        if shown
    ]
    first = 3 if room and (few or waiting) else 2
    return [*layout.rows(found[:first]), *layout.rows(found[first:])]


def _following(model: LobbyModel) -> type[requests.GameRequest]:
    """Return the next step of a table that can't start now, or whose time hasn't come."""
    if not model.can_start:
        lacking = model.alone or not model.people or len(model.players) < FEWEST
        return requests.Join if lacking else requests.LobbyDetails
    if not_ready(model):
        return requests.Ready
    return requests.Join if model.gives_way or not _full(model) else requests.Start


def _starting(model: LobbyModel) -> type[requests.GameRequest] | None:
    """Return the request that starts the game.

    `None` if it can't start, if its time hasn't come, or if we await people.
    """
    if (model.at and not model.due) or model.asked:
        return None
    if model.completes and not (model.can_start and not_ready(model)):
        return requests.FillAndStart
    return requests.Start if model.can_start and not not_ready(model) else None


def _rare(model: LobbyModel, say: Language, reader: LobbyReader) -> list[layout.Control]:
    """Return rarely used buttons; if the reader may change an open lobby, also those that change it."""
    game = model.game
    reading: list[layout.Control] = [
        layout.button(requests.ShowRules(game), say("button-rules")),
        layout.button(requests.Learn(), say("button-learn")),
        layout.button(requests.ShowProof(game), say("button-fair-now")),
    ]
    if model.status != "open" or model.invited:
        return reading
    computers = any(player.computer for player in model.players)
    remove = layout.button(requests.RemoveComputer(game), say("button-remove"))
    changing: list[layout.Control] = [
        *(
            [layout.button(requests.OpenOptions(game), say("button-options"), ButtonStyle.primary)]
            if reader.host
            else []
        ),
        *(([remove] if computers else _fill(model, say)) if reader.seated else []),
        *(
            [layout.button(requests.CloseLobby(game), say("button-close"))]
            if reader.host or reader.manager
            else []
        ),
    ]
    return [*changing, *reading]


def _taking_out(model: LobbyModel, say: Language) -> list[layout.Row]:
    people = [each for each in model.players if each.human]
    if not people or model.status != "open" or model.invited:
        return []
    options = [
        layout.option(plain(each.name) or say("leaderboard-unnamed"), f"{each.user_id}") for each in people
    ]
    lasting = f"{model.game} out {len(model.players)}"
    return [layout.menu(requests.TakeOut(model.game), options, say("menu-take-out"), lasting=lasting)]


def _fill(model: LobbyModel, say: Language) -> list[layout.Control]:
    """Return the button that fills the lobby with computers, if it would add more than one."""
    if not model.fillable or len(model.players) >= model.filled - 1:
        return []
    fill = requests.FillWithComputers(model.game)
    return [layout.button(fill, say("button-fill-seats", count=model.filled))]


def _few(model: LobbyModel) -> bool:
    """Return whether the game can start now, both with computers in the free seats and without them."""
    return model.can_start and model.fillable
