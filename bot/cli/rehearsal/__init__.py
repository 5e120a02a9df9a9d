"""The checks of `rehearse`: what our imitations assume, each tried on the real Discord."""
