# One's own data: what is stored, all of it as a file, and its deletion.

describe-privacy = What is stored about you: look at it, get it as a file, have it deleted
    .show = See what is stored about you
    .export = Get all that is stored about you as a file
    .delete = Have all that is stored about you deleted; you are asked once more

# Who had their data deleted, in place of a name; number: of the seat
player-former = a former player
player-former-seat = a former player ({ $number })

## What is stored

privacy-title = ## What is stored about you
privacy-nothing = Nothing: your Discord id stands nowhere in the database.
privacy-about = Your Discord id, the name that you showed when you joined a game, and what games need:
privacy-line = · { $text }
privacy-lobbies = { $count ->
    [one] a lobby that you are in or opened
   *[other] { $count } lobbies that you are in or opened
}
privacy-running = { $count ->
    [one] a game that goes on
   *[other] { $count } games that go on
}
privacy-over = { $count ->
    [one] a game that is over
   *[other] { $count } games that are over
}
privacy-closed = { $count ->
    [one] a lobby that was closed
   *[other] { $count } lobbies that were closed
}
privacy-unreadable = { $count ->
    [one] a game that could not be read back and was set aside
   *[other] { $count } games that could not be read back and were set aside
}
privacy-answers = { $count ->
    [one] an answer that you gave in a game, and when
   *[other] { $count } answers that you gave in games, and when
}
privacy-panels = { $count ->
    [one] where the message is that asked or called you in a game
   *[other] where { $count } messages are that asked or called you in games
}
privacy-clicks = { $count ->
    [one] a click of the last { $days } days that changed something
   *[other] { $count } clicks of the last { $days } days that changed something
}
privacy-results = { $count ->
    [one] how a game of yours ended
   *[other] how { $count } games of yours ended
}
privacy-ratings = how your ratings changed with each game
privacy-sets = { $count ->
    [one] a set of cards that you saved for a server
   *[other] { $count } sets of cards that you saved for servers
}
privacy-settings = what you have chosen for yourself
privacy-lesson = how far you are in the lesson, and what was explained to you in your first games
privacy-deleting = ⏳ You asked to have all of it deleted. Not everything could be yet; the rest will be.
privacy-messages = I never read messages. Nobody but you can see this list.
privacy-commands = Later on, { COMMAND("privacy export") } and { COMMAND("privacy delete") } do the same as the buttons.

button-privacy-export = Get it as a file
button-privacy-delete = Delete it …
button-privacy-policy = Privacy policy
button-privacy-terms = Terms of use

## The file

privacy-file = ## All that is stored about you
privacy-file-how = The file is JSON, a format for programs that people can read, too. In it are your own answers, and nobody else’s; your cards in a game that goes on are shown by { COMMAND("hand") }.

## The deletion

privacy-erase-title = ## Delete all that is stored about you?
privacy-erase-lobbies = { $count ->
    [one] You leave a lobby; it is closed if nobody is left in it.
   *[other] You leave { $count } lobbies; those that nobody is left in are closed.
}
privacy-erase-running = { $count ->
    [one] In a game that goes on, a computer player takes your seat for good.
   *[other] In { $count } games that go on, a computer player takes your seat for good.
}
privacy-erase-played = What you played stays for the others, as that of **a former player**: with neither your id nor your name.
privacy-erase-rest = Your ratings and settings are deleted, and all else that leads to you.
privacy-erase-sets = { $count ->
    [one] A set of cards that you saved stays with its server, but belongs to nobody. If it shall go, delete it first.
   *[other] { $count } sets of cards that you saved stay with their servers, but belong to nobody. If they shall go, delete them first.
}
privacy-erase-unreadable = { $count ->
    [one] A game that could not be read back is deleted as a whole.
   *[other] { $count } games that could not be read back are deleted as a whole.
}
privacy-erase-not = Messages in Discord stay where they are, and so do copies of the database that were made before.
privacy-erase-final = **This can’t be undone.** If you play again later, you begin anew.
button-privacy-erase = Delete everything

privacy-erased = Everything that was stored about you is deleted. Thank you for playing!
privacy-erased-partly = ⏳ It is noted that you want everything deleted, and part of it is. Something could not be stored just now, so the rest follows as soon as it can: within the hour, or when the bot starts again.
privacy-left = You had your data deleted, so a computer player takes your seat.
error-privacy-changed = This is not what I asked about: what is stored has changed since, or it was another day. Use { COMMAND("privacy delete") } again.
