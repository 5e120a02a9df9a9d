"""The checks of `rehearse`, which try on the real Discord what our imitations of it assume."""
