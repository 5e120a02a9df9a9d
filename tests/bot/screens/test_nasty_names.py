"""Every screen shows a name in the harmless form, whatever the name is."""

import random
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.controls.requests import ShowBoard
from bot.screens.board import board_screen
from bot.screens.daily import daily_card_screen
from bot.screens.end import end_more_screen, end_screen
from bot.screens.evening import summary_content
from bot.screens.lists import games_screen
from bot.screens.lobby import lobby_screen
from bot.screens.more import hand_screen
from bot.screens.options import options_screen
from bot.screens.own_end import own_end_screen
from bot.screens.panel import panel_screen
from bot.screens.profile import profile_screen
from bot.screens.puzzle import shared_screen
from bot.screens.server import ServerModel, server_screen
from bot.screens.spoken import sayable
from bot.screens.tournament import tournament_screen
from bot.view_models.board import EndModel, Replaceable
from bot.view_models.daily import DailyModel
from bot.view_models.lists import ListedGame
from bot.view_models.lobby import OptionsModel
from bot.view_models.panel import Guesser
from bot.view_models.profile import RivalModel
from bot.words.language import Language
from bot.words.names import escaped, plain
from engine.setup.plan import Plan
from engine.setup.preview import preview
from storage.games.saved_sets import SavedSet
from storage.people.stored_settings import ServerSettings
from storage.play.daily import DailyEntry
from storage.values import Player
from tests.bot.screens.build import CLICKS, GAME, board, components, end, everything, lobby
from tests.bot.screens.evenings import ROWS, SUMMARY
from tests.bot.screens.ranked import profile
from tests.bot.screens.test_puzzle import asked
from tests.bot.screens.test_random_games import Played, cards
from tests.bot.screens.test_tournament import model_of
from tests.bot.screens.test_tournament import played as finished
from tests.bot.words.test_names import made_up
from tests.limits import check

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

say = Language()
LETTERS = "აბგდევზთ"
"""Letters that none of our texts has: where one is seen, there is a name."""


def nasty(seed: int) -> tuple[str, ...]:
    """Make up eight names in which every second letter marks a name."""
    rng = random.Random(seed)
    return tuple("".join(f"{letter}{piece}" for piece in made_up(rng)[:9]) + letter for letter in LETTERS)


def strings(component: dict[str, Any]) -> list[str]:
    """Return the texts of a control, in which markup doesn't work."""
    found = [component.get(key) or "" for key in ("label", "placeholder")]
    for option in component.get("options", []):
        found += [option["label"], option.get("description") or ""]
    return found


def names_in(screen: LayoutView, names: Sequence[str]) -> int:
    """Count the names on a screen, and check that each is shown harmlessly."""
    assert check(screen) == []
    names = [*names, *map(sayable, names)]
    count = 0
    for component in components(screen):
        text = component.get("content", "")
        for name in names:
            count += text.count(escaped(name, 40))
            text = text.replace(escaped(name, 40), "")
        assert not set(text) & set(LETTERS), text
        for label in strings(component):
            rest = label
            for name in names:
                count += rest.count(plain(name, 40))
                rest = rest.replace(plain(name, 40), "")
            # A name that is too long for a label is cut off.
            assert not set(rest) & set(LETTERS) or label.endswith("…"), label
            assert not [each for each in label if unicodedata.category(each) in ("Cc", "Cf", "Co", "Cs")], (
                label
            )
    return count


def called(players: Sequence[Player], names: Sequence[str]) -> tuple[Player, ...]:
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=False))


@pytest.mark.parametrize(("name", "seats"), [("first_game", 4), ("devious_dignitaries", 6), ("deluxe", 7)])
def test_the_screens_of_a_game(name: str, seats: int) -> None:
    names = nasty(seats)
    # The longest possible names: nothing else cuts them off.
    names = tuple(each[:32] for each in names)
    played = Played(seats, seats, cards(name, seats))
    played.players = called(played.players, names)
    found = 0
    for step in played.steps():
        decision = played.game.decision
        assert decision is not None
        if step % 3:
            continue
        model = played.panel(decision.seat)
        found += names_in(panel_screen(model, say), names)
        found += names_in(panel_screen(replace(model, decision=None, tag=""), say), names)
        found += names_in(board_screen(played.board(), say), names)
        away = tuple(replace(player, away=True) for player in played.players)
        late = replace(played.board(), players=away, replaceable=Replaceable(0, 1, 2))
        found += names_in(board_screen(late, say), names)
        found += names_in(hand_screen(model, say), names)
    end = EndModel(GAME, played.players, played.game.view(None), rules=played.rules)
    found += names_in(end_screen(end, say), names)
    found += names_in(own_end_screen(replace(end, reader=0), "https://discord.example/1", say), names)
    assert found > 500


@pytest.mark.parametrize("seed", range(20))
def test_the_screens_around_a_game(seed: int) -> None:
    names = tuple(each[:32] for each in nasty(seed))
    players = called(tuple(Player(100 + seat, "", CLICKS[seat]) for seat in range(8)), names)
    sets = tuple(SavedSet(number, name, Plan(), 100, 0) for number, name in enumerate(names, 1))
    options = preview(Plan(), 4)
    for screen in (
        lobby_screen(lobby(players=players), say),
        lobby_screen(lobby(players=players, status="started"), say),
        games_screen(
            [
                ListedGame(GAME, "", players, 3, channel=1),
                ListedGame(GAME[::-1], "", players, 0, channel=1),
            ],
            ShowBoard,
            say,
        ),
        options_screen(OptionsModel(GAME, "main", options, names[1], sets), say),
        server_screen(ServerModel(ServerSettings(), "sets", saved=sets, chosen=sets[2]), say),
    ):
        assert names_in(screen, names) >= len(names)


def test_somebody_whose_name_nobody_can_see_is_called_somebody() -> None:
    unseen, tournament = "\u3164", model_of(4)
    rows = tuple(each._replace(name=unseen) for each in ROWS)
    standings = tuple(replace(each, name=unseen) for each in tournament.standings)
    over = replace(
        tournament, standings=standings, tournament=replace(finished(tournament.tournament), ended=5)
    )
    rival, guessers = RivalModel(unseen, 2, 1), (Guesser(unseen, 2, 3),)
    entries = tuple(DailyEntry(each, 1, 30, 1, unseen) for each in (1, 2))
    badges = end(badges=((0, ("ten-games",)),), players=called(end().players, [unseen, "Bob"]))
    screens = {
        "daily": daily_card_screen(DailyModel(142, end(), None, 0), unseen, entries, {}, say),
        "evening": summary_content(replace(SUMMARY, rows=rows), say).screen(()),
        "guesses": end_more_screen(end(guessers=guessers), say),
        "old board": board_screen(board(status="old", guessers=guessers), say),
        "badges": end_more_screen(badges, say),
        "profile": profile_screen(profile(versus=rival, own=False), say),
        "rivals": profile_screen(profile(best=rival, part="more"), say),
        "puzzle": shared_screen(asked(), unseen, say),
        "tournament": tournament_screen(over, say),
    }
    somebody = say("leaderboard-unnamed")
    assert [each for each, screen in screens.items() if somebody not in everything(screen)] == []
