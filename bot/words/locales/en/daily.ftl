# The daily deal: one game a day, with the same cards for everybody.

describe-daily = Play the deal of the day: the same for everybody, once a day

button-cities = 🏘 Cities
button-daily = Today’s deal
button-daily-table = Table

# name: the name of the deal
daily-begun = **{ $name }:** the whole world plays this game today. You have one try.
# How the day before ended, with the first question of the next deal. points: as in “27 points”
daily-yesterday = ⏮️ You ended yesterday’s deal with { $points }: place { $place } of { $people }.
daily-name = Citadels, deal no. { $day }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The end, for the person alone

daily-title = ## 🏰 { $name } · { $points }
# percent: of the people who finished it besides the reader
daily-better = Better than **{ $percent } %** of { $people ->
    [one] { $people } other person
   *[other] { $people } others
}.
daily-first = Nobody else has finished this deal yet.
daily-streak = 🔥 { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row
# The computer of the highest level, which played the same cards.
daily-master = The Master
daily-master-title = ## The Master plays { $name }
daily-built = { $size } of { $target } districts
daily-parted = Where you parted
button-daily-master = Watch the Master

daily-late = ⏳ This game ended after its day, so it counts on no table.
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
daily-row-day = { $place } { $name } · **{ $points }**
daily-row-week = { $place } { $name } · **{ $points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
}
daily-people = { $people ->
    [one] 1 person has
   *[other] { $people } people have
} played it.
daily-nobody = Nobody has finished it yet.
daily-table-how = A week adds up the points of its days. By default you stand on the table of all servers, too; { COMMAND("profile") } changes that.

## Why it is fair

daily-fair-why = One secret a day deals the same cards to everybody. Its fingerprint is shown a day before, so nobody can change it; the secret itself is shown an hour after its day. **One thing is left to trust:** an operator of the bot who looks it up knows the cards.
daily-fair-day = **{ $name }**
daily-fair-later = The secret of this deal is shown { $when }. Then you can check your game.
error-daily-damaged = Today’s deal was damaged on my disk, so nobody can be dealt it any more. The next one begins { $when }.
error-daily-deleted = You had today’s deal before your data was deleted. The next one begins { $when }.
daily-fair-check = **Check it.** Compare the fingerprint with the one that was shown the day before. Press **Record**, save the file beside the bot’s code, and run `{ $command }` there.
