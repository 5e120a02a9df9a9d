"""The playground: the real bot in a Discord in the same process, with a page to click in.

`simcord` simulates Discord for tests. This package adds a world that is the same at every start, messages
that outlive a restart, and a page that takes every click and stays up to date.
"""
