# For how many players lobby and options speak, the form of the options, and what becomes of an open panel.

## For how many. count, seats: 2 to 8; taken: how many sit here

lobby-for-assumed = { options-for-assumed }
lobby-for-expected = 👥 **For { $count } players**, as the host expects.

# If fewer start than are expected. changes: some of the following
lobby-now = ℹ️ If { $seats } players start now: { $changes }
lobby-now-size = { $size } districts complete a city.
lobby-now-with = { $names } { $count ->
    [one] joins
   *[other] join
}.
lobby-now-without = { $names } { $count ->
    [one] stays
   *[other] stay
} away.

options-for-assumed = 👥 **For { $count } players** until others join.
options-for-expected = 👥 **For { $count } players**, as you said. Here so far: { $taken }
options-for-taken = 👥 **For { $count } players**: all who are here.
options-for-most = 👥 **For { $count } players**: more can’t play this. Here so far: { $taken }

menu-seats = How many will you be?
options-seats = Players: { $count }
options-seats-open = Players: as many as join
    .description = For those who are here; for { $count } while you are alone.

## The form

button-form = Choose in one form
form-title = Options
form-edition = Edition
form-set = Set of cards
form-extras = Extras
form-seats = How many will you be?
form-tie = Who wins a tie?

extra-nine = Ninth character
    .description = One more, if the number of players allows it.
extra-actions = Action cards
    .description = Only in the de-luxe edition.
extra-short = Short game
    .description = One district fewer completes a city.

options-form-old = Something else was changed meanwhile. { now-so }
options-form-lacking = “{ $edition }” lacks: { $names }. The rest of the form is set.

## An open panel

button-options-done = Done
options-done = ✅ Done. **Details** in the lobby leads back here.
options-opened-anew = ⬇️ The options are open further down.
options-over-started = ▶️ The game has started.
options-over-host = { $host } is the host of this lobby now.
