# A game against computers that one person plays anywhere.

solo-title = ## 🤖 Against computers
solo-about = You’re playing against three computers, and only you can see it. The game will wait for as long as you like.
solo-others = To play with friends, use { COMMAND("new") } in a channel of a server that has me.
solo-begun = **Against computers:** this game waits for you. { COMMAND("games") } brings you back to it from anywhere.
solo-running = You already have a game going: **round { $round }**. Play on, or resign and let a computer finish it. Then you can start another.
button-add-bot = Add me to a server
