"""The rules: `/citadels rules` and `help`, the button *Rules*, and the menus to look things up."""

from contextlib import suppress
from functools import partial

from discord import app_commands
from discord.app_commands import Choice
from discord.ui import LayoutView

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.lesson.first_lesson import first_lesson
from bot.lesson.lesson import lesson_rules
from bot.review.past_choices import puzzle_rules
from bot.screens.content import Content, in_words, with_picture
from bot.screens.limits import COMMAND_CHOICES, OPTION_LABEL, clip
from bot.screens.look_up import (
    CAST_PAGE,
    OVERVIEW,
    TOPICS,
    card_label,
    card_picture,
    card_screen,
    unknown_card_screen,
    unknown_topic_screen,
)
from bot.screens.rules import help_screen
from bot.tables import view_models
from bot.tables.table_errors import RefusedError
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words import names
from bot.words.language import Language
from bot.words.names import Named, in_order
from cogs.common import own_tables, rules_page, table_of, tables_of
from cogs.context import Context
from cogs.puzzle import puzzle_for
from cogs.replies import command, handles
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from storage.database.stored_time import day_of, now

MOST_NEAR = 10  # How many similar cards we offer if none has the typed name.


class RulesLookupCog(Feature):
    """Explains the rules, the cards and the commands."""

    @command("help")
    async def help(self, ctx: Context) -> LayoutView:
        """Explain to a newcomer what to do first."""
        support = str(self.bot.settings.support or "")
        return help_screen(ctx.say, in_server=ctx.server is not None, support=support)

    @command("rules")
    @app_commands.choices(
        edition=[Choice(name=Language()(f"edition-{each}"), value=each) for each in EDITIONS]
    )
    async def look_up(self, ctx: Context, card: str = "", topic: str = "", edition: str = "") -> Content:
        """Show a card or a topic; if none is given, the short rules."""
        model, name = await self._asked(ctx, edition), names.called(card, _cards(ctx.say))
        if name and model.cast and not model.has(name):
            with suppress(RefusedError):
                puzzle = await self._model(ctx, requests.PUZZLE)
                model = puzzle if puzzle.has(name) else model
        return _found(model, card, topic, ctx.say)

    @look_up.autocomplete("card")
    async def offer_cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the cards whose names contain or resemble the typed text."""
        say = Context.of(interaction).say
        wording = Wording(say, ())
        return [_choice(card_label(each, wording), each) for each in _offered(typed, _cards(say))]

    @look_up.autocomplete("topic")
    async def offer_topics(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the topics whose titles contain or resemble the typed text."""
        say = Context.of(interaction).say
        return [_choice(say(f"topic-{each}"), each) for each in _offered(typed, _topics(say))]

    @handles(requests.ShowRules, where="beside")
    async def rules_of_game(self, ctx: Context, request: requests.ShowRules) -> Content:
        """Show the short rules, with the cards of this game. For a puzzle, show its characters."""
        page = CAST_PAGE if request.game == requests.PUZZLE else OVERVIEW
        return rules_page(await self._model(ctx, request.game), page, ctx.say)

    @handles(requests.LookUp)
    async def turn_to(self, ctx: Context, request: requests.LookUp) -> Content:
        """Show a card or a topic in place of the current page."""
        return _card_or_page(await self._model(ctx, request.source), request.name, ctx.say)

    async def _model(self, ctx: Context, source: str) -> RulesModel:
        if source in EDITIONS:
            return RulesModel(rules=EDITIONS[source].rules, edition=source, source=source)
        if source == requests.LESSON:
            return lesson_rules(first_lesson())
        if source == requests.PUZZLE:
            return puzzle_rules(await puzzle_for(self.bot, ctx.user, day_of(now())))
        return view_models.rules(await table_of(ctx, source))

    async def _asked(self, ctx: Context, edition: str) -> RulesModel:
        """Return the rules of the edition; if none, of the newest game here, preferably the person's."""
        if edition in EDITIONS or ctx.channel is None:
            return await self._model(ctx, edition if edition in EDITIONS else DEFAULT_EDITION.id)
        here = await tables_of(ctx, await self.bot.store.games.in_channel(ctx.channel))
        own = [table for table in await own_tables(ctx) if ctx.server is None or table in here]
        found = own or here
        return view_models.rules(found[-1]) if found else await self._model(ctx, DEFAULT_EDITION.id)


def _found(model: RulesModel, card: str, topic: str, say: Language) -> Content:
    """Return the card or topic that the person means, even if they typed a card as a topic."""
    cards, topics = _cards(say), _topics(say)
    typed, own, other = (card, cards, topics) if card.strip() else (topic, topics, cards)
    found = names.called(typed, own) or names.called(typed, other) or names.meant(typed, own)
    if found or not typed.strip():
        return _card_or_page(model, found, say)
    if own is topics:
        return in_words(partial(unknown_topic_screen, model, typed, say))
    near = names.matching(typed, cards) or names.alike(typed, cards)
    return in_words(partial(unknown_card_screen, model, typed, near[:MOST_NEAR], say))


def _card_or_page(model: RulesModel, name: str, say: Language) -> Content:
    if name not in CARDS:
        return rules_page(model, name, say)
    return with_picture(partial(card_screen, model, name, say), card_picture(name, say))


def _cards(say: Language) -> Named:
    ranked, others = [each for each in CARDS if each in RANK], [each for each in CARDS if each not in RANK]
    ordered = (*ranked, *in_order(say, others, lambda each: say(_key(each))))
    return {each: {words(_key(each)) for words in (say, Language())} for each in ordered}


def _topics(say: Language) -> Named:
    topics = (each for each in TOPICS if each != OVERVIEW)
    return {each: {words(f"topic-{each}") for words in (say, Language())} for each in topics}


def _key(card: str) -> str:
    return f"character-{card}" if card in RANK else f"district-{card}"


def _offered(typed: str, named: Named) -> list[str]:
    return (names.matching(typed, named) or names.alike(typed, named))[:COMMAND_CHOICES]


def _choice(label: str, value: str) -> Choice[str]:
    return Choice(name=clip(label, OPTION_LABEL), value=value)
