"""Lists of functions to call with each event of a kind. If one fails, we log that and call the others."""

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

News = ParamSpec("News")


class Listeners(list[Callable[News, None]], Generic[News]):
    """Functions to call with each event, in order."""

    def tell(self, *news: News.args, **named: News.kwargs) -> None:
        """Call all listeners. Log their errors instead of raising them."""
        for listener in self:
            try:
                listener(*news, **named)
            except Exception:
                log.exception("A listener failed: %r", listener)
