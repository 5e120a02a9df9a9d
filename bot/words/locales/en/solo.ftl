# A game against computers that one person plays anywhere.

solo-title = ## 🤖 Against computers
solo-about = You play against three computers, for your eyes only. The game waits for you as long as you like.
solo-others = With friends: { COMMAND("new") } in a channel of a server that has me.
solo-begun = **Against computers:** this game waits for you. { COMMAND("games") } leads back to it, anywhere.
solo-running = You have a game going: **round { $round }**. Play on; or resign, and a computer plays it to its end. Then you can begin another one.
button-add-bot = Add me to a server
