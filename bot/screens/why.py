"""Compare the answers that a search tried, in a picture or a text. For hints, puzzles, turning points."""

from collections.abc import Mapping, Sequence

from ai.level import WeighedAnswer
from bot.pictures.candidates import income
from bot.pictures.fonts import drawable
from bot.pictures.models import SeatLine, character_of
from bot.pictures.seat_lines import cities_of, lines_of
from bot.pictures.why import WhyPicture, WhyRow
from bot.screens.answers import DRAFT, labelled
from bot.screens.opponents import signs_of
from bot.screens.reasons import Reason, alike, all_rare, chance_of, points_behind, reasons
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.characters import CROWN_RANK, RANK
from engine.decision import argument, verb
from engine.offers import Brings

MOST_REASONS = 2  # The most reasons in a row of the picture.


def why_picture(
    model: PanelModel,
    tried: Sequence[WeighedAnswer],
    say: Language,
    *,
    yours: str = "",
    shares: Mapping[str, int] | None = None,
    room: int = 0,
    decided: bool = False,
) -> WhyPicture:
    """Make the picture of the answers `tried` for a panel's question, the best first.

    With more than `room` lines (two for each answer), it shows only the reader and the strongest rival.
    `yours` is the reader's own answer (empty: none). `shares` are percentages of people (empty: nobody else
    has answered); they replace reasons. `decided`: the first answer is the best, even if the other bars
    overlap its own.
    """
    names = Wording(say, model.players).bare_names
    cities = cities_of(model.view, names, say, rules=model.rules, faces=signs_of(model.players))
    behind = shares is None and all_rare(tried)
    labels = labelled(model, Wording.of(model, say))
    tie = not decided and any(alike(each, tried[0]) for each in tried[1:])
    rows: list[WhyRow] = []
    for each in sorted_answers(tried):
        symbol, told = ("", ()) if shares is not None else _reasons(model, each, tried, say)
        named = verb(each.option) == "character"
        character = character_of(argument(each.option), say) if named else None
        rows.append(
            WhyRow(
                character.name if character else drawable(labels.get(each.option, each.option)),
                character,
                *(points_behind(each) if behind else chance_of(each)),
                best=not rows and not tie,
                level=tie and alike(each, tried[0]),
                yours=each.option == yours,
                symbol=symbol,
                reasons=told,
                note=say("picture-why-percent", share=shares[each.option]) if shares else "",
                behind=behind,
            )
        )
    seats = _seats(lines_of(model.view, cities, say), room - 2 * len(rows))
    return WhyPicture(seats, say, tuple(rows))


def _seats(lines: Sequence[SeatLine], room: int) -> tuple[SeatLine, ...]:
    if len(lines) <= room:
        return tuple(lines)
    rivals = [line for line in lines if not line.you]
    rival = max(rivals, key=lambda line: (line.city.leads, line.city.size, line.city.points))
    return tuple(line for line in lines if line.you or line is rival)


def sorted_answers(tried: Sequence[WeighedAnswer]) -> list[WeighedAnswer]:
    """Return the best answer, then all equally good ones (as far as tries can tell), then the others."""
    best, rare = tried[0], all_rare(tried)

    def key(each: WeighedAnswer) -> tuple[bool, float]:
        return not alike(each, best), -(each.prospect.lead if rare else each.prospect.chance)

    return [best, *sorted(tried[1:], key=key)]


def _reasons(
    model: PanelModel, each: WeighedAnswer, tried: Sequence[WeighedAnswer], say: Language
) -> tuple[str, tuple[str, ...]]:
    """Return a row's symbol, and its reasons as a longer and a shorter text; both may be empty.

    A row without a reason has its mean lead instead.
    """
    level = alike(each, tried[0])
    found = told_reasons(model, each, tried, say)
    # For an answer among the best, reasons for it come first. For others, only reasons against it matter.
    found = (
        sorted(found, key=lambda reason: not reason.good) if level else [one for one in found if not one.good]
    )
    if not found:
        points = round(each.prospect.lead)
        signed = f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"
        # If wins are rare, the row's own figure is in points.
        return ("", ()) if all_rare(tried) else ("laurel", (say("fact-lead", points=signed),))
    texts = [one.text for one in found[:MOST_REASONS]]
    forms = (" · ".join(texts), texts[0]) if len(texts) > 1 else (texts[0],)
    return found[0].symbol, tuple(text[:1].upper() + text[1:] for text in forms)


def told_reasons(
    model: PanelModel, each: WeighedAnswer, tried: Sequence[WeighedAnswer], say: Language
) -> list[Reason]:
    """Return the reasons for and against an answer, the strongest first."""
    others = [other for other in tried if other.option != each.option]
    found = reasons(each, others, _brings(model), say)
    # A character that takes the crown by its own rule needs no tries to show it.
    crowned = model.question.kind in DRAFT and RANK.get(argument(each.option)) == CROWN_RANK
    return [one for one in found if not (crowned and one.symbol == "crown")]


def level_with_best(tried: Sequence[WeighedAnswer]) -> tuple[str, ...]:
    """Return the best answer and all answers that, as far as the tries can tell, are as good."""
    best = chance_of(tried[0])
    return tuple(each.option for each in sorted_answers(tried) if chance_of(each).level_with(best))


def tied(model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, say: Language) -> bool:
    """Return whether two answers are equally good: neither the tries nor a reason tell them apart."""
    return chance_of(best).level_with(chance_of(other)) and not _told(model, best, other, say)


def _told(
    model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, say: Language
) -> list[tuple[WeighedAnswer, Reason]]:
    """Return the strongest reason against the other answer, and the strongest for the best one."""
    against = [one for one in told_reasons(model, other, (best, other), say) if not one.good]
    good = [one for one in told_reasons(model, best, (best, other), say) if one.good]
    return [*((other, one) for one in against[:1]), *((best, one) for one in good[:1])]


def events_apart(
    model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, names: Mapping[str, str], say: Language
) -> str:
    """Say which events set the best answer apart from another; empty if there are none."""
    told = _told(model, best, other, say)
    facts = [say("puzzle-why", option=names[each.option], why=one.text) for each, one in told]
    return say("puzzle-facts", facts=" ".join(facts)) if facts else ""


def _brings(model: PanelModel) -> Mapping[str, Brings]:
    """Return the incomes of offered characters. The labels of other answers already name their gains."""
    if model.question.kind not in DRAFT:
        return {}
    city = [district.card for district in model.own.city]
    found = dict[str, Brings]()
    for option in model.question.options:
        earned = income(argument(option), city, model.rules) if verb(option) == "character" else None
        if earned is not None:
            found[option] = Brings(earned.gold, 0 if earned.either else earned.cards)
    return found
