"""Requests to Discord, and whether it answers them."""

import pytest

from bot.monitoring.discord_reach import FAILURE_LASTS, NO_ANSWER, UNREACHABLE_AFTER, DiscordReach, route
from tests.house import Clock

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


@pytest.mark.parametrize(
    ("method", "path", "name"),
    [
        ("GET", "/api/v10/gateway/bot", "GET gateway/bot"),
        ("POST", "/api/v10/channels/123/messages", "POST channels/messages"),
        ("PATCH", "/api/v10/channels/123/messages/456", "PATCH channels/messages"),
        ("POST", "/api/v10/users/@me/channels", "POST users/@me/channels"),
        ("PUT", "/api/v10/applications/123/commands", "PUT applications/commands"),
        ("POST", f"/api/v10/interactions/123/{TOKEN}/callback", "POST interactions/callback"),
        ("POST", "/api/v10/interactions/123/secret/callback", "POST interactions/callback"),
        ("POST", f"/api/v10/webhooks/123/{TOKEN}", "POST webhooks"),
        ("POST", "/api/v10/webhooks/123/secret", "POST webhooks"),
        ("PATCH", f"/api/v10/webhooks/123/{TOKEN}/messages/@original", "PATCH webhooks/messages/@original"),
        ("DELETE", "/api/v10/webhooks/123/secret/messages/456", "DELETE webhooks/messages"),
        ("GET", "/gateway/", ""),
        ("GET", "/", ""),
    ],
)
def test_a_route_names_what_is_asked_for_and_nobody(method: str, path: str, name: str):
    assert route(method, path) == name


BOARD, ANSWER = "PATCH channels/messages", "POST interactions/callback"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reach(clock: Clock) -> DiscordReach:
    return DiscordReach(clock)


def refused(reach: DiscordReach, clock: Clock, status: str, route: str = BOARD) -> None:
    """Let two requests fail, some time apart."""
    reach.requested(route, status, 0.0)
    clock.now += UNREACHABLE_AFTER
    reach.requested(route, status, 0.0)


@pytest.mark.parametrize(
    ("status", "told"),
    [(NO_ANSWER, "no answer"), ("503", "status 503"), ("429", "status 429"), ("401", "status 401")],
)
def test_a_long_failure_is_a_problem_until_a_request_succeeds(
    status: str, told: str, reach: DiscordReach, clock: Clock
):
    refused(reach, clock, status)
    clock.now += 5
    assert reach.problem() == f"Discord has taken no messages for {UNREACHABLE_AFTER + 5:.0f} seconds: {told}"
    assert reach.refusing() == {"messages": UNREACHABLE_AFTER + 5, "responses": 0}
    reach.requested(BOARD, "200", 0.1)
    assert reach.problem() == ""


@pytest.mark.parametrize("status", ["200", "204", "400", "403", "404"])
def test_a_request_that_is_refused_for_its_content_counts_as_taken(
    status: str, reach: DiscordReach, clock: Clock
):
    refused(reach, clock, status)
    assert reach.problem() == ""


def test_a_click_that_is_too_old_to_be_answered_is_no_problem(reach: DiscordReach, clock: Clock):
    refused(reach, clock, "401", "PATCH webhooks/messages/@original")
    assert reach.problem() == ""


def test_messages_that_are_not_taken_are_a_problem_even_if_clicks_are_answered(
    reach: DiscordReach, clock: Clock
):
    reach.requested(BOARD, "500", 0.0)
    clock.now += UNREACHABLE_AFTER
    reach.requested(ANSWER, "200", 0.0)
    reach.requested(BOARD, "500", 0.0)
    assert "no messages" in reach.problem()
    refused(reach, clock, NO_ANSWER, ANSWER)
    messages, responses = reach.problem().splitlines()
    assert "no messages" in messages
    assert "no responses" in responses


def test_a_single_failure_is_no_problem_however_long_ago(reach: DiscordReach, clock: Clock):
    reach.requested(BOARD, "503", 0.0)
    clock.now += FAILURE_LASTS
    assert reach.problem() == ""
    assert reach.refusing() == {"messages": 0, "responses": 0}


def test_two_failures_far_apart_are_no_problem(reach: DiscordReach, clock: Clock):
    reach.requested(BOARD, "503", 0.0)
    clock.now += FAILURE_LASTS + 1
    reach.requested(BOARD, "503", 0.0)
    assert reach.problem() == ""


def test_a_request_that_hangs_for_long_is_a_problem(reach: DiscordReach):
    reach.requested(BOARD, NO_ANSWER, 300.0)
    assert "for 300 seconds: no answer" in reach.problem()


def test_an_old_failure_is_no_problem_any_more(reach: DiscordReach, clock: Clock):
    refused(reach, clock, "503")
    clock.now += FAILURE_LASTS
    assert reach.problem()
    clock.now += 1
    assert reach.problem() == ""
