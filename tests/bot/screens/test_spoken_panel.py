"""Whole games by ear: a player who has only texts and buttons finds every fact, and can answer."""

import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import Button, Select

from bot.controls.requests import AnswerOption, PickAnswer, PickOnPage
from bot.screens.board import board_screen
from bot.screens.content import board_pictures
from bot.screens.end import end_pictures, end_screen
from bot.screens.limits import length
from bot.screens.log import log_screen
from bot.screens.more import table_screen
from bot.screens.panel_picture import hand_marks
from bot.screens.spoken import TEXT_LETTERS, SpokenWording, sayable, sentence, table_text, without_symbols
from bot.screens.spoken_panel import (
    BRIEF,
    PARTS,
    numbered,
    panel_text,
    picture_text,
    table_and_panel,
    words_screen,
)
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.panel import PanelModel
from bot.words.card_texts import either
from bot.words.language import Language, locales
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.events import Built, Crown, Event, Revealed, Robbed, RoundBegan, Stole
from engine.offers import Brings
from engine.state import Call
from engine.view import MarkView, SeatView, View
from storage.values import Player
from tests.bot.screens.build import (
    GAME,
    TURN,
    city,
    components,
    decision,
    everything,
    hand,
    labels,
    named,
    panel,
    seat_view,
    text,
    view,
)
from tests.bot.screens.listening import SYMBOL, Listener
from tests.bot.screens.logs import log_model
from tests.bot.screens.offers import asked
from tests.bot.screens.test_random_games import GAMES, Played, cards
from tests.limits import check
from tests.screens.recorded import questions

pytestmark = pytest.mark.no_cover

NAMES = ("Agnes", "Bertram", "Maximilian", "Lady Whistledown", "Olga", "Sam", "Tom", "Cecily")
TABLES = [(seats, locale) for seats in (2, 4, 7, 8) for locale in locales()]


def city_of(seat: SeatView) -> Counter[tuple[str, str, int]]:
    return Counter((DISTRICTS[each.card].kind, each.card, each.cost) for each in seat.city)


def points_of(seat: SeatView) -> int:
    return sum(each.cost + DISTRICTS[each.card].bonus for each in seat.city)


def hear_own(ear: Listener, model: PanelModel) -> None:
    """Check the reader's gold, cards, city and hand in the text of the panel."""
    shown = panel_text(model, ear.say)
    parts, seat = ear.sections(shown), model.view.seats[model.view.seat or 0]
    state = parts["head"][1]
    first = re.split(r"(?<=[.!?]) ", state)[0]
    assert ear.numbers(first) == (seat.gold, seat.cards, seat.size, points_of(seat))
    heard = ear.listed(parts["city"][0])
    built = Counter({card: count for card, count in heard.items() if card[0] != "action"})
    assert built == city_of(seat)
    if model.view.hand:
        lines = [line for line in parts["hand"] if line]
        held = Counter(map(ear.card, [line for line in lines if ", " in line and _is_card(ear, line)]))
        wanted = ((_kind(each.card), each.card, _cost(each.card, each.cost)) for each in model.view.hand)
        assert held == Counter(wanted)
    assert length(shown) <= TEXT_LETTERS


def _is_card(ear: Listener, line: str) -> bool:
    return line.partition(", ")[0] in ear.cards


def _kind(card: str) -> str:
    return DISTRICTS[card].kind if card in DISTRICTS else "action"


def _cost(card: str, cost: int) -> int:
    return cost if card in DISTRICTS and DISTRICTS[card].cost is not None else -1


def hear_table(ear: Listener, model: PanelModel) -> None:
    """Check everybody's gold, cards and cities in the text of the table."""
    shown = text(table_screen(model, ear.say))
    lines = shown.split("\n")
    start = lines.index(ear.heading("spoken-cities")) + 1
    told = {line.partition(": ")[0]: ear.seat(line) for line in lines[start : start + len(model.view.seats)]}
    for seat in model.view.seats:
        you = ear.say("picture-line-you")
        heard = told[you if seat.seat == model.view.seat else NAMES[seat.seat]]
        assert heard[:4] == (seat.gold, seat.cards, seat.size, points_of(seat))
        whole = city_of(seat)
        bare = Counter({(kind, "" if kind != "unique" else card, cost): 0 for kind, card, cost in whole})
        for (kind, card, cost), count in whole.items():
            bare[kind, "" if kind != "unique" else card, cost] += count
        # If space is short, basic districts have only types and costs.
        assert heard.city in (whole, bare)
    assert length(shown) <= TEXT_LETTERS


def hear_board(ear: Listener, board: BoardModel) -> None:
    """Check everybody's gold, cards and cities in the board's text, and that its picture says the same."""
    shown = text(without_symbols(board_screen(board, ear.say), ear.say)).split("\n")
    start = shown.index(ear.heading("spoken-cities")) + 1
    for line in shown[start : start + len(board.view.seats)]:
        heard, seat = ear.seat(line), board.view.seats[NAMES.index(line.partition(": ")[0])]
        assert heard[:4] == (seat.gold, seat.cards, seat.size, points_of(seat))
        assert sum(heard.city.values()) == len(seat.city)
    (picture,) = board_pictures(board, ear.say)
    told = picture.alt_text(ear.say)
    assert length(told) <= 1024
    assert not SYMBOL.search(told), told
    for seat in board.view.seats:
        assert ear.say("spoken-seat", name=NAMES[seat.seat], **goods(board.view, seat)) in told


def goods(view: View, seat: SeatView) -> dict[str, int]:
    numbers = {"gold": seat.gold, "count": seat.cards, "size": seat.size, "target": view.target_size}
    return {**numbers, "points": points_of(seat)}


def hear_end(ear: Listener, model: EndModel) -> None:
    """Check places, points and cities in the text of the end."""
    told = everything(without_symbols(end_screen(model, ear.say), ear.say)).replace("\\", "")
    assert not SYMBOL.search(told), told
    for score in model.view.scores:
        name, place = NAMES[score.seat], score.place(model.view.scores)
        assert ear.say("picture-result", place=place, name=name, total=score.total) in told
    assert len(end_pictures(model, ear.say)[0].alt_text(ear.say)) <= 1024


def hear_log(ear: Listener, rounds: list[list[Event]], sat: tuple[Player, ...]) -> None:
    """Check that the log names each character that played and each district that was built, with its type."""
    for number, events in enumerate(rounds, start=1):
        heard = ""
        for part in range(6):
            model = log_model(*events, players=sat, round=number, rounds=len(rounds), part=part)
            shown = without_symbols(log_screen(model, ear.say), ear.say)
            assert not SYMBOL.search(everything(shown)), everything(shown)
            heard += text(shown)
        for event in events:
            if isinstance(event, Revealed):
                assert any(name in heard for name in ear.names(f"character-{event.character}"))
            if isinstance(event, Built):
                kind = ear.say(f"kind-{DISTRICTS[event.card].kind}")
                names = ear.names(f"district-{event.card}")
                assert any(f"{name} ({kind})" in heard.replace("**", "") for name in names), (event, heard)


def hear_effects(ear: Listener, model: PanelModel) -> None:
    """Check that a text with space for everything has the effect of each card and character in it."""
    told, wording = panel_text(model, ear.say, limit=99_999), SpokenWording.of(model, ear.say)
    own = [each.card for each in model.view.seats[model.view.seat or 0].city]
    cards = [*own, *(each.card for each in model.view.hand)]
    cards += [argument(each) for each in model.question.options if verb(each) == "card"]
    effects = [wording.matters(each) for each in cards]
    if model.question.kind == "pick-character":
        effects += [wording.effect(argument(each)) for each in model.question.options]
    assert [each for each in effects if sayable(each).rstrip(".") not in told] == []


def hear_picture(ear: Listener, model: PanelModel) -> None:
    """Check that a picture's description has no markup, and names the reader's cards with types and costs."""
    shown = picture_text(model, ear.say)
    assert length(shown) <= 1024
    assert "**" not in shown
    assert not SYMBOL.search(shown), shown
    own = Counter((_kind(each.card), each.card, _cost(each.card, each.cost)) for each in model.view.hand)
    own += city_of(model.view.seats[model.view.seat or 0])
    assert own <= ear.listed(shown), shown


def hear_options(ear: Listener, model: PanelModel) -> dict[int, str]:
    """Check that each option is named; return the labels of the controls by the numbers of their options."""
    shown = panel_text(model, ear.say)
    heard = ear.options(ear.sections(shown)["asked"])
    question, found = model.question, dict[int, str]()
    screen = without_symbols(words_screen(model, ear.say, "whole"), ear.say)
    assert not check(screen)
    assert not SYMBOL.search(everything(screen)), everything(screen)
    for request, control in asked(screen):
        match request:
            case AnswerOption(index=int(index)):
                assert isinstance(control, Button)
                found[index] = control.label or ""
            case PickAnswer() | PickOnPage():
                assert isinstance(control, Select)
                for each in control.options:
                    found[int(each.value)] = each.label
            case _:
                pass
    assert len(found) == len(heard) or len(question.options) > 25
    for index, label in found.items():
        number = int(label.partition(":")[0])
        option, line = question.options[index], heard[number].line
        assert line.startswith(label.rstrip("…")), "the button says the same"
        what = argument(option)
        match verb(option):
            case "character":
                assert ear.hears_character(line, what), line
            case "build" | "district" | "card":
                cost = next((each.cost for each in model.view.hand if each.card == what), None)
                owner = model.view.seats[question.target if question.target >= 0 else question.seat]
                if verb(option) == "district":
                    cost = next((each.cost for each in owner.city if each.card == what), None)
                printed = dict(model.rules.costs).get(what, DISTRICTS[what].cost if what in DISTRICTS else -1)
                wanted = cost if cost is not None else printed
                assert ear.hears_card(line, what, _cost(what, wanted if wanted is not None else -1)), line
            case "seat" | "wagon":
                assert NAMES[int(what)] in line
                seat = model.view.seats[int(what)]
                rest = line.partition(": ")[2].partition(". ")[2].partition(". ")[0]
                assert ear.numbers(rest) == (seat.gold, seat.cards, seat.size, points_of(seat))
            case _:
                assert len(line) > 3
    return {int(label.partition(":")[0]): label for label in found.values()}


@pytest.mark.in_turns
@pytest.mark.parametrize(("seats", "locale"), TABLES)
def test_a_whole_game_by_ear(seats: int, locale: str) -> None:
    ear, chance = Listener(locale), random.Random(seats)
    name = GAMES[5 + seats][0] if seats > 2 else "first_game"
    game = Played(seats, seats + len(locale), cards(name, seats))
    game.players = tuple(Player(100 + seat, NAMES[seat], str(seat)) for seat in range(seats))
    kinds = Counter[str]()
    for step in game.steps():
        question = game.game.decision
        assert question is not None
        model = game.panel(question.seat)
        kinds[question.kind] += 1
        # Check each kind of question and some of the steps, because reading takes longer than playing.
        if kinds[question.kind] > 4 and chance.random() > 0.1:
            continue
        hear_own(ear, model)
        hear_options(ear, model)
        hear_effects(ear, model)
        if step % 3 == 0:
            hear_table(ear, model)
            hear_board(ear, game.board())
        hear_picture(ear, model)
        brief = panel_text(model, ear.say, BRIEF)
        assert length(brief) <= TEXT_LETTERS
    assert len(kinds) >= 3
    hear_end(ear, EndModel(GAME, game.players, game.game.view(None), rules=game.rules))
    rounds: list[list[Event]] = []
    for event in game.told:
        if isinstance(event, RoundBegan):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    hear_log(ear, rounds[::3], game.players)


BLOCKED: list[tuple[str, tuple[str, ...], dict[str, Any], str, dict[str, Any]]] = [
    ("too-expensive", ("end",), {"gold": 1}, "spoken-can", {"state": "gold", "gold": 2}),
    ("limit", ("end",), {"gold": 9}, "hindrance-limit", {}),
    ("character-never-builds", ("end",), {"gold": 9}, "hindrance-character-never-builds", {}),
    ("identical", ("end",), {"gold": 9, "city": city("manor")}, "spoken-can", {"state": "there", "gold": 0}),
    ("", ("build:manor", "end"), {"gold": 9}, "spoken-can", {"state": "now", "gold": 0}),
    ("gather-first", ("gather:gold",), {"gold": 9}, "spoken-can", {"state": "no", "gold": 0}),
]


@pytest.mark.parametrize(("hindrance", "options", "own", "key", "arguments"), BLOCKED)
def test_a_card_that_cannot_be_built_says_why(
    hindrance: str, options: tuple[str, ...], own: dict[str, Any], key: str, arguments: dict[str, Any]
) -> None:
    say = Language()
    shown = view(2, seat=0, phase="turns", turn=TURN, hand=hand("manor", hindrance=hindrance))
    seen = replace(shown, seats=(seat_view(0, **own), seat_view(1)))
    short = {"manor": arguments.get("gold", 0)} if hindrance == "too-expensive" else {}
    told = panel_text(panel(decision("turn", options), view=seen, short=short), say).split("\n")
    line = next(each for each in told if each.startswith(f"{say('district-manor')}, ") and "." in each[-1:])
    assert line == f"{say('district-manor')}, {say('kind-noble')}, 3: {say(key, **arguments)}."


def test_the_text_of_a_picture_promises_to_build_exactly_the_cards_that_an_answer_or_a_line_builds() -> None:
    say, found = Language(), Counter[str]()
    asked_in_turns = [model for _, model in questions() if model.question.kind == "turn"]
    for model in asked_in_turns[::3]:
        told, marks = table_and_panel(model, say, 100_000).split("\n"), hand_marks(model)
        offered = {*model.question.options, *(each.goal for each in model.lines)}
        for card in model.view.hand:
            mark, name = marks[card.card], SpokenWording.of(model, say).card(card.card, card.cost)
            promises = {
                say("spoken-can", state=state, gold=mark.gold) for state in ("now", "first", "collect")
            }
            line = next((each for each in told if each.startswith(f"{name}: ")), "")
            promised = any(f"{name}: {each}." in line for each in promises)
            pays = bool(mark.power) and mark.why == "gather-first"
            assert (promised or pays) == (f"build:{card.card}" in offered), (line, mark)
            found[mark.state] += 1
    assert {"first", "now", "collect", "no"} <= {*found}


def test_a_secret_vault_can_never_be_built() -> None:
    say = Language()
    shown = view(2, seat=0, phase="turns", turn=TURN, hand=hand("secret_vault", hindrance="gather-first"))
    told = panel_text(panel(decision("turn", ("gather:gold",)), view=shown), say)
    assert f"{say('kind-unique')}: {say('hindrance-card-forbids')}." in told


def test_a_line_counts_as_building_only_where_a_picture_offers_it() -> None:
    say = Language()
    model = next(
        model
        for _, model in questions()
        if model.question.kind == "turn"
        and any(
            mark.state == "now" and f"build:{card}" not in model.question.options
            for card, mark in hand_marks(model).items()
        )
    )
    first = f": {say('lacking-gather-first')}."
    assert (first in panel_text(model, say, limit=9000), first in table_and_panel(model, say, 9000)) == (
        True,
        False,
    )


def test_a_card_is_told_with_one_type_and_one_cost() -> None:
    say = Language()
    taverns = (*city("tavern"), replace(*city("tavern"), cost=2, coin=1))
    hands = (replace(*hand("observatory"), cost=3),)
    asked = decision("armory", ("district:tavern", "district:tavern~2"), target=1)
    for question, changes, costs in (
        (asked, {"seats": (seat_view(0), seat_view(1, city=taverns))}, [1, 2]),
        (decision("pay-framework", ("card:observatory",)), {"hand": hands}, [3]),
    ):
        model = panel(question, view=view(2, seat=0, **changes))
        wording = SpokenWording.of(model, say)
        told = [each.label.partition(": ")[2] for each in numbered(model, wording)]
        names = [argument(each).partition("~")[0] for each in question.options]
        assert told == [wording.card(*each) for each in zip(names, costs, strict=True)]


def test_a_clock_that_moves_leaves_the_text_as_it_is() -> None:
    say, texts = Language(), list[list[str]]()
    for until in (100, 200):
        screen = words_screen(panel(decision(), until=until), say, "whole")
        texts.append([each["content"] for each in components(screen) if each["type"] == 10])
    (first, *rest), (second, *same) = texts
    assert (first != second, rest) == (True, same)
    assert say("spoken-city") in "".join(rest)


def test_ranks_that_nobody_answered_share_a_sentence() -> None:
    say = Language()
    calls = (Call("assassin", 1), Call("thief", -1), Call("magician", -1), Call("king", 0))
    shown = table_text(view(2, seat=0, phase="turns", calls=calls), SpokenWording.of(panel(), say))
    quiet = either(say, [say("character-thief"), say("character-magician")])
    assert say("spoken-nobody", characters=quiet) in shown


def test_a_rank_that_is_out_or_killed_is_not_told_as_nobodys() -> None:
    say = Language()
    calls = (Call("assassin", 1), Call("thief", -1), Call("magician", -1), Call("king", -1))
    marks = (MarkView("killed", "thief", 1, None),)
    seen = view(2, seat=0, phase="turns", calls=calls, face_up=("magician",), marks=marks)
    shown = table_text(seen, SpokenWording.of(panel(), say))
    assert say("spoken-nobody", characters=say("character-king")) in shown
    assert f"{say('picture-out-title')}: 3 {say('character-magician')}" in shown
    assert f"{sayable(say('sign-killed'))}: {say('character-thief')}" in shown


def test_a_text_of_a_table_gives_up_old_news_before_the_names_of_districts() -> None:
    wording = SpokenWording.of(panel(), Language())
    seen = view(2, seats=(seat_view(0, city=city("manor", "castle")), seat_view(1, city=city("docks"))))
    news = [f"Number {number} happened" for number in range(20)]
    shortest = length(table_text(seen, wording))
    for limit in range(shortest, length(table_text(seen, wording, news)), 10):
        told = table_text(seen, wording, news, limit)
        assert shortest <= length(told) <= limit
        assert wording.say("district-castle") in told
    assert news[-1] in table_text(seen, wording, news, shortest + 120)


def test_a_text_of_a_picture_gives_up_the_effects_of_options_before_the_cities_of_others() -> None:
    say = Language()
    offered = decision("pick-character", tuple(f"character:{each}" for each in ("witch", "king", "merchant")))
    model = panel(offered, view=view(4, seat=0), players=named(*NAMES[:4]))
    told = [table_and_panel(model, say, limit, options=True) for limit in range(1500)]
    effect = say("effect-merchant").partition(".")[0]
    assert {effect in each for each in told} == {True, False}
    assert [each for each in told if effect in each and NAMES[1] not in each] == []


def test_the_news_tell_who_used_a_character_for_what() -> None:
    say = Language()
    events = (Revealed(1, "thief"), Robbed(1, "king"), Stole(1, 2, 3), Crown(2, 1))
    model = panel(decision(), view=view(3, seat=0), players=named(*NAMES[:3]), events=events)
    wording = SpokenWording.of(model, say)
    for words in (PARTS, BRIEF):
        told = panel_text(model, say, words)
        assert [sentence(wording.event(each)) in told for each in events] == [True] * 4


def test_brief_names_the_characters_that_are_out_and_what_brings_gold() -> None:
    say = Language()
    draft = panel(decision("pick-character", ("character:king",)), view=view(2, seat=0, face_up=("thief",)))
    assert f"{say('picture-out-title')}: 2 {say('character-thief')}" in panel_text(draft, say, BRIEF)
    options, brings = ("gather:gold", "use:income-noble"), {"use:income-noble": Brings(1)}
    for words in (PARTS, BRIEF):
        own = view(2, seat=0, phase="turns", turn=TURN)
        told = panel_text(panel(decision("turn", options), view=own, brings=brings), say, words)
        number = next(line for line in told.split("\n") if line.startswith("2: "))
        assert number != f"2: {say('option-gather-gold', got=1)}."


def test_a_power_is_told_once_and_the_gold_to_rob_as_words() -> None:
    say = Language()
    turn = replace(TURN, character="thief")
    own = view(2, seat=0, phase="turns", turn=turn, characters=("thief",))
    told = panel_text(panel(decision("turn", ("use:rob", "end")), view=own), say)
    assert told.count(say("effect-thief").partition(".")[0]) == 1
    told = panel_text(panel(decision("rob", ("character:king",)), view=own), say)
    assert f"Bob {say('band-coins', gold=2)}" in told


def test_brief_is_told_without_effects_and_city_and_offers_the_whole() -> None:
    say = Language()
    model = panel(decision("kill", ("character:thief", "character:king")))
    told = panel_text(model, say, BRIEF)
    assert say("spoken-city") not in told
    assert say("effect-thief") not in told
    assert say("effect-thief") in panel_text(model, say)
    assert say("button-words", words="whole") in labels(words_screen(model, say, "brief"))
    assert say("button-words", words="brief") in labels(words_screen(model, say, "whole"))


@pytest.mark.parametrize("name", ["\U0001f3f0" * 20, "*_`|~", "@everyone", "Ana \U0001f600"])
def test_names_are_told_without_their_symbols(name: str) -> None:
    say = Language()
    model = panel(decision("beg", ("seat:1",)), players=named("Anna", name))
    screen = without_symbols(words_screen(model, say, "whole"), say)
    assert not check(screen)
    assert not SYMBOL.search(everything(screen))
    assert labels(screen)[0].removeprefix("1: ").strip()
