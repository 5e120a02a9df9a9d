"""Answer questions in a copy of a game: return the new set-up and the choices for the log."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ai.ways import in_way, way_of
from bot.tables import agreements, timing, wishes
from bot.tables.history import seen
from engine.events.course import TimeRanOut
from engine.game import Game
from storage.values import Choice, Setup


def begin(setup: Setup, game: Game, now: timing.Instant) -> tuple[Setup, list[Choice]]:
    """Begin a game that was just dealt: start its clock and give the first answers that need no click."""
    return _granted(timing.with_clock(setup, game, now), game, now)


def answer(
    setup: Setup,
    game: Game,
    seat: int,
    picks: tuple[str, ...],
    number: int,
    now: timing.Instant,
    *,
    ahead: Sequence[str] = (),
    user: int | None = None,
    by: timing.Answerer | None = None,
) -> tuple[Setup, list[Choice]]:
    """Answer the open question, and the following ones with `ahead`; then give answers that need no click.

    `ahead` are this seat's answers to the following questions. `user` is the person who answered, if any.
    `by` is "timed_out" if the time of the asked player ran out. Raises `ChoiceError` if a question doesn't
    accept its answer.
    """
    by = by or ("computer" if user is None else "person")
    setup, of_round = wishes.after_answer(setup, game, picks), game.state.round
    choice = _chosen(game, seat, picks, number, user)
    after = timing.after_answer(setup, game, seat, now, by=by, seen=seen(choice))
    if by == "timed_out" and _moved_on(setup, after):
        choice = replace(choice, events=(TimeRanOut(seat), *choice.events))
    choices = [choice]
    for pick in ahead:
        choices.append(_chosen(game, seat, (pick,), number + len(choices), user))
        after = timing.after_answer(after, game, seat, now, by=by, seen=seen(choices[-1]))
    after, granted = _granted(after, game, now)
    if game.state.round != of_round:
        after = agreements.without_lapsed(after)
    return wishes.without_past(after, game), [*choices, *granted]


def _moved_on(before: Setup, after: Setup) -> bool:
    """Return whether everybody can see in the clock that somebody answered."""
    return (
        before.times.clock is None
        or after.times.clock is None
        or before.times.clock.since != after.times.clock.since
    )


def _granted(setup: Setup, game: Game, now: timing.Instant) -> tuple[Setup, list[Choice]]:
    """Give the answers that need no click: by wishes in a slow game, by computers in a solo game.

    The clocks change as after quick clicks, so they reveal no player's speed.
    """
    choices: list[Choice] = []
    while picks := _at_once(setup, game):
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        setup = wishes.after_answer(setup, game, picks)
        choices.append(_chosen(game, seat, picks, decision.number, None))
        setup = timing.after_answer(setup, game, seat, now, by="computer", seen=seen(choices[-1]))
    return setup, choices


def _at_once(setup: Setup, game: Game) -> tuple[str, ...]:
    if setup.alone:
        return of_computer(setup, game)
    return wishes.granted(setup, game) if setup.chosen.pace.slow else ()


def of_computer(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer of the asked computer in a solo game; empty if a person is asked.

    It depends on the seed and the computer's view, but not on the number of earlier questions. So people who
    give the same answers in a daily deal play the same game.
    """
    decision = game.decision
    if decision is None or not setup.players[decision.seat].computer:
        return ()
    view = game.view(decision.seat)
    chance = Random(f"{setup.seed} {view!r} {replace(decision, number=0)!r}")
    way = way_of(setup.players[decision.seat].persona)
    return in_way(setup.chosen.level, way).choose(view, decision, chance)


def _chosen(game: Game, seat: int, picks: tuple[str, ...], number: int, user: int | None) -> Choice:
    return Choice(number, seat, picks, tuple(game.choose(seat, picks, number)), user)
