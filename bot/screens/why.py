"""The answers that a search tried, as a picture and in words: for hints, puzzles and turning points."""

from collections.abc import Mapping, Sequence

from ai.level import WeighedAnswer
from bot.pictures.candidates import income
from bot.pictures.fonts import drawable
from bot.pictures.models import SeatLine, character_of
from bot.pictures.seat_lines import cities_of, line_words, lines_of
from bot.pictures.why import WhyPicture, WhyRow, why_words
from bot.screens.answers import DRAFT, choices
from bot.screens.opponents import signs_of
from bot.screens.reasons import Reason, chance_of, reasons
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.decision import argument, verb
from engine.offers import Brings

MOST_REASONS = 2
"""The most reasons in a row, if there is room."""


def why_picture(
    model: PanelModel,
    tried: Sequence[WeighedAnswer],
    say: Language,
    *,
    yours: str = "",
    shares: Mapping[str, int] | None = None,
    room: int = 0,
) -> WhyPicture:
    """Make the picture of the answers tried for a panel's question, of which the first is the best.

    It shows all players if they and twice the answers are at most `room`, else the reader and a rival.
    `yours` is the reader's own answer (empty: none). With `shares`, the rows have the percentages of people
    in place of reasons.
    """
    names = Wording(say, model.players).bare_names
    cities = cities_of(model.view, names, say, rules=model.rules, faces=signs_of(model.players))
    rows = _rows(model, tried, say, yours, shares)
    seats = _seats(lines_of(model.view, cities, say), room - 2 * len(rows))
    return WhyPicture(seats, line_words(say), why_words(say), rows)


def _seats(lines: Sequence[SeatLine], room: int) -> tuple[SeatLine, ...]:
    """Return all lines if there is room, else the reader's and that of the strongest rival."""
    if len(lines) <= room:
        return tuple(lines)
    rivals = [line for line in lines if not line.you]
    rival = max(rivals, key=lambda line: (line.city.leads, line.city.size, line.city.points))
    return tuple(line for line in lines if line.you or line is rival)


def _rows(
    model: PanelModel,
    tried: Sequence[WeighedAnswer],
    say: Language,
    yours: str,
    shares: Mapping[str, int] | None,
) -> tuple[WhyRow, ...]:
    """Make the rows: the best answer, those that the tries can't tell from it, then all others."""
    best = chance_of(tried[0])
    labels = {
        model.question.options[each.index]: each.label for each in choices(model, Wording.of(model, say))
    }
    rows: list[WhyRow] = []
    for each in sorted_answers(tried):
        chance = chance_of(each)
        level = bool(rows) and chance.level_with(best)
        symbol, told = ("", ()) if shares is not None else _reasons(model, each, tried, say)
        named = verb(each.option) == "character"
        character = character_of(argument(each.option), say) if named else None
        rows.append(
            WhyRow(
                character.name if character else drawable(labels.get(each.option, each.option)),
                character,
                *chance,
                best=not rows,
                level=level,
                yours=each.option == yours,
                symbol=symbol,
                reasons=told,
                note=say("picture-why-percent", share=shares.get(each.option, 0))
                if shares is not None
                else "",
            )
        )
    return tuple(rows)


def sorted_answers(tried: Sequence[WeighedAnswer]) -> list[WeighedAnswer]:
    """Return the best answer, those that the tries can't tell from it, then the others, by their wins."""
    best = chance_of(tried[0])
    others = sorted(tried[1:], key=lambda each: (not chance_of(each).level_with(best), -each.prospect.chance))
    return [tried[0], *others]


def _reasons(
    model: PanelModel, each: WeighedAnswer, tried: Sequence[WeighedAnswer], say: Language
) -> tuple[str, tuple[str, ...]]:
    """Return the symbol of a row and its reasons, two or one; empty if there is none."""
    level = chance_of(each).level_with(chance_of(tried[0]))
    found = told_reasons(model, each, tried, say)
    # What speaks for an answer comes first if it is among the best; of a worse one only the opposite matters.
    found = (
        sorted(found, key=lambda reason: not reason.good) if level else [one for one in found if not one.good]
    )
    if not found:
        return "", ()
    texts = [one.text for one in found[:MOST_REASONS]]
    forms = (" · ".join(texts), texts[0]) if len(texts) > 1 else (texts[0],)
    return found[0].symbol, tuple(map(_sentence, forms))


def told_reasons(
    model: PanelModel, each: WeighedAnswer, tried: Sequence[WeighedAnswer], say: Language
) -> list[Reason]:
    """Return what sets an answer apart from the others, the weightiest first."""
    others = [other for other in tried if other.option != each.option]
    return reasons(each, others, _brings(model), say)


def compared(
    model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, names: Mapping[str, str], say: Language
) -> str:
    """Say why an answer is better than another: what the tries counted, or how many of them it won."""
    against = [one for one in told_reasons(model, other, (best, other), say) if not one.good]
    good = [one for one in told_reasons(model, best, (best, other), say) if one.good]
    told = [(other, against[0])] if against else []
    told += [(best, good[0])] if good else []
    if told:
        facts = [say("puzzle-why", option=names[each.option], why=one.text) for each, one in told]
        return f"💡 {' '.join(facts)}"
    both = {"best": names[best.option], "other": names[other.option]}
    wins, less = chance_of(best), chance_of(other)
    if wins.level_with(less):
        return say("puzzle-why-level", **both)
    return say("puzzle-why-wins", **both, wins=wins.about, less=less.about)


def _brings(model: PanelModel) -> Mapping[str, Brings]:
    """Return the incomes of the characters to choose; other answers name on their buttons what they bring."""
    if model.question.kind not in DRAFT or model.view.seat is None:
        return {}
    city = [district.card for district in model.view.seats[model.view.seat].city]
    found = dict[str, Brings]()
    for option in model.question.options:
        earned = income(argument(option), city, model.rules) if verb(option) == "character" else None
        if earned is not None:
            found[option] = Brings(earned.gold, 0 if earned.either else earned.cards)
    return found


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
