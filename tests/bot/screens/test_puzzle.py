"""The screen of the day's puzzle: a phone shows all of it, and the answer gives reasons."""

from dataclasses import replace

import pytest

from ai.level import Prospect, WeighedAnswer
from bot.pictures.why import WhyPicture
from bot.review.past_choices import SUPPLY, puzzle_model, read_puzzles
from bot.screens.answers import labelled, named
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.puzzle import RESULT_LINES, PuzzleModel, puzzle_picture, puzzle_screen, shared_screen
from bot.screens.spoken_panel import table_and_panel
from bot.tables.person import Person
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.districts import DISTRICTS
from storage.play.daily import PuzzleStanding
from tests.bot.screens.build import decision, labels, panel, text, view
from tests.bot.screens.build import named as named_players
from tests.screens.fold import ends_with_answers, estimate

say = Language()
BY = Person(7, "Ada", 1, say, manager=False)
PUZZLES = read_puzzles(SUPPLY)
SPOILERS = ("Assassin", "Thief", "Magician", "to win")
LANGUAGES = ["en", "pl", "cs", "uk", "ro"]


def asked(number: int = 0) -> PuzzleModel:
    return puzzle_model(PUZZLES[number], 142, BY, PuzzleStanding("", {}))


def answered(*candidates: WeighedAnswer, chosen: int, **counts: int) -> PuzzleModel:
    """Return an answered puzzle. Its first options have these results; `chosen` is the chosen one."""
    model = asked()
    options = [each.option for each in model.candidates]
    worth = tuple(each._replace(option=option) for each, option in zip(candidates, options, strict=False))
    people = {options[int(place[1:])]: count for place, count in counts.items()}
    return replace(model, candidates=worth, standing=PuzzleStanding(options[chosen], people, 3))


def candidate(chance: float, lead: float = 0.0, **suffered: float) -> WeighedAnswer:
    return WeighedAnswer("", 300, 0.0, Prospect(lead, chance), tuple(suffered.items()))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_phone_shows_a_puzzle_whole_with_its_answers_at_the_bottom(locale: str) -> None:
    language = Language(locale)
    for number in range(len(PUZZLES)):
        model = asked(number)
        picture = puzzle_picture(model, language)
        screen = puzzle_screen(model, language, picture)
        assert estimate(screen.to_components(), {picture.file_name: picture}) <= PANEL_HEIGHT
        assert ends_with_answers(screen.to_components())


@pytest.mark.parametrize("locale", LANGUAGES)
def test_so_it_does_with_the_answer(locale: str) -> None:
    language = Language(locale)
    for number in range(len(PUZZLES)):
        model = asked(number)
        counts = {each.option: 7 for each in model.candidates}
        model = replace(model, standing=PuzzleStanding(model.candidates[-1].option, counts, 3))
        picture = puzzle_picture(model, language)
        screen = puzzle_screen(model, language, picture)
        assert estimate(screen.to_components(), {picture.file_name: picture}) <= PANEL_HEIGHT
        assert isinstance(picture, WhyPicture)
        whole = 2 * len(model.candidates) + len(model.panel.players) <= RESULT_LINES
        assert len(picture.seats) == (len(model.panel.players) if whole else 2)


def test_a_puzzle_is_drawn_as_a_panel_with_all_that_is_known() -> None:
    for number in range(len(PUZZLES)):
        model = asked(number)
        picture = puzzle_picture(model, say)
        told = picture.alt_text(say)
        # A description that would be too long leaves the others out. People who listen get the whole text.
        read = told + table_and_panel(model.panel, say)
        assert all(player.name in read for player in model.panel.players if player.computer)
        held = [say(f"district-{card.card}") for card in model.panel.view.hand if card.card in DISTRICTS]
        assert all(name in told + text(puzzle_screen(model, say, picture)) for name in held)


def test_without_a_picture_its_facts_stand_in_the_text() -> None:
    model = asked()
    told = text(puzzle_screen(model, say))
    others = [each for each in model.panel.players if each.computer]
    assert all(player.name in told for player in others)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_says_what_is_asked_and_that_one_answer_counts(locale: str) -> None:
    language = Language(locale)
    for number in range(len(PUZZLES)):
        model = asked(number)
        told = text(puzzle_screen(model, language, puzzle_picture(model, language)))
        assert language("puzzle-task", number=142) in told


def test_the_answer_names_the_best_choice_and_the_own_one() -> None:
    for chosen, solved in ((0, "yes"), (1, "no")):
        model = answered(candidate(0.6), candidate(0.3), chosen=chosen)
        names = named(model.panel, Wording.of(model.panel, say))
        best, yours = (names[each] for each in (model.best.option, model.standing.chosen))
        verdict = say("puzzle-verdict", solved=solved, best=best, yours=yours, days=3)
        assert verdict in text(puzzle_screen(model, say))


def test_before_an_answer_nothing_is_told_of_those_of_others() -> None:
    told = text(puzzle_screen(asked(), say))
    assert "%" not in told
    assert "✅" not in told


def test_the_answer_tells_the_worth_of_each_option_and_who_chose_it() -> None:
    model = answered(candidate(0.6), candidate(0.3), chosen=1, _0=1, _1=3)
    told, best = (
        text(puzzle_screen(model, say)),
        named(model.panel, Wording.of(model.panel, say))[model.best.option],
    )
    for wins, part in ((60, 25), (30, 75)):
        row = say("picture-why-wins", label="", wins=wins, least=wins - 6, most=wins + 6)
        assert row in told.replace("\\", "")
        assert say("picture-why-share", share=say("picture-why-percent", share=part)) in told
    assert say("puzzle-verdict", solved="no", best=best, yours="|").split("|")[0] in told


def test_why_is_what_others_do_or_else_wins() -> None:
    robbed = candidate(0.3, stole=0.8, killed=0.2)
    deed = text(puzzle_screen(answered(candidate(0.6, stole=0.1), robbed, chosen=0), say))
    for part, often in ((80, "often"), (10, "rarely")):
        assert say("fact-share", what=say("suffered-stole"), part=part, often=often) in deed
    model = answered(candidate(0.6, 2.0), candidate(0.3, -1.5), chosen=0)
    # The picture has the same figures, and no points.
    told = say("puzzle-why-wins", solved="yes", wins=60, less=30, points=4)
    screen = puzzle_screen(model, say)
    assert told in text(screen)
    assert say("button-daily") in labels(screen)


def test_a_player_who_is_an_answer_is_named_with_the_deed() -> None:
    model = panel(
        decision("swap-hands", ("seat:1", "seat:2")),
        players=named_players("Ada", "Bo", "Cy"),
        view=view(3, seat=0),
    )
    names = named(model, Wording.of(model, say))
    assert names["seat:1"].replace("\\", "") == say("line-use-swap-hands", name="Bo")


def test_the_deed_that_all_answers_share_is_named_once() -> None:
    asked_for_a_player = (n for n, each in enumerate(PUZZLES) if each.best.startswith("seat:"))
    missed = (
        replace(model, standing=PuzzleStanding(model.candidates[-1].option, {}, 3))
        for model in map(asked, asked_for_a_player)
    )
    model = next(each for each in missed if not each.solved)
    wording = Wording.of(model.panel, say)
    best, yours = model.best.option, labelled(model.panel, wording)[model.standing.chosen]
    facts = {"best": named(model.panel, wording)[best], "yours": escaped(yours), "days": 3}
    told = text(puzzle_screen(model, say))
    assert say("puzzle-verdict", solved="no", **facts) in told
    assert told.replace("\\", "").count(say("line-use-swap-hands", name="|").split("|")[0]) == 1


@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize(
    "other",
    [
        # 60 ± 6 % and 50 ± 6 % overlap.
        candidate(0.5, 1.5),
        # So do 40 ± 16 % and 20 ± 5 % of the games.
        candidate(0.55, -1.5, stole=0.4)._replace(worlds=40),
    ],
)
def test_options_that_the_margins_do_not_tell_apart_are_equally_good_and_solve_it(
    other: WeighedAnswer, chosen: int
) -> None:
    model = answered(candidate(0.6, 2.0, stole=0.2), other, chosen=chosen)
    names = named(model.panel, Wording.of(model.panel, say))
    best, second = (f"**{names[each.option]}**" for each in model.candidates[:2])
    told = text(puzzle_screen(model, say))
    assert say("puzzle-equal", names=together(say, [best, second]), days=3) in told
    assert "💡" not in told
    assert model.solved
    assert why_rows(model) == [(False, True), (False, True)]


def why_rows(model: PuzzleModel) -> list[tuple[bool, bool]]:
    """Return for each row of the picture whether it is called the best, and whether it is framed as equal."""
    picture = puzzle_picture(model, say)
    assert isinstance(picture, WhyPicture)
    return [(row.best, row.level) for row in picture.rows]


def test_where_the_text_gives_a_reason_for_the_best_the_picture_calls_nothing_equal() -> None:
    # The wins of 60 ± 6 % and 50 ± 6 % overlap, but the thief tells the two apart.
    model = answered(candidate(0.6, stole=0.1), candidate(0.5, stole=0.8), chosen=0)
    assert why_rows(model) == [(True, False), (False, False)]


def test_the_shared_line_spoils_nothing() -> None:
    model = answered(candidate(0.6), candidate(0.3), chosen=0, _0=1)
    told = shared_screen(model, "Ada_", say)
    assert say("puzzle-shared", name="Ada\\_", number=142, solved="yes", streak=3) in text(told)
    assert labels(told) == [say("button-puzzle")]
    assert not [each for each in SPOILERS if each in text(told)]
