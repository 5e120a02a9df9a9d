"""The picture of a panel, made of what its reader knows and is asked."""

from collections.abc import Sequence

from bot.pictures.bands import Band
from bot.pictures.draft import DraftPicture, draft_picture
from bot.pictures.drawn import DrawnCards
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.held import UNMARKED, marked
from bot.pictures.models import card_of, ranks_of
from bot.pictures.moments import HARD, bands_for
from bot.pictures.seat_lines import cities_of, line_words, lines_of
from bot.pictures.table_panel import ROOMY, PanelPicture
from bot.screens.answers import DRAFT, question
from bot.screens.marks import cost_of, drawn_marks, hand_marks
from bot.screens.opponents import signs_of
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording, reader_wording
from bot.words import variants
from bot.words.language import Language
from engine.decision import argument, verb
from engine.events import SawHand, TookCards

MOST_BANDS = 3
"""So many moments stand above the table: one as a band, the others as lines."""

MOST_DRAWN = 20
"""So many cards of which one chooses are drawn; a whole deck stands in a menu alone."""

_LOOKING = frozenset({"use:destroy", "use:seize", "use:exchange", "use:armory"})
"""The powers by which one looks into the cities of others."""

_INTO = frozenset({"destroy-seat", "seize-seat", "exchange-seat", "armory-seat"})
"""The questions that ask for such a city."""

_CARDS = frozenset({"card", "build"})


def panel_picture(model: PanelModel, language: Language, room: float = ROOMY) -> PanelPicture:
    """Make the picture of a panel from the reader's view alone, at most so high if that is possible."""
    view, wording = model.view, reader_wording(model, language)
    names = Wording(language, model.players).bare_names
    faces = signs_of(model.players)
    cities = cities_of(view, names, language, events=model.events, rules=model.rules, faces=faces)
    drawn = _drawn(model, wording)
    return PanelPicture(
        lines_of(view, cities, language),
        line_words(language),
        bands=panel_bands(model, language),
        ranks=ranks_of(view, language) if view.phase == "turns" else (),
        hand=_hand(model, language),
        drawn=drawn,
        draft=_draft(model, wording),
        opened=_opened(model),
        named=_looks_around(model),
        room=room,
    )


def panel_bands(
    model: PanelModel,
    language: Language,
    most: int = MOST_BANDS,
    names: Sequence[str] | None = None,
    *,
    hard: bool = False,
) -> tuple[Band, ...]:
    """Return what was done to the reader since they last answered, and what became of their own deeds.

    The names are those for a picture, unless others are given. With `hard` it is only what cost the reader
    much: it still matters when the game is over.
    """
    if names is None:
        names = Wording(language, model.players).bare_names
    found = bands_for(model.view, model.events, model.view.seat, names, language, model.rules)
    if hard:
        found = tuple(band for band in found if band.reader == "victim" and band.weight >= HARD)
    return found[:most]


def told_bands(
    model: PanelModel, wording: Wording, most: int = MOST_BANDS, *, hard: bool = False
) -> list[str]:
    """Return the same in sentences for a text, in which a name can't be taken for markup."""
    marks = [f"⟦{seat}⟧" for seat in range(len(model.players))]
    told = [band.sentence(wording.say) for band in panel_bands(model, wording.say, most, marks, hard=hard)]
    for seat, mark in enumerate(marks):
        told = [text.replace(mark, wording.name(seat)) for text in told]
    return told


def _hand(model: PanelModel, language: Language) -> HandPicture | None:
    if not model.view.hand and model.decision is not None and model.decision.kind in DRAFT:
        return None
    return hand_picture(model.view, language, model.rules, hand_marks(model))


def _draft(model: PanelModel, wording: Wording) -> DraftPicture | None:
    """Make the choice of characters, for whoever chooses one or puts one away."""
    decision = model.decision
    if decision is None or decision.kind not in DRAFT:
        return None
    offered = [argument(option) for option in decision.options if verb(option) == "character"]
    title = "" if decision.kind == "pick-character" else question(model, wording)[0]
    return draft_picture(model.view, offered, wording.say, model.rules, title)


def _drawn(model: PanelModel, wording: Wording) -> DrawnCards | None:
    """Make the cards of which one chooses, where they aren't in one's hand; or a hand that one looked at."""
    decision, say = model.decision, wording.say
    if decision is None:
        return None
    if decision.kind == "turn":
        return _looked_at(model, wording)
    cards = tuple(argument(option) for option in decision.options if verb(option) in _CARDS)
    key, hand = f"picture-drawn-{decision.kind}", {card.card for card in model.view.hand}
    if not 0 < len(cards) <= MOST_DRAWN or not (say.has(key) or not hand.issuperset(cards)):
        return None
    cards = cards if decision.kind != "wizard-card" else tuple(dict.fromkeys(cards))
    target = wording.label(decision.target) if decision.target >= 0 else ""
    title = say.first(key, "picture-drawn", count=len(cards), kept=decision.maximum, target=target) or ""
    marks, switches = drawn_marks(model, cards), variants.differing(model.rules)
    return DrawnCards(
        title,
        model.view.seats[decision.seat].gold,
        tuple(marked(card_of(card, cost_of(model, card), say), marks[card], say, switches) for card in cards),
    )


def _looked_at(model: PanelModel, wording: Wording) -> DrawnCards | None:
    """Make the hand that the reader has looked at in this turn, until a card of it is taken."""
    seen = None
    for event in model.events:
        match event:
            case SawHand():
                seen = event
            case TookCards(seat=seat) if seat == model.view.seat:
                seen = None
            case _:
                pass
    if seen is None or not 0 < len(seen.cards) <= MOST_DRAWN:
        return None
    say, switches = wording.say, variants.differing(model.rules)
    return DrawnCards(
        say("picture-drawn-wizard-card", target=wording.bare_names[seen.target]),
        model.view.seats[model.question.seat].gold,
        tuple(
            marked(card_of(card, cost_of(model, card), say), UNMARKED, say, switches) for card in seen.cards
        ),
    )


def _opened(model: PanelModel) -> frozenset[int]:
    """Return the seats whose districts are chosen from: they stand there by their names."""
    decision = model.decision
    if decision is None or not any(verb(option) == "district" for option in decision.options):
        return frozenset()
    return frozenset({decision.target if decision.target >= 0 else decision.seat})


def _looks_around(model: PanelModel) -> bool:
    """Whether the districts of all cities matter, so that they are named where there is room."""
    decision = model.decision
    if decision is None:
        return False
    return decision.kind in _INTO or any(line.goal in _LOOKING for line in model.lines)
