# The character cards: name, effect, and all words that no other card uses: powers, questions, answers (see options.ftl),
# events, reasons (see events.ftl), marks. An effect has at most 100 letters. Doubtful cases stand in rulings.ftl.
#
# A text speaks of the rules of 2016. Where a switch of engine/setup/rules.py makes the card do something else, an
# attribute with the name and the value of the switch tells it: `.crown-on-call`. Two switches are joined by `--`.
#
# Arguments of questions (ask-, help-): $target is the name of a player, $card that of a card, $gold a number; $real says
# whether the own threat on $card is real.
# Arguments of events: see events.ftl.

character-assassin = Assassin
effect-assassin = Kill another character: its player misses their whole turn.
option-use-kill = Kill a character
    .description = { effect-assassin }
ask-kill = Which character do you kill?
event-killed = { $seat } killed the **{ $character }**.
sign-killed = ☠️ Killed

character-witch = Witch
effect-witch = Gather, then name a character. Once it has gathered, you play its turn.
ask-bewitch = Which character do you bewitch?
help-bewitch = Its player only gathers; then you play the rest of the turn. If nobody has it, your turn is over.
event-bewitched = { $seat } bewitched the **{ $character }**.
event-took-over = { $you ->
    [seat] { $seat } play on as the { $character }
   *[other] { $seat } plays on as the { $character }
}{ $own ->
    [yes] .
   *[no] { " " }in place of { NAME($target, case: "acc") }.
}
sign-bewitched = 🪄 Bewitched
help-turn-bewitched = You’re bewitched. Gather, and then the Witch plays your turn.

character-magistrate = Magistrate
effect-magistrate = Lay 3 warrants, 1 of them signed: confiscate the first district its target pays for.
option-use-warrants = Lay warrants
    .description = { effect-magistrate }
ask-sign-warrant = Which character gets the signed warrant?
help-sign-warrant = Next come the two unsigned ones.
ask-bluff-warrants = Which characters get the unsigned warrants?
help-bluff-warrants = Only you know that the signed one is for the { $card }.
event-warrants = { $seat } laid warrants on { $characters }.
event-paid-for = { $seat } paid { $gold ->
    [0] no
   *[other] { $gold }
} gold for the { $mark } **{ $card }**.
ask-confiscate = Confiscate the { $card }? You’d build it for free, and { $target } would get the gold back.
    .yes = Take it
    .no = Let it go
help-confiscate = You can take it if that warrant is the signed one and the district isn’t already in your city. { $target } gets { $gold } gold back.
event-confiscated = { $seat } revealed the signed warrant and took the { $mark } **{ $card }**.{ $gold ->
    [0] { "" }
   *[other] { " " }{ $target } got { $gold } gold back.
}
sign-warrant = 📜 Warrants
sign-one-warrant = 📜 Warrant

character-thief = Thief
effect-thief = Name another character. When it’s called, you take all its player’s gold.
option-use-rob = Rob a character
    .description = { effect-thief }
ask-rob = Which character do you rob?
event-robbed = { $seat } { YOU($you, "are", "is") } going to rob the **{ $character }**.
event-stole = { $gold ->
    [0] { $seat } picked the pockets of { NAME($target, case: "acc") } and found them empty.
   *[other] { $seat } stole { $gold } gold from { NAME($target, case: "acc") }.
}
sign-robbed = 🗡️ Named by the Thief

character-spy = Spy
effect-spy = Name a player and a type. For each such card in their hand, take 1 of their gold and draw 1 card.
option-use-spy = Spy
    .description = { effect-spy }
ask-spy-seat = Whose hand do you spy on?
ask-spy-type = Which type do you expect in { $target }’s hand?
# $type: noble, religious, trade, military or unique.
event-spied = { $seat } spied on { NAME($target, case: "acc") }, looking for { $type } cards{ $gold ->
    [0] .
   *[other] , and took { $gold } gold.
}

character-blackmailer = Blackmailer
effect-blackmailer = Threaten two characters, one for real: each pays half its gold, or risks all of it.
option-use-threats = Threaten for real
    .description = { effect-blackmailer }
ask-flower-threat = Which character do you threaten for real?
help-flower-threat = Next comes the empty threat.
ask-plain-threat = Which character gets the empty threat?
help-plain-threat = Only you know that the real one is for the { $card }.
event-threats = { $seat } threatened { $characters }.
ask-bribe = { $gold ->
    [0] The bribe for { $target } would be 0 gold. Pay it?
   *[other] Pay { $target } { $gold } gold, or risk all your gold?
}
    .yes = Pay { $gold } gold
    .no = Refuse
help-bribe = If you refuse, { $target } may reveal the threat. A real one costs you all your gold, an empty one nothing.
event-bribed = { $seat } paid { NAME($target, case: "acc") } a bribe of { $gold ->
    [0] nothing
   *[other] { $gold } gold
}.
event-refused-bribe = { $seat } refused to pay { NAME($target, case: "acc") } a bribe.
ask-show-threat = { $target } won’t pay. Reveal your { $real ->
    [yes] real
   *[no] empty
} threat?
    .yes = Reveal it
    .no = Let it be
help-show-threat = If it’s the real one, you get all their gold ({ $gold } now).
event-showed-threat = { $real ->
    [yes]
        { $gold ->
            [0] The threat was real, but { NAME($seat, case: "acc") } found no gold to take from { NAME($target, case: "acc") }.
           *[other] The threat was real: { NAME($seat, case: "acc") } took { $gold } gold from { NAME($target, case: "acc") }.
        }
   *[no] The threat to { NAME($target, case: "acc") } was empty: much ado about nothing.
}
event-withdrew-threat = { $seat } didn’t reveal the threat, so { $you ->
    [target] you keep
   *[other] { $target } keeps
} the gold.
sign-threat = 🧣 Threatened
help-turn-threat = You’re threatened. Gather first, then answer the threat.

character-magician = Magician
effect-magician = Swap your hand with another player’s, or put cards under the deck and draw as many.
    .discards-pile = Swap your hand with another player’s, or discard cards and draw as many.
option-use-swap-hands = Swap hands
    .description = Swap your whole hand for another player’s. You can’t redraw as well.
ask-swap-hands = Who do you swap hands with?
event-swapped-hands = { $seat } swapped hands with { NAME($target, case: "acc") }.
event-received-hand = You now hold { $cards }.
option-use-redraw = Redraw cards
    .description = Put cards under the deck and draw as many. You can’t swap hands as well.
    .description-discards-pile = Discard cards and draw as many. You can’t swap hands as well.
ask-redraw = Which cards do you redraw?
    .discards-pile = Which cards do you discard? You draw as many.
event-redrew = { $seat } redrew { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

character-wizard = Wizard
effect-wizard = Look at a hand and take a card from it, or build it at once. You may build duplicates this turn.
option-use-wizard = Look at a hand
    .description = { effect-wizard }
ask-wizard-seat = Whose hand do you look at?
ask-wizard-card = Which of { $target }’s cards do you choose?
    .card = Take { $card }
help-wizard-card = Take it, or build it now. Building it doesn’t count towards your limit.

character-seer = Seer
effect-seer = Take a random card from everyone, then give each of them a card back. Build up to 2.
option-use-seer = Take a card from everyone
    .description = { effect-seer }
ask-seer-gift = Which card do you give to { NAME($target, case: "acc") }?

character-king = King
effect-king = 1 gold per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 gold per noble district. When called, you take the crown and choose first next round.

character-emperor = Emperor
effect-emperor = 1 gold per noble district. Give the crown away; take 1 gold or a card from its new holder.
    .crown-on-call--emperor_gift-receiver-chooses = 1 gold per noble district. When called, give away the crown; its taker gives you 1 gold or a card.
option-use-give-crown = Give the crown away
    .description = To another player, and you take 1 gold or a card from them. You have to do this.
ask-give-crown = Who gets the crown?
help-give-crown = They choose first next round. You then take 1 gold or a random card from them.
    .emperor_gift-receiver-chooses = They choose first next round, and give you 1 gold or a card, whichever they like.
ask-late-crown = Your Emperor was killed. You still pass on the crown, but get nothing for it. Who gets it?
help-late-crown = Whoever gets it chooses first next round.
ask-tribute = What do you take from { NAME($target, case: "acc") }?
    .take-gold = 1 gold
    .take-cards = A random card
ask-crown-gift = You’ve been given the crown. What do you give { NAME($target, case: "acc") } for it?

character-patrician = Patrician
effect-patrician = 1 card per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 card per noble district. When called, you take the crown and choose first next round.

character-bishop = Bishop
effect-bishop = 1 gold per religious district. { rank-eight } can’t harm your city this round.

character-abbot = Abbot
effect-abbot = 1 gold or card per religious district. The richest player gives you 1 gold.
    .abbot-both-for-school = 1 gold or card per religious district (School of Magic: both). The richest player gives you 1 gold.
    .abbot-gold-only = 1 gold per religious district, and 1 from the richest player if there is only one.
option-use-tithe = Collect for religious 🔵
    .description = 1 gold or 1 card per religious district, in any mix.
    .description-abbot-gold-only = 1 gold per religious district.
    .description-abbot-both-for-school = 1 gold or 1 card per religious district, in any mix; a School of Magic brings both.
ask-tithe = How much gold and how many cards?
    .abbot-both-for-school = How much gold and how many cards?{ $school ->
        [yes] { " " }A School of Magic brings both.
       *[no] { "" }
    }
# $number of gold and $other of cards.
option-split = { $number ->
    [0] { $other ->
        [one] 1 card
       *[other] { $other } cards
    }
   *[other] { $other ->
        [0] { $number } gold
        [one] { $number } gold and 1 card
       *[other] { $number } gold and { $other } cards
    }
}
reason-tithe = religious districts
option-use-beg = Beg for 1 gold
    .description = The richest player must give you 1 gold.
ask-beg = Who gives you 1 gold?
help-beg = These players are tied for richest.
reason-beg = begging

character-cardinal = Cardinal
effect-cardinal = 1 card per religious district. Short of gold to build? Trade cards for a player’s gold.
option-pay-loan = Trade cards for a player’s gold
    .description = You take what you’re short of, and give that player a card for each gold.
ask-loan-seat = You’re { $gold } gold short for the { $card }. Who swaps gold for your cards, one for one?
help-loan-seat = They get one of your cards for each gold, and can’t refuse.
ask-loan-cards = Which cards do you give to { NAME($target, case: "acc") }?
help-loan-cards = One for each gold that you take for the { $card }.
ask-loan-rest = Which cards pay for the rest?
help-loan-rest = They go under the deck, each for 1 gold.
event-borrowed = { $seat } took { $gold } gold from { NAME($target, case: "acc") } for as many cards, to build the { $mark } **{ $card }**.

character-merchant = Merchant
effect-merchant = 1 gold per trade district, and 1 extra gold.
    .extras-after-gathering = 1 gold per trade district, and 1 extra gold once you have gathered.
option-use-merchant-gold = Collect 1 extra gold
    .description = The Merchant’s bonus.
reason-merchant-gold = Merchant

character-alchemist = Alchemist
effect-alchemist = At the end of your turn you get back the gold you paid for districts.

character-trader = Trader
effect-trader = 1 gold per trade district. Trade districts don’t count towards your building limit.

character-architect = Architect
effect-architect = 2 extra cards. Build up to 3 districts.
    .extras-after-gathering = 2 extra cards once you have gathered. Build up to 3 districts.
option-use-architect-cards = Draw 2 extra cards
    .description = You keep both.
reason-architect-cards = Architect

character-navigator = Navigator
effect-navigator = 4 extra gold or 4 extra cards. You can’t build this turn.
    .extras-after-gathering = 4 extra gold or 4 extra cards once you have gathered. You can’t build this turn.
option-use-navigate = Take 4 gold or 4 cards
    .description = Take 4 gold or draw 4 cards.
ask-navigate = Do you take gold or cards?
    .take-gold = 4 gold
    .take-cards = 4 cards
reason-navigate = voyage

character-scholar = Scholar
effect-scholar = Look at 7 cards from the deck and keep 1; shuffle the rest back in. Build up to 2 districts.
option-use-study = { $kept ->
    [all] Study
   *[other] Study { $drawn }, keep { $kept }
}
    .description = Look at 7 cards and keep 1. You can’t undo this.
ask-study = Which card do you keep?
    .card = { $mark } Keep { $name }
event-studied = { $seat } looked at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.
reason-study = study

character-warlord = Warlord
effect-warlord = 1 gold per military district. Destroy a district for 1 gold less than its cost.
    .rank_eight-end-of-turn = 1 gold per military district. Destroy a district for 1 less than its cost; that ends your turn.
option-use-destroy = Destroy a district
    .rank_eight-end-of-turn = End turn: destroy a district
    .description = Pay 1 gold less than it costs.
    .description-rank_eight-end-of-turn = Pay 1 gold less than it costs. Your turn ends, and you lose what you haven’t collected.
ask-destroy-seat = Whose district do you destroy?
help-destroy-seat = Complete and protected cities are safe.
ask-destroy-own = Which of your own districts do you destroy? You lose its points.
ask-destroy = Which of { $target }’s districts do you destroy?
    .district = { $price ->
        [0] { $card } · free
       *[other] { $card } · pay { $price }
    }

character-diplomat = Diplomat
effect-diplomat = 1 gold per military district. Swap districts with a player; pay any extra cost.
    .rank_eight-end-of-turn = 1 gold per military district. Swap districts; pay if theirs costs more. That ends your turn.
option-use-exchange = Swap districts
    .rank_eight-end-of-turn = End turn: swap districts
    .description = Swap one of yours for one of another player’s. You pay the difference.
    .description-rank_eight-end-of-turn = Pay the difference. Your turn ends, and you lose what you haven’t collected.
ask-exchange-seat = Who do you swap districts with?
help-exchange-seat = { help-destroy-seat }
ask-exchange = Which of { $target }’s districts do you want?
ask-give-district = Which district do you give for the { $card }?
    .district = { $price ->
        [0] { $card } · nothing to pay
       *[other] { $card } · pay { $price }
    }
# $given: the district that $seat gave.
event-exchanged = { $seat } swapped the **{ $given }** for { $you ->
    [target] your
   *[other] { $target }’s
} { $mark } **{ $card }**{ $gold ->
    [0] .
   *[other] , and paid { $gold } gold.
}

character-marshal = Marshal
effect-marshal = 1 gold per military district. Seize a district costing 3 or less, paying its owner the cost.
    .rank_eight-end-of-turn = 1 gold per military district. Seize a district costing 3 or less for its cost; that ends your turn.
option-use-seize = Seize a district
    .rank_eight-end-of-turn = End turn: seize a district
    .description = Pay its cost, 3 gold at most, to its owner.
    .description-rank_eight-end-of-turn = Pay its owner the cost, 3 at most. Your turn ends, and you lose what you haven’t collected.
ask-seize-seat = Whose district do you seize?
help-seize-seat = { help-destroy-seat }
ask-seize = Which of { $target }’s districts do you seize?
    .district = { $price ->
        [0] { $card } · free
       *[other] { $card } · pay { $price }
    }
event-seized = { $seat } seized { $you ->
    [target] your
   *[other] { $target }’s
} { $mark } **{ $card }** for { $gold } gold.

character-queen = Queen
effect-queen = 3 gold if you’re sitting next to the player who revealed rank 4 this round.
    .queen-with-rank-four = 3 gold when a neighbour plays rank 4; if it was killed or bewitched, at the end of the round.
option-use-queen-gold = Take 3 extra gold
    .description = You’re sitting next to the player who revealed rank 4.
reason-queen-gold = Queen

character-artist = Artist
effect-artist = Put 1 gold on up to two of your districts; each then costs and scores 1 more.
option-use-beautify = Beautify districts
    .description = { effect-artist }
ask-beautify = Which of your districts do you beautify?
event-beautified = { $seat } beautified { $cards }.

character-tax_collector = Tax Collector
effect-tax_collector = Everyone who builds puts 1 gold on your token. On your turn you may take it all.
built-beside-tax_collector = Building costs 1 gold in tax, if you have any gold left.
option-use-collect-tax = Take { $got } gold in tax
    .description = All the gold on the tax token.
event-taxed = { $seat } paid { $gold } gold in tax.
event-collected-tax = { $seat } took { $gold } gold from the tax token.

character-classic_tax_collector = Tax Gatherer
effect-classic_tax_collector = Everyone who built pays you 1 gold at the end of their turn, if they have it.
