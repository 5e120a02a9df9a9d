# What a screen says of itself, where there isn't room for everything.

left-out = -# … { $count ->
    [one] one earlier line is left out
   *[other] { $count } earlier lines are left out
}
city-left-out = -# The names of { $count } districts are left out for want of room.
panel-picked-count = Chosen so far: { $count }
