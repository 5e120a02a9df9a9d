"""The controls of the list of games that go on."""

from bot.controls.custom_ids import PAGE, AnyButton, Control
from bot.controls.requests import ListGames, Request


class ListButton(Control[AnyButton], template=rf"cit:games:(?P<which>all|own):{PAGE}"):
    """A button that turns to a page of the list, or of another list."""

    def __init__(self, which: str, page: int, button: AnyButton) -> None:
        """Wrap a button that leads to this page of all games, or of one's own."""
        self.which = which
        self.page = page
        super().__init__(button, f"cit:games:{which}:{page}")

    def request(self) -> Request:
        """To show the page."""
        return ListGames(self.which == "own", self.page)
