"""The log of a game: the story of a round on a page, or on several if it is long."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import (
    DIVIDER,
    QUIET,
    Control,
    Part,
    Row,
    button,
    compose,
    link_button,
    option,
    rounds_menu,
    rows,
)
from bot.screens.limits import bytes_of, length
from bot.screens.setting import level_blocks
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.events import Called, Event, FaceUp, Refuge, Revealed, RevealedLate, RoundBegan
from engine.setup.rules import Rules
from storage.records import ComputerLevel, Player

GAP = "\x00"
"""Stands for the deeds in a line until they are put in: Fluent takes no text of over 2,500 letters."""


@dataclass(slots=True)
class _Rank:
    """A rank that was called: its character, the seat that answered (-1: nobody did), and what came of it.

    `late` is the seat that showed the character after it had been killed (-1: none did).
    """

    character: str
    seat: int
    deeds: list[str] = field(default_factory=list[str])
    late: int = -1

    @property
    def quiet(self) -> bool:
        """Whether there is nothing to tell but that nobody answered."""
        return self.seat < 0 and self.late < 0 and not self.deeds


def story_lines(events: Iterable[Event], wording: Wording) -> list[str]:
    """Tell the events of a round: those before the first call, then a line for each rank.

    Ranks that nobody answered for share a line. Events that only the reader was told are marked.
    """
    before, ranks = _read(events, wording)
    # A player who chooses two characters may be late with both.
    first = list(dict.fromkeys(before))
    lines = [_filled(wording.say("story-before", deeds=GAP), first, wording)] if first else []
    quiet: list[_Rank] = []
    for rank in ranks:
        if rank.quiet:
            quiet.append(rank)
            continue
        lines += [*_quiet(quiet, wording), _line(rank, wording)]
        quiet = []
    return [*lines, *_quiet(quiet, wording)]


def _read(events: Iterable[Event], wording: Wording) -> tuple[list[str], list[_Rank]]:
    """Sort the deeds of a round by rank: so are those of a character that is shown late."""
    before, ranks = list[str](), list[_Rank]()
    now: _Rank | None = None
    for event in events:
        match event:
            case Called(character=character):
                ranks.append(now := _Rank(character, -1))
            case Revealed(seat=seat, character=character):
                ranks.append(now := _Rank(character, seat))
            case RevealedLate(seat=seat, character=character) | Refuge(seat=seat, character=character):
                rank = next((each for each in ranks if each.character == character), None)
                if rank is None:
                    # The call was so long ago that it isn't remembered.
                    ranks.insert(0, rank := _Rank(character, -1))
                rank.late = seat
                rank.deeds += filter(None, [wording.deed(event, seat)])
                now = rank
            case _:
                deeds, seat = (now.deeds, max(now.seat, now.late)) if now else (before, -1)
                deeds += filter(None, [_deed(event, seat, wording)])
    return before, ranks


def _deed(event: Event, actor: int, wording: Wording) -> str:
    deed = wording.deed(event, actor)
    return deed if event.to is None or not deed else wording.say("story-secret", deed=deed)


def _line(rank: _Rank, wording: Wording) -> str:
    kind = "answered" if rank.seat >= 0 else "killed" if rank.late >= 0 else "nobody"
    line = wording.say(
        "story-rank",
        kind=kind,
        character=wording.character(rank.character),
        seat=wording.person(max(rank.seat, rank.late)),
        told="yes" if rank.deeds else "no",
        deeds=GAP,
    )
    return _filled(line, rank.deeds, wording)


def _quiet(ranks: list[_Rank], wording: Wording) -> list[str]:
    if not ranks:
        return []
    names = ", ".join(wording.character(each.character) for each in ranks)
    return [wording.say("story-nobody", characters=names)]


def _filled(line: str, deeds: list[str], wording: Wording) -> str:
    return line.replace(GAP, wording.say("story-and").join(deeds))


LETTERS = 3000
BYTES = 6000
"""How long the story on a page may be, which leaves room for the rest of a message."""


@dataclass(frozen=True, slots=True)
class LogModel:
    """A round of a game as a seat may know it (`reader` is `None`: a spectator).

    `events` are all of the round that this reader may see, and `rounds` is the number of the last round.
    `part` is the page of it that is shown, from 0; one beyond the last is that. `running` says that the round
    goes on, `complete` that all of the log could be read, and `board` is the address of the public message.
    `guessing`: the reader may guess who is who in the round that goes on. `level` is that of the computer
    players.
    """

    game: str
    players: tuple[Player, ...]
    rules: Rules
    reader: int | None
    round: int
    rounds: int
    part: int
    events: tuple[Event, ...]
    running: bool
    complete: bool = True
    board: str = ""
    guessing: bool = False
    level: ComputerLevel = "novice"


def log_screen(model: LogModel, language: Language) -> LayoutView:
    """Show a page of the log, with buttons to the others and a menu of the rounds."""
    wording = Wording(language, model.players, model.reader, model.rules)
    pages = list(_pages(_lines(model, wording), language))
    part, last = min(model.part, len(pages) - 1), len(pages) - 1
    title = language("log-title", round=model.round, rounds=model.rounds, part=part + 1, parts=len(pages))
    level = level_blocks(model.level, model.players, language)
    parts: list[Part] = [block(title), *level, block("\n".join(pages[part]))]
    if model.running and part == last:
        parts.append(block(language("log-goes-on")))
    if not model.complete:
        parts.append(block(language("log-incomplete")))
    parts.append(DIVIDER)
    if model.rounds > 1 or last:
        parts += rows(_turning(model, part, last, language))
    if model.rounds > 1:
        parts.append(_menu(model, language))
    guess = [button(requests.OpenGuesses(model.game), language("button-guess"))] if model.guessing else []
    board = [link_button(language("button-board"), model.board)] if model.board else []
    parts += [*guess, *board]
    return compose(parts, QUIET)


def _lines(model: LogModel, wording: Wording) -> list[str]:
    """Tell who chose first, what lay face up, and then the story of the round."""
    say = wording.say
    lines = [
        say("log-crown", seat=wording.person(each.seat))
        for each in model.events
        if isinstance(each, RoundBegan)
    ]
    aside = [each.character for each in model.events if isinstance(each, FaceUp)]
    if aside:
        names = ", ".join(wording.character(each) for each in sorted(aside, key=lambda each: RANK[each]))
        lines.append(say("board-face-up", characters=names))
    return [*lines, *story_lines(model.events, wording)] or [say("log-nothing")]


def _pages(lines: Sequence[str], say: Language) -> Iterator[list[str]]:
    """Share the lines out among pages, at least one."""
    page: list[str] = []
    for piece in (piece for line in lines for piece in _pieces(line, say("story-and"))):
        if page and not _fits("\n".join([*page, piece])):
            yield page
            page = []
        page.append(piece)
    yield page


def _pieces(line: str, mark: str) -> Iterator[str]:
    """Break a line that is too long for a page between two of the things that it tells."""
    small = "-# " if line.startswith("-# ") else ""
    deeds = line.split(mark)
    piece = deeds[0]
    for deed in deeds[1:]:
        longer = f"{piece}{mark}{deed}"
        if _fits(longer):
            piece = longer
        else:
            yield piece
            piece = f"{small}{deed}"
    yield piece


def _fits(text: str) -> bool:
    return length(text) <= LETTERS and bytes_of(text) <= BYTES


def _turning(model: LogModel, part: int, last: int, say: Language) -> list[Control]:
    first_page, last_page = (1, 0), (model.rounds, requests.LAST_PART)
    before = (model.round, part - 1) if part else (model.round - 1, requests.LAST_PART)
    after = (model.round, part + 1) if part < last else (model.round + 1, 0)
    at_first = (model.round, part) == first_page
    at_last = model.round == model.rounds and part == last
    return [
        _to(model, "first", first_page, say("button-replay-first"), disabled=at_first),
        _to(model, "back", first_page if at_first else before, say("button-replay-back"), disabled=at_first),
        _to(model, "next", last_page if at_last else after, say("button-replay-next"), disabled=at_last),
        _to(model, "last", last_page, say("button-replay-last"), disabled=at_last),
    ]


def _to(
    model: LogModel, way: requests.LogWay, page: tuple[int, int], label: str, *, disabled: bool
) -> Control:
    style = ButtonStyle.primary if way == "next" else ButtonStyle.secondary
    return button(requests.ShowLog(model.game, way, *page), label, style, disabled=disabled)


def _menu(model: LogModel, say: Language) -> Row:
    options = [
        option(say("log-round", number=number), str(number), chosen=number == model.round)
        for number in range(1, model.rounds + 1)
    ]
    asked, lasting = requests.PickLogRound(model.game), f"log {model.game}"
    return rounds_menu(asked, options, model.round, lasting, say("menu-rounds"))
