"""From a view to what the pictures of a game show. A view has only what its reader may know."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.pictures.awards import Deed, awards
from bot.pictures.changes import Changes, changed
from bot.pictures.dramas import headline, moment_of, worth
from bot.pictures.incomes import income
from bot.pictures.models import (
    BoardPicture,
    Candidate,
    Card,
    City,
    DraftPicture,
    EndPicture,
    Figure,
    FilmFrame,
    FilmPicture,
    HandPicture,
    HeldCard,
    LessonPicture,
    LobbyPicture,
    LobbySeat,
    RulesPicture,
    Station,
)
from bot.pictures.view_parts import (
    by_rank,
    card_of,
    character_of,
    city_of,
    closed,
    held_of,
    ranks_of,
    result_of,
)
from bot.words import variants
from bot.words.language import Language
from bot.words.names import plain
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.events import Event
from engine.setup.preview import Preview
from engine.setup.rules import Rules
from engine.view import View

# How many seats a poster shows at least.
_FREE = 4
_COLUMNS = ("districts", "complete", "five-types", "unique", "total")


def board_picture(
    view: View,
    names: Sequence[str],
    language: Language,
    *,
    finished: bool = False,
    events: Iterable[Event] = (),
    rules: Rules | None = None,
) -> BoardPicture:
    """Make a picture of the table; `names` are those of the seats, as they come.

    A `finished` board is a page that was played: nobody plays now, nobody is to come, no mark is open.
    `events` are those of the round: they mark the districts that were built and those that fell.
    """
    ranks = ranks_of(view, language)
    if finished:
        ranks = tuple(closed(rank) for rank in ranks)
    playing = view.asked if view.turn is None else view.turn.seat
    events, rules = tuple(events), rules or Rules()
    changes, costs = changed(events), worth(events, rules)
    cities = [
        _changed(
            city_of(view, seat, names, language, plays=seat.seat == playing and not finished),
            changes.get(seat.seat, Changes()),
            language,
            costs,
        )
        for seat in view.seats
    ]
    most = max((city.points for city in cities), default=0)
    leading = (replace(city, leads=city.points == most > 0) for city in cities)
    moment = None if finished else moment_of(events, [city.name for city in cities], language, rules)
    return BoardPicture(ranks, tuple(leading), language("picture-turn"), moment)


def _changed(city: City, changes: Changes, language: Language, costs: Mapping[str, int]) -> City:
    """Mark what was built in a city in this round, and what it lost."""
    built = list(changes.built)
    districts: list[Card] = []
    for card in city.districts:
        new = card.id in built
        if new:
            built.remove(card.id)
        districts.append(replace(card, new=True) if new else card)
    lost = tuple(card_of(card, costs.get(card, 0), language) for card in changes.lost if card in DISTRICTS)
    return replace(city, districts=tuple(districts), lost=lost)


def hand_picture(view: View, language: Language, rules: Rules | None = None) -> HandPicture:
    """Make a picture of the reader's hand. A spectator has none: it asks for a seat's view."""
    assert view.seat is not None
    turn = view.turn
    mine = turn is not None and turn.seat == view.seat
    switches = variants.differing(rules or Rules())
    return HandPicture(
        title=language("picture-hand"),
        gold=view.seats[view.seat].gold,
        cards=tuple(held_of(card, view, language, switches) for card in view.hand),
        characters=tuple(character_of(each, language) for each in sorted(view.characters, key=by_rank)),
        building=(turn.built, turn.limit) if turn is not None and mine else None,
    )


def draft_picture(
    view: View, offered: Iterable[str], language: Language, rules: Rules | None = None
) -> DraftPicture:
    """Make a picture of the characters that the reader is offered, by their ids."""
    switches = variants.differing(rules or Rules())
    city = [each.card for each in view.seats[view.seat].city] if view.seat is not None else []
    candidates = tuple(
        Candidate(
            character_of(each, language),
            variants.effect(language, each, switches),
            income(each, city, rules or Rules()),
        )
        for each in sorted(offered, key=by_rank)
    )
    known = sorted({each for each in (*view.face_up, view.seen) if each}, key=by_rank)
    return DraftPicture(
        language("picture-choose"),
        candidates,
        language("picture-out-title"),
        tuple(character_of(each, language) for each in known),
        language("picture-unknown"),
        language("picture-round", round=view.round),
    )


def cast_picture(cast: Sequence[str], title: str, language: Language, rules: Rules) -> DraftPicture:
    """Make a picture of characters of a game, with what they do."""
    switches = variants.differing(rules)
    candidates = tuple(
        Candidate(character_of(each, language), variants.effect(language, each, switches)) for each in cast
    )
    return DraftPicture(title, candidates, "", (), "")


def uniques_picture(cards: Sequence[str], title: str, language: Language, rules: Rules) -> HandPicture:
    """Make a picture of unique districts of a game, with what they do."""
    switches, costs = variants.differing(rules), dict(rules.costs)
    held = (
        HeldCard(
            card_of(each, costs.get(each, DISTRICTS[each].cost or 0), language),
            effect=variants.effect(language, each, switches),
        )
        for each in cards
    )
    return HandPicture(title, None, tuple(held))


def rules_picture(figures: Sequence[str], title: str, language: Language) -> RulesPicture:
    """Make the picture above a page of the rules, of `folder/name` or `folder/name:note`."""
    return RulesPicture(title, tuple(_figure(each, language) for each in figures))


def _figure(figure: str, language: Language) -> Figure:
    what, _, note = figure.partition(":")
    folder, _, name = what.partition("/")
    key = {"portraits": f"character-{name}", "buildings": f"district-{name}"}.get(folder)
    return Figure(folder, name, language(key) if key else "", note)


def end_picture(
    view: View,
    names: Sequence[str],
    language: Language,
    deeds: Iterable[Deed] = (),
    computers: Collection[int] = (),
) -> EndPicture:
    """Make a picture of the scores of a game that is over, with awards for deeds.

    `computers` are the seats that computers played.
    """
    scores = view.scores
    lines = (result_of(view, score, score.place(scores), names, language) for score in scores)
    results = tuple(replace(line, computer=line.seat in computers) for line in lines)
    winners = [result for result in results if result.place == 1]
    beaten = next((result for result in results if result.place > 1), None)
    best = ", ".join(each.city.name for each in winners)
    return EndPicture(
        results,
        language("picture-wins-title", names=best, count=len(winners)),
        language(
            "picture-margin",
            total=winners[0].total,
            margin=winners[0].total - beaten.total if beaten else 0,
            name=beaten.city.name if beaten else "none",
        ),
        tuple(language(f"picture-column-{part}") for part in _COLUMNS),
        awards(deeds, [city.city.name for city in sorted(results, key=lambda each: each.seat)], language),
    )


def film_picture(
    rounds: Sequence[tuple[View, Sequence[Event]]], names: Sequence[str], language: Language
) -> FilmPicture:
    """Make a film of a game that is over: of each round what everybody saw at its end, with its events.

    The last view is that of the end; its scores say who won.
    """
    frames = [
        FilmFrame(
            language("picture-round", round=view.round),
            headline(events, [plain(name) or "?" for name in names], language),
            board_picture(view, names, language, finished=True, events=events).cities,
        )
        for view, events in rounds
    ]
    view, _ = rounds[-1]
    winners = {score.seat for score in view.scores if score.place(view.scores) == 1}
    totals = {score.seat: score.total for score in view.scores}
    cities = tuple(
        replace(city, plays=seat in winners, leads=seat in winners, points=totals.get(seat, city.points))
        for seat, city in enumerate(frames[-1].cities)
    )
    best = ", ".join(cities[seat].name for seat in sorted(winners))
    title = language("picture-wins-title", names=best, count=len(winners)) if winners else ""
    return FilmPicture((*frames, FilmFrame(language("picture-film-end"), title, cities)))


def lesson_picture(view: View, step: int, steps: int, language: Language) -> LessonPicture:
    """Make a page of the lesson: the round as the learner sees it."""
    stations = (
        Station(
            rank,
            language.find(f"picture-lesson-{rank.character.id}") or "",
            own=rank.character.id in view.characters,
        )
        for rank in ranks_of(view, language)
    )
    return LessonPicture(
        language("picture-lesson-title", last=max(RANK[each] for each in view.cast)),
        f"{step} / {steps}",
        language("picture-lesson-own"),
        tuple(stations),
    )


def lobby_picture(
    names: Sequence[str],
    host: int,
    computers: Sequence[bool],
    preview: Preview,
    language: Language,
) -> LobbyPicture:
    """Make a poster of a lobby: the names of its players in their order, and the game that they would play.

    `host` is the seat of the host, -1 if the host doesn't sit there.
    """
    unnamed = [language("player-unnamed", number=seat + 1) for seat in range(len(names))]
    seats = [
        LobbySeat(plain(name) or unnamed[seat], unnamed[seat], seat == host, computer)
        for seat, (name, computer) in enumerate(zip(names, computers, strict=True))
    ]
    most = preview.most
    shown = max(len(seats), min(most, max(len(seats) + 1, preview.seats, _FREE)))
    size = preview.rules.size_for(preview.seats)
    return LobbyPicture(
        language("picture-lobby-title"),
        language("picture-lobby-players", fewest=2, most=most),
        language("picture-lobby-line", districts=size),
        language("picture-lobby-note", taken=len(seats), most=most),
        language("picture-lobby-host"),
        language("picture-lobby-free"),
        tuple(character_of(each, language) for each in sorted(preview.cast, key=by_rank)),
        (*seats, *[LobbySeat()] * (shown - len(seats))),
    )
