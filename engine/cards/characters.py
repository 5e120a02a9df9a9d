"""The printed character cards: name, rank, and the fewest players of a game with the character."""

from typing import NamedTuple

CROWN_RANK = 4  # The rank whose characters move the crown.


class CharacterCard(NamedTuple):
    """A printed character card; `fewest` is the smallest number of players for it."""

    id: str
    rank: int
    fewest: int = 2


CHARACTER_CARDS: dict[str, CharacterCard] = {
    card.id: card
    for card in (
        CharacterCard("assassin", 1),
        CharacterCard("witch", 1),
        CharacterCard("magistrate", 1),
        CharacterCard("thief", 2),
        CharacterCard("spy", 2),
        CharacterCard("blackmailer", 2),
        CharacterCard("magician", 3),
        CharacterCard("wizard", 3),
        CharacterCard("seer", 3),
        CharacterCard("king", 4),
        CharacterCard("emperor", 4, fewest=3),
        CharacterCard("patrician", 4),
        CharacterCard("bishop", 5),
        CharacterCard("abbot", 5),
        CharacterCard("cardinal", 5),
        CharacterCard("merchant", 6),
        CharacterCard("alchemist", 6),
        CharacterCard("trader", 6),
        CharacterCard("architect", 7),
        CharacterCard("navigator", 7),
        CharacterCard("scholar", 7),
        CharacterCard("warlord", 8),
        CharacterCard("diplomat", 8),
        CharacterCard("marshal", 8),
        CharacterCard("queen", 9, fewest=5),
        CharacterCard("artist", 9),
        CharacterCard("tax_collector", 9),
        # The Tax Collector of the classic editions has another rank and another ability.
        CharacterCard("classic_tax_collector", 2),
    )
}

RANK: dict[str, int] = {card.id: card.rank for card in CHARACTER_CARDS.values()}
