"""The story of a game: who did what to whom, with what result.

Bands, the log, headlines, the poster and turning points read events here. A `Story` uses only the events and
the view of its reader, so it can't reveal more than they hold.
"""
