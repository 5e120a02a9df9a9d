"""Wishes: a player lists characters in order, and gets the first one that is available."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decision import Decision
from engine.game import Game
from storage.values import Setup, Wish

WISHES_FEWEST = 4
"""The fewest players with whom wishes are possible. With fewer, all choose twice, and learn in between."""

KIND = "pick-character"  # The kind of the questions that wishes answer.


def possible(setup: Setup) -> bool:
    """Return whether players can wish for characters at this table."""
    return len(setup.players) >= WISHES_FEWEST


def of_seat(setup: Setup, seat: int) -> Wish | None:
    """Return the wish of a seat, or `None`."""
    return next((wish for wish in setup.wishes if wish.seat == seat), None)


def with_wish(setup: Setup, seat: int, order: Sequence[str], of_round: int = 0) -> Setup:
    """Return the set-up with a seat's wish for a round (0: until changed). An empty order deletes it."""
    others = tuple(wish for wish in setup.wishes if wish.seat != seat)
    own = (Wish(seat, tuple(order), of_round),) if order else ()
    return replace(setup, wishes=(*others, *own))


def granted(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer that a wish of the asked player gives to the open question; empty if none does."""
    decision = game.decision
    if decision is None or decision.kind != KIND or not setup.wishes or not possible(setup):
        return ()
    wish = of_seat(setup, decision.seat)
    if wish is None or not concerns(wish, game) or not setup.players[decision.seat].present:
        return ()
    return _first(decision, wish)


def concerns(wish: Wish, game: Game) -> bool:
    """Return whether a wish applies to the current round."""
    return wish.round in (0, game.state.round)


def after_answer(setup: Setup, game: Game, picks: tuple[str, ...]) -> Setup:
    """Return the set-up after an answer to the open question, which may come from a wish."""
    if not picks or granted(setup, game) != picks:
        return setup
    assert game.decision is not None
    seat, now = game.decision.seat, game.state.round
    return replace(
        setup,
        wishes=tuple(replace(wish, granted=now) if wish.seat == seat else wish for wish in setup.wishes),
    )


def without_past(setup: Setup, game: Game) -> Setup:
    """Return the set-up without wishes for past rounds; after the game, without any."""
    left = tuple(
        wish for wish in setup.wishes if not game.over and (not wish.round or wish.round >= game.state.round)
    )
    return setup if left == setup.wishes else replace(setup, wishes=left)


def next_choice(game: Game, seat: int) -> int:
    """Return the round of a seat's next choice of a character: the current one if the seat has none yet."""
    open_still = game.state.phase == "selection" and not game.state.seats[seat].characters
    return game.state.round if open_still else game.state.round + 1


def out_of_reach(game: Game, seat: int) -> tuple[str, ...]:
    """Return the characters that a seat knows it can't get in its next choice."""
    if next_choice(game, seat) != game.state.round:
        return ()
    view, decision = game.view(seat), game.decision
    if decision is not None and decision.seat == seat and decision.kind == KIND:
        return tuple(each for each in view.cast if f"character:{each}" not in decision.options)
    # Only the first player to choose knows a face-down character; the code above covers that player.
    return tuple(each for each in view.cast if each in view.face_up)


def _first(decision: Decision, wish: Wish) -> tuple[str, ...]:
    options = (f"character:{character}" for character in wish.order)
    return next(((option,) for option in options if option in decision.options), ())
