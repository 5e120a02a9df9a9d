"""Pages of a lobby's options: its seats, and the characters and districts that the host picks."""

from collections import Counter

from discord import ButtonStyle, SelectOption

from bot.controls import requests
from bot.controls.table_options import TABLE_OPTIONS
from bot.screens.layout import DIVIDER, Part, Row, option
from bot.screens.limits import OPTION_LABEL, block, length
from bot.screens.opponents import described
from bot.screens.option_controls import OptionControls, switch_state
from bot.screens.setting import cards_name, level_menu, notes_block, pace_name, problems_block, switch_parts
from bot.view_models.lobby import LobbyModel, OptionsModel, seat_key
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import in_order
from engine.decision import numbered, unnumbered
from engine.setup import own_choice
from engine.setup.choice import OwnChoice
from engine.setup.editions import Edition, edition_of
from engine.setup.options import fits
from engine.setup.own_choice import NO_CHARACTER
from engine.setup.plan import SWITCHES
from engine.setup.preview import NINTH, Preview
from storage.values import Changed

EXPLAINED_SEATS = 6  # If at most this many seats are taken, a phone has room to explain the switches.


def seat_lines(model: LobbyModel | OptionsModel, wording: Wording) -> list[str]:
    """List the seats with their players. Mark the host, and players who aren't ready."""
    waiting = not_ready(model)
    return [
        wording.say(
            "lobby-player",
            number=seat + 1,
            name=described(wording.name(seat), player.persona, wording.say),
            host=player.user_id == model.host,
            waiting=seat in waiting,
        )
        for seat, player in enumerate(model.players)
    ]


def for_how_many(model: LobbyModel | OptionsModel, say: Language) -> str:
    """Say for how many players the cards and the size of a city are."""
    count, taken = model.preview.seats, len(model.players)
    if model.assumed:
        return say("options-for-assumed", count=count)
    if count == taken:
        return say("options-for-taken", count=count)
    return say("options-for-expected" if count > taken else "options-for-most", count=count, taken=taken)


def not_ready(model: LobbyModel | OptionsModel) -> list[int]:
    """Return the seats of the people who aren't ready in an open lobby. The host is always ready."""
    if isinstance(model, LobbyModel) and model.status != "open":
        return []
    return [
        seat
        for seat, player in enumerate(model.players)
        if player.human and player.user_id != model.host and not player.ready
    ]


def asked_again(model: LobbyModel, wording: Wording) -> str:
    """Name the changes that players must confirm; empty if there are none."""
    if not any(model.players[seat].asked_again for seat in not_ready(model)):
        return ""
    changes = wording.say("story-and").join(_new(each, model, wording) for each in model.changed)
    return wording.say("lobby-asked-again", changes=changes or "none")


def _new(changed: Changed, model: LobbyModel, wording: Wording) -> str:
    """Name the current value of a changed setting."""
    say, plan = wording.say, model.preview.plan
    match changed:
        case "edition":
            return say(f"edition-{plan.edition}")
        case "cards" if model.fresh:
            return ", ".join(map(wording.thing, model.fresh.changed))
        case "cards":
            return cards_name(model.preview, model.saved_as, wording)
        case "tie":
            return say("setting-tie-now", how=say(f"tie-{model.preview.rules.tie_break}"))
        case "pace":
            return pace_name(model.chosen.pace, say)
        case _:
            switch = SWITCHES.get(changed)
            on = switch.on(plan) if switch else TABLE_OPTIONS[changed].of(model.chosen)
            return switch_state(changed, say, on=on)


def seats_parts(model: OptionsModel, controls: OptionControls) -> list[Part]:
    """Show the seats, and what the host can do with them."""
    wording = Wording(controls.wording.say, model.players)
    say, seats = wording.say, range(len(model.players))
    parts: list[Part] = [
        block(say("seats-title")),
        block("\n".join(seat_lines(model, wording)) or say("lobby-nobody")),
    ]
    others = [seat for seat in seats if model.players[seat].user_id != model.host]
    heirs = [seat for seat in others if model.players[seat].human]
    parts.append(DIVIDER)
    if len(seats) > 1:
        everybody = [_about(model, seat, wording) for seat in seats]
        parts.append(controls.menu(requests.SWAP, everybody, say("menu-seats-swap"), fewest=2, most=2))
    for verb, options in (
        (requests.HOST, [_about(model, seat, wording) for seat in heirs]),
        (requests.OUT, [_about(model, seat, wording) for seat in others]),
    ):
        if options:
            parts.append(controls.menu(verb, options, say(f"menu-seats-{verb}")))
    if any(player.computer for player in model.players):
        parts.append(level_menu(model, controls))
        # With more seats, the list needs the room of the explanations.
        parts += switch_parts(model, controls, explained=len(seats) <= EXPLAINED_SEATS)
    shuffle = controls.button(requests.SHUFFLE, "again", say("button-shuffle"), disabled=len(seats) < 2)
    return [*parts, shuffle, controls.to("main", say("button-back"), ButtonStyle.primary)]


def _about(model: OptionsModel, seat: int, wording: Wording) -> SelectOption:
    label = wording.say("seats-option", seat=seat + 1, name=wording.label(seat))
    return option(label, seat_key(model.players[seat]))


CAST_KEYS = ("lack-ranks", "character-seats", "edition-character", "edition-mix", "cast-rank", "cast-size")
"""The problems with characters. All others concern districts."""


def cast_parts(preview: Preview, own: OwnChoice, controls: OptionControls) -> list[Part]:
    """Show a menu for each rank, with characters that need more players, because more may join."""
    wording = controls.wording
    say = wording.say
    ranks = [rank for rank in range(1, NINTH + 1) if edition_of(preview.plan.edition).of_rank(rank)]
    problems = [problem for problem in preview.problems if problem.key in CAST_KEYS]
    return [
        block(say("cast-title")),
        block(_about_cast(preview, wording), "", weight=20),
        problems_block(problems, wording),
        notes_block(preview, wording),
        *controls.replacements(preview, problems),
        *(_rank_row(preview, own, rank, controls) for rank in ranks),
        controls.to("main", say("button-back"), ButtonStyle.primary),
        controls.to("districts", say("button-districts")),
    ]


def _about_cast(preview: Preview, wording: Wording) -> str:
    edition = edition_of(preview.plan.edition)
    if edition.core:
        return wording.say("cast-about-core", count=edition.swaps)
    return wording.say("cast-about")


def _rank_row(preview: Preview, own: OwnChoice, rank: int, controls: OptionControls) -> Row:
    wording, plan = controls.wording, preview.plan
    say = wording.say
    chosen = own.of_rank(rank)
    sizes = edition_of(plan.edition).cast_sizes(preview.seats)
    options: list[SelectOption] = []
    if rank == NINTH:
        joined = next((each for each in preview.cast if each not in own.characters), "")
        needed = min(sizes) == NINTH
        chosen = (chosen or joined) if plan.nine or needed else NO_CHARACTER
        if not needed:
            options.append(
                option(
                    say("cast-nobody"),
                    NO_CHARACTER,
                    say("cast-nobody.description"),
                    chosen=chosen == NO_CHARACTER,
                )
            )
    for each in edition_of(plan.edition).of_rank(rank):
        effect = wording.effect(each)
        if not fits(each, preview.seats):
            whole = say("cast-unfit", seats=preview.seats, effect=effect)
            # If both don't fit, leave out the effect, because the rules explain it.
            fitting = length(whole) <= OPTION_LABEL
            effect = whole if fitting else say("cast-unfit", seats=preview.seats, effect="").strip()
        options.append(option(wording.character(each), each, effect, chosen=each == chosen))
    return controls.menu(f"rank-{rank}", options, say("menu-rank", rank=rank))


def districts_parts(preview: Preview, own: OwnChoice, controls: OptionControls) -> list[Part]:
    """Show menus of the edition's unique districts, and how many the host has chosen."""
    wording, plan = controls.wording, preview.plan
    say = wording.say
    edition = edition_of(plan.edition)
    problems = [problem for problem in preview.problems if problem.key not in CAST_KEYS]
    chosen = own.picked(edition)
    most = edition.most + len(own.left_out(edition))
    counted = wording.say("districts-chosen", count=len(chosen), most=most)
    menus = own_choice.district_groups(plan.edition)
    buttons = [
        controls.button(
            "fill", "rest", say("button-fill"), ButtonStyle.success, disabled=len(chosen) >= edition.most
        ),
        controls.button("clear", "all", say("button-clear"), disabled=not chosen),
        controls.to("main", say("button-back"), ButtonStyle.primary),
        controls.to("cast", say("button-cast")),
    ]
    return [
        block(say("districts-title")),
        # The menus name the chosen districts, so the text only counts them.
        block(f"{_about_districts(preview, wording)} {counted}", counted, weight=20),
        problems_block(problems, wording),
        *(_district_row(chosen, part, cards, controls) for part, cards in enumerate(menus)),
        *_fixed_row(own, edition, controls),
        *buttons,
    ]


def _about_districts(preview: Preview, wording: Wording) -> str:
    edition = edition_of(preview.plan.edition)
    if edition.fixed:
        return wording.say("districts-about-fixed", fixed=len(edition.fixed), most=edition.most)
    return wording.say("districts-about", count=edition.most)


def _district_row(
    chosen: tuple[str, ...], part: int, cards: tuple[str, ...], controls: OptionControls
) -> Row:
    wording = controls.wording
    names = in_order(wording.say, cards, wording.thing)
    # A menu shows all its picks on one line. Leave out their symbols, because all are unique districts.
    options = [
        option(wording.unmarked(card), card, wording.effect(card), chosen=card in chosen) for card in names
    ]
    text = wording.say("menu-districts", first=wording.thing(names[0]), last=wording.thing(names[-1]))
    return controls.menu(f"uniques-{part}", options, text, fewest=0, most=len(options))


def _fixed_row(own: OwnChoice, edition: Edition, controls: OptionControls) -> list[Row]:
    """If the host chose more districts than can be added, offer to leave out fixed ones."""
    wording, count = controls.wording, own.beyond(edition)
    if not count:
        return []
    given, options = Counter(own.left_out(edition)), list[SelectOption]()
    for value in numbered(edition.fixed):
        card = unnumbered(value)
        given[card] -= 1
        options.append(option(wording.thing(card), value, wording.effect(card), chosen=given[card] >= 0))
    options = in_order(wording.say, options, lambda each: each.label)
    text = wording.say("menu-without", count=count)
    return [controls.menu("without", options, text, fewest=0, most=min(count, len(options)))]
