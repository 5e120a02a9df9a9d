"""The choices in finished games that a search can weigh, and the puzzles that some of them make.

A puzzle has the state of a game, which names nobody, in the format in which running games are stored. So
puzzles can be read as long as those, whatever changes in the engine. `python -m lab puzzles` finds them.
"""

import json
import lzma
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ai.level import Prospect, WeighedAnswer
from bot.controls.requests import PUZZLE
from bot.review.replays import Replayed, stood_in
from bot.screens.puzzle import PuzzleModel
from bot.screens.view_models.panel import PanelModel
from bot.tables.person import Person
from bot.thinking.search_questions import SearchQuestion
from engine.decision import BACK, Decision
from engine.game import Game
from engine.offers import brings
from storage.codec import decode_state
from storage.play.daily import PuzzleStanding
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
        clicked = number - 1 not in alone
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


SUPPLY = Path(__file__).with_name("puzzles.xz")
"""The puzzles that ship with the bot."""


class Puzzle(NamedTuple):
    """A position as `encode_state` writes it, and the options to choose from, the best first."""

    state: str
    candidates: tuple[WeighedAnswer, ...]

    @property
    def best(self) -> str:
        """The option that solves it."""
        return self.candidates[0].option

    @property
    def id(self) -> str:
        """The fingerprint of its position, by which answers to it are stored."""
        return _fingerprint(self.state)

    def position(self) -> tuple[Game, Decision]:
        """Return the game, and its question with these options alone.

        Raises `DamagedTextError` if the state can't be read.
        """
        game, offered = Game(decode_state(self.state)), {each.option for each in self.candidates}
        assert game.decision is not None
        options = tuple([each for each in game.decision.options if each in offered])
        return game, replace(game.decision, options=options, back=False)

    def tag(self, day: int) -> str:
        """Name it, as the puzzle of a day, in the ids of controls."""
        return _fingerprint(f"{day} {self.state}")


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def puzzle_model(
    puzzle: Puzzle, day: int, by: Person, standing: PuzzleStanding, *, late: bool = False
) -> PuzzleModel:
    """Return the puzzle of a day as a person sees it, who sits at the seat that is asked."""
    game, decision = puzzle.position()
    number = iter(range(1, len(game.seats)))
    players = tuple(
        Player(by.user, by.name, "")
        if seat == decision.seat
        else Player(None, by.language("computer-name", number=next(number)), "")
        for seat in range(len(game.seats))
    )
    panel = PanelModel(
        PUZZLE,
        players,
        game.view(decision.seat),
        decision,
        puzzle.tag(day),
        rules=game.rules,
        brings={option: brings(game, option) for option in decision.options},
    )
    return PuzzleModel(day, panel, game.view(None), puzzle.candidates, standing, late)


@lru_cache(maxsize=1)
def supply(path: Path) -> Mapping[str, Puzzle]:
    """Return the puzzles of a file by their ids, in its order.

    Raises `OSError`, `LZMAError`, `ValueError` or `LookupError` if the file can't be read, or has none.
    """
    found = {puzzle.id: puzzle for puzzle in read_puzzles(path)}
    if not found:
        raise LookupError("no puzzles")
    return found


def puzzle_of(puzzles: Mapping[str, Puzzle], day: int, answered: Mapping[int, str]) -> Puzzle:
    """Return the puzzle of a day for a person, who has `answered` these, by day.

    That is the same for everybody, each day the next one. Whoever has answered it before gets the next one
    that they haven't, as long as there is any. The one that they have answered on the day stays theirs.
    """
    if answered.get(day) in puzzles:
        return puzzles[answered[day]]
    ids, first = tuple(puzzles), (day - 1) % len(puzzles)
    order, past = (*ids[first:], *ids[:first]), {*answered.values()}
    return puzzles[next((each for each in order if each not in past), order[0])]


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file. The errors are those of `supply`."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        return [_puzzle(line) for line in file]


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, one a line, in an order that has nothing to do with what they are.

    The file is replaced at once or not at all.
    """
    lines = [
        json.dumps([json.loads(state), candidates], separators=(",", ":")) for state, candidates in puzzles
    ]
    lines.sort(key=lambda line: sha256(line.encode()).digest())
    fresh = path.with_suffix(".new")
    with lzma.open(fresh, "wt", encoding="ascii") as file:
        file.write("".join(f"{line}\n" for line in lines))
    fresh.replace(path)


def _puzzle(line: str) -> Puzzle:
    state, candidates = json.loads(line)
    found = [
        WeighedAnswer(
            option, worlds, worth, Prospect(*prospect), tuple([(kind, part) for kind, part in suffered])
        )
        for option, worlds, worth, prospect, suffered in candidates
    ]
    return Puzzle(json.dumps(state), tuple(found))
