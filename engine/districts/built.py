"""Districts that act once, at the moment when they are built.

They do so for whoever has them built, a Magistrate who confiscates them included (F34), but not for who
gets them in an exchange or by seizing them (F80).
"""

from collections.abc import Sequence

from engine.decision import Decision, argument
from engine.flow.city import check_all_completed
from engine.hooks import SIZE_CHANGES, WEIGHT, WHEN_BUILT, Question
from engine.position import Position
from engine.state import Step

BELL, LIGHT = "bell_tower", "lighthouse"

# Monument: two districts when it comes to completing a city, one for everything else (F83).
WEIGHT["monument"] = 2

# Bell Tower: while it stands and its owner said so, a city is complete with one district less (F86).
SIZE_CHANGES[BELL] = -1


class BellTower(Question):
    """Choose whether the game shall end earlier."""

    kind = "bell-tower"

    def ask(self, game: Position, step: Step) -> Decision:
        """Yes or no, now or never."""
        return game.question(step, ("yes", "no"))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Remember it with the district; cities may be complete by that alone (F87)."""
        rung = picks[0] == "yes"
        game.tell(self.kind, seat=step.seat, rung=rung)
        if rung:
            city = game.seats[step.seat].city
            tower = game.find(step.seat, BELL)
            city[city.index(tower)] = tower._replace(declared=True)
            check_all_completed(game)


def _bell_tower(game: Position, seat: int) -> None:
    """Ask at once."""
    game.push(Step("bell-tower", seat, BELL))


class Lighthouse(Question):
    """Choose a card of the whole deck, or none (F114)."""

    kind = "lighthouse"

    def ask(self, game: Position, step: Step) -> Decision:
        """Each name that is in the deck, in an order that says nothing about the deck's."""
        names = sorted(set(game.state.deck))
        return game.question(step, [*(f"card:{card}" for card in names), "no"])

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take it and shuffle the rest; shuffle also if nothing is taken."""
        card = argument(picks[0])
        if card:
            game.state.deck.remove(card)
            game.seats[step.seat].hand.append(card)
        game.state.rng.shuffle(game.state.deck)
        game.tell("searched-deck", seat=step.seat, count=int(card != ""))
        if card:
            game.whisper(step.seat, "drew", cards=(card,))


def _lighthouse(game: Position, seat: int) -> None:
    """Let its builder look through the deck, if there is one."""
    if game.state.deck:
        game.tell("looks-through-deck", seat=seat)
        game.whisper(seat, "saw-deck", cards=tuple(sorted(game.state.deck)))
        game.push(Step("lighthouse", seat, LIGHT))


WHEN_BUILT[BELL] = _bell_tower
WHEN_BUILT[LIGHT] = _lighthouse
