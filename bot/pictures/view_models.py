"""From a view to what the pictures of a game show. A view has only what its reader may know."""

from collections.abc import Iterable, Sequence

from bot.pictures.incomes import income
from bot.pictures.models import (
    BoardPicture,
    Candidate,
    Card,
    Character,
    City,
    DraftPicture,
    EndPicture,
    HandPicture,
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
from engine.cards.districts import DISTRICTS, KINDS
from engine.setup.rules import Rules
from engine.state import Score
from engine.view import DistrictView, HandCard, LaidView, SeatView, View

_KINDS = (*KINDS, "none")
_STATES: dict[str, HeldState] = {
    "": "now",
    "too-expensive": "gold",
    "identical": "there",
    "not-your-turn": "held",
    "action-card": "held",
}
_CLOSED: dict[RankState, RankState] = {"now": "answered", "coming": "nobody"}
# How many letters of an effect a picture of the draft has room for.
_EFFECT = 100
_COMPLETED = ("first-completed", "completed")


def board_picture(
    view: View, names: Sequence[str], language: Language, *, finished: bool = False
) -> BoardPicture:
    """Make a picture of the table; `names` are those of the seats, as they come.

    A `finished` board is a page that was played: nobody plays now, nobody is to come, no mark is open.
    """
    ranks = _ranks(view, language)
    if finished:
        ranks = tuple(_closed(rank) for rank in ranks)
    playing = view.asked if view.turn is None else view.turn.seat
    cities = (
        _city(view, seat, names, language, plays=seat.seat == playing and not finished) for seat in view.seats
    )
    return BoardPicture(ranks, tuple(cities))


def hand_picture(view: View, language: Language) -> HandPicture:
    """Make a picture of the reader's hand. A spectator has none: it asks for a seat's view."""
    assert view.seat is not None
    gold, turn = view.seats[view.seat].gold, view.turn
    mine = turn is not None and turn.seat == view.seat
    cards = tuple(_held(card, gold, view, language) for card in view.hand)
    occurring = {card.state for card in cards}
    states: tuple[HeldState, ...] = ("now", "ready", "gold", "there", "no")
    return HandPicture(
        title=language("picture-hand"),
        gold=gold,
        cards=cards,
        characters=tuple(_character(each, language) for each in sorted(view.characters, key=_by_rank)),
        building=(turn.built, turn.limit) if turn is not None and mine else None,
        legend=tuple((state, language(f"picture-legend-{state}")) for state in states if state in occurring),
    )


def draft_picture(
    view: View, offered: Iterable[str], language: Language, rules: Rules | None = None
) -> DraftPicture:
    """Make a picture of the characters that the reader is offered, by their ids."""
    switches = variants.differing(rules or Rules())
    city = [each.card for each in view.seats[view.seat].city] if view.seat is not None else []
    candidates = tuple(
        Candidate(
            _character(each, language),
            variants.short_effect(language, each, switches, _EFFECT),
            income(each, city, rules or Rules()),
        )
        for each in sorted(offered, key=_by_rank)
    )
    known = sorted({each for each in (*view.face_up, view.seen) if each}, key=_by_rank)
    return DraftPicture(
        language("picture-choose"),
        candidates,
        language("picture-out-title"),
        tuple(_character(each, language) for each in known),
    )


def end_picture(view: View, names: Sequence[str], language: Language) -> EndPicture:
    """Make a picture of the scores of a game that is over."""
    scores = view.scores
    return EndPicture(tuple(_result(view, score, score.place(scores), names, language) for score in scores))


def _result(view: View, score: Score, place: int, names: Sequence[str], language: Language) -> Result:
    city = _city(view, view.seats[score.seat], names, language, plays=place == 1)
    lines = dict(score.lines)
    parts = {
        "districts": lines.pop("districts", 0),
        "complete": sum(lines.pop(line, 0) for line in _COMPLETED),
        "five-types": lines.pop("five-types", 0),
        "unique": sum(points for name, points in score.lines if name in lines),
    }
    return Result(place, city, score.total, tuple((name, points) for name, points in parts.items() if points))


def _city(view: View, seat: SeatView, names: Sequence[str], language: Language, *, plays: bool) -> City:
    nameless = language("player-unnamed", number=seat.seat + 1)
    cards = [_district(each, language) for each in seat.city] + [_laid(each, language) for each in seat.laid]
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
        characters=tuple(_character(each, language) for each in sorted(seat.characters, key=_by_rank)),
        districts=tuple(sorted(cards, key=lambda card: (_KINDS.index(card.kind), card.cost or 0))),
    )


@remembered
def _district(district: DistrictView, language: Language) -> Card:
    card = _card(district.card, district.cost, language)
    return Card(
        card.kind,
        card.names,
        card.cost,
        coin=district.coin > 0,
        cards=district.beneath,
        declared=district.declared,
    )


def _laid(laid: LaidView, language: Language) -> Card:
    card = _card(laid.card, 0, language)
    return Card(card.kind, card.names, gold=laid.gold)


@remembered
def _card(card: str, cost: int, language: Language) -> Card:
    """Make a card; one that is no district, or on which no cost is printed, has none."""
    printed = DISTRICTS.get(card)
    name = language(f"district-{card}")
    short = language.form(f"district-{card}", "short")
    return Card(
        printed.kind if printed else "none",
        (name, short) if short else (name,),
        cost if printed and printed.cost is not None else None,
    )


def _held(card: HandCard, gold: int, view: View, language: Language) -> HeldCard:
    state = "ready" if card.card in view.armed else _STATES.get(card.hindrance, "no")
    missing = max(0, card.cost - gold) if state == "gold" else 0
    if state == "gold" and not missing:
        state = "no"
    return HeldCard(_card(card.card, card.cost, language), state, missing)


def _ranks(view: View, language: Language) -> tuple[Rank, ...]:
    called = {call.character: call.seat for call in view.calls}
    return tuple(
        Rank(
            _character(each, language),
            _state(view, each, called),
            tuple(_marks(view, each)),
        )
        for each in sorted(view.cast, key=_by_rank)
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
    """Find the marks on a character; who laid several and knows which one counts sees the bluffs."""
    found = [Mark(mark.kind, bluff=mark.real is False) for mark in view.marks if mark.character == character]
    return found + [Mark("pile", gold) for name, gold in view.piles if name == character and gold]


def _closed(rank: Rank) -> Rank:
    marks = tuple(mark for mark in rank.marks if mark.kind == "killed")
    return Rank(rank.character, _CLOSED.get(rank.state, rank.state), marks)


@remembered
def _character(character: str, language: Language) -> Character:
    return Character(character, RANK[character], language(f"character-{character}"))


def _by_rank(character: str) -> int:
    return RANK[character]
