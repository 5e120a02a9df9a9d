"""What the last choices of a game tell: to everybody, to one seat, and since when one waits for whom."""

from collections.abc import Collection, Iterable, Sequence

from engine.events import Event, Revealed, RoundBegan, TurnEnded, visible
from storage.records import Choice

REMEMBERED = 400
"""How many choices are kept at most to be told about; a round of eight seats has about a hundred."""

_BEGINNINGS = (RoundBegan, Revealed, TurnEnded)
"""The events with which everybody sees that a seat is waited for anew, though it was before."""


def _goes_on(choice: Choice) -> bool:
    """Whether what a seat was doing goes on after this answer of it."""
    return not any(isinstance(event, _BEGINNINGS) for event in choice.events)


def waited_since(choices: Sequence[Choice], asked: int | None) -> int:
    """Return since when everybody can see that this seat is waited for, in seconds since 1970; 0 if unknown.

    Answers of this seat itself count only where everybody saw that they began something new: the others,
    nobody may notice.
    """
    for choice in reversed(choices):
        if choice.seat != asked or not _goes_on(choice):
            return choice.made
    return 0


def unnoticed(choices: Sequence[Choice], seat: int, number: int) -> bool:
    """Whether nobody else can know that a seat has answered since this question, by its number, was asked."""
    for choice in reversed(choices):
        if choice.number < number:
            return True
        if choice.seat != seat or any(visible(event, None) for event in choice.events):
            return False
    return False


def told_of(choices: Sequence[Choice], first: int, people: Collection[int]) -> int:
    """Return of how many of the last choices something is still told.

    That is of those since the beginning of a round, the `first`, and since each of these seats answered.
    """
    unanswered = set(people)
    for told, choice in enumerate(reversed(choices), 1):
        if choice.user is not None:
            unanswered.discard(choice.seat)
        if unanswered:
            continue
        if any(isinstance(each, RoundBegan) and each.round <= first for each in choice.events):
            return told
    return REMEMBERED


def news(choices: Sequence[Choice], seat: int) -> tuple[Event, ...]:
    """Return what a seat may know of all that happened since it last answered, its answer included.

    Answers of one turn are told together, for one click can give several. What a computer answered for a
    person is no answer of theirs.
    """
    told: list[tuple[Event, ...]] = []
    answered = False
    for choice in reversed(choices):
        own = choice.seat == seat and choice.user is not None
        if answered and not (own and _goes_on(choice)):
            break
        answered = own or answered
        told.append(tuple(event for event in choice.events if visible(event, seat)))
    return tuple(event for events in reversed(told) for event in events)


def stood_in(choices: Sequence[Choice], seat: int, now: int) -> list[tuple[int, Choice]]:
    """Return what was answered for a seat since its person last did, with the rounds; `now` is this one."""
    found: list[tuple[int, Choice]] = []
    for choice in reversed(choices):
        now = next((each.round - 1 for each in choice.events if isinstance(each, RoundBegan)), now)
        if choice.seat == seat and choice.user is not None:
            break
        if choice.seat == seat:
            found.append((now, choice))
    return found[::-1]


def public_news(choices: Sequence[Choice], of_round: int | None = None) -> tuple[Event, ...]:
    """Return what happened for everybody to see in a round: the last one, unless another is given."""
    told: list[Event] = []
    shown = 0
    for event in (event for choice in choices for event in choice.events if visible(event, None)):
        if isinstance(event, RoundBegan):
            if of_round is not None and shown == of_round:
                break
            shown = event.round
            told.clear()
        told.append(event)
    return tuple(told)


def by_round(choices: Iterable[Choice], reader: int | None) -> dict[int, list[Event]]:
    """Return what a seat may see of each round; the deal belongs to the first."""
    rounds: dict[int, list[Event]] = {1: []}
    number = 1
    for event in (event for choice in choices for event in choice.events):
        if isinstance(event, RoundBegan):
            number = event.round
        if visible(event, reader):
            rounds.setdefault(number, []).append(event)
    return rounds
