"""What a click may ask for: one frozen value for each kind of request, and nothing of Discord in it.

The values come from ids that anybody may have made up, so they are well-formed and no more than that.
"""

from bot.controls.requests.base import GameRequest, Request
from bot.controls.requests.choices import *
from bot.controls.requests.games import *
from bot.controls.requests.learning import *
from bot.controls.requests.lobbies import *
from bot.controls.requests.records import *

__all__ = ["GameRequest", "Request"]
