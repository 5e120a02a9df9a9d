"""Lists of functions to call with each event of a kind. We log a function's error and call the others."""

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

News = ParamSpec("News")


class Listeners(list[Callable[News, None]], Generic[News]):
    """Functions to call with each event, in order."""

    def tell(self, *news: News.args, **named: News.kwargs) -> None:
        """Call all listeners, raising none of their errors."""
        for listener in self:
            try:
                listener(*news, **named)
            except Exception:
                log.exception("A listener failed: %r", listener)
