"""Whole games on a phone: each event that affects a player is told in the visible part of the chat.

Two people play by clicks, with computers beside them. After each answer Chromium opens the page of the local
Discord as one of them sees it, at the end of the chat. More games, from the seed 2 on:

    export SEEN_GAMES=7 SEEN_FIRST=2
    PYTEST_TIMEOUT=900 python -m pytest -n 0 -o faulthandler_timeout=900 tests/e2e/test_seen_on_a_phone.py
"""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import simcord

from bot.pictures.action_bands import HARD, bands_for
from bot.tables import view_models
from bot.tables.table import Table
from bot.wording.wording import Wording
from engine.events import Event
from storage.pace import LIVE, NO_CLOCK, Pace
from tests.bot.screens.test_whole_games_told import same, touched
from tests.e2e.browser import Page, browser
from tests.e2e.test_following import live_game, step
from tests.house import Chance, House
from tests.screens.camera import DONE, TAKEN
from tests.screens.fold import CHAT, PHONE

GAMES = int(os.environ.get("SEEN_GAMES", "1"))
FIRST = int(os.environ.get("SEEN_FIRST", "4"))
FEWEST, MOST = 3, 3  # How many kinds of events must affect the player, and the most games played for that.

MORE = 40  # The height in pixels of the page's note that there are earlier messages.

# A whole game: measuring what it covers would take longer than playing it.
pytestmark = [pytest.mark.no_cover, pytest.mark.drawn]

# The end of the chat, with everything in it that only this person sees: texts and pictures, with their edges.
SEEN = """
const chat = document.querySelector("#channel-timeline");
chat.scrollTop = chat.scrollHeight;
const frame = chat.getBoundingClientRect();
const own = [...chat.querySelectorAll("[data-message-id]")]
    .filter(message => message.innerText.includes("Only you can see this")).at(-1);
const parts = own ? [...own.querySelectorAll("img[alt], .component-text-display")] : [];
return [frame.height, parts.map(part => {
    const box = part.getBoundingClientRect();
    return [part.alt || part.innerText, box.top - frame.top, box.bottom - frame.top];
})];
"""


class Part(NamedTuple):
    """A text or a picture of a message, with its edges in pixels below the upper end of the visible part."""

    text: str
    top: float
    bottom: float


class Phone:
    """The phone of one person, at the end of the chat."""

    def __init__(self, page: Page, preview: simcord.Preview) -> None:
        self.page, self.preview = page, preview

    async def look(self) -> list[Part]:
        """Return the fully visible parts of the newest private message to this person."""
        return await asyncio.to_thread(self._look)

    def _look(self) -> list[Part]:
        self.page.open(self.preview.url)
        self.page.until(lambda: self.page.run(DONE))
        high, parts = self.page.run(SEEN)
        # A page with more messages than it shows says so above them.
        assert CHAT - MORE <= high <= CHAT, "the page shows another part of a chat than a phone"
        return [
            part
            for part in (Part(*each) for each in parts)
            if high - CHAT - 1 <= part.top and part.bottom <= high + 1
        ]


def expected(table: Table, seat: int, event: Event) -> list[str]:
    """Return sentences of which one must be visible after an event; none if it doesn't affect the seat.

    They are the event's own, and those of worse or newer events of its kind.
    """
    if seat not in touched(event, table.game):
        return []
    model = view_models.panel(table, seat)
    say, names = table.language_of(seat), Wording(table.language_of(seat), model.players).bare_names
    alone = bands_for(model.view, (event,), seat, names, say, model.rules)
    mine = [band for band in alone if band.reader in ("victim", "good")]
    assert mine, f"no band tells of {event}"
    if table.game.over and mine[0].weight < HARD:
        # It cost nothing any more.
        return []
    whole = bands_for(model.view, model.events, seat, names, say, model.rules)
    return [band.told for band in whole if same(band, (mine[0],)) or band.weight > mine[0].weight]


async def check(house: House, game: str, seat: int, phone: Phone, known: set[int]) -> Counter[str]:
    """Look for the band of each new event; return the kinds of the events that were told."""
    table, found = await house.table(game), Counter[str]()
    fresh = [event for event in table.news(seat) if id(event) not in known]
    known.update(id(event) for event in table.news(seat))
    asked = [(event, told) for event in fresh if (told := expected(table, seat, event))]
    if not asked:
        return found
    seen = await phone.look()
    for event, told in asked:
        shown = "\n".join(part.text for part in seen)
        assert any(sentence in shown for sentence in told), f"{event}\nwanted: {told}\nseen: {shown}"
        found[event.kind] += 1
    return found


async def play(house: House, phone: Phone, sam: Any, bob: Any) -> Counter[str]:
    """Play a game to its end; return how many events of each kind affected the first person."""
    game, found, known = await live_game(house, sam, bob, computers=2), Counter[str](), set[int]()
    seat = next(seat for seat, each in enumerate((await house.table(game)).players) if each.user_id == sam.id)
    while await house.asked(game) is not None:
        await step(house, game)
        found += await check(house, game, seat, phone, known)
    return found


@pytest.mark.in_turns
@pytest.mark.parametrize("pace", [LIVE, NO_CLOCK], ids=["live", "no-clock"])
async def test_each_band_is_within_the_end_of_the_chat(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    # Without a clock the end is posted below everything else, and each player's own end follows it.
    monkeypatch.setattr("bot.tables.lobbies.LIVE", pace)
    sam, bob = house.add("sam"), house.add("bob")
    preview = house.env.preview(
        house.channel, viewers=[sam], layout="channel", display="fixed", width=PHONE[0], height=CHAT + TAKEN
    )
    with browser(tmp_path / "profile") as page:
        async with preview:
            told = Counter[str]()
            for number in range(max(GAMES, MOST)):
                monkeypatch.setattr("bot.tables.new_games.secrets", Chance(FIRST + number))
                house.rng = Random(FIRST + number)
                told += await play(house, Phone(page, preview), sam, bob)
                if number + 1 >= GAMES and len(told) >= FEWEST:
                    break
            assert len(told) >= FEWEST, told
