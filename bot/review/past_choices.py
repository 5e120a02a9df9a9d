"""The choices in finished games that a search can compare, and the puzzles made from some of them.

A puzzle is the state of a game, without names, in the format of stored running games. So an engine that can
read running games can read puzzles. `python -m lab puzzles` finds puzzles.
"""

import json
import lzma
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from ai.level import Prospect, WeighedAnswer
from ai.master.search import happened_to
from bot.controls.requests import PUZZLE
from bot.review.replays import Replayed, stood_in
from bot.screens.puzzle import PuzzleModel
from bot.tables.person import Person
from bot.thinking.search_questions import SearchQuestion
from bot.view_models.panel import panel_of_position
from bot.view_models.rules import RulesModel
from engine.decision import BACK, Decision
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from engine.worlds import World
from storage.codec import decode_state
from storage.play.daily import PuzzleStanding
from storage.values import Player


class PastChoice(NamedTuple):
    """The choice of one option among several, in a step of a replay.

    `later` are the options, except ending the turn, that the seat could still choose afterwards in the same
    turn. The choice left these options open, so if the player missed one, a later choice was wrong.
    """

    step: int
    seat: int
    taken: str
    options: tuple[str, ...]
    later: frozenset[str] = frozenset()


def past_choice(step: int, decision: Decision | None, picks: tuple[str, ...]) -> PastChoice | None:
    """Return the choice in a step; `None` unless the player chose exactly one of several options."""
    if decision is None or len(picks) != 1 or picks[0] == BACK:
        return None
    if decision.maximum > 1 or len(decision.options) < 2:
        return None
    return PastChoice(step, decision.seat, picks[0], decision.options)


def choices_of(replayed: Replayed, seat: int, players: tuple[Player, ...]) -> list[PastChoice]:
    """Return the choices that the player of a seat made, in order.

    Leave out a computer's answers for a person, and choices that were taken back. Keep a character that no
    person clicked, because it may be a wish. Choices after a person's last click count only if the person
    hadn't resigned and no computer answered any other question for them.
    """
    replay, alone = replayed
    player, last, replaced = players[seat], 0, False
    game = replay.step(0).before.copy()
    # For each step of the seat: its choice (`None`: it doesn't count), and its turn and kind of question.
    found: list[PastChoice | None] = []
    turns: list[tuple[int, int, str]] = []
    for number, move in enumerate(replay.moves, start=1):
        state, decision = game.state, game.decision
        # Characters are chosen outside of turns, so such a step counts as its own turn.
        kind = decision.kind if decision else ""
        turn = (state.round, state.rank, kind) if state.phase == "turns" else (0, number, kind)
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
    found: Sequence[PastChoice | None], turns: Sequence[tuple[int, int, str]], place: int
) -> frozenset[str]:
    following = zip(found[place + 1 :], turns[place + 1 :], strict=True)
    same = [each.options for each, turn in following if each and turn == turns[place]]
    return frozenset(chain.from_iterable(same)) - {"end"}


def question(
    game: str, replayed: Replayed, choice: PastChoice, among: tuple[str, ...], seconds: float, within: float
) -> SearchQuestion:
    """Return a question for the search: some options of a choice, with what the seat knew at that time."""
    replay, _ = replayed
    state = replay.step(0).before.state
    return SearchQuestion(
        game=game,
        options=state.options,
        seats=len(state.seats),
        seed=state.rng.seed,
        moves=replay.moves[: choice.step - 1],
        masters=(choice.seat,),
        # The tries of two options have another seed than those of all: chance must favour no option twice.
        chance=len(among),
        seconds=seconds,
        within=within,
        among=among,
    )


def happened_in(replayed: Replayed, choice: PastChoice) -> frozenset[str]:
    """Return what a choice's seat really suffered in the rest of its round, counted as the search does."""
    replay, _ = replayed
    before = World(replay.step(choice.step).before.state.copy())
    before.seat, before.suffered = choice.seat, []
    after = before.copy()
    for move in replay.moves[choice.step - 1 :]:
        if after.state.round > before.state.round:
            break
        after.choose(*move)
    return happened_to(before, after, choice.seat)


FIRST_PUZZLES = 5  # The number of a person's first puzzles, which are for beginners.

SUPPLY = Path(__file__).with_name("puzzles.xz")  # The puzzles that come with the bot.


class Puzzle(NamedTuple):
    """A position, as `encode_state` writes it, and its options, the best first."""

    state: str
    candidates: tuple[WeighedAnswer, ...]

    @property
    def best(self) -> str:
        """The option that solves the puzzle."""
        return self.candidates[0].option

    @property
    def id(self) -> str:
        """The fingerprint of the position. We store answers under it."""
        return _fingerprint(self.state)

    @property
    def for_beginners(self) -> bool:
        """Whether it has only characters of a first game."""
        return {*decode_state(self.state).options.cast}.issubset(FIRST_GAME.characters)

    def position(self) -> tuple[Game, Decision]:
        """Return the game, with its question cut to the puzzle's options. Raises `DamagedTextError`."""
        game, offered = Game(decode_state(self.state)), {each.option for each in self.candidates}
        assert game.decision is not None
        options = tuple([each for each in game.decision.options if each in offered])
        return game, replace(game.decision, options=options, back=False)

    def tag(self, day: int) -> str:
        """Return the tag of a day's puzzle, for the ids of controls."""
        return _fingerprint(f"{day} {self.state}")


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def puzzle_model(puzzle: Puzzle, day: int, by: Person, standing: PuzzleStanding) -> PuzzleModel:
    """Return the puzzle of a day as a person sees it, in the asked seat."""
    game, decision = puzzle.position()
    number = iter(range(1, len(game.seats)))
    players = tuple(
        Player(by.user, by.name, "")
        if seat == decision.seat
        else Player(None, by.language("computer-name", number=next(number)), "")
        for seat in range(len(game.seats))
    )
    panel = panel_of_position(PUZZLE, players, game, decision.seat, decision, puzzle.tag(day))
    return PuzzleModel(day, panel, puzzle.candidates, standing)


def puzzle_rules(puzzle: Puzzle) -> RulesModel:
    """Return the cards and rules of a puzzle."""
    game, _ = puzzle.position()
    options = game.state.options
    cards = (options.cast, options.uniques, options.rules)
    return RulesModel(*cards, len(game.seats), options.edition, PUZZLE)


UNREADABLE = OSError, lzma.LZMAError, EOFError, ValueError, LookupError
"""Errors from reading a puzzle file that is missing, damaged or empty."""


@lru_cache(maxsize=1)
def supply(path: Path) -> Mapping[str, Puzzle]:
    """Return the puzzles of a file by id, in the order of the file.

    Raises one of `UNREADABLE` if the file can't be read or is empty.
    """
    found = {puzzle.id: puzzle for puzzle in read_puzzles(path)}
    if not found:
        raise LookupError("no puzzles")
    return found


def puzzle_of(puzzles: Mapping[str, Puzzle], day: int, answered: Mapping[int, str]) -> Puzzle:
    """Return the puzzle of a day for a person who has `answered` these puzzles, by day.

    The file's puzzles take turns, one a day, the same for everybody. A person who has answered the day's
    puzzle before gets the next one that is new to them, if there is any. Their first puzzles have only
    characters of a first game, if possible. A puzzle that they answered today stays theirs all day.
    """
    if answered.get(day) in puzzles:
        return puzzles[answered[day]]
    ids, first = tuple(puzzles), (day - 1) % len(puzzles)
    order, past = (*ids[first:], *ids[:first]), {*answered.values()}
    new = [each for each in order if each not in past] or order[:1]
    easy = (each for each in new if len(answered) >= FIRST_PUZZLES or puzzles[each].for_beginners)
    return puzzles[next(easy, new[0])]


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file. The errors are those of `supply`."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        return [_puzzle(line) for line in file]


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, one a line, in an order that reveals nothing. Replace an existing file."""
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
            option,
            worlds,
            worth,
            Prospect(*prospect),
            tuple([(kind, part) for kind, part in happened]),
            *margin,
        )
        for option, worlds, worth, prospect, happened, *margin in candidates
    ]
    return Puzzle(json.dumps(state), tuple(found))
