"""The hooks of characters, and of the marks that other players put on them."""

from typing import ClassVar, Literal, get_args

from engine.cards.districts import Kind
from engine.hooks.questions import Power
from engine.position import Position
from engine.state import Turn


class Character:
    """The effects of a character. By default it can do nothing."""

    id: ClassVar[str] = ""
    limit: ClassVar[int] = 1  # the building limit
    builds: ClassVar[bool] = True  # may build at all
    repeats: ClassVar[bool] = False  # may build second copies
    holds: ClassVar[bool] = False  # must gather before anything else in its turn
    exempts: ClassVar[tuple[Kind, ...]] = ()  # types of districts that don't count towards the limit
    powers: ClassVar[tuple[Power, ...]] = ()
    builds_plainly: ClassVar[bool] = True  # derived: has no special rules on building and paying

    def __init_subclass__(cls) -> None:
        cls.builds_plainly = not cls.repeats and cls.ways is Character.ways

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        """Return the character's own ways of paying for the card."""
        return ()

    def began(self, game: Position, turn: Turn) -> None:
        """React to the beginning of the character's turn, or of a Witch's turn as the character."""

    def released(self, game: Position, turn: Turn) -> None:
        """Continue after gathering, if this character limited the turn to gathering."""

    def bewitched(self, game: Position, seat: int) -> None:
        """React to the call of the character if another player takes its turn; `seat` holds the character."""

    def ending(self, game: Position, turn: Turn) -> None:
        """React to the end of the turn, after the effects of the city."""

    def built(self, game: Position, seat: int, card: str) -> None:
        """React to a build by any seat. Runs even if nobody holds this character."""

    def shown(self, game: Position, turn: Turn) -> None:
        """React when any character is shown and has a turn. Runs even if nobody holds this character."""

    def turn_ended(self, game: Position, turn: Turn) -> None:
        """React to the end of any turn, before other effects. Runs even if nobody holds this character."""

    def closing(self, game: Position) -> None:
        """React to the end of the round, after the call of the last rank."""


CHARACTERS: dict[str, Character] = {}

OutsideHook = Literal["built", "shown", "turn_ended", "closing"]


# Caches `listeners` for some casts: reading a dictionary is faster than `functools.lru_cache`.
_LISTENERS: dict[OutsideHook, dict[tuple[str, ...], tuple[Character, ...]]] = {
    hook: {} for hook in get_args(OutsideHook)
}
_CASTS = 128


def listeners(cast: tuple[str, ...], hook: OutsideHook) -> tuple[Character, ...]:
    """Return the characters of the cast that use this hook, which also runs outside their turns."""
    known = _LISTENERS[hook]
    found = known.get(cast)
    if found is None:
        if len(known) >= _CASTS:
            known.clear()
        plain = getattr(Character, hook)
        every = [CHARACTERS[each] for each in cast]
        found = known[cast] = tuple([each for each in every if getattr(type(each), hook) is not plain])
    return found


class MarkRule:
    """The effects of a mark on a character."""

    kind: ClassVar[str] = ""
    silences: ClassVar[bool] = False  # the character isn't shown when it is called, and has no turn
    usurps: ClassVar[bool] = False  # the character is shown, but another player takes its turn
    ousts: ClassVar[bool] = False  # derived: `silences` or `usurps`
    forestalls: ClassVar[bool] = False  # another player has moved the crown in the character's place
    laid: ClassVar[int] = 1  # how many markers are laid at once; one of them is real
    layer: ClassVar[str] = ""  # the character whose power lays the markers, if there is one

    def __init_subclass__(cls) -> None:
        cls.ousts = cls.silences or cls.usurps

    def may_lie(self, game: Position, character: str) -> bool:
        """Return whether the mark may lie on this character."""
        return character != self.layer

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """React when the marked character is shown, before its turn begins."""

    def released(self, game: Position, turn: Turn) -> None:
        """Continue after gathering, if this mark limited the turn to gathering."""

    def paid(self, game: Position, turn: Turn, by: int, card: str, gold: int) -> bool:
        """React to the first paid build of the marked character's turn; return whether the build waits."""
        return False


MARKS: dict[str, MarkRule] = {}


def silenced(game: Position, character: str) -> bool:
    """Return whether a mark keeps the character from showing itself."""
    return any(mark.character == character and MARKS[mark.kind].silences for mark in game.state.marks)


def usurper(game: Position, character: str) -> int:
    """Return the seat that plays the character in its holder's place, or -1."""
    for mark in game.state.marks:
        if mark.character == character and MARKS[mark.kind].usurps:
            return mark.by
    return -1


def ousted(game: Position) -> set[str]:
    """Return the characters whose holders lose the turn because of a mark."""
    return {mark.character for mark in game.state.marks if MARKS[mark.kind].ousts}


def forestalled(game: Position, character: str) -> bool:
    """Return whether another player has already moved the crown in this character's place."""
    return any(mark.character == character and MARKS[mark.kind].forestalls for mark in game.state.marks)
