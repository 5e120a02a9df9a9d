"""Build the contents of a table's messages: screens with their pictures."""

from dataclasses import dataclass, replace
from functools import partial

from bot.screens.absent_players import back_text
from bot.screens.advice_page import advice_page
from bot.screens.board import board_screen, cities_screen
from bot.screens.content import (
    Content,
    as_wanted,
    board_pictures,
    hand_pictures,
    in_words,
    lobby_pictures,
    with_picture,
)
from bot.screens.daily import daily_content
from bot.screens.end import end_pictures, end_screen
from bot.screens.lobby import lobby_screen
from bot.screens.more import hand_screen, more_screen, table_screen, uniques_on_table, uniques_screen
from bot.screens.notes import note_screen
from bot.screens.own_end import counting_pictures, counting_screen, own_end_pictures, own_end_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.tables import stand_ins, view_models
from bot.tables.call_places import asked_in
from bot.tables.panel_message import PanelPage
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.view_models import PublicModel
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.lobby import LobbyModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from storage.parts import DailyGame, PlayedOn
from storage.people.stored_settings import PersonSettings, WordsFirst
from storage.values import OPENING_EVENTS

_USUAL = PersonSettings()


def note(text: str) -> Content:
    """Return the content of a message with a short text."""
    return in_words(lambda: note_screen(text))


def public(model: PublicModel, say: Language) -> Content:
    """Return the content of a public message: a lobby, a board or the final scores."""
    match model:
        case LobbyModel():
            return Content(partial(lobby_screen, model, say), partial(lobby_pictures, model, say))
        case BoardModel():
            return Content(partial(board_screen, model, say), partial(board_pictures, model, say))
        case EndModel():
            return Content(partial(end_screen, model, say), partial(end_pictures, model, say))


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat's panel, with a note and the options on `page`; or the page `page_of` in its place.

    After the game: the seat's result.
    """

    table: Table
    seat: int
    note: str = ""
    page: int = 0
    picked: tuple[int, ...] = ()
    page_of: PanelPage = "panel"


def private(shown: SeatPanel, say: Language, reader: PersonSettings = _USUAL) -> Content:
    """Return the content of a seat's panel."""
    table, seat = shown.table, shown.seat
    if isinstance(table.stage, EndedGame):
        return as_wanted(_ended(table, seat, say), say, reader.words)
    if shown.page_of == "cities":
        board = view_models.board(table)
        screen = partial(cities_screen, board, say)
        return as_wanted(Content(screen, partial(board_pictures, board, say)), say, reader.words)
    note = shown.note or begun(table, say) or _meanwhile(table, seat, say)
    model = view_models.panel(table, seat, note, shown.page, shown.picked)
    model = replace(model, asked_in=asked_in(table, seat, reader))
    return as_wanted(_page(model, say, shown.page_of, reader.words), say, reader.words)


def _ended(table: Table, seat: int, say: Language) -> Content:
    if isinstance(table.setup.kind, DailyGame):
        return daily_content(view_models.daily(table), say)
    people = [each for each in table.players if not each.computer]
    if table.board.lost or len(people) == 1:
        return public(view_models.end(table, seat), say)
    # In a live game, the poster is on the same screen, so it needs no address.
    ended, address = view_models.end(table, seat), "" if table.setup.chosen.pace.live else table.end_address
    last = view_models.panel(table, seat)
    brought = table.players[seat].user_id in table.ending.brought
    shown = partial(own_end_screen, ended, address, say, last, brought=brought)
    return Content(shown, partial(own_end_pictures, ended, last, say))


def _page(model: PanelModel, say: Language, page_of: PanelPage, words: WordsFirst) -> Content:
    if page_of == "more":
        return in_words(partial(more_screen if words == "off" else table_screen, model, say))
    if page_of == "uniques":
        shown = partial(uniques_screen, model, say)
        return with_picture(shown, uniques_on_table(model, say))
    if page_of == "hand":
        return _hand(model, say)
    if page_of == "why" and model.advice is not None and model.advice.candidates:
        return advice_page(model, model.advice, say)
    pictures = partial(panel_pictures, model, say)
    return Content(lambda drawn: panel_screen(model, say, drawn, words), pictures)


def counting(table: Table, seat: int, say: Language, words: WordsFirst = "off") -> Content:
    """Return a quick response to the game's last click. The panel with the result replaces it."""
    ended = view_models.end(table, seat)
    pictures = partial(counting_pictures, ended, say)
    content = Content(partial(counting_screen, ended, say), pictures)
    return as_wanted(content, say, words)


def stood_in(table: Table, seat: int, say: Language) -> str:
    """Return a text about a computer's answers for a player who is back."""
    wording = Wording(say, table.players, seat, table.game.state.options.rules)
    return back_text(stand_ins.stood_in(table, seat), wording)


def _meanwhile(table: Table, seat: int, say: Language) -> str:
    """Return the text of `stood_in`, or "" once the returned player has answered.

    In a slow game, the next question is a new message, and the player has read the text already.
    """
    told = table.setup.chosen.pace.slow and table.asked() == seat
    away = table.players[seat].away or table.setup.alone
    return "" if away or told or not stand_ins.stood_in(table, seat).sure else stood_in(table, seat, say)


def begun(table: Table, say: Language) -> str:
    """Return the note that introduces a solo game, or "" once its person has chosen a character."""
    setup, state = table.setup, table.game.state
    if isinstance(setup.kind, PlayedOn):
        answered = any(each.user is not None for each in table.history if each.number != OPENING_EVENTS)
        return "" if answered or not table.running else say("play-on-begun")
    if not setup.alone or state.round > 1 or state.phase != "selection":
        return ""
    if isinstance(setup.kind, DailyGame):
        return say("daily-begun", name=say("daily-name", day=setup.kind.day))
    return say("solo-begun")


def own_hand(table: Table, seat: int, say: Language) -> Content:
    """Return the content that shows a seat its hand."""
    return _hand(view_models.panel(table, seat), say)


def _hand(model: PanelModel, say: Language) -> Content:
    return Content(partial(hand_screen, model, say), partial(hand_pictures, model, say))
