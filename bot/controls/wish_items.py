"""The buttons with which somebody wishes for characters: each id has the whole order.

    cit:wish:<game>:<round>:<order>        show this order, which is stored nowhere else yet
    cit:wish-save:<game>:<round>:<order>   store it

`<order>` is a row of digits, the places of characters in the cast; round 0 stands for all to come.
"""

from bot.controls.custom_ids import GAME, AnyButton, Control
from bot.controls.requests import DraftWishes, Request, SaveWishes

_DRAFT = rf"{GAME}:(?P<round>[0-9]{{1,3}}):(?P<order>[0-8]{{0,9}})"


class WishesButton(Control[AnyButton], template=rf"cit:wish:{_DRAFT}"):
    """A button that leads to an order."""

    def __init__(self, game: str, of_round: int, order: tuple[int, ...], button: AnyButton) -> None:
        """Wrap a button that shows this order for this round."""
        self.game = game
        self.of_round = of_round
        self.order = order
        super().__init__(button, f"cit:wish:{game}:{of_round}:{''.join(map(str, order))}")

    def request(self) -> Request:
        """To show it."""
        return DraftWishes(self.game, self.of_round, self.order)


class SaveWishesButton(Control[AnyButton], template=rf"cit:wish-save:{_DRAFT}"):
    """A button that stores an order."""

    def __init__(self, game: str, of_round: int, order: tuple[int, ...], button: AnyButton) -> None:
        """Wrap a button that stores this order for this round."""
        self.game = game
        self.of_round = of_round
        self.order = order
        super().__init__(button, f"cit:wish-save:{game}:{of_round}:{''.join(map(str, order))}")

    def request(self) -> Request:
        """To store it."""
        return SaveWishes(self.game, self.of_round, self.order)
