"""Wishes: nobody waits for a player who chose ahead."""

import random
from dataclasses import replace

from ai import choose
from bot.tables import moves, wishes
from bot.tables.timing import Instant
from engine.events import visible
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.pace import LIVE, SLOW_PACE, Pace
from storage.parts import Chosen, Proof, ServerGame
from storage.values import Player, Setup

NOW = Instant(0.0, 0.0)


def _setup(pace: Pace, people: int = 4) -> Setup:
    players = tuple(Player(100 + seat, f"P{seat}", "") for seat in range(people))
    return Setup(ServerGame(guild=1, channel=2, host=100), "en", players, Proof("", ""), Chosen(pace=pace))


def _game(seats: int = 4) -> Game:
    return Game.new(options_for(Plan(), seats), seats, "ab" * 32)


def _offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.removeprefix("character:") for option in game.decision.options]


def _asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def test_the_first_that_is_still_there_is_taken_in_the_same_move() -> None:
    setup, game = _setup(SLOW_PACE), _game()
    first = _asked(game)
    second, third = (first + 1) % 4, (first + 2) % 4
    taken, liked, other = _offered(game)[:3]
    setup = wishes.with_wish(setup, second, [taken, liked])
    setup = wishes.with_wish(setup, third, [liked, taken, other])
    _, choices = moves.answer(setup, game, first, (f"character:{taken}",), game.state.number, NOW, user=100)
    assert [(each.seat, each.picks) for each in choices[1:]] == [
        (second, (f"character:{liked}",)),
        (third, (f"character:{other}",)),
    ]
    assert _asked(game) == (first + 3) % 4
    public = [[type(event) for event in each.events if visible(event, None)] for each in choices]
    assert public[0] == public[1] == public[2], "everybody sees what a quick click shows"


def test_a_player_whose_wishes_are_gone_is_asked() -> None:
    setup, game = _setup(SLOW_PACE), _game()
    first, taken = _asked(game), _offered(game)[0]
    setup = wishes.with_wish(setup, (first + 1) % 4, [taken, "no-such-character"])
    _, choices = moves.answer(setup, game, first, (f"character:{taken}",), game.state.number, NOW, user=100)
    assert len(choices) == 1
    assert _asked(game) == (first + 1) % 4


def test_a_wish_for_a_round_is_for_that_round_and_a_lasting_one_until_it_is_taken_back() -> None:
    setup, game = _setup(SLOW_PACE), _game()
    seat, liked = _asked(game), _offered(game)[0]
    assert wishes.granted(wishes.with_wish(setup, seat, [liked], 1), game)
    assert not wishes.granted(wishes.with_wish(setup, seat, [liked], 2), game)
    lasting = wishes.with_wish(setup, seat, [liked])
    assert wishes.granted(lasting, game) == (f"character:{liked}",)
    assert wishes.with_wish(lasting, seat, []) == setup


def test_where_all_are_there_a_wish_is_left_to_a_pause() -> None:
    setup, game = _setup(LIVE), _game()
    first = _asked(game)
    second = (first + 1) % 4
    setup = wishes.with_wish(setup, second, _offered(game))
    picks = (game.decision.options[0],) if game.decision else ()
    _, choices = moves.answer(setup, game, first, picks, game.state.number, NOW, user=100)
    assert len(choices) == 1
    assert wishes.granted(setup, game)


def test_nobody_away_and_nobody_at_a_small_table_has_wishes() -> None:
    setup, game = _setup(SLOW_PACE), _game()
    seat, liked = _asked(game), _offered(game)[0]
    players = list(setup.players)
    players[seat] = replace(players[seat], away=True)
    assert not wishes.granted(wishes.with_wish(replace(setup, players=tuple(players)), seat, [liked]), game)
    small = _game(3)
    assert not wishes.granted(wishes.with_wish(_setup(SLOW_PACE, 3), _asked(small), _offered(small)), small)


def test_that_it_was_granted_is_known_for_its_round_and_a_wish_of_a_round_ends_with_it() -> None:
    setup, game = _setup(SLOW_PACE), _game()
    first, names = _asked(game), _offered(game)
    second, third = (first + 1) % 4, (first + 2) % 4
    setup = wishes.with_wish(setup, second, [names[0], names[1]], 1)
    setup = wishes.with_wish(setup, third, [names[0]])
    setup, choices = moves.answer(
        setup, game, first, (f"character:{names[0]}",), game.state.number, NOW, user=100
    )
    assert [wish.granted if (wish := wishes.of_seat(setup, seat)) else None for seat in (second, third)] == [
        1,
        0,
    ]
    assert [choice.user for choice in choices] == [100, None]
    while game.state.round == 1:
        setup = _play_on(setup, game)
    assert wishes.of_seat(setup, second) is None
    assert wishes.of_seat(setup, third) is not None
    while not game.over:
        setup = _play_on(setup, game)
    assert setup.wishes == ()


def _play_on(setup: Setup, game: Game) -> Setup:
    decision = game.decision
    assert decision is not None
    picks = choose(game.view(decision.seat), decision, random.Random(decision.number))
    return moves.answer(setup, game, decision.seat, picks, decision.number, NOW, user=100)[0]


def test_the_characters_in_reach_are_those_that_a_player_knows_of() -> None:
    setup, game = _setup(SLOW_PACE), _game(5)
    first = _asked(game)
    second = (first + 1) % 5
    assert set(wishes.out_of_reach(game, first)) == {*game.state.options.cast} - {*_offered(game)}
    assert set(wishes.out_of_reach(game, second)) == set(game.state.selection.face_up)
    assert [wishes.next_choice(game, seat) for seat in (first, second)] == [1, 1]
    taken = _offered(game)[0]
    moves.answer(setup, game, first, (f"character:{taken}",), game.state.number, NOW, user=100)
    # A player who has chosen plans the next round, about which nobody knows anything.
    assert (wishes.next_choice(game, first), wishes.out_of_reach(game, first)) == (2, ())
    assert taken in wishes.out_of_reach(game, second)
    assert taken not in wishes.out_of_reach(game, (first + 2) % 5)
