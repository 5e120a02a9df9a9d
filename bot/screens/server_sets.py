"""The sets that a server has saved, as those who manage it see and delete them."""

from discord import ButtonStyle

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import Part, button, menu, option, rows
from bot.screens.names import escaped, mention
from bot.screens.setting import contents
from bot.screens.view_models.server import ServerModel
from bot.words.language import Language
from bot.words.names import plain
from storage.saved_set import SavedSet


def sets_page(model: ServerModel, say: Language) -> list[Part]:
    """List the sets, and offer to delete one; that is asked about first."""
    back = button(requests.ShowServer("main"), say("button-server-back"))
    parts: list[Part] = [block(say("sets-title"))]
    if not model.saved:
        return [*parts, block(say("sets-none")), *rows([back])]
    lines = [
        say("sets-line", name=_name(each), contents=contents(each.plan, say), owner=mention(each.user, say))
        for each in model.saved
    ]
    parts += [block(say("sets-about"), "", weight=10), block("\n".join(lines), "", weight=20)]
    options = [
        option(_plain(each), str(each.id), contents(each.plan, say), chosen=each == model.chosen)
        for each in model.saved
    ]
    lasting = f"server set {model.click}"
    parts.append(menu(requests.PickSet(), options, say("menu-delete-set"), lasting=lasting))
    if model.chosen is None:
        return [*parts, *rows([back])]
    chosen = model.chosen
    label = say("button-delete", name=_plain(chosen))
    delete = button(requests.DeleteSet(chosen.id), label, ButtonStyle.danger)
    keep = button(requests.ShowServer("sets"), say("button-keep"))
    sure = block(say("sets-sure", name=_name(chosen), owner=mention(chosen.user, say)))
    return [*parts, sure, *rows([delete, keep, back])]


def _name(saved: SavedSet) -> str:
    return escaped(saved.name, requests.LONGEST_NAME)


def _plain(saved: SavedSet) -> str:
    return plain(saved.name, requests.LONGEST_NAME)
