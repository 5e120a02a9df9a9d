"""Building: the cards that may be built, their prices, the ways of paying, and the effects."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

import engine.events as events
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument
from engine.flow.city import check_completed
from engine.hooks import (
    ACTIONS,
    CHARACTERS,
    MARKS,
    PAYING_WAYS,
    UNIQUE_DISTRICTS,
    Character,
    MarkRule,
    PayingWay,
    Question,
    acting,
    having,
    listeners,
)
from engine.position import Position
from engine.state import Build, District, Turn
from engine.steps import About


@cache
def _particular() -> frozenset[str]:
    """Return the cards with their own building rules or ways of paying, and the action cards."""
    return having("buildable").union(having("own_way"), ACTIONS)


# Cached, because they never change. Reading the cache takes a third of the time.
_plain, _build = cache(District), cache(Build)

_BENDING = frozenset(("way", "repeats", "price_change"))
"""The hooks of districts in the city that change the buildable cards or their prices."""


def price(game: Position, seat: int, card: str) -> int:
    """Return the price, in gold, of building the card for this seat now."""
    cost = game.costs[card]
    for district in acting(game, seat, "price_change"):
        cost += district.price_change(card)
    return cost


def limit(turn: Turn) -> int:
    """Return how many districts that count towards the limit may be built in this turn."""
    character = CHARACTERS[turn.character]
    return character.limit + turn.extra if character.builds else 0


def within_limit(turn: Turn) -> bool:
    """Return whether one more district that counts may be built in this turn."""
    return turn.built < limit(turn)


def counts(turn: Turn, card: str) -> bool:
    """Return whether building this card counts towards the limit."""
    return card not in having("counts") and DISTRICTS[card].kind not in CHARACTERS[turn.character].exempts


def forbidden(game: Position, turn: Turn, card: str) -> str:
    """Return why the rules forbid building this card, whatever the limit; empty if they don't."""
    if not CHARACTERS[turn.character].builds:
        return "character-never-builds"
    if not buildable(game, turn.seat, card):
        return "card-forbids"
    if game.has(turn.seat, card) and not _may_repeat(game, turn):
        return "identical"
    return ""


def buildable(game: Position, seat: int, card: str) -> bool:
    """Return whether the card's own rule lets this city have it; action cards are never built (F122)."""
    if card in ACTIONS:
        return False
    return card not in having("buildable") or UNIQUE_DISTRICTS[card].buildable(game, seat)


def _may_repeat(game: Position, turn: Turn) -> bool:
    if CHARACTERS[turn.character].repeats:
        return True
    return any(each.repeats(game, turn.seat) for each in acting(game, turn.seat, "repeats"))


def hindrance(game: Position, turn: Turn, card: str) -> str:
    """Return why the card can't be built at this point of the turn; empty if it can."""
    if not turn.gathered:
        return "gather-first"
    if reason := forbidden(game, turn, card):
        return reason
    if not within_limit(turn) and counts(turn, card):
        return "limit"
    return "" if payable(game, turn, card) else "too-expensive"


def payable(game: Position, turn: Turn, card: str) -> bool:
    """Return whether there is a way to pay for the card."""
    cost = price(game, turn.seat, card)
    return cost <= game.seats[turn.seat].gold or bool(ways(game, turn, card, cost))


def ways(game: Position, turn: Turn, card: str, cost: int) -> list[str]:
    """Return all ways in which the card could be paid for now."""
    found = ["gold"] if cost <= game.seats[turn.seat].gold else []
    names = CHARACTERS[turn.character].ways(game, turn, card, cost)
    if card in having("own_way"):
        names += (UNIQUE_DISTRICTS[card].own_way,)
    for district in acting(game, turn.seat, "way"):
        names += (district.way,)
    if names:
        found += [name for name in dict.fromkeys(names) if PAYING_WAYS[name].ready(game, turn, card, cost)]
    return found


def bends(game: Position, turn: Turn, card: str) -> bool:
    """Return whether this turn may bring another way of paying for the card, or another price."""
    if card in having("own_way") or type(CHARACTERS[turn.character]).ways is not Character.ways:
        return True
    seat, bending = game.seats[turn.seat], having("way") | having("price_change")
    before = seat.hand if limit(turn) - turn.built > 1 or not counts(turn, card) else ()
    return not bending.isdisjoint((*before, *(district.card for district in seat.city)))


def offer(game: Position, turn: Turn, cards: Collection[str]) -> list[str]:
    """Return the options of building one of these cards after gathering, as if they were in the hand.

    The result agrees with `hindrance`, but checks that are the same for most cards run only once.
    """
    character = CHARACTERS[turn.character]
    within = within_limit(turn)
    possible = within or character.exempts or not having("counts").isdisjoint(cards)
    if not (possible and character.builds):
        return []
    city = game.standing[turn.seat]
    plainly, standing = within and character.builds_plainly and city.hooks.isdisjoint(_BENDING), city.names
    gold, costs, particular = game.seats[turn.seat].gold, game.costs, _particular()
    options: list[str] = []
    for card in cards:
        if plainly and card not in particular:
            if card in standing or costs[card] > gold:
                continue
        elif (plainly and card in standing) or hindrance(game, turn, card):
            continue
        option = f"build:{card}"
        if option not in options:
            options.append(option)
    return options


def begin(game: Position, turn: Turn, card: str) -> None:
    """Build a card of the hand: pay in the only way, or ask how to pay."""
    cost = price(game, turn.seat, card)
    possible = ways(game, turn, card, cost)
    if len(possible) == 1 and not PAYING_WAYS[possible[0]].confirm:
        PAYING_WAYS[possible[0]].pay(game, turn, card, cost)
    else:
        game.push(Pay(turn.seat, card, cost))


def simple(game: Position, turn: Turn, card: str) -> bool:
    """Return whether only gold can pay for the card, and building it has no other effect."""
    marks = game.marks_on(turn.character)
    if card in having("built") or any(type(MARKS[each.kind]).paid is not MarkRule.paid for each in marks):
        return False
    return ways(game, turn, card, price(game, turn.seat, card)) == ["gold"]


@dataclass(frozen=True, slots=True)
class Pay(Question):
    """Choose how to pay for a district."""

    kind = "pay"

    card: str
    price: int

    def about(self) -> About:
        return About(self.card, gold=self.price)

    def ask(self, game: Position) -> Decision:
        options = [f"pay:{way}" for way in ways(game, game.turn, self.card, self.price)]
        return game.question(self, options, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        PAYING_WAYS[argument(picks[0])].pay(game, game.turn, self.card, self.price)


class Gold(PayingWay):
    """The plain way: gold from the stash."""

    name = "gold"

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        return price <= game.seats[turn.seat].gold

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        paid(game, turn, card, price)


def paid(game: Position, turn: Turn, card: str, gold: int) -> None:
    """Take the gold and the card, and build. A mark may delay the first paid build of a turn (F21)."""
    game.seats[turn.seat].gold -= gold
    turn.spent += gold
    turn.paid += 1
    _play_card(game, turn, card)
    if turn.paid == 1 and game.state.marks:
        for mark in game.marks_on(turn.character):
            if MARKS[mark.kind].paid(game, turn, mark.by, card, gold):
                return
    place(game, turn.seat, card, gold)


def unpaid(game: Position, turn: Turn, card: str) -> None:
    """Build a card of the hand without paying, because something else was destroyed or given for it."""
    _play_card(game, turn, card)
    place(game, turn.seat, card, 0)


def _play_card(game: Position, turn: Turn, card: str) -> None:
    """Take the card out of the hand that holds it. If the card counts towards the limit, count it."""
    if turn.aside:
        owner, turn.aside = turn.aside.about().target, None
        game.seats[owner].hand.remove(card)
        game.tell(events.BuiltFromHand, seat=turn.seat, target=owner, card=card)
        return
    game.seats[turn.seat].hand.remove(card)
    if counts(turn, card):
        turn.built += 1


def spare(game: Position, turn: Turn, card: str) -> list[str]:
    """Return the other cards of the hand while this card is being built; they may pay for it."""
    hand = game.seats[turn.seat].hand.copy()
    if not turn.aside:
        hand.remove(card)
    return hand


def place(game: Position, seat: int, card: str, gold: int) -> None:
    """Put a built district into a city, with all effects of building."""
    game.settle(seat, _plain(card))
    game.state.builds.append(_build(card, seat, game.turn.character))
    game.tell(events.Built, seat=seat, card=card, gold=gold)
    check_completed(game, seat)
    when_built(game, seat, card)
    for character in listeners(game.cast, "built"):
        character.built(game, seat, card)


def when_built(game: Position, seat: int, card: str) -> None:
    """Run the effect of a district that acts once, when it is built."""
    if card in having("built"):
        UNIQUE_DISTRICTS[card].built(game, seat)
