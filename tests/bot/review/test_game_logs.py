"""Logs as a member may read them: everything stored, but only the reader's own secrets."""

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from bot.review.replays import log_page, with_stand_ins
from bot.screens.tale import tale
from bot.tables import view_models
from bot.tables.history import rounds_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.events import Called, ComputerPlayed, Event, Revealed, RoundBegan, TimeRanOut, visible
from engine.replay import Move, Replay
from storage.games.game_rows import GameLog
from storage.games.games import Games
from storage.values import OPENING_EVENTS, Choice, Player, StoredGame
from tests.bot.screens.logs import pages
from tests.bot.tables.timed import table_of
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS, Setup
from tests.storage.samples import GAME, lobby, running, setup

SAY = Language()
STRANGER = 999


class Stored:
    """Stands in for the store: it has the log of one game."""

    def __init__(self, *choices: Choice, complete: bool = True) -> None:
        self._log = GameLog(choices, complete)

    async def log(self, game: str) -> GameLog:
        assert game == GAME
        return self._log


def logs(*choices: Choice, complete: bool = True) -> Games:
    """Return a store with these choices."""
    store: Any = Stored(*choices, complete=complete)
    return store


def played(case: Setup) -> tuple[Table, list[Choice]]:
    """Play a game to its end among people."""
    game = new_game(case, case.seed)
    choices = [Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(game.events))]
    for decision, picks in moves(game, Random(3), busy=True):
        events = tuple(game.copy().choose(decision.seat, picks))
        choices.append(Choice(decision.number, decision.seat, picks, events, 101 + decision.seat))
    sat = tuple(Player(101 + seat, f"person {seat}", str(seat)) for seat in range(case.seats))
    stored = replace(lobby(GAME), setup=replace(setup(), players=sat))
    return table_of(running(game, stored)), choices


async def told(table: Table, choices: list[Choice], user: int) -> list[str]:
    """Return all pages of a log as this user reads them."""
    told, log = list[str](), logs(*choices)
    last = (await log_page(log, table, user, 9999)).rounds
    for number in range(1, last + 1):
        model = await log_page(log, table, user, number)
        assert model.round == number
        told += pages(model, SAY)
    return told


def dealt_anew(choices: list[Choice], chance: Random, spared: int | None) -> list[Choice]:
    """Return the same game with other secrets, except those of the seat `spared`."""
    return [replace(each, events=tuple(_anew(each.events, chance, spared))) for each in choices]


def _anew(events: tuple[Event, ...], chance: Random, spared: int | None) -> Iterator[Event]:
    for event in events:
        if event.to is None or event.to == spared:
            yield event
            continue
        facts = {each.name: getattr(event, each.name) for each in fields(event)}
        for name, fact in facts.items():
            if isinstance(fact, str):
                facts[name] = chance.choice(list(CHARACTER_CARDS))
            elif isinstance(fact, tuple):
                facts[name] = tuple(chance.choices(list(DISTRICTS), k=chance.randint(1, 9)))
        yield type(event)(**facts)


CASES = [*SETUPS[::37], next(each for each in SETUPS if each.options.rules.action_cards)]


@pytest.mark.in_turns
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_nobody_reads_what_only_others_were_told(case: Setup) -> None:
    """Every page of a whole game is the same, whatever the others have, draw and choose in secret."""
    table, choices = played(case)
    chance = Random(case.seed)
    for user, seat in ((STRANGER, None), (101, 0), (100 + case.seats, case.seats - 1)):
        page = await told(table, choices, user)
        assert page == await told(table, dealt_anew(choices, chance, seat), user)
        bare = [
            replace(each, events=tuple(event for event in each.events if visible(event, seat)))
            for each in choices
        ]
        assert page == await told(table, bare, user)
        # The player's own secrets are shown, so the comparison would notice others.
        assert (page == await told(table, dealt_anew(choices, chance, None), user)) == (seat is None)


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_all_that_was_stored_for_everybody_is_told_in_its_round(case: Setup) -> None:
    table, choices = played(case)
    rounds: list[list[Event]] = [[]]
    for event in (event for choice in choices for event in choice.events if visible(event, None)):
        if isinstance(event, RoundBegan) and event.round > 1:
            rounds.append([])
        rounds[-1].append(event)
    wording = Wording(SAY, table.players, rules=table.game.rules)
    for number, events in enumerate(rounds, start=1):
        page = "\n".join(pages(await log_page(logs(*choices), table, STRANGER, number), SAY))
        for line in tale(events, wording):
            # A long line continues on the next page.
            assert _words(line) in _words(page)


async def test_everywhere_the_best_of_those_who_stayed_has_won() -> None:
    table, choices = played(SETUPS[0])
    best, second, *_ = [each.seat for each in table.game.view(None).scores]
    players = [replace(each, resigned=seat == best) for seat, each in enumerate(table.players)]
    setup = replace(table.setup, players=tuple(players))
    table.take_over(replace(table.stored, setup=setup, status="over"))
    for scores in (view_models.end(table).view.scores, view_models.lobby(table).scores):
        assert (scores[0].seat, scores[-1].seat) == (second, best)
        title = won(scores, Wording(SAY, table.players))
    *_, last = await told(table, choices, STRANGER)
    assert title.removeprefix("## ") in last
    state = table.game.state
    made = Replay(
        state.options, len(players), state.rng.seed, [Move(each.seat, each.picks) for each in choices[1:]]
    )
    assert rounds_of(made, [best])[-1].view.scores == view_models.end(table).view.scores


def _words(text: str) -> str:
    return " ".join(text.replace("-# ", "").split())


async def test_the_round_before_is_told_unless_another_is_asked_for() -> None:
    table, choices = played(SETUPS[0])
    rounds = (await log_page(logs(*choices), table, 101, 9999)).rounds
    assert (await log_page(logs(*choices), table, 101)).round == rounds
    assert not (await log_page(logs(*choices), table, 101)).running
    going_on = table_of(replace(table.stored, game=new_game(SETUPS[0], 1), status="running"))
    assert (await log_page(logs(*choices), going_on, 101)).round == rounds - 1
    assert not (await log_page(logs(*choices), going_on, 101)).running
    assert (await log_page(logs(*choices), going_on, 101, rounds)).running
    first = await log_page(logs(choices[0]), going_on, 101)
    assert (first.round, first.rounds, first.running) == (1, 1, True)


async def test_a_round_that_there_is_not_leads_to_the_nearest() -> None:
    table, choices = played(SETUPS[0])
    assert (await log_page(logs(*choices), table, 101, 0)).round == 1
    page = await log_page(logs(*choices), table, 101, 9999)
    assert page.round == page.rounds > 1


async def test_a_game_whose_first_events_are_not_stored_is_told_from_there() -> None:
    table, choices = played(SETUPS[0])
    page = await log_page(logs(replace(choices[0], events=()), *choices[1:]), table, 101, 1)
    assert page.round == 1
    assert page.events


async def test_a_resigned_player_reads_the_public_log() -> None:
    table, choices = played(SETUPS[0])
    sat = (replace(table.players[0], resigned=True), *table.players[1:])
    table.take_over(replace(table.stored, setup=replace(table.setup, players=sat)))
    assert (await log_page(logs(*choices), table, 101, 1)).reader is None
    assert all(event.to is None for event in (await log_page(logs(*choices), table, 101, 1)).events)


async def test_errors_of_reading_are_handed_on() -> None:
    table, choices = played(SETUPS[0])
    assert not (await log_page(logs(*choices, complete=False), table, 101)).complete


@pytest.mark.parametrize(
    ("stored", "key"),
    [
        (lobby(GAME), "error-not-started"),
        (replace(lobby(GAME), status="closed"), "error-lobby-closed"),
        (None, "error-unknown-game"),
    ],
)
async def test_a_game_that_has_no_log_is_refused(stored: StoredGame | None, key: str) -> None:
    table = table_of(stored) if stored else played(SETUPS[0])[0]
    with pytest.raises(RefusedError) as refused:
        await log_page(logs(), table, 101)
    assert refused.value.key == key


def _stand_ins(choices: list[Choice], table: Table) -> dict[int, list[int]]:
    """Return for whom a computer is said to have played, by the indexes of the choices."""
    told = enumerate(with_stand_ins(choices, table.players))
    found = {
        place: [event.seat for event in choice.events if isinstance(event, ComputerPlayed)]
        for place, choice in told
    }
    return {place: seats for place, seats in found.items() if seats}


@pytest.mark.parametrize("case", SETUPS[::7], ids=lambda each: each.name)
def test_each_turn_in_which_a_computer_answered_for_a_person_says_so_once(case: Setup) -> None:
    table, choices = played(case)
    assert _stand_ins(choices, table) == {}
    alone = [replace(each, user=None) for each in choices]
    told = _stand_ins(alone, table)
    turns = sum(isinstance(event, Revealed) for each in choices for event in each.events)
    assert turns / 2 < len(told) <= 2 * turns
    for place, seats in told.items():
        assert seats == [choices[place].seat]
        assert any(visible(event, None) for event in choices[place].events), "nobody noticed it"
        assert not _drafting(choices, place)
    # Not a computer's own seat, and not a seat that ran out of time: the log says that already.
    players = tuple(replace(each, user_id=None) for each in table.players)
    assert list(with_stand_ins(alone, players)) == alone
    late = [replace(each, events=(TimeRanOut(each.seat), *each.events)) for each in alone]
    assert _stand_ins(late, table) == {}


def _drafting(choices: list[Choice], place: int) -> bool:
    before = [event for each in choices[:place] for event in each.events]
    last = next(each for each in reversed(before) if isinstance(each, RoundBegan | Called | Revealed))
    return isinstance(last, RoundBegan)


async def test_the_log_tells_that_a_computer_played_for_somebody() -> None:
    table, choices = played(SETUPS[0])
    lines = await told(table, [replace(each, user=None) for each in choices], STRANGER)
    for player in table.players:
        said = SAY("event-computer-played", seat=f"**{player.name}**", you="none")
        assert any(said in line for line in lines)
        assert not any(said in line for line in await told(table, choices, STRANGER))
