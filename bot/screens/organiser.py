"""The organiser's panel of a tournament."""

from collections.abc import Mapping

from discord import ButtonStyle, SelectOption
from discord.ui import Item, LayoutView, Modal, Select

from bot.controls import requests
from bot.screens import layout
from bot.screens.limits import COMMAND_CHOICES, block
from bot.screens.tournament import about, beginning, title
from bot.view_models.tournament import OrganiserModel
from bot.words.language import Language
from engine.setup.editions import EDITIONS
from storage.play.tournament import ABSENT, Pairing, Tournament

HOURS = (1, 2, 6, 24, 48, 72, 168)
"""After how many hours a tournament may start by itself: the options of its menu."""

SIZES, LENGTHS = (3, 4, 5), range(1, 10)  # The numbers of people at a table, and of rounds.


def organiser_screen(model: OrganiserModel, say: Language) -> LayoutView:
    """Show the organiser what they can change, start, correct or end now."""
    tournament = model.tournament
    opens = not tournament.rounds and not tournament.ended
    starts = beginning(tournament, say) if tournament.begins else ""
    parts: list[layout.Part] = [
        layout.note_block(model.note, say),
        block(say("tournament-manage", name=title(tournament, say))),
        # Before the first round, the menus below show the settings.
        block(starts if opens else about(tournament, say)),
    ]
    controls: list[layout.Control] = []
    if opens:
        parts += [block("" if model.note else say("tournament-settings")), *_settings(model, say)]
        controls.append(layout.button(requests.OpenTournamentTimeForm(tournament.id), say("button-at")))
    if tournament.continues and (not tournament.rounds or tournament.rounds[-1].over):
        # More people may have signed up since the panel was shown, so it counts nobody and has the button.
        if model.asks == "start":
            early, label = requests.BeginEarly(tournament.id), say("button-begin-sure")
            controls.append(layout.button(early, label, ButtonStyle.primary))
        else:
            begin = requests.BeginRound(tournament.id, len(tournament.rounds))
            controls.append(layout.button(begin, say("button-begin-round"), ButtonStyle.primary))
    # If no table counts any longer, there is nothing to correct.
    if tournament.rounds and (tournament.came or not tournament.ended):
        asked, tables = requests.AskCorrection(tournament.id), _correctable(tournament, say)
        parts.append(layout.menu(asked, tables, say("menu-correct")))
    ending = model.asks == "end"
    if ending and tournament.unfinished:
        parts.append(block(say("tournament-early-asks")))
    if not tournament.ended:
        label = say("button-end-sure" if ending else "button-end-tournament")
        ends = requests.EndTournament(tournament.id, ending)
        controls.append(layout.button(ends, label, ButtonStyle.danger))
    if ending and not tournament.ended:
        controls.append(layout.button(requests.ManageTournament(tournament.id), say("button-keep")))
    return layout.compose([*parts, *controls], layout.QUIET_COLOUR)


def _settings(model: OrganiserModel, say: Language) -> list[layout.Row]:
    tournament = model.tournament
    cards = {f"edition-{each}": say(f"edition-{each}") for each in EDITIONS}
    sets = {each.name: f"set-{each.id}" for each in model.saved[:20]}
    cards |= {value: name for name, value in sets.items()}
    kind = {"live": say("tournament-live"), "league": say("tournament-league")}
    begins = {"0": say("tournament-by-hand")}
    days = {each: 0 if each % 24 else each // 24 for each in HOURS}
    begins |= {f"{each}": say("tournament-in", hours=each, days=days[each]) for each in HOURS}
    sizes = {f"{each}": say("tournament-size", count=each) for each in SIZES}
    lengths = {f"{each}": say("tournament-rounds", count=each) for each in LENGTHS}
    chosen = f"edition-{tournament.plan.edition}"
    if tournament.plan_name:
        chosen = sets.get(tournament.plan_name, "")
    return [
        _menu(tournament, "size", sizes, f"{tournament.size}"),
        _menu(tournament, "length", lengths, f"{tournament.length}"),
        _menu(tournament, "kind", kind, "league" if tournament.league else "live"),
        _menu(tournament, "cards", cards, chosen),
        _menu(tournament, "begins", begins, "" if tournament.begins else "0", say("tournament-begins-when")),
    ]


def _menu(
    tournament: Tournament,
    verb: requests.TournamentVerb,
    labels: Mapping[str, str],
    chosen: str,
    text: str = "",
) -> layout.Row:
    asked = requests.SetTournament(tournament.id, verb)
    lasting = f"{tournament.id} {verb} {tournament.version}"
    options = [layout.option(label, value, chosen=value == chosen) for value, label in labels.items()]
    return layout.menu(asked, options, text, lasting=lasting)


def _correctable(tournament: Tournament, say: Language) -> list[SelectOption]:
    tables = [
        layout.option(
            say("tournament-table-of", round=number, table=place),
            table.game,
            ", ".join(tournament.name_of(user) or say("player-former") for user in table.people),
        )
        for number, past in enumerate(tournament.rounds, 1)
        for place, table in enumerate(past.tables, 1)
    ]
    return tables[: -COMMAND_CHOICES - 1 : -1]


def correct_form(tournament: Tournament, table: Pairing, click: int, say: Language) -> Modal:
    """Ask for the place of each person at a table."""
    asked = requests.Correct(table.game, tournament.id, len(table.people), click)
    places = table.places or (ABSENT,) * len(table.people)
    fields: list[tuple[str, Item[Modal]]] = []
    for seat, (user, chosen) in enumerate(zip(table.people, places, strict=True)):
        kept = min(chosen, len(table.people))
        options = [
            layout.option(say("tournament-place", place=place), f"{place}", chosen=place == kept)
            for place in (*range(1, len(table.people) + 1), ABSENT)
        ]
        select = Select[Modal](custom_id=f"{seat}", options=options)
        fields.append((tournament.name_of(user) or say("player-former"), select))
    return layout.form(asked, say("form-correct"), fields)
