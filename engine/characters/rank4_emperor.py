"""Rank 4: the Emperor, who gives the crown away and takes something for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.characters.powers import Ask, seat_options, take_card
from engine.characters.rank4 import NOBLE_INCOME, CrownMover
from engine.decision import Decision, argument, pick_one, verb
from engine.flow.reactions import move_crown
from engine.hooks import Question, forestalled, spend
from engine.position import Position
from engine.state import Turn
from engine.steps import About

EMPEROR = "emperor"


class HandCrown(Ask):
    """Gives the crown away at any time of the turn; the turn can't end before that (F53)."""

    must = True

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return false if another player took the crown in the Emperor's place (F116)."""
        return not forestalled(game, turn.character)

    def most_gold(self, game: Position, turn: Turn) -> int:
        return 1


def heirs(game: Position, seat: int) -> list[int]:
    """Return the seats that may get the crown: all but the giver's and its holder's (F51)."""
    return [other for other in game.others(seat) if other != game.state.crown]


@dataclass(frozen=True, slots=True)
class GiveCrown(Question):
    """Choose the player who gets the crown, in the turn of the Emperor."""

    kind = "give-crown"

    def ask(self, game: Position) -> Decision:
        """Offer the heirs. Offer the way back too if the Emperor may choose when in the turn to act."""
        options = seat_options(heirs(game, self.seat))
        return game.question(self, options, back=game.rules.crown == "in-turn")

    def forced(self, game: Position, only: str) -> bool:
        """Return true: everybody can see that there is only one heir."""
        return True

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Move the crown; its new holder then gives gold or a card for it (F52)."""
        spend(game, self.kind)
        target = int(argument(picks[0]))
        move_crown(game, target)
        if game.rules.emperor_gift == "receiver-chooses":
            ask_gift(game, self.seat, target)
        else:
            ask_tribute(game, self.seat, target)


def ask_tribute(game: Position, seat: int, target: int) -> None:
    """Take the tribute, or ask the Emperor to choose if there are two kinds."""
    tributes = tributes_of(game, target)
    if len(tributes) == 1:
        take_tribute(game, seat, target, tributes[0])
    elif tributes:
        game.push(Tribute(seat, target))


def ask_gift(game: Position, seat: int, target: int) -> None:
    """Take the gift, or ask the new holder of the crown if there is a choice."""
    held = game.seats[target]
    possible = len(held.hand) + bool(held.gold)
    if possible == 1:
        give(game, seat, target, gifts_of(game, target)[0])
    elif possible:
        # Ask even if all cards are equal: others would learn that if the question were missing.
        game.push(CrownGift(target, seat))


@dataclass(frozen=True, slots=True)
class CrownGift(Question):
    """Choose the gift to the Emperor for the crown."""

    kind = "crown-gift"

    emperor: int

    def about(self) -> About:
        return About(target=self.emperor)

    def ask(self, game: Position) -> Decision:
        return game.question(self, gifts_of(game, self.seat))

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        give(game, self.emperor, self.seat, picks[0])


def gifts_of(game: Position, seat: int) -> list[str]:
    """Return the options for the gift of a seat that got the crown."""
    held = game.seats[seat]
    return [*(["give:gold"] if held.gold else []), *pick_one(held.hand)]


def give(game: Position, seat: int, target: int, gift: str) -> None:
    """Give the chosen gift of `target` to the Emperor."""
    if verb(gift) == "give":
        take_tribute(game, seat, target, "gold")
    else:
        take_card(game, seat, target, argument(gift), EMPEROR)


@dataclass(frozen=True, slots=True)
class LateCrown(Question):
    """Choose the player who gets the crown of a killed Emperor, when the round ends (F50)."""

    kind = "late-crown"

    def ask(self, game: Position) -> Decision:
        return game.question(self, seat_options(heirs(game, self.seat)))

    def forced(self, game: Position, only: str) -> bool:
        """Return true: everybody can see that there is only one heir."""
        return True

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        move_crown(game, int(argument(picks[0])))


@dataclass(frozen=True, slots=True)
class Tribute(Question):
    """Choose the tribute of the new holder of the crown."""

    kind = "tribute"
    most_gold = 1

    target: int

    def about(self) -> About:
        return About(target=self.target)

    def ask(self, game: Position) -> Decision:
        return game.question(self, [f"take:{what}" for what in tributes_of(game, self.target)])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        take_tribute(game, self.seat, self.target, argument(picks[0]))


def tributes_of(game: Position, seat: int) -> list[str]:
    """Return the kinds of tribute that a seat can give: gold, cards, both or none (F52)."""
    held = game.seats[seat]
    return [what for what, has in (("gold", held.gold), ("cards", held.hand)) if has]


def take_tribute(game: Position, seat: int, target: int, what: str) -> None:
    """Take one gold, or one card at random, which only these two seats see."""
    if what == "gold":
        game.take_gold(seat, target, 1, EMPEROR)
    else:
        take_card(game, seat, target, game.state.rng.pick(game.seats[target].hand), EMPEROR)


HAND_CROWN = HandCrown(GiveCrown)


class Emperor(CrownMover):
    """One gold for each noble district; gives the crown to somebody and takes a gold or a card for it."""

    id = EMPEROR
    powers = (HAND_CROWN, NOBLE_INCOME)

    def began(self, game: Position, turn: Turn) -> None:
        if game.rules.crown == "on-call" and HAND_CROWN.ready(game, turn):
            HAND_CROWN.use(game, turn)

    def move_late(self, game: Position, seat: int) -> None:
        game.push(LateCrown(seat))
