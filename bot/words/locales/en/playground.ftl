# The local Discord on one's own computer (make play): the first message in its empty channel, and its film.

welcome-title = Welcome to Citadels
welcome = { game-about } Everything here runs on your own computer.
# Several people can be chosen there; each is somebody with a name.
welcome-people = -# “Viewing as” at the top lets you play as several people. Their messages:
# The heading of the channel
welcome-topic = To begin, press “{ button-welcome-new }” or “{ button-welcome-learn }”.
button-welcome-new = { button-new }
button-welcome-learn = { button-learn }
# Opens the direct messages of that person on a page of their own.
button-welcome-direct = ✉️ { $name }
button-watch = Watch computers play
watch-title = ## Four computers play
