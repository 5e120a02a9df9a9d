"""The private panel: the open question with all that the answer needs; a line while the player waits.

An app shows the end of a chat, so the question and its controls come last. Above them is one picture of
everything that the player knows. Without a question, the panel is folded to a few lines, to leave the room to
the board.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.bands import BandsPicture
from bot.pictures.lesson import LessonPicture
from bot.pictures.picture import Picture
from bot.pictures.table_panel import PanelPicture
from bot.pictures.why import WhyPicture
from bot.screens import layout, symbols
from bot.screens.absent_players import hurry_text, own_absence, own_return, pause_line, resigned_line
from bot.screens.advice import advice_blocks
from bot.screens.answers import asked_as, help_for, question, tip
from bot.screens.controls import MOST_BUTTONS, Controls, Room, fits
from bot.screens.limits import OPTION_LABEL, Block, block
from bot.screens.panel_offers import offered, settled
from bot.screens.panel_picture import (
    MOST_SINCE,
    SINCE,
    Since,
    drawn_last,
    lost_turn,
    panel_bands,
    panel_picture,
    since,
    told_bands,
)
from bot.screens.phone import BLOCK_GAP, MENU, PANEL_HEIGHT, ROW, UNFRAMED
from bot.screens.situation import (
    barred_line,
    deadline,
    moment,
    own_bluff_lines,
    own_characters,
    robbed_line,
    where_line,
)
from bot.screens.spoken_panel import answers, links, log_button, options_block, picture_text, words_screen
from bot.screens.wishes import wish_line, wished_order, wishes_button
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.view import MarkView, View
from storage.people.stored_settings import WordsFirst

BEGINNER_ANSWERS = 4  # The most answer buttons for a beginner in a turn of the first round.
MOST_FOLDED = 2  # The most events that a folded panel shows.

CONTROLS_HEIGHT = 7 * ROW
"""The greatest height that a picture leaves for the controls: that of six rows of buttons."""


def panel_screen(
    model: PanelModel, say: Language, pictures: Sequence[Picture] = (), words: WordsFirst = "off"
) -> LayoutView:
    """Show the panel of a seat."""
    if folded(model):
        return layout.compose(_folded(model, Wording.of(model, say), pictures), None)
    if not pictures:
        return words_screen(model, say, words)
    return layout.compose(panel_parts(model, say, pictures, _below(model, say)), None)


def panel_pictures(
    model: PanelModel,
    say: Language,
    lesson: Sequence[Block] = (),
    below: Sequence[layout.Control] = (),
) -> tuple[PanelPicture | BandsPicture, ...]:
    """Make the picture of a panel, as high as the controls and the question allow.

    A `lesson` text replaces the texts, and the buttons `below` it those of the panel.

    The picture of a folded panel shows only news about the reader.
    """
    if folded(model):
        bands = panel_bands(model, say, MOST_FOLDED)
        return (BandsPicture(bands),) if bands else ()
    wording, below = Wording.of(model, say), below if lesson else _below(model, say)
    whole = picture = panel_picture(model, say)
    # A divider stands in for the picture, because both have the same gaps around them.
    pixels = 0.0
    for version in _versions(model, wording, (layout.DIVIDER,), lesson):
        pixels = UNFRAMED.room_below(version.parts)
        for taken in _heights(model, wording, pixels, version.beside(below)):
            picture = replace(whole, room=UNFRAMED.picture_room(pixels + 2 * BLOCK_GAP - taken))
            if not picture.cramped:
                break
        if pixels >= PANEL_HEIGHT / 2 and not (picture.draft and picture.cramped):
            break
    else:
        if picture.draft and picture.height > picture.room:  # Names don't fit, so leave room for a menu.
            picture = replace(whole, room=UNFRAMED.picture_room(pixels + 2 * BLOCK_GAP - MENU - ROW))
    return (replace(picture, told=picture_text(model, say)),)


def _heights(
    model: PanelModel, wording: Wording, pixels: float, below: Sequence[layout.Control]
) -> Iterator[float]:
    """Yield the heights that the controls may have, the largest first.

    In a draft, the picture shows the characters, so buttons need only their names.
    """
    if model.decision is None:
        yield ROW
        return
    draft = model.subject == "draft"
    yield _controls(model, wording, min(CONTROLS_HEIGHT, pixels), below, named=draft).height
    for lines in (4, 3) if draft else ():
        controls = _controls(model, wording, lines * ROW, below, named=draft)
        if not controls.menus:
            yield controls.height


def folded(model: PanelModel) -> bool:
    """Return whether the panel is folded: the seat isn't asked, and a board shows the table."""
    return model.decision is None and not model.alone and not model.lost


def _folded(model: PanelModel, wording: Wording, pictures: Sequence[Picture]) -> list[layout.Part]:
    """Say in a line that rarely changes who the reader is, and that we will notify them."""
    say = wording.say
    away = own_absence(model, say)
    lines: list[Block] = []
    if not pictures:
        told = told_bands(model, wording, MOST_FOLDED)
        lines = [block(say("panel-line", text=text), "", weight=80) for text in told]
    lines.append(block(_called(model, wording)))
    drawn, turn = drawn_last(model, wording), model.view.turn
    if not drawn and (turn is None or turn.seat != model.view.seat):
        bluffs = own_bluff_lines(model.view, wording)
        lines += [block(say("small", text=text), "", weight=40) for text in bluffs]
    wishes = ButtonStyle.primary if model.slow else ButtonStyle.secondary
    return [
        block(where_line(model, wording), "", weight=5),
        layout.note_block(model.note, say),
        block(wish_line(model, wording), "", weight=85),
        block(resigned_line(model.resigned, wording), "", weight=55),
        *[layout.pictured(each, say) for each in pictures],
        *(away or lines),
        block(drawn, "", weight=70),
        block(pause_line(model, wording), "", weight=60),
        block(_waits(model, wording), "", weight=60),
        block(say("wishes-offer") if model.offers_wishes else "", "", weight=50),
        *own_return(model, say),
        layout.button(requests.ShowHand(model.game), say("button-hand")),
        *([wishes_button(model.game, say, wishes)] if model.wishing else _more(model, say)),
    ]


def _waits(model: PanelModel, wording: Wording) -> str:
    if (wait := model.wait) is None:
        return ""
    until = deadline(wording.say, wait.until, wait.terms)
    text = wording.say("panel-wait", name=wording.name(wait.seat), since=moment(wait.since), until=until)
    return wording.say("small", text=text)


def _called(model: PanelModel, wording: Wording) -> str:
    say, view, own = wording.say, model.view, own_characters(model.view)
    # Computers answer at once, so a player who waits only for them is still looking at the panel.
    called = sum(player.human for player in model.players) > 1 and model.asked_in != "nowhere"
    ping = f" {say('panel-folded-ping', place=model.asked_in)}" if called else ""
    if not own and model.ahead:
        order, place = wished_order(model.ahead, wording), model.asked_in if called else "nowhere"
        return say("panel-folded-ahead", characters=order, count=len(model.ahead), place=place)
    if not own:
        before = 0 if view.asked is None else (model.seat - view.asked) % len(view.seats)
        others = [wording.name((model.seat - each) % len(view.seats)) for each in range(before, 0, -1)]
        return say("panel-folded-choosing", names=together(say, others), count=before, ping=ping)
    faces = "".join(map(symbols.face, own))
    if view.turn and view.turn.seat == view.seat:
        asked, about = view.asked or 0, wording.thing(view.shown) if view.shown else "none"
        return faces + say("panel-folded-turn", name=wording.name(asked), card=about, ping=ping)
    killed = {mark.character for mark in view.marks if mark.kind == "killed"}
    played = {call.character for call in view.calls} - killed
    if (played | killed).issuperset(own):
        if to_come := [each.character for each in view.marks if _continues(each, view)]:
            return faces + say("panel-folded-bewitched", character=wording.thing(to_come[0]), ping=ping)
        key = "panel-folded-done" if played.intersection(own) else "panel-folded-missed"
        return faces + say(key, next=view.round + 1, ending=view.ending, ping=ping)
    characters = together(say, [wording.thing(each) for each in own])
    return faces + say("panel-folded", characters=characters, round=view.round, ping=ping)


def _continues(mark: MarkView, view: View) -> bool:
    """Return whether the reader's turn continues as this bewitched character if somebody has it."""
    return mark.kind == "bewitched" and mark.by == view.seat and view.rank <= RANK[mark.character]


def panel_parts(
    model: PanelModel,
    say: Language,
    pictures: Sequence[Picture] = (),
    below: Sequence[layout.Control] = (),
    lesson: Sequence[Block] = (),
) -> list[layout.Part]:
    """Return all parts of a panel. A `lesson` text replaces the texts around the picture.

    `below` are buttons below the question's. Without `pictures`, a text lists the options.
    """
    if not pictures:
        told = [options_block(model, say)] if model.decision else []
        return [*lesson, *told, *answers(model, say, below)]
    wording = Wording.of(model, say)
    drawn = [each for each in pictures if isinstance(each, PanelPicture | LessonPicture | WhyPicture)]
    high = sum(map(UNFRAMED.picture_height, drawn))
    shown: list[layout.Part] = [layout.pictured(each, say) for each in drawn]
    named = any(
        isinstance(each, WhyPicture) or (isinstance(each, PanelPicture) and each.draft) for each in drawn
    )

    def room(version: _Version) -> _Room:
        """Return the height below the parts of a version, and how the controls fit there.

        A menu of characters doesn't fit, however low it is.
        """
        pixels = UNFRAMED.room_below(version.parts) - high
        if not model.decision:
            return _Room(pixels, pixels - ROW, enough=pixels >= 2 * ROW)
        controls = _controls(model, wording, pixels, version.beside(below), named=named)
        left = -1.0 if named and controls.menus else pixels - controls.height
        # Pictures leave only as much room as the controls need, often two rows.
        enough = pixels >= 2 * ROW and (not named or left >= 0)
        return _Room(pixels, left, enough=enough, settled=settled(model, controls.choices))

    # A whole band tells of a lost turn. A line in a picture is too small for that.
    told = any(isinstance(each, PanelPicture) and each.tells_loss for each in drawn)
    place, newest, free = _best(_versions(model, wording, shown, lesson, told=told), room)
    # News that leave nothing out need no button of the log, so try the longest first.
    for lines in range(MOST_SINCE, SINCE, -1) if newest.log else ():
        fuller = [*_versions(model, wording, shown, lesson, lines, told=told)][place]
        wider = room(fuller)
        if wider.left >= 0 and wider.settled >= free.settled:
            newest, free = fuller, wider
            break
    below = newest.beside(below)
    if not model.decision:
        return [*newest.parts, *below]
    controls = _controls(model, wording, free.pixels, below, named=named)
    return [*newest.parts, *_pages(controls, say), *controls.rows()]


class _Room(NamedTuple):
    """The pixels below the parts of a panel, and how the controls fit there."""

    pixels: float
    left: float  # What the controls leave of them.
    enough: bool  # Whether they fit.
    settled: bool = True  # Whether each action has its usual place.


class _Version(NamedTuple):
    """The parts above the controls, and the button of the log if their news leave something out."""

    parts: list[layout.Part]
    log: tuple[layout.Control, ...] = ()

    def beside(self, below: Sequence[layout.Control]) -> list[layout.Control]:
        """Return the buttons below the question, with the button of the log before the last one."""
        return [*below[:-1], *self.log, *below[-1:]]


def _best(versions: Iterable[_Version], room: Callable[[_Version], _Room]) -> tuple[int, _Version, _Room]:
    """Return the first version in which each action has its usual place, with its number and room.

    If there is none, return the first that fits; otherwise the last.
    """
    found = list[tuple[int, _Version, _Room]]()
    for place, version in enumerate(versions):
        found.append((place, version, room(version)))
        if found[-1][2].enough and found[-1][2].settled:
            return found[-1]
    return next((each for each in found if each[2].enough), found[-1])


def _versions(
    model: PanelModel,
    wording: Wording,
    shown: Sequence[layout.Part],
    lesson: Sequence[Block],
    most: int = SINCE,
    *,
    told: bool = False,
) -> Iterator[_Version]:
    """Yield versions of the parts above the controls, the longest first; the last has only necessary parts.

    The news take at most `most` lines. Where they leave something out, there is the button of the log.
    `told`: a picture tells of a lost turn.
    """
    # The reader has read the news, so a hint replaces them, and leaves room for the buttons.
    quiet = bool(lesson) or _hinted(model)
    top = [] if lesson else _top(model, wording)
    for brief, lines in ((False, most), (False, 1), (True, most), (True, 1)):
        news = Since("", 0) if quiet else since(model, wording, lines)
        asked = list(lesson) or _question(model, wording, brief=brief)
        drawn = "" if quiet else drawn_last(model, wording)
        lost = "" if quiet or told else lost_turn(model, wording, brief=brief)
        past = (lost, 75), (drawn, 70), (news.line, 45)
        parts = [*top, *shown, *(block(text, "", weight=weight) for text, weight in past), *asked]
        yield _Version(parts, (log_button(model, wording.say),) if news.left_out else ())


def _hinted(model: PanelModel) -> bool:
    return model.advice is not None and model.advice.status == "given"


def _top(model: PanelModel, wording: Wording) -> list[Block]:
    ends = deadline(wording.say, model.until, None if model.last_call else model.terms)
    until = wording.say("panel-last-call" if model.last_call else "panel-until", until=ends)
    hurry = hurry_text(model.hurry, wording.say)
    return [
        block(where_line(model, wording), "", weight=5),
        block(until if model.until else ""),
        block(wording.say("small", text=hurry) if hurry else "", "", weight=65),
        block(pause_line(model, wording), "", weight=60),
        block(wish_line(model, wording), "", weight=85),
        block(resigned_line(model.resigned, wording), "", weight=55),
        *own_absence(model, wording.say),
        block(wording.say("panel-board-lost") if model.lost else "", "", weight=70),
        layout.note_block(model.note, wording.say),
    ]


def _question(model: PanelModel, wording: Wording, *, brief: bool) -> list[Block]:
    """Return the question, below its help; if nothing is asked, say that the player waits."""
    decision = model.decision
    if decision is None:
        away = own_absence(model, wording.say)
        return [] if away else [block(wording.say("panel-waiting", place=model.asked_in))]
    # After a heavy loss, a tip would be unkind.
    lost = any(each.loss for each in panel_bands(model, wording.say))
    barred = "" if brief else barred_line(model, wording)
    # Without this help, nobody would understand why there is only one answer, or what a refusal risks.
    helped = decision.kind == "bribe" or asked_as(model, wording) != f"ask-{decision.kind}"
    why = tip(model, wording) if model.explained and not (brief or lost or _hinted(model)) else ""
    return [
        *advice_blocks(model, wording),
        block(wording.say("panel-why", text=why) if why else "", "", weight=50),
        block(wording.say("small", text=barred) if barred else "", "", weight=50),
        block(robbed_line(model, wording), "", weight=60),
        block(_last_answer(model, wording.say), "", weight=60),
        block(wording.say("panel-question", text=question(model, wording))),
        block(wording.say("small", text=help_for(model, wording)) if helped else "", "", weight=70),
    ]


def _last_answer(model: PanelModel, say: Language) -> str:
    """Say that every answer ends the turn, if the question isn't a menu whose options say it."""
    return say("small", text=say("line-ends-any")) if model.ends and model.question.kind != "turn" else ""


def _controls(
    model: PanelModel,
    wording: Wording,
    pixels: float,
    below: Sequence[layout.Control],
    *,
    named: bool,
) -> Controls:
    """Return the controls for this height in pixels: buttons if there is room, otherwise menus.

    If room is short, buttons leave out what targets may lose. If the picture shows the characters (`named`),
    buttons may leave out their portraits.
    """
    most = BEGINNER_ANSWERS if model.simple and model.question.kind == "turn" else MOST_BUTTONS
    room = Room(pixels, most, layout.labels_of(below), UNFRAMED)
    options = offered(model, wording, room)
    forms = [options, [replace(each, stake="") if each.face else each for each in options]]
    forms += [[replace(each, face="") for each in forms[-1]]] if named else []
    options = next((each for each in forms if fits(each, room)), options)
    return Controls(model, options, wording.say, room, below)


def _pages(controls: Controls, say: Language) -> list[Block]:
    if not controls.paged:
        return []
    blocks = [layout.pages_block(controls.page, controls.pages, say)]
    if controls.picked:
        named = {choice.index: escaped(choice.label, OPTION_LABEL) for choice in controls.choices}
        things = ", ".join(named[index] for index in controls.picked)
        count = len(controls.picked)
        text = say("panel-picked", count=count, things=things)
        blocks.append(block(text, say("panel-picked-count", count=count), weight=25))
    return blocks


def _more(model: PanelModel, say: Language) -> list[layout.Control]:
    return [layout.button(requests.ShowMore(model.game), say("button-more"))]


def _below(model: PanelModel, say: Language) -> list[layout.Control]:
    cities = [layout.button(requests.ShowBoard(model.game), say("button-cities"))] if model.alone else []
    return [*links(model, say), *cities, *_more(model, say)]
