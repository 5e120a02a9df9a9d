"""Actions: what an event means for its actor and for its victim."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import engine.events as events

GREAT_ACTION = 4
"""An action is little if it moves less gold than this, or destroys a district that costs less. Completing a
city after another player is little, too."""

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

_ACTORS: Mapping[type[events.Event], str] = {
    events.Stole: "thief",
    events.Bribed: "blackmailer",
    events.RefusedBribe: "blackmailer",
    events.ShowedThreat: "blackmailer",
    events.WithdrewThreat: "blackmailer",
    events.Confiscated: "magistrate",
    events.Taxed: "tax_collector",
    # Players exchange characters before anybody reveals one.
    events.ExchangedCharacters: "",
}
"""The character whose power causes an event, even in the turn of another character."""

_BETWEEN_TWO: Mapping[type[events.Event], ActionKey] = {
    events.Stole: "stole",
    events.Destroyed: "destroyed",
    events.Seized: "seized",
    events.Exchanged: "exchanged",
    events.SwappedHands: "swapped",
    events.Confiscated: "confiscated",
    events.Bribed: "bribed",
    events.RefusedBribe: "refused",
    events.ShowedThreat: "bluff",
    events.WithdrewThreat: "withdrew",
    events.Spied: "spied",
    events.LookedAtHand: "saw-hand",
    events.TookCards: "took-cards",
    events.GaveCards: "gave-cards",
    events.TookGold: "took-gold",
    events.BuiltFromHand: "from-hand",
    events.Borrowed: "borrowed",
    events.UsedWagon: "wagon",
    events.ExchangedCharacters: "characters",
}
"""The actions of one player (`seat`) against another (`target`)."""

_ANSWERED_BY_VICTIM = (events.Bribed, events.RefusedBribe)  # The events in which `seat` is the victim.

_GOOD = (events.GaveCards, events.UsedWagon)  # The events by which the target gains.

_SMALL_WITH_LITTLE_GOLD = (events.Stole, events.Bribed)

_MARKS: Mapping[type[events.Event], str] = {
    events.Stole: "robbed",
    events.Confiscated: "warrant",
    **dict.fromkeys(
        (events.Bribed, events.RefusedBribe, events.ShowedThreat, events.WithdrewThreat), "threat"
    ),
}
"""The kind of mark whose result each of these events is. The mark and its result have the same subject."""


@dataclass(frozen=True, slots=True)
class StoryAction:
    """An action of a player, or something that happened to a player."""

    key: ActionKey  # The kind of action, which is also the key of its texts.
    doer: int = -1  # The seat that acts (-1: none).
    target: int = -1  # The seat against which it goes (-1: none).
    victims: frozenset[int] = frozenset()  # The seats that it harms or helps.
    actor: str = ""  # The character that acts (empty: unknown).
    other: str = ""  # The affected or revealed character.
    characters: tuple[str, ...] = ()
    card: str = ""
    given_card: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    subject: str = ""  # Of the actions with the same subject, only the newest counts.
    little: bool = False
    good: bool = False  # Whether the victim gains from it.
    given: bool = False  # Whether the doer gained something without acting.
    everywhere: bool = False  # Whether it concerns everybody equally.
    turn: int = 0  # The number of turns before it.
    round: int = 0
    sizes: tuple[int, ...] = ()  # The sizes of all cities after it.
    # The event that shows it; `None` for a mark that may still take effect.
    cause: events.Event | None = field(default=None, compare=False)


def plain_action(
    event: events.Event, acting: str, costs: Mapping[str, int], seats: int
) -> StoryAction | None:
    """Return the action that an event alone shows, or `None`.

    `acting` is the character that the event's seat plays, `costs` are the costs of districts, and `seats` is
    the number of players.
    """
    key, actor = _BETWEEN_TWO.get(type(event)), _ACTORS.get(type(event), acting)
    return _of_others(event, actor, seats) if key is None else _between_two(event, key, actor, costs)


def _between_two(
    event: events.Event, key: ActionKey, actor: str, costs: Mapping[str, int]
) -> StoryAction | None:
    facts = event.facts
    seat, target, gold = _number(facts, "seat", -1), _number(facts, "target", -1), _number(facts, "gold", 0)
    card, mark = _card(facts, "card"), _MARKS.get(type(event))
    if seat == target:
        return None
    if isinstance(event, _ANSWERED_BY_VICTIM):
        seat, target = target, seat
    elif isinstance(event, events.ShowedThreat) and event.real:
        key = "showed"
    small = isinstance(event, _SMALL_WITH_LITTLE_GOLD) and gold < GREAT_ACTION
    cheap = isinstance(event, events.Destroyed) and costs.get(card, 0) < GREAT_ACTION
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


def _number(facts: Mapping[str, events.Fact], name: str, otherwise: int) -> int:
    fact = facts.get(name, otherwise)
    return fact if isinstance(fact, int) else otherwise


def _card(facts: Mapping[str, events.Fact], name: str) -> str:
    fact = facts.get(name, "")
    return fact if isinstance(fact, str) else ""


def _of_others(event: events.Event, actor: str, seats: int) -> StoryAction | None:
    match event:
        case events.Taxed(seat=seat, gold=gold):
            return StoryAction(
                "taxed", target=seat, victims=frozenset({seat}), actor=actor, numbers={"gold": gold}
            )
        case events.CollectedTax(seat=seat, gold=gold):
            little = gold < GREAT_ACTION
            return StoryAction("collected", seat, actor=actor, numbers={"gold": gold}, little=little)
        case events.Completed(seat=seat):
            others = frozenset(range(seats)) - {seat}
            return StoryAction("completed", seat, victims=others, actor=actor, subject=f"completed {seat}")
        case events.LastRound():
            return StoryAction("last-round", everywhere=True, subject="end")
        case events.NotLastRound():
            return StoryAction("not-last-round", everywhere=True, subject="end")
        case events.BellTower(rung=True):
            return StoryAction("bell-tower", everywhere=True)
        case events.TimeRanOut(seat=seat) | events.ComputerPlayed(seat=seat):
            key: ActionKey = "time-ran-out" if isinstance(event, events.TimeRanOut) else "computer-played"
            return StoryAction(key, seat, victims=frozenset({seat}), subject=f"away {seat}")
        case _:
            return None
