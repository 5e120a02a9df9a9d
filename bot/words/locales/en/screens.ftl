# The words of a screen where there isn't room for everything.

left-out = { $count ->
    [one] -# … 1 earlier line is left out
   *[other] -# … { $count } earlier lines are left out
}
panel-picked-count = Chosen so far: { $count }
