"""The choices of a seat in a finished game that can be weighed, and how the search is asked about them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.review.replays import Replayed, stood_in
from bot.thinking.search_questions import SearchQuestion
from engine.decision import BACK, Decision
from storage.values import Player


class PastChoice(NamedTuple):
    """One option that was taken of several, in a step of a replay.

    `later` are the options that the seat took after it in the same turn: in another order these are the same
    acts.
    """

    step: int
    seat: int
    taken: str
    options: tuple[str, ...]
    later: frozenset[str] = frozenset()


def past_choice(step: int, decision: Decision | None, picks: tuple[str, ...]) -> PastChoice | None:
    """Return the choice of a step; `None` where not just one option of several was taken."""
    if decision is None or len(picks) != 1 or picks[0] == BACK:
        return None
    if decision.maximum > 1 or len(decision.options) < 2:
        return None
    return PastChoice(step, decision.seat, picks[0], decision.options)


def choices_of(replayed: Replayed, seat: int, players: tuple[Player, ...]) -> list[PastChoice]:
    """Return the choices of a seat, the first one first, without those that its player didn't make.

    A computer's answer for a person is left out, and every choice that was taken back. A character without a
    click may have been a wish. After the last click of a person, choices count only if they hadn't left at
    the end, and no computer answered anything else for them.
    """
    replay, alone = replayed
    player, last, replaced = players[seat], 0, False
    game = replay.step(0).before.copy()
    # Each step of the seat: its choice, or `None` for one that is none; and the turn in which it was made.
    found: list[PastChoice | None] = []
    turns: list[tuple[int, int]] = []
    for number, move in enumerate(replay.moves, start=1):
        state, decision = game.state, game.decision
        # A player who chooses a character has no turn yet: each such choice stands alone.
        turn = (state.round, state.rank) if state.phase == "turns" else (0, number)
        game.choose(*move)
        if move.seat != seat:
            continue
        clicked = replay.place_of(number) not in alone
        if clicked:
            last, replaced = number, False
        if move.picks == (BACK,):
            found.pop()
            turns.pop()
            continue
        turns.append(turn)
        if not clicked and stood_in(players, decision):
            replaced = True
            found.append(None)
        else:
            found.append(past_choice(number, decision, move.picks))
    theirs = player.computer or not (player.resigned or replaced)
    return [
        choice._replace(later=_later(found, turns, place))
        for place, choice in enumerate(found)
        if choice is not None and (choice.step <= last or theirs)
    ]


def _later(
    found: Sequence[PastChoice | None], turns: Sequence[tuple[int, int]], place: int
) -> frozenset[str]:
    """Return what was taken after a choice in the same turn."""
    following = zip(found[place + 1 :], turns[place + 1 :], strict=True)
    return frozenset(each.taken for each, turn in following if each and turn == turns[place])


def question(
    game: str, replayed: Replayed, choice: PastChoice, among: tuple[str, ...], seconds: float, within: float
) -> SearchQuestion:
    """Ask for the worth of some options of a choice, by the knowledge of the seat then."""
    replay, _ = replayed
    state = replay.step(0).before.state
    return SearchQuestion(
        game=game,
        options=state.options,
        seats=len(state.seats),
        seed=state.rng.seed,
        moves=replay.moves[: choice.step - 1],
        masters=(choice.seat,),
        # Fewer options are tried in other worlds, so that no option looks best by chance twice.
        chance=len(among),
        seconds=seconds,
        within=within,
        among=among,
    )
