# For how many players lobby and options speak, the form of the options, and what becomes of an open panel.

## For how many

lobby-for-assumed = 👥 **What follows is for { $count } players** until others join. In the options, the host can say how many you will be.
lobby-for-expected = 👥 **For { $count } players**: so many are expected. In the options, the host can say otherwise.

# When fewer start than are expected: $parts is a list of what follows.
lobby-now = ℹ️ If the game starts now, with { $seats } players: { $parts }.
lobby-now-size = { $size } districts complete a city
lobby-now-with = added: { $names }
lobby-now-without = left out: { $names }

options-for-assumed = 👥 **For { $count } players**, until it is known how many you will be.
options-for-expected = 👥 **For { $count } players**, as you said. { $taken ->
    [0] Nobody is here yet.
    [one] 1 is here.
   *[other] { $taken } are here.
}
options-for-taken = 👥 **For { $count } players**: as many as are here.
options-for-most = 👥 **For { $count } players**: as many as can play this. { $taken } are here.

menu-seats = How many will you be?
options-seats = Players: { $count }
options-seats-open = Players: as many as join
    .description = Everything is shown for those who are here; for { $count } while you are alone.

## The form

button-form = Choose in one form
form-title = Options
form-edition = Edition
form-set = Set of cards
form-extras = Extras
form-seats = How many will you be?
form-tie = Who wins a tie?

extra-nine = Ninth character
    .description = One more character, where the number of players leaves the choice.
extra-actions = Action cards
    .description = Only the de-luxe edition has them.
extra-short = Short game
    .description = One district less completes a city.

options-form-old = Something was set here after you had opened the form, so nothing of the form was taken over. This is how it stands now.
options-form-lacking = This is not in “{ $edition }”, so it was left out: { $names }. All else of the form is set.

## An open panel

button-options-done = Done
options-done = ✅ What you chose stands in the lobby. **Options** there opens this again.
options-opened-anew = ⬇️ The options are open further down.
options-over-started = ▶️ The game has started, so its options can’t be changed any more.
options-over-closed = ✖️ This lobby was closed.
options-over-host = { $host } is the host of this lobby now, and sets its options.
