"""The story of a round: one line a rank, with everything that came of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.screens.wording import Wording
from engine.events import Called, Event, Refuge, Revealed, RevealedLate

GAP = "\x00"
"""Stands for the deeds in a line until they are put in: Fluent takes no text of over 2,500 letters."""


@dataclass(slots=True)
class _Rank:
    """A rank that was called: its character, the seat that answered (-1: nobody did), and what came of it.

    `late` is the seat that showed the character after it had been killed (-1: none did).
    """

    character: str
    seat: int
    deeds: list[str] = field(default_factory=list[str])
    late: int = -1

    @property
    def quiet(self) -> bool:
        """Whether there is nothing to tell but that nobody answered."""
        return self.seat < 0 and self.late < 0 and not self.deeds


def story_lines(events: Iterable[Event], wording: Wording) -> list[str]:
    """Tell the events of a round: those before the first call, then a line for each rank.

    Ranks that nobody answered for share a line. Events that only the reader was told are marked.
    """
    before, ranks = _read(events, wording)
    # A player who chooses two characters may be late with both.
    first = list(dict.fromkeys(before))
    lines = [_filled(wording.say("story-before", deeds=GAP), first, wording)] if first else []
    quiet: list[_Rank] = []
    for rank in ranks:
        if rank.quiet:
            quiet.append(rank)
            continue
        lines += [*_quiet(quiet, wording), _line(rank, wording)]
        quiet = []
    return [*lines, *_quiet(quiet, wording)]


def _read(events: Iterable[Event], wording: Wording) -> tuple[list[str], list[_Rank]]:
    """Sort the deeds of a round by rank: so are those of a character that is shown late."""
    before, ranks = list[str](), list[_Rank]()
    now: _Rank | None = None
    for event in events:
        match event:
            case Called(character=character):
                ranks.append(now := _Rank(character, -1))
            case Revealed(seat=seat, character=character):
                ranks.append(now := _Rank(character, seat))
            case RevealedLate(seat=seat, character=character) | Refuge(seat=seat, character=character):
                rank = next((each for each in ranks if each.character == character), None)
                if rank is None:
                    # The call was so long ago that it isn't remembered.
                    ranks.insert(0, rank := _Rank(character, -1))
                rank.late = seat
                rank.deeds += filter(None, [wording.deed(event, seat)])
                now = rank
            case _:
                deeds, seat = (now.deeds, max(now.seat, now.late)) if now else (before, -1)
                deeds += filter(None, [_deed(event, seat, wording)])
    return before, ranks


def _deed(event: Event, actor: int, wording: Wording) -> str:
    deed = wording.deed(event, actor)
    return deed if event.to is None or not deed else wording.say("story-secret", deed=deed)


def _line(rank: _Rank, wording: Wording) -> str:
    kind = "answered" if rank.seat >= 0 else "killed" if rank.late >= 0 else "nobody"
    line = wording.say(
        "story-rank",
        kind=kind,
        character=wording.character(rank.character),
        seat=wording.person(max(rank.seat, rank.late)),
        told="yes" if rank.deeds else "no",
        deeds=GAP,
    )
    return _filled(line, rank.deeds, wording)


def _quiet(ranks: list[_Rank], wording: Wording) -> list[str]:
    if not ranks:
        return []
    names = ", ".join(wording.character(each.character) for each in ranks)
    return [wording.say("story-nobody", characters=names)]


def _filled(line: str, deeds: list[str], wording: Wording) -> str:
    return line.replace(GAP, wording.say("story-and").join(deeds))
