# Tournaments and leagues: sign-up, rounds, standings, and the organiser's panel.

describe-tournament = See the current or the last tournament, or open one here

tournament-title = ## 🏆 { $name }
# state: sign-up, round or over; kind: live or league
tournament-name = { $kind ->
    [league] League
   *[live] Tournament
}: { $state ->
    [sign-up] sign-up
    [round] round { $round } of { $rounds }
    [over] final standings
   *[cancelled] cancelled
}
tournament-points = Points

## Sign-up

# kind: live or league; cards: an edition or a saved set
tournament-about = **{ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}** at tables of { $size } (3 to 5 if need be). { $kind ->
    [league] The games are slow: { tournament-look-in }
   *[live] All tables play live, at the same time.
} Cards: { $cards }.
# A part of two sentences about a league
tournament-look-in = looking in two or three times a day is enough.
# Below the pace of a league, under Details and at its tables
tournament-pace = The clock stops during your quiet hours, so { tournament-look-in } If you look in once a day, your reserve lasts for about five answers.
tournament-league-how = 📆 The next round starts once all tables have finished, or after ten days at the latest. Unfinished games continue even then. The last round ends with its last game.
tournament-people = **Signed up ({ $count }):** { $names }
tournament-nobody = nobody yet
# when: a date and time, and how far away it is
tournament-begins = ⏳ It starts { $when }.
tournament-by-hand = The organiser decides when to start.
# After the sentence about the start
tournament-then = I’ll ping you when your table is ready.
tournament-how = Points by place: 24, 16, 8, 0 at a table of four (three: 24, 12, 0; five: 24, 18, 12, 6, 0). Players who tie get the average. You get no points if you don’t come, or leave the game to a computer. Equal points? Whoever’s opponents have more points ranks higher.
# A reminder ten minutes before. $names: mentions; $when: as Discord counts it, “in 10 minutes”
tournament-soon = 🏆 { $names } The tournament starts at { $when }. I’ll ping you in this channel when your table is ready.
# Where too few take part at its time, or after a round. $when: as Discord counts it
tournament-lacks = ⏳ { $count ->
    [one] One more person is needed.
   *[other] { $count } more people are needed.
} The tournament starts as soon as they join. Otherwise it ends { $when }.
# Under the winners, if some of the first have equal points. $met: places and names, each with the points of the people met
tournament-tie = -# With equal points, the points of one’s opponents decide. Opponents’ points by place: { $met }
tournament-few = ✖️ Not enough people signed up.
tournament-cancelled = ✖️ Cancelled{ $who ->
    [none] .
   *[other] { " " }by { $who }.
}
# $least: people without whom there is no tournament; $count: how many of them are missing
tournament-missing = 👥 It takes at least { $least } people. { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
}

## Rounds. where: an address; round: of its game, 0 if unknown; of: the tournament’s round, 0: the last one

tournament-table = [{ $of ->
    [0] Table { $number }
   *[other] Round { $of }, table { $number }
}]({ $where }): { $names } · { $state ->
    [waiting] ⏳ waiting for players
    [playing] ▶️ { $round ->
        [0] playing
       *[other] round { $round } of the game
    }
   *[over] { $best ->
        [none] no result
       *[other] 🏆 **{ $best }**
    }
}
tournament-late = { $count ->
    [one] 1 table from an earlier round is still playing.
   *[other] { $count } tables from earlier rounds are still playing.
}
# In the standings, while a round is played. numbers: of tables, such as "2, 3"
tournament-not-in = ⏳ Points not in yet: { $several ->
    [yes] tables
   *[no] table
} { $numbers }
# While a league plays a round. when: a date and time, and how far away it is
tournament-next = 📆 Round { $round } starts once all tables have finished, or at the latest { $when }. Unfinished games continue even then.
tournament-last-round = 🏁 This is the last round. The league ends when all its tables have finished.
# when: as Discord counts it. Between two rounds
tournament-pause = ⏸️ Round { $round } starts { $when }. Results can still be corrected before its tables are drawn. The organiser can start it right away.
# names: the people who are paired no more, of whom some may not be named
tournament-out = 💤 Not playing the next round: { $names }. Press **Join** to come back in.
# Under the final standings, and where the organiser is asked whether to end it
tournament-early = ✋ Ended early: waiting tables are closed. Games in progress can be finished, but don’t count here.
tournament-early-asks = ✋ If you end it now, waiting tables are closed. Games in progress can be finished, but won’t count here.
# $who: the person who ended it; none: too few people were left
tournament-short = ✋ { $who ->
    [none] Ended after round { $round } of { $rounds }.
   *[other] { $who } ended it in round { $round } of { $rounds }.
}
# The end. names: of the winners, who may share the first place; the second one: all who played, as tournament-ranked, more of whom aren’t named
tournament-won = 🏆 { $shared ->
    [no] { $names } wins with { $points } points!
   *[other] { $names } win together, with { $points } points each!
}
# Somebody who played. name: a mention
tournament-ranked = **{ $place }.** { $name } ({ $points })
tournament-thanks = { $more ->
    [0] 👏 Thanks for playing: { $names }
   *[other] 👏 Thanks for playing: { $names } and { $more } more
}
tournament-unplayed = No game was finished.
tournament-unbegun = ✖️ Ended before a game had started.
# What the command shows where none goes on in the channel
tournament-last = **The last tournament** ended { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Open a tournament in this channel?** I’ll post the sign-up for everyone here at once. You can change these until it starts:
button-open-tournament = Post the sign-up here
tournament-row = **{ $place }.** { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· opponents: { $met }
}
# who: a mention
tournament-corrected = ✏️ Round { $round }, table { $table }: corrected by { $who }
button-standings = Standings
button-manage = Organise

## The lobby of a table. who: a mention; there: yes or no; state: waits for its people, late (others may start), starts (nobody is missing),
## full (nobody is missing, and it needs a click)

tournament-seat = { $there ->
    [yes] ✅ { $who }
   *[no] ⏳ { $who }
}
tournament-lobby = **Your table:** { $state ->
    [starts] everyone ({ $count }) is here. The game is starting.
    [full] everyone ({ $count }) is here. Someone has to press **Start** now; otherwise the table closes { $when }.
    [late] press **Join**. It starts as soon as everyone ({ $count }) is here, or when someone presses **Start without the others**. Otherwise it closes { $when }.
   *[waits] press **Join**. It starts as soon as everyone ({ $count }) is here. If someone is missing, the others can start without them { $when }.
}
button-without-missing = Start without the others
# A call to all people of the table
tournament-waits = ⏳ Somebody hasn’t come to your table yet. Those who have joined can press **{ button-without-missing }** now. Anyone who comes later keeps their seat for the first two rounds of this game, and for at least ten minutes.
# In place of this call once the table plays, while somebody is missing
tournament-kept = ▶️ This table has started. If you’re late, press **{ button-play }** on the board: your seat is kept for the first two rounds of the game, and for at least ten minutes.
# At the end of a table’s game, to one of its players. $won: the points of the game; $points: those of all games
tournament-own = 🏆 You get { $won ->
    [one] **1 point**
   *[other] **{ $won } points**
} in the { $kind ->
    [league] league
   *[live] tournament
}. With { $points } in all, you’re now number { $place } of { $count }: { $channel }
# At the end of a table’s game. $channel: where the tournament is
tournament-others = 🏆 All tables and the standings: { $channel }
# A reminder of a league to those who haven’t come to their table. $when: a date and time
tournament-missed = ⏳ Your table is waiting for you: press **Join**. From { $when } on, the others can start without you.

## The organiser's panel

tournament-manage = ### { $name }
# Above the menus, before the first round
tournament-settings = You can change these until the first round starts. **{ button-begin-round }** makes up the tables at once, from everyone who has signed up.
tournament-opened = Sign-up is open: everyone here sees it. To play as well, press **Join** there.
tournament-as-last = The settings are those of the last one.
tournament-size = Tables of { $count }
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-live = Live: everyone plays at the same time
tournament-league = League: slow games, a new round after ten days at most
tournament-begins-when = Start
# An option of the menu of times to start; $days is 0 if the hours aren’t whole days
tournament-in = Starts in { $days ->
    [0] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
    [7] a week
    [one] 1 day
   *[other] { $days } days
}
tournament-table-of = Round { $round }, table { $table }
tournament-place = { $place ->
    [0] Absent or resigned
   *[other] Place { $place }
}
menu-correct = Correct the result of a table
form-correct = Places at the table
tournament-corrected-now = Corrected. Everyone can see that you did.
button-begin-round = Start the round
button-begin-sure = Really start now?
button-end-tournament = End the tournament
button-end-sure = Really end it?

## Short private answers

tournament-joined = You’re in. I’ll ping you at your table when a round starts.
tournament-left = You’re out of the next rounds. A game you’re playing continues. Press **Join** to come back.
tournament-signed-off = You’re out. Until it starts, **Join** signs you up again.
error-tournament-unknown = This tournament no longer exists.
error-tournament-begun = The tournament has moved on, so it’s too late for that.
error-tournament-last = This is the last round, so there won’t be any more tables. Your points stay.
error-tournament-full = All { $count } places are taken.
error-tournament-over = This tournament is over.
error-tournament-few = At least { $count } people need to sign up.
error-tournament-table = The seats at this table are reserved for the people drawn for it.
error-tournament-waits = We’re still waiting for the others. The lobby says when you can start without them.
error-tournament-organiser = Only { $who } and managers of the server can do that.
error-tournament-managers = Only managers of the server can do that.
# who: managers, or events (Manage Events is Discord's name of a permission)
error-tournament-may = In this server, you need { $who ->
    [managers] the permission Manage Server
   *[events] the permission Manage Events or Manage Server
} to open a tournament.

## A setting of the server

server-now-tournaments = **Tournaments.** Who can open them?
menu-tournaments = Tournaments are opened by
choice-tournaments = { $value ->
    [managers] Members with Manage Server
    [events] Members with Manage Events
   *[everybody] Everyone
}
