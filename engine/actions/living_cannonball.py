"""The Living Cannonball: a district makes way for a more valuable one."""

from collections.abc import Sequence

import engine.events as events
from engine.decision import Decision, argument
from engine.flow import actions, build
from engine.flow.city import check_completed, district_options
from engine.flow.ruin import ruin
from engine.hooks import CHARACTERS, IDENTICAL_ALLOWED, WHEN_BUILT, Action, Question
from engine.position import Position
from engine.state import District, Step, Turn


def replacements(game: Position, turn: Turn, old: District) -> list[str]:
    """The cards of the hand that may take the place of a district (F120).

    They cost more, coin included, and the difference is in the stash. Whatever forbids building a card
    forbids this too, and so does the character that can't build (F67).
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
    """Whether the card is only allowed by the very district that would go."""
    if old.card not in IDENTICAL_ALLOWED or CHARACTERS[turn.character].repeats:
        return False
    return game.has(turn.seat, card)


def replaceable(game: Position, turn: Turn) -> list[District]:
    """The districts of the own city for which the hand has a replacement."""
    return [each for each in game.seats[turn.seat].city if replacements(game, turn, each)]


class LivingCannonball(Action):
    """Replace a district of one's city by a more valuable one from the hand, for the difference in cost.

    It is no paid build, so it is free of the limit, warrants (F36), tax and refund (F65).
    """

    id = "living_cannonball"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether any district can be replaced."""
        return bool(replaceable(game, turn))

    def play(self, game: Position, turn: Turn) -> None:
        """Ask which."""
        game.push(Step("cannonball", turn.seat, card=self.id))


class Cannonball(Question):
    """Choose the district that goes."""

    kind = "cannonball"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every district of the own city that can be replaced."""
        options = district_options(replaceable(game, game.turn))
        return game.question(step, list(options), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the card that comes."""
        chosen = district_options(replaceable(game, game.turn))[picks[0]]
        game.push(Step("cannonball-card", step.seat, card=chosen.card, gold=game.cost(chosen)))


class CannonballCard(Question):
    """Choose the card that takes the place of the district (`gold` is what the district cost)."""

    kind = "cannonball-card"

    def ask(self, game: Position, step: Step) -> Decision:
        """The cards of the hand that cost more, each name once."""
        cards = replacements(game, game.turn, _chosen(game, step))
        return game.question(step, [f"card:{card}" for card in cards], back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay the difference; the old district goes under the deck, its coin to the bank."""
        card, old = argument(picks[0]), _chosen(game, step)
        gold = game.costs[card] - game.cost(old)
        actions.discard(game, step.seat, LivingCannonball.id)
        game.pay(step.seat, gold)
        game.seats[step.seat].hand.remove(card)
        ruin(game, step.seat, old)
        game.settle(step.seat, District(card))
        game.tell(events.Replaced, seat=step.seat, card=card, old=old.card, gold=gold)
        check_completed(game, step.seat)
        if card in WHEN_BUILT:
            WHEN_BUILT[card](game, step.seat)


def _chosen(game: Position, step: Step) -> District:
    """The district that goes; of two that are alike in name and cost, the first."""
    city = game.seats[step.seat].city
    return next(each for each in city if each.card == step.card and game.cost(each) == step.gold)
