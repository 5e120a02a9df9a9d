# How fast a table plays, and what becomes of somebody who isn't there.

# $time, $further, $reserve and $once below are one of these.
pace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
    .short = { $count } s
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
    .short = { $count } min
pace-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
    .short = { $count } h
pace-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
    .short = { $count } d

## In the lobby and its options

# $pace: one of pace-live, pace-slow, pace-none. With a clock, everybody has a $reserve (3 min, 36 h) for the whole game.
pace-line = { $reserve ->
    [none] ⏱️ **{ $pace }**
   *[other] ⏱️ **{ $pace }**, plus { $reserve } in reserve
}
# In the details, where the usual pace would be faster. $usual: the usual time of a turn.
pace-gentle = Somebody here is new, so a turn is longer than the usual { $usual }.
# In a lobby where two people sit: alone, either of them would play without a clock.
pace-line-two = { $pace }. The clock is on because a second person joined.
pace-live = Live · { $time } a turn
    .description = Everyone is here at the same time. Reserve for the game: { $reserve }.
pace-slow = Slow · { $time } for each answer
    .description = Everyone drops in when they like. Reserve for the game: { $reserve }.
pace-none = No clock
    .description = Nobody has to hurry.

# $time: one of pace-hours, pace-days
pace-usual = 📆 Slow games in this server usually take { $time }.
# Where it isn’t known yet
pace-usually = 📆 Slow games usually take three to eight days.
# In the lobby of a slow game
pace-slow-calls = 📬 I ask by direct message, outside your quiet hours: { COMMAND("notify") }
pace-title = ## { button-pace }
menu-pace = How fast do you play?
# The hour at which deadlines of a slow game fall. $time: 20:00; $zone: Europe/Warsaw
menu-deadline = What time of day are answers due?
deadline-any = Whenever the time is up
deadline-at = Every day at { $time }
deadline-line = ⏰ Answers are due at { $time } ({ $zone }).
button-pace = Pace
# The page of the tie-break and of switches.
button-extras = Extras
extras-title = ## { button-extras }
# Below the line of the pace: what comes after the reserve.
pace-over = When your time is up, a computer plays for you until you press **{ button-im-back }**.
# $once: the most of the reserve for one answer
pace-reserve = The reserve is for the whole game. One answer can use up to { $once } of it.
pace-live-how = Each extra choice gives you { $further } more. { pace-reserve } { pace-over }
pace-slow-how = Your quiet hours don’t count. { pace-reserve } { pace-over }
pace-none-how = Take as long as you like. After a day without an answer, the others can let a computer take over.
