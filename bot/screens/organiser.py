"""The organiser's panel of a tournament."""

from collections.abc import Mapping

from discord import ButtonStyle, SelectOption
from discord.ui import Item, LayoutView, Modal, Select

from bot.controls import requests
from bot.screens.layout import (
    QUIET_COLOUR,
    Control,
    Part,
    Row,
    button,
    compose,
    form,
    menu,
    note_block,
    option,
)
from bot.screens.limits import OFFERED, block
from bot.screens.tournament import about, title
from bot.tables.tournaments.pairing import needed
from bot.view_models.tournament import OrganiserModel
from bot.words.language import Language
from engine.setup.editions import EDITIONS
from storage.play.tournament import ABSENT, Pairing, Tournament

HOURS = (1, 2, 6, 24, 48, 72, 168)
"""The hours until a tournament starts by itself, as offered."""

SIZES, LENGTHS = (3, 4, 5), range(1, 10)
"""The numbers of people at a table, and of rounds."""


def organiser_screen(model: OrganiserModel, say: Language) -> LayoutView:
    """Show the organiser what they can now set, start, correct and end."""
    it = model.tournament
    parts: list[Part] = [
        note_block(model.note, say),
        block(say("tournament-manage", name=title(it, say))),
        block(about(it, say)),
        block(say("tournament-organiser-out") if model.out and not it.rounds and not it.ended else ""),
    ]
    controls: list[Control] = []
    if not it.rounds and not it.ended:
        parts += _settings(model, say)
        controls.append(button(requests.OpenTournamentTimeForm(it.id), say("button-at")))
    if it.continues and (not it.rounds or it.rounds[-1].over):
        begin = requests.BeginRound(it.id, len(it.rounds))
        enough = ButtonStyle.primary if len(it.staying) >= needed(it) else ButtonStyle.secondary
        controls.append(button(begin, say("button-begin-round"), enough))
    if it.rounds:
        parts += [menu(requests.AskCorrection(it.id), _correctable(it, say), say("menu-correct"))]
    if model.sure and it.unfinished:
        parts.append(block(say("tournament-early")))
    if not it.ended:
        label = say("button-end-sure" if model.sure else "button-end-tournament")
        controls.append(button(requests.EndTournament(it.id, model.sure), label, ButtonStyle.danger))
    return compose([*parts, *controls], QUIET_COLOUR)


def _settings(model: OrganiserModel, say: Language) -> list[Row]:
    it = model.tournament
    cards = {f"edition-{each}": say(f"edition-{each}") for each in EDITIONS}
    sets = {each.name: f"set-{each.id}" for each in model.saved[:20]}
    cards |= {value: name for name, value in sets.items()}
    kind = {"live": say("tournament-live"), "league": say("tournament-league")}
    begins = {"0": say("tournament-by-hand")}
    begins |= {f"{each}": say("tournament-in-hours", count=each) for each in HOURS}
    return [
        _menu(it, "size", {f"{each}": say("tournament-size", count=each) for each in SIZES}, f"{it.size}"),
        _menu(
            it,
            "length",
            {f"{each}": say("tournament-rounds", count=each) for each in LENGTHS},
            f"{it.length}",
        ),
        _menu(it, "kind", kind, "league" if it.league else "live"),
        _menu(
            it, "cards", cards, sets.get(it.plan_name, "") if it.plan_name else f"edition-{it.plan.edition}"
        ),
        _menu(it, "begins", begins, "" if it.begins else "0", say("tournament-begins-when")),
    ]


def _menu(
    it: Tournament, verb: requests.TournamentVerb, labels: Mapping[str, str], chosen: str, text: str = ""
) -> Row:
    options = [option(label, value, chosen=value == chosen) for value, label in labels.items()]
    return menu(requests.SetTournament(it.id, verb), options, text, lasting=f"{it.id} {verb} {it.version}")


def _correctable(it: Tournament, say: Language) -> list[SelectOption]:
    tables = [
        option(
            say("tournament-table-of", round=number, table=seat),
            table.game,
            ", ".join(it.name_of(user) or say("player-former") for user in table.people),
        )
        for number, past in enumerate(it.rounds, 1)
        for seat, table in enumerate(past.tables, 1)
    ]
    return tables[: -OFFERED - 1 : -1]


def correct_form(it: Tournament, table: Pairing, click: int, say: Language) -> Modal:
    """Ask for the place of each person at a table."""
    asked = requests.Correct(table.game, it.id, len(table.people), f"{click}")
    places = table.places or (ABSENT,) * len(table.people)
    fields: list[tuple[str, Item[Modal]]] = []
    for seat, (user, chosen) in enumerate(zip(table.people, places, strict=True)):
        kept = min(chosen, len(table.people))
        options = [
            option(say("tournament-place", place=place), f"{place}", chosen=place == kept)
            for place in (*range(1, len(table.people) + 1), ABSENT)
        ]
        select = Select[Modal](custom_id=f"{seat}", options=options)
        fields.append((it.name_of(user) or say("player-former"), select))
    return form(asked, say("form-correct"), fields)
