"""The effects of an answer: the game changed in place, its set-up after it, and the choices for the log."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ai.ways import in_way, way_of
from bot.tables import agreements, timing, wishes
from bot.tables.history import seen
from engine.events.absence import TimeRanOut
from engine.game import Game
from storage.values import Choice, Setup


def begin(setup: Setup, game: Game, now: timing.Instant) -> tuple[Setup, list[Choice]]:
    """Begin a game that was just dealt: start its clock, and give the answers that are there already."""
    return _granted(timing.begun(setup, game, now), game, now)


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
    timed_out: bool = False,
) -> tuple[Setup, list[Choice]]:
    """Answer the open question, at this moment, and the next ones that were answered ahead.

    `ahead` are the answers of this seat to the questions that follow, as if they came one after the other.
    `user` is the person who answered, if a person did; `timed_out` says that the time of the asked player
    ran out. Raises `ChoiceError` if the question doesn't accept this.
    """
    by: timing.Answerer = "timed_out" if timed_out else "computer" if user is None else "person"
    setup, of_round = wishes.answered(setup, game, picks), game.state.round
    choice = _chosen(game, seat, picks, number, user)
    after = timing.after_answer(setup, game, seat, now, by=by, seen=seen(choice))
    if timed_out and _moved_on(setup, after):
        choice = replace(choice, events=(TimeRanOut(seat), *choice.events))
    choices = [choice]
    for pick in ahead:
        choices.append(_chosen(game, seat, (pick,), number + len(choices), user))
        after = timing.after_answer(after, game, seat, now, by=by, seen=seen(choices[-1]))
    after, granted = _granted(after, game, now)
    if game.state.round != of_round:
        after = agreements.lapsed(after)
    return wishes.kept(after, game), [*choices, *granted]


def _moved_on(before: Setup, after: Setup) -> bool:
    """Whether everybody can see that an answer was given."""
    return before.clock is None or after.clock is None or before.clock.since != after.clock.since


def _granted(setup: Setup, game: Game, now: timing.Instant) -> tuple[Setup, list[Choice]]:
    """Give the next answers that wait for no click: wishes in a slow game, computers in a solo game.

    In a live game, a pause comes before each wish. The clocks go as after quick clicks. Nobody has clicked,
    so that doesn't tell how fast anybody is.
    """
    choices: list[Choice] = []
    while picks := _at_once(setup, game):
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        setup = wishes.answered(setup, game, picks)
        choices.append(_chosen(game, seat, picks, decision.number, None))
        setup = timing.after_answer(setup, game, seat, now, by="computer", seen=seen(choices[-1]))
    return setup, choices


def _at_once(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer to the open question that is there already; nothing if there is none."""
    if setup.solo:
        return of_computer(setup, game)
    return wishes.granted(setup, game) if setup.pace.kind == "slow" else ()


def of_computer(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer of the asked computer of a solo game; nothing if none is asked.

    It depends on what the computer sees and on the seed alone, not on how many questions came before. So
    people who answer alike in a daily deal play the same game.
    """
    decision = game.decision
    if decision is None or not setup.players[decision.seat].computer:
        return ()
    view = game.view(decision.seat)
    chance = Random(f"{setup.seed} {view!r} {replace(decision, number=0)!r}")
    way = way_of(setup.players[decision.seat].persona)
    return in_way(setup.level, way).choose(view, decision, chance)


def _chosen(game: Game, seat: int, picks: tuple[str, ...], number: int, user: int | None) -> Choice:
    return Choice(number, seat, picks, tuple(game.choose(seat, picks, number)), user)
