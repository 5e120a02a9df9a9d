"""The figures of a week, by entries that are made up: what counts as seen twice, and as a broken promise."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

from tests.week.diary import Entry, Kind, as_read, moment
from tests.week.figures import calls_that_never_came, own_waits, seen_twice, stale_moments
from tests.week.ledger import Game, Wait
from tests.week.programme import Server
from tests.week.residents import Resident
from tests.week.town import BEGINS

ANNA, BEN = 1, 2
START = int(BEGINS.timestamp())


def entry(
    at: float, kind: Kind = "post", text: str = "It’s your move", message: int = 1, **more: Any
) -> Entry:
    return Entry(at, kind, message, 9, text, **more)


def server_of(*waits: Wait, entries: tuple[Entry, ...] = (), now: float = 10_000.0) -> Server:
    """Return what a server knows of one slow game of two, and of what was shown."""
    game = Game("aaaaaaaa", "slow", (ANNA, BEN), 0.0, 9, 60)

    def seen_by(_person: int, _since: float) -> Iterator[Entry]:
        """Return all: the tests have one reader."""
        return iter(entries)

    diary = SimpleNamespace(now=now, seen_by=seen_by)
    ledger = SimpleNamespace(games={game.id: game}, waits=list(waits))
    return cast("Server", SimpleNamespace(diary=diary, ledger=ledger))


def wait(person: int, since: float, until: float) -> Wait:
    return Wait("aaaaaaaa", "slow", person, since, until, 1)


def anna() -> Resident:
    return cast("Resident", SimpleNamespace(id=ANNA, since=0.0))


def test_a_text_counts_as_seen_twice_if_both_messages_stand_there() -> None:
    assert [at for at, _ in seen_twice([entry(1), entry(60, message=2)])] == [60]
    # One was deleted before, or in the same moment.
    assert not list(seen_twice([entry(1), entry(50, "delete"), entry(60, message=2)]))
    assert not list(seen_twice([entry(1), entry(60, message=2), entry(61, "delete")]))
    # Something else stands between them, or the first says something else by now.
    assert not list(seen_twice([entry(1), entry(5, text="Round 2", message=3), entry(60, message=2)]))
    assert not list(seen_twice([entry(1), entry(50, "edit", "Done"), entry(60, message=2)]))


def test_a_moment_that_passes_under_a_text_is_a_broken_promise() -> None:
    promise = f"It begins <t:{START + 600}:R>."
    assert list(stale_moments(server_of(), [entry(1, text=promise)])) == [(600, promise)]
    assert not list(stale_moments(server_of(), [entry(1, text=promise), entry(610, "edit", "It has begun")]))
    assert not list(stale_moments(server_of(), [entry(1, text=promise), entry(610, "delete", promise)]))
    # Nobody can change a private answer to a click for so long.
    assert not list(
        stale_moments(server_of(), [entry(1, text=f"It begins <t:{START + 3600}:R>.", passing=True)])
    )
    # A moment that was over when it was told promises nothing.
    assert not list(stale_moments(server_of(), [entry(700, text=promise)]))


def test_minutes_in_words_are_a_promise_too() -> None:
    text = "The next round begins in 2 minutes."
    assert list(stale_moments(server_of(), [entry(100, text=text)])) == [(220, text)]
    assert not list(stale_moments(server_of(), [entry(100, text=text), entry(230, "delete", text)]))


def test_a_move_without_a_call_or_a_question_is_a_broken_promise() -> None:
    late = wait(ANNA, 100, 900)
    folded = entry(101, "edit", "You: Thief. I call you.", reader=ANNA, buttons="My hand")
    assert [at for at, _ in calls_that_never_came(server_of(late, entries=(folded,)), anna())] == [100]
    called = entry(101, calls=frozenset({ANNA}))
    assert not list(calls_that_never_came(server_of(late, entries=(called,)), anna()))
    asked = entry(101, "edit", "Your turn", reader=ANNA, asks=True)
    assert not list(calls_that_never_came(server_of(late, entries=(asked,)), anna()))
    # They had answered before anybody could have called them.
    assert not list(calls_that_never_came(server_of(wait(ANNA, 100, 110)), anna()))


def test_a_wait_is_the_time_between_two_own_moves() -> None:
    server = server_of(wait(ANNA, 10, 20), wait(BEN, 20, 320), wait(ANNA, 320, 330), now=400)
    assert list(own_waits(server, ANNA, "slow")) == [10, 300, 70]
    assert list(own_waits(server, ANNA, "live")) == []


def test_a_transcript_says_moments_as_discord_shows_them() -> None:
    now = moment(60, BEGINS, "Europe/Warsaw")
    text = f"<@{ANNA}> </citadels new:5> <t:{START + 180}:R> <t:{START}:R> <t:{START}:t>"
    assert as_read(text, now, {ANNA: "anna"}) == "@anna /citadels new in 2 minutes 1 minute ago 19:00"
