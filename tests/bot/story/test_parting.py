"""Two games with the same cards: where they began to differ."""

from random import Random

from ai import LEVELS
from bot.story.cities import points_of
from bot.story.parting import PARTINGS_SHOWN, Parting, compared
from bot.tables.history import PlayedRound, rounds_of
from engine.game import Game
from engine.replay import Move, Replay
from engine.setup.sets import daily_options


def game(level: str) -> list[PlayedRound]:
    """Return the rounds of a deal in which seat 0 plays at this level, and all others as Novices."""
    options, seed, moves = daily_options(7), "5e" * 32, list[Move]()
    played = Game.new(options, 4, seed)
    while (decision := played.decision) is not None:
        way = LEVELS[level if decision.seat == 0 else "novice"]
        view = played.view(decision.seat)
        picks = way.choose(view, decision, Random(f"{view!r}"))
        played.choose(decision.seat, picks)
        moves.append(Move(decision.seat, picks))
    return rounds_of(Replay(options, 4, seed, moves))


OWN, MASTER = game("novice"), game("builder")


def test_the_same_game_has_no_partings() -> None:
    assert compared(OWN, OWN, 0).partings == ()


def test_the_greatest_partings_are_told_in_the_order_of_their_rounds() -> None:
    found = compared(OWN, MASTER, 0)
    assert found.view is MASTER[-1].view
    assert 0 < len(found.partings) <= PARTINGS_SHOWN
    assert sorted(found.partings) == [*found.partings]
    leads = [
        points_of(other.view.seats[0]) - points_of(own.view.seats[0])
        for own, other in zip(OWN, MASTER, strict=False)
    ]
    changes = [after - before for before, after in zip([0, *leads], leads, strict=False)]
    for each in found.partings:
        assert each.gain == changes[each.round - 1]
        assert each.own != each.master
    # Only rounds in which the better game gained points explain the result.
    own, other = (
        next(each.total for each in rounds[-1].view.scores if each.seat == 0) for rounds in (OWN, MASTER)
    )
    for_better = [change if other > own else -change for change in changes]
    told = {each.round for each in found.partings}
    least = min(for_better[number - 1] for number in told)
    assert least > 0 > min(for_better)
    assert all(change <= least for number, change in enumerate(for_better, 1) if number not in told)


def test_a_parting_says_who_gained() -> None:
    there, back = compared(OWN, MASTER, 0).partings, compared(MASTER, OWN, 0).partings
    assert back == tuple(Parting(each.round, each.master, each.own, -each.gain) for each in there)
