"""The log of a game: a page for each round, several if it is long."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.action_bands import bands_for
from bot.pictures.bands import Band, BandsPicture
from bot.screens.layout import Control, Part, Row, button, compose, link_button, option, pictured, rounds_menu
from bot.screens.limits import block, bytes_of, length
from bot.screens.phone import LINE_HEIGHT, MENU, PANEL_HEIGHT, ROW, SMALL, UNFRAMED
from bot.screens.tale import tale
from bot.story.course import headline
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View
from storage.values import Player

STORY_LETTERS = 3000
STORY_BYTES = 6000
"""The most letters and bytes for the story on a page. The rest of the message needs some, too."""

_BREAK = re.compile("(?<=[,.]) ")


@dataclass(frozen=True, slots=True)
class LogModel:
    """A round of a game, as far as its reader may know it."""

    game: str
    players: tuple[Player, ...]
    rules: Rules
    reader: int | None  # The reader's seat; `None`: a spectator.
    round: int
    rounds: int  # The number of the last round.
    part: int  # The page of the round, from 0. A too large number means the last page.
    events: tuple[Event, ...]  # All events of the round that the reader may see.
    running: bool  # Whether the round is in progress.
    complete: bool = True  # Whether we could read the whole log.
    board: str = ""  # The address of the public message.
    guessing: bool = False  # Whether the reader may guess who has which character in the current round.
    over: bool = False  # Whether the game has ended.
    mine: bool = False  # Whether to show only actions of the reader and against the reader.
    seen: tuple[tuple[Event, ...], ...] = ()  # The public events of each round.
    view: View | None = None  # A spectator's current view.
    alone: bool = False  # Whether the log replaces the panel of a running game.


def log_picture(model: LogModel, say: Language) -> BandsPicture | None:
    """Make a picture of the most important event of a round; `None` if there was none.

    In the log for everybody, it is a public event. In the reader's own story, it concerns the reader.
    """
    band = _band(model, say)
    return BandsPicture((band,)) if band else None


def _band(model: LogModel, say: Language) -> Band | None:
    names = Wording(say, model.players).bare_names
    # The round may be past, so use only its events, not the marks, calls or sizes of the current view.
    told = [_bands(model, model.round, names, say, size) for size in (0, 1)]
    if not told[0]:
        return None
    band, other = told[0][0], told[1][0]
    lasting = band.note == other.note and not model.mine
    return band if lasting else replace(band, note="", told=f"{band.title}.")


def _bands(
    model: LogModel, number: int, names: Sequence[str], say: Language, size: int = 0
) -> tuple[Band, ...]:
    """Return the bands of a round: those for everybody, or in the reader's own story, the reader's."""
    if model.view is None:
        return ()
    events = model.events if model.mine and number == model.round else _seen(model, number)
    reader = model.reader if model.mine else None
    return bands_for(_past(model.view, size), events, reader, names, say, model.rules)


def _seen(model: LogModel, number: int) -> Sequence[Event]:
    return model.seen[number - 1] if number <= len(model.seen) else ()


def _past(view: View, size: int) -> View:
    seats = tuple(replace(seat, size=size, characters=(), completed=False) for seat in view.seats)
    return replace(view, seats=seats, calls=(), marks=(), turn=None, characters=())


def log_screen(model: LogModel, say: Language, picture: BandsPicture | None = None) -> LayoutView:
    """Show a page of the log: the picture of the round, its story, and buttons to the other pages."""
    wording = Wording(say, model.players, model.reader, model.rules)
    scores = model.view.scores if model.view else ()
    lines = tale(model.events, wording, model.reader if model.mine else None, scores)
    nothing = say("log-mine-nothing" if model.mine else "log-nothing")
    pages = list(_pages(lines or [nothing], _room(model, picture)))
    part, last = min(model.part, len(pages) - 1), len(pages) - 1
    ending = model.over and model.round == model.rounds
    title = say("log-title", round=model.round, last=ending, part=part + 1, parts=len(pages))
    parts: list[Part] = [block(title)]
    if picture and not part:
        parts.append(pictured(picture, say))
    if model.mine:
        parts.append(block(say("log-mine")))
    parts.append(block("\n".join(pages[part])))
    if model.running and part == last:
        parts.append(block(say("log-goes-on")))
    if not model.complete:
        parts.append(block(say("log-incomplete")))
    if model.rounds > 1:
        parts.append(_menu(model, say))
    return compose([*parts, *_turning(model, part, last, say), *_ways(model, say)], None)


def _room(model: LogModel, picture: BandsPicture | None) -> float:
    """Return the pixels that the rest of the message leaves for the story on a phone."""
    small = sum((model.mine, model.running, not model.complete))
    rows = 2 if model.guessing or (model.board and not model.over) or (model.mine and model.over) else 1
    menu = MENU if model.rounds > 1 else 0
    band = UNFRAMED.picture_height(picture) if picture else 0
    return PANEL_HEIGHT - UNFRAMED.around - LINE_HEIGHT - SMALL * small - menu - rows * ROW - band


def _pages(lines: Sequence[str], room: float) -> Iterator[list[str]]:
    page: list[str] = []
    for piece in (piece for line in lines for piece in _pieces(line, room)):
        if page and not _fits("\n".join([*page, piece]), room):
            yield page
            page = []
        page.append(piece)
    yield page


def _pieces(line: str, room: float) -> Iterator[str]:
    """Break a line that is too long for a page, after a sentence or after a comma."""
    small = "-# " if line.startswith("-# ") else ""
    piece = ""
    for part in _BREAK.split(line):
        longer = f"{piece} {part}" if piece else part
        if piece and not _fits(longer, room):
            yield piece
            longer = f"{small}{part}"
        piece = longer
    yield piece


def _fits(text: str, room: float) -> bool:
    fits = length(text) <= STORY_LETTERS and bytes_of(text) <= STORY_BYTES
    return fits and UNFRAMED.text_height(text) <= room


def _turning(model: LogModel, part: int, last: int, say: Language) -> list[Control]:
    controls: list[Control] = []
    if part or model.round > 1:
        page = (model.round, part - 1) if part else (model.round - 1, requests.LAST_PART)
        label = say("button-replay-back") if part else say("button-log-before", number=page[0])
        controls.append(_to(model, "back", page, label))
    if part < last or model.round < model.rounds:
        page = (model.round, part + 1) if part < last else (model.round + 1, 0)
        label = say("button-rules-next") if part < last else say("button-log-after", number=page[0])
        controls.append(_to(model, "next", page, label))
    return controls


def _to(model: LogModel, way: requests.LogWay, page: tuple[int, int], label: str) -> Control:
    kind = requests.ShowMyLog if model.mine else requests.ShowLog
    style = ButtonStyle.primary if way == "next" else ButtonStyle.secondary
    return button(kind(model.game, way, *page), label, style)


def _ways(model: LogModel, say: Language) -> list[Control]:
    controls: list[Control] = []
    if model.reader is not None:
        other = requests.ShowLog if model.mine else requests.ShowMyLog
        label = say("button-log-all" if model.mine else "button-log-mine")
        controls.append(button(other(model.game, "first", model.round, 0), label))
    if model.over:
        steps = requests.OpenReplayRound(model.game, model.round)
        controls.append(button(steps, say("button-replay")))
    if model.guessing:
        controls.append(button(requests.OpenGuesses(model.game), say("button-guess")))
    if model.board and not model.over:
        controls.append(link_button(say("button-board"), model.board))
    # This page may have replaced the reader's panel.
    if model.alone or (model.mine and model.over):
        controls.append(button(requests.Play(model.game), say("button-less"), ButtonStyle.primary))
    return controls


def _menu(model: LogModel, say: Language) -> Row:
    names = Wording(say, model.players).bare_names
    options = [
        option(_headline(model, number, names, say), str(number), chosen=number == model.round)
        for number in range(1, model.rounds + 1)
    ]
    asked = requests.PickMyLogRound(model.game) if model.mine else requests.PickLogRound(model.game)
    return rounds_menu(asked, options, model.round, f"log {model.game}", say("menu-rounds"))


def _headline(model: LogModel, number: int, names: Sequence[str], say: Language) -> str:
    if model.mine:
        text = next((band.title for band in _bands(model, number, names, say)), "")
    else:
        text = headline(_past(model.view, 0), _seen(model, number), names, say) if model.view else ""
    return say("log-option", number=number, text=text or say("picture-round", round=number))
