"""Texts and buttons about absent players, on the board, the panel and the end."""

from collections.abc import Sequence
from typing import Literal

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import GOLD_COLOUR, QUIET_COLOUR, Control, button, compose, link_button
from bot.screens.limits import Block, block
from bot.screens.setting import about, time_name
from bot.screens.situation import moment
from bot.story.winning import stayed
from bot.view_models.board import BoardModel, EndModel, Replaceable, StandInModel
from bot.view_models.panel import PanelModel, PauseModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from storage.pace import HOUR, ShortTime


def away_blocks(model: BoardModel, wording: Wording) -> list[Block]:
    """Describe whose seats changed hands in this round, who is away, and whom players can replace."""
    say, handed = wording.say, [(seat, model.players[seat]) for seat in model.handed_over]
    lines = [
        say("board-taken", name=wording.name(seat), computer=player.instead_of)
        for seat, player in handed
        if player.instead_of
    ]
    lines.append(resigned_line([seat for seat, player in handed if player.resigned], wording))
    away = [seat for seat, player in enumerate(model.players) if player.human and player.away]
    if away:
        names = together(say, [wording.name(seat) for seat in away])
        lines.append(say("board-away", names=names, count=len(away)))
    lines += _holidays(model, wording)
    if model.pause is not None:
        lines.append(_pause(model.pause, wording))
    if model.replaceable is not None:
        lines.append(_may_replace(model, model.replaceable.seat, wording))
    return [block(line) for line in lines]


def resigned_line(seats: Sequence[int], wording: Wording) -> str:
    """Say who has resigned; empty if nobody has."""
    if not seats:
        return ""
    names = together(wording.say, [wording.name(seat) for seat in seats])
    return wording.say("small", text=wording.say("board-resigned", names=names, count=len(seats)))


def away_controls(model: BoardModel, wording: Wording) -> list[Control]:
    """Make the buttons to come back, to agree to a pause, and to replace a player."""
    say, controls = wording.say, list[Control]()
    if model.holidays or any(player.human and player.away for player in model.players):
        controls.append(_back(model.game, say))
    if model.pause is not None and not model.pause.until:
        controls.append(_agree(model.game, model.pause, say))
    controls += _end_pause(model, say)
    if model.replaceable is not None:
        controls.append(_replace(model.game, model.replaceable, wording))
    return controls


def notice_screen(
    kind: Literal["pause", "holiday"], model: BoardModel, reader: int | None, where: str, say: Language
) -> LayoutView:
    """Notify a person of a pause, of a proposal that lapsed, or of the asked player's holiday."""
    wording, controls = Wording(say, model.players), list[Control]()
    if kind == "pause":
        texts = [say("pause-lapsed") if model.pause is None else _pause(model.pause, wording)]
        if model.pause is not None and reader in model.pause.missing:
            controls.append(_agree(model.game, model.pause, say))
    else:
        texts = _holidays(model, wording, model.view.asked)
        if model.replaceable is not None:
            texts.append(_may_replace(model, model.replaceable.seat, wording))
            controls.append(_replace(model.game, model.replaceable, wording))
    link = [link_button(say("button-board"), where)] if where else []
    return compose([*map(block, texts), *controls, *link], QUIET_COLOUR)


def vote_screen(model: BoardModel, where: str, say: Language, names: str) -> LayoutView:
    """Ask for votes to replace the asked player; mention `names`."""
    wording, vote = Wording(say, model.players), model.replaceable
    assert vote is not None
    text = say("vote-call", name=wording.name(vote.seat), since=f"<t:{model.since}:R>")
    controls = _replace(model.game, vote, wording), link_button(say("button-board"), where)
    return compose([block(f"{names} {text}".strip()), *controls], GOLD_COLOUR)


def _holidays(model: BoardModel, wording: Wording, of: int | None = None) -> list[str]:
    """Say until when each player on holiday is away; with `of`, only the player of this seat."""
    return [
        wording.say("board-holiday", name=wording.name(seat), until=f"<t:{end}:D>")
        for seat, end in model.holidays
        if of in (None, seat)
    ]


def _may_replace(model: BoardModel, seat: int, wording: Wording) -> str:
    """Say that others may let a computer play for a seat. On a holiday, suggest it without urgency."""
    key = "board-holiday-wait" if seat in dict(model.holidays) else "board-replaceable"
    return wording.say(key, name=wording.name(seat))


def _agree(game: str, pause: PauseModel, say: Language) -> Control:
    return button(requests.AgreeToPause(game, pause.seconds // 60), say("button-agree-pause"))


def _end_pause(model: BoardModel | PanelModel, say: Language) -> list[Control]:
    may_end = model.pause is not None and model.pause.may_end
    return [button(requests.EndPause(model.game), say("button-end-pause"))] if may_end else []


def _replace(game: str, replaceable: Replaceable, wording: Wording) -> Control:
    name, votes = wording.label(replaceable.seat), replaceable.votes
    label = wording.say("button-replace", name=name, votes=votes, needed=replaceable.needed)
    return button(requests.ReplaceSeat(game, replaceable.seat), label)


def _pause(pause: PauseModel, wording: Wording) -> str:
    say = wording.say
    if pause.until:
        return say("board-paused", until=moment(pause.until))
    names = together(say, [wording.name(seat) for seat in pause.wanted_by])
    missing = together(say, [wording.name(seat) for seat in pause.missing])
    time, count = time_name(pause.seconds, say), len(pause.missing)
    return say("board-pause-wanted", names=names, time=time, missing=missing, count=count)


def own_absence(model: PanelModel, say: Language) -> list[Block]:
    """Tell a player that a computer plays for them; empty if none does."""
    return [block(say("panel-away"))] if _away(model) else []


def own_return(model: PanelModel, say: Language) -> list[Control]:
    """Make the buttons to take over from a computer, end a holiday (unless asked), and agree to a pause."""
    holiday, pause = model.on_holiday and model.decision is None, model.pause
    back = [_back(model.game, say)] if holiday or _away(model) else []
    agree = [_agree(model.game, pause, say)] if pause and model.seat in pause.missing else []
    return [*back, *agree, *_end_pause(model, say)]


def pause_line(model: PanelModel, wording: Wording) -> str:
    """Tell a player that the game is paused, or who proposes that; otherwise return ""."""
    say, pause = wording.say, model.pause
    if pause is None:
        return ""
    if pause.until:
        style = "f" if model.slow else "t"
        return say("panel-paused", until=f"<t:{pause.until}:{style}>")
    return say("small", text=_pause(pause, wording))


def back_text(model: StandInModel, wording: Wording) -> str:
    """Tell a returning player why a computer took over, and what it did."""
    say, rounds = wording.say, model.rounds
    texts = [say("back-again"), *([say("back-why")] if model.missed else [])]
    if rounds:
        texts.append(
            say("back-played", count=len(rounds), first=rounds[0], last=rounds[-1], did=_did(model, wording))
        )
        if lost := _losses(model, wording):
            texts.append(say("back-lost", losses=together(say, lost)))
    else:
        texts.append(say("back-nothing"))
    return " ".join([*texts, hurry_text(model.hurry, say)]).strip()


def hurry_text(hurry: ShortTime | None, say: Language) -> str:
    """Say how little time a player has, and how to get it all back; empty if they have the usual time."""
    if hurry is None:
        return ""
    reserve = about(hurry.reserve, say) if hurry.reserve >= HOUR else "none"
    return say("hurry", time=time_name(hurry.turn, say), reserve=reserve)


def _did(model: StandInModel, wording: Wording) -> str:
    """Say what a computer chose, took and built for a player."""
    say, did = wording.say, list[str]()
    if model.chose:
        did.append(say("back-chose", characters=together(say, [*map(wording.thing, model.chose)])))
    did += [say("back-gold", gold=model.gold)] if model.gold else []
    did += [say("back-cards", count=model.cards)] if model.cards else []
    built = together(say, [*map(wording.card, model.built)])
    return together(say, [*did, say("back-built", districts=built or "none")])


def _losses(model: StandInModel, wording: Wording) -> list[str]:
    say, lost = wording.say, [*map(wording.card, model.lost)]
    lost += [say("back-lost-gold", gold=model.robbed)] if model.robbed else []
    return lost + ([say("back-lost-crown")] if model.crown else [])


def end_blocks(model: EndModel, wording: Wording) -> list[Block]:
    """Name the players for whom a computer finished the game, and say why their places are the last."""
    say, left = wording.say, model.left
    if not left:
        return []
    others = [wording.unmarked_name(each) for each in left if each != model.reader]
    somebody, lines = bool(stayed(model.view.scores)), list[str]()
    if somebody and model.reader in left:
        lines.append(say("end-left-own"))
    if somebody and others:
        lines.append(say("end-left", names=together(say, others), count=len(others)))
    if not any(player.present for player in model.players):
        lines.append(say("end-computers"))
    return [block("\n".join(lines), weight=45)]


def _away(model: PanelModel) -> bool:
    return model.players[model.seat].away


def _back(game: str, say: Language) -> Control:
    return button(requests.Back(game), say("button-im-back"), ButtonStyle.success)
