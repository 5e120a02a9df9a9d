# One click that gives several answers in a row.
#
# line-<verb>-<argument>: on a button, what an option leads to, where that is one step: $name is a character, a player
# or a card. It must be short: about 12 letters with the name of a card. An option without such words stands in a menu.

line-use-kill = ☠️ { $name }
line-use-rob = 🗡️ { $name }
line-use-swap-hands = 🔁 { $name }

# In a menu: what is answered in two steps. On top of such a menu: the option that leads there.
line-joined = { $first } · { $second }
# $first is a player and a district of theirs, $second the own district that is given for it.
line-given-for = { $first } ⇄ { $second }
# Those that hardly anybody wants, where the others stand on buttons.
menu-targets = { $label } …
menu-others = { $label }: others …

# $gold is what comes in before or after $label, in gold; $label is a district that is built, or the end of the turn.
line-before = +{ $gold } 💰 · { $label }
line-after = { $label }{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } 💰
}
# Instead of only keeping a card, out of those that were drawn.
line-keep-build = { $card } · build at once
# Below such buttons, once for all of them: what they speak of, and what it is.
line-about = +… 💰
line-more = Includes the gold you can collect now. One click does several steps.
menu-build-only = Only build …
# A menu of all that one click can do in several steps: build, use a power on somebody.
menu-at-once = Several steps at once …

# In a lobby: as many computers as are missing to $count players.
button-fill-seats = Fill up to { $count }
