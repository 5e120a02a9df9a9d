"""Pictures of panels that the tests draw: with a band, a draft, drawn cards, and the fullest."""

from dataclasses import replace

from bot.pictures import table_panel
from bot.pictures.action_bands import bands_for
from bot.pictures.cards import DrawnCards
from bot.pictures.draft import draft_picture
from bot.pictures.hand import hand_picture
from bot.pictures.held import HandMark, marked
from bot.pictures.models import card_of, ranks_of
from bot.pictures.seat_lines import cities_of, lines_of
from bot.pictures.table_panel import PanelPicture
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import Destroyed, Event, Stole
from engine.setup.rules import Rules
from engine.view import View
from tests.bot.pictures.samples import EIGHT, FOUR, eight_in_english, four_players
from tests.bot.screens.build import hand

say, uk = Language("en"), Language("uk")

DONE: tuple[Event, ...] = (Stole(1, 2, 2), Destroyed(0, 2, "market", 1))
HELD = ("observatory", "fortress", "tavern", "castle")
MANY = (
    *("great_wall", "framework", "imperial_treasury", "statue", "dragon_gate"),
    *("haunted_quarter", "watchtower", "monastery", "school_of_magic", "wishing_well"),
)
MARKS = {
    "observatory": HandMark("now"),
    "fortress": HandMark("first", 2),
    "tavern": HandMark("there"),
    "castle": HandMark("gold", 1),
}


def asked(view: View, names: tuple[str, ...], say: Language, *events: Event) -> PanelPicture:
    """Make the panel of the seat that has this view, with its hand."""
    cities = cities_of(view, names, say, events=events)
    return PanelPicture(
        lines_of(view, cities, say),
        say,
        bands_for(view, events, view.seat, names, say, Rules())[:3],
        ranks_of(view, say),
        hand_picture(view, say, marks=MARKS if len(view.hand) < 5 else None),
    )


def four(cards: tuple[str, ...] = HELD, language: Language = say) -> PanelPicture:
    """Make the panel of a Merchant at a table of four."""
    view = replace(four_players(), seat=2, characters=("merchant",), hand=hand(*cards))
    return asked(view, FOUR, language, *DONE)


def eight(cards: tuple[str, ...] = MANY, language: Language = say) -> PanelPicture:
    """Make the panel of a player at a table of eight, with a large hand."""
    seen = eight_in_english()
    view = replace(seen, seat=2, characters=seen.seats[2].characters or ("king",), hand=hand(*cards))
    return asked(view, EIGHT, language, *DONE)


def draft() -> PanelPicture:
    """Make a choice of characters below the table."""
    view = replace(four_players(), seat=2, hand=hand(*HELD[:2]), turn=None)
    offered = ("assassin", "magician", "bishop", "merchant", "architect")
    return replace(
        asked(view, FOUR, say), bands=(), ranks=(), draft=draft_picture(view, offered, say), room=470.0
    )


def drawn(*cards: str) -> PanelPicture:
    """Make drawn cards below the table."""
    held = tuple(
        marked(card_of(each, DISTRICTS[each].cost or 0, say), HandMark("now"), say, ()) for each in cards
    )
    whole = four(HELD[1:3])
    return replace(whole, bands=(), drawn=DrawnCards("You drew 2: keep 1", 4, held))


def panels() -> dict[str, PanelPicture]:
    """Return the panels that have golden drawings."""
    return {
        "panel-4": replace(four(), room=520.0),
        "panel-4-opened": replace(four(()), bands=(), opened=frozenset({1})),
        "panel-8-ukrainian": eight(language=uk),
        "panel-draft": draft(),
        "panel-drawn": drawn("harbor", "imperial_treasury"),
        "panel-4-thin": replace(four(), room=200.0),
        "panel-8-few": replace(eight(), room=260.0),
        "panel-draft-rows": replace(draft(), room=270.0),
    }


def seats_shown(picture: PanelPicture) -> int:
    """Return for how many players a picture has room."""
    layout = table_panel._layout(picture)  # pyright: ignore[reportPrivateUsage]
    return len(layout.lines(picture)[0])
