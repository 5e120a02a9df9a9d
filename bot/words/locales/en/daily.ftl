# The daily deal: one game a day, with the same cards for everybody.

describe-daily = Play the daily deal: the same cards for everyone on all servers, one try

button-cities = 🏘 Cities
button-daily = Today’s deal
button-daily-table = Standings
# Behind “More” after a game alone, and on one’s own profile until the first deal
daily-every-day = -# New every day: { COMMAND("daily") } · { COMMAND("puzzle") }

## Before the deal: to somebody who plays one for the first time, or with characters that they have never met

# name: the name of the deal; when: “in 5 hours”
daily-new-about = **{ $name }:** one game against three computers. Everyone on all servers of this bot gets the same cards, and one try. It ends { $when }. You can pause, and come back with { COMMAND("daily") }.
    -# Your server sees your name; others see only your score. Change it: { COMMAND("profile") }
# The title of the picture
daily-new = { $count ->
    [one] One character is new to you
   *[other] { $count } characters are new to you
}
# To somebody who has never finished a game
daily-new-first = -# New to the game? First play a game without these characters.
button-daily-start = Start today’s deal

## The first question

# name: the name of the deal
daily-begun = **{ $name }:** there are no hints here, because your points are ranked against everyone else’s.
# How the day before ended, with the first question of the next deal. points: as in “27 points”
daily-yesterday = ⏮️ Yesterday’s deal: { $points }, place { $place } of { $people }.
daily-name = Citadels, daily deal { $day }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The end, for the person alone

daily-title = ## 🏰 { $name } · { $points }
# The place at the table of four, before one of the next two
daily-place = { $place ->
    [1] You won at your table.
   *[other] { end-place } of { $count } at your table.
}
# percent: of the people who finished it besides the reader
daily-better = You did better than **{ $percent }%** of { $people ->
    [one] { $people } other person
   *[other] { $people } others
}.
# Of so few that a share says nothing. all: whether better than all of them; better: how many of them
daily-better-few = { $all ->
    [yes] You did better than everyone else so far.
   *[no] You did better than **{ $better }** of { $people } others.
}
daily-first = No other person has finished this deal yet.
daily-streak = 🔥 { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row
# The computer of the highest level, which played the same cards.
daily-master = The Master
# $place: of the Master at its own table, which has $count seats
daily-master-how = With the same cards, the Master { $place ->
    [1] won at its table.
    [2] came 2nd of { $count }.
    [3] came 3rd of { $count }.
   *[other] came { $place }th of { $count }.
}
daily-master-title = ## The Master plays { $name }
daily-built = { $size } districts ({ $target } needed)
daily-parted = Where you played differently
# In a round of a daily deal. $you: yes, the reader; no, the Master. $character, $districts that were built: or none
daily-turn = { $you ->
    [yes] You
   *[no] { daily-master }
}{ $character ->
    [none] { "" }
   *[other] { " " }{ $you ->
        [yes] were
       *[no] was
    } the { $character } and
} built { $districts ->
    [none] nothing
   *[other] the { $districts }
}.
# $you: who gained the $points in that round
daily-gained = { $you ->
    [yes] You
   *[no] { daily-master }
} scored { $points } { $points ->
    [one] point
   *[other] points
} more.
button-daily-master = Watch the Master

daily-late = ⏳ You finished after the day was over, so this game isn’t in the standings.
# when: as Discord counts it, “in 3 hours”
daily-next = Next deal: { $when }

## The card that is shared. city: a symbol for each district

daily-card = { $name } · { $points } · { $city }
daily-shared = **{ $player }** · { $card }

## The tables

daily-table-title = ## 🏰 The daily deal
# These two are on buttons, too.
span-day = Today
span-week = This week
span-yesterday = Yesterday
# place, name: as on the leaderboard
daily-row-day = { $place } { $name } · **{ daily-points }**
daily-row-week = { $place } { $name } · **{ daily-points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
}
daily-people = Played by { $people ->
    [one] 1 person
   *[other] { $people } people
}.
daily-nobody = Nobody has finished it yet.
daily-table-how = Your server sees your name; others see only your score. Change it: { COMMAND("profile") }
daily-week-how = A week’s score is the sum of its days.

## Why it is fair

daily-fair-why = Each day has one secret, and it deals the same cards to everyone. Its fingerprint is published a day ahead, so nobody can change it. The secret itself is published an hour after the day ends. **One thing you can’t check:** whether an operator of the bot has looked up the secret, and so knows the cards.
daily-fair-day = **{ $name }**
daily-fair-later = The secret of this deal will be shown at { $when }. Then you can check your game.
error-daily-damaged = Today’s deal was damaged on my disk, so I can no longer deal it. The next one starts at { $when }.
error-daily-deleted = You already played today’s deal, before your data was deleted. The next one starts at { $when }.
daily-fair-check = **Check it yourself.** Compare the fingerprint with the one shown the day before. Press **Record**, save the file next to the bot’s code, and run `{ $command }` there.
