"""The story of a round: one line a rank, with everything that came of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.screens.wording import Wording
from engine.events import Called, Event, Revealed, RevealedLate


@dataclass(slots=True)
class _Rank:
    """A rank that was called: its character, the seat that answered (-1: nobody did), and what came of it."""

    character: str
    seat: int
    deeds: list[str] = field(default_factory=list[str])

    @property
    def quiet(self) -> bool:
        """Whether there is nothing to tell but that nobody answered."""
        return self.seat < 0 and not self.deeds


def story_lines(events: Iterable[Event], wording: Wording) -> list[str]:
    """Tell the events of a round: what came before the first call, then a line for each rank.

    Ranks that nobody answered for share a line.
    """
    before, ranks = _read(events, wording)
    lines = [wording.say("story-before", deeds=_joined(before, wording))] if before else []
    quiet: list[_Rank] = []
    for rank in ranks:
        if rank.quiet:
            quiet.append(rank)
            continue
        lines += [*_quiet(quiet, wording), _line(rank, wording)]
        quiet = []
    return [*lines, *_quiet(quiet, wording)]


def _read(events: Iterable[Event], wording: Wording) -> tuple[list[str], list[_Rank]]:
    before, ranks = list[str](), list[_Rank]()
    for event in events:
        match event:
            case Called(character=character):
                ranks.append(_Rank(character, -1))
            case Revealed(seat=seat, character=character):
                ranks.append(_Rank(character, seat))
            case _ if text := wording.deed(event, ranks[-1].seat if ranks else -1):
                (_of(event, ranks).deeds if ranks else before).append(text)
            case _:
                pass
    return before, ranks


def _of(event: Event, ranks: list[_Rank]) -> _Rank:
    """The rank that an event belongs to: the one called last, but for a character that is shown late."""
    if isinstance(event, RevealedLate):
        return next((each for each in ranks if each.character == event.character), ranks[-1])
    return ranks[-1]


def _line(rank: _Rank, wording: Wording) -> str:
    name = wording.character(rank.character)
    deeds = _joined(rank.deeds, wording)
    if rank.seat < 0:
        return wording.say("story-silent", character=name, deeds=deeds)
    told = "yes" if deeds else "no"
    return wording.say("story-rank", character=name, seat=wording.who(rank.seat), deeds=deeds, told=told)


def _quiet(ranks: list[_Rank], wording: Wording) -> list[str]:
    if not ranks:
        return []
    names = ", ".join(wording.character(each.character) for each in ranks)
    return [wording.say("story-nobody", characters=names)]


def _joined(deeds: list[str], wording: Wording) -> str:
    return wording.say("story-and").join(deeds)
