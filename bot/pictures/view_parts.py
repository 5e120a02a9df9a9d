"""The parts that the pictures of a game share: cards, cities, ranks and hands, as a view shows them."""

from collections.abc import Sequence

from bot.pictures.models import (
    Card,
    Character,
    City,
    HeldCard,
    HeldState,
    Mark,
    Rank,
    RankState,
    Result,
)
from bot.words import variants
from bot.words.language import Language, remembered
from bot.words.names import plain
from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS, KINDS
from engine.state import Score
from engine.view import DistrictView, HandCard, LaidView, SeatView, View

_COMPLETED = ("first-completed", "completed")
_CLOSED: dict[RankState, RankState] = {"now": "answered", "coming": "nobody"}
_STATES: dict[str, HeldState] = {
    "": "now",
    "too-expensive": "gold",
    "identical": "there",
    "not-your-turn": "held",
    "action-card": "held",
}
_KINDS = (*KINDS, "none")


def result_of(view: View, score: Score, place: int, names: Sequence[str], language: Language) -> Result:
    """Make a line of the end: the city of a score, its place, and the points that it is made of."""
    city = city_of(view, view.seats[score.seat], names, language, plays=place == 1)
    lines = dict(score.lines)
    parts = {
        "districts": lines.pop("districts", 0),
        "complete": sum(lines.pop(line, 0) for line in _COMPLETED),
        "five-types": lines.pop("five-types", 0),
        "unique": sum(points for name, points in score.lines if name in lines),
    }
    made_of = tuple((name, points) for name, points in parts.items() if points)
    return Result(place, city, score.total, made_of, score.seat)


def city_of(view: View, seat: SeatView, names: Sequence[str], language: Language, *, plays: bool) -> City:
    """Make a player's city with its hand's size, gold and characters; `plays` lights it."""
    nameless = language("player-unnamed", number=seat.seat + 1)
    districts = [district_of(each, language) for each in seat.city]
    cards = districts + [laid_of(each, language) for each in seat.laid]
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
        characters=tuple(character_of(each, language) for each in sorted(seat.characters, key=by_rank)),
        districts=tuple(sorted(cards, key=lambda card: (_KINDS.index(card.kind), card.cost or 0))),
        points=sum(each.cost + DISTRICTS[each.card].bonus for each in seat.city),
    )


@remembered
def district_of(district: DistrictView, language: Language) -> Card:
    """Make a built district, with what lies on it and beneath it."""
    card = card_of(district.card, district.cost, language)
    return Card(
        card.kind,
        card.names,
        card.cost,
        coin=district.coin > 0,
        cards=district.beneath,
        declared=district.declared,
        id=card.id,
    )


def laid_of(laid: LaidView, language: Language) -> Card:
    """Make a card that lies in a city and is no district of it."""
    card = card_of(laid.card, 0, language)
    return Card(card.kind, card.names, gold=laid.gold, id=card.id)


@remembered
def card_of(card: str, cost: int, language: Language) -> Card:
    """Make a card; one that is no district, or on which no cost is printed, has none."""
    printed = DISTRICTS.get(card)
    name = language(f"district-{card}")
    short = language.form(f"district-{card}", "short")
    return Card(
        printed.kind if printed else "none",
        (name, short) if short else (name,),
        cost if printed and printed.cost is not None else None,
        id=card,
    )


def held_of(card: HandCard, view: View, language: Language, switches: tuple[str, ...]) -> HeldCard:
    """Make a card of the reader's hand: whether it can be built now, and if not, why."""
    gold = 0 if view.seat is None else view.seats[view.seat].gold
    state = "ready" if card.card in view.armed else _STATES.get(card.hindrance, "no")
    missing = max(0, card.cost - gold) if state == "gold" else 0
    if state == "gold" and not missing:
        state = "no"
    plain = card.card in DISTRICTS and DISTRICTS[card.card].kind in COLOURED
    return HeldCard(
        card_of(card.card, card.cost, language),
        state,
        missing,
        language(f"picture-reason-{state}", missing=missing) if state != "held" else "",
        "" if plain else variants.effect(language, card.card, switches),
    )


def ranks_of(view: View, language: Language) -> tuple[Rank, ...]:
    """Make the row of ranks: each character of the cast, its state and its open marks."""
    called = {call.character: call.seat for call in view.calls}
    return tuple(
        Rank(
            character_of(each, language),
            _state(view, each, called),
            tuple(_marks(view, each)),
        )
        for each in sorted(view.cast, key=by_rank)
    )


def _state(view: View, character: str, called: dict[str, int]) -> RankState:
    if character in view.face_up:
        return "out"
    if view.turn is not None and view.turn.character == character:
        return "now"
    if character not in called:
        return "coming"
    return "answered" if called[character] >= 0 else "nobody"


def _marks(view: View, character: str) -> list[Mark]:
    """Find the marks on a character; only the player who laid several sees which are bluffs."""
    found = [Mark(mark.kind, bluff=mark.real is False) for mark in view.marks if mark.character == character]
    return found + [Mark("pile", gold) for name, gold in view.piles if name == character and gold]


def closed(rank: Rank) -> Rank:
    """Make a rank as it stands when the round is over: nobody is to come, only a kill is told."""
    marks = tuple(mark for mark in rank.marks if mark.kind == "killed")
    return Rank(rank.character, _CLOSED.get(rank.state, rank.state), marks)


@remembered
def character_of(character: str, language: Language) -> Character:
    """Make a character with its rank and its name."""
    return Character(character, RANK[character], language(f"character-{character}"))


def by_rank(character: str) -> int:
    """Return the key that sorts characters by rank."""
    return RANK[character]
