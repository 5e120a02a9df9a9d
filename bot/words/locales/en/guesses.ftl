# Guesses: who has nothing more to do in a round, or only watches, may guess who holds which character.

button-guess = Guess
guesses-title = ### 🔮 Who is who in round { $round }?
guesses-how = For you alone. After the round everybody sees how many you had right.
guesses-none = All characters were called by now. You can guess again in the next round.
menu-guess = { $character }: who?
# The option that was chosen there, which stands in the place of the question then.
guess-option = { $character }: { $name }
# Beside it, where that player has shown a character in this round.
guess-shown = has shown: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }** guessed { $right } of { $known }
guessing-option = Whoever has had their turn or only watches can guess who has which character (in the log), for fun.
switch-guessing = Guessing who is who: { $state ->
    [on] on
   *[off] off
}

error-guess-late = That is known by now. Here is what can still be guessed.
error-guess-early = You can guess once nothing more is to come for you in this round.
error-no-guesses = In this game nobody guesses.
