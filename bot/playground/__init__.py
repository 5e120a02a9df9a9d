"""The playground: the real bot in a Discord that runs in this process, with a page to click in.

The Discord is `simcord`, which is made for tests. This package makes it a place to play: a world that is
the same at every start (`world`), the time of day and messages that outlive a restart (`memory`), a page
that shows by itself what the bot does (`page`) and that takes every click (`clicks`).
"""
