"""The menus in which somebody guesses who holds a character.

cit:guess:<game>:<round>:<place>   the seats; `<place>` is that of the character in the cast
"""

from bot.controls.custom_ids import GAME, AnySelect, Control
from bot.controls.question_items import read_values
from bot.controls.requests import Guess, Request


class GuessMenu(Control[AnySelect], template=rf"cit:guess:{GAME}:(?P<round>[0-9]{{1,4}}):(?P<nth>[0-8])"):
    """A menu whose value is the number of a seat."""

    def __init__(self, game: str, of_round: int, place: int, select: AnySelect) -> None:
        """Wrap the menu of the character at this place."""
        self.game = game
        self.of_round = of_round
        self.place = place
        super().__init__(select, f"cit:guess:{game}:{of_round}:{place}")

    def request(self) -> Request:
        """To store what was picked; without a seat, to show how things stand."""
        return Guess(self.game, self.of_round, self.place, next(iter(read_values(self.values)), None))
