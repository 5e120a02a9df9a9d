# Since when the things on panel and board are so; the panel in the channel follows the board.

# A waiting panel stays as it is for a while: nothing in it may become untrue.
# $place: where the question will come: by direct message, in the channel, or either
panel-waiting = ### { $place ->
    [direct] I’ll send you a direct message when it’s your turn
   *[channel] I’ll tell you when it’s your turn
}
# The whole text of a panel that waits: who the reader is in this round, and that they will be called. It must be short.
# $characters: one or two characters. Behind the own turn it says so; $ending: whether it is the last round.
panel-folded = You’re the **{ $characters }** in round { $round }.{ $ping }
# In the reader’s own turn, while { $name } is asked. $card: the card that lies open meanwhile, or none
panel-folded-turn = It’s still your turn. First { $name } { $card ->
    [none] has to answer
   *[other] decides about the { $card }
}.{ $ping }
# Behind the Witch’s own turn, until the bewitched character is called. $character: that character
panel-folded-bewitched = You play on as the **{ $character }**, if anyone has it.{ $ping }
# $names: the players who choose before the reader; $count: how many they are. More than two would take too much room.
panel-folded-choosing = You choose your character { $count ->
    [1] after { $names }
    [2] after { $names }
   *[other] later
}.{ $ping }
# While the reader has no character. Must be true before and after the choice. $characters: with wishes-then between;
# $count: how many.
panel-folded-ahead = You’ve chosen ahead: { $characters }. If { $count ->
    [1] it’s
   *[other] they’re all
} gone, I’ll { $place ->
    [nowhere] ask you
    [direct] message you and ask
   *[channel] ping you and ask
}.
panel-folded-done = { $ending ->
    [yes] Your last turn is over. The points will be counted soon.
   *[no] Your turn is over. Next: your character for round { $next }.{ $ping }
}
panel-folded-missed = { $ending ->
    [yes] You miss your last turn. The points will be counted soon.
   *[no] You miss your turn. Next: your character for round { $next }.{ $ping }
}
# $ping of those above, unless all others are computers
panel-folded-ping = { $place ->
    [direct] I’ll message you.
    [either] I’ll ping you here or send you a direct message.
   *[channel] I’ll ping you.
}
# Below that, once it has lasted for a while. $since: "2 minutes ago"; $until: "in 3 minutes", or none
panel-wait = ⏳ Waiting for { $name } · asked { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· time’s up { $until }
}
