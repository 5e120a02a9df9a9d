"""The checks of `rehearse`: whether the real Discord behaves as our imitations of it assume."""
