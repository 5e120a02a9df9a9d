"""Chances that a player left unused at the ends of turns: income, and districts that they could pay for.

This needs no search: the replay shows what the engine offered when the player ended the turn.
"""

from collections.abc import Sequence

from bot.review.past_choices import PastChoice
from bot.review.replays import Replayed, step_model
from bot.view_models.replay import LeftLying
from engine.decision import argument, verb
from engine.flow.build import price
from engine.offers import payable
from storage.results.finished import FinishedGame

TURNS_SHOWN = 3  # The most turns that we show. They are the latest ones.


def left_lying(
    found: FinishedGame, replayed: Replayed, choices: Sequence[PastChoice]
) -> tuple[LeftLying, ...]:
    """Return the chances that the player who made these choices left unused.

    A district doesn't count if building it would have left too little gold for the player's next district.
    Income of the last round doesn't count.
    """
    replay, _ = replayed
    ends = {choice.step: choice.seat for choice in choices if choice.taken == "end"}
    game, last = replay.step(0).before.copy(), replay.round_of(replay.last)
    left: dict[int, dict[str, int]] = {}
    saving: list[int] = []  # The turns in which the player built nothing, since their last district.
    for number, (seat, picks) in enumerate(replay.moves, start=1):
        if number in ends:
            offered, income = payable(game), game.state.round < last
            left[number] = {each: offered[each] for each in offered if income or verb(each) == "build"}
            saving.append(number)
        elif saving and seat == ends[saving[0]] and picks and verb(picks[0]) == "build":
            spare = game.seats[seat].gold - price(game, seat, argument(picks[0]))
            for turn in saving:
                if spare < sum(left[turn].values()):
                    left[turn] = {each: cost for each, cost in left[turn].items() if verb(each) != "build"}
            saving = []
        game.choose(seat, picks)
    shown = [(number, tuple(options)) for number, options in left.items() if options][-TURNS_SHOWN:]
    models = [(number, step_model(found, replayed, number), options) for number, options in shown]
    return tuple(
        LeftLying(number, each.round, each.asked, options) for number, each, options in models if each.asked
    )
