"""The awards of a game that is over, for the rare feats of its players."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.story.feats import Feat
from bot.words.language import Language

_LOOKS = {
    "robbery": ("mask", "teal"),
    "destroyer": ("fire", "crimson"),
    "seizer": ("swap", "rust"),
    "killer": ("skull", "dusk"),
    "swapper": ("cards", "violet"),
    "richest": ("bag", "forest"),
    "dearest": ("tower", "mustard"),
    "builder": ("hammer", "lagoon"),
    "regular": ("star", "royal"),
}
"""The symbol of each kind of feat, and the tone of its ground."""


@dataclass(frozen=True, slots=True)
class Award:
    """A rare feat of a player: a symbol on a tone, its title, and who did it."""

    symbol: str
    tone: str
    title: str
    text: str


def awards(
    feats: Iterable[Feat], names: Sequence[str], language: Language, own: int = -1
) -> tuple[Award, ...]:
    """Make the awards for feats; `names` are those of the seats, and `own` is the seat of the only reader."""
    return tuple(_award(feat, names, language, own) for feat in feats)


def addressed(own: int, seat: int, target: int) -> str:
    """Return which player of a sentence its only reader is: `seat`, `target` or `none`."""
    return "none" if own < 0 else "seat" if own == seat else "target" if own == target else "none"


def _award(feat: Feat, names: Sequence[str], language: Language, own: int) -> Award:
    (symbol, tone), key = _LOOKS[feat.kind], f"picture-award-{feat.kind}"
    text = language(
        f"{key}.text",
        name=names[feat.seat],
        number=feat.number,
        target=names[feat.target] if feat.target >= 0 else "none",
        what=language(f"character-{feat.what}") if feat.what else "none",
        you=addressed(own, feat.seat, feat.target),
    )
    return Award(symbol, tone, language(key), text)
