"""All requests, with the controls that make them."""

from bot.controls.request import GameRequest, Request
from bot.controls.requests.evenings import *
from bot.controls.requests.games import *
from bot.controls.requests.lobbies import *
from bot.controls.requests.looking_back import *
from bot.controls.requests.own_settings import *
from bot.controls.requests.questions import *
from bot.controls.requests.solo import *
from bot.controls.requests.tournaments import *

__all__ = ["GameRequest", "Request"]
