# Data of a person: what is stored, all of it as a file, and its deletion.

describe-privacy = See, download or delete what is stored about you
    .show = See what is stored about you
    .export = Download what is stored about you
    .delete = Delete what is stored about you; you are asked once more

# In place of the name of a player whose data were deleted; number: of the seat
player-former = a former player
player-former-seat = a former player ({ $number })

## Stored data

privacy-title = ## Stored data about you
privacy-nothing = Nothing. Your Discord id is nowhere in the database.
privacy-about = Your Discord id, the name under which you joined a game, and:
# text: one of the lines below
privacy-line = · { $text }
privacy-lobbies = lobbies: { $count }
privacy-running = running games: { $count }
privacy-over = finished games: { $count }
privacy-closed = closed lobbies: { $count }
privacy-unreadable = damaged games: { $count }
privacy-answers = your answers in games: { $count }
privacy-panels = messages that called you: { $count }
privacy-held-clicks = your clicks of the last { $days } days: { $count }
privacy-held-results = results of games: { $count }
privacy-held-dailies = daily deals: { $count }
privacy-held-ratings = your ratings, game by game
privacy-held-sets = saved sets of cards: { $count }
privacy-held-settings = your settings
privacy-held-lesson = your place in the lesson, and hints that you have seen
privacy-held-puzzles = your answers to puzzles of the day: { $count }
privacy-held-tournaments = tournaments that you organise or play in: { $count }
privacy-held-guesses = your guesses of who holds which character: { $count }
privacy-held-barred = servers that keep you from opening games: { $count }
privacy-held-operator = that whoever runs this bot keeps you from using it
privacy-deleting = ⏳ You asked to have it all deleted. The rest will follow.
privacy-messages = I never read messages. Only you see this list.

button-privacy-export = Download
button-privacy-delete = Delete …
button-privacy-policy = Privacy policy
button-privacy-terms = Terms of use

## The file

privacy-file = ## All that is stored about you
privacy-file-how = As JSON. It holds only your own answers. { COMMAND("hand") } shows your cards in a running game.

## The deletion

privacy-erase-title = ## Delete all that is stored about you?
privacy-erase-lobbies = You leave your lobbies ({ $count }). Empty ones are closed.
privacy-erase-running = A computer player takes your seat in running games ({ $count }) for good.
privacy-erase-played = Your games stay for the others, as those of **a former player**.
privacy-erase-tournaments = Your tournaments ({ $count }) stay for the others, with **a former player** in your place.
privacy-erase-rest = All else about you is deleted.
privacy-erase-sets = Your saved sets of cards ({ $count }) stay with their servers, without your name. You can delete them first.
privacy-erase-unreadable = Damaged games ({ $count }) are deleted as a whole.
privacy-erase-unreadable-tournaments = Damaged tournaments ({ $count }) are deleted as a whole.
privacy-erase-not = Messages in Discord and older copies of the database stay. Limits that keep others safe stay without a name until they have passed, for a year at most; for saved sets, until they are deleted.
privacy-erase-final = **This can’t be undone.**
button-privacy-erase = Delete everything

privacy-erased = Everything that was stored about you is deleted. Thank you for playing!
privacy-erased-partly = ⏳ Part of it is deleted. The rest follows within an hour, or when the bot restarts.
privacy-left = You had your data deleted. A computer player takes your seat.
error-privacy-changed = What is stored about you has changed, so nothing was deleted. Try again: { COMMAND("privacy delete") }
