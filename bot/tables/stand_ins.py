"""What a computer did for a person who was away or gone, since their last answer."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile

from bot.tables.table import Table
from bot.view_models.board import StandInModel
from engine.events import Event, RoundBegan
from engine.events.cities import Built, Confiscated, Destroyed, Exchanged, Seized
from engine.events.course import Crown, GatheredCards, GatheredGold, TimeRanOut
from engine.events.marks import Stole
from engine.events.selection import Chose
from storage.values import Choice

_LOSSES = (Confiscated, Destroyed, Exchanged, Seized)


def stood_in(table: Table, seat: int) -> StandInModel:
    """Return what a computer did for a player since their last answer."""
    told, clock = _stood_in(table, seat), table.setup.times.clock
    events = [event for _, choice in told for event in choice.events]
    first = min((choice.number for _, choice in told), default=0)
    hits = [event for choice in table.history if choice.number >= first for event in choice.events if told]
    return StandInModel(
        rounds=tuple(dict.fromkeys(number for number, _ in told)),
        built=tuple(each.card for each in events if isinstance(each, Built) and each.seat == seat),
        missed=TimeRanOut(seat) in events or (clock is not None and clock.missed[seat] > 0),
        lost=tuple(each.card for each in hits if isinstance(each, _LOSSES) and each.target == seat),
        chose=tuple(each.character for each in events if isinstance(each, Chose) and each.reader == seat),
        gold=sum(each.gold for each in events if isinstance(each, GatheredGold) and each.seat == seat),
        cards=sum(each.kept for each in events if isinstance(each, GatheredCards) and each.seat == seat),
        robbed=sum(each.gold for each in hits if isinstance(each, Stole) and each.target == seat),
        crown=table.game.state.crown != seat
        and any(isinstance(each, Crown) and each.source == seat for each in hits),
        sure=computer_acted(choice for _, choice in told),
        hurry=clock and clock.short(table.setup.chosen.pace, seat),
    )


def by_computer(table: Table, seat: int) -> tuple[Event, ...]:
    """Return the events of a computer's answers for a player since their last answer."""
    return tuple(event for _, choice in _stood_in(table, seat) for event in choice.events)


def _stood_in(table: Table, seat: int) -> list[tuple[int, Choice]]:
    taken = bool(table.players[seat].instead_of)
    return answers(table.history, seat, table.game.state.round, taken=taken)


def answers(
    choices: Sequence[Choice], seat: int, now: int, *, taken: bool = False
) -> list[tuple[int, Choice]]:
    """Return the answers that a computer gave for a seat since its person's last answer, with their rounds.

    If the person has `taken` the seat from a computer, skip the answers before their time first ran out.
    """
    found: list[tuple[int, Choice]] = []
    for choice in reversed(choices):
        now = next((each.round - 1 for each in choice.events if isinstance(each, RoundBegan)), now)
        if choice.seat == seat and choice.user is not None:
            break
        if choice.seat == seat:
            found.append((now, choice))
    else:
        if taken:
            return [*dropwhile(lambda each: TimeRanOut(seat) not in each[1].events, found[::-1])]
    return found[::-1]


def computer_acted(given: Iterable[Choice]) -> bool:
    """Return whether a computer certainly gave one of these answers.

    An answer without a click proves it, except the choice of a character, which may be a wish.
    """
    return any(
        isinstance(choice.events[0], TimeRanOut) or not any(isinstance(each, Chose) for each in choice.events)
        for choice in given
        if choice.events
    )
