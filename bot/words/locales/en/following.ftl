# Since when the things on panel and board are so; the panel in the channel follows the board.

# A waiting panel stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear of your move
# made: a moment as Discord counts it ("2 minutes ago")
panel-waiting-how = As things stood { $made }. The board shows whose move it is.
panel-left-behind = Round { $round } has begun: press **Play** below.
