# Guesses: who has nothing more to do in a round, or only watches, may guess who holds which character.

button-guess = Guess
guesses-title = ### 🔮 Who’s who in round { $round }?
guesses-how = Only you see this. After the round, everyone sees how many you got right.
guesses-none = Every character has been called. You can guess again next round.
menu-guess = { $character }: who?
# The option that was chosen there, which stands in the place of the question then.
guess-option = { $character }: { $name }
# Beside it, where that player has shown a character in this round.
guess-shown = has revealed: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }** got { $right } of { $known } right
guessing-option = **Guess who’s who**: { $state ->
    [on] once you’re done for the round, guess the others’ characters in the log, just for fun.
   *[off] off, so nobody guesses the others’ characters in the log.
}
switch-guessing = { $state ->
    [on] Turn guessing off
   *[off] Turn guessing on
}

error-guess-late = That one is already known. Here is what you can still guess.
error-guess-early = You can guess once you have nothing left to do this round.
error-no-guesses = Guessing is switched off in this game.
