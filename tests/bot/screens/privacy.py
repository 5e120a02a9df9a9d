"""A person with stored data of every kind."""

from dataclasses import replace

from bot.screens.privacy import Pages
from storage.privacy.holdings import (
    HeldAnswer,
    HeldClick,
    HeldDaily,
    HeldEvening,
    HeldEveningAnswer,
    HeldGame,
    HeldGuess,
    HeldHint,
    HeldPanel,
    HeldPuzzle,
    HeldRating,
    HeldResult,
    HeldSet,
    HeldTournament,
    HeldWish,
    Holdings,
)
from storage.values import Status

PAGES = Pages("https://example.org/privacy", "https://example.org/terms")


def game(status: Status, *, readable: bool = True, playing: bool = True, answers: int = 0) -> HeldGame:
    return HeldGame(
        game="abcdefgh",
        status=status,
        readable=readable,
        guild=1,
        channel=2,
        opened=0,
        host=True,
        seat=0,
        name="Wilhelmina",
        joined="3",
        playing=playing,
        resigned=not playing,
        away=False,
        quiet=None,
        holiday=None,
        language="en",
        panel=HeldPanel(4, 5, 0, None, silent=False) if answers else None,
        wish=HeldWish(("king",), 0) if answers else None,
        answers=(HeldAnswer(["gather:gold"], 0),) * answers,
    )


HELD = Holdings(
    user=7,
    games=(
        game("lobby"),
        game("running", answers=12),
        game("running", answers=3),
        game("running", playing=False),
        *[game("over", answers=40)] * 1500,
        game("closed"),
        *[replace(game("closed"), guild=0)] * 2,
        game("running", readable=False),
    ),
    clicks=(HeldClick(6, "abcdefgh", "answer", 0),) * 70,
    results=(
        HeldResult("abcdefgh", 1, 0, 0, "Wilhelmina", resigned=False, place=1, total=30, points=[],
                   characters=[], city=[], answers=40, seconds=9),
    ) * 1500,
    ratings=(HeldRating("abcdefgh", 0, 0, 25.0, 8.0, 26.0, 7.0, 0, 1, 4, 1.0),),
    guesses=(HeldGuess("abcdefgh", 2, "Wilhelmina", "king", 1),),
    sets=(HeldSet(1, "Ours", {}, 0),) * 2,
    settings={"everywhere": False},
    lesson="gather",
    hints=(HeldHint("turn", "t" * 16),) * 50,
    dailies=(HeldDaily(1, 1, "abcdefgh", 27),) * 30,
    puzzles=(HeldPuzzle(3, "c0ffee", "character:king", solved=True),) * 3,
    evenings=(HeldEvening("abcdefgh", 1, 0),),
    evening_answers=(HeldEveningAnswer("abcdefgh", 0, "coming", 0),) * 2,
    tournaments=(
        HeldTournament("abcdefgh", 1, readable=True, organiser=True, joined=True, name="Ada"),
    ) * 2,
    barred=(12,),
    shut_out=True,
    board_rows=2,
    deleting=False,
)  # fmt: skip

NOTHING = Holdings(
    7,
    (),
    (),
    (),
    (),
    (),
    (),
    None,
    None,
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    board_rows=0,
    shut_out=False,
    deleting=False,
)
