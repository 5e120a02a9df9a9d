"""Who wins: the best of the players who stayed, or nobody. A computer can't win for a player who left."""

from collections.abc import Collection, Sequence

from engine.state import Score

LEFT = (-1,)
"""The tie-break of players who left. It is below all others, so they share no place with those who stayed."""


def ranked(scores: Sequence[Score], left: Collection[int]) -> tuple[Score, ...]:
    """Return sorted scores as the result ranks them: the seats of players who `left` come last."""
    best = [each for each in scores if each.seat not in left]
    return (*best, *(each._replace(tie_break=LEFT) for each in scores if each.seat in left))


def stayed(scores: Sequence[Score]) -> list[Score]:
    """Return the ranked scores without those of players who left."""
    return [each for each in scores if each.tie_break != LEFT]


def winners(scores: Sequence[Score]) -> list[Score]:
    """Return the winners' scores; several if their tie can't be broken, none if everybody left."""
    return [each for each in stayed(scores) if each.place(scores) == 1]


def place_of(score: Score, scores: Sequence[Score]) -> int:
    """Return a seat's place among ranked scores, like `Standing.reached`.

    Players who left share the place after all who stayed. If everybody left, nobody is first.
    """
    best = stayed(scores)
    if not best:
        return max(2, score.place(scores))
    return score.place(best) if score in best else 1 + len(best)


def unclaimed(scores: Sequence[Score]) -> Score | None:
    """Return the best score of a computer for a player who left, if it beats the winner's; else `None`."""
    gone = (each for each in scores if each.tie_break == LEFT and each.total > scores[0].total)
    return next(gone, None)
