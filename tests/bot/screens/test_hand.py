"""The hand: what keeps each card from being built, and what the cards do."""

from bot.words.language import Language

say = Language()
