"""The Living Cannonball, which replaces a district by a more expensive one."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, argument
from engine.flow import actions, build
from engine.flow.city import check_completed, district_options
from engine.flow.reactions import ruin
from engine.hooks import CHARACTERS, Action, Question, having
from engine.position import Position
from engine.state import District, Turn
from engine.steps import About


def replacements(game: Position, turn: Turn, old: District) -> list[str]:
    """Return the cards of the hand that may replace a district (F120).

    Each costs more than the district with its coin, and the stash covers the difference. The rules must allow
    building the card now, so a character that can't build has no replacements (F67).
    """
    cost = game.cost(old)
    most = cost + game.seats[turn.seat].gold
    return [
        card
        for card in dict.fromkeys(game.seats[turn.seat].hand)
        if cost < game.costs.get(card, 0) <= most
        and not build.forbidden(game, turn, card)
        and not _needs(game, turn, old, card)
    ]


def _needs(game: Position, turn: Turn, old: District, card: str) -> bool:
    """Return whether the card is a second copy, which only the replaced district allows."""
    if old.card not in having("repeats") or CHARACTERS[turn.character].repeats:
        return False
    return game.has(turn.seat, card)


def replaceable(game: Position, turn: Turn) -> list[District]:
    """Return the districts of the player's city for which the hand has a replacement."""
    return [each for each in game.seats[turn.seat].city if replacements(game, turn, each)]


class LivingCannonball(Action):
    """Replaces a district by a more expensive one from the hand, for the difference in cost.

    It isn't a paid build: building limit, warrants (F36), tax and refund (F65) don't apply.
    """

    id = "living_cannonball"

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(replaceable(game, turn))

    def play(self, game: Position, turn: Turn) -> None:
        game.push(Cannonball(turn.seat))


@dataclass(frozen=True, slots=True)
class Cannonball(Question):
    """Choose the district to replace."""

    kind = "cannonball"

    def about(self) -> About:
        return About(LivingCannonball.id)

    def ask(self, game: Position) -> Decision:
        options = district_options(game, self.seat, replaceable(game, game.turn))
        return game.question(self, list(options), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        chosen = district_options(game, self.seat)[picks[0]]
        game.push(CannonballCard(self.seat, chosen.card, game.cost(chosen)))


@dataclass(frozen=True, slots=True)
class CannonballCard(Question):
    """Choose the card that replaces the district `card`, which costs `cost` gold."""

    kind = "cannonball-card"

    card: str
    cost: int

    def about(self) -> About:
        return About(self.card, gold=self.cost)

    def ask(self, game: Position) -> Decision:
        cards = replacements(game, game.turn, self._chosen(game))
        return game.question(self, [f"card:{card}" for card in cards], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Pay the difference. The old district goes under the deck, and its coin to the bank."""
        card, old = argument(picks[0]), self._chosen(game)
        gold = game.costs[card] - game.cost(old)
        actions.discard(game, self.seat, LivingCannonball.id)
        game.pay(self.seat, gold)
        game.seats[self.seat].hand.remove(card)
        game.tell(events.Replaced, seat=self.seat, card=card, old=old.card, gold=gold)
        ruin(game, self.seat, old)
        game.settle(self.seat, District(card))
        check_completed(game, self.seat)
        build.when_built(game, self.seat, card)

    def _chosen(self, game: Position) -> District:
        """Return the first district with this name and cost."""
        city = game.seats[self.seat].city
        return next(each for each in city if each.card == self.card and game.cost(each) == self.cost)
