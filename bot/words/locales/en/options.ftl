# Questions and their answers. Those of one card alone stand with it, in characters.ftl and
# districts.ftl.
#
# ask-<kind>: the question. help-<kind>: what somebody needs to know who meets it for the first time.
# Both know $card, $target, $gold (empty or 0 if the question is not about one), $minimum, $maximum and $place: which of
# one's two characters is chosen, 0 if everybody has only one.
#
# option-<verb> or option-<verb>-<argument>: an answer, on a button or in a menu (80 letters at most).
# They know $name (of what is picked), $card (with colour and cost) and $gold (of the question); $number
# and $other where the argument is one number or two ("split:2-1"); and what they bring at once, where that is
# known: $got and $price in gold, $drawn cards, of which $kept are kept ("all", or a number); $holder has the crown.
# A question may have its own words for an answer, as an attribute: `.no`, `.take-gold`, `.district` for all districts.
# `.description` explains it; cards and characters without one are explained by their effect.
# Changes by other rules stand in attributes named after the switch, as in characters.ftl.
#
# The code puts these names together (bot/screens/answers.py): look for `ask-` or `option-`, not for a whole name.

## Questions

ask-pick-character = { $place ->
    [0] Who will you be this round?
    [1] Choose the first of your two characters
   *[other] Choose your second character
}
help-pick-character = Nobody sees your choice until your character is called. Characters play in order of rank.

ask-toss-character = Set one character aside
help-toss-character = It’s out for this round, and your opponent won’t know which one it was.

# $character: which one plays, for who has several; else none. $building: as in help-turn-build; none before gathering;
# must: only a power is left, which has to be used.
ask-turn = { $character ->
    [none] { $building ->
        [some] What do you build?
        [beyond] What do you build?
        [must] One thing left before your turn ends
        [none] Your turn: what do you do?
       *[other] Nothing left to do: end your turn
    }
   *[other] Your turn as the { $character }
}
help-turn = Gather once, then build. You can use a power whenever it’s on offer.
help-turn-gather = Take gold or draw cards first. { $limit ->
    [0] Your character can’t build.
   *[other] After that you may build.
} You can use the powers on offer now or later.
# $building: what one may build now, or why nothing. $more: whether anything else is offered.
help-turn-build = { $building ->
    [never] Your character can’t build.
    [limit] You’ve reached your building limit.
    [nothing] There’s nothing you can build now.
    [beyond] What you can still build doesn’t count towards your limit.
   *[some] You may build { $left ->
        [one] 1 district
       *[other] { $left } districts
    }.
} { $more ->
    [yes] Use powers if you like, then end your turn.
   *[no] End your turn when you’re ready.
}

# Below the buttons: what building comes to beside some characters (built-beside-<character>).
built-about = Build

ask-keep-cards = { $maximum ->
    [one] Which card do you keep?
   *[other] { $minimum ->
        [one] Which cards do you keep? (At least one.)
       *[other] Which { $minimum } cards do you keep?
    }
}
    .card = Keep { $mark } { $name }
help-keep-cards = The rest go under the deck.
    .discards-pile = The rest are discarded.

# $only: the only way of paying; none if there are several.
ask-pay = { $only ->
    [framework] Tear down your Framework for the { $card }?
   *[other] How do you pay for the { $card }?
}
help-pay = It costs { $gold ->
    [0] nothing
   *[other] { $gold } gold
}.

## Answers

option-gather-gold = Take { $got } gold
option-gather-cards = { $kept ->
    [all] Draw { $drawn ->
        [one] 1 card
        [2] { $drawn }, keep both
       *[other] { $drawn }, keep all
    }
   *[other] Draw { $drawn }, keep { $kept }
}
option-gather-fewer = Draw { $drawn } cards, choose
    .description = Keep at least one; the rest go under the deck. A small hand is easier to empty for your Park.
option-build = Build { $card }
option-end = End turn
    .description = Any powers you haven’t used are lost. Gold and cards stay. A button that ends your turn says so.
# $count powers would be lost. The attributes are for a single power; for powers that all bring gold, or all cards; and
# for districts that can be built, the first or one more, if no power would be lost. At most 34 letters.
option-end-losing = End turn without { $count ->
    [1] your power
   *[other] your { $count } powers
}
    .gold = End turn without collecting
    .build = End turn without building
    .more = End turn without building more
    .use-kill = End turn without killing
    .use-rob = End turn without robbing
    .use-destroy = End turn without destroying
    .cards = End turn without drawing
    .use-swap-hands = End turn without swapping hands

option-use = Use: { $name }
collect-gold = Collect { $got } gold
draw-cards = Draw { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
}
option-use-income-noble = 🟡 { collect-gold }
    .description = 1 gold per noble district.
option-use-income-religious = 🔵 { collect-gold }
    .description = 1 gold per religious district.
option-use-income-trade = 🟢 { collect-gold }
    .description = 1 gold per trade district.
option-use-income-military = 🔴 { collect-gold }
    .description = 1 gold per military district.
option-use-crown = Take the crown from { $holder }
    .description = You choose first next round. You have to take it.
option-use-cards-noble = 🟡 { draw-cards }
    .description = 1 card per noble district.
option-use-cards-religious = 🔵 { draw-cards }
    .description = 1 card per religious district.

option-pay = Pay with { $name }
option-pay-gold = { $gold ->
    [0] Pay nothing
   *[other] Pay { $gold } gold
}

option-play = Play { $name }
option-arm = Get { $name } ready
    .description = It will play itself at the right moment. Nobody sees this.
option-disarm = Hold { $name } back
    .description = It won’t play itself. Nobody sees this.
option-type = { $mark } { $name }
option-take-gold = Take gold
option-take-cards = Take cards
option-give-gold = Give 1 gold
option-character = { $name }
option-known = { $label } · { $known }
known-yours = yours
known-you = you
known-nobody = nobody has it
# The stake with a target now, behind the name of a character or a player ("4 King · up to 3 💰").
# $sure is "no" where it isn't known who has the character.
stake-collects = { $sure ->
    [yes] collects { $gold } gold
   *[no] up to { $gold } gold
}
stake-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
stake-gold = { $gold } gold
stake-city = { $size } of { $target } built
# Above the question of a thief: those who can be robbed, the richest first.
stake-rob = -# Worth robbing: { $players }
stake-player = { $name } 💰 { $gold }
# In a menu, below a district to destroy. $own: "yes" if it is the reader’s own. $complete: "yes" if its city is complete.
stake-points = { $own ->
    [yes] You
   *[no] They
} lose { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $complete ->
    [yes] { " " }and a complete city
   *[no] { "" }
}.
# Who can't be named: each with a reason, as one of these.
barred = Can’t be a target: { $targets }
barred-target = { $name } ({ $why ->
    [killed] killed
    [bewitched] bewitched
    [complete] complete city
   *[shielded] protected by the Bishop
})
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Gold
option-cards = Cards
option-yes = Yes
option-no = No
option-none = None
option-unknown = { $what }: { $name }
option-back = Undo
option-done = Done ({ $count })

## Menus

menu-any = Choose …
menu-some = { $minimum ->
    [0] Choose up to { $maximum } …
   *[other] { $same ->
        [yes] Choose { $minimum } …
       *[no] Choose { $minimum } to { $maximum } …
    }
}
menu-build = Build a district …
menu-use = Use a power …
menu-card = Choose a card …
menu-part = { $text } ({ $part } of { $parts })
menu-next = More …
menu-previous = Back
