"""The choices of a table become the options of a game, or a refusal that offers another choice."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from engine import Game, Plan, SetupError
from engine.cards.characters import RANK
from engine.cards.districts import DELUXE, UNIQUE
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.editions import CLASSIC_EIGHT, EDITIONS, edition_of
from engine.setup.options import fits
from engine.setup.plan import characters_for, complete, seats_for, sets_for
from engine.setup.sets import FIRST_GAME, SETS

FOURTEEN = FIRST_GAME.uniques
CLASSIC = EDITIONS["classic"]


def refusal(plan: Plan, seats: int) -> SetupError:
    with pytest.raises(SetupError) as error:
        plan.options(seats)
    return error.value


def own(*characters: str, uniques: tuple[str, ...] = FOURTEEN, edition: str = "2016") -> Plan:
    """A host's own choice: the First Game with these characters in their ranks."""
    chosen = {RANK[each]: each for each in (*CLASSIC_EIGHT, *characters)}
    return Plan(edition, OwnChoice(tuple(chosen.values()), uniques))


def test_nothing_said_is_the_first_game_of_2016() -> None:
    assert Plan().options(4) == FIRST_GAME.options(4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_that_is_offered_can_be_played(edition: str) -> None:
    for seats in seats_for(edition):
        for chosen in sets_for(edition, seats):
            for nine in (False, True):
                options = Plan(edition, ReadySet(chosen.id), nine).options(seats)
                options.check(seats)
                assert options.edition == edition


@pytest.mark.parametrize(
    ("edition", "most"), [("2016", 8), ("deluxe", 8), ("classic", 8), ("classic-czech", 7)]
)
def test_how_many_can_play(edition: str, most: int) -> None:
    assert seats_for(edition) == tuple(range(2, most + 1))
    assert sets_for(edition, most + 1) == ()


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_rank_nine_plays_where_it_is_wanted_or_needed(name: str, seats: int) -> None:
    sizes = {nine: len(Plan(cards=ReadySet(name), nine=nine).options(seats).cast) for nine in (False, True)}
    assert sizes == {False: 9 if seats in (3, 8) else 8, True: 8 if seats == 2 else 9}


def test_the_ninth_of_a_set_or_who_may_play_instead() -> None:
    assert Plan().options(3).cast[8] == "artist"
    assert Plan().options(8).cast[8] == "queen"
    assert Plan(cards=ReadySet("ambitious_aristocrats")).options(3).cast[8] == "artist"
    assert Plan(cards=ReadySet("cunning_agents")).options(3).cast[8] == "tax_collector"
    assert Plan(cards=ReadySet("cunning_agents")).options(2).cast[3] == "king"
    assert Plan("classic").options(8).cast[8] == "queen"
    assert Plan("classic", nine=True).options(4).cast[8] == "artist"


def test_short_games_take_one_district_less() -> None:
    """The classic short game needs seven districts. The others are shortened in the same way."""
    for edition, few, many in (("2016", 7, 6), ("deluxe", 7, 6), ("classic", 7, 7), ("classic-czech", 7, 7)):
        rules = Plan(edition, short=True).options(4).rules
        assert (rules.size_for(3), rules.size_for(4)) == (few, many)
        table = Game.new(Plan(edition, short=True).options(4), 4, "0" * 64)
        assert table.view(None).target_size == many


def test_switches_of_a_table() -> None:
    plan = Plan("deluxe", action_cards=True, tie_break="district-values")
    rules = plan.options(4).rules
    assert rules.action_cards
    assert rules.tie_break == "district-values"
    assert replace(rules, action_cards=False, tie_break="held-rank") == EDITIONS["deluxe"].rules


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_sets_follow_from_the_text_that_they_are_drawn_from(edition: str) -> None:
    plan = Plan(edition, RandomSet("cześć, 5"), nine=True)
    assert plan.options(5) == plan.options(5)
    drawn = {replace(plan, cards=RandomSet(str(number))).options(5) for number in range(40)}
    assert len(drawn) > (0 if edition == "classic-czech" else 30)
    for options in drawn:
        Game.new(options, 5, "0" * 64)


def test_a_random_set_keeps_its_eight_when_a_ninth_is_added() -> None:
    plan = Plan(cards=RandomSet("x"))
    assert replace(plan, nine=True).options(5).cast[:8] == plan.options(5).cast


@pytest.mark.parametrize(
    ("name", "seats", "replacement", "rank"),
    [
        ("cunning_agents", 2, "patrician", 4),
        ("illustrious_emissaries", 2, "king", 4),
        ("ambitious_aristocrats", 3, "tax_collector", 9),
        ("first_game", 4, "artist", 9),
    ],
)
def test_a_table_chooses_who_replaces_the_emperor_or_the_queen(
    name: str, seats: int, replacement: str, rank: int
) -> None:
    plan = Plan(cards=ReadySet(name, (replacement,)), nine=True)
    assert plan.options(seats).cast[rank - 1] == replacement
    # With enough players nobody is replaced.
    assert plan.options(5).cast == Plan(cards=ReadySet(name), nine=True).options(5).cast


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    ("name", "replacements", "named"),
    [
        ("cunning_agents", ("magician",), "magician"),
        ("cunning_agents", ("emperor",), "emperor"),
        ("cunning_agents", ("artist",), "artist"),
        ("cunning_agents", ("joker",), "joker"),
        ("cunning_agents", ("king", "patrician"), "patrician"),
        ("cunning_agents", ("king", "king"), "king"),
        ("first_game", ("artist", "queen"), "queen"),
        ("vicious_nobles", ("king",), "king"),
    ],
)
def test_nobody_else_can_replace_them(
    name: str, replacements: tuple[str, ...], named: str, seats: int
) -> None:
    error = refusal(Plan(cards=ReadySet(name, replacements)), seats)
    assert (error.problem, error.facts) == ("replacement", {"character": named})


def test_a_classic_edition_has_one_replacement_only() -> None:
    error = refusal(Plan("classic", ReadySet("first_game", ("tax_collector",)), nine=True), 4)
    assert (error.problem, error.instead) == ("replacement", ("artist",))


def test_unknown_names() -> None:
    error = refusal(Plan(cards=ReadySet("last_game")), 4)
    assert error.problem == "unknown-set"
    assert error.facts == {"cards": "last_game", "edition": "2016"}
    assert error.instead == tuple(SETS)
    assert refusal(Plan("classic", ReadySet("vicious_nobles")), 4).instead == ("first_game",)
    assert refusal(Plan("1999"), 4).problem == "unknown-edition"
    assert refusal(Plan(), 9).problem == "seat-count"


def test_an_own_choice_in_any_order() -> None:
    plan = own("witch", "navigator")
    backwards = OwnChoice(("warlord", "navigator", *CLASSIC_EIGHT[5:0:-1], "witch"), FOURTEEN[::-1])
    options = Plan(cards=backwards).options(4)
    assert options == plan.options(4)
    assert options.cast == (
        "witch",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "navigator",
        "warlord",
    )


def test_an_own_ninth_plays_where_it_is_wanted_or_needed_and_stays_out_elsewhere() -> None:
    plan = own("artist")
    assert [len(plan.options(seats).cast) for seats in range(2, 9)] == [8, 9, 8, 8, 8, 8, 9]
    assert len(replace(plan, nine=True).options(4).cast) == 9
    assert len(replace(plan, nine=True).options(2).cast) == 8


def test_a_character_that_may_not_play_is_refused_and_the_books_advice_offered() -> None:
    error = refusal(own("emperor"), 2)
    assert (error.problem, error.instead) == ("character-seats", ("king", "patrician"))
    error = refusal(own("queen"), 3)
    assert (error.problem, error.instead) == ("character-seats", ("artist", "tax_collector"))


def test_two_of_a_rank_and_too_few_are_refused() -> None:
    seven = CLASSIC_EIGHT[1:]
    for characters, uniques, problem in (
        ((*seven, "spy"), FOURTEEN, "cast-rank"),
        (seven, FOURTEEN, "cast-size"),
        (("x", *seven), FOURTEEN, "unknown-character"),
        (CLASSIC_EIGHT, FOURTEEN[1:], "unique-count"),
        (CLASSIC_EIGHT, ("x", *FOURTEEN[1:]), "unknown-district"),
        (CLASSIC_EIGHT, ("lighthouse", *FOURTEEN[1:]), "edition-district"),
    ):
        assert refusal(Plan(cards=OwnChoice(characters, uniques)), 4).problem == problem


def test_an_own_choice_of_a_classic_edition_adds_to_the_fixed_districts() -> None:
    plan = own("witch", uniques=("park", "quarry"), edition="classic")
    assert sorted(plan.options(4).uniques) == sorted((*CLASSIC.fixed, "park", "quarry"))
    assert sorted(own(uniques=(), edition="classic-czech").options(4).uniques) == sorted(
        EDITIONS["classic-czech"].fixed
    )


def test_an_own_choice_may_give_up_fixed_districts_by_naming_those_that_stay() -> None:
    cards = (*CLASSIC.fixed[1:], *CLASSIC.pool[:4])
    assert sorted(own(uniques=cards, edition="classic").options(4).uniques) == sorted(cards)
    assert refusal(own(uniques=CLASSIC.pool[:4], edition="classic"), 4).problem == "unique-count"


def test_the_gaps_of_an_own_choice_are_told() -> None:
    plan = Plan(cards=OwnChoice(("queen", "thief", "king"), FOURTEEN[:10]))
    assert complete(plan, 4) == ((1, 3, 5, 6, 7, 8), 4)
    assert complete(plan, 3) == ((1, 3, 5, 6, 7, 8), 4)
    assert complete(own(), 4) == ((), 0)
    assert complete(own(), 8) == ((9,), 0)
    assert complete(replace(own(), nine=True), 5) == ((9,), 0)
    assert complete(own(uniques=(), edition="classic"), 4) == ((), 0)
    assert complete(Plan(), 8) == ((), 0)


def test_characters_on_offer_and_why_some_are_not() -> None:
    offers = {each.character: each.refusal for each in characters_for("2016", 9, 4)}
    assert list(offers) == ["queen", "artist", "tax_collector"]
    assert offers["artist"] is None
    refused = offers["queen"]
    assert refused is not None
    assert refused.facts == {"character": "queen", "fewest": 5, "seats": 4}
    assert refused.instead == ("artist", "tax_collector")
    refused = characters_for("2016", 4, 2)[1].refusal
    assert refused is not None
    assert refused.instead == ("king", "patrician")
    assert [each.character for each in characters_for("classic", 2, 4)] == ["thief", "classic_tax_collector"]


def test_ranks_that_do_not_play_have_no_characters() -> None:
    assert characters_for("2016", 9, 2) == ()
    assert characters_for("classic", 9, 3) == ()
    assert characters_for("classic-czech", 9, 5) == ()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_offers_without_a_refusal_fit(edition: str, seats: int) -> None:
    for rank in range(1, 10):
        offers = characters_for(edition, rank, seats)
        assert all((each.refusal is None) == fits(each.character, seats) for each in offers)
        assert not offers or any(each.refusal is None for each in offers)


def test_districts_on_offer() -> None:
    assert edition_of("2016").pool == tuple(card.id for card in UNIQUE)
    assert edition_of("deluxe").pool == tuple(card.id for card in (*UNIQUE, *DELUXE))
    assert "park" in edition_of("classic").pool
    assert edition_of("classic-czech").pool == ()


def test_plans_go_to_json_and_back() -> None:
    adapter = TypeAdapter(Plan)
    for plan in (Plan(), own("witch"), Plan("classic", RandomSet("x"), tie_break="values-then-gold")):
        assert adapter.validate_json(adapter.dump_json(plan), strict=True) == plan
