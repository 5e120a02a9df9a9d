"""The lesson: the engine accepts it, its sentences are short and true, and every click leads somewhere."""

from dataclasses import replace

import pytest
from discord import ButtonStyle, ComponentType

from bot.lesson.first_lesson import CITY, LESSON_OPTIONS, LESSON_SEATS, SCRIPT, SEED, first_lesson
from bot.lesson.lesson import (
    LEARNER,
    Lesson,
    LessonMoment,
    LessonQuestion,
    Others,
    Scene,
    ScriptError,
    lesson_model,
)
from bot.pictures.first_steps import EXAMPLE, ExamplePicture, FirstThingsPicture
from bot.pictures.lesson import FirstCityPicture, LessonPicture
from bot.screens.lesson import lesson_pictured, lesson_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.words.language import Language, locales
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.characters.powers import paid_for
from engine.events import Stole
from engine.game import Game
from engine.offers import brings
from tests.bot.screens.build import components, everything
from tests.limits import check
from tests.screens.fold import estimate

SAY = Language()
BY = Person(101, "Ada", 1, SAY, manager=False)
MOMENTS = first_lesson().moments
NAMES = [moment.ask.name for moment in MOMENTS]
LONGEST = 200
FACTS = {
    "size": 7,
    "effect": "",
    **{
        word: f"🤖 **{SAY('computer-name', number=seat)}**"
        for seat, word in enumerate(("first", "second", "third"), 1)
    },
}
MOST_CLICKS = 12
ANSWERS = ("cit:answer:learning:", "cit:line:learning:", "cit:menu:learning:")


def named(name: str) -> LessonMoment:
    return MOMENTS[NAMES.index(name)]


def screen(moment: LessonMoment, wrong: str = "", *, server: bool = True) -> str:
    return everything(
        lesson_screen(replace(lesson_model(first_lesson(), moment, BY, wrong), server=server), SAY)
    )


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: each.ask.name)
def test_each_wrong_button_changes_the_screen(moment: LessonMoment) -> None:
    """Somebody who presses several in turn sees that each click counted."""
    if moment.decision is None or not moment.ask.pick:
        return
    wrong = [each for each in moment.decision.options if each != moment.ask.pick]
    assert len({screen(moment, each) for each in wrong}) == len(wrong)


# The script


def test_the_engine_plays_along_in_nine_steps_and_few_clicks() -> None:
    assert first_lesson().steps == 9
    assert len(MOMENTS) - 1 <= MOST_CLICKS
    assert [moment.step for moment in MOMENTS[:-1]] == sorted(moment.step for moment in MOMENTS[:-1])
    assert {moment.step for moment in MOMENTS[:-1]} == set(range(1, 10))
    assert len({moment.tag for moment in MOMENTS}) == len(MOMENTS)
    assert MOMENTS[-1].game.over


def test_it_is_the_same_every_time() -> None:
    again = Lesson(SCRIPT)
    assert [(each.ask, each.step, each.tag, each.news) for each in again.moments] == [
        (each.ask, each.step, each.tag, each.news) for each in MOMENTS
    ]


def test_the_learner_is_told_what_one_seat_may_know() -> None:
    """The first scene is a whole deal. Its reader knows no other hand and no other character."""
    for moment in MOMENTS:
        if moment.game.over:
            continue
        text = screen(moment)
        hands = [seat.hand for number, seat in enumerate(moment.game.seats) if number != LEARNER]
        own = {card.card for card in moment.game.view(LEARNER).hand}
        cities = {each.card for seat in moment.game.seats for each in seat.city}
        for card in {card for hand in hands for card in hand} - own - cities:
            assert SAY(f"district-{card}") not in text, (moment.ask.name, card)


@pytest.mark.parametrize(
    "beats",
    [
        (LessonQuestion("role", "pick-character"),),
        (Others(("character:king",)),),
        (Others(("character:thief",)), LessonQuestion("wait")),
        (Others(("character:thief",)), LessonQuestion("role", "turn")),
        (Others(("character:thief",)), LessonQuestion("role", "pick-character", "character:thief")),
        (
            Others(("character:thief",)),
            LessonQuestion("role", "pick-character"),
            Others(("character:bishop",)),
        ),
        (Others(("back",)),),
    ],
)
def test_a_script_that_the_engine_does_not_follow_is_noticed(
    beats: tuple[LessonQuestion | Others, ...],
) -> None:
    with pytest.raises(ScriptError):
        Lesson([Scene(lambda: Game.new(LESSON_OPTIONS, LESSON_SEATS, SEED), beats)])


def test_its_sentences_are_true() -> None:
    """They name gold and points, so they must change with the deal or a rule."""
    view = named("gather").game.view(LEARNER)
    assert [view.seats[LEARNER].gold, len(view.hand)] == [2, 4]
    costs = {each: DISTRICTS[each].cost or 0 for each in ("tavern", "church", "harbor", "monastery")}
    assert {card.card for card in view.hand} == set(costs)
    assert max(costs.values()) == costs["harbor"] == named("build").game.seats[LEARNER].gold
    answered = [call.seat >= 0 for call in named("gather").game.state.calls]
    assert (len(answered), answered.count(False)) == (5, 2)
    (stole,) = (each for each in named("robbed").news if isinstance(each, Stole))
    assert (stole.target, stole.gold) == (LEARNER, 3)
    robbed = named("robbed").game
    assert robbed.seats[LEARNER].gold == 0
    green = [each.card for each in robbed.seats[LEARNER].city if DISTRICTS[each.card].kind == "trade"]
    assert len(green) == brings(robbed, named("robbed").ask.pick).gold == 2
    rounds = [named(each).game.state.round for each in ("build", "robbed", "assassin", "crown", "score")]
    assert rounds == [1, 3, 5, 9, 9]
    # The income and the kill concern the character of the green districts.
    assert named("assassin").ask.pick == f"character:{robbed.view(LEARNER).characters[0]}"
    rival = named("assassin").game.seats[2]
    assert rival.gold == 7
    assert {DISTRICTS[each.card].kind for each in rival.city} == {"trade"}
    assert named("crown").game.state.crown == LEARNER
    # With the gathered gold, the Bishop's income pays for the Castle.
    city = [DISTRICTS[each].kind for each in CITY]
    crowned = named("crown").decision
    assert crowned
    assert named("crown").game.seats[LEARNER].gold == 0
    income = {each: city.count(paid_for(each.partition(":")[2]) or "") for each in crowned.options}
    assert [each for each, gold in income.items() if gold >= 2] == [named("crown").ask.pick]
    assert "character:merchant" not in crowned.options
    assert 2 + income[named("crown").ask.pick] == DISTRICTS["castle"].cost
    best = MOMENTS[-1].game.state.scores[0]
    assert best.seat == LEARNER
    assert {("five-types", 3), ("first-completed", 4)} <= set(best.lines)
    assert (DISTRICTS["castle"].cost, DISTRICTS["temple"].cost) == (4, 1)
    # Of the five types, the city lacks only that of the Castle.
    standing = {DISTRICTS[each.card].kind for each in named("score").game.seats[LEARNER].city}
    assert set(DISTRICT_KINDS) - standing == {DISTRICTS["castle"].kind} == {"noble"}
    first = lesson_pictured(lesson_model(first_lesson(), named("goal"), BY), SAY)
    assert isinstance(first, FirstThingsPicture)
    assert (first.gold, first.slots, len(first.cards)) == (2, 7, 4)
    road = lesson_pictured(lesson_model(first_lesson(), named("wait"), BY), SAY)
    assert isinstance(road, LessonPicture)
    assert len(road.stations) == 8
    grey = [each.tag for each in road.stations if each.tag != SAY("picture-lesson-own")]
    assert sorted(filter(None, grey)) == sorted(
        SAY(f"picture-state-{each.rank.state}")
        for each in road.stations
        if each.rank.state in ("nobody", "out")
    )
    assert SAY("picture-state-out") in grey


# Its words


@pytest.mark.parametrize("locale", locales())
def test_the_last_question_teaches_what_the_fifth_colour_scores(locale: str) -> None:
    language = Language(locale)
    assert language("mark-noble") in language("learn-score")
    assert all({"3", "4"} <= set(language(key)) for key in ("learn-score", "learn-score.build-temple"))


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_every_moment_has_words_short_enough(moment: LessonMoment) -> None:
    name = f"learn-{moment.ask.name}"
    for key in (name, *(f"{name}.{part}" for part in SAY.parts(name))):
        text = SAY.find(key, **FACTS)
        assert text
        assert len(text) <= LONGEST, key
    if not moment.ask.kind and moment is not MOMENTS[-1]:
        assert SAY.find(f"{name}.button")


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_every_answer_leads_on_or_says_why_not(moment: LessonMoment) -> None:
    decision, lesson = moment.decision, first_lesson()
    if decision is None:
        return
    following = MOMENTS[MOMENTS.index(moment) + 1]
    leading = 0
    for index, option in enumerate(decision.options):
        after, wrong = lesson.answered(moment.tag, (index,))
        leading += after is following
        if after is moment:
            assert wrong == option
            name = f"learn-{moment.ask.name}"
            effect = {"effect": SAY.find(f"effect-{option.removeprefix('character:')}") or ""}
            own = SAY.find(f"{name}.{option.replace(':', '-')}", **FACTS) or SAY.find(
                f"{name}.wrong", **effect
            )
            assert own
            assert own in screen(moment, wrong)
    assert leading == (1 if moment.ask.pick else len(decision.options))


def test_no_explanation_is_of_an_answer_that_nobody_can_give() -> None:
    for moment in MOMENTS:
        options = moment.decision.options if moment.decision else ()
        known = {"button", "wrong", *(option.replace(":", "-") for option in options)}
        assert set(SAY.parts(f"learn-{moment.ask.name}")) <= known
        right = moment.ask.pick.replace(":", "-")
        assert right not in SAY.parts(f"learn-{moment.ask.name}") or not right


# Clicks


def test_reading_leads_on_with_whatever_is_pressed() -> None:
    assert first_lesson().answered(named("goal").tag, (0,)) == (named("role"), "")
    end = MOMENTS[-1]
    assert first_lesson().answered(end.tag, (0,)) == (end, "")


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_a_line_leads_as_far_as_its_answers_are_right(moment: LessonMoment) -> None:
    for line in lesson_model(first_lesson(), moment, BY).panel.lines:
        number = MOMENTS.index(moment)
        wrong = ""
        for pick, asked in zip(line.picks, line.asked, strict=True):
            if MOMENTS[number].decision != asked:
                break
            wrong = pick if MOMENTS[number].ask.pick not in ("", pick) else ""
            if wrong:
                break
            number += 1
        assert number > MOMENTS.index(moment) or wrong == line.picks[0]
        first, *then = line.indexes
        assert first_lesson().answered(moment.tag, (first,), tuple(then)) == (MOMENTS[number], wrong)


@pytest.mark.parametrize("locale", locales())
def test_a_kill_is_four_faces_and_an_example_and_a_wrong_face_turns_grey(locale: str) -> None:
    say, moment = Language(locale), named("assassin")
    assert moment.decision is not None
    for wrong in ("", *(each for each in moment.decision.options if each != moment.ask.pick)):
        model = lesson_model(first_lesson(), moment, replace(BY, language=say), wrong=wrong)
        picture = lesson_pictured(model, say)
        view = lesson_screen(model, say, picture)
        assert isinstance(picture, ExamplePicture)
        assert all(say(f"picture-example-{event}") in picture.alt_text(say) for event in EXAMPLE.values())
        faces = [each for each in components(view) if "custom_id" in each]
        assert all(each["type"] == ComponentType.button.value for each in faces)
        grey = [each["style"] == ButtonStyle.secondary.value for each in faces]
        assert grey == [option == wrong for option in moment.decision.options]
        assert estimate(view.to_components(), {picture.file_name: picture}) <= PANEL_HEIGHT


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_the_only_answer_that_leads_on_is_green_and_the_others_are_grey(moment: LessonMoment) -> None:
    if moment.decision is None or not (moment.ask.pick and moment.ask.told):
        return
    model = lesson_model(first_lesson(), moment, BY)
    view = lesson_screen(model, SAY, lesson_pictured(model, SAY))
    answers = [each for each in components(view) if str(each.get("custom_id", "")).startswith(ANSWERS)]
    styles = {each["custom_id"]: each["style"] for each in answers if "style" in each}
    right = moment.decision.options.index(moment.ask.pick)
    green = [each for each, style in styles.items() if style == ButtonStyle.success.value]
    assert green == [f"cit:answer:learning:{moment.tag}:{right}"]
    if moment.ask.name == "gather":
        assert len(answers) == 2
    assert set(styles.values()) <= {ButtonStyle.success.value, ButtonStyle.secondary.value}


@pytest.mark.parametrize("locale", locales())
def test_a_wrong_answer_leaves_the_picture_as_it_is(locale: str) -> None:
    say = Language(locale)
    for moment in MOMENTS:
        if moment.decision is None or not moment.ask.pick:
            continue
        wrong = [each for each in moment.decision.options if each != moment.ask.pick]
        models = [
            lesson_model(first_lesson(), moment, replace(BY, language=say), wrong=each)
            for each in ("", *wrong)
        ]
        assert len({lesson_pictured(each, say).height for each in models}) == 1, moment.ask.name


def test_each_step_says_its_round_and_who_the_learner_is() -> None:
    facts = {"step": 4, "steps": 9, "round": 1, "character": SAY("character-bishop")}
    assert SAY("learn-step", **facts) in screen(named("gather"))
    assert SAY("learn-built") in screen(named("robbed"))
    # The chosen character is the one of the next step.
    chosen, played = (named(each).game.view(LEARNER) for each in ("crown", "score"))
    assert f"character:{played.characters[0]}" == named("crown").ask.pick
    # The round is the same.
    assert (played.round, played.face_up) == (chosen.round, chosen.face_up)


@pytest.mark.parametrize("locale", locales())
def test_the_first_picture_has_the_numbers_of_the_sentences(locale: str) -> None:
    say = Language(locale)
    model = lesson_model(first_lesson(), named("goal"), replace(BY, language=say))
    picture = lesson_pictured(model, say)
    view = lesson_screen(model, say, picture)
    assert estimate(view.to_components(), {picture.file_name: picture}) <= PANEL_HEIGHT
    told, told_alone = everything(view), picture.alt_text(say)
    assert all(number in told for number in "①②③")
    assert all(f"{number}. " in told_alone for number in (1, 2, 3))
    for card in model.panel.view.hand:
        assert say(f"district-{card.card}") in told_alone


@pytest.mark.parametrize("locale", locales())
def test_the_income_by_colour_is_taught_and_its_gold_told(locale: str) -> None:
    say = Language(locale)
    models = {
        name: lesson_model(first_lesson(), named(name), replace(BY, language=say))
        for name in ("robbed", "assassin")
    }
    told = {name: everything(lesson_screen(model, say)) for name, model in models.items()}
    assert say("learn-paid") in told["assassin"]
    assert say("learn-paid") not in told["robbed"]
    assert say("mark-trade") in say("learn-robbed")
    # The learner knows which character each colour has before guessing by it.
    assert say("learn-colours") in told["robbed"]
    assert all(say(f"mark-{kind}") in say("learn-colours") for kind in ("noble", "religious", "military"))


def test_the_step_after_the_kill_tells_what_came_of_it() -> None:
    told = screen(named("crown"))
    holder = next(
        seat for seat, each in enumerate(named("assassin").game.seats) if "merchant" in each.characters
    )
    name = f"🤖 **{SAY('computer-name', number=holder)}**"
    assert SAY("learn-fell", character=SAY("character-merchant"), name=name) in told
    fell = SAY("learn-fell", character="|", name="|").split("|")[1]
    assert fell in told
    assert fell not in screen(named("score"))


def test_who_came_before_is_answered_where_the_step_before_asked_it() -> None:
    game = named("gather").game
    told = screen(named("gather"))
    for call in game.state.calls[:-1]:
        assert SAY(f"character-{call.character}") in told
    assert {call.character for call in game.state.calls if call.seat < 0} == {"assassin", "king"}
    before = SAY("learn-before", who="|").partition("|")[2]
    assert before in told
    assert before not in screen(named("build"))


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_each_step_is_no_higher_than_a_phone_and_shows_the_table(moment: LessonMoment) -> None:
    model = lesson_model(first_lesson(), moment, BY)
    picture = lesson_pictured(model, SAY)
    view = lesson_screen(model, SAY, picture)
    assert check(view) == []
    assert estimate(view.to_components(), {picture.file_name: picture}) <= PANEL_HEIGHT
    if moment.decision:
        lines = picture.seats if isinstance(picture, ExamplePicture) else getattr(picture, "lines", ())
        assert len(lines) == LESSON_SEATS


def test_the_end_is_the_first_city_with_eight_badges() -> None:
    model = lesson_model(first_lesson(), MOMENTS[-1], BY)
    picture = lesson_pictured(model, SAY)
    assert isinstance(picture, FirstCityPicture)
    assert len(picture.badges) == 8
    assert SAY("picture-first-city.text", points=25, ahead=10) in picture.alt_text(SAY)
    green = [each for each in components(lesson_screen(model, SAY, picture)) if each.get("style") == 3]
    assert [each["label"] for each in green] == [SAY("button-learn-play")]


@pytest.mark.parametrize("indexes", [None, (), (99,), (0, 99)])
def test_an_unknown_option_is_refused(indexes: tuple[int, ...] | None) -> None:
    with pytest.raises(RefusedError, match="error-unknown-option"):
        first_lesson().answered(named("gather").tag, indexes)


def test_a_click_of_another_lesson_is_refused() -> None:
    with pytest.raises(RefusedError, match="error-lesson-changed"):
        first_lesson().answered("0" * 16, (0,))


def test_a_learner_goes_on_where_they_were() -> None:
    lesson = first_lesson()
    assert lesson.resumed("build") is named("build")
    for name in ("", "no such step", "end"):
        assert lesson.resumed(name) is lesson.first


# The screen


@pytest.mark.parametrize("moment", MOMENTS, ids=NAMES)
def test_it_is_the_panel_with_a_sentence_for_its_question(moment: LessonMoment) -> None:
    model = lesson_model(first_lesson(), moment, BY)
    view = lesson_screen(model, SAY)
    assert check(view) == []
    controls = [each["custom_id"] for each in components(view) if "custom_id" in each]
    if moment.decision:
        answered = {each.split(":")[4].split("-")[0] for each in controls if each.startswith(ANSWERS)}
        listed = {
            each["value"].split("-")[0]
            for each in (each for menu in components(view) for each in menu.get("options", ()))
        }
        assert answered | listed >= {str(index) for index in range(len(moment.decision.options))}
    # Controls that need no stored game.
    onward = ("cit:new", "cit:solo:start:", "cit:daily:open")
    assert all(each.startswith((*ANSWERS, "cit:learn:", *onward)) for each in controls)
    # A screen with a question has no other controls.
    assert ("cit:learn:anew" in controls) == (moment.decision is None and moment is not first_lesson().first)
    assert ("cit:new" in controls) == (moment is MOMENTS[-1])


def test_the_end_says_what_to_do_where_one_is() -> None:
    here, elsewhere = screen(MOMENTS[-1]), screen(MOMENTS[-1], server=False)
    assert SAY("button-learn-play") in here
    assert SAY("button-learn-play") in elsewhere
    assert SAY("button-learn-friends") in here
    assert SAY("button-learn-friends") not in elsewhere
    for score in MOMENTS[-1].game.state.scores:
        assert str(score.total) in here


def test_the_lesson_has_no_time_of_day() -> None:
    for moment in MOMENTS:
        assert "<t:" not in screen(moment), moment.ask.name
