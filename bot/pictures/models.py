"""Facts that several pictures show, in the words of a language."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.story.cities import points_of
from bot.words.language import Language, remembered
from bot.words.names import plain
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.view import DistrictView, LaidView, SeatView, View

RankState: TypeAlias = Literal["answered", "now", "coming", "nobody", "out"]

KINDS_AND_NONE = (*DISTRICT_KINDS, "none")


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a city or in a hand."""

    kind: str  # The type of a district, or `none` for a card without a type.
    names: tuple[str, ...]  # The whole name, then shorter forms.
    cost: int | None = None
    coin: bool = False  # Whether it is beautified; the cost includes this.
    cards: int = 0  # How many cards are under this card.
    gold: int = 0  # How much gold is on this card.
    declared: bool = False  # Whether its owner has declared it.
    id: str = ""  # The name of its drawing.
    new: bool = False  # Whether it was built in this round.

    @property
    def marks(self) -> tuple[tuple[str, str], ...]:
        """Icons for the things on and under the card, each with its number."""
        found: list[tuple[str, str]] = []
        if self.coin:
            found.append(("coin", ""))
        if self.cards:
            found.append(("cards", f"{self.cards}"))
        if self.gold:
            found.append(("coin", f"{self.gold}"))
        if self.declared:
            found.append(("flag", ""))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class CharacterModel:
    """A character."""

    id: str
    rank: int
    name: str


STAND_IN = "gear"  # The `City.face` of a person's seat that a computer plays.


@dataclass(frozen=True, slots=True)
class City:
    """A player's city and all other public facts about the player."""

    name: str
    nameless: str  # Replaces a name that we can't draw.
    gold: int
    cards: int
    size: int  # The number of districts that count towards the end.
    target: int  # The number of districts that ends the game.
    completed: bool = False
    crown: bool = False
    plays: bool = False  # Whether the table waits for this player.
    characters: tuple[CharacterModel, ...] = ()  # The characters that the player revealed in this round.
    districts: tuple[Card, ...] = ()
    points: int = 0  # The points of the districts.
    leads: bool = False  # Whether nobody has more points.
    lost: tuple[Card, ...] = ()  # The districts that the player lost in this round.
    face: str = ""  # The portrait of a computer player, or `STAND_IN`.


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat as a line, with all that the reader knows about it; `you`: it is the reader's seat.

    `shut` are the characters that only the reader sees, `killed` those that have lost their turn.
    """

    city: City
    you: bool = False
    shut: frozenset[str] = frozenset()
    killed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class MarkModel:
    """A mark on a character. `pile` is a kind: gold on its token. `bluff`: the reader knows it is a bluff."""

    kind: str
    gold: int = 0
    bluff: bool = False


@dataclass(frozen=True, slots=True)
class Rank:
    """A character in this round, with its marks and the result of its call."""

    character: CharacterModel
    state: RankState
    marks: tuple[MarkModel, ...] = ()


def city_of(view: View, seat: SeatView, names: Sequence[str], say: Language, *, plays: bool) -> City:
    """Make a player's city with all public facts. `plays`: the table waits for this player."""
    nameless = say("player-unnamed", number=seat.seat + 1)
    districts = [district_of(each, say) for each in seat.city]
    cards = districts + [laid_of(each, say) for each in seat.laid]
    return City(
        name=plain(names[seat.seat]) or nameless,
        nameless=nameless,
        gold=seat.gold,
        cards=seat.cards,
        size=seat.size,
        target=view.target_size,
        completed=seat.completed,
        crown=view.crown == seat.seat,
        plays=plays,
        characters=tuple(character_of(each, say) for each in sorted(seat.characters, key=by_rank)),
        districts=tuple(sorted(cards, key=lambda card: (KINDS_AND_NONE.index(card.kind), card.cost or 0))),
        points=points_of(seat),
    )


@remembered
def district_of(district: DistrictView, say: Language) -> Card:
    """Make the card of a built district, with everything on and under it."""
    return replace(
        card_of(district.card, district.cost, say),
        coin=district.coin > 0,
        cards=district.beneath,
        declared=district.declared,
    )


def laid_of(laid: LaidView, say: Language) -> Card:
    """Make a card that lies in a city but isn't a district."""
    return replace(card_of(laid.card, 0, say), cost=None, gold=laid.gold)


@remembered
def card_of(card: str, cost: int, say: Language) -> Card:
    """Make a card. Its cost is `None` if no cost is printed on the card."""
    printed = DISTRICTS.get(card)
    name = say(f"district-{card}")
    short = say.form(f"district-{card}", "short")
    return Card(
        printed.kind if printed else "none",
        (name, short) if short else (name,),
        cost if printed and printed.cost is not None else None,
        id=card,
    )


def ranks_of(view: View, say: Language) -> tuple[Rank, ...]:
    """Make the ranks: each character of the cast with its state and its marks."""
    called = {call.character: call.seat for call in view.calls}
    return tuple(
        Rank(character_of(each, say), _state(view, each, called), tuple(_marks(view, each)))
        for each in sorted(view.cast, key=by_rank)
    )


def _state(view: View, character: str, called: dict[str, int]) -> RankState:
    if character in view.face_up:
        return "out"
    if view.turn is not None and view.turn.character == character:
        return "now"
    if character not in called:
        return "nobody" if view.phase == "over" else "coming"
    return "answered" if called[character] >= 0 else "nobody"


def _marks(view: View, character: str) -> list[MarkModel]:
    found = [
        MarkModel(mark.kind, bluff=mark.real is False) for mark in view.marks if mark.character == character
    ]
    piles = view.piles if view.phase != "over" else ()
    return found + [MarkModel("pile", gold) for name, gold in piles if name == character and gold]


def resting(view: View) -> View:
    """Return the view after a round: no seat plays or is still to come, and only kills stay marked."""
    kills = tuple(each for each in view.marks if each.kind == "killed")
    return replace(view, asked=None, turn=None, phase="over", marks=kills)


@remembered
def character_of(character: str, say: Language) -> CharacterModel:
    """Make a character with its rank and its name."""
    return CharacterModel(character, RANK[character], say(f"character-{character}"))


def by_rank(character: str) -> int:
    """Return the rank of a character, as a sort key."""
    return RANK[character]
