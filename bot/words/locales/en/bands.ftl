# A moment as a band in a picture: a title, and a note below it. The same moment is told in three ways:
# to the player it is done to (.victim), to the player who does it (.doer), and to everybody else (.all).
#
# $name: who does it. $target: the player it is done to; for a crown and a complete city there is none.
# $character: the character that is played for it. $other: the character that it is done to.
# $characters: several of those. $card, $given: names of districts. $gold, $count: numbers, 0 too.
# $size of $goal: the districts in the city of $target, or of who completes one. $own of $goal: those of $name.
# $left: the reader’s other characters that haven’t been called.
# Letters are large and there is little room: about 24 letters in a title, 60 in a note.

# The tab on a band: whom it is told to.
band-tab = { $reader ->
    [victim] To you
    [doer] By you
    [computer] The computer, for you
   *[good] For you
}
band-coins = { $gold } gold
band-of-goal = of { $goal }
band-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

band-killed =
    .victim = { $name } killed your { $other }
    .victim-note = { $left ->
        [0] { $when ->
            [past] You missed your turn in round { $round }.
           *[now] You lose the turn.
        }
       *[other] Your { $characters } still plays, as rank { $next }.
    }
    .doer = You kill the { $other }
    .doer-note = If anybody has it, they lose the turn.
    .all = { $character } kills { $other }
    .all-note = Rank { $rank } stays silent this round.
# The killed character is called, and nobody may answer.
band-silent =
    .victim = Your turn passes
    .victim-note = The { $other } was called. You can’t answer.
    .doer = The { $other } didn’t answer
    .doer-note = Rank { $rank } was called. Nobody answered.
    .all = Nobody answered
    .all-note = The { $other } was called.
# The killed character is shown when the round ends, for the crown.
band-late =
    .victim = You reveal your character
    .victim-note = The { $other } was killed, but still moves the crown.
    .doer = It was { $target }!
    .doer-note = The { $other } lost the whole turn.
    .all = { $target } was the { $other }
    .all-note = Killed, and revealed only now.
# The killed character is shown, for its player may gather in a district ($card).
band-refuge =
    .victim = The { $card } takes you in
    .victim-note = The { $other } was killed, but you may still gather.
    .doer = It was { $target }!
    .doer-note = The { $card } lets the { $other } gather.
    .all = { $target } was the { $other }
    .all-note = Killed, but may still gather in the { $card }.
band-bewitched =
    .victim = You’re bewitched
    .victim-note = You gather, then { $name } plays the { $other }.
    .doer = You bewitched the { $other }
    .doer-note = If anybody has it, they gather. Then the turn is yours.
    .all = { $character } bewitches { $other }
    .all-note = Whoever it is may gather, and that is all.
# The bewitched character was called, and nobody answered.
band-unmoved =
    .doer = The spell hits nobody
    .doer-note = Nobody answered as the { $other }.
    .all = The spell hits nobody
    .all-note = Nobody answered as the { $other }.
# $name goes on with the turn of the bewitched $target.
band-took-over =
    .victim = Your turn is taken
    .victim-note = { $when ->
        [past] In round { $round }, { $name } played on as the { $other }.
       *[now] You gathered. { $name } plays on as the { $other }.
    }
    .doer = The { $other } obeys
    .doer-note = { $target } has gathered. Now you play, and you pay.
    .all = { $name } plays on as { $other }
    .all-note = { $target } gathered, and that was all.
band-robbed =
    .victim = The { $character } named you
    .victim-note = When the { $other } is called, your gold is gone.
    .doer = You named the { $other }
    .doer-note = If anybody has it, all their gold will be yours.
    .all = { $character } names { $other }
    .all-note = Whoever it is will lose all their gold.
# The named character was called, and nobody answered.
band-empty =
    .doer = Nobody to rob
    .doer-note = Nobody answered as the { $other }.
    .all = Nobody to rob
    .all-note = Nobody answered as the { $other }.
band-stole =
    .victim = { $gold ->
        [0] Nothing to steal
       *[other] Robbed of { band-coins }
    }
    .victim-note = { $gold ->
        [0] { $name } came, and found only cobwebs.
       *[other] { $name } took all that you had.
    }
    .doer = { $gold ->
        [0] An empty purse
       *[other] You took { band-coins }
    }
    .doer-note = { $gold ->
        [0] { $target } had nothing but cobwebs in it.
       *[other] It was all that { $target } had.
    }
    .all = { $gold ->
        [0] Nothing to steal
       *[other] { $name } steals { band-coins }
    }
    .all-note = { $gold ->
        [0] { $target } had nothing but cobwebs.
       *[other] It was all that { $target } had.
    }
band-destroyed =
    .victim = { $card } destroyed
    .victim-note = { $gold ->
        [0] { $name } paid nothing.
       *[other] { $name } paid { band-coins }.
    } You’re down to { $size } { band-of-goal }.
    .doer = You destroyed the { $card }
    .doer-note = { $gold ->
        [0] You paid nothing.
       *[other] You paid { band-coins }.
    } { $target } is down to { $size } { band-of-goal }.
    .all = { $name } destroys the { $card }
    .all-note = { $target } is down to { $size } { band-of-goal }.
band-seized =
    .victim = You lose the { $card }
    .victim-note = { $name } seized it and paid you { band-coins }.
    .doer = You seized the { $card }
    .doer-note = You paid { $target } { band-coins }. You’re at { $own } { band-of-goal }.
    .all = { $name } seizes the { $card }
    .all-note = { $target } gets { band-coins } for it.
band-exchanged =
    .victim = You lose the { $card }
    .victim-note = { $name } gave you the { $given }{ $gold ->
        [0] { "" }
       *[other] { " " }and { band-coins }
    }.
    .doer = You get the { $card }
    .doer-note = { $target } gets the { $given }{ $gold ->
        [0] { "" }
       *[other] { " " }and { band-coins }
    }.
    .all = { $name } takes the { $card }
    .all-note = { $target } gets the { $given }{ $gold ->
        [0] { "" }
       *[other] { " " }and { band-coins }
    }.
band-swapped =
    .victim = Your hand was taken
    .victim-note = { $count ->
        [0] { $name } has your cards, and had none for you.
       *[other] { $name } has your cards, and you have theirs.
    }
    .doer = You swapped hands
    .doer-note = You now have { $target }’s cards.
    .all = { $name } swaps hands
    .all-note = { $target } now holds { $name }’s cards.
band-warrants =
    .victim = A warrant is out for you
    .victim-note = { $name } may take the first district you pay for.
    .doer = Your warrants are out
    .doer-note = One is signed. Only you know which.
    .all = { $name } issues warrants
    .all-note = For { $characters }.
band-confiscated =
    .victim = You lose the { $card }
    .victim-note = { $name } had signed that warrant. You get your gold back.
    .doer = Confiscated!
    .doer-note = You get the { $card }. You’re at { $own } { band-of-goal }.
    .all = { $name } takes the { $card }
    .all-note = The warrant was signed. { $target } gets the gold back.
band-threats =
    .victim = { $name } threatens your { $other }
    .victim-note = Once you’ve gathered, pay half your gold or risk it all.
    .doer = Your threats are out
    .doer-note = One is real. Only you know which.
    .all = { $name } makes threats
    .all-note = { $characters } had better pay.
# $target pays $name.
band-bribed =
    .victim = You paid { band-coins }
    .victim-note = { $name } never had to show the threat.
    .doer = { $target } paid { band-coins }
    .doer-note = Nobody learns whether the threat was real.
    .all = { $target } pays { band-coins }
    .all-note = { $name }’s threat stays hidden.
band-refused =
    .victim = You refuse to pay
    .victim-note = { $name } may reveal the threat.
    .doer = { $target } won’t pay
    .doer-note = You may reveal the threat.
    .all = { $target } won’t pay
    .all-note = { $name } may reveal the threat.
band-showed =
    .victim = You lose { band-coins }
    .victim-note = The threat was real: { $name } took it all.
    .doer = You took { band-coins }
    .doer-note = { $target } refused, and the threat was real.
    .all = { $name } takes { band-coins }
    .all-note = { $target } refused, and the threat was real.
# The threat was shown, and it was not real.
band-bluff =
    .victim = The threat was empty
    .victim-note = { $name } revealed it. You keep your gold.
    .doer = Your threat was empty
    .doer-note = { $target } called your bluff and keeps the gold.
    .all = The threat was empty
    .all-note = { $target } keeps the gold.
band-withdrew =
    .victim = The threat stays hidden
    .victim-note = { $name } let it be. You keep your gold.
    .doer = The threat stays hidden
    .doer-note = Nobody learns whether it was real.
    .all = The threat stays hidden
    .all-note = { $target } keeps the gold.
# $character: the one on whose token the tax lies.
band-taxed =
    .victim = { $gold } gold in tax
    .victim-note = You built, so you paid.
band-collected =
    .doer = You collect { band-coins }
    .doer-note = All the tax on new districts.
    .all = { $name } collects { band-coins }
    .all-note = All the tax on new districts.
band-crown =
    .victim = You lose the crown
    .victim-note = { $name } chooses first { $when ->
        [past] this round
       *[now] in the next round
    }.
    .doer = The crown is yours
    .doer-note = You choose first { $when ->
        [past] this round
       *[now] in the next round
    }.
    .all = { $name } has the crown
    .all-note = { $name } chooses first { $when ->
        [past] this round
       *[now] in the next round
    }.
band-completed =
    .victim = { $name } has { $size } { band-of-goal }
    .victim-note = The city is complete. The end is near.
    .doer = Your city is complete
    .doer-note = { $size } { band-of-goal }. The masons can rest.
    .all = { $name } completes a city
    .all-note = { $size } { band-of-goal }: the end is near.
band-last-round =
    .all = This is the last round
    .all-note = Now or never: points are counted after this.
band-not-last-round =
    .all = The game continues
    .all-note = This is no longer the last round.
band-bell-tower =
    .all = The Bell Tower rings
    .all-note = A city of { $goal } districts ends the game.
band-time-ran-out =
    .victim = Your time ran out
    .victim-note = A computer made your move.
    .all = { $name } ran out of time
    .all-note = A computer takes over.
band-computer-played =
    .victim = A computer played for you
    .victim-note = It answered for you while you were away.
    .all = A computer takes over
    .all-note = { $name } is away.
band-spied =
    .victim = { $name } spied on you
    .victim-note = { $gold ->
        [0] It cost you no gold.
       *[other] It cost you { band-coins }.
    }
    .doer = You spied on a hand
    .doer-note = { $gold ->
        [0] { $target } loses no gold.
       *[other] { $target } loses { band-coins }. You draw as many cards.
    }
    .all = { $name } is spying
    .all-note = { $gold ->
        [0] { $target } loses no gold.
       *[other] { $target } loses { band-coins }.
    }
band-saw-hand =
    .victim = { $name } saw your hand
    .victim-note = Your cards are no secret now.
    .doer = You saw a hand
    .doer-note = { $target } has no secrets from you now.
    .all = { $name } looks at a hand
    .all-note = { $target } has no secrets left.
band-took-cards =
    .victim = You lose { band-cards }
    .victim-note = Straight into { $name }’s hand.
    .doer = You took { band-cards }
    .doer-note = From { $target }’s hand to yours.
    .all = { $name } takes { band-cards }
    .all-note = From { $target }’s hand.
band-gave-cards =
    .victim = You get { band-cards }
    .victim-note = A gift from { $name }.
    .doer = You gave { band-cards }
    .doer-note = Now in { $target }’s hand.
    .all = { $name } gives { band-cards }
    .all-note = Now in { $target }’s hand.
band-took-gold =
    .victim = You lose { band-coins }
    .victim-note = It goes to { $name }.
    .doer = You took { band-coins }
    .doer-note = It came from { $target }.
    .all = { $name } takes { band-coins }
    .all-note = It came from { $target }.
band-from-hand =
    .victim = You lose the { $card }
    .victim-note = { $name } built it from your hand.
    .doer = You built the { $card }
    .doer-note = It came from { $target }’s hand.
    .all = { $name } builds the { $card }
    .all-note = It came from { $target }’s hand.
band-borrowed =
    .victim = You lose { band-coins }
    .victim-note = { $name } gave you as many cards in return.
    .doer = You took { band-coins }
    .doer-note = { $target } got as many cards in return.
    .all = { $name } takes { band-coins }
    .all-note = { $target } gets as many cards in return.
# $name used the Ticket Wagon of $target.
band-wagon =
    .victim = { $name } used your wagon
    .victim-note = It now carries { band-coins }.
    .doer = You used a wagon
    .doer-note = It belongs to { $target } and now carries { band-coins }.
    .all = { $name } uses a wagon
    .all-note = It belongs to { $target } and now carries { band-coins }.
band-characters =
    .victim = You have a new character
    .victim-note = { $name } swapped characters with you.
    .doer = You have a new character
    .doer-note = You swapped characters with { $target }.
    .all = Characters change hands
    .all-note = { $name } and { $target } have new ones.
