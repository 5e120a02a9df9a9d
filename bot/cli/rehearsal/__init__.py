"""The checks of `rehearse`. They try on the real Discord what our imitations of it assume."""
