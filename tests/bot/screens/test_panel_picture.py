"""The picture of a panel: the marks on its cards, and the news."""

from dataclasses import replace
from random import Random

import pytest

from bot.pictures.held import in_order
from bot.pictures.table_panel import SEATS_WITH_SKYLINES, PanelPicture
from bot.screens.controls import Room
from bot.screens.panel import CONTROLS_HEIGHT, panel_pictures, panel_screen
from bot.screens.panel_offers import offered
from bot.screens.panel_picture import (
    MOST_BANDS,
    MOST_SINCE,
    SINCE,
    cost_of,
    drawn_marks,
    hand_marks,
    since,
    told_bands,
)
from bot.screens.phone import PANEL_HEIGHT, UNFRAMED
from bot.screens.spoken import SpokenWording, without_markup
from bot.screens.spoken_panel import panel_text
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language, locales
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.events import (
    Bewitched,
    Built,
    Called,
    Chose,
    Completed,
    Confiscated,
    Crown,
    Destroyed,
    Drew,
    Event,
    Exchanged,
    FaceUp,
    GatheredCards,
    GatheredGold,
    Kept,
    Killed,
    LastRound,
    Picked,
    Revealed,
    Robbed,
    RoundBegan,
    Sacrificed,
    SawHand,
    Seized,
    ShowedThreat,
    Stole,
    SwappedHands,
    Threats,
    TookOver,
    TurnEnded,
)
from engine.events.course import TimeRanOut
from engine.lines import Line
from engine.lines import lines as lines_of
from engine.offers import shortages
from engine.setup.rules import Rules
from engine.view import HandCard, MarkView
from tests.bot.pictures.panels import seats_shown
from tests.bot.screens.build import TURN, city, drawn_panel, labels, named, panel, seat_view, text, view
from tests.bot.screens.build import decision as asked
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS, Setup
from tests.house import BUTTON
from tests.screens.fold import answers
from tests.screens.recorded import questions
from tests.screens.test_fold import shown

say = Language()

pytestmark = pytest.mark.no_cover


def drawn(model: PanelModel) -> PanelPicture:
    (picture,) = panel_pictures(model, say)
    assert isinstance(picture, PanelPicture)
    return picture


def turns() -> list[PanelModel]:
    return [model for _, model in questions() if model.question.kind == "turn"]


def buildable(model: PanelModel) -> set[str]:
    """Return the cards that a click can build, at once or in several steps."""
    named = {argument(each) for each in model.question.options if verb(each) == "build"}
    return named | {argument(line.goal) for line in model.lines if verb(line.goal) == "build"}


def to_gather(model: PanelModel) -> int:
    """Return the gold that the asked player can still gain in this turn."""
    turn, question = model.view.turn, model.question
    if turn is None or turn.gathered or question.kind == "keep-cards":
        return 0
    return 2 + sum(each.card == "gold_mine" for each in model.view.seats[question.seat].city)


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", locales())
def test_every_rival_of_a_small_table_is_in_the_picture_and_nearly_every_one_of_a_large(locale: str) -> None:
    # Each language gets other questions, so that together they cover many.
    asked_of = [model for _, model in questions() if not model.alone][locales().index(locale) * 4 :: 20]
    left_out = 0
    for model in asked_of:
        (picture,) = panel_pictures(model, Language(locale))
        assert isinstance(picture, PanelPicture)
        missing = len(model.players) - seats_shown(picture)
        assert not missing or len(model.players) > SEATS_WITH_SKYLINES
        # Only a choice of a character may be too high, or a picture below which few buttons stand.
        fits = picture.height <= picture.room or picture.draft is not None
        assert fits or shown(model, Language(locale))[1] <= PANEL_HEIGHT
        left_out += bool(missing)
    assert left_out <= len(asked_of) // 40


def test_a_card_says_that_it_can_be_built_exactly_where_something_offers_it() -> None:
    found = 0
    for model in turns()[::3]:
        marks, can = hand_marks(model), buildable(model)
        for card in model.view.hand:
            if card.card in DISTRICTS:
                mark, offered = marks[card.card], f"build:{card.card}" in model.question.options
                promised = mark.state in ("now", "first", "collect")
                first = card.card in can and mark.why == "gather-first"
                assert (promised or first) == (card.card in can), (card, marks)
                # A beginner sees no button that gathers and builds.
                assert mark.state != "now" or offered or not model.stepwise
                found += card.card in can
    assert found > 300


def test_gold_comes_first_where_it_is_short_and_what_is_missing_is_counted() -> None:
    states: set[str] = set()
    for model in turns()[::3]:
        gold = model.view.seats[model.question.seat].gold
        for card in model.view.hand:
            mark = hand_marks(model)[card.card]
            states.add(mark.state)
            if mark.state == "first":
                assert card.cost <= gold + to_gather(model)
            if mark.state == "collect":
                line = next(each for each in model.lines if each.goal == f"build:{card.card}")
                assert gold + to_gather(model) < card.cost <= gold + line.before
            if mark.state == "gold":
                assert mark.gold == model.short[card.card]
    assert {"now", "first", "collect", "gold", "there"} <= states


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[3::5], ids=str)
def test_no_card_is_called_short_that_is_built_later_in_the_turn(setup: Setup) -> None:
    game, turn = new_game(setup, setup.seed + 3), None
    short = set[str]()
    for decision, picks in moves(game, Random(5), busy=True):
        now = game.state.turn
        if now is None or now.seat != decision.seat:
            continue
        # A player who builds a Framework that arrived in this turn may pay with it.
        if (now.seat, now.character, game.state.round) != turn or game.has(now.seat, "framework"):
            turn = (now.seat, now.character, game.state.round)
            short.clear()
        assert not short & {argument(pick) for pick in picks if verb(pick) == "build"}
        model = panel(
            view=game.view(now.seat), decision=decision, lines=lines_of(game), short=shortages(game)
        )
        short |= {card for card, mark in hand_marks(model).items() if mark.state == "gold"}


def test_a_drawn_card_costs_what_its_line_or_else_the_rules_say() -> None:
    lines = (Line(goal="build:palace", cost=9), Line(goal="build:keep", cost=1))
    model = panel(lines=lines, rules=Rules(costs=(("keep", 7), ("factory", 6))))
    costs = {"keep": 1, "palace": 9, "factory": 6, "manor": 3, "circus_tent": 0}
    assert {card: cost_of(model, card) for card in costs} == costs


def test_the_gold_that_a_drawn_card_lacks_is_counted() -> None:
    found = 0
    for _, model in questions():
        if model.question.kind not in ("keep-cards", "study"):
            continue
        gold = model.view.seats[model.question.seat].gold
        for card, mark in drawn_marks(model, tuple(map(argument, model.question.options))).items():
            if mark.state == "gold":
                assert mark.gold == model.short[card]
                found += gold > 0
    assert found > 10


def test_nothing_is_promised_beside_a_question_that_offers_no_building() -> None:
    for _, model in questions():
        if model.question.kind not in ("turn", "wizard-card"):
            assert not {mark.state for mark in hand_marks(model).values()} & {"now", "first", "no"}


def test_what_a_mark_promises_is_offered_even_in_little_room() -> None:
    for model in turns()[::5]:
        shown = offered(model, Wording.of(model, say), Room(CONTROLS_HEIGHT, frame=UNFRAMED))
        steps = {each.steps for each in shown}
        assert {line.indexes for line in model.lines if verb(line.goal) == "build"} <= steps


@pytest.mark.parametrize("kind", ["keep-cards", "study", "wizard-card", "fortune-card", "wagon-card"])
def test_cards_of_which_one_chooses_are_shown_with_their_effects(kind: str) -> None:
    found = [model for _, model in questions() if model.question.kind == kind]
    assert found
    for model in found[:20]:
        picture = drawn(model)
        offers = {argument(each) for each in model.question.options if verb(each) == "card"}
        assert picture.drawn is not None
        assert {held.card.id for held in picture.drawn.cards} == offers
        unique = [each for each in picture.drawn.cards if each.card.kind == "unique"]
        assert all(each.effect for each in unique)


def test_a_hand_that_one_has_spied_on_is_shown_with_its_effects_for_the_rest_of_the_turn() -> None:
    """The Spy sees the hand once, and chooses nothing from it."""
    found = 0
    for model in turns():
        looks = [event for event in model.events if isinstance(event, SawHand) and event.cards]
        turn = model.view.turn
        if not looks or turn is None or turn.character != "spy":
            continue
        picture, found = drawn(model), found + 1
        assert picture.drawn is not None
        assert tuple(held.card.id for held in picture.drawn.cards) == looks[-1].cards
        assert all(held.effect for held in picture.drawn.cards if held.card.kind == "unique")
        # A card of another hand can't be built.
        assert {held.state for held in picture.drawn.cards} == {"held"}
        assert picture.drawn.title.startswith(model.players[looks[-1].target].name)
    assert found > 3


@pytest.mark.parametrize("kind", ["destroy", "seize", "exchange", "armory"])
def test_whoever_looks_into_a_city_sees_its_districts_by_their_names(kind: str) -> None:
    found = [model for _, model in questions() if model.question.kind == kind]
    assert found
    for model in found[:20]:
        picture = drawn(model)
        assert picture.opened == {model.question.target}


def test_nothing_that_the_reader_may_not_know_is_in_the_picture() -> None:
    """Others have the faces that they revealed. The only cards are the reader's and the offered ones."""
    for _, model in questions()[::7]:
        picture = drawn(model)
        for seat, line in zip(model.view.seats, picture.lines, strict=True):
            own = seat.seat == model.view.seat
            assert line.you == own
            if not own:
                assert {each.id for each in line.city.characters} == set(seat.characters)
                assert not line.shut
        if picture.hand is not None:
            assert [held.card.id for held in picture.hand.cards] == [
                card.card for card in in_order(model.view.hand)
            ]


SAY = Language()
ME, BOB, CLEO, DORA = range(4)

# What others did to the reader, and that the end is near.
DONE: tuple[Event, ...] = (
    Stole(seat=BOB, target=ME, gold=4),
    Destroyed(seat=BOB, target=ME, card="manor", gold=2),
    Seized(seat=BOB, target=ME, card="tavern", gold=1, extra=0),
    Exchanged(seat=BOB, target=ME, card="palace", given="tavern", gold=4, extra=0),
    Confiscated(seat=BOB, target=ME, card="harbor", gold=4),
    SwappedHands(seat=BOB, target=ME),
    ShowedThreat(seat=BOB, target=ME, character="king", real=True, gold=3),
    Crown(seat=BOB, source=ME),
    TimeRanOut(ME),
    Completed(seat=CLEO),
)

# The reader's own actions.
OWN: tuple[Event, ...] = (
    Stole(seat=ME, target=BOB, gold=4),
    Destroyed(seat=ME, target=BOB, card="market", gold=1),
    Killed(seat=ME, character="warlord"),
    Completed(seat=ME),
)

# Cities that have changed.
CITIES: tuple[Event, ...] = (
    Built(seat=BOB, card="church", gold=2),
    Built(seat=CLEO, card="dragon_gate", gold=6),
    Destroyed(seat=BOB, target=CLEO, card="market", gold=1),
    Seized(seat=BOB, target=DORA, card="temple", gold=1, extra=0),
    Exchanged(seat=CLEO, target=BOB, card="docks", given="tavern", gold=2, extra=0),
    Confiscated(seat=DORA, target=CLEO, card="watchtower", gold=1),
    Sacrificed(seat=BOB, card="prison", reason="armory"),
    Stole(seat=BOB, target=CLEO, gold=5),
)

# Facts that the reader knows, or finds elsewhere: in the picture, on the board, under *More*.
REST: tuple[Event, ...] = (
    GatheredGold(seat=BOB, gold=2),
    GatheredCards(seat=BOB, count=2, kept=1),
    Picked(seat=CLEO),
    TurnEnded(seat=BOB),
    Revealed(seat=BOB, character="bishop"),
    FaceUp(character="king"),
    Robbed(seat=BOB, character="merchant"),
    Killed(seat=BOB, character="warlord"),
    Built(seat=ME, card="church", gold=2),
    Kept(reader=ME, cards=("tavern",)),
    Drew(reader=ME, cards=("manor",)),
    Chose(reader=ME, character="king"),
    TimeRanOut(BOB),
)


def lines(*events: Event, characters: tuple[str, ...] = (), marks: tuple[MarkView, ...] = ()) -> list[str]:
    seen = view(4, seat=ME, characters=characters, marks=marks)
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=seen, events=events)
    told = told_bands(model, Wording(SAY, model.players, ME, model.rules, seen.cast))
    return [each.replace("\\", "") for each in told]


@pytest.mark.parametrize("event", DONE)
def test_what_is_done_to_the_reader_is_told(event: Event) -> None:
    for events in ((event, CITIES[0]), (CITIES[0], event)):
        assert lines(*events)


def test_that_the_end_is_near_is_told_once() -> None:
    assert [SAY("band-last-round.all") in line for line in lines(LastRound(), CITIES[0])] == [True]


@pytest.mark.parametrize("event", OWN)
def test_what_became_of_an_own_deed_is_told(event: Event) -> None:
    assert len(lines(event)) == 1


@pytest.mark.parametrize("event", [*REST, *CITIES])
def test_the_rest_is_not(event: Event) -> None:
    assert lines(event) == []


def test_whom_others_hurt_is_told_rather_than_what_they_build() -> None:
    built = [Built(seat=BOB, card=card, gold=2) for card in ("church", "tavern", "harbor", "docks")]
    hit = Stole(seat=CLEO, target=DORA, gold=5)
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=view(4, seat=ME), events=(hit, *built))
    wording = Wording(SAY, model.players, ME)
    line, left_out = since(model, wording)
    assert UNFRAMED.small_lines(line) <= SINCE
    assert wording.event(hit).rstrip(".") in line
    assert SAY("panel-cities-more", count=left_out) in line


def test_whom_a_thief_named_is_news_until_the_theft() -> None:
    robbed, stole = Robbed(seat=CLEO, character="king"), Stole(seat=CLEO, target=DORA, gold=5)
    wording = Wording(SAY, named("Anna", "Bob", "Cleo", "Dora"), ME)
    for events, told in (((robbed,), True), ((robbed, stole), False), ((stole, robbed), True)):
        model = panel(players=wording.players, view=view(4, seat=ME), events=events)
        assert (wording.event(robbed).rstrip(".") in since(model, wording).line) == told


def test_whom_a_witch_hit_is_told_once_she_plays_on() -> None:
    bewitched = Bewitched(seat=CLEO, character="king")
    took = TookOver(seat=CLEO, target=DORA, character="king")
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=view(4, seat=ME), events=(bewitched,))
    wording = Wording(SAY, model.players, ME)
    assert "Dora" not in since(model, wording).line
    line = since(replace(model, events=(bewitched, took)), wording).line
    assert "Dora" in line
    assert wording.event(took).rstrip(".") in line
    assert wording.event(bewitched).rstrip(".") not in line


def _round(*shown: int) -> tuple[Event, ...]:
    """Return a round in which Bob killed the King, and these seats revealed their characters."""
    killed, called = Killed(seat=BOB, character="king"), Called(rank=4, character="king")
    characters = {BOB: "assassin", CLEO: "thief", DORA: "bishop", ME: "merchant"}
    revealed = [Revealed(seat, characters[seat]) for seat in shown]
    return (RoundBegan(1, 0), revealed[0], killed, *revealed[1:], called)


@pytest.mark.parametrize(
    ("shown", "hits"), [((BOB, CLEO, ME), DORA), ((BOB, CLEO, DORA), ME), ((BOB, CLEO, DORA, ME), None)]
)
@pytest.mark.parametrize("read", [True, False], ids=["read before", "news"])
def test_who_missed_the_turn_is_told_after_the_round(
    shown: tuple[int, ...], hits: int | None, read: bool
) -> None:
    done = _round(*shown)
    own = () if hits != ME else (Chose(reader=ME, character="king"),)
    news = (done[0], *own, *done[3 if read else 1 :], RoundBegan(2, 0))
    cast = tuple(each.character for each in done if isinstance(each, Revealed | Called))
    began = replace(view(4, seat=ME, round=2), cast=cast)
    model = panel(asked(), players=named("Anna", "Bob", "Cleo", "Dora"), view=began, events=news)
    over = replace(model, ended=done)
    wording, spoken = Wording.of(model, SAY), SpokenWording.of(model, SAY)
    names = "none" if hits is None else wording.name(hits)

    def hit(words: Wording) -> str:
        return SAY("board-hit", deed=words.event(done[2]).rstrip("."), names=names)

    assert hit(wording) not in since(model, wording).line
    # A killed player's band says so.
    assert (hit(wording) in since(over, wording).line) == (hits != ME)
    assert without_markup(hit(spoken)) not in panel_text(model, SAY)
    assert (without_markup(hit(spoken)) in panel_text(over, SAY)) == (hits != ME)


def test_no_blow_is_left_out_of_the_news() -> None:
    hits = (
        Killed(seat=BOB, character="king"),
        Stole(seat=CLEO, target=DORA, gold=5),
        Destroyed(seat=DORA, target=CLEO, card="market", gold=1),
    )
    built = [Built(seat=BOB, card=card, gold=2) for card in ("church", "tavern", "harbor", "docks")]
    model = panel(players=named(*["Maximilian the Elder"] * 4), view=view(4, seat=ME), events=(*hits, *built))
    wording = Wording(SAY, model.players, ME)
    line, left_out = since(model, wording)
    assert all(wording.event(hit).rstrip(".") in line for hit in hits)
    assert left_out == len(built)


def test_news_tell_what_the_leader_built_and_that_the_own_turn_ended() -> None:
    built = [Built(seat=seat, card=card, gold=2) for seat, card in ((CLEO, "church"), *[(BOB, "tavern")] * 5)]
    leading = replace(
        view(4, seat=ME),
        seats=tuple(seat_view(seat, city=city(*["castle"] * (seat == CLEO))) for seat in range(4)),
    )
    for ended in (False, True):
        news = (*([TurnEnded(seat=ME)] if ended else []), *built)
        model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=leading, events=news)
        wording = Wording(SAY, model.players, ME)
        line = since(model, wording).line
        assert "Cleo" in line
        assert SAY("panel-cities", ended=ended, cities="").strip() in line
        assert since(model, wording, MOST_SINCE).left_out < since(model, wording).left_out


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_each_public_event_since_the_last_answer_is_told_or_counted(seats: int, locale: str) -> None:
    language = Language(locale)
    players = named(*("Anna", "Bob", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")[:seats])
    before = [Built(seat=seat, card="church", gold=2) for seat in range(1, seats)]
    after = [Built(seat=seat, card="manor", gold=3) for seat in range(1, seats)]
    for begun in range(len(after) + 1):
        events = (*before, RoundBegan(2, 0), *after[:begun])
        model = panel(asked(), players=players, view=view(seats, seat=ME, round=2), events=events)
        wording = Wording.of(model, language)
        line, left_out = since(model, wording)
        marks = [wording.facts(each.facts)["mark"] for each in (*before, *after[:begun])]
        told = sum(line.count(str(mark)) for mark in dict.fromkeys(marks))
        assert told + left_out == len(marks)
        assert (language("panel-cities-more", count=left_out) in line) == (left_out > 0)
        # One click shows what is left out. If nothing is, there is no button for it.
        for alone in (False, True):
            shown = drawn_panel(replace(model, alone=alone), language)
            counts = [language("panel-cities-more", count=count) for count in range(1, left_out + 1)]
            assert (language("button-log") in labels(shown)) == any(each in text(shown) for each in counts)


def _ended_turn(**changes: object) -> PanelModel:
    """Make the panel of a player whose turn ended with an answer that brought two cards."""
    found = (Drew(reader=ME, cards=("manor", "temple")), TurnEnded(seat=ME))
    hand = tuple(HandCard(card, 1, "") for card in ("castle", "manor", "temple"))
    model = panel(None, players=named("Anna", "Bob"), view=view(2, seat=ME, hand=hand), events=found)
    return replace(model, **changes)


def test_the_cards_of_the_last_answer_of_a_turn_are_named_on_the_next_panel() -> None:
    told = say("panel-drawn", cards=together(say, [say("district-manor"), say("district-temple")]))
    drew, ended = _ended_turn().events
    for decision in (None, asked()):
        assert told in text(drawn_panel(_ended_turn(decision=decision), say))
        # While the turn lasts, the picture of the hand shows them.
        for events in ((drew,), (ended, drew), (ended,)):
            other = text(drawn_panel(_ended_turn(decision=decision, events=events), say))
            assert say("district-temple") not in other


@pytest.mark.parametrize("language", locales())
def test_buttons_of_a_draft_always_show_the_rank(language: str) -> None:
    other, buttons = Language(language), 0
    drafts = [model for _, model in questions() if model.question.kind == "pick-character"]
    for model in drafts[::9]:
        for each in answers(drawn_panel(model, other).to_components()):
            if each["type"] == BUTTON and (index := each["custom_id"].rpartition(":")[2]).isdecimal():
                option = model.question.options[int(index)]
                if verb(option) == "character":
                    assert each["label"].startswith(f"{RANK[argument(option)]} ")
                    buttons += 1
    assert buttons


def test_a_wizard_may_build_what_the_city_has() -> None:
    def marked_for(character: str, *districts: str) -> str:
        own = seat_view(0, gold=1, city=city("market", *districts))
        turn = replace(TURN, character=character)
        seen = replace(view(2, seat=0, seats=(own, seat_view(1))), turn=turn)
        taking = asked("wizard-card", ("card:market",), target=1)
        return drawn_marks(panel(taking, view=seen, short={"market": 1}), ("market",))["market"].state

    assert marked_for("wizard") == "gold"
    assert marked_for("king", "quarry") == "gold"
    assert marked_for("king") == "there"


@pytest.mark.parametrize("alone", [False, True])
def test_a_lost_turn_is_the_first_thing_to_be_read(alone: bool) -> None:
    lost = (Chose(reader=ME, character="king"), Killed(seat=BOB, character="king"), RoundBegan(2, 0))
    drafts = [
        model for _, model in questions() if model.question.kind == "pick-character" and model.seat == ME
    ]
    for model in drafts[::5]:
        told = replace(model, events=lost, alone=alone, view=replace(model.view, round=2))
        wording = Wording.of(told, say)
        (picture,) = panel_pictures(told, say)
        assert isinstance(picture, PanelPicture)
        assert picture.bands[0].loss == "turn"
        title = say("band-killed.victim", name=wording.bare_names[BOB], other=say("character-king"))
        note = say("band-killed.victim-note", left=0, when="past", round=1)
        below = text(panel_screen(told, say, (picture,)))
        # A whole band is read first, so the text repeats only what is a line in the picture.
        bold = say("panel-lost", title=title, note="").strip()
        assert below.startswith(bold) != picture.tells_loss
        assert (bold in below) != picture.tells_loss
        line = replace(picture, room=1)
        assert not line.tells_loss
        assert text(panel_screen(told, say, (line,))).startswith(bold)
        assert picture.bands[0].note == note


def test_an_own_death_is_told_once_by_its_band() -> None:
    dead = (Chose(reader=ME, character="king"), Killed(seat=BOB, character="king"))
    seen = view(4, seat=ME, characters=("king",))
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=seen, events=dead)
    assert since(model, Wording(SAY, model.players, ME)) == ("", 0)
    told = replace(model, view=view(4, seat=ME, characters=("bishop",)), events=dead[1:])
    assert since(told, Wording(SAY, model.players, ME)).line


def test_the_first_question_of_a_round_tells_what_happened_since_the_last_answer() -> None:
    events = (Built(seat=BOB, card="church", gold=2), Stole(seat=CLEO, target=DORA, gold=5))
    drafts = [
        model
        for _, model in questions()
        if model.question.kind == "pick-character" and model.view.seat == ME and len(model.players) == 4
    ]
    for model in drafts:
        told = replace(model, events=events)
        wording, shown = Wording.of(told, say), text(panel_screen(told, say, panel_pictures(told, say)))
        # If the phone has space, there are more lines than usual.
        assert any(since(told, wording, lines).line in shown for lines in range(SINCE, MOST_SINCE + 1))
    assert len(drafts) > 3


def test_there_are_three_at_most_and_what_is_said_twice_is_said_once() -> None:
    marks = (MarkView("killed", "king", BOB, None),)
    events = (TimeRanOut(ME), TimeRanOut(ME), *DONE[:5], *CITIES)
    found = lines(*events, characters=("king",), marks=marks)
    assert SAY("band-killed.victim", name="Bob", other="King") in found[0]
    assert len(found) == len(set(found)) == MOST_BANDS


def test_a_city_that_changed_is_told_in_words() -> None:
    model = panel(asked(), players=named("Anna", "Bob", "Cleo", "Dora"), view=view(4, seat=ME), events=CITIES)
    told = panel_text(model, SAY)
    for card in ("church", "dragon_gate", "market", "temple", "docks", "watchtower", "prison"):
        kind = SAY(f"kind-{DISTRICTS[card].kind}")
        assert f"{SAY(f'district-{card}')} ({kind})" in told


def test_news_are_told_in_the_order_in_which_they_happened() -> None:
    built = Built(seat=BOB, card="church", gold=2)
    threats = Threats(seat=CLEO, characters=("king", "navigator"))
    stole, nothing = Stole(seat=DORA, target=ME, gold=4), Stole(seat=DORA, target=ME, gold=0)
    told = (threats, built, stole, nothing)
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=view(4, seat=ME), events=told)
    wording = Wording(SAY, model.players, ME)
    line, left_out = since(model, wording, MOST_SINCE)
    places = [line.find(wording.event(each).rstrip(".")) for each in (threats, stole)]
    assert -1 < places[0] < line.find(wording.bare_names[BOB]) < places[1]
    assert not left_out
    assert wording.event(nothing).rstrip(".") not in line
