"""The story of a game: who did what to whom, with what result.

Every other room reads events here: bands, the log, headlines, the poster and turning points. A `Story` reads
only the events and the view of its reader, so it can't tell more than they hold. Nothing here draws.
"""
