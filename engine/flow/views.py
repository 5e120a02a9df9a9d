"""The view that a seat has of a game, without any fact that the seat may not know."""

from functools import lru_cache

from engine.decision import Decision
from engine.flow import build, city
from engine.hooks import ACTIONS
from engine.position import Position, printed_costs
from engine.state import District, Laid, Turn
from engine.view import DistrictView, HandCard, LaidView, MarkView, SeatView, TurnView, View


def look(game: Position, decision: Decision | None, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator (`None`)."""
    state = game.state
    own = None if seat is None else game.seats[seat]
    return View(
        seat=seat,
        round=state.round,
        phase=state.phase,
        crown=state.crown,
        asked=decision.seat if decision else None,
        cast=game.cast,
        seats=_seats(game),
        deck=len(state.deck),
        target_size=city.ending_size(game),
        ending=state.ending,
        face_up=tuple(state.selection.face_up),
        rank=min(state.rank, len(game.cast)),
        calls=tuple(state.calls),
        marks=tuple(
            _mark(mark.kind, mark.character, mark.by, mark.real if mark.by == seat else None)
            for mark in state.marks
        ),
        turn=_turn(state.turn) if state.turn else None,
        hand=() if seat is None else tuple([_card(game, seat, card) for card in game.seats[seat].hand]),
        characters=tuple(own.characters) if own else (),
        beneath=tuple(card for each in own.city for card in each.beneath) if own else (),
        scores=tuple(state.scores),
        piles=tuple(state.piles.items()),
        shown=state.stack[-1].shown() if state.stack else "",
        armed=tuple(own.armed) if own else (),
        discards=len(state.discards),
        seen=state.selection.seen if own and state.selection.seen_by == seat else "",
    )


def _seats(game: Position) -> tuple[SeatView, ...]:
    shown: list[tuple[str, ...]] = [()] * len(game.seats)
    for call in game.state.calls:
        if call.seat >= 0:
            shown[call.seat] += (call.character,)
    costs = game.rules.costs
    return tuple(
        [
            _seat(
                index,
                seat.gold,
                len(seat.hand),
                tuple(seat.city),
                costs,
                size := city.size(game, index),
                size >= game.city_size,
                shown[index],
                city.defence(game, index),
                tuple(seat.laid),
            )
            for index, seat in enumerate(game.seats)
        ]
    )


@lru_cache(maxsize=4096)
def _seat(  # noqa: PLR0917 - everything that the view depends on
    index: int,
    gold: int,
    cards: int,
    districts: tuple[District, ...],
    changes: tuple[tuple[str, int], ...],
    size: int,
    completed: bool,
    characters: tuple[str, ...],
    defence: str,
    laid: tuple[Laid, ...],
) -> SeatView:
    """Return a seat as everybody sees it. Cached, because most seats don't change between views."""
    costs = printed_costs(changes)
    standing = tuple([_district(each, costs[each.card]) for each in districts])
    return SeatView(
        index,
        gold,
        cards,
        standing,
        size,
        completed,
        characters,
        defence,
        tuple(LaidView(each.card, each.gold) for each in laid),
    )


@lru_cache(maxsize=4096)
def _district(district: District, printed: int) -> DistrictView:
    """Return a district as everybody sees it. Cached, because views show the same districts many times."""
    cost = printed + district.coin
    return DistrictView(district.card, cost, district.coin, len(district.beneath), district.declared)


# Views share marks and cards, because there are few different ones.
_mark = lru_cache(maxsize=1024)(MarkView)
_hand_card = lru_cache(maxsize=1024)(HandCard)


def _turn(turn: Turn) -> TurnView:
    return TurnView(turn.seat, turn.character, turn.gathered, turn.built, build.limit(turn))


def _card(game: Position, seat: int, card: str) -> HandCard:
    if card in ACTIONS:
        return _hand_card(card, 0, "action-card")
    turn = game.state.turn
    mine = turn is not None and turn.seat == seat
    hindrance = build.hindrance(game, turn, card) if turn and mine else "not-your-turn"
    return _hand_card(card, build.price(game, seat, card), hindrance)
