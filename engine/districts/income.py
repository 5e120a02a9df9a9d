"""Districts that change what characters gain for districts."""

from engine.hooks import INCOME_EXTRA

# School of Magic: counts as the type that pays, whichever it is (F103).
INCOME_EXTRA.add("school_of_magic")
