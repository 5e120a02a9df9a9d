# The log of a game: its story, a page a round, from the button of a board or from a command.

describe-log = The story of a game so far, round by round; only you see it
    .game = Which game: one that is over, or leave it out for the one in this channel

button-log = Log
games-log = Show its log

# part of parts: a round that is too long for one page has several
log-title = ## 📜 Round { $round } of { $rounds }{ $parts ->
    [1] { "" }
   *[other] { " " }· part { $part } of { $parts }
}
log-crown = -# 👑 First to choose: { $seat }.
log-goes-on = -# This round goes on.
log-nothing = -# Nothing to tell yet.
log-incomplete = ⚠️ A part of this log can’t be read back any more.
log-round = Round { $number }

error-no-log = No game has been played in this channel yet. Open one with { COMMAND("new") }.
error-no-log-own = You play no game at the moment. To read about one that is over, choose it as the **game** of this command.
error-no-such-log = I know no game of this id that you could see here. Choose one from the list that comes up while you type, or leave it out for the game in this channel.
