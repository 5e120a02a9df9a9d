"""The lobby: its players, the cards of the game, and the next thing to do."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.drawing import Picture
from bot.screens.fit import Block, block
from bot.screens.layout import GREEN, LINE, QUIET, Control, Part, button, compose, pictured, rows
from bot.screens.levels import level_blocks, level_menu
from bot.screens.option_controls import Options
from bot.screens.pace import pace_line
from bot.screens.seats import readiness, seat_lines
from bot.screens.setting import card_blocks, names_block, notes_block, problem_text, rules_block
from bot.screens.view_models.lobby import LobbyModel
from bot.screens.wording import Wording
from bot.words.language import Language
from storage.pace import MINUTES


def lobby_screen(model: LobbyModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a lobby; once it has started or was closed, it has no buttons any more.

    Of one that was closed nothing is left to be looked up. A poster takes the place of the title.
    """
    wording = Wording(language, model.players, rules=model.preview.rules)
    if model.status == "closed":
        parts = [block(language("lobby-title")), _players(model, wording), block(_next(model, wording))]
        return compose(parts, QUIET)
    parts: list[Part] = [
        *([pictured(each, language) for each in pictures] or [block(language("lobby-title"))]),
        block(language("lobby-about"), "", weight=10),
        LINE,
        _players(model, wording),
        block(pace_line(model.pace, language)),
        *([block(language("advice-lobby"))] if model.advice else []),
        LINE,
        *_expected(model, language),
        names_block(model.preview, model.saved_as, wording),
        *card_blocks(model.preview, wording),
        rules_block(model.preview, wording, joinable=model.status == "open"),
        notes_block(model.preview, wording, choosable=model.status == "open"),
        LINE,
        *_fairness(model, language),
        LINE,
        block(_next(model, wording)),
        *_readiness(model, wording),
        *_at_once(model, wording),
    ]
    if model.status != "open":
        return compose([*parts, *level_blocks(model.level, model.players, language)], QUIET)
    controls = _buttons(model, language)
    options = Options(model.game, "lobby", wording)
    instead = options.replacements(model.preview, model.hindrances)
    level = [level_menu(model.level, options)] if _computers(model) else []
    return compose([*parts, *rows(instead), *level, *rows(controls[:5]), *rows(controls[5:])], GREEN)


def _players(model: LobbyModel, wording: Wording) -> Block:
    say = wording.say
    lines = seat_lines(model.players, model.host, wording)
    title = say("lobby-players", count=len(model.players))
    return block("\n".join([title, *(lines or [say("lobby-nobody")])]))


def _expected(model: LobbyModel, say: Language) -> list[Block]:
    """Name the number of players that all of this is for, where fewer or more sit here."""
    seats = model.preview.seats
    if model.status != "open" or seats <= len(model.players):
        return []
    return [block(say("lobby-for-assumed" if model.assumed else "lobby-for-expected", count=seats))]


def _at_once(model: LobbyModel, wording: Wording) -> list[Block]:
    """Tell the differences if the present players start now, and are fewer than expected."""
    now, later, say = model.at_once, model.preview, wording.say
    if now is None or not model.can_start or model.status != "open":
        return []
    joining = [each for each in now.cast if each not in later.cast]
    missing = [each for each in later.cast if each not in now.cast]
    sizes = [each.rules.size_for(each.seats) for each in (now, later)]
    changes = [say("lobby-now-size", size=sizes[0])] if sizes[0] != sizes[1] else []
    changes += [say("lobby-now-with", names=wording.things(joining))] if joining else []
    changes += [say("lobby-now-without", names=wording.things(missing))] if missing else []
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
    if model.can_start:
        seats = "lobby-next-full" if _full(model) else "lobby-next-ready"
        return say("lobby-next-instead" if model.gives_way else seats, host=_host(model, wording))
    return say("lobby-next-not", reason=hindrance_text(model, say))


def _closed(model: LobbyModel, say: Language) -> str:
    """Say that the lobby was closed, and why if nobody has closed it."""
    if not model.expired:
        return say("lobby-closed")
    days, minutes = divmod(model.expired, MINUTES)
    return say("lobby-expired-days", count=days) if days else say("lobby-expired-minutes", count=minutes)


def _readiness(model: LobbyModel, wording: Wording) -> list[Block]:
    text = readiness(model, wording) if model.status == "open" else ""
    return [block(text)] if text else []


def hindrance_text(model: LobbyModel, say: Language) -> str:
    """Say why the lobby can't start; empty if it can."""
    wording = Wording(say, model.players, rules=model.preview.rules)
    return " ".join(problem_text(each, wording) for each in model.hindrances)


def _host(model: LobbyModel, wording: Wording) -> str:
    for seat, player in enumerate(model.players):
        if player.user_id == model.host:
            return wording.name(seat)
    return wording.say("lobby-host")


def _full(model: LobbyModel) -> bool:
    return len(model.players) >= model.preview.most


def _computers(model: LobbyModel) -> bool:
    return any(player.computer for player in model.players)


def _buttons(model: LobbyModel, say: Language) -> list[Control]:
    full, computers, game = _full(model), _computers(model), model.game
    remove = button(requests.RemoveComputer(game), say("button-remove"), disabled=not computers)
    if not computers and len(model.players) < model.filled - 1:
        # There is none to be removed.
        remove = button(requests.FillWithComputers(game), say("button-fill-seats", count=model.filled))
    seating = [button(requests.AddComputer(game), say("button-add"), disabled=full), remove]
    return [
        button(
            requests.Join(game),
            say("button-join"),
            ButtonStyle.primary,
            disabled=full and not model.gives_way,
        ),
        button(requests.Leave(game), say("button-leave")),
        button(requests.Ready(game), say("button-ready"), disabled=not model.players),
        *([] if model.people_only else seating),
        button(requests.ShowRules(game), say("button-rules")),
        button(requests.OpenOptions(game), say("button-options")),
        button(requests.Start(game), say("button-start"), ButtonStyle.success, disabled=not model.can_start),
        button(requests.CloseLobby(game), say("button-close")),
        button(requests.Learn(), say("button-learn")),
    ]
