# How fast a table plays, and what becomes of somebody who isn't there.

# $time and $most below are one of these.
pace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
pace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
pace-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## In the lobby and its options

# $time: for each answer. $most: what everybody begins with.
pace-line = ⏱️ { $kind ->
    [none] { pace-none }
    [slow] { $time } for each answer
   *[live] { $time } for each answer, plus time you’ve saved. You start with { $most }.
}
pace-live = Live · { $time } for each answer
    .description = Everyone is here at the same time.
pace-slow = Slow · { $time } for each answer
    .description = Everyone drops in when they like.
pace-none = No clock
    .description = Nobody has to hurry.

pace-title = ## Pace
menu-pace = How fast do you play?
# The hour at which deadlines of a slow game fall. $time: 20:00; $zone: Europe/Warsaw
menu-deadline = What time of day are answers due?
deadline-any = Whenever the time is up
deadline-at = Every day at { $time }
deadline-line = ⏰ Answers are due at { $time } ({ $zone }).
button-pace = Pace and more
pace-how = If your time runs out, a computer plays for you until you press **I’m back**.
pace-none-how = Take as long as you like. After a day without an answer, the others can let a computer take over.
