"""The playground: the real bot and a Discord in one process, with a page to click in.

`simcord` simulates Discord for tests. This package adds three things: a world that is the same at every
start, messages that outlive a restart, and a page that accepts every click and stays up to date.
"""
