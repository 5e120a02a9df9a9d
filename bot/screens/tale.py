"""The story of a round: a line for each rank, with the portrait of the character."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.screens import symbols
from bot.story.course import victims
from bot.story.ranks import CalledRank, called_ranks
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.card_texts import together
from engine.cards.characters import RANK
from engine.events import (
    Bewitched,
    Called,
    Event,
    FaceDown,
    FaceUp,
    GainedCards,
    GainedGold,
    GameOver,
    Killed,
    LastRound,
    LeftDestroyed,
    PaidFor,
    Picked,
    Revealed,
    RevealedLate,
    RoundBegan,
    Scored,
    Tossed,
    Won,
)
from engine.state import Score
from engine.view import View

MARKER = "\x00"
"""A mark in a sentence, which we later replace by a long text: Fluent refuses more than 1,000 letters."""

MARKED = ("killed", "robbed", "bewitched")  # The kinds of events that affect the player of a named character.


_ELSEWHERE = (RoundBegan, FaceUp, Scored, Won, GameOver)  # The events that the first and last lines describe.

_UNTOLD = (Called, FaceDown, LastRound, LeftDestroyed, PaidFor, Picked, Revealed, RevealedLate, Tossed)
"""The events without a sentence: the line of a rank shows them anyway, or they soon don't matter."""


def tale(
    events: Sequence[Event], wording: Wording, mine: int | None = None, scores: Sequence[Score] = ()
) -> list[str]:
    """Describe a round with a line for each rank; consecutive ranks that nobody answered share one.

    With `mine`, describe only actions of this seat and against it. `scores` are the ranked scores of a
    finished game.
    """
    told = [each for each in events if not isinstance(each, _ELSEWHERE)]
    before, ranks = called_ranks(told)
    own = held(events, mine) if mine is not None else frozenset[str]()
    if mine is not None:
        before = [each for each in before if concerns(each, mine, own)]
        ranks = list(_mine(ranks, mine, own))
    killed = {each.character for each in events if isinstance(each, Killed)}
    # The first line names the characters that nobody can have.
    aside = {each.character for each in events if isinstance(each, FaceUp)}
    lines = _beginning([each for each in events if mine is None or concerns(each, mine, own)], wording)
    small = [text for each in before if (text := _sentence(each, wording))]
    if small:
        lines.append(wording.say("small", text=MARKER).replace(MARKER, " ".join(dict.fromkeys(small))))
    quiet: list[str] = []
    for rank in ranks:
        if rank.seat < 0 and not rank.events and rank.character not in killed:
            quiet += [rank.character] if rank.character not in aside else []
            continue
        lines += [*_quiet(quiet, wording), _line(rank, wording)]
        quiet = []
    return [*lines, *_quiet(quiet, wording), *_end(events, scores, wording)]


def holders_hit(event: Bewitched | Killed, events: Sequence[Event], seats: int) -> frozenset[int]:
    """Return the seats that had a killed or bewitched character, as everybody knows after the round."""
    shown = (each for each in events if isinstance(each, Revealed) and each.character == event.character)
    hit = victims(events, seats) if isinstance(event, Killed) else frozenset[int]()
    return hit.union(each.seat for each in shown)


def consequence(event: Event, events: Sequence[Event], view: View, wording: Wording) -> str:
    """Describe an event of a whole round; say whom a killed or bewitched character belonged to."""
    deed = wording.event(event).strip().rstrip(".")
    called = {each.character for each in events if isinstance(each, Called | Revealed)}
    if not isinstance(event, Bewitched | Killed) or not called.issuperset(view.cast):
        return deed
    hit = sorted(holders_hit(event, events, len(view.seats)))
    names = together(wording.say, [wording.name(seat) for seat in hit])
    return wording.say("board-hit", deed=deed, names=names or "none")


def _mine(ranks: Iterable[CalledRank], seat: int, own: frozenset[str]) -> Iterator[CalledRank]:
    """Yield the seat's own ranks, and other ranks with only the events that concern the seat."""
    for rank in ranks:
        events = [each for each in rank.events if rank.seat == seat or concerns(each, seat, own)]
        if rank.seat == seat or events:
            yield replace(rank, events=events)


def held(events: Iterable[Event], seat: int) -> frozenset[str]:
    """Return the characters that a seat revealed in a round, including those revealed late."""
    shown = (each for each in events if isinstance(each, Revealed | RevealedLate))
    return frozenset(each.character for each in shown if each.seat == seat)


def concerns(event: Event, seat: int, characters: frozenset[str]) -> bool:
    """Return whether an event is an action of a seat, or against it or one of its `characters`."""
    facts = event.facts
    if event.to == seat or seat in (facts.get("seat"), facts.get("target"), facts.get("source")):
        return not isinstance(event, Scored)
    return event.kind in MARKED and facts.get("character") in characters


def _beginning(events: Sequence[Event], wording: Wording) -> list[str]:
    say = wording.say
    lines = [
        say("log-crown", **wording.facts({"seat": each.seat}))
        for each in events
        if isinstance(each, RoundBegan)
    ]
    aside = [each.character for each in events if isinstance(each, FaceUp)]
    if aside:
        names = ", ".join(wording.character(each) for each in sorted(aside, key=lambda each: RANK[each]))
        lines.append(say("board-face-up", characters=names))
    return lines


def _line(rank: CalledRank, wording: Wording) -> str:
    """Describe a rank: its player's consecutive actions in one sentence, each other event in its own."""
    say, face = wording.say, symbols.face(rank.character)
    if rank.seat < 0:
        # The character was killed, or nobody answered but something happened anyway.
        head = say("log-silent", character=wording.thing(rank.character))
        number = symbols.rank(RANK[rank.character])
        rest = [text for each in rank.events if (text := _sentence(each, wording))]
        return f"{number}{' '.join([head, *rest])}"
    name = wording.person(rank.seat)
    who = name if face else say("log-who", seat=name, character=wording.thing(rank.character))
    told: list[str] = []
    deeds = [(each, _did(each, rank.seat, wording)) for each in _summed(rank.events)]
    texts = [(bool(did), did or _sentence(each, wording)) for each, did in deeds]
    for acts, group in groupby((each for each in texts if each[1]), lambda each: each[0]):
        *most, last = (text for _, text in group)
        if acts:
            did = together(say, [*([MARKER] if most else []), last])
            sentence = say("log-deeds", seat=name if told else who, deeds=did)
            told.append(sentence.replace(MARKER, ", ".join(most)))
            continue
        if not told and not (face and rank.seat != wording.reader):
            # No portrait shows the character, or the first sentence doesn't name the player.
            told.append(_played(rank, wording))
        told += [*most, last]
    return f"{face}{' '.join(told or [_played(rank, wording)])}"


def _played(rank: CalledRank, wording: Wording) -> str:
    return wording.say("log-played", **wording.facts({"seat": rank.seat, "character": rank.character}))


def _summed(events: Sequence[Event]) -> list[Event]:
    """Add all gold that a seat gained to its first such event; do the same with cards."""
    found: list[Event] = []
    for event in events:
        place = next((place for place, each in enumerate(found) if _alike(each, event)), None)
        if place is None:
            found.append(event)
            continue
        match found[place], event:
            case GainedGold(gold=before) as first, GainedGold(gold=more):
                found[place] = replace(first, gold=before + more)
            case GainedCards(count=before) as first, GainedCards(count=more):
                found[place] = replace(first, count=before + more)
            case _:
                pass
    return found


def _alike(first: Event, event: Event) -> bool:
    gains = isinstance(event, GainedGold | GainedCards) and type(first) is type(event)
    return gains and first.facts["seat"] == event.facts["seat"]


def _did(event: Event, actor: int, wording: Wording) -> str:
    """Describe an actor's action without their name; empty if the event needs a whole sentence."""
    facts = wording.facts(event.facts)
    if event.to is not None or event.facts.get("seat") != actor or facts["you"] not in ("none", "seat"):
        return ""
    return wording.say.find(f"did-{event.kind}", **facts) or ""


def _sentence(event: Event, wording: Wording) -> str:
    """Describe an event in a sentence. If only the reader learned of it, say so."""
    text = "" if isinstance(event, _UNTOLD) else wording.event(event).strip()
    return wording.say("story-secret", deed=text) if text and event.to is not None else text


def _quiet(characters: Sequence[str], wording: Wording) -> list[str]:
    if not characters:
        return []
    ranks = together(wording.say, [*map(wording.character, characters)])
    return [wording.say("log-quiet", ranks=ranks, count=len(characters))]


def _end(events: Sequence[Event], scores: Sequence[Score], wording: Wording) -> list[str]:
    ended = any(isinstance(each, Won) for each in events)
    return [won(scores, wording)] if ended and scores else []
