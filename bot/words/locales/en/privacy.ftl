# Data of a person: what is stored, all of it as a file, and its deletion.

describe-privacy = See, download or delete what is stored about you
    .show = See what is stored about you
    .export = Download what is stored about you
    .delete = Delete what is stored about you; I’ll ask you to confirm

# In place of the name of a player whose data were deleted; number: of the seat
player-former = a former player
player-former-seat = a former player ({ $number })

## Stored data

privacy-title = ## Stored data about you
privacy-nothing = Nothing. Your Discord ID is nowhere in the database.
privacy-about = Your Discord ID, the name you used to join a game, and:
# text: one of the lines below
privacy-line = · { $text }
privacy-lobbies = lobbies: { $count }
privacy-running = running games: { $count }
privacy-over = finished games: { $count }
privacy-closed = closed lobbies: { $count }
privacy-played-on = games you continued from a replay: { $count }
privacy-unreadable = damaged games: { $count }
privacy-answers = your answers in games: { $count }
privacy-panels = messages that notified you: { $count }
privacy-held-clicks = clicks with which you changed something, in the last { $days } days: { $count }
privacy-held-results = results of games: { $count }
privacy-held-dailies = daily deals: { $count }
privacy-held-ratings = your ratings, game by game
privacy-held-sets = saved sets of cards: { $count }
privacy-held-settings = your settings
privacy-held-lesson = where you are in the lesson, and which hints you’ve seen
privacy-held-puzzles = your answers to puzzles of the day: { $count }
privacy-held-tournaments = tournaments you organise or play in: { $count }
privacy-held-evenings = your name as organiser of game evenings, and your replies: { $count }
privacy-held-guesses = your guesses at who has which character: { $count }
privacy-held-barred = servers that don’t let you open games: { $count }
privacy-held-operator = that whoever runs this bot has barred you from using it
privacy-deleting = ⏳ I’m deleting everything, as you asked, but I haven’t finished yet.
privacy-messages = I never read messages. Only you see this list.

button-privacy-export = Download
button-privacy-delete = Delete …
button-privacy-policy = Privacy policy
button-privacy-terms = Terms of use

## The file

privacy-file = ## Everything stored about you
privacy-file-how = The file is in the JSON format. It contains only your own answers. To see your cards in a running game, use { COMMAND("hand") }.

## The deletion

privacy-erase-title = ## Delete everything stored about you?
privacy-erase-lobbies = You leave your lobbies ({ $count }). Empty ones are closed.
privacy-erase-running = A computer takes over your seat for good in running games ({ $count }).
# $tournaments: how many tournaments the reader organised or played in
privacy-erase-played = Your games{ $tournaments ->
        [0] { "" }
       *[other] { " " }and tournaments
    } stay for the others, with **a former player** in your place.
privacy-erase-evenings = Your game evenings ({ $count }) go to someone else who comes. If nobody does, they end.
privacy-erase-rest = Everything else about you is deleted.
privacy-erase-sets = your saved sets of cards ({ $count }), without your name (they count towards your limit until somebody deletes them, which you can do first)
privacy-erase-unreadable = damaged games, for everyone: { $count }
privacy-erase-unreadable-tournaments = damaged tournaments, for everyone: { $count }
privacy-erase-not = messages in Discord, and older copies of the database until they’re deleted in their turn
privacy-erase-limits = limits you’ve used up, such as today’s deal or days away: as a number without your name, for a year at most
privacy-erase-bars = that you’re barred: as a number without your name, until the bar is lifted
privacy-erase-final = **This can’t be undone.**
button-privacy-erase = Delete everything
button-privacy-keep = Keep everything
button-privacy-kept = What stays …
# The page behind this button
privacy-kept-title = ## What else is deleted, and what is kept
privacy-kept-gone = **Deleted**
privacy-kept-stays = **Kept**

privacy-erased = Everything stored about you has been deleted. Thank you for playing!
privacy-erased-partly = ⏳ Some of it has been deleted. The rest follows within an hour, or when the bot restarts.
privacy-left = Your data has been deleted. A computer takes over your seat.
error-privacy-changed = What is stored about you has changed, so nothing was deleted. Try again: { COMMAND("privacy delete") }
