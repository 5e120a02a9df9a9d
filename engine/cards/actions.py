"""The printed action cards: name, copies, and whether a card is armed in the hand."""

from typing import NamedTuple


class ActionCard(NamedTuple):
    """A printed action card. Its holder arms an `armed` card in secret; later the card plays itself."""

    id: str
    copies: int
    armed: bool = False


ACTION_CARDS: dict[str, ActionCard] = {
    card.id: card
    for card in (
        ActionCard("acrobat", 1, armed=True),
        ActionCard("director", 2),
        ActionCard("ticket_wagon", 3),
        ActionCard("living_cannonball", 2),
        ActionCard("rasputin", 2, armed=True),
        ActionCard("fortune_teller", 2),
        ActionCard("circus_tent", 3),
    )
}
