"""The Ticket Wagon: other players buy cards, and its owner may take their gold."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.decision import Decision, numbered, pick_one
from engine.flow import actions
from engine.hooks import Action, Drawn, Power, Question, spend
from engine.position import Position
from engine.state import Laid, Turn
from engine.steps import About

WAGON = "ticket_wagon"
PRICE = 1
WAGON_CARDS = 3


def _key(wagon: Laid) -> str:
    """Return the name under which a turn records the use of this wagon."""
    return f"ticket-wagon-{wagon.number}"


def wagons(game: Position, turn: Turn) -> dict[str, tuple[int, Laid]]:
    """Return the wagons of other seats that are unused in this turn, each with its seat, by option."""
    laid = [(seat, each) for seat in game.others(turn.seat) for each in game.seats[seat].laid]
    found = [(seat, each) for seat, each in laid if each.card == WAGON]
    names = numbered(f"wagon:{seat}" for seat, _ in found)
    options = zip(names, found, strict=True)
    return {name: (seat, wagon) for name, (seat, wagon) in options if _key(wagon) not in turn.used}


class WagonPower(Power):
    """Lets a player use the wagons of others, each once in a turn."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return game.seats[turn.seat].gold >= PRICE and bool(game.state.deck) and bool(wagons(game, turn))

    def use(self, game: Position, turn: Turn) -> None:
        game.push(ChooseWagon(turn.seat))


class TicketWagon(Action):
    """Lies in front of its player until they take the gold or the game ends (F119). Only others use it."""

    id = WAGON
    returns = "game"
    lends = (WagonPower("ticket-wagon"),)

    def ready(self, game: Position, turn: Turn) -> bool:
        return True

    def play(self, game: Position, turn: Turn) -> None:
        actions.lay(game, turn.seat, self.id)


@dataclass(frozen=True, slots=True)
class ChooseWagon(Question):
    """Choose the wagon to use."""

    kind = "ticket-wagon"

    def ask(self, game: Position) -> Decision:
        return game.question(self, list(wagons(game, game.turn)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Put the gold on the wagon and draw. Afterwards always ask its owner whether to take the gold."""
        owner, wagon = wagons(game, game.turn)[picks[0]]
        laid = game.seats[owner].laid
        paid = laid[laid.index(wagon)] = wagon._replace(gold=wagon.gold + PRICE)
        spend(game, _key(wagon))
        game.pay(self.seat, PRICE)
        game.tell(events.UsedWagon, seat=self.seat, target=owner, gold=paid.gold)
        game.push(WagonGold(owner, self.seat, paid.gold))
        game.push(WagonCard(self.seat, tuple(game.draw(WAGON_CARDS)), owner))


@dataclass(frozen=True, slots=True)
class WagonCard(Drawn):
    """Choose which of the drawn cards to keep, if any."""

    kind = "wagon-card"

    owner: int

    def about(self) -> About:
        return About(WAGON, self.owner)

    def ask(self, game: Position) -> Decision:
        return game.question(self, [*pick_one(self.cards), "none"])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        kept, rest = self.split([pick for pick in picks if pick != "none"])

        game.seats[self.seat].hand += kept
        game.bury(rest)
        game.tell(events.BoughtCards, seat=self.seat, count=len(self.cards), kept=len(kept), reason=WAGON)
        if kept:
            game.whisper(self.seat, events.Kept, cards=tuple(kept))


@dataclass(frozen=True, slots=True)
class WagonGold(YesOrNo):
    """Asks the owner after each use whether to take the gold. If so, the wagon goes under the deck."""

    kind = "wagon-gold"

    rider: int
    gold: int

    def about(self) -> About:
        return About(WAGON, self.rider, self.gold)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        if picks[0] == "no":
            return
        # If two wagons used in this turn have equal gold, either will do.
        used = game.turn.used
        lying = game.seats[self.seat].laid
        wagon = next(each for each in lying if each.gold == self.gold and _key(each) in used)
        game.gain(self.seat, wagon.gold, WAGON)
        actions.remove(game, self.seat, [wagon])
