# Data of a person: what is stored, all of it as a file, and its deletion.

describe-privacy = See, download or delete what is stored about you
    .show = See what is stored about you
    .export = Download what is stored about you
    .delete = Delete what is stored about you; you are asked once more

# In place of the name of a player whose data were deleted; number: of the seat
player-former = a former player
player-former-seat = a former player ({ $number })

## What is stored

privacy-title = ## What is stored about you
privacy-nothing = Nothing. Your Discord id is nowhere in the database.
privacy-about = Your Discord id, the name under which you joined a game, and:
# text: one of the lines below
privacy-line = · { $text }
# count: how many
privacy-lobbies = { $count ->
    [one] { $count } lobby of yours
   *[other] { $count } lobbies of yours
}
privacy-running = { $count ->
    [one] { $count } running game
   *[other] { $count } running games
}
privacy-over = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
privacy-closed = { $count ->
    [one] { $count } closed lobby
   *[other] { $count } closed lobbies
}
privacy-unreadable = { $count ->
    [one] { $count } damaged game
   *[other] { $count } damaged games
}
privacy-answers = { $count ->
    [one] { $count } answer in a game, with its time
   *[other] { $count } answers in games, with their times
}
privacy-panels = { $count ->
    [one] the place of { $count } message that called you
   *[other] the places of { $count } messages that called you
}
# days: for how many days clicks are stored
privacy-clicks = { $count ->
    [one] { $count } click of the last { $days } days
   *[other] { $count } clicks of the last { $days } days
}
privacy-results = { $count ->
    [one] { $count } result of a game
   *[other] { $count } results of games
}
privacy-ratings = your ratings, game by game
privacy-sets = { $count ->
    [one] { $count } set of cards that you saved
   *[other] { $count } sets of cards that you saved
}
privacy-settings = your settings
privacy-lesson = your place in the lesson, and the hints that you have seen
privacy-deleting = ⏳ You asked to have it all deleted. The rest will follow.
privacy-messages = I never read messages. Only you see this list.
privacy-commands = { COMMAND("privacy export") } and { COMMAND("privacy delete") } do the same as the buttons.

button-privacy-export = Download
button-privacy-delete = Delete …
button-privacy-policy = Privacy policy
button-privacy-terms = Terms of use

## The file

privacy-file = ## All that is stored about you
privacy-file-how = As JSON. It holds only your own answers. { COMMAND("hand") } shows your cards in a running game.

## The deletion

privacy-erase-title = ## Delete all that is stored about you?
# count: how many
privacy-erase-lobbies = { $count ->
    [one] You leave { $count } lobby. If it is empty then, it is closed.
   *[other] You leave { $count } lobbies. Those that are empty then are closed.
}
privacy-erase-running = { $count ->
    [one] A computer player takes your seat in { $count } running game for good.
   *[other] A computer player takes your seat in { $count } running games for good.
}
privacy-erase-played = Your games stay for the others, as those of **a former player**.
privacy-erase-rest = Your ratings, your settings and all else about you are deleted.
privacy-erase-sets = { $count ->
    [one] { $count } set of cards that you saved stays with its server, without your name. To delete it, do that first.
   *[other] { $count } sets of cards that you saved stay with their servers, without your name. To delete them, do that first.
}
privacy-erase-unreadable = { $count ->
    [one] { $count } damaged game is deleted as a whole.
   *[other] { $count } damaged games are deleted as a whole.
}
privacy-erase-not = Messages in Discord and older copies of the database stay.
privacy-erase-final = **This can’t be undone.**
button-privacy-erase = Delete everything

privacy-erased = Everything that was stored about you is deleted. Thank you for playing!
privacy-erased-partly = ⏳ Part of it is deleted. The rest follows as soon as it can be stored: within an hour, or when the bot restarts.
privacy-left = You had your data deleted. A computer player takes your seat.
error-privacy-changed = What is stored about you has changed, so nothing was deleted. Use { COMMAND("privacy delete") } again.
