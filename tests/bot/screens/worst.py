"""Everything at once: eight players with the longest names, full cities, all marks, a hand of thirty.

`Cyrillic` stands in for future languages: twice the bytes, and longer words.
"""

import re
from dataclasses import replace

from bot.view_models.board import BoardModel
from bot.view_models.panel import PanelModel
from bot.words.language import Language, Value
from engine.cards.districts import DISTRICTS
from engine.decision import Decision
from engine.events import Built, Called, Event, GainedGold, GatheredGold, Killed, Revealed, RoundBegan, Stole
from engine.hooks import MARKS
from engine.offers import Brings
from engine.setup.rules import Rules
from engine.setup.sets import SETS
from engine.state import Call
from engine.view import DistrictView, HandCard, LaidView, MarkView, SeatView, TurnView, View
from storage.values import Player
from tests.bot.screens.build import CLICKS, GAME, TAG, view

SEATS = range(8)
CAST = SETS["vicious_nobles"].characters
LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "абцдефґгіїклмнопющрстувхьжиз", strict=False))
UPPER = {small.upper(): great.upper() for small, great in LETTERS.items()}
TABLE = str.maketrans(LETTERS | UPPER)

# As long as Discord allows, in letters of one, two and four bytes.
LONGEST = ("W" * 32, "Щ" * 32, "🏰" * 32, "*_~`|" * 6 + "[]", "\u05d0" * 32, "لا" * 16, "Ж-" * 16, "MW" * 16)

LONG_NAMED = (
    "imperial_treasury",
    "haunted_quarter",
    "school_of_magic",
    "trading_post",
    "secret_vault",
    "thieves_den",
    "wishing_well",
    "dragon_gate",
    "observatory",
)


class Cyrillic(Language):
    """English in other letters, with a longer word for each long one."""

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Return the text in these letters."""
        text = super().find(key, **arguments)
        if text is None:
            return None
        return re.sub("[A-Za-z]{6,}", lambda word: word[0] + word[0][-1], text).translate(TABLE)


class Wordy(Language):
    """English in which every label, title and placeholder is longer than Discord accepts."""

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Return the lengthened text."""
        text = super().find(key, **arguments)
        return f"{text} {'and so on ' * 16}".strip() if text and "\n" not in text and len(text) < 40 else text


def players() -> tuple[Player, ...]:
    """Return eight players. Every second one is a computer, with a sign before its name."""
    return tuple(Player(None if seat % 2 else 100 + seat, LONGEST[seat], CLICKS[seat]) for seat in SEATS)


def cities() -> tuple[SeatView, ...]:
    """Build nine districts in each of eight cities, with everything that can lie on, under or beside them."""
    city = tuple(DistrictView(card, 16, 10, 30, declared=True) for card in LONG_NAMED)
    laid = tuple(LaidView(each, 99) for each in ("ticket_wagon", "circus_tent"))
    return tuple(
        SeatView(seat, 199, 30, city, 9, completed=True, characters=CAST[seat : seat + 2], laid=laid)
        for seat in SEATS
    )


def marks() -> tuple[MarkView, ...]:
    """Place every kind of mark. If three of a kind exist, place all three."""
    return tuple(
        MarkView(kind, CAST[number], 7, real=number == 2)
        for kind in MARKS
        for number in range(2, 5 if kind in ("warrant", "threat") else 3)
    )


def story() -> tuple[Event, ...]:
    """Return the events of a round in which everybody does a lot."""
    told: list[Event] = [RoundBegan(99, 0)]
    for rank, character in enumerate(CAST[:9], 1):
        seat = (rank - 1) % 8
        told += [Called(rank, character), Revealed(seat, character), GatheredGold(seat, 16)]
        told += [Killed(seat, "architect"), Stole(seat, 0 if seat else 1, 99)]
        told += [GainedGold(seat, 9, reason) for reason in CAST[:3]]
        told += [Built(seat, card, 16) for card in LONG_NAMED]
    return tuple(told)


def worst_view(seat: int | None = None) -> View:
    """Return this view, for a spectator or for a seat with thirty cards."""
    plain = view(
        8,
        seat=seat,
        round=99,
        phase="turns",
        asked=0,
        cast=CAST,
        seats=cities(),
        deck=99,
        discards=99,
        ending=True,
        face_up=CAST[-2:],
        rank=3,
        calls=tuple(Call(each, number % 8) for number, each in enumerate(CAST[:3])),
        marks=marks(),
        turn=TurnView(0, CAST[3], gathered=True, built=0, limit=3),
        piles=((CAST[-1], 99),),
        shown="imperial_treasury",
    )
    if seat is None:
        return plain
    cards = [each for each in DISTRICTS if DISTRICTS[each].kind == "unique"][:28]
    hand = tuple(HandCard(card, 16, "too-expensive") for card in cards)
    laid = tuple(HandCard(card, 0, "action-card") for card in ("acrobat", "rasputin"))
    return replace(
        plain,
        hand=(*hand, *laid),
        characters=CAST[4:6],
        beneath=LONG_NAMED * 2,
        seen=CAST[0],
        armed=("rasputin",),
    )


def worst_board() -> BoardModel:
    return BoardModel(GAME, players(), worst_view(), story(), rules=Rules(action_cards=True))


def worst_panel(decision: Decision | None = None) -> PanelModel:
    """Return the panel of the seat with this question, to which everything was done."""
    done = tuple(Stole(seat, 0, 99) for seat in range(1, 8))
    return PanelModel(
        GAME,
        players(),
        worst_view(0),
        decision,
        TAG if decision else "",
        (*story(), *done),
        note="Щ" * 200,
        board="https://discord.com/channels/1/2/3",
        rules=Rules(action_cards=True),
        brings={option: Brings(9, 9, 9) for option in decision.options} if decision else {},
    )
