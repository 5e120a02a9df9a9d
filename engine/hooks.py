"""The moments of a round at which cards may act, and who acts at them.

The flow knows only what stands here. A card joins in by a class or an entry in the table of its moment;
the modules of the cards fill the tables when they are imported.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple

from engine.cards.districts import Kind
from engine.decision import Decision
from engine.position import Position
from engine.state import Mark, Step, Turn


@dataclass(frozen=True, slots=True)
class Question(Step):
    """A kind of question. Its class says what may be answered and what an answer does.

    A subclass with a `kind` is known to the game from its definition on. It is a dataclass like this one,
    whose fields are what has to be remembered until the answer comes.
    """

    def __init_subclass__(cls) -> None:
        """Enter the question under its kind; the class with slots is made second and replaces the first."""
        if cls.kind:
            QUESTIONS[cls.kind] = cls

    def ask(self, game: Position) -> Decision:
        """The question as it stands now, without changing anything. It has at least one answer."""
        raise NotImplementedError

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Do what was answered. The step is off the stack already, the picks are allowed."""
        raise NotImplementedError


class Power:
    """Something that may be used once in a turn: an ability of a character or of a district.

    `must` is true if the turn can't end before it was used.
    """

    must: ClassVar[bool] = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.option = f"use:{name}"
        POWERS[name] = self

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether it can be used now, were it not used up."""
        return True

    def use(self, game: Position, turn: Turn) -> None:
        """Use it, or ask what is needed for that; whoever completes it says so with `spend`."""
        raise NotImplementedError


def spend(game: Position, name: str) -> None:
    """Note that a power of the turn is used up."""
    game.turn.used.append(name)


class Character:
    """What a character can do. The defaults are those of one that can do nothing.

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
        """Enter the character under its id."""
        cls.builds_plainly = not cls.repeats and cls.ways is Character.ways
        if cls.id:
            CHARACTERS[cls.id] = cls()

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        """Further ways in which this character could pay for the card."""
        return ()

    def began(self, game: Position, turn: Turn) -> None:
        """The character's turn begins (or goes on in the hands of who took it over)."""

    def bewitched(self, game: Position, seat: int) -> None:
        """The character was called and its turn is somebody else's; `seat` is who holds it."""

    def ending(self, game: Position, turn: Turn) -> None:
        """The turn ends; the effects of the city came first (D2e)."""

    def built(self, game: Position, seat: int, card: str) -> None:
        """A seat built a district while this character was in the cast, in play or not."""

    def shown(self, game: Position, turn: Turn) -> None:
        """A character showed itself and has a turn, while this character is in the cast, in play or not."""

    def turn_ended(self, game: Position, turn: Turn) -> None:
        """A turn ends while this character is in the cast, in play or not; nothing else came of that yet."""

    def closing(self, game: Position) -> None:
        """The last rank was called; the round ends (D1)."""


Moment = Literal["built", "shown", "turn_ended", "closing"]


@lru_cache
def listeners(cast: tuple[str, ...], moment: Moment) -> tuple[Character, ...]:
    """Those of the cast that do something at a moment of the round that isn't their own turn."""
    plain = getattr(Character, moment)
    return tuple(CHARACTERS[each] for each in cast if getattr(type(CHARACTERS[each]), moment) is not plain)


class MarkRule:
    """What a mark on a character does when the character is called.

    `silences` is true if its player doesn't show the character then and has no turn, `usurps` if the
    character is shown, but somebody else plays it.
    """

    kind: ClassVar[str] = ""
    silences: ClassVar[bool] = False
    usurps: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Enter the rule under the kind of the mark."""
        if cls.kind:
            MARKS[cls.kind] = cls()

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """The marked character showed itself; its turn is just set up."""

    def paid(self, game: Position, turn: Turn, card: str, gold: int, by: int) -> bool:
        """The marked character paid for a district. Say whether building it waits for an answer."""
        return False


class Way:
    """A way of paying for a district other than gold alone.

    `confirm` is true if it has to be chosen even where it is the only way, as paying asks nothing more.
    """

    name: ClassVar[str] = ""
    confirm: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Enter the way under its name."""
        if cls.name:
            WAYS[cls.name] = cls()

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether the card could be paid for in this way now."""
        raise NotImplementedError

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Pay and have the district built, or ask what is needed for that."""
        raise NotImplementedError


class Action:
    """What an action card does (A5). The defaults are those of one that can't be played out of the menu.

    `returns` says when the card, once laid, goes under the deck: at the end of its player's turn or of the
    game; empty if neither.
    """

    id: ClassVar[str] = ""
    returns: ClassVar[Literal["", "turn", "game"]] = ""

    def __init_subclass__(cls) -> None:
        """Enter the card under its id: it can't be built, and is worth a point in hand (F122)."""
        if cls.id:
            ACTIONS[cls.id] = cls()
            BUILDABLE[cls.id] = _never
            HAND_SCORING[cls.id] = 1

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether it can be played now, in the turn of whose hand it is in."""
        return False

    def play(self, game: Position, turn: Turn) -> None:
        """Play it, or ask what is needed for that; whoever completes it has it leave the hand."""
        raise NotImplementedError

    def hit(self, game: Position, seat: int, marks: Sequence[Mark]) -> bool:
        """Armed: a character of the seat is called with these marks. Say whether the card cancels them."""
        return False

    def vacant(self, game: Position, seat: int, character: str) -> None:
        """Armed: a character was called and nobody plays it, or nobody for himself."""


def _never(_game: Position, _seat: int) -> bool:
    return False


QUESTIONS: dict[str, type[Question]] = {}
POWERS: dict[str, Power] = {}
CHARACTERS: dict[str, Character] = {}
MARKS: dict[str, MarkRule] = {}
WAYS: dict[str, Way] = {}
ACTIONS: dict[str, Action] = {}

# What holds a turn to gathering, and what follows when that is done.
HOLDS: dict[str, Callable[[Position, Turn], None]] = {}

# Districts in the own city, by the moment at which they act.
GATHER_GOLD: dict[str, int] = {}
GATHER_DRAW: dict[str, int] = {}
GATHER_KEEP_ALL: set[str] = set()
DISTRICT_POWERS: dict[str, Power] = {}
PRICE_CHANGES: dict[str, Callable[[str], int]] = {}
WAYS_BY_CITY: dict[str, str] = {}
IDENTICAL_ALLOWED: set[str] = set()
INCOME_EXTRA: set[str] = set()
WEIGHT: dict[str, int] = {}
END_OF_TURN: dict[str, Callable[[Position, int], None]] = {}
SELECTION_ENDED: dict[str, Callable[[Position, int], None]] = {}

# Districts whose owner gathers even if the character was silenced; their name is what holds that turn.
REFUGES: set[str] = set()

# What a declared district adds to the number of districts that completes a city, for everybody.
SIZE_CHANGES: dict[str, int] = {}

# Districts that hear of every destruction by rank 8: their owner, who destroyed, and which card.
DESTRUCTION_HEARD: dict[str, Callable[[Position, int, int, str], None]] = {}

# Districts that rank 8 can't touch, and those that make it pay more for the others of their city.
RANK_EIGHT_IMMUNE: set[str] = set()
RANK_EIGHT_SURCHARGE: dict[str, int] = {}

# Cards that are being built. PAID_IN_CARDS: those of whose price cards of the hand may pay any part.
WAYS_BY_CARD: dict[str, str] = {}
PAID_IN_CARDS: set[str] = set()
BUILDABLE: dict[str, Callable[[Position, int], bool]] = {}
UNCOUNTED: set[str] = set()
WHEN_BUILT: dict[str, Callable[[Position, int], None]] = {}

# Action cards in front of a seat: what they count for when it comes to completing the city, and the powers
# that they give to the other seats.
LAID_WEIGHT: dict[str, int] = {}
LAID_POWERS: list[Power] = []

# The end of the game.
WILD: set[str] = set()
SCORING: dict[str, Callable[["Tally"], int]] = {}
HAND_SCORING: dict[str, int] = {}


class Tally(NamedTuple):
    """A city at the end of the game; `kinds` are the types of its districts, the wild ones decided."""

    game: Position
    seat: int
    kinds: tuple[Kind, ...]
