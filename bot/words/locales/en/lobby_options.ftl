# For how many players lobby and options speak, the form of the options, and what becomes of an open panel.

## For how many. count, seats: 2 to 8; taken: how many sit here


# If fewer start than are expected. changes: some of the following
lobby-now = -# ℹ️ **With only { $seats } players:** { $changes }
lobby-now-size = { $size } districts make a complete city.
lobby-now-with = Added: { $names }.
lobby-now-without = Left out: { $names }.

options-for-assumed = 👥 **For { $count } players**, or as many as join.
options-for-expected = 👥 **For { $count } players**. Joined so far: { $taken }
options-for-taken = 👥 **For { $count } players**: everyone who has joined.
options-for-most = 👥 **For { $count } players**, the most this can be played with. Joined so far: { $taken }

menu-seats = How many of you will there be?
options-seats = Players: { $count }
options-seats-open = Players: everyone who joins
    .description = The cards fit however many join ({ $count } while you’re alone).

## The form

button-form = All options at once
form-title = Options
form-edition = Edition
form-set = Set of cards
form-extras = Extras
form-seats = How many of you will there be?
form-tie = How is a tie broken?

extra-nine = Ninth character
    .description = One more, if there are enough players.
extra-actions = Action cards
    .description = Deluxe edition only.
extra-short = Short game
    .description = One district fewer completes a city: about a fifth shorter.

options-form-old = Something else has been changed in the meantime. { now-so }
options-form-lacking = These aren’t in “{ $edition }”: { $names }. I’ve set everything else on the form.

## An open panel

button-options-done = Done
options-done = ✅ Done. You can come back here through **Details** in the lobby.
options-opened-anew = ⬇️ The options are open again further down.
options-over-started = ▶️ The game has started.
options-over-host = { $host } is the host of this lobby now.
