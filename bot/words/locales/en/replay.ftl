# Finished games: the list of one's own, walking through one of them, its record as a file.

describe-history = Your finished games: how they ended, and a replay of each
describe-replay = Step through a finished game, question by question; only you see it
    .game = Which game? Choose one of yours, or type another game’s id

button-replay = Replay
button-record = Record
button-film = Film
film-title = ## The game as a film
film-not-now = I can’t make the film just now. Try again in a minute.
button-final = Final board

## A step of a finished game

# rounds: how many the game had
replay-title = ## Round { $round } of { $rounds }
replay-deal = 🎴 **The cards are dealt.**
# character: the one that the seat plays, if it is its turn; text: the question in the words that it was asked in
replay-asked = ❓ { $seat }{ $character ->
    [none] { "" }
   *[other] , the { $character }
}: { $text }
replay-picked = ✅ **{ $answer }**
# The question and its answer in a sentence, below the picture
replay-chose = { $seat }{ $character ->
    [none] { "" }
   *[other] , the { $character },
} chose **{ $answer }**.
replay-others = -# Also possible: { $answers }
replay-other-answers = -# { $count ->
    [one] One other answer was possible.
   *[other] { $count } other answers were possible.
}
replay-followed = **What happened next**
replay-nothing = Nothing yet.
# text: what only this seat saw, in the words that it read
replay-secret = 🔒 Only { $seat } saw: “{ $text }”
replay-hand = ✋ { $cards }

# The signs of a player, so that four buttons stand side by side on a phone in any language.
button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-last = ⏭️
button-next-step = ▶️ Step
button-round-before = ⏪
button-round-after = ⏩ Round
menu-rounds = Go to a round
replay-round = Round { $number }

replay-other-rules = The rules have changed since this game was played, so I can’t step through it. Its record still has everything.

## The list

history-title = ## Your finished games
history-none = You haven’t finished a game yet. { COMMAND("new") } opens one.
history-game = { $when } · { $resigned ->
    [yes] 🏳️{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🏆 **won**
    [2] **2nd** of { $seats }
    [3] **3rd** of { $seats }
   *[other] **{ $place }th** of { $seats }
} with **{ $points }** { $points ->
    [one] point
   *[other] points
}{ $rated ->
    [yes] { "" }
   *[no] { " " }· not rated
}{ $server ->
    [none] { "" }
   *[other] { " " }· { $server }
}
history-player = { $place }. { $name } { $points }
history-left = -# In this list, 🏳️ means: a computer finished for this player, who counts as last.
button-newer = ◀️ Newer
button-older = Older ▶️

# One line, without markup, 100 letters at most: people are the names of the people who sat there.
history-choice = { $date }: { $people }{ $computers ->
    [0] { "" }
    [one] { " " }and 1 computer
   *[other] { " " }and { $computers } computers
}{ $winners ->
    [none] , nobody stayed
   *[other] , won by { $winners }
}
history-left-name = 🏳️ { $name }

## The record

record-title = ### The record of this game
record-check = The file has the set-up, the secret, all clicks and all choices, but no names. Save it next to the bot’s code and run `{ $command }` there. The command deals the cards again and replays every choice.
record-fingerprint = If the bot showed this same fingerprint before the game, nobody has changed the deal:

## Things that can’t be shown

error-no-replay = The moves of this game are no longer kept, or can’t be read back.
