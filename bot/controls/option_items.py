"""The controls of a lobby's options; their forms are in `option_forms`.

Each click says what shall be, not what shall change: so an old one, or one that comes twice, does no harm.

    cit:set:<game>:<page>:<verb>:<value>    a button: set this to that, and show the page
    cit:pick:<game>:<page>:<verb>           a menu: the same, with its values

`<page>` is `lobby` where the control stands on the public message.
"""

from bot.controls.custom_ids import GAME, AnyButton, AnySelect, Control
from bot.controls.requests import OptionPage, Request, SetOption

LONGEST_NAME = 40
_PLACE = r"(?P<place>lobby|main|cast|districts|pace|seats)"
_VERB = r"(?P<verb>[a-z]{2,12}(-[0-9])?)"
_VALUE = r"(?P<value>[a-z0-9_-]{1,30})"


class OptionButton(Control[AnyButton], template=rf"cit:set:{GAME}:{_PLACE}:{_VERB}:{_VALUE}"):
    """A button that sets one option to one value."""

    def __init__(self, game: str, page: OptionPage, verb: str, value: str, button: AnyButton) -> None:
        """Wrap a button that sets this, and shows the page as it is then."""
        self.game = game
        self.page: OptionPage = page
        self.verb = verb
        self.value = value
        super().__init__(button, f"cit:set:{game}:{page}:{verb}:{value}")

    def request(self) -> Request:
        """The change."""
        return SetOption(self.game, self.page, self.verb, (self.value,))


class OptionMenu(Control[AnySelect], template=rf"cit:pick:{GAME}:{_PLACE}:{_VERB}"):
    """A menu that sets one option to the values that are picked."""

    def __init__(self, game: str, page: OptionPage, verb: str, select: AnySelect) -> None:
        """Wrap a menu that sets this, and shows the page as it is then."""
        self.game = game
        self.page: OptionPage = page
        self.verb = verb
        super().__init__(select, f"cit:pick:{game}:{page}:{verb}")

    def request(self) -> Request:
        """The change."""
        return SetOption(self.game, self.page, self.verb, self.values)
