# The log of a game: its story, a page a round.

describe-log = The story of a game, round by round; only you see it
    .game = A game that is over; leave it out for the one in this channel

button-log = Log
games-log = Show its log

# $round of $rounds; a long round has several pages: $part of $parts.
log-title = { $parts ->
    [1] ## 📜 Round { $round } of { $rounds }
   *[other] ## 📜 Round { $round } of { $rounds } · part { $part } of { $parts }
}
log-crown = -# 👑 First to choose: { $seat }.
log-goes-on = -# This round goes on.
log-nothing = -# Nothing to tell yet.
log-incomplete = ⚠️ A part of this log can’t be read any more.
log-round = Round { $number }

error-no-log-own = You play in no game now. { COMMAND("history") } lists those that are over.
error-no-such-log = I don’t know this game. Choose one from the list that comes up while you type.
