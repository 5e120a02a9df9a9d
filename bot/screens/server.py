"""The settings of a server and its saved sets, for its managers to see and change."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from discord import ButtonStyle, ChannelType, SelectDefaultValue, SelectDefaultValueType
from discord.ui import ChannelSelect, LayoutView, RoleSelect, UserSelect

from bot.controls import requests, server_settings
from bot.controls.request import ON
from bot.controls.requests import ServerPage
from bot.screens import layout
from bot.screens.language import language_menu
from bot.screens.limits import PLACEHOLDER, Block, block, clip
from bot.screens.setting import contents
from bot.words.language import Language, Value
from bot.words.names import escaped, mention, plain
from storage.games.saved_sets import SavedSet
from storage.people.stored_settings import ServerSettings


@dataclass(frozen=True, slots=True)
class LackingModel:
    """The permissions that the bot lacks in a channel."""

    channel: int
    permissions: tuple[str, ...]
    what: Literal["games", "threads", "podium"] = "games"  # What the permissions are for.


@dataclass(frozen=True, slots=True)
class ServerModel:
    """The settings of a server, or its saved sets."""

    settings: ServerSettings
    page: ServerPage = "main"
    known: frozenset[int] = frozenset()  # The ids of existing channels and roles.
    lacking: tuple[LackingModel, ...] = ()  # In the chosen channels; in this channel if none is chosen.
    # Why the bot can't give a role, by the name of the role's setting.
    hindered: Mapping[str, str] = field(default_factory=dict[str, str])
    saved: tuple[SavedSet, ...] = ()
    chosen: SavedSet | None = None  # The set whose deletion the reader has to confirm.
    note: str = ""
    click: int = 0  # The click that opened the screen. Menus forget picks from before this click.
    barred: tuple[tuple[int, ...], int] = ((), 0)  # Barred people, and the number of deleted ones among them.
    preset: requests.ServerPreset | None = None  # The preset that equals the settings.
    costs: tuple[tuple[str, tuple[str, ...]], ...] = ()  # Features with the permissions that the bot lacks.
    grant: str = ""  # The address where a manager can grant them.


CHANNEL_TYPES = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]
"""The types of channels in which, or in whose threads, people can use slash commands. The published API
doesn't have media channels (16), and Discord may refuse a menu that names an unknown type."""


OTHER_PAGES: tuple[ServerPage, ...] = ("opening", "people", "play", "podium")
"""The pages to which the main page leads, except the saved sets."""

POSTED_IN = [ChannelType.text, ChannelType.news]
"""The types of channels in which the bot can post without a click."""


def server_screen(model: ServerModel, say: Language) -> LayoutView:
    """Show a page of a server's settings."""
    page = sets_page(model, say) if model.page == "sets" else _settings(model, say)
    return layout.compose([layout.note_block(model.note, say), layout.DIVIDER, *page], None)


def _settings(model: ServerModel, say: Language) -> list[layout.Part]:
    if model.page == "main":
        return _main(model, say)
    parts: list[layout.Part] = [block(say("server-page", page=say(f"button-server-{model.page}")))]
    for setting in server_settings.ON_PAGE[model.page]:
        parts += _setting(setting, model, say)
    if model.page == "people":
        parts += _barred(model, say)
    return [*parts, layout.row(_back(say))]


def _main(model: ServerModel, say: Language) -> list[layout.Part]:
    """Offer the most needed settings, and the pages of the others. Say what doesn't work."""
    parts: list[layout.Part] = [block(say("server-title")), *_presets(model, say)]
    for setting in server_settings.ON_PAGE["main"]:
        parts += _setting(setting, model, say)
    parts.append(block(say("server-more")))
    warnings: list[str] = []
    for page in OTHER_PAGES:
        label = say(f"button-server-{page}")
        found = [line for each in server_settings.ON_PAGE[page] for line in _warnings(each, model, say)]
        warnings += found[:1]
        label = say("button-server-troubled", page=label) if found else label
        parts.append(layout.button(requests.ShowServer(page), label))
    if model.saved:
        sets = say("button-saved-sets", count=len(model.saved))
        parts.append(layout.button(requests.ShowServer("sets"), sets))
    parts.append(block("\n".join(warnings)))
    if model.costs or not warnings:
        parts.append(lacking_block(model.costs, say))
    grant = [layout.link_button(say("button-grant"), model.grant)] if model.costs and model.grant else []
    return [*parts, *grant]


def _barred(model: ServerModel, say: Language) -> list[layout.Part]:
    people, deleted = model.barred
    names = ", ".join(mention(each, say) for each in people)
    parts: list[layout.Part] = [
        block(say("server-now-barred")),
        block(say("barred-people", names=names) if names else ""),
        _user_menu(server_settings.BARRED, model, say),
        *([_user_menu(server_settings.LIFTED, model, say)] if people else []),
    ]
    if deleted:
        parts.append(block(say("small", text=say("barred-deleted", count=deleted))))
    if people or deleted:
        parts.append(
            layout.button(
                requests.SetServer(server_settings.LIFTED, (server_settings.NONE,)), say("button-no-barred")
            )
        )
    return parts


def _user_menu(name: str, model: ServerModel, say: Language) -> layout.Row:
    """Make a menu of all members. Nobody is preselected: Discord may refuse a person who has left."""
    select = UserSelect[LayoutView](
        custom_id=requests.PickServer(name).custom_id,
        placeholder=clip(say(f"menu-{name}"), PLACEHOLDER),
        max_values=server_settings.MENU_VALUES,
        id=layout.lasting_id(f"server {name} {model.click}"),
    )
    return layout.row(select)


def _presets(model: ServerModel, say: Language) -> list[layout.Part]:
    """Say where games are played, with a menu of common combinations of settings."""
    channels, threads = model.settings.channels, ON[model.settings.threads]
    one = len(channels) == 1 and channels[0] in model.known
    where, channel = "one" if one else "some" if channels else "all", f"<#{channels[0]}>" if one else ""
    names: tuple[requests.ServerPreset, ...] = get_args(requests.ServerPreset)
    options = [
        layout.option(
            say(f"preset-{each}"), each, say(f"preset-{each}.description"), chosen=each == model.preset
        )
        for each in names
    ]
    lasting = f"server preset {model.click}"
    return [
        block(say("server-where", channels=where, channel=channel, state=threads)),
        layout.menu(requests.PickPreset(), options, say("menu-preset"), lasting=lasting),
    ]


def lacking_block(lacking: Sequence[tuple[str, Sequence[str]]], say: Language) -> Block:
    """Name the missing permissions, and what the bot can't do without them."""
    if not lacking:
        return block(say("permissions-fine"), "", weight=20)
    lines = [say(f"cost-{what}", permissions=permissions(names, say)) for what, names in lacking]
    return block("\n".join([say("permissions-lacking"), *lines]))


def _setting(setting: server_settings.Setting, model: ServerModel, say: Language) -> Iterator[layout.Part]:
    """Say what holds for a setting, and offer to change it."""
    name, value = setting.name, getattr(model.settings, setting.name)
    held = say(f"server-now-{name}", state=_state(value), seasons=model.settings.seasons)
    yield block(held)
    match setting:
        case server_settings.ServerSwitch():
            asked = requests.SetServer(name, (ON[not value],))
            yield layout.button(asked, say(f"switch-{name}", state=ON[value]))
        case server_settings.Spoken():
            yield language_menu(requests.PickServer(name), value, f"server language {model.click}", say)
        case server_settings.OneOf():
            yield _choice_menu(setting, value, model, say)
        case server_settings.Several():
            yield _several_menu(setting, setting.ids(value), model, say)
            yield block("\n".join(_warnings(setting, model, say)))
            if value:
                none = requests.SetServer(name, (server_settings.NONE,))
                yield layout.button(none, say(f"button-no-{name}"))
        case _:
            raise NotImplementedError(setting)


def _state(value: object) -> str:
    """Return `on` for a switch that is on, and for chosen channels or roles."""
    return ON[bool(value)]


def _choice_menu(
    setting: server_settings.OneOf, value: object, model: ServerModel, say: Language
) -> layout.Row:
    chosen = setting.option(value)
    options = [
        layout.option(say(f"choice-{setting.name}", value=_number(each)), each, chosen=each == chosen)
        for each in dict.fromkeys([*setting.values, chosen])
    ]
    asked, lasting = requests.PickServer(setting.name), f"server {setting.name} {model.click}"
    return layout.menu(asked, options, say(f"menu-{setting.name}"), lasting=lasting)


def _several_menu(
    setting: server_settings.Several, value: Sequence[int], model: ServerModel, say: Language
) -> layout.Row:
    """Make a menu in which Discord offers the existing channels or roles."""
    text = clip(say(f"menu-{setting.name}"), PLACEHOLDER)
    known = [each for each in value if each in model.known]
    asked, lasting = (
        requests.PickServer(setting.name),
        layout.lasting_id(f"server {setting.name} {model.click}"),
    )
    match setting:
        case server_settings.Channels():
            types = POSTED_IN if setting.most == 1 else CHANNEL_TYPES
            found, kind = ChannelSelect[LayoutView](channel_types=types), SelectDefaultValueType.channel
        case server_settings.Roles():
            found, kind = RoleSelect[LayoutView](), SelectDefaultValueType.role
        case _:
            raise NotImplementedError(setting)
    found.custom_id, found.placeholder, found.id = asked.custom_id, text, lasting
    found.min_values, found.max_values = 0, setting.most
    found.default_values = [SelectDefaultValue(id=each, type=kind) for each in known]
    return layout.row(found)


def _warnings(setting: server_settings.Setting, model: ServerModel, say: Language) -> list[str]:
    """Say why the bot can't use the chosen channels or roles of a setting."""
    if not isinstance(setting, server_settings.Several):
        return []
    name, ids = setting.name, setting.ids(getattr(model.settings, setting.name))
    lines = [] if model.known.issuperset(ids) else [say(f"gone-{name}")]
    if ids and (hindered := model.hindered.get(name)):
        lines.append(say("server-role", why=hindered, role=f"<@&{ids[0]}>"))
    if isinstance(setting, server_settings.Channels):
        podium = name == "podium_channel"
        lines += [_lacking_line(each, say) for each in model.lacking if (each.what == "podium") == podium]
    return lines


def _lacking_line(lacking: LackingModel, say: Language) -> str:
    key = {"games": "server-lacking", "threads": "server-lacking-threads", "podium": "server-lacking-podium"}[
        lacking.what
    ]
    return say(key, channel=f"<#{lacking.channel}>", permissions=permissions(lacking.permissions, say))


def permissions(names: Iterable[str], say: Language) -> str:
    """Name permissions as Discord calls them."""
    return ", ".join(f"**{say(f'permission-{name}')}**" for name in names)


def _number(option: str) -> Value:
    return int(option) if option.isdecimal() else option


# Saved sets


def sets_page(model: ServerModel, say: Language) -> list[layout.Part]:
    """List the saved sets and offer to delete one; if one is chosen, ask for confirmation."""
    back = _back(say)
    parts: list[layout.Part] = [block(say("sets-title"))]
    if not model.saved:
        return [*parts, block(say("sets-none")), back]
    lines = [
        say("sets-line", name=_name(each), contents=contents(each.plan, say), owner=mention(each.user, say))
        for each in model.saved
    ]
    parts += [block(say("sets-about"), "", weight=10), block("\n".join(lines), "", weight=20)]
    options = [
        layout.option(_plain(each), str(each.id), contents(each.plan, say), chosen=each == model.chosen)
        for each in model.saved
    ]
    lasting = f"server set {model.click}"
    parts.append(layout.menu(requests.PickSet(), options, say("menu-delete-set"), lasting=lasting))
    if model.chosen is None:
        return [*parts, back]
    chosen = model.chosen
    label = say("button-delete", name=_plain(chosen))
    delete = layout.button(requests.DeleteSet(chosen.id), label, ButtonStyle.danger)
    keep = layout.button(requests.ShowServer("sets"), say("button-keep"))
    sure = block(say("sets-sure", name=_name(chosen), owner=mention(chosen.user, say)))
    return [*parts, sure, delete, keep, back]


def _name(saved: SavedSet) -> str:
    return escaped(saved.name, requests.LONGEST_NAME)


def _plain(saved: SavedSet) -> str:
    return plain(saved.name, requests.LONGEST_NAME)


def _back(say: Language) -> layout.Control:
    return layout.button(requests.ShowServer("main"), say("button-server-back"), ButtonStyle.primary)
