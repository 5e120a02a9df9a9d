"""Screens beside a panel: details for which it has no room, the reader's hand, all unique districts."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle
from discord.ui import ActionRow, LayoutView

from bot.controls import requests
from bot.pictures.cards import CardsPicture, table_picture
from bot.pictures.fonts import drawable
from bot.pictures.picture import Picture
from bot.screens.absent_players import own_absence, own_return
from bot.screens.advice import advice_button
from bot.screens.answers import ShownOption, asked_as, choices, help_for, option_label, tip
from bot.screens.layout import (
    DIVIDER,
    Control,
    Part,
    button,
    compose,
    labels_of,
    link_button,
    menu,
    option,
    pictured,
    told,
)
from bot.screens.limits import MENU_OPTIONS, OPTION_LABEL, Block, block, length
from bot.screens.look_up import OVERVIEW
from bot.screens.phone import MENU, ROW, UNFRAMED
from bot.screens.setting import time_name
from bot.screens.situation import barred_line, where_line
from bot.screens.spoken import TEXT_LETTERS, SpokenWording, clock_block, sentence, table_text, titled
from bot.screens.spoken_panel import UNASKED, UNDRAWN, log_button, panel_text
from bot.screens.wishes import wishes_button
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import escaped, plain
from engine.cards.districts import DISTRICTS
from engine.decision import Lack, verb
from engine.flow.turn import GATHER_FIRST

SHORTER = 300  # We shorten a text by this many letters at a time until it fits on a phone.
_GUESSED = 50  # How many pixels too high our estimate is for a long text.


def table_screen(model: PanelModel, say: Language) -> LayoutView:
    """Show the table and help for the question to a reader of texts who pressed *More*."""
    wording = SpokenWording.of(model, say)
    lines: list[str] = []
    if model.decision is not None:
        lines = [help_for(model, wording), *_building(model, wording), *reasons(model, wording)]
    about = "\n".join(map(sentence, filter(None, lines)))
    text = table_text(model.view, wording, wording.happened(model.events), TEXT_LETTERS - length(about) - 1)
    return compose([block(text), block(about), *_ways(model, say)], None)


def more_screen(model: PanelModel, say: Language) -> LayoutView:
    """Show what options and cards do, and the names that the picture leaves out; the first button leads back.

    If they don't all fit on a phone, leave out the effects of cards first, because the rules have them.
    """
    wording, ways = Wording.of(model, say), [*_ways(model, say), *_plain_builds(model, say)]
    # A folded panel doesn't show the table in a picture.
    untold = UNASKED if model.decision is None else UNDRAWN
    menus = sum(isinstance(each, ActionRow) for each in ways)
    taken = UNFRAMED.rows_of(labels_of(ways)) * ROW + menus * MENU
    about, parts = _about_question(model, wording), list[Part]()
    for limit in range(TEXT_LETTERS, 0, -SHORTER):
        text = panel_text(model, say, untold, limit)
        parts = [
            *about,
            *([DIVIDER] if about and text else []),
            block(text),
            clock_block(model, say),
            block(where_line(model, wording), "", weight=5),
        ]
        if UNFRAMED.room_below(parts) + _GUESSED >= taken:
            break
    return compose([*parts, *ways], None)


def _plain_builds(model: PanelModel, say: Language) -> list[Control]:
    """Return a menu of the districts that the panel only offers together with collecting gold."""
    better = {each.picks[0] for each in model.lines if each.gold and verb(each.picks[0]) == "build"}
    found = [
        option(each.label, requests.line_value(each.steps))
        for each in choices(model, Wording.of(model, say))
        if model.question.options[each.index] in better
    ][:MENU_OPTIONS]
    asked = requests.PickAnswer(model.game, model.tag, 0)
    return [menu(asked, found, say("menu-build-alone"))] if found else []


def hand_screen(model: PanelModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a seat its hand, gold, characters and city, without a question."""
    away = own_absence(model, say)
    controls: list[Control] = [
        *own_return(model, say),
        *([] if away else [button(requests.Play(model.game), say("button-play"))]),
        *([wishes_button(model.game, say)] if model.wishing else []),
        button(requests.ShowRules(model.game), say("button-rules")),
    ]
    text = panel_text(model, say, ("head", "city") if pictures else UNASKED)
    drawn = [pictured(each, say) for each in pictures]
    return compose([block(text), clock_block(model, say), *drawn, *away, *controls], None)


def uniques_on_table(model: PanelModel, say: Language) -> CardsPicture | None:
    """Make the picture of the unique districts in all cities; `None` without any."""
    if not _uniques(model):
        return None
    names = Wording(say, model.players).bare_names
    owners = [
        drawable(plain(name)) or say("player-unnamed", number=seat + 1) for seat, name in enumerate(names)
    ]
    owners[model.seat] = say("picture-line-you")
    return table_picture(model.view, owners, say, model.rules)


def uniques_screen(model: PanelModel, say: Language, picture: CardsPicture | None) -> LayoutView:
    """Show the unique districts of all cities with their effects and owners."""
    wanted = picture or uniques_on_table(model, say)
    words = told(wanted, say) if wanted else block(say("uniques-none"))
    return compose(
        [
            pictured(picture, say) if picture else words,
            button(requests.Play(model.game), say("button-less"), ButtonStyle.primary),
            button(requests.ShowHand(model.game), say("button-hand")),
            button(requests.ShowRules(model.game), say("button-rules")),
        ],
        None,
    )


def _uniques(model: PanelModel) -> list[tuple[int, str, int]]:
    """Return the owner's seat, the id and the cost of each unique district in a city."""
    return [
        (seat.seat, each.card, each.cost)
        for seat in model.view.seats
        for each in seat.city
        if DISTRICTS[each.card].kind == "unique"
    ]


def explained(options: Sequence[ShownOption], wording: Wording) -> list[str]:
    """Describe the effects of these options, with a line for each."""
    found = dict.fromkeys(
        (
            escaped(each.about or each.label, OPTION_LABEL),
            escaped(each.menu_help or each.description, OPTION_LABEL),
        )
        for each in options
    )
    return [wording.say("panel-option", label=label, text=text) for label, text in found if text]


def _about_question(model: PanelModel, wording: Wording) -> list[Block]:
    decision, say = model.decision, wording.say
    if decision is None:
        return []
    hint, why = help_for(model, wording), tip(model, wording)
    offered = [each for each in choices(model, wording) if each.verb != "build"]
    answers = [
        *explained(offered, wording),
        *_building(model, wording),
        *(say("small", text=each) for each in [barred_line(model, wording)] if each),
        *(say("small", text=each) for each in reasons(replace(model, lacking=_news(model)), wording)),
    ]
    if not (hint or why or answers):
        return []
    return [
        block(titled(say("more-turn"))),
        block(say("small", text=hint) if hint else "", "", weight=65),
        block(say("panel-why", text=why) if why else "", "", weight=50),
        block("\n".join(answers), "", weight=30),
    ]


def _news(model: PanelModel) -> tuple[Lack, ...]:
    """Return missing options whose reasons neither the help text nor the picture of the city shows."""
    incomes = ("use:income-", "use:cards-")
    return tuple(
        each
        for each in model.lacking
        if not each.option.startswith(incomes) and (each.option, each.reason) != ("end", GATHER_FIRST)
    )


def _building(model: PanelModel, wording: Wording) -> list[str]:
    """Describe how other players' characters affect building, for example by a tax."""
    say, view, turn = wording.say, model.view, model.view.turn
    if turn is None or not any(option.startswith("build:") for option in model.question.options):
        return []
    keys = (f"built-beside-{each}" for each in view.cast if each != turn.character)
    texts = (text for key in keys if (text := say.find(wording.ruled(key))))
    return [say("panel-option", label=say("built-about"), text=text) for text in texts]


def reasons(model: PanelModel, wording: Wording) -> list[str]:
    """Name each missing option with the reason; empty if the question's text gives the reason."""
    if asked_as(model, wording) != f"ask-{model.question.kind}":
        return []
    return [escaped(_reason(model, wording, lack), OPTION_LABEL) for lack in model.lacking]


def _reason(model: PanelModel, wording: Wording, lack: Lack) -> str:
    label = option_label(model, wording, lack.option)
    if lack.reason in model.question.options:
        first = option_label(model, wording, lack.reason)
        return wording.say("lacking-first", label=label, first=first)
    reason = wording.say.find(f"lacking-{lack.reason}") or wording.say("lacking")
    return wording.say("lacking-because", label=label, reason=reason)


def _ways(model: PanelModel, say: Language) -> list[Control]:
    game = model.game
    # A solo game has a single message, so there the rules replace the panel.
    rules = requests.LookUp(game, OVERVIEW) if model.alone else requests.ShowRules(game)
    controls: list[Control] = [button(requests.Play(game), say("button-less"), ButtonStyle.primary)]
    controls += advice_button(model, say)
    controls += [wishes_button(game, say)] if model.wishing else []
    controls += [button(requests.ShowUniques(game), say("button-uniques"))] if _uniques(model) else []
    controls += [
        log_button(model, say),
        button(rules, say("button-rules")),
    ]
    if not model.alone:
        controls.append(button(requests.AskToResign(game), say("games-resign")))
    controls += [link_button(say("button-board"), model.board)] if model.board else []
    lengths = [option(time_name(seconds, say), f"{seconds // 60}") for seconds in model.pauses]
    return [*controls, menu(requests.PickPause(game), lengths, say("menu-pause"))] if lengths else controls
