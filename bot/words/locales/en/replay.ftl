# Finished games: the list of one's own, walking through one of them, its record as a file.

describe-history = Your finished games: how they ended, each to be walked through again
describe-replay = Walk through a finished game, question by question; only you see it
    .game = Which game: choose one of yours, or type the id of another one

button-replay = Replay
button-record = Record
button-film = Film
film-title = ## The game as a film
film-not-now = The film can’t be made just now. Try again in a minute.
button-final = Final board

## A step of a finished game

# number: 0 is the deal; last: the number of the last step
replay-title = ## Round { $round } · step { $number } of { $last }
replay-deal = 🎴 **The cards are dealt.**
# character: the one that the seat plays, if it is its turn; text: the question in the words that it was asked in
replay-asked = ❓ { $seat }{ $character ->
    [none] { "" }
   *[other] , the { $character }
}: { $text }
replay-picked = ✅ **{ $answer }**
replay-others = -# Also possible: { $answers }
replay-other-answers = -# { $count ->
    [one] One other answer was possible.
   *[other] { $count } other answers were possible.
}
replay-followed = **What followed**
replay-nothing = Nothing yet.
# text: what only this seat was told, in the words that it heard
replay-secret = 🔒 { $seat } was told: { $text }
replay-hand = ✋ { $cards }

# The signs of a player, so that four buttons stand side by side on a phone in any language.
button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-next = ▶️
button-replay-last = ⏭️
button-next-step = ▶️ Step
button-round-before = ⏪ Round
button-round-after = ⏩ Round
menu-rounds = To a round
replay-round = Round { $number }
replay-steps = Steps { $first } to { $last }

replay-other-rules = The rules have changed since this game, so I can’t walk through it. Its record still tells all of it.

## The list

history-title = ## Your finished games
history-none = You haven’t finished a game yet. { COMMAND("new") } opens one.
history-game = { $when } · { $resigned ->
    [yes] 🏳️ a computer finished it for you
   *[no] { $place ->
        [1] 🏆 **won**
       *[other] place **{ $place }** of { $seats }
    } with **{ $points }** { $points ->
        [one] point
       *[other] points
    }
}{ $rated ->
    [yes] { "" }
   *[no] { " " }· not rated
}{ $server ->
    [none] { "" }
   *[other] { " " }· { $server }
}
history-player = { $place }. { $name } { $points }
button-newer = ◀️ Newer
button-older = Older ▶️

# One line, without markup, 100 letters at most: people are the names of the people who sat there.
history-choice = { $date }: { $people }{ $computers ->
    [0] { "" }
    [one] { " " }and 1 computer
   *[other] { " " }and { $computers } computers
}, won by { $winners }

## The record

record-title = ### The record of this game
record-check = Set-up, secret, clicks and every choice, without names. With the bot’s code, `{ $command }` checks the deal. The fingerprint must be the one that was shown before it:

## Things that can’t be shown

error-no-replay = What was played in this game is not kept any more, or can’t be read back.
