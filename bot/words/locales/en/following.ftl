# Since when the things on panel and board are so; the panel in the channel follows the board.

# A waiting panel stays as it is for a while: nothing in it may become untrue.
panel-waiting = ### You will hear of your move
# The whole text of a panel that waits: who the reader is in this round, and that they will be called. It must be short.
# $characters: one or two characters. Behind the own turn it says so; $ending: whether it is the last round.
panel-folded = You play **{ $characters }** in round { $round }. I’ll call you.
panel-folded-choosing = You choose a character later. I’ll call you.
panel-folded-done = { $ending ->
    [yes] Your last turn is over. Soon the points are counted.
   *[no] Your turn in round { $round } is over. I’ll call you again.
}
# Below that, once it has lasted for a while. $since: "2 minutes ago"; $until: "in 3 minutes", or none
panel-wait = ⏳ The table waits for { $name }, who was asked { $since }.{ $until ->
    [none] { "" }
   *[other] { " " }Time runs out { $until }.
}
