"""The script of the lesson: nine steps of the First Game for four players.

The events come from the engine. If a later engine deals or asks otherwise, `Lesson` raises an error, and a
test fails. The first scene is a new game; the other scenes are positions of later rounds.
"""

from functools import cache

from bot.lesson.lesson import LEARNER, Lesson, LessonQuestion, Others, Scene, Script
from engine.builder import PositionBuilder
from engine.game import Game
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME

LESSON_SEATS = 4
LESSON_OPTIONS = FIRST_GAME.options(LESSON_SEATS)
SEED = seed_of("lesson 10")

AGNES, BERTRAM, CECILY = 1, 2, 3  # The seats of the computer players, by their names in the language files.

FACES = tuple(f"character:{each}" for each in ("king", "bishop", "merchant", "warlord"))
"""The characters with an income. The learner's Assassin kills one of them."""

GAINS = ("use:income-trade", "use:merchant-gold", "gather:gold", "gather:cards")
"""The learner's answers as the Merchant; first comes the income by colour."""

BUILDS = (*(f"build:{each}" for each in ("tavern", "church", "harbor", "monastery")), "end")
"""All answers in the first turn after gathering. Each has its own button."""

CITY = ("harbor", "tavern", "church", "monastery", "keep", "watchtower")
"""The learner's city before the last round."""


def _dealt() -> Game:
    """Return a first round in which Cecily has the crown."""
    return Game.new(LESSON_OPTIONS, LESSON_SEATS, SEED)


def _in_round(number: int) -> PositionBuilder:
    builder = PositionBuilder(LESSON_OPTIONS, LESSON_SEATS, SEED)
    builder.state.round = number
    return builder


def _robbed() -> Game:
    """Return the turn of a Merchant with two green districts, whom the Thief has named."""
    builder = _in_round(3)
    builder.seat(LEARNER, "merchant", gold=3, hand=["church", "monastery"], city=CITY[:2])
    builder.seat(AGNES, "bishop", gold=1, hand=["manor"], city=["temple", "prison"])
    builder.seat(BERTRAM, "thief", gold=2, hand=["castle", "docks"], city=["tavern"])
    builder.seat(CECILY, "king", gold=3, hand=["palace"], city=["manor", "watchtower"])
    return builder.mark("robbed", "merchant", BERTRAM).crown(CECILY).call("merchant").build()


def _assassin() -> Game:
    """Return an Assassin's choice of a victim. One player's gold and city suggest the Merchant."""
    builder = _in_round(5)
    builder.seat(LEARNER, "assassin", gold=0, hand=["keep"], city=CITY[:4])
    builder.seat(AGNES, "bishop", gold=2, hand=["manor"], city=["temple", "prison"])
    builder.seat(BERTRAM, "merchant", gold=7, hand=["castle"], city=["tavern", "docks", "trading_post"])
    builder.seat(CECILY, "king", gold=1, hand=["fortress"], city=["manor", "watchtower", "palace"])
    game = builder.crown(CECILY).call("assassin").build()
    game.choose(LEARNER, ("use:kill",))
    return game


def _crowned() -> Game:
    """Return the last turn of a round, before the learner's choice. Only the Bishop's income will help."""
    builder = _in_round(8)
    builder.seat(LEARNER, "king", gold=0, hand=["castle", "temple"], city=CITY)
    builder.seat(AGNES, "bishop", gold=2, hand=["manor"], city=["temple", "prison", "docks", "palace"])
    builder.seat(
        BERTRAM, "thief", gold=1, hand=["castle"], city=["tavern", "docks", "trading_post", "castle"]
    )
    builder.seat(
        CECILY, "warlord", gold=0, hand=["fortress"], city=["manor", "watchtower", "palace", "barracks"]
    )
    return builder.crown(LEARNER).call("warlord").build()


def _last_turn() -> Game:
    """Return the last turn of a round. The learner is the Bishop, and lacks one district."""
    builder = _in_round(9)
    builder.seat(LEARNER, "bishop", gold=0, hand=["castle", "temple"], city=CITY)
    builder.seat(AGNES, "assassin", gold=2, hand=["manor"], city=["temple", "prison", "docks", "palace"])
    builder.seat(BERTRAM, "thief", gold=1, city=["tavern", "docks", "trading_post", "castle", "fortress"])
    builder.seat(
        CECILY, "king", gold=0, hand=["fortress"], city=["manor", "watchtower", "palace", "barracks"]
    )
    return builder.face_up("magician", "warlord").crown(CECILY).call("bishop").build()


SCRIPT: Script = (
    Scene(
        _dealt,
        (
            LessonQuestion("goal"),
            Others(("character:thief",)),
            LessonQuestion("role", "pick-character", "character:bishop"),
            Others(("character:magician", "character:warlord")),
            LessonQuestion("wait"),
            Others(("use:rob", "character:warlord", "gather:gold", "end")),
            Others(("gather:gold", "end")),
            LessonQuestion("gather", "turn", "gather:gold", ("gather:gold", "gather:cards")),
            LessonQuestion("build", "turn", "build:harbor", BUILDS),
        ),
    ),
    Scene(_robbed, (LessonQuestion("robbed", "turn", "use:income-trade", GAINS),)),
    Scene(_assassin, (LessonQuestion("assassin", "kill", "character:merchant", FACES, told=False),)),
    Scene(
        _crowned,
        (Others(("gather:gold", "end")), LessonQuestion("crown", "pick-character", "character:bishop")),
    ),
    Scene(
        _last_turn,
        (
            Others(("gather:gold", "use:income-religious")),
            LessonQuestion("score", "turn", "build:castle"),
            LessonQuestion("end"),
        ),
    ),
)


@cache
def first_lesson() -> Lesson:
    """Return the lesson, which we make only once. Raises `ScriptError` if it doesn't fit the engine."""
    return Lesson(SCRIPT)
