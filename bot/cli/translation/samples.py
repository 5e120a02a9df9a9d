"""Texts for native readers to judge: `words preview` shows screens, `words samples` hard sentences."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, cast, get_args

from discord.ui import LayoutView

from bot.controls.requests import NotifyPage
from bot.screens.board import board_screen
from bot.screens.end import end_more_screen, end_screen
from bot.screens.language import language_screen
from bot.screens.look_up import card_screen, topics
from bot.screens.more import hand_screen
from bot.screens.notify import NotifyModel, notify_screen
from bot.screens.own_end import own_end_screen
from bot.screens.panel import panel_screen
from bot.screens.rules import help_screen, rules_screen
from bot.screens.server import ServerModel, server_screen
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.panel import PanelModel
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words.language import DEFAULT_LOCALE, Language, locales
from engine.events import Event, Secret, visible
from engine.events.cities import Built, Destroyed, Exchanged, PutBeneath, Sacrificed, Seized
from engine.events.course import Crown, GatheredCards, GatheredGold, Refuge
from engine.events.marks import Bewitched, Bribed, Killed, Robbed, ShowedThreat, Stole, Warrants
from engine.events.selection import ReceivedCharacter
from engine.events.stock import (
    GainedGold,
    GaveCards,
    ReceivedCards,
    Redrew,
    SwappedHands,
    TookCards,
    TookGold,
)
from engine.game import Game
from engine.lines import ends_turn, lines
from engine.offers import brings
from engine.setup.catalogue import CARDS
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.options import Options
from engine.setup.plan import Plan
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.values import Player

Component: TypeAlias = dict[str, Any]

SAMPLE_NAMES = ("Anna", "Bohdan", "Cătălin", "Daniela", "Eryk", "Fedir", "Greta", "Hynek")
"""Names with different inflections."""

GAMES = 150  # The number of random games. They contain nearly all kinds of questions and events.

GAME, TAG = "preview", "00c0ffee00c0ffee"
TOLD_PLAYERS = tuple(Player(100 + seat, name, str(seat)) for seat, name in enumerate(SAMPLE_NAMES))


def preview(say: Language) -> Iterator[str]:
    """Yield all screens: each kind of question and event once, pages, cards, settings."""
    seen: set[str] = set()
    for number in range(GAMES):
        yield from _Played(number, 2 + number % 7, say, seen).screens()
    yield from _looked_up(say)
    quiet = PersonSettings(quiet=QuietHours(22 * 60, 8 * 60, "Europe/Warsaw"))
    for page in get_args(NotifyPage):
        model = NotifyModel(quiet, 600, ("UTC", "Europe/Warsaw"), 1, called=True, page=page)
        yield screen_text(f"notify, {page}", notify_screen(model, say))
    yield screen_text("language", language_screen("", 1, say))
    yield screen_text("server", server_screen(ServerModel(ServerSettings()), say))


def _looked_up(say: Language) -> Iterator[str]:
    yield screen_text("help", help_screen(say, in_server=True))
    model = RulesModel()
    for page in topics(model):
        yield screen_text(f"rules {page}", rules_screen(model, page, say))
    for card in CARDS:
        yield screen_text(f"card {card}", card_screen(model, card, say))


@dataclass
class _Played:
    """A game between computers that choose at random, with each seat's unread events."""

    number: int
    seats: int
    say: Language
    seen: set[str]
    unread: dict[int | None, list[Event]] = field(default_factory=dict[int | None, list[Event]])

    def screens(self) -> Iterator[str]:
        """Play to the end, and yield the screens of each new kind of question and event."""
        options, rng = _options(self.number, self.seats), random.Random(self.number)
        game = Game.new(options, self.seats, f"{self.number:064x}")
        self.unread = {None: [], **{seat: [] for seat in range(self.seats)}}
        self._hear(game.events)
        yield from self._told(game.events)
        while decision := game.decision:
            if self._is_new(f"question {decision.kind}"):
                yield screen_text(f"question {decision.kind}", panel_screen(self._panel(game), self.say))
                yield screen_text("hand", hand_screen(self._panel(game), self.say))
            self.unread[decision.seat] = []
            count = rng.randint(decision.minimum, decision.maximum)
            events = game.choose(decision.seat, rng.sample(decision.options, count))
            self._hear(events)
            yield from self._told(events)
            if game.state.round == 4 and self._is_new(f"board {self.number}"):
                board = BoardModel(
                    GAME, self._players, game.view(None), tuple(self.unread[None][-20:]), rules=options.rules
                )
                yield screen_text("board", board_screen(board, self.say))
                self.unread[None] = []
        end = EndModel(GAME, self._players, game.view(None), rules=options.rules)
        if self._is_new(f"end {self.seats}"):
            yield screen_text("end", end_screen(end, self.say))
            yield screen_text("more of the end", end_more_screen(end, self.say))
            yield screen_text(
                "own end", own_end_screen(replace(end, reader=0), "https://discord.com", self.say)
            )

    def _told(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield each new kind of event as everybody, its player and its victim read it."""
        for event in events:
            if self._is_new(f"event {event.kind}"):
                readers = [each for each in (None, *_concerned(event)) if visible(event, each)]
                words = [Wording(self.say, self._players, each) for each in readers]
                told = dict.fromkeys(filter(None, (each.event(event) for each in words)))
                if told:
                    yield "\n".join([f"== event {event.kind}", *told, ""])

    def _panel(self, game: Game) -> PanelModel:
        decision = game.decision
        assert decision is not None
        return PanelModel(
            GAME,
            self._players,
            game.view(decision.seat),
            decision,
            TAG,
            tuple(self.unread[decision.seat]),
            rules=game.state.options.rules,
            brings={option: brings(game, option) for option in decision.options},
            lines=lines(game),
            ends=ends_turn(game),
            explained=True,
        )

    @property
    def _players(self) -> tuple[Player, ...]:
        people = TOLD_PLAYERS[: self.seats]
        return (*people[:-1], replace(people[-1], user_id=None))

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            for reader, unread in self.unread.items():
                if visible(event, reader):
                    unread.append(event)

    def _is_new(self, what: str) -> bool:
        new = what not in self.seen
        self.seen.add(what)
        return new


def _concerned(event: Event) -> list[int]:
    """Return the seats that an event concerns; of a secret, only the seat that learns it."""
    found = (event.facts.get(key) for key in ("seat", "target", "source"))
    return [event.to] if isinstance(event, Secret) else [each for each in found if isinstance(each, int)]


def _options(number: int, seats: int) -> Options:
    # This edition has the most cards.
    edition = EDITIONS["deluxe"]
    nine = 9 in edition.cast_sizes(seats)
    plan = Plan("deluxe", RandomSet(str(number)), nine=nine, action_cards=edition.action_cards)
    return plan.options(seats)


def screen_text(name: str, screen: LayoutView) -> str:
    """Return a screen as text: buttons in brackets, a menu with its options below."""
    return "\n".join([f"== {name}", *_written(screen.to_components()), ""])


def _written(components: Iterable[Component]) -> Iterator[str]:
    for each in components:
        if content := each.get("content"):
            yield str(content)
        if options := cast("list[Component]", each.get("options", [])):
            yield f"[▾ {each.get('placeholder')}]"
            yield from (f"    {_option(option)}" for option in options)
        elif label := each.get("label"):
            yield f"[{label}]"
        for item in cast("list[Component]", each.get("items", [])):
            yield f"({item.get('description')})"
        yield from _written(each.get("components", ()))


def _option(option: Component) -> str:
    description = option.get("description")
    return f"{option['label']} — {description}" if description else str(option["label"])


ANNA, IVO, READER, EDITH = range(4)  # The seats: Anna, Ivo, the reader, and Edith, who is a computer player.

SAMPLE_PLAYERS = (
    Player(1, "Anna", "1"),
    Player(2, "Ivo", "2"),
    Player(3, "Olga", "3"),
    Player(None, "Edith", "computer-1"),
)

SAMPLE_EVENTS: Sequence[Event] = (
    # Characters and districts of each grammatical gender, as objects of an action
    Killed(ANNA, "king"),
    Killed(READER, "queen"),
    Robbed(EDITH, "magician"),
    Bewitched(READER, "artist"),
    Built(ANNA, "smithy", 5),
    Built(READER, "castle", 0),
    PutBeneath(IVO, "museum"),
    Refuge(IVO, "witch", "hospital"),
    Sacrificed(READER, "temple", "necropolis"),
    # "You" as actor, as victim, and not at all; own possessions
    Destroyed(ANNA, READER, "watchtower", 2),
    Destroyed(READER, READER, "tavern", 0),
    Destroyed(IVO, ANNA, "town_hall", 5),
    Exchanged(ANNA, READER, "library", "park", 1, 0),
    Seized(READER, IVO, "cathedral", 3, 0),
    Stole(IVO, READER, 1),
    Stole(READER, EDITH, 22),
    Bribed(READER, ANNA, 2),
    ShowedThreat(ANNA, READER, "merchant", True, 5),
    SwappedHands(IVO, READER),
    Crown(READER, ANNA),
    # Numbers: 1, 2, 5 and 22
    GatheredGold(ANNA, 2),
    GatheredCards(ANNA, 2, 1),
    GainedGold(READER, 5, "income-noble"),
    TookGold(IVO, READER, 1, "abbot"),
    TookCards(READER, ANNA, 5, "wizard"),
    GaveCards(ANNA, READER, 1, "seer"),
    Redrew(EDITH, 22),
    # Lists
    Warrants(ANNA, ("thief", "king", "architect")),
    ReceivedCards(READER, ANNA, ("palace", "market", "monastery")),
    ReceivedCharacter(READER, IVO, "bishop", "warlord"),
)


def samples() -> str:
    """Return the sample sentences of each language beside the English ones, as Markdown."""
    lines = [
        "# The same thirty sentences in each language",
        "",
        "For native readers: Olga reads them, so she is “you”. Edith is a computer player. Is each sentence",
        "one that people say? `python -m bot words samples > docs/language-samples.md` writes this file.",
    ]
    for locale in locales():
        if locale != DEFAULT_LOCALE:
            lines += ["", *_table(locale)]
    return "\n".join(lines)


def _table(locale: str) -> Iterator[str]:
    yield from (f"## {locale}", "", f"| | English | {locale} |", "|---|---|---|")
    pairs = zip(_told(DEFAULT_LOCALE), _told(locale), strict=True)
    yield from (f"| {number} | {english} | {other} |" for number, (english, other) in enumerate(pairs, 1))


def _told(locale: str) -> list[str]:
    wording = Wording(Language(locale), SAMPLE_PLAYERS, READER)
    return [" ".join(wording.event(each).split()).replace("|", "\\|") for each in SAMPLE_EVENTS]
