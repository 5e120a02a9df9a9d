"""Each request and each statement of a click fails once, and people see the stored state."""

from typing import NamedTuple

import pytest

from bot.words.language import Language
from storage.people.stored_settings import ServerSettings
from tests.e2e import attempts, setting_attempts
from tests.e2e.attempts import a_rematch, beside_open_options, in_lobby
from tests.e2e.faults import EVERYWHERE, Fault, Kind
from tests.e2e.setting_attempts import on_server, on_tournament
from tests.e2e.sweeps import Prepare, Sweep
from tests.e2e.wishing import steady

SAY = Language()

pytestmark = pytest.mark.in_turns


class Row(NamedTuple):
    """A click, the faults of its requests of these kinds (none: all), and whether its statements fail."""

    prepare: Prepare
    faults: tuple[Fault, ...] = EVERYWHERE
    kinds: tuple[Kind, ...] = ()
    written: bool = True


ALSO: tuple[Fault, ...] = (*EVERYWHERE, "reset", "gone")
"""The faults of a message that may be gone, and of a connection that the system closed."""

SENT: tuple[Fault, ...] = (*EVERYWHERE, "gone")  # The faults of a response whose click may be gone.

LOST: tuple[Fault, ...] = ("cut", "unanswered")

CLICKS: dict[str, Row] = {
    # A row in the order of a game: the click, its faults, the failing requests.
    "open": Row(attempts.a_lobby_is_opened, SENT),
    "join": Row(in_lobby("join", 2, "fill")),
    "add": Row(in_lobby("add", 0)),
    "leave": Row(in_lobby("leave", 1, "fill")),
    "host-leaves": Row(in_lobby("leave", 0)),
    "close": Row(attempts.a_lobby_is_closed),
    "asked-again": Row(attempts.somebody_is_asked_again),
    "start": Row(in_lobby("start", 0)),
    "thread": Row(attempts.a_game_starts_in_a_thread),
    "options-opened": Row(attempts.options_are_opened, SENT, ("response-new",), written=False),
    "options-opened-anew": Row(attempts.options_are_opened_anew, ALSO, ("token-edit",), written=False),
    "options-done": Row(attempts.options_are_closed, ALSO, ("response-edit",), written=False),
    "options-form": Row(attempts.a_form_of_options_is_filled, ALSO, ("response-form", "response-edit")),
    "options-join": Row(
        beside_open_options(SAY("button-join"), "options-for-expected", count=4, taken=3),
        ALSO,
        ("token-edit",),
        written=False,
    ),
    "options-start": Row(
        beside_open_options(SAY("button-start-with", count=2), "options-over-started"),
        ALSO,
        ("token-edit",),
        written=False,
    ),
    "save": Row(attempts.a_set_is_saved),
    "delete": Row(attempts.a_set_is_deleted),
    "wish": Row(attempts.a_wish_is_stored),
    "wish-answers": Row(attempts.a_wish_answers_what_is_asked),
    # It is stored with the answer before it.
    "wish-granted": Row(attempts.a_wish_is_granted, written=False),
    "answer": Row(attempts.an_answer_is_given, ()),
    "guesses-opened": Row(attempts.guesses_are_opened, SENT, ("response-new",), written=False),
    "guess": Row(attempts.a_guess_is_made, SENT, ("response-edit",)),
    "resign": Row(attempts.somebody_resigns),
    "rematch": Row(a_rematch(0), SENT, ("response-new",), written=False),
    "rematch-second": Row(a_rematch(1), SENT, ("response-new",), written=False),
    "calls": Row(setting_attempts.a_person_chooses_where_to_be_called),
    "quiet": Row(setting_attempts.a_person_chooses_quiet_hours),
    "server-threads": Row(on_server("cit:server:threads:on", lambda now, _: now.threads)),
    "server-channels": Row(
        on_server("cit:server-pick:channels", lambda now, here: now == ServerSettings(channels=(here,))), LOST
    ),
    "server-set": Row(setting_attempts.a_set_of_the_server_is_deleted, LOST),
    "sign-up": Row(on_tournament("join", lambda it, user: it.entrant(user) is not None)),
    "sign-off": Row(on_tournament("leave", lambda it, user: user not in it.staying), ()),
    "begin": Row(on_tournament("begin", lambda it, _: len(it.rounds) == 1), written=False),
    "end": Row(on_tournament("end", lambda it, _: bool(it.ended)), ()),
}


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)


@pytest.mark.parametrize(
    ("click", "fault"), [(name, fault) for name, row in CLICKS.items() for fault in row.faults]
)
async def test_each_request_of_a_click_fails(sweep: Sweep, click: str, fault: Fault) -> None:
    assert await sweep.requests(CLICKS[click].prepare, fault, *CLICKS[click].kinds)


@pytest.mark.parametrize("click", [name for name, row in CLICKS.items() if row.written])
async def test_each_statement_of_a_click_fails(sweep: Sweep, click: str) -> None:
    assert await sweep.statements(CLICKS[click].prepare)
