"""Two pictures of the lesson: what the learner has at the start, and an example of a kill."""

from dataclasses import dataclass
from math import ceil

from bot.pictures.alt import joined, listing, named, named_card
from bot.pictures.badges import badge, medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, Part
from bot.pictures.fonts import Face, fit, lines
from bot.pictures.models import Card, SeatLine, card_of, character_of
from bot.pictures.palette import (
    BLANK,
    BRIGHT,
    DAWN,
    DIM,
    GOLD,
    GRASS,
    HEAD,
    INK,
    KILLED,
    MERLON,
    MORTAR,
    NIGHT,
    PANEL,
    QUIET,
    TABLE,
    TEXT,
    TINTS,
)
from bot.pictures.picture import StackedPicture, StillPicture
from bot.pictures.seat_lines import line_parts, lines_text
from bot.pictures.skylines import draw_scene, draw_sky
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.view import View

_CITY, _LEFT, _SIDE = 107.0, 4.0, 96.0
_HAND, _HEAD, _WIDE, _HIGH, _BETWEEN = 104.0, 28.0, 115.0, 68.0, 4.0
_SCENE, _PURSE = 48.0, 150.0


@dataclass(frozen=True, slots=True)
class FirstThingsPicture(StillPicture):
    """The learner's first things: a city of `slots` districts, gold and cards, numbered as in the text."""

    built: int
    slots: int
    gold: int
    cards: tuple[Card, ...]
    language: Language

    @property
    def height(self) -> float:
        return _CITY + 6 + self._below + 4

    @property
    def _size(self) -> str:
        return self.language("picture-own-size", size=self.built, target=self.slots)

    @property
    def _below(self) -> float:
        return max(_PURSE, _HEAD + ceil(len(self.cards) / 2) * (_HIGH + _BETWEEN) + 2)

    def canvas(self) -> Canvas:
        canvas, say = Canvas(WIDTH, self.height, TABLE), self.language
        _meadow(canvas, self.slots, say("picture-own-city"), self._size)
        top = _CITY + 6
        canvas.rounded((_LEFT, top, _SIDE, self._below), 6, PANEL, TABLE)
        _number(canvas, 2, (17, top + 15), PANEL)
        canvas.write(fit(say("picture-own-gold"), Face.BLACK, _SIDE - 29, 13.5), 29, top + 15, TEXT, PANEL)
        middle = top + self._below / 2
        for x, y, ground in ((39, middle - 15, PANEL), (65, middle + 7, INK)):
            canvas.disc(x, y, 52, ground, PANEL)
            canvas.icon("coin", x, y, 48, GOLD, ground)
        number = fit(f"{self.gold}", Face.BLACK, _SIDE, 26)
        canvas.write(number, _LEFT + _SIDE / 2, top + self._below - 24, GOLD, PANEL, "centre")
        canvas.rounded((_HAND, top, WIDTH - _HAND - _LEFT, self._below), 6, PANEL, TABLE)
        _number(canvas, 3, (117, top + 15), PANEL)
        count = fit(say("picture-districts", count=len(self.cards)), Face.SEMIBOLD, 90, 11.5)
        canvas.write(count, WIDTH - 11, top + 15, QUIET, PANEL, "right")
        head = fit(say("picture-hand"), Face.BLACK, WIDTH - 11 - 129 - count.width - 8, 13.5)
        canvas.write(head, 129, top + 15, TEXT, PANEL)
        for place, card in enumerate(self.cards):
            left = _HAND + 4 + place % 2 * (_WIDE + _BETWEEN)
            _card(canvas, card, left, top + _HEAD + place // 2 * (_HIGH + _BETWEEN))
        return canvas

    def alt_text(self, say: Language) -> str:
        city, purse = f"{say('picture-own-city')}: {self._size}.", f"{say('picture-own-gold')}: {self.gold}."
        hand = listing(say, say("picture-hand"), [named_card(card, say) for card in self.cards])
        return joined([f"1. {city}", f"2. {purse}", f"3. {hand}"])


def first_things_picture(view: View, say: Language) -> FirstThingsPicture:
    """Make the picture of the reader's first things in a game that was just dealt."""
    assert view.seat is not None
    own = view.seats[view.seat]
    cards = sorted(
        (card_of(each.card, each.cost, say) for each in view.hand), key=lambda card: card.cost or 0
    )
    return FirstThingsPicture(len(own.city), view.target_size, own.gold, tuple(cards), say)


def _number(canvas: Canvas, number: int, middle: tuple[float, float], ground: str) -> None:
    canvas.disc(*middle, 17, GOLD, ground)
    canvas.write(fit(f"{number}", Face.BOLD, 14, 12.5), *middle, INK, GOLD, "centre")


def _meadow(canvas: Canvas, slots: int, city: str, built: str) -> None:
    canvas.rounded((2, 2, WIDTH - 4, 103), 6, GOLD, TABLE)
    draw_sky(canvas, (4, 4, WIDTH - 8, 76), DAWN, 5, GOLD, 5)
    canvas.box((4, 71, WIDTH - 8, 9), GRASS)
    canvas.box((4, 80, WIDTH - 8, 23), MORTAR)
    pitch = (WIDTH - 14) / slots
    for slot in range(1, slots + 1):
        x, last = 8 + (slot - 1) * pitch, slot == slots
        ink = GOLD if last else DIM
        canvas.framed((x, 84, pitch - 3, 15), 3, 1.2, (GOLD if last else MERLON, BLANK, MORTAR))
        if last:
            canvas.icon("flag", x + pitch / 2 - 9, 91.5, 10, GOLD, BLANK)
        number = fit(f"{slot}", Face.BOLD, 20, 11)
        canvas.write(number, x + (pitch - 3) / 2 + (5 if last else 0), 91.5, ink, BLANK, "centre")
    _number(canvas, 1, (17, 18), DAWN.top)
    size = fit(built, Face.SEMIBOLD, 150, 12.5)
    canvas.write(size, WIDTH - 12, 18, TEXT, DAWN.top, "right")
    canvas.write(fit(city, Face.BLACK, WIDTH - size.width - 50, 16), 30, 18, BRIGHT, DAWN.top)


def _card(canvas: Canvas, card: Card, left: float, top: float) -> None:
    ground = TINTS[card.kind].ground
    canvas.rounded((left, top, _WIDE, _HIGH), 5, ground, PANEL)
    draw_scene(canvas, card.id, (left, top, _WIDE, _SCENE), PANEL, NIGHT, radius=5)
    canvas.box((left, top + _SCENE, _WIDE, 1.6), TINTS[card.kind].badge)
    badge(canvas, card, (left + 16, top + _SCENE + 1), 25, ground)
    canvas.write(fit(card.names, Face.SERIF, _WIDE - 36, 13.5, 10), left + 33, top + 59, INK, ground)


_CELL, _ARROW, _TITLE = 52.0, 14.0, 20.0


EXAMPLE = {"assassin": "kill", "king": "silent", "merchant": "others"}
"""An example of a kill: who kills whom, who is called in vain, and who plays as usual. Each has its text."""


@dataclass(frozen=True, slots=True)
class ExamplePicture(StackedPicture):
    """The table, with an example of a kill in steps below it."""

    seats: tuple[SeatLine, ...]
    language: Language

    def parts(self) -> list[Part]:
        lines = line_parts(self.seats, "tall", self.language)
        return [Part(3), *lines, Part(_TITLE + _CELL + 3, self._steps)]

    def _steps(self, canvas: Canvas, top: float) -> None:
        top, say = top + _TITLE, self.language
        canvas.write(fit(say("picture-example"), Face.BOLD, WIDTH - 16, 11), 8, top - 9, QUIET, TABLE)
        count = len(EXAMPLE)
        wide = (WIDTH - 2 * _LEFT - _ARROW * (count - 1)) / count
        for place, character in enumerate(EXAMPLE):
            left = _LEFT + place * (wide + _ARROW)
            _draw_cell(canvas, character, say, (left, top), wide)
            if place:
                canvas.icon("arrow", left - _ARROW / 2, top + _CELL / 2, 14, GOLD, TABLE)

    def alt_text(self, say: Language) -> str:
        steps = [
            f"{named(character_of(each, say), say)}: {say(f'picture-example-{event}')}."
            for each, event in EXAMPLE.items()
        ]
        return joined([f"{say('picture-example')}:", *steps, *lines_text(self.seats, say)])


_RINGS = {"kill": TEXT, "silent": KILLED, "others": GOLD}


def _draw_cell(
    canvas: Canvas, character: str, say: Language, corner: tuple[float, float], wide: float
) -> None:
    (left, top), event = corner, EXAMPLE[character]
    canvas.rounded((left, top, wide, _CELL), 5, PANEL, TABLE)
    ring, killed = _RINGS[event], event == "silent"
    x, y = left + 22, top + _CELL / 2 + 1
    medallion(canvas, character, (x, y), 33, ring, PANEL, grey=killed, thick=1.5)
    if killed:
        canvas.icon("crossed", x, y, 28, KILLED, HEAD)
    seal(canvas, RANK[character], (left + 9, top + 10), 13, (INK, ring, PANEL), PANEL)
    found = lines(say(f"picture-example-{event}"), Face.SEMIBOLD, wide - 46, 11.5, 3)
    canvas.write_lines(found, (left + 43, y - 6.2 * (len(found) - 1)), 12.4, TEXT, PANEL)
