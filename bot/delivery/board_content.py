"""What the public message of a table shows, and the board of which round that is."""

from hashlib import sha256

from bot.screens.content import Content
from bot.tables import contents
from bot.tables.people import humans
from bot.tables.stages import FinishedGame
from bot.tables.table import Table
from bot.tables.view_models import PublicModel
from bot.words.language import Language
from storage.messages import END


def wanted(table: Table) -> bool:
    """Say whether anybody cares: computers among themselves play to the end unwatched."""
    if table.stored.status == "closed":
        return bool(table.board.message)
    return not table.running or bool(humans(table.players))


def content(table: Table, model: PublicModel) -> Content:
    """Show a model to everybody, in the language of the table."""
    return contents.public(model, Language(table.setup.locale))


def digest_of(model: PublicModel) -> str:
    """Return a short text that tells what a public message shows."""
    return sha256(repr(model).encode()).hexdigest()[:16]


def round_of(table: Table) -> int:
    """Return what a board of now would be the board of."""
    return END if isinstance(table.stage, FinishedGame) else table.round
