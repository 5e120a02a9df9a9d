"""Reads every message that is sent: it is in its reader's language, and within Discord's limits."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.http import router

from bot.words.language import DEFAULT_LOCALE, Language, locales
from tests.e2e.watch import message_of
from tests.house import House, pictured, texts
from tests.languages import left_in_english
from tests.limits import check_payload


@dataclass
class Readers:
    """Checks all later messages: public ones in one language, private ones in their reader's.

    `spoken` has the languages of people by their ids, and may change. `read` counts messages by language.
    """

    house: House
    spoken: dict[int, str]
    public: str = DEFAULT_LOCALE
    wrong: list[str] = field(default_factory=list[str])
    read: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Read each message after Discord has accepted it."""
        dispatch = router.dispatch

        def watched(*arguments: Any, **named: Any) -> Any:
            result = dispatch(*arguments, **named)
            if (place := message_of(result)) is not None:
                self._check(*place)
            return result

        patch.setattr(router, "dispatch", watched)

    def _check(self, channel: int, message: int) -> None:
        components = self.house.env.backend.get_message(channel, message).components
        locale = self._locale(channel, message)
        self.read[locale] += 1
        languages = [Language(each)("language-name") for each in locales()]
        names = [*(each.name for each in self.house.people), *languages]
        shown = f"{texts(components)}\n{pictured(components)}"
        problems = [*check_payload(components), *left_in_english(shown, locale, names)]
        self.wrong += [f"{problem}, {locale}:\n{shown}" for problem in problems]

    def _locale(self, channel: int, message: int) -> str:
        backend = self.house.env.backend
        stored, where = backend.get_message(channel, message), backend.get_channel(channel)
        if where.guild_id is None:
            return next(self.spoken[each] for each in where.recipient_ids if each in self.spoken)
        if stored.visible_to(None):
            return self.public
        return next(self.spoken[each.id] for each in self.house.people if stored.visible_to(each.id))
