"""The ephemeral panel follows the board: once a newer board stands below it, it is sent anew."""

import logging

from bot.delivery.tokens import UncertainError
from bot.screens.content import Content, in_words
from bot.screens.notes import elsewhere_screen, left_behind_screen
from bot.tables.spot import WAITING, Copy, Spot
from bot.tables.table import Table
from bot.words.language import Language

log = logging.getLogger(__name__)


def behind(table: Table, spot: Spot) -> bool:
    """Whether the ephemeral panel stands above the newest board, and following was not tried yet.

    Discord's ids grow with time: so a panel that was opened since is below the board. After the end there is
    nothing to follow for.
    """
    here, board = spot.here, table.board.message
    return (
        here is not None
        and table.running
        and not table.board.lost
        and here.channel == table.setup.channel
        and here.message < board
        and spot.followed != board
    )


async def follow(table: Table, spot: Spot, here: Copy, content: Content, shows: int) -> bool:
    """Send the panel anew and take the old copy away; say whether the player sees what it shows.

    To be called under the lock of the spot. It is tried once for each board: nothing that is sent through a
    click has a name by which Discord would know it again.
    """
    spot.followed = table.board.message
    try:
        new = await here.anew(content)
    except UncertainError:
        log.info("Nobody knows whether a panel of game %s followed its board", table.id)
        # If it did, this copy must not ask the same.
        await _leave_behind(table, spot, here)
        return False
    if new is None:
        # A question that can be seen and answered stays where it is.
        if shows == WAITING:
            await _leave_behind(table, spot, here)
        return True
    spot.here = new
    if not await here.delete():
        await here.edit(in_words(lambda: elsewhere_screen(table.id, Language(table.setup.locale))))
    return True


async def show_again(table: Table, seat: int, content: Content, shows: int, *, recent: bool) -> bool:
    """Show a question where the panel is, or below the board if it is to follow; say if it is seen."""
    spot = table.spot(seat)
    here = spot.here
    if here is not None and behind(table, spot):
        seen = await follow(table, spot, here, content, shows)
        if not seen or spot.here is not here:
            return seen
    copy = here or (spot.direct if recent else None)
    return copy is not None and await copy.edit(content)


async def _leave_behind(table: Table, spot: Spot, here: Copy) -> None:
    """Have a copy say that the game went on below, and its player called when asked the next time."""
    spot.used = float("-inf")
    round_, language = table.round, Language(table.setup.locale)
    await here.edit(in_words(lambda: left_behind_screen(table.id, round_, language)))
