# One click that gives several answers in a row.
#
# line-<verb>-<argument>: on a button, what an option leads to, where that is one step: $name is a character, a player
# or a card. It must be short: about 20 letters with the name. An option without such words stands in a menu.

line-use-kill = Kill: { $name }
line-use-rob = Rob: { $name }
line-use-swap-hands = Swap hands: { $name }

# In a menu: what is answered in two steps. On top of such a menu: the option that leads there.
line-joined = { $first } · { $second }
# $first is a player and a district of theirs, $second the own district that is given for it.
line-given-for = { $first } ⇄ { $second }
# Those that hardly anybody wants, where the others stand on buttons.
menu-targets = { $label } …
menu-others = { $label }: others …

# $begins: the first step; $before, $after: the gold that comes in before and after building, or before the end.
line-end = { $begins ->
    [takes] Take { $before } gold, end turn
   *[collects] Collect { $before } gold, end turn
}
line-build = { $begins ->
    [takes] Take { $before }, build { $card }
    [collects] Collect { $before }, build { $card }
    [keeps] { $before ->
        [0] Keep and build { $card }
       *[other] Keep, collect { $before }, build { $card }
    }
   *[builds] Build { $card }
}{ $after ->
    [0] { "" }
   *[other] , collect { $after }
}
menu-build-only = Only build …
# A menu of all that one click can do in several steps: build, use a power on somebody.
menu-at-once = Several steps at once …

# In a lobby: as many computers as are missing to $count players.
button-fill-seats = Fill up to { $count }
