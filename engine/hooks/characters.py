"""The moments at which characters act, and the marks that others put on them."""

from typing import ClassVar, Literal

from engine.cards.districts import Kind
from engine.hooks.questions import Power
from engine.position import Position
from engine.state import Turn


class Character:
    """The effects of a character. The defaults are those of one that can do nothing.

    `limit` is the building limit, `builds` whether it may build at all, `repeats` whether it may build
    what its city has already, `holds` whether its turn begins with nothing but gathering, `exempts` the
    types of districts that don't count towards the limit. `builds_plainly` follows from the others: nothing
    about the character bears on what it may build while it is within its limit.
    """

    id: ClassVar[str] = ""
    limit: ClassVar[int] = 1
    builds: ClassVar[bool] = True
    repeats: ClassVar[bool] = False
    holds: ClassVar[bool] = False
    exempts: ClassVar[tuple[Kind, ...]] = ()
    powers: ClassVar[tuple[Power, ...]] = ()
    builds_plainly: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        """Derive `builds_plainly`."""
        cls.builds_plainly = not cls.repeats and cls.ways is Character.ways

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        """Further ways in which this character could pay for the card."""
        return ()

    def began(self, game: Position, turn: Turn) -> None:
        """Return the character's turn begins (or goes on in the hands of who took it over)."""

    def released(self, game: Position, turn: Turn) -> None:
        """Return the turn, which the character holds to gathering alone, has gathered."""

    def bewitched(self, game: Position, seat: int) -> None:
        """Return the character was called and its turn is somebody else's; `seat` is who holds it."""

    def ending(self, game: Position, turn: Turn) -> None:
        """Return the turn ends; the effects of the city came first (D2e)."""

    def built(self, game: Position, seat: int, card: str) -> None:
        """Return a seat built a district while this character was in the cast, in play or not."""

    def shown(self, game: Position, turn: Turn) -> None:
        """Return a character showed itself and has a turn, while this character is in the cast, in play or not."""

    def turn_ended(self, game: Position, turn: Turn) -> None:
        """Return a turn ends while this character is in the cast, in play or not; nothing else came of that yet."""

    def closing(self, game: Position) -> None:
        """Return the last rank was called; the round ends (D1)."""


CHARACTERS: dict[str, Character] = {}

Moment = Literal["built", "shown", "turn_ended", "closing"]


# The results of `listeners` for some casts: dictionaries take less time to read than `functools.lru_cache`.
_LISTENERS: dict[Moment, dict[tuple[str, ...], tuple[Character, ...]]] = {
    "built": {},
    "shown": {},
    "turn_ended": {},
    "closing": {},
}
_CASTS = 128


def listeners(cast: tuple[str, ...], moment: Moment) -> tuple[Character, ...]:
    """Return those of the cast that do something at a moment of the round that isn't their own turn."""
    known = _LISTENERS[moment]
    found = known.get(cast)
    if found is None:
        if len(known) >= _CASTS:
            known.clear()
        plain = getattr(Character, moment)
        every = [CHARACTERS[each] for each in cast]
        found = known[cast] = tuple([each for each in every if getattr(type(each), moment) is not plain])
    return found


class MarkRule:
    """The effects of a mark on a character.

    `silences` is true if its player doesn't show the character when it is called and has no turn, `usurps`
    if the character is shown, but somebody else plays it, and `ousts` in either case. `forestalls` is true if
    what the character does with the crown was done by somebody else. `laid` is how many of them are laid at
    once, only one of which counts. `layer` is the character whose power lays them, if one does.
    """

    kind: ClassVar[str] = ""
    silences: ClassVar[bool] = False
    usurps: ClassVar[bool] = False
    ousts: ClassVar[bool] = False
    forestalls: ClassVar[bool] = False
    laid: ClassVar[int] = 1
    layer: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Derive `ousts`."""
        cls.ousts = cls.silences or cls.usurps

    def may_lie(self, game: Position, character: str) -> bool:
        """Return whether the mark may lie on this character."""
        return character != self.layer

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Return the marked character showed itself; its turn is just set up."""

    def released(self, game: Position, turn: Turn) -> None:
        """Return the turn, which the mark holds to gathering alone, has gathered."""

    def paid(self, game: Position, turn: Turn, by: int, card: str, gold: int) -> bool:
        """Return the marked character paid for a district for the first time in its turn; say whether that waits."""
        return False


MARKS: dict[str, MarkRule] = {}


def silenced(game: Position, character: str) -> bool:
    """Return whether a mark keeps the character from showing itself."""
    return any(mark.character == character and MARKS[mark.kind].silences for mark in game.state.marks)


def usurper(game: Position, character: str) -> int:
    """Return the seat that plays the character instead of its holder, or -1."""
    for mark in game.state.marks:
        if mark.character == character and MARKS[mark.kind].usurps:
            return mark.by
    return -1


def ousted(game: Position) -> set[str]:
    """Return the characters whose turns a mark takes from those who hold them."""
    return {mark.character for mark in game.state.marks if MARKS[mark.kind].ousts}


def forestalled(game: Position, character: str) -> bool:
    """Return whether somebody else has done what the character does with the crown."""
    return any(mark.character == character and MARKS[mark.kind].forestalls for mark in game.state.marks)
