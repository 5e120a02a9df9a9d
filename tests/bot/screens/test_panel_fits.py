"""However much there is to say, a panel fits into a message."""

import pytest

from bot.screens.content import hand_pictures
from bot.screens.hand import hand_screen
from bot.screens.limits import TEXT, length
from bot.screens.panel import panel_pictures, panel_screen
from bot.words.language import Language
from engine.events import ReceivedHand
from tests.bot.screens.build import (
    TURN,
    city,
    decision,
    everything,
    hand,
    panel,
    players,
    seat_view,
    text,
    view,
)
from tests.limits import check

say = Language()


LONG = ("imperial_treasury", "school_of_magic", "haunted_quarter", "thieves_den", "trading_post")


@pytest.mark.parametrize("cards", [0, 1, 8, 30, 60])
@pytest.mark.parametrize("kind", ["turn", "pick-character", "redraw", "laboratory", None])
def test_it_fits_however_much_there_is(cards: int, kind: str | None) -> None:
    held = tuple(LONG[number % len(LONG)] for number in range(cards))
    options = {
        "turn": (
            *(f"build:{card}" for card in LONG * 6),
            "gather:gold",
            "gather:cards",
            "use:destroy",
            "end",
        ),
        "pick-character": tuple(
            f"character:{each}" for each in ("witch", "magistrate", "abbot", "wizard") * 2
        ),
        "redraw": tuple(f"card:{card}~{number}" for number, card in enumerate(held or LONG)),
        "laboratory": tuple(f"card:{card}" for card in LONG),
    }.get(kind or "", ())
    cities = city(*(LONG * 2)[:9])
    seen = view(
        8,
        seat=0,
        phase="turns",
        asked=0 if kind else 7,
        turn=TURN,
        seats=tuple(seat_view(seat, city=cities, size=9) for seat in range(8)),
        hand=hand(*held, hindrance="too-expensive"),
        characters=("tax_collector", "blackmailer"),
        beneath=LONG * 4,
    )
    question = (
        decision(kind, options, maximum=len(options) if kind == "redraw" else 1, back=True) if kind else None
    )
    model = panel(
        question,
        players=players(8),
        view=seen,
        events=(ReceivedHand(0, cards=LONG * 5),) * 20,
        note="x" * 300,
        board="https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789",
    )
    for pictures in ((), panel_pictures(model, say)):
        screen = panel_screen(model, say, pictures)
        assert check(screen) == []
        assert length(text(screen)) <= TEXT
        if question:
            assert say(f"ask-{kind}", minimum=1, place=0, character=say("character-king")) in text(screen)
        if question:
            assert ("gold 2" if pictures else "💰 **2**") in everything(screen)
        assert len(screen.to_components()) <= 10
    assert check(hand_screen(model, say)) == []
    assert check(hand_screen(model, say, hand_pictures(model, say))) == []
