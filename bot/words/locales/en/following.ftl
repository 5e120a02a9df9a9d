# Since when the things on panel and board are so; the panel in the channel follows the board.

# A waiting panel stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear of your move
# made: a moment as Discord counts it ("2 minutes ago")
panel-waiting-how = This is how it was { $made }. The board shows whose move it is now.
panel-left-behind = Round { $round } has begun: press **Play** below.

# On the board, in one line below whose move it is. since: as made
board-since = Asked { $since }
board-how = Is it your move? Press **Play**.
