"""The actions of a game in order, as a reader may know them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.story.actions import ActionKey, StoryAction, plain_action
from bot.story.cities import sizes_after, worth
from engine.cards.characters import RANK
from engine.events import (
    Bewitched,
    Called,
    Chose,
    Completed,
    Crown,
    Event,
    Killed,
    ReceivedCharacter,
    ReceivedHand,
    Refuge,
    Revealed,
    RevealedLate,
    Robbed,
    RoundBegan,
    Threats,
    TookOver,
    Warrants,
)
from engine.setup.rules import Rules
from engine.view import View

_NAMING: dict[str, tuple[ActionKey, str]] = {
    "killed": ("killed", "assassin"),
    "bewitched": ("bewitched", "witch"),
    "robbed": ("robbed", "thief"),
}
"""For marks on a named character: the action, and the character that places the mark."""

_LAYING: dict[str, tuple[ActionKey, str]] = {
    "warrant": ("warrants", "magistrate"),
    "threat": ("threats", "blackmailer"),
}
"""For marks that may be bluffs: the action, and the character that places them."""

_UNANSWERED: dict[str, ActionKey] = {"killed": "silent", "bewitched": "unmoved", "robbed": "empty"}
"""The action that follows if nobody answers for a marked character, by kind of mark."""


class Story:
    """Reads actions from events for the player of a seat (`None`: everybody). `turn` counts the turns."""

    def __init__(self, view: View, seat: int | None, rules: Rules) -> None:
        self.turn = 0
        self._view, self._seat, self._rules = view, seat, rules
        self._round = self._read = 0
        self._now = -1
        self._sizes = tuple(each.size for each in view.seats)
        self._own: set[str] = set()
        self._acting: dict[int, str] = {}
        self._marked: dict[tuple[str, str], int] = {}

    def actions(self, events: Iterable[Event]) -> Iterator[StoryAction]:
        """Yield the actions of these events, the oldest first, then the marks that threaten the reader."""
        told = list(events)
        costs = worth(told, self._rules)
        sizes = iter(sizes_after(told, [each.size for each in self._view.seats]))
        rounds = list(_by_round(told))
        finishing = {event.seat for event in told if isinstance(event, Completed)}
        finished = any(each.completed for seat, each in enumerate(self._view.seats) if seat not in finishing)
        for before, part in zip(reversed(range(len(rounds))), rounds, strict=True):
            self._begin(part, before)
            for place, event in enumerate(part):
                self._follow(event)
                self._sizes = next(sizes)
                acting = self._acting.get(getattr(event, "seat", -1), "")
                plain = plain_action(event, acting, costs, len(self._view.seats))
                if plain and plain.key == "swapped":
                    hands = (len(each.cards) for each in part[place:] if isinstance(each, ReceivedHand))
                    plain = replace(plain, numbers={"count": next(hands, 1)})
                if plain and plain.key == "completed":
                    plain, finished = replace(plain, little=finished), True
                for action in (*([plain] if plain else []), *self._of_marks(event)):
                    self._read += 1
                    yield replace(self._placed(action, f"{self._read}"), cause=event)
        for action in self._threatening():
            yield self._placed(action, action.other)

    def _begin(self, part: Sequence[Event], before: int) -> None:
        """Begin the round that is `before` rounds before the current one (0: the current one).

        For the current round, the view shows what happened before these events.
        """
        self._round = self._view.round - before
        self._now, self._own, self._acting, self._marked = -1, set(), {}, {}
        if before:
            return
        view = self._view
        shown = {event.character for event in part if isinstance(event, Revealed | TookOver)}
        self._own = set(view.characters)
        self._acting = {call.seat: call.character for call in view.calls if call.character not in shown}
        self._marked = {(mark.kind, mark.character): mark.by for mark in view.marks}
        if view.turn and view.turn.character not in shown:
            self._acting[view.turn.seat], self._now = view.turn.character, view.turn.seat

    def _follow(self, event: Event) -> None:
        match event:
            case Chose(character=character):
                self._own.add(character)
            case ReceivedCharacter(character=character, given=given):
                self._own = (self._own - {given}) | {character}
            case Revealed(seat=seat, character=character):
                self._acting[seat], self._now = character, seat
                self.turn += 1
            case (
                TookOver(seat=seat, character=character)
                | Refuge(seat=seat, character=character)
                | RevealedLate(seat=seat, character=character)
            ):
                self._acting[seat], self._now = character, seat
            case Killed() | Bewitched() | Robbed():
                self._marked[event.kind, event.character] = event.seat
            case _:
                pass

    def _placed(self, action: StoryAction, alone: str) -> StoryAction:
        """Return an action with turn, round and sizes of cities. `alone` is the subject if it has none."""
        subject = f"{self._round} {action.subject or alone}"
        return replace(action, turn=self.turn, round=self._round, sizes=self._sizes, subject=subject)

    def _of_marks(self, event: Event) -> Iterator[StoryAction]:
        """Yield actions against a named character, whoever has it, and their results."""
        match event:
            case Killed() | Bewitched() | Robbed():
                yield self._naming(event.kind, event.seat, event.character)
            case Warrants(seat=seat, characters=characters):
                yield replace(_laying("warrant", seat), characters=characters)
            case Threats(seat=seat, characters=characters):
                yield replace(_laying("threat", seat), characters=characters)
            case Called(character=character):
                yield from self._unanswered(character)
            case TookOver(seat=seat, target=target, character=character) if seat != target:
                # With two characters, a player may bewitch their own. They lose nothing, and nobody gains.
                action = self._naming("bewitched", seat, character)
                yield replace(action, key="took-over", target=target, victims=frozenset({target}))
            case RevealedLate(seat=seat, character=character):
                yield self._shown("late", seat, character)
            case Refuge(seat=seat, character=character, card=card):
                yield replace(self._shown("refuge", seat, character), card=card)
            case Crown(seat=seat, source=source):
                actor = self._acting.get(self._now, "")
                given, lost = self._now != seat, frozenset({source})
                yield StoryAction("crown", seat, victims=lost, actor=actor, given=given, subject="crown")
            case _:
                pass

    def _naming(self, kind: str, by: int, character: str) -> StoryAction:
        """Return the action of naming a character. A reader who has the character is the victim."""
        key, actor = _NAMING[kind]
        subject = f"{kind} {by}" if kind == "robbed" else f"{kind} {character}"
        left = sorted(self._own - {character} - self._shown_by_reader(), key=RANK.__getitem__)
        numbers = {"rank": RANK[character], "left": len(left), "next": RANK[left[0]] if left else 0}
        victims = self._holders(character, by)
        return StoryAction(
            key,
            by,
            victims=victims,
            actor=actor,
            other=character,
            characters=tuple(left) if victims else (),
            numbers=numbers,
            subject=subject,
        )

    def _shown_by_reader(self) -> set[str]:
        return {call.character for call in self._view.calls if call.seat == self._seat}

    def _holders(self, character: str, by: int) -> frozenset[int]:
        """Return the reader's seat if they have a character against which somebody else acts."""
        seat = self._seat
        return frozenset({seat} if seat is not None and seat != by and character in self._own else ())

    def _unanswered(self, character: str) -> Iterator[StoryAction]:
        """Yield the actions that follow if nobody answers, even if a player has the character."""
        for kind, key in _UNANSWERED.items():
            by = self._marked.get((kind, character), -1)
            if by < 0:
                continue
            action = replace(self._naming(kind, by, character), key=key)
            yield action if kind == "killed" else replace(action, victims=frozenset())

    def _shown(self, key: ActionKey, seat: int, character: str) -> StoryAction:
        by = self._marked.get(("killed", character), -1)
        return replace(self._naming("killed", by, character), key=key, target=seat, victims=frozenset({seat}))

    def _threatening(self) -> Iterator[StoryAction]:
        """Yield the marks on the reader's characters that can still take effect."""
        view, turn, shown = self._view, self._view.turn, self._shown_by_reader()
        playing = turn.character if turn and turn.seat == self._seat and not turn.built else ""
        for mark in view.marks:
            victims = self._holders(mark.character, mark.by)
            open_yet = mark.character not in shown or mark.character == playing
            if not victims or not open_yet:
                continue
            if mark.kind in _LAYING:
                laid = _laying(mark.kind, mark.by)
                yield replace(
                    laid, victims=victims, other=mark.character, subject=f"{mark.kind} on {mark.character}"
                )
            elif mark.kind in _NAMING and (mark.kind != "robbed" or mark.character not in shown):
                yield self._naming(mark.kind, mark.by, mark.character)


def _laying(kind: str, by: int) -> StoryAction:
    key, actor = _LAYING[kind]
    return StoryAction(key, by, actor=actor, subject=f"{kind} {by}")


def _by_round(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Split events where a round begins. Yield at least one part."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, RoundBegan) and part:
            yield part
            part = []
        part.append(event)
    yield part
