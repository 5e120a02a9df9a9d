"""Actions: what an event means to its actor, and to the player against whom it goes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

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
    Fact,
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

GREAT_ACTION = 4
"""An action is little if it moves less gold than this or destroys a district that costs less."""

ActionKey: TypeAlias = Literal[
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

_ACTORS: Mapping[type[Event], str] = {
    Stole: "thief",
    Bribed: "blackmailer",
    RefusedBribe: "blackmailer",
    ShowedThreat: "blackmailer",
    WithdrewThreat: "blackmailer",
    Confiscated: "magistrate",
    Taxed: "tax_collector",
    # Characters change hands before anybody shows theirs.
    ExchangedCharacters: "",
}
"""The character that acts, even in the turn of another."""

_BETWEEN_TWO: Mapping[type[Event], ActionKey] = {
    Stole: "stole",
    Destroyed: "destroyed",
    Seized: "seized",
    Exchanged: "exchanged",
    SwappedHands: "swapped",
    Confiscated: "confiscated",
    Bribed: "bribed",
    RefusedBribe: "refused",
    ShowedThreat: "bluff",
    WithdrewThreat: "withdrew",
    Spied: "spied",
    LookedAtHand: "saw-hand",
    TookCards: "took-cards",
    GaveCards: "gave-cards",
    TookGold: "took-gold",
    BuiltFromHand: "from-hand",
    Borrowed: "borrowed",
    UsedWagon: "wagon",
    ExchangedCharacters: "characters",
}
"""The actions of one player (`seat`) against another (`target`)."""

_ANSWERED_BY_VICTIM = (Bribed, RefusedBribe)
"""The events in which `seat` is the victim."""

_GOOD = (GaveCards, UsedWagon)
"""The events by which the target gains."""

_SMALL_WITH_LITTLE_GOLD = (Stole, Bribed)

_MARKS: Mapping[type[Event], str] = {
    Stole: "robbed",
    Confiscated: "warrant",
    **dict.fromkeys((Bribed, RefusedBribe, ShowedThreat, WithdrewThreat), "threat"),
}
"""The marks of which these events are the result. Mark and result are one subject."""


@dataclass(frozen=True, slots=True)
class StoryAction:
    """Something that one player did, or that happened to one."""

    key: ActionKey  # Names the kind of action, and its words.
    doer: int = -1  # A seat (-1: none).
    target: int = -1  # A seat (-1: none).
    victims: frozenset[int] = frozenset()  # The seats that were hit.
    actor: str = ""  # The character that acts (empty: unknown).
    other: str = ""  # The character that is hit or shown.
    characters: tuple[str, ...] = ()
    card: str = ""
    given_card: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    subject: str = ""  # Of the actions with the same subject, the newest replaces the others.
    little: bool = False
    good: bool = False  # The victim gains.
    given: bool = False  # The doer did nothing for it.
    everywhere: bool = False  # The action concerns everybody alike.
    turn: int = 0  # The number of turns before the action.
    round: int = 0
    sizes: tuple[int, ...] = ()  # Those of all cities after the action.


def actor_of(event: Event, acting: str) -> str:
    """Return the character that acts in an event, while its seat plays the character `acting`."""
    return _ACTORS.get(type(event), acting)


def plain_action(event: Event, actor: str, costs: Mapping[str, int], seats: int) -> StoryAction | None:
    """Return the action that an event alone describes, or `None`.

    `actor` is the character that acts, `costs` are those of the districts, and `seats` is the number of
    players.
    """
    key = _BETWEEN_TWO.get(type(event))
    return _of_others(event, actor, seats) if key is None else _between_two(event, key, actor, costs)


def _between_two(event: Event, key: ActionKey, actor: str, costs: Mapping[str, int]) -> StoryAction | None:
    facts = event.facts
    seat, target, gold = _number(facts, "seat", -1), _number(facts, "target", -1), _number(facts, "gold", 0)
    card, mark = _card(facts, "card"), _MARKS.get(type(event))
    if seat == target:
        return None
    if isinstance(event, _ANSWERED_BY_VICTIM):
        seat, target = target, seat
    elif isinstance(event, ShowedThreat) and event.real:
        key = "showed"
    small = isinstance(event, _SMALL_WITH_LITTLE_GOLD) and gold < GREAT_ACTION
    cheap = isinstance(event, Destroyed) and costs.get(card, 0) < GREAT_ACTION
    return StoryAction(
        key,
        seat,
        target,
        frozenset({target}),
        actor,
        card=card,
        given_card=_card(facts, "given"),
        numbers={"gold": gold, "count": _number(facts, "count", 0)},
        subject=f"{mark} {seat}" if mark else "",
        little=small or cheap,
        good=isinstance(event, _GOOD),
    )


def _number(facts: Mapping[str, Fact], name: str, otherwise: int) -> int:
    fact = facts.get(name, otherwise)
    return fact if isinstance(fact, int) else otherwise


def _card(facts: Mapping[str, Fact], name: str) -> str:
    fact = facts.get(name, "")
    return fact if isinstance(fact, str) else ""


def _of_others(event: Event, actor: str, seats: int) -> StoryAction | None:
    match event:
        case Taxed(seat=seat, gold=gold):
            return StoryAction(
                "taxed", target=seat, victims=frozenset({seat}), actor=actor, numbers={"gold": gold}
            )
        case CollectedTax(seat=seat, gold=gold):
            little = gold < GREAT_ACTION
            return StoryAction("collected", seat, actor=actor, numbers={"gold": gold}, little=little)
        case Completed(seat=seat):
            others = frozenset(range(seats)) - {seat}
            return StoryAction("completed", seat, victims=others, actor=actor, subject="completed")
        case LastRound():
            return StoryAction("last-round", everywhere=True, subject="end")
        case NotLastRound():
            return StoryAction("not-last-round", everywhere=True, subject="end")
        case BellTower(rung=True):
            return StoryAction("bell-tower", everywhere=True)
        case TimeRanOut(seat=seat) | ComputerPlayed(seat=seat):
            key: ActionKey = "time-ran-out" if isinstance(event, TimeRanOut) else "computer-played"
            return StoryAction(key, seat, victims=frozenset({seat}), subject=f"away {seat}")
        case _:
            return None
