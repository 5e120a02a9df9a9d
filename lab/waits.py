"""Counting the waits of a table of people, with and without wishes ahead."""

import random
from dataclasses import dataclass, replace

import ai
from bot.tables import wishes
from engine.decision import argument
from engine.game import Game, QuietGame
from lab.series import Cards, options_of, questions, seed_of
from storage.pace import SLOW
from storage.values import Player, Setup

WISHED = 3
"""Each player wishes for so many characters in each round."""


@dataclass(frozen=True, slots=True)
class MeasuredWaits:
    """The average number of waits for another person in a game: for a choice of character, and in all."""

    choosing: float
    all: float


def waits(cards: Cards, seats: int, games: int, seed: int, *, wishing: bool) -> MeasuredWaits:
    """Play so many games and count the waits; computer players stand for people."""
    choosing = every = 0
    for index in range(games):
        dealt = seed_of(seed, index)
        game = QuietGame.new(options_of(cards, dealt), seats, dealt)
        found = _play(game, random.Random(dealt), wishing=wishing)
        choosing, every = choosing + found[0], every + found[1]
    return MeasuredWaits(choosing / games, every / games)


def _play(game: Game, chance: random.Random, *, wishing: bool) -> tuple[int, int]:
    """Play a game to its end; return the waits for a choice of character, and all waits."""
    people = tuple(Player(seat + 1, "", "") for seat in range(len(game.seats)))
    setup = Setup(0, 0, 0, "en", people, "", "", pace=SLOW)
    choosing = every = 0
    asked, in_round = -1, 0
    for decision in questions(game):
        if wishing and game.state.round != in_round:
            setup, in_round = _wished(setup, game, chance), game.state.round
        picks = wishes.granted(setup, game)
        if not picks:
            if decision.seat != asked:
                every += 1
                choosing += game.state.phase == "selection"
            asked = decision.seat
            picks = ai.choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)
    return choosing, every


def _wished(setup: Setup, game: Game, chance: random.Random) -> Setup:
    """Have every player wish for the characters that it would choose first now."""
    for seat in range(len(game.seats)):
        order: list[str] = []
        view = game.view(seat)
        open_to_all = [each for each in view.cast if each not in view.face_up]
        while game.decision is not None and len(order) < min(WISHED, len(open_to_all)):
            options = tuple(f"character:{each}" for each in open_to_all if each not in order)
            question = replace(game.decision, seat=seat, options=options)
            order.append(argument(ai.choose(view, question, chance)[0]))
        setup = wishes.wished(setup, seat, order, game.state.round)
    return setup
