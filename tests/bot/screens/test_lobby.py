"""The lobby."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.content import lobby_pictures
from bot.screens.lobby import LobbyReader, details_screen, lobby_screen
from bot.view_models.lobby import CastOffer, LobbyModel
from bot.wording.problems import hindrance_text
from bot.words.language import Language, locales
from engine.setup.changes import ready_sets
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.fresh_casts import FreshCast
from engine.setup.plan import Plan
from engine.setup.preview import CastRemark, preview
from engine.setup.sets import FIRST_GAME
from storage.pace import LIVE, SLOW_PACE
from storage.parts import NOBODY, Chosen
from storage.values import Player
from tests.bot.screens.build import button, components, end, labels, lobby, named, players, text
from tests.house import SELECT
from tests.limits import check
from tests.screens.fold import BUTTON, GAP, row_height

say = Language()
AGENTS = ReadySet("cunning_agents")


def test_it_tells_who_sits_and_who_is_the_host() -> None:
    told = text(
        lobby_screen(lobby(players=(*named("Anna", "Bob"), Player(None, "Agnes", "computer-1"))), say)
    )
    assert say("lobby-players", count=3) in told
    assert say("lobby-player", number=1, name="**Anna**", host="yes", waiting="no") in told
    assert say("lobby-player", number=2, name="**Bob**", host="no", waiting="yes") in told
    assert "3. 🤖 **Agnes**" in told


def details(model: LobbyModel) -> str:
    return text(details_screen(model, say))


def test_it_tells_the_cards_and_for_how_many() -> None:
    told = details(lobby())
    assert say("setting-names", edition=say("edition-2016"), cards=say("set-first_game")) in told
    assert "1 Assassin · 2 Thief" in told
    assert all(say(f"district-{card}") in told for card in FIRST_GAME.uniques)
    # The fingerprint has its own page.
    assert "c0" * 32 not in told
    assert say("button-fair-now") in labels(details_screen(lobby(), say))
    made = say("lobby-details-made", when="<t:7:R>")
    assert made in text(details_screen(lobby(), say, now=7))
    assert made not in text(details_screen(lobby(status="started"), say, now=7))
    assert say("setting-counts", numbers=say("numbers-to", first=2, last=8)) in told
    assert say("setting-size", size=8) in told


def test_it_says_in_its_picture_and_its_details_whether_the_game_is_rated() -> None:
    rated, alone = lobby(rated=True), lobby()
    for model in (rated, alone):
        (picture,) = lobby_pictures(model, say)
        assert (say("lobby-rated") in picture.alt_text(say)) == model.rated
        assert (say("lobby-rated") in text(lobby_screen(model, say))) == model.rated
    assert say("lobby-counts", state="rated") in details(rated)
    assert say("lobby-counts", state="people") in details(alone)
    assert say("advice-lobby") in details(lobby(chosen=Chosen(advice=True)))
    assert "📈" not in details(lobby(status="started"))


@pytest.mark.parametrize(
    ("changes", "seats", "told"),
    [
        ({"edition": "deluxe", "action_cards": True}, 4, say("rule-action_cards-true")),
        ({"short": True}, 4, say("setting-size", size=6)),
        ({"short": True}, 4, say("extra-short")),
        ({"tie_break": "district-values"}, 4, say("rule-tie_break-district-values")),
        ({}, 8, say("note-ninth-joins", seats=8, character="Queen")),
        ({"nine": True}, 2, say("note-no-ninth", seats=2)),
        ({"cards": AGENTS}, 2, say("note-replaced", seats=2, instead="King", character="Emperor")),
        ({"cards": AGENTS}, 2, say("setting-choosable", names="Patrician")),
        ({}, 3, say("note-ninth-joins", seats=3, character="Artist")),
        ({"nine": True}, 3, say("note-replaced", seats=3, instead="Artist", character="Queen")),
        ({"edition": "classic"}, 4, "Keep ×2"),
        ({"edition": "classic-czech"}, 4, say("setting-counts", numbers=say("numbers-to", first=2, last=7))),
    ],
)
def test_unusual_rules_are_told(changes: dict[str, Any], seats: int, told: str) -> None:
    assert told in details(lobby(preview=preview(Plan(**changes), seats)))


def test_usual_rules_are_not_told() -> None:
    told = details(lobby())
    ties = (say(f"rule-tie_break-{each}") for each in ("held-rank", "values-then-gold", "district-values"))
    unusual = (say("extra-actions"), say("extra-short"), *ties, "ℹ️", "⚠️")
    assert [word for word in unusual if word in told] == []


def test_people_read_before_they_join_a_slow_game_where_it_asks_them() -> None:
    for pace, status, told in (
        (SLOW_PACE, "open", True),
        (SLOW_PACE, "started", False),
        (LIVE, "open", False),
    ):
        shown = text(lobby_screen(lobby(chosen=Chosen(pace=pace), status=status), say))
        assert (say("pace-slow-calls") in shown) == told


def test_it_says_for_how_many_it_speaks_where_that_is_not_how_many_sit() -> None:
    alone = lobby(players=named("Anna"), preview=preview(Plan(cards=AGENTS), 4), assumed=True)
    told = details(alone)
    assert say("options-for-assumed", count=4) in told
    assert "4 Emperor" in told
    assert say("options-for-expected", count=4, taken=1) in details(replace(alone, assumed=False))
    assert "👥" not in details(lobby())
    # An old lobby is a finished page.
    for status in ("started", "closed"):
        assert "👥" not in details(replace(alone, status=status))


def test_fewer_players_than_expected_read_their_own_game() -> None:
    plan = Plan(cards=AGENTS)
    fewer = lobby(players=ready("Anna", "Bob"), preview=preview(plan, 8), at_once=preview(plan, 2))
    without = say("numbers-and", first="Emperor", last="Tax Collector")
    changes = (
        say("lobby-now-size", size=8),
        say("lobby-now-with", names="King"),
        say("lobby-now-without", names=without),
    )
    line = say("lobby-now", seats=2, changes=" ".join(changes))
    assert line in details(fewer)
    assert line in text(lobby_screen(fewer, say))
    # While the table waits for people, only its details say so.
    for waiting in (lobby().players, ready("Anna", "Bob")[:1] + named("Anna", "Cyd")[1:]):
        assert line in details(replace(fewer, players=waiting))
        assert line not in text(lobby_screen(replace(fewer, players=waiting), say))
    assert line not in text(lobby_screen(replace(fewer, at=1_767_226_200), say))
    assert say("button-start-with", count=len(fewer.players)) in labels(lobby_screen(fewer, say))
    same = lobby(preview=preview(Plan(), 6), at_once=preview(Plan(), 5))
    assert "ℹ️" not in details(same)
    for other in ({"status": "started"}, {"hindrances": (CastRemark("alone", {}),)}, {"at_once": None}):
        assert line not in details(replace(fewer, **other))


def test_a_saved_set_is_called_by_its_name() -> None:
    assert "“Ours \\*\\*”" in details(lobby(saved_as="Ours **"))


def ready(*names: str) -> tuple[Player, ...]:
    return tuple(replace(each, ready=True) for each in named(*names))


ALONE = (CastRemark("alone", {}),)


def test_a_lobby_that_can_start_says_so_or_for_how_many_it_waits() -> None:
    three = lobby(players=named("Anna", "Bob", "Carol"))
    facts = {"host": "**Anna**", "add": False, "last": False}
    assert say("lobby-not-ready", count=1, names="**Bob**", **facts) in text(lobby_screen(lobby(), say))
    both = say("numbers-and", first="**Bob**", last="**Carol**")
    assert say("lobby-not-ready", count=2, names=both, **facts) in text(lobby_screen(three, say))
    # Nobody else is missing, so the line says where the two have come from.
    again = say("lobby-not-ready", count=2, names=both, **(facts | {"last": True, "add": True}))
    asked = lobby(players=ready("Anna"), asked=named("Anna", "Bob", "Carol")[1:], hindrances=ALONE)
    assert again in text(lobby_screen(asked, say))
    sure = lobby(players=ready("Anna", "Bob"))
    assert say("lobby-next-ready", host="**Anna**") in text(lobby_screen(sure, say))
    for model in (lobby(), sure):
        assert not button(lobby_screen(model, say), say("button-start")).get("disabled")


def test_two_start_as_two_or_with_computers_in_the_free_seats() -> None:
    few = lobby(players=ready("Anna", "Bob"), filled=4)
    start, fill = (say(f"button-{each}", count=2) for each in ("start-with", "fill-start"))
    assert labels(lobby_screen(few, say))[:3] == [start, say("button-join"), fill]
    # A player who hasn't learnt to play two characters is led to the computers.
    led = replace(few, beginners=True)
    assert labels(lobby_screen(led, say))[:3] == [fill, say("button-join"), start]
    assert (coloured(led, 1), coloured(few, 1)) == ([fill], [start])
    assert say("lobby-next-few", host="**Anna**", count=2) in text(lobby_screen(few, say))
    waiting = replace(few, players=named("Anna", "Bob"))
    assert labels(lobby_screen(waiting, say))[1:4] == [say("button-join"), start, fill]
    for other in (replace(few, people_only=True), replace(few, filled=2)):
        assert fill not in labels(lobby_screen(other, say))
        assert say("button-start") in labels(lobby_screen(other, say))


def test_the_shields_show_who_is_ready_once_two_people_sit() -> None:
    players = (*ready("Anna", "Bob"), named("Anna", "Bob", "Carol")[2], Player(None, "Agnes", "computer-1"))
    (poster,) = lobby_pictures(lobby(players=players), say)
    assert [each.mark for each in poster.seats[:4]] == ["check", "check", "glass", ""]
    (alone,) = lobby_pictures(lobby(players=named("Anna")), say)
    (over,) = lobby_pictures(lobby(players=players, status="started"), say)
    assert {each.mark for each in (*alone.seats, *over.seats)} == {""}


def test_the_free_seats_show_who_would_come_to_a_single_person() -> None:
    alone = lobby(players=named("Anna"), hindrances=(CastRemark("alone", {}),), filled=4)
    (poster,) = lobby_pictures(alone, say)
    names = [say("computer-name", number=number) for number in (1, 2, 3)]
    assert [each.offered for each in poster.seats[1:4]] == [
        say("picture-lobby-offered", name=name) for name in names
    ]
    (several,) = lobby_pictures(lobby(filled=4), say)
    assert not any(each.offered for each in several.seats)
    # Beginners are also led to a game with computers, so its picture shows these.
    (led,) = lobby_pictures(lobby(players=ready("Anna", "Bob"), filled=4, beginners=True), say)
    assert [bool(each.offered) for each in led.seats] == [False, False, True, True]
    assert led.note == say("picture-lobby-note", kept=0, room=0, more=0, taken=2, seats=8)
    # If the next person replaces a computer, there is no other free seat.
    seated = (*ready("Anna", "Bob", "Cyd"), Player(None, "Agnes", "computer-1"))
    replaced = lobby(players=seated, filled=4, gives_way=True, chosen=Chosen(expected=4))
    (poster,) = lobby_pictures(replaced, say)
    assert (len(poster.seats), poster.note) == (
        4,
        say("picture-lobby-note", kept=0, room=1, more=1, taken=4, seats=4),
    )


def coloured(model: LobbyModel, style: int) -> list[str]:
    screen = lobby_screen(model, say)
    return [label for label in labels(screen) if button(screen, label)["style"] == style]


def test_one_button_is_blue_the_next_step_of_the_table() -> None:
    alone = lobby(players=named("Anna"), hindrances=(CastRemark("alone", {}),), filled=4)
    assert say("button-start") not in labels(lobby_screen(alone, say))
    hindered = replace(alone, hindrances=(CastRemark("alone-people", {}),), people_only=True)
    assert button(lobby_screen(hindered, say), say("button-start"))["disabled"]
    sure = lobby(players=ready("Anna", "Bob"))
    full = lobby(players=ready(*"ABCDEFGH"), preview=preview(Plan(), 8))
    for model, blue in (
        # Nobody waits for a single person, whom a guest joins.
        (alone, "button-join"),
        (replace(alone, wanted=8), "button-join"),
        (replace(alone, at=1_767_226_200), "button-join"),
        (hindered, "button-join"),
        (lobby(players=(), hindrances=(CastRemark("nobody", {}),)), "button-join"),
        (
            lobby(hindrances=(CastRemark("cast-size", {"seats": 2, "size": 7, "needed": 8}),)),
            "button-details",
        ),
        (lobby(players=players(3, people=1)), "button-join"),
        (lobby(players=ready("Anna", "Bob"), filled=4, beginners=True), "button-fill-start"),
        (lobby(), "button-ready"),
        (sure, "button-start"),
        (full, "button-start"),
        (replace(full, gives_way=True), "button-start"),
        (replace(sure, at=1_767_226_200), "button-join"),
        (replace(sure, at=1_767_226_200, due=True), "button-start"),
    ):
        assert coloured(model, 1) == [say(blue, count=2)]
        # A host who is the only person starts by the green button.
        startable = not model.at and (model.completes or model.can_start)
        assert bool(coloured(model, 3)) == (model.people == 1 and startable)
    assert coloured(alone, 3) == [say("button-fill-start", count=3)]


def test_it_says_which_cards_are_drawn_or_added() -> None:
    drawn, added = Plan(cards=RandomSet("a draw")), Plan(action_cards=True)
    for plan, key in ((drawn, "set-random.description"), (added, "setting-actions")):
        assert say(key) in text(lobby_screen(lobby(preview=preview(plan, 4)), say))
        assert say(key) not in text(lobby_screen(lobby(), say))


@pytest.mark.parametrize("locale", locales())
def test_a_lobby_has_three_rows_of_buttons_on_a_phone_at_most(locale: str) -> None:
    full = lobby(players=players(8, people=6), preview=preview(Plan(), 8))
    alone = lobby(players=named("Anna"), hindrances=(CastRemark("alone", {}),))
    for model in (lobby(), alone, full):
        rows = [each for each in components(lobby_screen(model, Language(locale))) if each["type"] == 1]
        first, *below = [row_height(row["components"]) for row in rows]
        assert first == BUTTON
        assert len(below) == 1
        assert below[0] <= 2 * BUTTON + GAP


def test_a_host_finds_players_and_leaves_in_the_same_place_however_many_sit_there() -> None:
    alone, several = lobby(players=named("Anna")), lobby()
    assert say("button-find") in labels(lobby_screen(alone, say))
    for model in (alone, several):
        assert say("button-leave") in labels(lobby_screen(model, say))
        assert say("button-leave") not in labels(details_screen(model, say))
    assert say("button-find") in labels(lobby_screen(several, say))
    assert say("button-find") not in labels(lobby_screen(lobby(chosen=Chosen(expected=2)), say))


def test_a_host_who_did_not_open_the_lobby_is_named() -> None:
    told = say("lobby-later-host", host="<@101>")
    assert told not in text(lobby_screen(lobby(), say))
    assert told in text(lobby_screen(lobby(host=101), say))
    assert told not in text(lobby_screen(lobby(host=101, status="started"), say))


def test_the_details_offer_only_what_their_reader_may_do() -> None:
    alone = lobby(players=named("Anna"), filled=4)
    own = {say("button-fill-seats", count=4), say("button-close")}
    assert own <= {*labels(details_screen(alone, say, LobbyReader(host=True)))}
    assert own & {*labels(details_screen(alone, say, LobbyReader(seated=False)))} == set()
    assert own & {*labels(details_screen(alone, say, LobbyReader(manager=True, seated=False)))} == {
        say("button-close")
    }
    computers = lobby(players=(*named("Anna"), Player(None, "Agnes", "computer-1")))
    assert say("button-remove") not in labels(details_screen(computers, say, LobbyReader(seated=False)))


def test_only_the_host_finds_the_options_in_the_details() -> None:
    assert say("form-title") in labels(details_screen(lobby(), say, LobbyReader(host=True)))
    assert say("form-title") not in labels(details_screen(lobby(), say))
    # The tournament sets its tables.
    assert labels(details_screen(lobby(invited=(1, 2)), say, LobbyReader(host=True))) == [
        say("button-rules"),
        say("button-learn"),
        say("button-fair-now"),
    ]


def test_a_poster_shows_the_players_and_the_text_does_not_repeat_them() -> None:
    model = lobby()
    assert say("lobby-players", count=2) not in text(lobby_screen(model, say, lobby_pictures(model, say)))
    assert say("lobby-players", count=2) in text(lobby_screen(model, say))


@pytest.mark.parametrize(
    ("key", "facts", "told"),
    [
        ("alone-people", {}, say("lobby-hindrance-alone-people")),
        ("nobody", {}, say("lobby-hindrance-nobody")),
        (
            "cast-size",
            {"seats": 3, "needed": 9, "size": 8},
            say("lobby-hindrance-cast-size", seats=3, needed=9, size=8),
        ),
        ("something-new", {"thing": "x"}, say("lobby-hindrance-other")),
    ],
)
def test_a_lobby_that_can_t_start_says_why(key: str, facts: dict[str, int | str], told: str) -> None:
    model = lobby(hindrances=(CastRemark(key, facts),))
    screen = lobby_screen(model, say)
    assert told in text(screen)
    assert hindrance_text(model, say) == told
    assert button(screen, say("button-start"))["disabled"]


def test_a_character_that_can_t_play_is_replaced_by_a_button() -> None:
    plan = Plan(cards=OwnChoice(("assassin", "emperor"), ()))
    facts = {"character": "emperor", "fewest": 3, "seats": 2}
    problem = CastRemark("character-seats", facts, ("king", "patrician"))
    screen = lobby_screen(lobby(preview=preview(plan, 2), hindrances=(problem,)), say)
    told = say("lobby-hindrance-character-seats", character="Emperor", fewest=3)
    others = say("setting-instead", names=say("numbers-or", first="King", last="Patrician"))
    assert f"{told} {others}" in text(screen)
    assert (
        button(screen, say("button-instead", name="King"))["custom_id"]
        == "cit:set:abcdefgh:lobby:instead:king"
    )
    assert button(screen, say("button-instead", name="Patrician"))


def test_a_full_lobby_takes_nobody() -> None:
    czech = preview(Plan(edition="classic-czech"), 7)
    screen = lobby_screen(lobby(players=named(*"abcdefg"), preview=czech), say)
    assert say("button-join") not in labels(screen)
    assert say("button-add") not in labels(screen)
    assert not button(screen, say("button-leave")).get("disabled")
    assert say("lobby-not-ready", names="none", count=6, host="**a**", add=False, last=False) in text(screen)


def test_a_lobby_full_of_computers_takes_people_in_their_place() -> None:
    full = preview(Plan(), 8)
    seated = tuple(replace(each, ready=True) for each in players(8, people=2))
    screen = lobby_screen(lobby(players=seated, preview=full, gives_way=True), say)
    assert not button(screen, say("button-join")).get("disabled")
    assert say("button-add") not in labels(screen)
    assert say("lobby-next-instead", host="|").rpartition("|")[2] in text(screen)
    assert say("error-lobby-full") not in text(screen)


def test_only_a_computer_that_sits_can_be_removed() -> None:
    assert say("button-remove") not in labels(details_screen(lobby(), say))
    computer = lobby(players=(*named("Anna"), Player(None, "Agnes", "computer-1")))
    assert not button(details_screen(computer, say), say("button-remove")).get("disabled")


def test_an_empty_lobby_can_be_shown() -> None:
    empty = Plan(cards=OwnChoice((), ()))
    screen = lobby_screen(
        lobby(players=(), preview=preview(empty, 0), hindrances=(CastRemark("alone", {}),)), say
    )
    assert say("lobby-nobody") in text(screen)
    assert check(screen) == []
    # Nobody will join any more.
    assert say("lobby-nobody") not in text(lobby_screen(lobby(players=(), status="closed"), say))


@pytest.mark.parametrize(
    ("status", "told"), [("started", say("lobby-started")), ("closed", say("lobby-closed"))]
)
def test_a_lobby_that_is_over_has_no_buttons(status: str, told: str) -> None:
    screen = lobby_screen(replace(lobby(), status=status), say)
    assert labels(screen) == []
    assert told in text(screen)


def test_after_the_game_the_lobby_names_the_winner_and_the_fingerprint_and_promises_nothing() -> None:
    model = lobby(status="started", scores=end().view.scores, final="https://example.org")
    shown = text(lobby_screen(model, say))
    assert say("end-title", winners="**Bob**", count=1, total=25, you="no") in shown
    assert say("fair-fingerprint", text=model.commitment) in shown
    assert say("lobby-commitment") not in shown
    assert labels(lobby_screen(model, say)) == [say("button-final")]


def test_of_a_lobby_that_is_over_no_more_stays_than_is_looked_up() -> None:
    few, choosable = say("setting-counts", numbers="2 or 3"), say("setting-choosable", names="Tax Collector")
    model = lobby(preview=replace(preview(Plan(nine=True), 3), counts=(2, 3)))
    assert few in details(model)
    assert choosable in details(model)
    assert few not in details(replace(model, status="started"))
    assert choosable not in details(replace(model, status="started"))
    over = replace(model, status="started")
    # A player who checks the deal compares it with this.
    assert model.commitment in text(lobby_screen(over, say))
    assert model.commitment in text(lobby_screen(over, say, lobby_pictures(over, say)))
    closed = text(lobby_screen(replace(model, status="closed"), say))
    assert "**Anna**" in closed
    assert "Assassin" not in closed
    assert model.commitment not in closed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", range(9))
def test_it_fits_however_long_the_names_are(count: int, edition: str) -> None:
    forecast = preview(Plan(edition, OwnChoice((), EDITIONS[edition].pool), nine=True), count)
    model = lobby(
        players=players(count, people=4),
        preview=forecast,
        hindrances=forecast.problems,
        saved_as="*" * 40,
    )
    assert check(lobby_screen(model, say)) == []
    screen = details_screen(model, say)
    assert check(screen) == []


@pytest.mark.parametrize(
    ("gives_way", "wanted", "expected", "counted"),
    [
        (False, 0, 0, (2, 8, 0, 1, 0)),
        (False, 0, 4, (2, 4, 0, 1, 0)),
        (False, 1, 4, (2, 4, 1, 1, 0)),
        (False, 3, 4, (2, 4, 2, 1, 0)),
        (True, 0, 2, (2, 2, 0, 1, 1)),
    ],
)
def test_every_screen_counts_the_seats_of_a_lobby_the_same(
    gives_way: bool, wanted: int, expected: int, counted: tuple[int, ...]
) -> None:
    two, chosen = players(2, people=1), Chosen(expected=expected)
    model = lobby(players=two, gives_way=gives_way, wanted=wanted, chosen=chosen, at=9)
    facts = dict(zip(("taken", "seats", "kept", "room", "more"), counted, strict=True))
    assert model.counted == facts
    (picture,) = lobby_pictures(model, say)
    assert say("picture-lobby-note", **facts) in picture.alt_text(say)
    assert say("lobby-at", when="|", **facts).split("|")[0] in text(lobby_screen(model, say))


def test_a_lobby_that_is_complete_as_expected_says_how_many_more_may_come() -> None:
    model = lobby(players=players(2, people=2), chosen=Chosen(expected=2), at=9)
    facts = {"taken": 2, "seats": 2, "kept": 0, "room": 0, "more": 6}
    assert say("lobby-at", when="|", **facts).split("|")[0] in text(lobby_screen(model, say))
    assert lobby(players=players(2, people=2)).counted["more"] == 0
    assert (
        lobby(players=players(2, people=2), chosen=Chosen(expected=2), status="closed").counted["more"] == 0
    )


def test_an_empty_lobby_with_a_time_only_says_when_it_starts() -> None:
    empty = lobby(players=(), hindrances=(CastRemark("nobody", {}),), at=9, host=0)
    told = text(lobby_screen(empty, say))
    assert say("lobby-at", **empty.counted, when="<t:9:f> (<t:9:R>)") in told
    assert say("lobby-hindrance-nobody") not in told


@pytest.mark.parametrize(("host", "key"), [(NOBODY, "evening-missed"), (100, "lobby-next-left")])
def test_a_lobby_that_all_have_left_is_no_evening_to_which_nobody_came(host: int, key: str) -> None:
    empty = lobby(players=(), hindrances=(CastRemark("nobody", {}),), host=host)
    assert say(key) in text(lobby_screen(empty, say))
    expired = lobby(players=(), host=host, status="closed", expired=30)
    assert (say("evening-missed") in text(lobby_screen(expired, say))) == (host == NOBODY)


@pytest.mark.parametrize("hints", [True, False])
def test_a_host_reads_in_a_few_lobbies_that_the_cards_can_be_changed(hints: bool) -> None:
    fresh = FreshCast(OwnChoice(FIRST_GAME.characters, FIRST_GAME.uniques), ("artist",), ())
    offer = CastOffer(100, "aaaaaaaa", "2016", fresh.cards, (), (fresh,), hints=hints)
    shown_now = tuple(sorted((*lobby().preview.cast, *lobby().preview.uniques)))
    for played, same in ((shown_now, True), ((), False)):
        shown = lobby_screen(lobby(offer=replace(offer, played=played)), say)
        assert (say("lobby-cards-change", name="**Anna**", same=same) in text(shown)) == hints
        assert say("button-another-cast") in labels(shown)
        assert say("button-options") in labels(shown)


def test_the_menu_of_new_casts_names_the_characters_that_they_replace() -> None:
    last = OwnChoice(FIRST_GAME.characters, ())
    changed = ("diplomat", "observatory", "park")
    cast = FreshCast(OwnChoice((*FIRST_GAME.characters[:-1], "diplomat"), ()), changed, ())
    offer = CastOffer(100, "aaaaaaaa", "2016", last, (), (cast,), loser=100)
    (menu,) = [each for each in components(lobby_screen(lobby(offer=offer), say)) if each["type"] == SELECT]
    told = say("cast-instead", names="Warlord", more=say("cast-adds", names="Observatory and Park"))
    assert menu["options"][0]["description"] == told
    # The sets follow, because this menu is where people look for other cards.
    sets = ready_sets("2016")
    assert [each["value"] for each in menu["options"]][-len(sets) :] == list(sets)
    assert [each["value"] for each in menu["options"] if each.get("default")] == [FIRST_GAME.id]
