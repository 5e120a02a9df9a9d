"""The menus before a game against computers: what they mean, also where somebody made a value up."""

from bot.controls.requests import ChooseSolo, PickSoloCards, PickSoloLevel


def test_a_menu_changes_one_choice_and_keeps_the_other() -> None:
    assert PickSoloCards("builder").meant(("cunning_agents",)) == ChooseSolo("cunning_agents", "builder")
    assert PickSoloLevel("cunning_agents").meant(("builder",)) == ChooseSolo("cunning_agents", "builder")


def test_a_value_that_nobody_offered_is_the_first_choice() -> None:
    assert PickSoloCards("builder").meant(("poker",)) == ChooseSolo("first_game", "builder")
    assert PickSoloLevel("first_game").meant(("master",)) == ChooseSolo("first_game", "novice")
    assert PickSoloLevel("first_game").meant(()) == ChooseSolo("first_game", "novice")
