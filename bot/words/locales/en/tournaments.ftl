# Tournaments and leagues: sign-up, rounds, standings, and the organiser's panel.

describe-tournament = See the tournament that goes on or the last one, or open one here

tournament-title = ## 🏆 { $name }
# state: sign-up, round or over
tournament-name = { $state ->
    [sign-up] Tournament: sign-up
    [round] Tournament: round { $round } of { $rounds }
   *[over] Tournament: final standings
}
tournament-points = Points

## Sign-up

# kind: live or league; cards: an edition or a saved set
tournament-about = Tables of { $size } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $kind ->
    [league] league, one round a week
   *[live] live games
} · { $cards }
tournament-people = **Signed up ({ $count }):** { $names }
tournament-nobody = nobody yet
# when: as Discord counts it, “in 3 hours”
tournament-begins = ⏳ It begins { $when }.
tournament-by-hand = The organiser begins it
tournament-how = First place at a table is worth 24 points, the last one 0, with even steps between; ties share. You come last if you don’t come to your table. Equal points: the points of the people you met decide.
# A reminder ten minutes before. $names: mentions; $when: as Discord counts it, “in 10 minutes”
tournament-soon = 🏆 { $names } The tournament begins { $when }. You are called to your table in this channel.
# Where too few take part at its time, or after a round. $when: as Discord counts it
tournament-lacks = ⏳ { $count ->
    [one] 1 more person is needed.
   *[other] { $count } more people are needed.
} Play starts as soon as they join; otherwise the tournament ends { $when }.
# Under the winners, if others have as many points. $met, $less: the points of the people whom they met
tournament-tie = -# Equal points: those of the people met decide. { $shared ->
    [yes] They are equal, too: { $met }.
   *[no] **{ $name }**: { $met }, **{ $other }**: { $less }.
}
tournament-few = ✖️ Too few people signed up.

## Rounds. where: an address

tournament-table = [Table { $number }]({ $where }): { $names } · { $state ->
    [waiting] ⏳ waits for its people
    [playing] ▶️ plays
   *[over] { $best ->
        [none] nobody came
       *[other] 🏁 **{ $best }**
    }
}
tournament-late = { $count ->
    [one] 1 table of an earlier round still plays.
   *[other] { $count } tables of earlier rounds still play.
}
# when: as Discord counts it. Between two rounds
tournament-pause = ⏸️ Round { $round } begins { $when }. Until then a corrected result counts for its tables.
# names: the people who are paired no more, of whom some may not be named
tournament-out = 💤 Not in the next round: { $names }. **Join** brings you back.
# Under the final standings, and where the organiser is asked whether to end it
tournament-early = ✋ Ended early: waiting tables are closed. Games that are on are played to their end, but don’t count here.
tournament-short = ✋ It ended after round { $round } of { $rounds }.
# The end. names: of the winners, who may share the first place; the second one: mentions of all who played, more of whom aren’t named
tournament-won = 🏆 { $shared ->
    [no] { $names } wins the tournament with { $points } points!
   *[other] { $names } win the tournament together, with { $points } points each!
}
tournament-thanks = { $more ->
    [0] 👏 Thanks for playing: { $names }
   *[other] 👏 Thanks for playing: { $names } and { $more } more
}
tournament-unplayed = No table was played.
# What the command shows where none goes on in the channel
tournament-last = **The last tournament** ended { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Open a tournament in this channel?** Everybody here sees its sign-up at once.
button-open-tournament = Open one here
button-all-names = All names
tournament-row = { $place }. { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· { $met } by the people met
}
# who: a mention
tournament-corrected = ✏️ Round { $round }, table { $table }: corrected by { $who }
button-standings = Standings
button-manage = Organise

## The lobby of a table. who: a mention; there: yes or no; state: waits for its people, late (others may start), full

tournament-seat = { $there ->
    [yes] ✅ { $who }
   *[no] ⏳ { $who }
}
tournament-lobby = **Your tournament table:** { $state ->
    [full] all { $count } are here. Somebody has to press **Start** now; otherwise the table closes { $when }.
    [late] press **Join**. It starts as soon as all { $count } are here, or when somebody presses **Start without the others**. Otherwise it closes { $when }.
   *[waits] press **Join**. It starts as soon as all { $count } are here. If somebody is missing, the others may start without them { $when }.
}
button-without-missing = Start without the others
# A call to all people of the table
tournament-waits = ⏳ Your tournament table is waiting. Those who are here may start it now: **Start without the others**. Whoever comes later still has their seat until the end of round 2 of this game.
# At the end of a table’s game. $channel: where the tournament is
tournament-others = 🏆 Watch the other tables, and see the standings: { $channel }
# A reminder of a league to those who haven’t come to their table. $when: as Discord counts it, “in 12 hours”
tournament-missed = ⏳ Your tournament table is waiting for you: press **Join**. The others may start without you { $when }.

## The organiser's panel

tournament-manage = ### { $name }
tournament-opened = Sign-up is open in this channel. Here you set what is played.
tournament-size = Tables of { $count }
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-live = Live: all play at the same time
tournament-league = League: slow games, one round a week
tournament-begins-when = Beginning
tournament-in-hours = Begins in { $count } h
tournament-table-of = Round { $round }, table { $table }
tournament-place = { $place ->
    [0] Didn’t come
   *[other] Place { $place }
}
menu-correct = Correct the result of a table
form-correct = Places at the table
tournament-corrected-now = Corrected. Everybody can see that.
button-begin-round = Begin the round
button-end-tournament = End the tournament
button-end-sure = Really end it?

## Short private answers

tournament-joined = You’re in. You are called at your table when a round begins.
tournament-elsewhere = You’re in another live tournament, too: { $where }. Both may call you to a table at the same time.
tournament-left = You’re out: you aren’t paired any more. Join brings you back.
tournament-signed-off = You’re out. **Join** signs you up again as long as it hasn’t begun.
error-tournament-unknown = This tournament is gone.
error-tournament-begun = The tournament went on meanwhile, so this isn’t possible any more.
error-tournament-last = The last round is on: nobody is paired any more. Your points stay.
error-tournament-full = All { $count } places are taken.
error-tournament-over = This tournament is over.
error-tournament-few = At least { $count } people have to sign up.
error-tournament-table = The seats of this table are for the people whom the tournament paired.
error-tournament-waits = The table waits for the others. The lobby says when you may start without them.
error-tournament-organiser = Only { $who } and managers of the server can do that.
error-tournament-managers = Only managers of the server can do that.
# who: managers, or events (Manage Events is Discord's name of a permission)
error-tournament-may = In this server, tournaments are opened by members with { $who ->
    [managers] the permission Manage Server
   *[events] the permission Manage Events or Manage Server
}.

## A setting of the server

group-tournaments = **Tournaments.** Who may open them?
menu-tournaments = Tournaments are opened by
choice-tournaments = { $value ->
    [managers] Members with Manage Server
    [events] Members with Manage Events
   *[everybody] Everybody
}
