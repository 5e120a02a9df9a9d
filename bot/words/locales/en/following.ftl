# Since when the things on panel and board are so; the panel in the channel follows the board.

# A waiting panel stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear of your move
# The whole text of a panel that waits: who the reader is in this round, and that they will be called. It must be short.
# $characters: one or two characters.
panel-folded = You play **{ $characters }** in round { $round }. I’ll call you.
panel-folded-choosing = You choose a character later. I’ll call you.
# Below that, once it has lasted for a while. $since: "2 minutes ago"; $until: "in 3 minutes", or none
panel-wait = ⏳ The table waits for { $name }, who was asked { $since }.{ $until ->
    [none] { "" }
   *[other] { " " }Time runs out { $until }.
}

panel-left-behind = Round { $round } has begun: press **Play** below.
