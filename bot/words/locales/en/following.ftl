# Panel and board say since when something is so; the panel in the channel follows the board.

# A panel that waits stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear when it is your move
panel-waiting-how = This is how things stood { $made }. The board shows whose move it is.
panel-left-behind = Round { $round } has begun: press **Play** below.
