# Panel and board say since when something is so; the panel in the channel follows the board.

# A panel that waits stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear of your move
panel-waiting-how = This is how things stood { $made }. The board shows whose move it is.
panel-left-behind = Round { $round } has begun: press **Play** below.

# On the board, below whose move it is: since when, as Discord counts it ("2 minutes ago"), and what to press.
board-since = Asked { $since }
board-how = -# { $since ->
    [none] { "" }
   *[other] { $since } ·{ " " }
}Is it your move? Press **Play**.
