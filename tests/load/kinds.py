"""The kinds of requests that we count."""

RESPONSE, EDIT_BY_CLICK, NEW_BY_CLICK, DELETION_BY_CLICK = (
    "responses",
    "edits through a click",
    "messages through a click",
    "deletions through a click",
)
EDIT, NEW_MESSAGE, DELETION = "edits by the bot", "messages by the bot", "deletions by the bot"
REQUESTS = (RESPONSE, EDIT_BY_CLICK, NEW_BY_CLICK, DELETION_BY_CLICK, EDIT, NEW_MESSAGE, DELETION)
"""The counted kinds of requests. All except those through a click count for Discord's limit."""
