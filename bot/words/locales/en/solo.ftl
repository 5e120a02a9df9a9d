# A game against computers that one person plays anywhere.

solo-title = ## 🤖 Against computers
solo-about = You’re playing against three computers. Only you can see this game, and it will wait for as long as you like.
solo-others = To play with friends, use { COMMAND("new") } in a channel of a server that has me.
solo-begun = **This is your game against computers.** { COMMAND("games") } brings you back to it from anywhere.
# $then: button-play-on, if they wanted to play from a step of a replay; else none
solo-running = You already have a game of your own going: **round { $round }**. Finish it, or resign (a computer finishes it, and you come last). { $then ->
    [none] Then you can start another.
   *[other] Then press **{ $then }**.
}
button-change-solo = Change options
button-add-bot = Add me to a server

## A game from a step of a replay

button-play-on = Play from here
# name: the player who sat there in the finished game
play-on-about = ### Play from here
    You sit in { $name }’s seat, right before this choice, and computers play all the other seats. Everything you couldn’t know there is dealt again: the other hands, the deck, the hidden characters, and any luck still to come.
# An entry of the menu of seats
play-on-seat = Play as { $name }
play-on-counts = This game counts for nothing: no rating, no badge, no record. The replay stays as it is.
play-on-begun = **You’re playing from a step of a replay, against computers.** Whatever you couldn’t know has been dealt again. { COMMAND("games") } brings you back to this game from anywhere.
error-play-on-over = From here, that player has nothing left to choose. Pick an earlier step or another player.
# when: "in 3 hours"
error-play-on-daily = Others can still play this deal. You can play from here after { $when }.
