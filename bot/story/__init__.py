"""The story of a game: who did what to whom, with what result.

Bands, the log, headlines, the poster and turning points are made from it. A `Story` uses only the events and
the view of its reader, so it can't reveal other facts.
"""
