# How fast a table plays, and what becomes of who isn't there. `$time` and `$most` are one of the lines that follow.

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

# $most is how much time somebody has for one answer at the most, which is what they begin with.
pace-line = ⏱️ **{ $pace }**{ $most ->
    [none] { "" }
   *[other] , up to { $most } with time saved
}
pace-live = Live · { $time } for each answer
    .description = All are here at the same time.
pace-slow = Slow · { $time } for each answer
    .description = Everybody comes by when they like.
pace-none = No clock
    .description = Nobody has to hurry.

pace-title = ## Pace
menu-pace = How fast do you play?
button-pace = Pace
pace-how = Time that you don’t use is saved: everybody begins with { $time }, and never has more. When somebody’s time runs out, a computer gives that one answer. After { $count } in a row it plays on for them, until they are back.
pace-none-how = Everybody may take as long as they like. Who hasn’t answered for a day can be replaced by a computer, if the others want that.
