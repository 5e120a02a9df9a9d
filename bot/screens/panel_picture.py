"""The picture of a panel, and news for its reader."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

import engine.events as events
from bot.pictures.action_bands import bands_for
from bot.pictures.bands import Band
from bot.pictures.cards import DrawnCards
from bot.pictures.draft import DraftPicture, draft_picture
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.held import UNMARKED, HandMark, forbidden, marked
from bot.pictures.models import card_of, ranks_of
from bot.pictures.seat_lines import cities_of, lines_of
from bot.pictures.table_panel import ROOMY, PanelPicture
from bot.screens.answers import DRAFT, question
from bot.screens.opponents import signs_of
from bot.screens.phone import UNFRAMED
from bot.screens.tale import consequence, holders_hit
from bot.story.cities import points_of
from bot.story.story import Story
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words import card_texts
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.hooks import CHARACTERS, having
from engine.lines import Line
from engine.view import HandCard

_PLAYS = frozenset({"play", "arm", "disarm"})  # The verbs for action cards in the hand.


def hand_marks(model: PanelModel) -> dict[str, HandMark]:
    """Return a mark for each card in the hand, which says how the reader can use it."""
    decision, view = model.decision, model.view
    ready = {card.card: HandMark("ready") for card in view.hand if card.card in view.armed}
    if decision is None or view.turn is None or view.turn.seat != view.seat:
        return ready
    mark = _in_turn if decision.kind == "turn" else _fact
    return {card.card: mark(model, card) for card in view.hand} | ready


def drawn_marks(model: PanelModel, cards: tuple[str, ...]) -> dict[str, HandMark]:
    """Return the marks of cards outside the hand: what the reader could do with each at once."""
    now, ways = _offered(model), {argument(each.goal): each for each in _building(model)}
    # Nobody has said yet why a card can't be built, so each obstacle counts, as before gathering.
    marks = {
        card: HandMark("now") if card in now else _fact(model, HandCard(card, 0, "gather-first"))
        for card in cards
    }
    built = ((card, ways[card]) for card in cards if card in ways)
    return marks | {card: _by_line(model, HandCard(card, line.cost, ""), line) for card, line in built}


def cost_of(model: PanelModel, card: str) -> int:
    """Return the cost of a card outside the hand.

    Use the cost in an offered line (several answers in a row) that builds the card, otherwise the cost by the
    rules, otherwise the printed one.
    """
    for line in model.lines:
        if line.goal == f"build:{card}":
            return line.cost
    return dict(model.rules.costs).get(card, DISTRICTS[card].cost or 0 if card in DISTRICTS else 0)


def _in_turn(model: PanelModel, card: HandCard) -> HandMark:
    """Return the mark of a card in the reader's turn.

    If a line builds the card, the mark says whether to take gold or to collect income first.
    """
    options, name = model.question.options, card.card
    if any(verb(option) in _PLAYS and argument(option) == name for option in options):
        return HandMark("play")
    if name in _offered(model):
        return HandMark("now")
    line = next((each for each in _building(model) if argument(each.goal) == name), None)
    if line is not None:
        return _by_line(model, card, line)
    if name not in DISTRICTS:
        return UNMARKED
    if (fact := _fact(model, card)).state != "held":
        return fact
    dear = card.hindrance == "gather-first" and card.cost > model.own.gold
    return forbidden(replace(card, hindrance="too-expensive") if dear else card, model.view)


def _by_line(model: PanelModel, card: HandCard, line: Line) -> HandMark:
    """Return the mark of a card that a line builds: what the player has to do before building it."""
    gold, gathers = model.own.gold, verb(line.picks[0]) == "gather"
    taken = line.gains[0] if gathers else 0
    if gathers and card.cost > gold + line.before and (power := _payer(model, card.card)):
        # Something other than gold pays for it.
        return HandMark("no", why=card.hindrance, power=power)
    # A beginner takes the steps one by one.
    before = 0 if model.stepwise else line.before
    if line.before > taken and card.cost > gold + taken:
        # Name all gold if the player also has to take gold.
        return HandMark("collect", line.before if gathers else before)
    return HandMark("first", before) if gathers and (card.cost > gold or model.stepwise) else HandMark("now")


def _payer(model: PanelModel, card: str) -> str:
    """Return the other card with which the reader pays for a district in place of gold; empty if none."""
    if card in having("own_way"):
        return ""
    assert model.view.turn is not None
    ways = (each.card for each in model.own.city if each.card in having("way"))
    return next(ways, model.view.turn.character)


def _fact(model: PanelModel, card: HandCard) -> HandMark:
    """Return a card's mark for a lasting obstacle: too little gold, or the city already has this district."""
    missing = model.short.get(card.card, 0)
    if card.card not in DISTRICTS:
        return UNMARKED
    standing = any(each.card == card.card for each in model.own.city)
    if standing and card.hindrance in ("identical", *(() if _may_repeat(model) else ("gather-first",))):
        return HandMark("there")
    if missing and card.hindrance in ("too-expensive", "gather-first"):
        return HandMark("gold", missing)
    return UNMARKED


def _may_repeat(model: PanelModel) -> bool:
    """Return whether the reader may build what the city already has, thanks to a character or a district."""
    turn = model.view.turn
    able = turn is not None and turn.seat == model.seat and CHARACTERS[turn.character].repeats
    return able or not having("repeats").isdisjoint(each.card for each in model.own.city)


def _offered(model: PanelModel) -> set[str]:
    return {argument(option) for option in model.question.options if verb(option) == "build"}


def _building(model: PanelModel) -> list[Line]:
    return [each for each in model.lines if verb(each.goal) == "build"]


MOST_BANDS = 3  # The most bands above the table. Each shows an action.
SENTENCE = 400  # The most letters of an event in a sentence.
MOST_DRAWN = 20  # The most cards to choose from in a picture. A menu has the rest.

# The powers against districts in other cities, and the questions that ask for one of these cities.
_LOOKING = frozenset({"use:destroy", "use:seize", "use:exchange", "use:armory"})
_INTO = frozenset({"destroy-seat", "seize-seat", "exchange-seat", "armory-seat"})

_CARDS = frozenset({"card", "build"})

_CAME = events.Drew | events.Kept | events.ReceivedCards  # The events with which cards come to the reader.


def panel_picture(model: PanelModel, say: Language, room: float = ROOMY) -> PanelPicture:
    """Make the picture of a panel, at most `room` high if possible."""
    view, wording = model.view, Wording.of(model, say)
    names = Wording(say, model.players).bare_names
    faces = signs_of(model.players)
    cities = cities_of(view, names, say, events=model.events, rules=model.rules, faces=faces)
    drawn = _drawn(model, wording)
    return PanelPicture(
        lines_of(view, cities, say),
        say,
        bands=panel_bands(model, say),
        ranks=ranks_of(view, say) if view.phase == "turns" else (),
        hand=_hand(model, say),
        drawn=drawn,
        draft=_draft(model, wording),
        opened=_opened(model),
        named=_looks_around(model),
        room=room,
    )


def panel_bands(model: PanelModel, say: Language, most: int | None = MOST_BANDS) -> tuple[Band, ...]:
    """Return bands of the actions against the reader since their last answer, and of their own results."""
    names = Wording(say, model.players).bare_names
    seat, answered = model.view.seat, model.by_computer
    found = bands_for(model.view, model.events, seat, names, say, model.rules, by_computer=answered)
    return found[:most]


def told_bands(model: PanelModel, wording: Wording, most: int = MOST_BANDS) -> list[str]:
    """Return the text of each band, with markup in names escaped."""
    bands = panel_bands(model, wording.say, most)
    return [escaped(band.told, SENTENCE) for band in bands]


def _hand(model: PanelModel, say: Language) -> HandPicture | None:
    decision = model.decision
    if not model.view.hand and decision is not None and decision.kind in DRAFT:
        return None
    return hand_picture(
        model.view,
        say,
        model.rules,
        hand_marks(model),
        options=() if decision is None or decision.kind != "turn" else decision.options,
        came=[card for event in model.events if isinstance(event, _CAME) for card in event.cards],
        learning=model.beginner,
    )


def _draft(model: PanelModel, wording: Wording) -> DraftPicture | None:
    decision = model.decision
    if decision is None or decision.kind not in DRAFT:
        return None
    offered = [argument(option) for option in decision.options if verb(option) == "character"]
    title = "" if decision.kind == "pick-character" else question(model, wording)
    return draft_picture(model.view, offered, wording.say, model.rules, title)


def _drawn(model: PanelModel, wording: Wording) -> DrawnCards | None:
    """Return the cards to choose from outside the hand, or another player's hand that the reader sees."""
    decision, say = model.decision, wording.say
    if (seen := looked_at(model)) is not None:
        title = say("picture-drawn-wizard-card", target=wording.bare_names[seen.target])
        return _drawn_cards(model, title, ((card, UNMARKED) for card in seen.cards), say)
    if decision is None or decision.kind == "turn":
        return None
    cards = tuple(argument(option) for option in decision.options if verb(option) in _CARDS)
    key, hand = f"picture-drawn-{decision.kind}", {card.card for card in model.view.hand}
    if not 0 < len(cards) <= MOST_DRAWN or not (say.has(key) or not hand.issuperset(cards)):
        return None
    cards = cards if decision.kind != "wizard-card" else tuple(dict.fromkeys(cards))
    target = wording.label(decision.target) if decision.target >= 0 else ""
    title = say.first(key, "picture-drawn", count=len(cards), kept=decision.maximum, target=target) or ""
    marks = drawn_marks(model, cards)
    return _drawn_cards(model, title, ((card, marks[card]) for card in cards), say)


def _drawn_cards(
    model: PanelModel, title: str, marks: Iterable[tuple[str, HandMark]], say: Language
) -> DrawnCards:
    switches = card_texts.differing(model.rules)
    cards = (marked(card_of(card, cost_of(model, card), say), mark, say, switches) for card, mark in marks)
    return DrawnCards(title, model.own.gold, tuple(cards))


def looked_at(model: PanelModel) -> events.SawHand | None:
    """Return the hand that the reader looked at in this turn, until they have taken a card from it."""
    seen = None
    for event in model.events:
        match event:
            case events.SawHand():
                seen = event
            case events.TookCards(seat=seat) if seat == model.view.seat:
                seen = None
            case _:
                pass
    asked = model.decision is not None and model.decision.kind == "turn"
    return seen if asked and seen is not None and 0 < len(seen.cards) <= MOST_DRAWN else None


def _opened(model: PanelModel) -> frozenset[int]:
    """Return the seats whose districts are the options, so that the picture names these districts."""
    decision = model.decision
    if decision is None or not any(verb(option) == "district" for option in decision.options):
        return frozenset()
    return frozenset({decision.target if decision.target >= 0 else decision.seat})


def _looks_around(model: PanelModel) -> bool:
    """Return whether the question concerns all cities. If there is room, the picture then names districts."""
    decision = model.decision
    if decision is None:
        return False
    return decision.kind in _INTO or any(line.goal in _LOOKING for line in model.lines)


SINCE = 2  # The most lines on a phone for the news below a picture.
MOST_SINCE = 5  # The most such lines if a phone has room to spare.

# The events that harm a player or a character. They matter more than buildings.
Hit: TypeAlias = (
    events.Marked
    | events.MarkersLaid
    | events.Stole
    | events.Confiscated
    | events.Destroyed
    | events.Exchanged
    | events.Seized
    | events.ShowedThreat
    | events.SwappedHands
    | events.TookCards
    | events.TookGold
    | events.TookOver
    | events.WithdrewThreat
)

CityEvent: TypeAlias = events.Built | events.Sacrificed | Hit
"""Events that change a city, take gold or cards, or take a turn."""

_OwnPower: TypeAlias = events.BuiltFromHand | events.Crown | events.ExchangedCharacters | events.Spied
_News: TypeAlias = CityEvent | _OwnPower | events.Revealed
"""Events by which players change cities or use their characters."""


MOST_TOLD = 8  # The most events in the lines of `since`, not counting those that harm a player.
MOST_HITS = 3  # The most events of harm that several lines show even if they need more room.


class Since(NamedTuple):
    """A line about others' actions, and how many of these events it leaves out."""

    line: str
    left_out: int


def since(model: PanelModel, wording: Wording, lines: int = SINCE) -> Since:
    """Tell in about this many lines what others did and built since the reader's last answer.

    The oldest event comes first. Several lines show all harm; a single line may leave some out. The reader's
    losses are chosen first, then other harm, the leader's buildings, and the newest events.
    """
    reader, others = model.view.seat, set(map(id, others_did(model)))
    lost = {id(each) for each in model.events if isinstance(each, Hit) and _takes_from(each, reader)}
    news = [each for each in model.events if isinstance(each, CityEvent) and id(each) in lost | others]
    news = [*(each for each in concluded(model) if each not in news), *news]
    # A theft says more than the threat before it.
    news = [each for place, each in enumerate(news) if not _carried_out(each, news[place:])]
    leader = max((each for each in model.view.seats if each.seat != reader), key=points_of).seat
    weights = [3 * (id(each) in lost) or 2 * isinstance(each, Hit) or each.seat == leader for each in news]
    order = sorted(range(len(news)), key=lambda place: (-weights[place], -place))
    ended = any(isinstance(each, events.TurnEnded) and each.seat == model.view.seat for each in model.events)
    hits, line, most = sum(isinstance(each, Hit) for each in news), "", 0
    fewest = max(0, min(hits, MOST_HITS) - 1) if lines > 1 else 0
    for most in range(min(len(news), max(hits, MOST_TOLD)), fewest, -1):
        told = [_in_short(news[place], model, wording) for place in sorted(order[:most])]
        line = _told(told, len(news) - most, wording, ended=ended)
        if UNFRAMED.small_lines(line) <= lines:
            break
    else:
        # If even one event needs more than a single line, leave only the button of the log.
        line = line if lines > 1 else ""
    return Since(line, len(news) - most)


def _takes_from(event: Hit, reader: int | None) -> bool:
    fruitless = events.Stole | events.ShowedThreat | events.WithdrewThreat
    harmless = isinstance(event, fruitless) and not event.facts.get("gold")
    return event.facts.get("target") == reader != event.seat and not harmless


def _carried_out(event: CityEvent, after: Sequence[CityEvent]) -> bool:
    match event:
        case events.Robbed():
            return any(isinstance(each, events.Stole) and each.seat == event.seat for each in after)
        case events.Bewitched():
            return any(isinstance(each, events.TookOver) for each in after)
        case _:
            return False


def concluded(model: PanelModel) -> list[events.Killed]:
    """Return the kills of others than the reader in a round that has ended: all know now whom they hit."""
    kills = [each for each in model.ended if isinstance(each, events.Killed)]
    seats = len(model.view.seats)
    return [each for each in kills if model.seat not in holders_hit(each, model.ended, seats)]


def _told(told: list[str], left_out: int, wording: Wording, *, ended: bool) -> str:
    say = wording.say
    told += [say("panel-cities-more", count=left_out)] if left_out else []
    return say("panel-line", text=say("panel-cities", cities=say("story-and").join(told), ended=ended))


def _in_short(event: CityEvent, model: PanelModel, wording: Wording) -> str:
    if isinstance(event, events.Built):
        return wording.say("panel-built", **wording.facts(event.facts))
    return consequence(event, model.ended, model.view, wording)


def lost_turn(model: PanelModel, wording: Wording, *, brief: bool) -> str:
    """Say how the reader lost a turn since their last answer; empty if they lost none.

    If `brief`, leave the note to the band in the picture.
    """
    lost = next((each for each in panel_bands(model, wording.say) if each.loss == "turn"), None)
    if lost is None:
        return ""
    note = "" if brief else escaped(lost.note, SENTENCE)
    return wording.say("panel-lost", title=escaped(lost.title, SENTENCE), note=note).strip()


def drawn_last(model: PanelModel, wording: Wording) -> str:
    """Name the cards that came to the reader with the answer that ended their turn, before they saw them."""
    reader, came = model.view.seat, list[str]()
    ends = [
        place
        for place, each in enumerate(model.events)
        if isinstance(each, events.TurnEnded) and each.seat == reader
    ]
    for each in model.events[: max(ends, default=0)]:
        if isinstance(each, events.Drew | events.ReceivedCards):
            came += each.cards
    held = {card.card for card in model.view.hand}
    cards = [wording.thing(card) for card in came if card in held]
    return wording.say("panel-drawn", cards=card_texts.together(wording.say, cards)) if cards else ""


def others_did(model: PanelModel) -> list[events.Event]:
    """Return others' actions except those against the reader, which bands show."""
    reader = model.view.seat
    suffered = {
        (action.doer, action.other)
        for action in Story(model.view, reader, model.rules).actions(model.events)
        if reader in action.victims
    }
    return [
        each
        for each in model.events
        if isinstance(each, _News)
        and reader not in [each.facts.get(fact) for fact in ("seat", "target", "source")]
        if not isinstance(each, events.Marked) or (each.seat, each.character) not in suffered
        # A theft from a player without gold is no news.
        if not isinstance(each, events.Stole) or each.gold
    ]
