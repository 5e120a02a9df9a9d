"""The public board: everything that everybody may know, and whose move it is."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.picture import Picture
from bot.screens.absence import away_blocks, away_controls
from bot.screens.fit import Block, block, newest
from bot.screens.guesses import readers_block
from bot.screens.layout import DIVIDER, GOLD, QUIET, RED, Control, Part, button, compose, pictured
from bot.screens.log import story_lines
from bot.screens.setting import level_blocks
from bot.screens.situation import aside_lines, moment, open_lines
from bot.screens.view_models.board import BoardModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.view import SeatView, View


def board_screen(model: BoardModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show the board of a game; an old one has no buttons any more.

    A picture takes the place of what stands in it: the cities, and the characters that are out or to come.
    """
    wording = Wording(language, model.players, rules=model.rules)
    view, drawn = model.view, bool(pictures)
    parts: list[Part] = [
        *_head(model, wording, drawn=drawn),
        DIVIDER,
        *(pictured(each, language) for each in pictures),
        *(_seat(view, seat, wording) for seat in view.seats if not drawn),
        DIVIDER,
        *_story(model, wording, drawn=drawn),
        DIVIDER,
        block(_status(model, wording)),
    ]
    if model.status != "current":
        return compose(parts, QUIET)
    if model.held_up is not None:
        since = f"<t:{model.held_up.since:.0f}:t>"
        parts.append(block(language("board-held-up", cause=model.held_up.cause, since=since)))
    parts += [*away_blocks(model, wording), _waited(model, language)]
    controls = [*_buttons(model.game, language), *away_controls(model, wording)]
    return compose([*parts, *controls], RED if view.ending else GOLD)


def _buttons(game: str, say: Language) -> list[Control]:
    return [
        button(requests.Play(game), say("button-play"), ButtonStyle.primary),
        button(requests.ShowHand(game), say("button-hand")),
        button(requests.OpenLog(game), say("button-log")),
        button(requests.ShowRules(game), say("button-rules")),
    ]


def _head(model: BoardModel, wording: Wording, *, drawn: bool) -> list[Block]:
    say, view = wording.say, model.view
    blocks = [block(say("board-title", round=view.round))]
    if model.status == "current":
        state = say("board-state", deck=view.deck, target=view.target_size, discards=view.discards)
        blocks.append(block(state, "", weight=55))
        if view.round == 1:
            blocks.append(block(say("small", text=say("legend")), "", weight=4))
        blocks += level_blocks(model.level, model.players, say)
    if not drawn:
        blocks.append(block(aside_lines(view, wording)))
    if view.ending:
        blocks.append(block(say("board-ending")))
    return blocks


def _seat(view: View, seat: SeatView, wording: Wording) -> Block:
    """Tell a seat on two or three lines; shorter: districts by their names alone, or only how many."""
    head = "\n".join(seat_lines(view, seat, seat.characters, wording))
    if not seat.city:
        return block(head)
    return block(
        "\n".join([head, city_line(seat, wording)]),
        lambda: "\n".join([head, short_city_line(seat, wording)]),
        lambda: "\n".join([head, wording.say("city-left-out", count=len(seat.city))]),
        weight=50,
    )


def seat_lines(view: View, seat: SeatView, characters: Sequence[str], wording: Wording) -> list[str]:
    """Name a seat with what it has besides its districts: these characters of the round, gold, cards."""
    say = wording.say
    head = say(
        "board-seat",
        name=wording.name(seat.seat),
        crown="yes" if view.crown == seat.seat else "no",
        turn="yes" if view.turn is not None and view.turn.seat == seat.seat else "no",
        characters=", ".join(wording.character(each) for each in characters) or "none",
    )
    stock = say(
        "board-stock",
        gold=seat.gold,
        cards=seat.cards,
        size=seat.size,
        target=view.target_size,
        completed="yes" if seat.completed else "no",
    )
    return [head, stock, *([" · ".join(wording.laid(each) for each in seat.laid)] if seat.laid else [])]


def city_line(seat: SeatView, wording: Wording) -> str:
    """Tell the districts of a city on one line."""
    return " · ".join(wording.district(each) for each in seat.city)


def short_city_line(seat: SeatView, wording: Wording) -> str:
    """Tell them without colours and what lies under them."""
    return ", ".join(wording.standing(each) for each in seat.city)


def _story(model: BoardModel, wording: Wording, *, drawn: bool) -> list[Block]:
    """Tell the round, a line a rank; then what is still to come, as long as it goes on and isn't drawn."""
    view, say = model.view, wording.say
    lines = story_lines(model.events, wording)
    blocks = [newest("", lines, len(lines), 45, lambda count: say("left-out", count=count))] if lines else []
    if model.status != "current":
        return [*blocks, *readers_block(model.readers, say)]
    blocks.append(block("\n".join(open_lines(view, wording)), "", weight=55))
    if drawn:
        return blocks
    called = {call.character for call in view.calls}
    coming = [each for each in view.cast if each not in called and each not in view.face_up]
    if coming:
        names = ", ".join(wording.character(each) for each in coming)
        blocks.append(block(say("board-coming", characters=names), "", weight=55))
    return blocks


def _waited(model: BoardModel, say: Language) -> Block:
    """Tell since when one waits and until when, and how to move; shorter: only the first two."""
    times = [say("board-since", since=moment(model.since))] if model.since else []
    times += [say("board-until", until=moment(model.until))] if model.until else []
    short, whole = (say("story-and").join(each) for each in (times, [*times, say("board-how")]))
    return block(say("small", text=whole), say("small", text=short) if short else "", weight=5)


def _status(model: BoardModel, wording: Wording) -> str:
    say, view = wording.say, model.view
    if model.status == "old":
        return say("board-old")
    assert view.asked is not None, "a game that goes on asks somebody"
    seat = wording.name(view.asked)
    if view.phase == "selection":
        return say("board-asked-selection", seat=seat)
    if view.turn is not None and view.turn.seat == view.asked:
        return say("board-asked-turn", seat=seat, character=wording.thing(view.turn.character))
    return say("board-asked", seat=seat)
