"""Deeds: what a kind of event means to the player who does it, and to the one it is done to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.pictures.bands import BandFigure
from engine.events import (
    BellTower,
    Borrowed,
    Bribed,
    BuiltFromHand,
    CollectedTax,
    Completed,
    ComputerPlayed,
    Confiscated,
    Destroyed,
    Event,
    Exchanged,
    ExchangedCharacters,
    GaveCards,
    LastRound,
    LookedAtHand,
    NotLastRound,
    RefusedBribe,
    Seized,
    ShowedThreat,
    Spied,
    Stole,
    SwappedHands,
    Taxed,
    TimeRanOut,
    TookCards,
    TookGold,
    UsedWagon,
    WithdrewThreat,
)

GREAT_DEED = 4
"""From how much gold on, and from which cost of a district on, everybody should hear of it."""

DeedKey: TypeAlias = Literal[
    "killed",
    "silent",
    "late",
    "refuge",
    "bewitched",
    "unmoved",
    "took-over",
    "robbed",
    "empty",
    "stole",
    "destroyed",
    "seized",
    "exchanged",
    "swapped",
    "warrants",
    "confiscated",
    "threats",
    "bribed",
    "refused",
    "showed",
    "bluff",
    "withdrew",
    "taxed",
    "collected",
    "crown",
    "completed",
    "last-round",
    "not-last-round",
    "bell-tower",
    "time-ran-out",
    "computer-played",
    "spied",
    "saw-hand",
    "took-cards",
    "gave-cards",
    "took-gold",
    "from-hand",
    "borrowed",
    "wagon",
    "characters",
]

_FIXED: Mapping[type[Event], str] = {
    Stole: "thief",
    Bribed: "blackmailer",
    RefusedBribe: "blackmailer",
    ShowedThreat: "blackmailer",
    WithdrewThreat: "blackmailer",
    Confiscated: "magistrate",
    Taxed: "tax_collector",
}
"""The character that does it, where it isn't that of the turn."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that one player did, or that happened to one.

    `key` names it, and its words. `doer` and `target` are seats (-1: none), `victims` those it is done to.
    `actor` is the character that is played for it (empty: unknown), `other` the one that it is done to, or
    that was `shown`. `right` is drawn beside it. Of several deeds with the same `subject`, one replaces the
    others. `little` says that it is small, `good` that its victim gains by it, `given` that the doer did
    nothing for it, and `everywhere` that it concerns everybody alike. `turn` counts the turns before it.
    `sizes` are those of all cities after it.
    """

    key: DeedKey
    doer: int = -1
    target: int = -1
    victims: frozenset[int] = frozenset()
    actor: str = ""
    other: str = ""
    characters: tuple[str, ...] = ()
    card: str = ""
    given_card: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    right: BandFigure = BandFigure("symbol", "flag")  # noqa: RUF009 - it is never changed
    subject: str = ""
    little: bool = False
    good: bool = False
    given: bool = False
    everywhere: bool = False
    turn: int = 0
    sizes: tuple[int, ...] = ()


def actor_of(event: Event, acting: str) -> str:
    """Return the character that does something, when this one is played."""
    return _FIXED.get(type(event), acting)


def _to(
    key: DeedKey,
    doer: int,
    target: int,
    actor: str,
    right: BandFigure,
    *,
    gold: int = 0,
    count: int = 0,
    card: str = "",
    given_card: str = "",
    subject: str = "",
    little: bool = False,
    good: bool = False,
) -> Deed:
    """Return what one player does to another."""
    numbers = {"gold": gold, "count": count}
    victims = frozenset({target}) - {doer}
    return Deed(
        key,
        doer,
        target,
        victims,
        actor,
        card=card,
        given_card=given_card,
        numbers=numbers,
        right=right,
        subject=subject,
        little=little,
        good=good,
    )


def _coins(gold: int) -> BandFigure:
    return BandFigure("gold", f"{gold}")


def _of_threat(event: Event, actor: str, _: Mapping[str, int]) -> Deed | None:
    """Read what came of a mark of which some are bluffs; it takes the place of what was told before."""
    match event:
        case Confiscated(seat=seat, target=target, card=card, gold=gold):
            right, subject = BandFigure("building", card), f"warrant {seat}"
            return _to("confiscated", seat, target, actor, right, card=card, gold=gold, subject=subject)
        case Bribed(seat=target, target=seat, gold=gold):
            subject, little = f"threat {seat}", gold < GREAT_DEED
            return _to("bribed", seat, target, actor, _coins(gold), gold=gold, subject=subject, little=little)
        case RefusedBribe(seat=target, target=seat):
            right = BandFigure("symbol", "dagger")
            return _to("refused", seat, target, actor, right, subject=f"threat {seat}")
        case ShowedThreat(seat=seat, target=target, real=real, gold=gold):
            right = _coins(gold) if real else BandFigure("symbol", "dagger")
            key: DeedKey = "showed" if real else "bluff"
            return _to(key, seat, target, actor, right, gold=gold, subject=f"threat {seat}")
        case WithdrewThreat(seat=seat, target=target):
            right = BandFigure("symbol", "dagger")
            return _to("withdrew", seat, target, actor, right, subject=f"threat {seat}")
        case _:
            return None


def _of_city(event: Event, actor: str, costs: Mapping[str, int]) -> Deed | None:
    """Read what is done to the cities of others, and to their hands for the sake of one's own."""
    match event:
        case Destroyed(seat=seat, target=target, card=card, gold=gold) if seat != target:
            little = costs.get(card, 0) < GREAT_DEED
            fire = BandFigure("fire", card)
            return _to("destroyed", seat, target, actor, fire, gold=gold, card=card, little=little)
        case Seized(seat=seat, target=target, card=card, gold=gold):
            return _to("seized", seat, target, actor, BandFigure("building", card), gold=gold, card=card)
        case Exchanged(seat=seat, target=target, card=card, given=given, gold=gold):
            right = BandFigure("building", card)
            return _to("exchanged", seat, target, actor, right, gold=gold, card=card, given_card=given)
        case BuiltFromHand(seat=seat, target=target, card=card):
            return _to("from-hand", seat, target, actor, BandFigure("building", card), card=card)
        case _:
            return None


def _of_cards(event: Event, actor: str, _: Mapping[str, int]) -> Deed | None:
    """Read what is done to hands, and to the characters that somebody chose."""
    hand = BandFigure("symbol", "cards")
    match event:
        case SwappedHands(seat=seat, target=target):
            return _to("swapped", seat, target, actor, hand)
        case LookedAtHand(seat=seat, target=target):
            return _to("saw-hand", seat, target, actor, BandFigure("symbol", "eye"))
        case TookCards(seat=seat, target=target, count=count):
            return _to("took-cards", seat, target, actor, BandFigure("cards", f"{count}"), count=count)
        case GaveCards(seat=seat, target=target, count=count):
            right = BandFigure("cards", f"{count}")
            return _to("gave-cards", seat, target, actor, right, count=count, good=True)
        case ExchangedCharacters(seat=seat, target=target):
            return _to("characters", seat, target, "", BandFigure("symbol", "mask"))
        case _:
            return None


def _of_gold(event: Event, actor: str, _: Mapping[str, int]) -> Deed | None:
    """Read whose gold goes to whom."""
    match event:
        case Stole(seat=seat, target=target, gold=gold):
            subject, little = f"robbed {seat}", gold < GREAT_DEED
            return _to("stole", seat, target, actor, _coins(gold), gold=gold, subject=subject, little=little)
        case TookGold(seat=seat, target=target, gold=gold):
            return _to("took-gold", seat, target, actor, _coins(gold), gold=gold)
        case Borrowed(seat=seat, target=target, gold=gold):
            return _to("borrowed", seat, target, actor, _coins(gold), gold=gold)
        case Spied(seat=seat, target=target, gold=gold):
            return _to("spied", seat, target, actor, _coins(gold), gold=gold)
        case UsedWagon(seat=seat, target=target, gold=gold):
            return _to("wagon", seat, target, actor, BandFigure("symbol", "coin"), gold=gold, good=True)
        case Taxed(seat=seat, gold=gold):
            return _to("taxed", -1, seat, actor, _coins(gold), gold=gold)
        case CollectedTax(seat=seat, gold=gold):
            little = gold < GREAT_DEED
            return _to("collected", seat, -1, actor, _coins(gold), gold=gold, little=little)
        case _:
            return None


def _of_course(event: Event, actor: str, seats: int) -> Deed | None:
    """Read what concerns everybody, and what befalls those who are away."""
    match event:
        case Completed(seat=seat):
            others = frozenset(range(seats)) - {seat}
            return Deed("completed", seat, victims=others, actor=actor, subject="completed")
        case LastRound():
            return Deed("last-round", everywhere=True, subject="end")
        case NotLastRound():
            return Deed("not-last-round", everywhere=True, subject="end")
        case BellTower(rung=True):
            return Deed("bell-tower", everywhere=True)
        case TimeRanOut(seat=seat):
            glass = BandFigure("symbol", "glass")
            return Deed("time-ran-out", seat, victims=frozenset({seat}), right=glass, subject=f"away {seat}")
        case ComputerPlayed(seat=seat):
            glass = BandFigure("symbol", "glass")
            return Deed(
                "computer-played", seat, victims=frozenset({seat}), right=glass, subject=f"away {seat}"
            )
        case _:
            return None


_READ: dict[type[Event], Callable[[Event, str, Mapping[str, int]], Deed | None]] = {
    **dict.fromkeys((Confiscated, Bribed, RefusedBribe, ShowedThreat, WithdrewThreat), _of_threat),
    **dict.fromkeys((Destroyed, Seized, Exchanged, BuiltFromHand), _of_city),
    **dict.fromkeys(
        (SwappedHands, LookedAtHand, TookCards, GaveCards, ExchangedCharacters),
        _of_cards,
    ),
    **dict.fromkeys(
        (Stole, TookGold, Borrowed, Spied, UsedWagon, Taxed, CollectedTax),
        _of_gold,
    ),
}
"""What reads the events of a kind. Most events are of no such kind, and this is asked for each of them."""


def plain_deed(event: Event, actor: str, costs: Mapping[str, int], seats: int) -> Deed | None:
    """Return what an event tells that needs no other one to be understood; `None` if it touches nobody.

    `actor` is the character that is played for it, `costs` are those of the districts, and `seats` is the
    number of players.
    """
    read = _READ.get(type(event))
    return read(event, actor, costs) if read else _of_course(event, actor, seats)
