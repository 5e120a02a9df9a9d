"""Views made by hand, for questions to computer players."""

from engine import View
from engine.cards.districts import DISTRICTS
from engine.decision import Decision
from engine.setup.sets import FIRST_GAME
from engine.view import DistrictView, HandCard, SeatView


def seat(
    number: int, gold: int = 2, cards: int = 2, city: tuple[str, ...] = (), size: int | None = None
) -> SeatView:
    districts = tuple(DistrictView(card, DISTRICTS[card].cost or 0, 0, 0, False) for card in city)
    count = len(city) if size is None else size
    return SeatView(number, gold, cards, districts, count, count >= 7, ())


def hand_card(card: str, gold: int, city: tuple[str, ...]) -> HandCard:
    price = DISTRICTS[card].cost or 0
    return HandCard(card, price, "identical" if card in city else "" if price <= gold else "too-expensive")


def view(
    gold: int = 2,
    hand: tuple[str, ...] = (),
    city: tuple[str, ...] = (),
    others: tuple[SeatView, ...] = (),
    face_up: tuple[str, ...] = (),
) -> View:
    """Seat 0 of a game of four, in its turn after gathering."""
    rivals = {each.seat: each for each in others}
    return View(
        seat=0,
        round=3,
        phase="turns",
        crown=1,
        asked=0,
        cast=FIRST_GAME.characters,
        seats=(seat(0, gold, len(hand), city), *(rivals.get(n) or seat(n) for n in (1, 2, 3))),
        deck=30,
        target_size=7,
        ending=False,
        face_up=face_up,
        rank=4,
        calls=(),
        marks=(),
        turn=None,
        hand=tuple(hand_card(card, gold, city) for card in hand),
        characters=("king",),
        beneath=(),
        scores=(),
    )


def ask(
    kind: str, *options: str, minimum: int = 1, maximum: int = 1, target: int = -1, card: str = ""
) -> Decision:
    return Decision(7, 0, kind, options, minimum, maximum, card=card, target=target)
