"""The events of a round in its pictures: the moment that is worth a banner, and what changed in cities."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.words.language import Language
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.events import (
    Beautified,
    Bewitched,
    Built,
    Completed,
    Confiscated,
    Destroyed,
    Event,
    Exchanged,
    Killed,
    Revealed,
    Sacrificed,
    Seized,
    Stole,
)
from engine.setup.rules import Rules

_GREAT = 4
"""From how much on a robbery, and the cost of what was destroyed, is worth a banner."""


_GREATEST = (Completed, Destroyed, Stole, Killed)
"""Which events matter most in a round, the greatest first."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something of a round that is worth a banner, in a sentence with a smaller one below.

    `actor` and `target` are characters by their ids, `card` is a district, each empty if there is none.
    `tone` and `symbol` are its look.
    """

    symbol: str
    tone: str
    title: str
    small: str
    actor: str = ""
    target: str = ""
    card: str = ""


def moment_of(
    events: Iterable[Event], names: Sequence[str], language: Language, rules: Rules
) -> Moment | None:
    """Return the newest moment of this turn or the one before it, if one of them had any."""
    told = list(events)
    costs = worth(told, rules)
    turns: list[Moment | None] = [None]
    holders: dict[int, str] = {}
    for event in told:
        if isinstance(event, Revealed):
            holders[event.seat] = event.character
            turns.append(None)
        turns[-1] = _moment(event, holders, names, language, costs) or turns[-1]
    return turns[-1] or (turns[-2] if len(turns) > 1 else None)


def worth(events: Sequence[Event], rules: Rules) -> dict[str, int]:
    """Return the costs of districts in a round: those of the rules, with the coins that were put on them."""
    costs = {card.id: card.cost or 0 for card in DISTRICTS.values()} | dict(rules.costs)
    for event in events:
        if isinstance(event, Beautified):
            costs |= {card: costs.get(card, 0) + 1 for card in event.cards}
        elif isinstance(event, Destroyed):
            # Nobody pays more than a district is worth: a coin of an earlier round may lie on it.
            costs[event.card] = max(costs.get(event.card, 0), event.gold)
    return costs


def headline(events: Iterable[Event], names: Sequence[str], language: Language) -> str:
    """Tell what mattered most in a round: its greatest moment, else its dearest district."""
    told = list(events)
    costs = worth(told, Rules())
    # A seat may have two characters: it acts as the one that it has shown by then.
    holders: dict[int, str] = {}
    found: dict[type[Event], str] = {}
    for event in told:
        if isinstance(event, Revealed):
            holders[event.seat] = event.character
        elif moment := _moment(event, holders, names, language, costs):
            found[type(event)] = moment.title
    for kind in _GREATEST:
        if kind in found:
            return found[kind]
    built = [each for each in told if isinstance(each, Built)]
    if not built:
        return ""
    best = max(built, key=lambda each: costs.get(each.card, 0))
    return language("picture-film-built", name=names[best.seat], card=language(f"district-{best.card}"))


def _moment(
    event: Event,
    holders: Mapping[int, str],
    names: Sequence[str],
    language: Language,
    costs: Mapping[str, int],
) -> Moment | None:
    match event:
        case Killed(seat=seat, character=character):
            return _done("killed", "skull", "lit2", holders.get(seat, ""), character, language)
        case Bewitched(seat=seat, character=character):
            return _done("bewitched", "wand", "glow", holders.get(seat, ""), character, language)
        case Stole(seat=seat, target=target, gold=gold) if gold >= _GREAT:
            return Moment(
                "mask",
                "gold",
                language("picture-moment-stole", name=names[seat], gold=gold),
                language("picture-moment-stole.small", name=names[target]),
                # The gold changes hands when the victim shows up; the thief may have shown another one since.
                "thief",
                holders.get(target, ""),
            )
        case Destroyed(seat=seat, target=target, card=card) if (cost := costs.get(card, 0)) >= _GREAT:
            return Moment(
                "fire",
                "lit2",
                language("picture-moment-destroyed", name=names[seat], card=language(f"district-{card}")),
                language("picture-moment-destroyed.small", name=names[target], cost=cost),
                holders.get(seat, ""),
                card=card,
            )
        case Completed(seat=seat):
            return Moment(
                "flag",
                "gold",
                language("picture-moment-completed", name=names[seat]),
                language("picture-moment-completed.small"),
                holders.get(seat, ""),
                card="castle",
            )
        case _:
            return None


def _done(kind: str, symbol: str, tone: str, actor: str, target: str, language: Language) -> Moment:
    """Tell what one character did to another."""
    character = language(f"character-{actor}") if actor else "none"
    return Moment(
        symbol,
        tone,
        language(f"picture-moment-{kind}", character=character, target=language(f"character-{target}")),
        language(f"picture-moment-{kind}.small", rank=RANK[target]),
        actor,
        target,
    )


@dataclass(slots=True)
class Changes:
    """The districts that were built in a city, and those that it lost, by the ids of the cards."""

    built: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])


def changed(events: Iterable[Event]) -> dict[int, Changes]:
    """Return the changes of each seat whose city changed.

    A district that was built and fell in one round counts as lost.
    """
    found: dict[int, Changes] = {}

    def came(seat: int, card: str) -> None:
        """Note that a card stands in a city now."""
        found.setdefault(seat, Changes()).built.append(card)

    def went(seat: int, card: str) -> None:
        """Note that a card has left a city."""
        changes = found.setdefault(seat, Changes())
        if card in changes.built:
            changes.built.remove(card)
        changes.lost.append(card)

    for event in events:
        match event:
            case Built(seat=seat, card=card) | Confiscated(seat=seat, card=card):
                came(seat, card)
            case Destroyed(target=target, card=card) | Sacrificed(seat=target, card=card):
                went(target, card)
            case Seized(seat=seat, target=target, card=card):
                went(target, card)
                came(seat, card)
            case Exchanged(seat=seat, target=target, card=card, given=given):
                went(target, card)
                came(seat, card)
                went(seat, given)
                came(target, given)
            case _:
                pass
    return found
