"""What an answer comes to: the game, changed in place, its set-up after it, and what goes into the log."""

from bot.tables import timing, wishes
from engine.events import visible
from engine.game import Game
from storage.records import Choice, Setup


def begin(setup: Setup, game: Game, now: timing.Moment) -> tuple[Setup, list[Choice]]:
    """Begin a game that was just dealt, at this moment: its clock, and what is wished already."""
    setup, choices = _granted(setup, game)
    return timing.begun(setup, game, now), choices


def answer(
    setup: Setup,
    game: Game,
    seat: int,
    picks: tuple[str, ...],
    number: int,
    now: timing.Moment,
    *,
    user: int | None = None,
    missed: bool = False,
) -> tuple[Setup, list[Choice]]:
    """Answer the open question, at this moment, and what follows that was answered ahead.

    `user` is the person who answered, if it was one; `missed`: the time of who was asked ran out. Raises
    `ChoiceError` if the question doesn't accept this.
    """
    setup = wishes.answered(setup, game, picks)
    choices = [_chosen(game, seat, picks, number, user)]
    if user is not None:
        setup = timing.answered(setup, seat)
    elif missed:
        setup = timing.missed(setup, seat)
    setup, ahead = _granted(setup, game)
    choices += ahead
    setup = wishes.kept(setup, game)
    seen = any(visible(event, None) for choice in choices for event in choice.events)
    return timing.after_answer(setup, game, now, seen=seen), choices


def _granted(setup: Setup, game: Game) -> tuple[Setup, list[Choice]]:
    """Answer what is asked next and was wished ahead. Where all are there at once, a pause comes first.

    Nobody has clicked for it, so it says nothing of how fast somebody answers.
    """
    choices: list[Choice] = []
    while setup.pace.kind == "slow" and (picks := wishes.granted(setup, game)):
        decision = game.decision
        assert decision is not None
        setup = wishes.answered(setup, game, picks)
        choices.append(_chosen(game, decision.seat, picks, decision.number, None))
    return setup, choices


def _chosen(game: Game, seat: int, picks: tuple[str, ...], number: int, user: int | None) -> Choice:
    return Choice(number, seat, picks, tuple(game.choose(seat, picks, number)), user)
