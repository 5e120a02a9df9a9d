"""Listeners receive events. A listener's error is logged: the event is true, and others must receive it."""

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

News = ParamSpec("News")


class Listeners(list[Callable[News, None]], Generic[News]):
    """Functions that are called with each event, in order."""

    def tell(self, *news: News.args, **named: News.kwargs) -> None:
        """Call all listeners, raising none of their errors."""
        for listener in self:
            try:
                listener(*news, **named)
            except Exception:
                log.exception("A listener failed: %r", listener)
