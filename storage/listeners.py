"""Listeners hear of what was done. An error of one is logged: the news stays true, for all others too."""

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

News = ParamSpec("News")


class Listeners(list[Callable[News, None]], Generic[News]):
    """Functions that are called with each piece of news, in their order."""

    def tell(self, *news: News.args, **named: News.kwargs) -> None:
        """Call all of them. Nothing is raised: whoever did what they hear of is not told of their errors."""
        for listener in self:
            try:
                listener(*news, **named)
            except Exception:
                log.exception("A listener failed: %r", listener)
