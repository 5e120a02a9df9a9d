"""All screens at all kinds of steps of random games: they fit, offer each answer once, and keep secrets."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.screens.board import board_screen
from bot.screens.content import board_pictures, hand_pictures
from bot.screens.end import end_pictures, end_screen
from bot.screens.more import hand_screen
from bot.screens.own_end import own_end_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.panel import PanelModel
from bot.words.language import Language
from engine.decision import Decision, argument
from engine.events import Event, visible
from engine.game import Game
from engine.lines import ends_turn, lines
from engine.offers import brings, shortages
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.options import Options
from engine.setup.plan import Plan
from engine.setup.rules import Rules
from engine.setup.sets import FIRST_GAME, SETS
from storage.values import Player
from tests.bot.screens.build import GAME, TAG, Bare, everything, players
from tests.bot.screens.offers import answers, controls, offered_lines
from tests.engine.sampling import Sample, traits
from tests.limits import check

# Whole games by the hundred: measuring what they cover would take longer than playing them.
pytestmark = [pytest.mark.no_cover, pytest.mark.in_turns]

say = Language()
bare = Bare()


class Played:
    """A random game, with the events that each reader has not seen yet."""

    def __init__(self, seats: int, seed: int, options: Options) -> None:
        self.rules = options.rules
        self.game = Game.new(options, seats, f"{seed:064x}")
        self.players: tuple[Player, ...] = players(seats, people=2)
        self.random = random.Random(seed)
        self.told: list[Event] = []
        self.unseen: dict[int | None, list[Event]] = {None: [], **{seat: [] for seat in range(seats)}}
        self._hear(self.game.events)

    def steps(self) -> Iterator[int]:
        """Play to the end; stop before each choice."""
        step = 0
        while decision := self.game.decision:
            yield step
            count = self.random.randint(decision.minimum, decision.maximum)
            picks = self.random.sample(decision.options, count)
            self.unseen[decision.seat] = []
            self._hear(self.game.choose(decision.seat, picks))
            step += 1

    def board(self) -> BoardModel:
        events = tuple(self.unseen[None][-20:])
        return BoardModel(GAME, self.players, self.game.view(None), events, rules=self.rules)

    def panel(self, seat: int) -> PanelModel:
        decision = self.game.decision
        mine = decision if decision and decision.seat == seat else None
        heard = tuple(self.unseen[seat])
        return PanelModel(
            GAME,
            self.players,
            self.game.view(seat),
            mine,
            TAG if mine else "",
            heard,
            rules=self.rules,
            brings={option: brings(self.game, option) for option in mine.options} if mine else {},
            lines=lines(self.game) if mine else (),
            ends=ends_turn(self.game) if mine else frozenset(),
            short=shortages(self.game) if mine else {},
        )

    def _hear(self, events: list[Event]) -> None:
        self.told += [event for event in events if visible(event, None)]
        for reader, heard in self.unseen.items():
            heard += [event for event in events if visible(event, reader)]


# The first game with all its numbers of seats; every other set, with rank 9 and action cards; and random
# cards in the other editions.
OTHERS = [name for name in SETS if name != "first_game"]
EDITION_GAMES = [("deluxe", 6), ("classic", 3), ("classic", 6), ("classic-czech", 5)]
GAMES = [("first_game", seats) for seats in (2, 4, 5, 6, 7)]
GAMES.extend((name, 3 + number % 6) for number, name in enumerate(OTHERS))
GAMES.extend(EDITION_GAMES)


# How many steps of each kind we check in a game, and how many with each name in all games together.
KIND, NAME = 2, 2
named = Sample(NAME)


def sizes(played: Played, decision: Decision) -> set[tuple[str, int]]:
    """Return roughly how much a panel has to show."""
    return {
        ("options", len(decision.options) // 4),
        ("heard", len(played.unseen[decision.seat]) // 8),
        ("hand", len(played.game.seats[decision.seat].hand)),
    }


def cards(name: str, seats: int) -> Options:
    if name in EDITIONS:
        nine = 9 in EDITIONS[name].cast_sizes(seats)
        plan = Plan(name, RandomSet(str(seats)), nine=nine, action_cards=EDITIONS[name].action_cards)
        return plan.options(seats)
    extra = SETS[name] is not FIRST_GAME
    rules = Rules(action_cards=extra)
    return SETS[name].options(seats, 9 if extra and seats > 2 else None, rules, EDITIONS["deluxe"])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_screens_of_a_whole_game(name: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    played = Played(seats, seats, cards(name, seats))
    asked, told, others = Sample(KIND), Sample(KIND), Sample(1)
    for step in played.steps():
        decision = played.game.decision
        assert decision is not None
        new_names = named(decision.options)
        if asked({*traits(decision), *sizes(played, decision)}) or new_names:
            check_panel(played.panel(decision.seat))
        if told(traits(decision, events=played.game.events)) or step % 25 == 0:
            board = played.board()
            for pictures in ((), board_pictures(board, say)):
                screen = board_screen(board, say, pictures)
                assert check(screen) == []
                assert controls(screen)
        if others(event.kind for event in played.game.events) or step % 50 == 0:
            for seat in range(seats):
                model = played.panel(seat)
                assert check(panel_screen(model, say)) == []
                assert check(hand_screen(model, say)) == []
                assert check(hand_screen(model, say, hand_pictures(model, say))) == []
    view = played.game.view(None)
    model = EndModel(GAME, played.players, view, rules=played.rules)
    assert check(end_screen(model, say)) == []
    assert check(end_screen(model, say, end_pictures(model, say))) == []
    for seat in range(seats):
        assert check(own_end_screen(replace(model, reader=seat), "https://discord.example/1", say)) == []
    # No text was missing in a whole game.
    assert [record.getMessage() for record in caplog.records] == []


def check_panel(model: PanelModel) -> None:
    """Check that the panel of the asked seat fits, and offers each answer once."""
    assert model.decision is not None
    assert check(panel_screen(model, say)) == []
    assert check(panel_screen(model, say, panel_pictures(model, say))) == []
    ahead = offered_lines(model, say)
    assert len(set(ahead)) == len(ahead)
    assert set(ahead) <= {line.indexes for line in model.lines}
    offered = [index for group in answers(model, say) for index in group]
    assert {*offered, *(steps[0] for steps in ahead)} == set(range(len(model.decision.options)))
    assert len(set(offered)) == len(offered)


def known_cards(model: PanelModel) -> set[str]:
    """Return the district cards that the reader of a panel may see."""
    view = model.view
    known = {card.card for card in view.hand} | set(view.beneath)
    known |= {district.card for seat in view.seats for district in (*seat.city, *seat.laid)} | {view.shown}
    for event in model.events:
        facts = event.facts
        known |= {str(facts.get("card", "")), str(facts.get("reason", "")), str(facts.get("given", ""))}
        known.add(str(facts.get("old", "")))
        cards = facts.get("cards", ())
        known |= set(cards) if isinstance(cards, tuple) else set()
    if model.decision:
        known |= {argument(option) for option in model.decision.options} | {model.decision.card}
    return known


def shown_cards(text: str) -> set[str]:
    # A button's label is no markup.
    return set(re.findall("⟦(.*?)⟧", text.replace("\\", "")))


@pytest.mark.parametrize(("name", "seats"), GAMES[1::3])
def test_no_screen_names_a_card_that_its_reader_may_not_know(name: str, seats: int) -> None:
    played = Played(seats, 100 + seats, cards(name, seats))
    seen: set[str] = set()
    for step in played.steps():
        if step % 7:
            continue
        for seat in range(seats):
            model = played.panel(seat)
            screens = (
                panel_screen(model, bare),
                hand_screen(model, bare),
                panel_screen(model, bare, panel_pictures(model, bare)),
                hand_screen(model, bare, hand_pictures(model, bare)),
            )
            shown = shown_cards("".join(map(everything, screens)))
            assert shown <= known_cards(model)
            seen |= shown
        board = played.board()
        spectator = PanelModel(GAME, board.players, board.view, events=board.events)
        for pictures in ((), board_pictures(board, bare)):
            assert shown_cards(everything(board_screen(board, bare, pictures))) <= known_cards(spectator)
    # The search works: cards do occur on the panels.
    assert len(seen) > 15
