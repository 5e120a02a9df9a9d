"""The kinds of requests that are counted."""

RESPONSE, EDIT_BY_CLICK, NEW_BY_CLICK, DELETION_BY_CLICK = (
    "responses",
    "edits through a click",
    "messages through a click",
    "deletions through a click",
)
EDIT, NEW_MESSAGE, DELETION = "edits by the bot", "messages by the bot", "deletions by the bot"
REQUESTS = (RESPONSE, EDIT_BY_CLICK, NEW_BY_CLICK, DELETION_BY_CLICK, EDIT, NEW_MESSAGE, DELETION)
"""Kinds of requests, as they are counted. All but those through a click count for Discord's limit."""
