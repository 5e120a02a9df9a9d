# One click that gives several answers in a row.
#
# line-use-<question>: in a text, a power and its target ($name): a character or a player.

line-use-kill = Kill: { $name }
line-use-rob = Rob: { $name }
line-use-swap-hands = Swap hands with { $name }
line-use-bewitch = Bewitch: { $name }
line-use-sign-warrant = Signed warrant: { $name }
line-use-bluff-warrants = Unsigned warrant: { $name }
line-use-flower-threat = Real threat: { $name }
line-use-plain-threat = Empty threat: { $name }
line-use-theater = Swap characters with { $name }
line-use-spy-seat = Spy on { $name }
line-use-wizard-seat = Look at { $name }’s hand
line-use-give-crown = Give the crown to { $name }
line-use-late-crown = { line-use-give-crown }
# $target: the player whose district $card is
line-use-destroy-seat = Destroy a district of { $name }
line-use-destroy = Destroy { $target }’s { $card }
line-use-seize-seat = Seize a district from { $name }
line-use-seize = Seize { $target }’s { $card }
line-use-exchange-seat = Swap districts with { $name }
line-use-exchange = Swap for { $target }’s { $card }
# Any other power with its target
line-use = { $power }: { $name }

# In a menu: what is answered in two steps. On top of such a menu: the option that leads there.
line-joined = { $first } · { $second }
# $first is an own district, $second the card that replaces it.
line-replaced = { $first } → { $second }
# $first is a player and a district of theirs, $second the own district that is given for it.
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label } …
# Instead of the line above, for a power that goes on after the choice in this menu. About 35 letters.
menu-use-threats = Make the real threat first …
menu-use-warrants = Lay the signed warrant first …
menu-use-wizard = Look at a hand, then take a card …

# $begins: the first step. $taken: the gold of gathering; $collected, $after: that of powers before and after
# building, 0 if there is none; $gold: all of it before the end of the turn, $sums: the same as a sum such as 2+1+1.
line-all-gold = { $gold ->
    [1] { $gold } gold
   *[other] { $sums } gold
}
line-taken-gold = { $taken } gold
line-collected-gold = { $collected } gold
line-after-gold = { $after } gold
line-end = { $begins ->
    [takes] Take { line-all-gold }
   *[collects] Collect { line-all-gold }
}, end turn
# The row of a district, and the text below it. $begins = keeps: one of the drawn cards, whose row says all steps.
line-build = { $begins ->
    [keeps] { $collected ->
        [0] Keep and build { $card }
       *[other] Keep the card, collect { line-collected-gold }, build { $card }
    }
   *[other] Build { $card }
}
line-build-steps = { $begins ->
    [takes] You take { line-taken-gold }{ $collected ->
        [0] { "" }
       *[other] { " " }and collect { line-collected-gold }
    } first.
    [collects] You collect { line-collected-gold } first.
   *[other] { "" }
}{ $after ->
    [0] { "" }
   *[other] { " " }Then you collect { line-after-gold }.
}
# Below such a row too: what is torn down for the district, because gold can’t pay for it.
line-way-framework = You tear down your Framework to pay for it.
line-way-necropolis = Next you choose a district of yours to tear down for it.
# Behind the button More: a menu of districts that the panel only offers together with collecting gold.
menu-build-alone = Build without collecting …
# An answer that leaves nothing else to do, so that the turn ends by itself: on its button or on top of its menu, after
# the label; below its row; and above a question whose answers all do that.
option-ends = { $label }, end turn
line-ends = Ends your turn.
line-ends-any = Your answer ends your turn.
# A menu with rows of several kinds: $kinds is a list of what they do, as one of these or the name of a power.
menu-kinds = { $kinds } …
menu-kind-build = build
menu-kind-card = take a card
menu-kind-use = powers
menu-kind-end = end turn
menu-kind-play = action cards
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }

# In a lobby: as many computers as are missing to $count players.
button-fill-seats = Fill up to { $count }
