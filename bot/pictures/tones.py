"""The named colours of the drawings: each family has a lit tone, and a darker one whose name ends with 2.

A drawing names tones and never colours, so that all drawings share one palette with all pictures.
"""

from bot.pictures.blending import blend, grey, rgb

FAMILIES: dict[str, tuple[str, str]] = {
    # Skin
    "fair": ("#F6D9B4", "#CF9C72"),
    "olive": ("#E6B888", "#B98257"),
    "amber": ("#C98F5E", "#9A6540"),
    "brown": ("#94603E", "#6E4229"),
    "dark": ("#70462F", "#4E2E1F"),
    # Hair
    "coal": ("#2E2620", "#1F1916"),
    "chestnut": ("#6A3A1E", "#45230F"),
    "ginger": ("#B5561F", "#8A3D12"),
    "blond": ("#D9A441", "#A87724"),
    "ash": ("#8C8580", "#625B58"),
    "silver": ("#DCD8D0", "#A8A29A"),
    # Cloth, and the grounds of portraits
    "crimson": ("#A2352A", "#7B1F20"),
    "scarlet": ("#C4402F", "#8E2A20"),
    "wine": ("#7E2F57", "#5A1F3D"),
    "plum": ("#6C4198", "#512E75"),
    "violet": ("#4F3A8C", "#3A2A6C"),
    "indigo": ("#2D2160", "#1F1647"),
    "shadow": ("#2B2540", "#1C182C"),
    "navy": ("#27405E", "#192C44"),
    "royal": ("#2E5FA6", "#224A84"),
    "azure": ("#3F6F8E", "#2C5068"),
    "lagoon": ("#3D6B78", "#2B4F5A"),
    "teal": ("#2C7A7B", "#1D5758"),
    "forest": ("#2A7346", "#1D5232"),
    "moss": ("#46603A", "#314728"),
    "rust": ("#C9772E", "#98561B"),
    "mustard": ("#8A6214", "#674808"),
    "bark": ("#7A4B2A", "#56331B"),
    "umber": ("#5A4A3A", "#3F3327"),
    "slate": ("#4A5160", "#343A47"),
    "dusk": ("#5A6584", "#434C66"),
    # Things
    "light": ("#F7F0E3", "#CFC3B0"),
    "steel": ("#C9D0DA", "#8A94A6"),
    "gold": ("#F5C956", "#C28E1E"),
    "lilac": ("#B99BE8", "#7B54B8"),
    "glow": ("#A8E06A", "#5FB53A"),
    "ice": ("#7FE0F0", "#5FA6C8"),
    "wood": ("#8A5E3A", "#67442A"),
    "leaf": ("#5E9A4F", "#437238"),
    "lip": ("#A9483C", "#8E3A30"),
    "ink": ("#1F1B18", "#3A3344"),
    # Walls and roofs
    "wall": ("#EFE4CE", "#C4B598"),
    "stone": ("#BCC2CD", "#969CAA"),
    "noble": ("#E8B93C", "#B3821A"),
    "religious": ("#4B84CC", "#2D5C9E"),
    "trade": ("#4CA36B", "#2D7548"),
    "military": ("#CC5042", "#94302A"),
    "unique": ("#9C6BCB", "#7A4FAB"),
    "none": ("#B8AF9C", "#857D6E"),
    # Fire and smoke
    "lit": ("#FFD873", "#E8705F"),
    "smoke": ("#6F7389", "#4C525F"),
}
"""By family: the lit tone and the darker one."""

GROUNDS = (
    "dusk",
    "moss",
    "slate",
    "lagoon",
    "violet",
    "mustard",
    "royal",
    "forest",
    "crimson",
    "wine",
    "teal",
)
"""The families that may be the ground of a portrait; the rays behind its head are a bit lighter."""

_LOST = "#262A33"


def _tones() -> dict[str, str]:
    found = {name: lit for name, (lit, _) in FAMILIES.items()}
    found |= {f"{name}2": dark for name, (_, dark) in FAMILIES.items()}
    found |= {f"{name}3": blend(FAMILIES[name][0], FAMILIES["light"][0], 0.09) for name in GROUNDS}
    return found


TONES: dict[str, str] = _tones()
"""By name of a tone: its colour."""

GREYS: tuple[str, ...] = tuple(blend(_LOST, "#9A9EA6", step / 7) for step in range(8))
"""The colours of a face that is out, from the darkest to the lightest."""


def faded(colour: str) -> str:
    """Return the colour that stands for another one in a face that is out."""
    return GREYS[min(len(GREYS) - 1, int(rgb(grey(colour))[0] / 256 * (len(GREYS) - 1) + 0.5))]
