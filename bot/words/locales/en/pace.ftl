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
   *[live] { $time } for each answer, and what you save. You begin with { $most }.
}
pace-live = Live · { $time } for each answer
    .description = All are here at the same time.
pace-slow = Slow · { $time } for each answer
    .description = Everybody comes by when they like.
pace-none = No clock
    .description = Nobody has to hurry.

pace-title = ## Pace
menu-pace = How fast do you play?
# The hour at which deadlines of a slow game fall. $time: 20:00; $zone: Europe/Warsaw
menu-deadline = At which hour does time run out?
deadline-any = Whenever the time is over
deadline-at = Every day at { $time }
deadline-line = ⏰ Time runs out at { $time } ({ $zone }).
button-pace = Pace and more
pace-how = When your time runs out, a computer plays for you until you press **I’m back**.
pace-none-how = Everybody may take as long as they like. After a day without an answer, the others can let a computer take over.
