"""The sets that a server has saved, as those who manage it see and delete them."""

from discord import ButtonStyle
from discord.ui import LayoutView, Select

from bot.controls.option_items import LONGEST_NAME
from bot.controls.server_items import DeleteSetButton, SavedSetMenu, ServerPageButton
from bot.screens.fit import block
from bot.screens.layout import Part, button, lasting_id, row, rows
from bot.screens.limits import PLACEHOLDER, clip
from bot.screens.names import escaped, mention
from bot.screens.option_controls import option
from bot.screens.setting import contents
from bot.screens.view_models.server import ServerModel
from bot.words.language import Language
from bot.words.names import plain
from storage.saved_set import SavedSet


def sets_page(model: ServerModel, say: Language) -> list[Part]:
    """List the sets, and offer to delete one; that is asked about first."""
    back = ServerPageButton("main", button(say("button-server-back")))
    parts: list[Part] = [block(say("sets-title"))]
    if not model.saved:
        return [*parts, block(say("sets-none")), *rows([back])]
    lines = [
        say("sets-line", name=_name(each), contents=contents(each.plan, say), owner=mention(each.user, say))
        for each in model.saved
    ]
    parts += [block(say("sets-about"), "", weight=10), block("\n".join(lines), "", weight=20)]
    menu = Select[LayoutView](
        placeholder=clip(say("menu-delete-set"), PLACEHOLDER),
        options=[
            option(
                plain(each.name, LONGEST_NAME),
                str(each.id),
                contents(each.plan, say),
                chosen=each == model.chosen,
            )
            for each in model.saved
        ],
        id=lasting_id(f"server set {model.click}"),
    )
    parts.append(row(SavedSetMenu(menu)))
    if model.chosen is None:
        return [*parts, *rows([back])]
    chosen = model.chosen
    delete = button(say("button-delete", name=plain(chosen.name, LONGEST_NAME)), ButtonStyle.danger)
    keep = ServerPageButton("sets", button(say("button-keep")))
    sure = block(say("sets-sure", name=_name(chosen), owner=mention(chosen.user, say)))
    return [*parts, sure, *rows([DeleteSetButton(chosen.id, delete), keep, back])]


def _name(saved: SavedSet) -> str:
    return escaped(saved.name, LONGEST_NAME)
