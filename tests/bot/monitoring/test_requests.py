"""Requests are counted by what they are for, without ids and tokens."""

import pytest

from bot.monitoring.requests import route

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
