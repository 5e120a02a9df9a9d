"""The public board. A phone shows the end of a message, so the awaited player comes last."""

from collections.abc import Sequence
from typing import TypeAlias

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.board import BoardPicture, tallest
from bot.pictures.models import resting
from bot.pictures.picture import Picture
from bot.screens.absent_players import away_blocks, away_controls
from bot.screens.guesses import guessers_block
from bot.screens.layout import GOLD_COLOUR, QUIET_COLOUR, RED, Control, Part, button, compose, pictured
from bot.screens.limits import block
from bot.screens.opponents import remark, remark_line
from bot.screens.panel_picture import Hit
from bot.screens.phone import FRAMED
from bot.screens.situation import deadline, moment
from bot.screens.spoken import TEXT_LETTERS, SpokenWording, table_text
from bot.screens.tale import consequence
from bot.view_models.board import BoardModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from engine.events import (
    BellTower,
    Bewitched,
    Completed,
    Event,
    Killed,
    LastRound,
    NotLastRound,
    Refuge,
    Revealed,
    RevealedLate,
    TookOver,
)
from engine.view import View

STORY = 2  # The most small lines below a picture, on a phone, for the newest actions.
MOST_LEADERS = 2  # If more cities are the largest, none of them leads.

_Banded: TypeAlias = (
    BellTower | Bewitched | Completed | Killed | LastRound | NotLastRound | Refuge | RevealedLate | TookOver
)
"""The events that have a band in the picture. The lines below leave them out."""


def board_screen(model: BoardModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show the board of a game; without pictures, describe the whole table in a text."""
    wording = Wording(say, model.players, rules=model.rules)
    if model.status != "current":
        return compose(_old(model, wording, pictures), QUIET_COLOUR)
    result = [_result(model.view.round - 1, model.ended, model.view, wording)] if model.ended else []
    if pictures:
        parts: list[Part] = [block(_head(model, wording), weight=55)]
        parts += [pictured(each, say) for each in pictures]
        parts.append(block("\n".join(result or _newest(model, wording, pictures)), "", weight=45))
    else:
        news = "\n".join([*result, *_remark(model, wording)])
        parts = [block(board_text(model, say)), block(news, "", weight=5)]
    if model.storage_outage is not None:
        since = f"<t:{model.storage_outage.since:.0f}:t>"
        parts.append(block(say("board-held-up", cause=model.storage_outage.cause, since=since)))
    if model.everywhere is not None:
        text = say("board-counts", everywhere=model.everywhere)
        parts.append(block(text, "", weight=10))
    parts += [*away_blocks(model, wording), block(_waits(model, wording))]
    controls: list[Control] = [
        button(requests.Play(model.game), say("button-play"), ButtonStyle.primary),
        button(requests.OpenLog(model.game), say("button-log")),
        button(requests.ShowRules(model.game), say("button-rules")),
    ]
    return compose(
        [*parts, *controls, *away_controls(model, wording)], RED if model.view.ending else GOLD_COLOUR
    )


def cities_screen(model: BoardModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show the cities of a solo game in place of the panel, with a button that leads back."""
    wording = Wording(say, model.players, rules=model.rules)
    parts: list[Part] = [block(_head(model, wording), weight=55)]
    parts += [pictured(each, say) for each in pictures] or [block(board_text(model, say))]
    back = button(requests.Play(model.game), say("button-less"), ButtonStyle.primary)
    return compose([*parts, back], None)


def _head(model: BoardModel, wording: Wording) -> str:
    view = model.view
    return wording.say(
        "board-head",
        round=view.round,
        last=view.ending,
        target=view.target_size,
        deck=view.deck,
        discards=view.discards,
    )


def _waits(model: BoardModel, wording: Wording) -> str:
    """Say who has to act, and since when; on a second line, when their time runs out."""
    say, asked = wording.say, model.view.asked
    assert asked is not None, "a game that goes on asks somebody"
    since = moment(model.since) if model.since and model.players[asked].present else "none"
    lines = [say("board-waits", seat=wording.name(asked), since=since)]
    if model.until:
        lines.append(say("small", text=say("board-until", until=deadline(say, model.until, model.terms))))
    elif model.left_alone:
        lines.append(say("small", text=say("board-left-alone", name=wording.name(asked))))
    return "\n".join(lines)


# With a picture: the newest actions


def _newest(model: BoardModel, wording: Wording, pictures: Sequence[Picture]) -> list[str]:
    """Describe the newest actions, one in a sentence, as many as a phone has room for.

    The newest action against a player or character comes first, in its own turn and the next.
    """
    say, view = wording.say, model.view
    banded = any(isinstance(each, BoardPicture) and each.band for each in pictures)
    open_card = [say("board-shown", card=wording.card(view.shown))] if view.shown else []
    told = [say("small", text=line) for line in open_card]
    asked = _waits(model, wording).partition("\n")[0]
    # The reason why a game is suspended takes the room of a line.
    room: float = STORY - (model.storage_outage is not None) - sum(map(FRAMED.small_lines, told))
    room -= FRAMED.text_height(asked) / FRAMED.text_height("⏳") - 1
    # Never show events for a single seat here, whatever the model holds.
    public = [each for each in reversed(model.events) if each.to is None]
    newest = [each for each in public if not (banded and isinstance(each, _Banded))]
    turns = [place for place, each in enumerate(newest) if isinstance(each, Revealed)]
    recent = newest[: turns[1] + 1] if len(turns) > 1 else newest
    hits, first = [each for each in recent if isinstance(each, Hit)][:1], 0
    for event in (*hits, *newest):
        text = wording.event(event).strip()
        line = say("small", text=text) if text else ""
        high = FRAMED.small_lines(line) if line else 0
        if line in told or not high:
            continue
        if high > room:
            if event in hits:
                continue
            break
        told.insert(first, line)
        first, room = int(event in hits) or first, room - high
    # A remark never takes the place of an action. It appears only if the picture leaves room.
    room += sum(
        FRAMED.lines_saved(each, tallest(len(each.seats)))
        for each in pictures
        if isinstance(each, BoardPicture)
    )
    return [*told, *(each for each in _remark(model, wording) if FRAMED.small_lines(each) <= room)]


def _remark(model: BoardModel, wording: Wording) -> list[str]:
    said = remark(model.game, model.view.round, model.players, model.events) if model.remarks else None
    return [remark_line(said, wording)] if said else []


_RESULTS = (
    *("completed", "killed", "bewitched", "destroyed", "seized"),
    *("exchanged", "confiscated", "stole", "crown"),
)
"""The kinds of events that a line about a whole round mentions, the most important first."""


def _result(number: int, events: Sequence[Event], view: View, wording: Wording) -> str:
    """Describe a whole round in two lines on a phone: the greatest events, then whose city is the largest."""
    say, size = wording.say, max(seat.size for seat in view.seats)
    largest = [wording.name(seat.seat) for seat in view.seats if seat.size == size]
    great = [
        each for each in events if each.kind in _RESULTS and (each.kind != "stole" or each.facts["gold"])
    ]
    great.sort(key=lambda each: _RESULTS.index(each.kind))
    told = [consequence(each, events, view, wording) for each in great]
    if size and len(largest) <= MOST_LEADERS:
        count, names = len(largest), together(say, largest)
        told.append(say("board-leads", names=names, count=count, size=size, goal=view.target_size))
    lines = (
        say("board-old", round=number, news=say("story-and").join(told[:most]))
        for most in range(len(told), 0, -1)
    )
    shortest = say("board-old", round=number, news="none")
    return next((each for each in lines if FRAMED.small_lines(each) <= STORY), shortest)


def board_text(model: BoardModel, say: Language, limit: int = TEXT_LETTERS) -> str:
    """Describe the whole table and the newest events, in at most `limit` letters if possible."""
    wording = SpokenWording(say, model.players, rules=model.rules)
    news = wording.happened([each for each in model.events if each.to is None])
    view = model.view if model.status == "current" else resting(model.view)
    return table_text(view, wording, news, limit)


# The board of a finished round


def _old(model: BoardModel, wording: Wording, pictures: Sequence[Picture]) -> list[Part]:
    """Show the table at the end of its round, and the round's result. A newer board is below."""
    say = wording.say
    return [
        *([pictured(each, say) for each in pictures] or [block(board_text(model, say))]),
        *guessers_block(model.guessers, say),
        block(_result(model.view.round, model.events, model.view, wording)),
    ]
