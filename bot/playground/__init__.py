"""The playground: the real bot in a Discord that runs in this process, with a page to click in.

The Discord is `simcord`, which is made for tests. This package makes it a place to play: a world that is the
same at every start, with messages that outlive a restart (`simulated_world`), and a page that takes every
click and stays up to date (`page`).
"""
