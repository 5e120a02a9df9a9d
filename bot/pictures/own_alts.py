"""The texts of the pictures that only one player may see: the hand, and the choice of a character."""

from bot.pictures.alt import fullest, joined
from bot.pictures.models import (
    Candidate,
    DraftPicture,
    HandPicture,
    HeldCard,
    HeldState,
    Income,
    LessonPicture,
)
from bot.pictures.table_alts import counted, named_card
from bot.words.language import Language

_STATES: tuple[HeldState, ...] = ("now", "ready", "gold", "there", "no", "held")


def hand_alt(picture: HandPicture, language: Language) -> str:
    """Say in words what a picture of a hand shows; if there is no room for the cards, count their types."""
    head = [
        *(language("character", rank=each.rank, name=each.name) for each in picture.characters),
        *([language("picture-gold", count=picture.gold)] if picture.gold is not None else []),
        language("picture-cards", count=len(picture.cards)),
    ]
    if picture.building:
        built, limit = picture.building
        head.append(language("picture-building", built=built, limit=limit))
    title = f"{picture.title}: {', '.join(head)}." if not picture.characters else f"{', '.join(head)}."

    def text(*, whole: bool, effects: bool = False) -> str:
        """Say it all, or what matters most."""
        sentences = [title]
        for state in _STATES:
            cards = [held for held in picture.cards if held.state == state]
            if cards:
                things = (
                    ", ".join(_card(held, language) for held in cards)
                    if whole
                    else counted([held.card for held in cards], language)
                )
                head = language(f"picture-held-{state}")
                sentences.append(language("picture-listed", head=head, things=things))
        told = dict.fromkeys((held.card.names[0], held.effect) for held in picture.cards if held.effect)
        if effects:
            sentences += [f"{name}: {effect}" for name, effect in told]
        return " ".join(sentences)

    return fullest([text(whole=True, effects=True), text(whole=True), text(whole=False)])


def _card(held: HeldCard, language: Language) -> str:
    notes = (language("picture-short", count=held.missing),) if held.missing else ()
    return named_card(held.card, language, *notes)


def draft_alt(picture: DraftPicture, language: Language) -> str:
    """Say in words what a picture of the draft shows; tell the characters' powers if there is room."""
    out = [language("character", rank=each.rank, name=each.name) for each in picture.out]
    out.append(language("picture-unknown"))
    last = (
        language("picture-listed", head=picture.out_word, things=", ".join(out)) if picture.out_word else ""
    )

    def text(*, effects: bool) -> str:
        """Say it all, or what matters most."""
        things = [_candidate(each, language, effects=effects) for each in picture.candidates]
        if effects:
            return " ".join([f"{picture.title}:", *things, last]).strip()
        return f"{picture.title}: {', '.join(things)}. {last}".strip()

    return fullest(text(effects=effects) for effects in (True, False))


def lesson_alt(picture: LessonPicture, language: Language) -> str:
    """Say in words what a page of the lesson shows: each rank, what it does, and what became of it."""
    head = f"{picture.title} ({picture.page})."
    sentences = [head]
    for each in picture.stations:
        character = each.rank.character
        notes = [
            *([picture.own_word] if each.own else []),
            language(f"picture-state-{each.rank.state}"),
            *(language.find(f"picture-marked-{mark.kind}") or mark.kind for mark in each.rank.marks),
        ]
        name = language("character", rank=character.rank, name=character.name)
        sentences.append(f"{language('picture-card-notes', card=name, notes=', '.join(notes))}: {each.word}.")
    return joined(sentences)


def _candidate(candidate: Candidate, language: Language, *, effects: bool) -> str:
    character = candidate.character
    text = language("character", rank=character.rank, name=character.name)
    if candidate.income:
        text = language("picture-card-notes", card=text, notes=_income(candidate.income, language))
    return f"{text}: {candidate.effect}" if effects and candidate.effect else text


def _income(income: Income, language: Language) -> str:
    """Say what a character would bring now."""
    what = [name for name, number in (("gold", income.gold), ("cards", income.cards)) if number]
    if income.either and income.gold:
        what = ["either"]
    brings = ", ".join(
        language("picture-brings", what=each, gold=income.gold, cards=income.cards)
        for each in what or ["nothing"]
    )
    if not income.kind:
        return brings
    districts = language(f"picture-count-{income.kind}", count=income.districts)
    return language("picture-income", districts=districts, brings=brings)
