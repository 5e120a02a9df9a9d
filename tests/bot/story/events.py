"""Events of actions, and a table of four for them."""

from dataclasses import replace
from typing import Any

from engine.events import (
    BellTower,
    Bewitched,
    Borrowed,
    Bribed,
    BuiltFromHand,
    Called,
    CollectedTax,
    Completed,
    ComputerPlayed,
    Confiscated,
    Crown,
    Destroyed,
    Event,
    Exchanged,
    ExchangedCharacters,
    GaveCards,
    Killed,
    LastRound,
    LookedAtHand,
    NotLastRound,
    Refuge,
    RefusedBribe,
    RevealedLate,
    Robbed,
    Seized,
    ShowedThreat,
    Spied,
    Stole,
    SwappedHands,
    Taxed,
    Threats,
    TimeRanOut,
    TookCards,
    TookGold,
    TookOver,
    UsedWagon,
    Warrants,
    WithdrewThreat,
)
from engine.view import MarkView, View
from tests.bot.screens.build import city, seat_view, view

NAMES = ("Ann", "Bob", "Cid", "Dora")
ME, BOB, CID, DORA = range(4)

TOUCHING: dict[str, tuple[Event, ...]] = {
    "killed": (Killed(BOB, "king"),),
    "silent": (Killed(BOB, "king"), Called(4, "king")),
    "late": (Killed(BOB, "king"), RevealedLate(ME, "king")),
    "refuge": (Killed(BOB, "king"), Refuge(ME, "king", "hospital")),
    "bewitched": (Bewitched(BOB, "king"),),
    "unmoved": (Bewitched(BOB, "thief"), Called(2, "thief")),
    "took-over": (TookOver(BOB, ME, "king"),),
    "robbed": (Robbed(BOB, "king"),),
    "empty": (Robbed(BOB, "thief"), Called(2, "thief")),
    "stole": (Stole(BOB, ME, 5),),
    "destroyed": (Destroyed(BOB, ME, "fortress", 4),),
    "seized": (Seized(BOB, ME, "temple", 1, 0),),
    "exchanged": (Exchanged(BOB, ME, "palace", "market", 3, 0),),
    "swapped": (SwappedHands(BOB, ME),),
    "warrants": (Warrants(BOB, ("thief", "king", "bishop")),),
    "confiscated": (Confiscated(BOB, ME, "fortress", 5),),
    "threats": (Threats(BOB, ("king", "bishop")),),
    "bribed": (Bribed(ME, BOB, 3),),
    "refused": (RefusedBribe(ME, BOB),),
    "showed": (ShowedThreat(BOB, ME, "king", real=True, gold=6),),
    "bluff": (ShowedThreat(BOB, ME, "king", real=False, gold=0),),
    "withdrew": (WithdrewThreat(BOB, ME, "king"),),
    "taxed": (Taxed(ME, 1),),
    "collected": (CollectedTax(BOB, 4),),
    "crown": (Crown(BOB, ME),),
    "completed": (Completed(BOB),),
    "last-round": (LastRound(),),
    "not-last-round": (NotLastRound(),),
    "bell-tower": (BellTower(BOB, rung=True),),
    "time-ran-out": (TimeRanOut(ME),),
    "computer-played": (ComputerPlayed(ME),),
    "spied": (Spied(BOB, ME, "noble", 2),),
    "saw-hand": (LookedAtHand(BOB, ME),),
    "took-cards": (TookCards(BOB, ME, 2, "emperor"),),
    "gave-cards": (GaveCards(BOB, ME, 1, "seer"),),
    "took-gold": (TookGold(BOB, ME, 1, "abbot"),),
    "from-hand": (BuiltFromHand(BOB, ME, "temple"),),
    "borrowed": (Borrowed(BOB, ME, 2, "palace"),),
    "wagon": (UsedWagon(BOB, ME, 3),),
    "characters": (ExchangedCharacters(BOB, ME, "theater"),),
}
"""Bob's actions against me, the King, by the key of their words. The last event is the one with words."""


def table(seat: int | None = ME, **changes: Any) -> View:
    """Return a seat's view of a table of four: I am the King, and it is Bob's turn."""
    seats = (
        seat_view(0, gold=3, city=city("temple", "market"), size=2),
        *(seat_view(place, gold=8, city=city("manor"), size=1) for place in (1, 2, 3)),
    )
    own = ("king",) if seat == ME else ()
    marks = (MarkView("warrant", "king", BOB, None), MarkView("threat", "king", BOB, None))
    seen = view(4, seat=seat, phase="turns", seats=seats, characters=own, marks=marks)
    return replace(seen, **changes)
