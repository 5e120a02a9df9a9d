# The character cards: a name, what the character does, and all words that no other card uses: its powers,
# questions and answers (as in options.ftl), events and reasons (events.ftl) and marks (board.ftl). An effect has at most
# 100 letters: menus have no room for more. Doubtful cases stand in rulings.ftl.
#
# An effect speaks of the rules of 2016. Where a switch of engine/setup/rules.py makes the card do something else, an
# attribute with the name and the value of the switch tells it: `.crown-on-call`. What depends on two switches at once
# joins them by `--`. The same can be done to other messages, such as the questions.

character-assassin = Assassin
effect-assassin = Name another character. Its player stays hidden when called and loses the whole turn.
option-use-kill = Kill a character
    .description = Its player loses the whole turn.
ask-kill = Which character do you kill?
help-kill = Whoever has it loses the whole turn. You name a character, not a player: perhaps nobody has it.
event-killed = { $seat } killed the **{ $character }**, who will not answer this round.
    .line = ☠️ { $character }
sign-killed = ☠️ Killed
# In a later round: $round is the one in which it was killed.
victim-was-killed = ☠️ Your **{ $character }** was killed in round { $round }, so it had no turn.
victim-killed = ☠️ Your **{ $character }** was killed: you have no turn.

character-witch = Witch
effect-witch = Gather, then name a character: after its player has gathered, you play its turn.
ask-bewitch = Which character do you bewitch?
help-bewitch = Its player may only gather; then you play on as that character. If nobody has it, your turn is over.
event-bewitched = { $seat } bewitched the **{ $character }**.
    .line = 🪄 { $character }
event-took-over = { $seat } { $you ->
    [seat] play
   *[other] plays
} on as the { $character }.
    .line = 🪄 { $seat } plays on
sign-bewitched = 🪄 Bewitched
help-turn-bewitched = Take gold or draw cards. Then somebody else plays the rest of your turn.
victim-bewitched = 🪄 Your **{ $character }** is bewitched: you may only gather, then somebody else plays your turn.

character-magistrate = Magistrate
effect-magistrate = Hide one signed warrant among three: take the first district that its target pays for.
option-use-warrants = Lay warrants
    .description = Three characters: the first gets the signed one, the others unsigned ones, to mislead.
ask-sign-warrant = Which character gets the signed warrant?
help-sign-warrant = Only this one lets you take a district. Two unsigned ones follow, to mislead.
ask-bluff-warrants = Which characters get the unsigned warrants?
help-bluff-warrants = Nobody but you knows that the signed one lies on the { $card }.
event-warrants = { $seat } laid warrants on: { $characters }.
    .line = 📜 { $characters }
event-paid-for = { $seat } paid { $gold ->
    [0] no gold
   *[other] { $gold } gold
} for the { $mark } **{ $card }**.
    .line = { "" }
ask-confiscate = Do you take the { $card } of { $target }?
    .yes = Take it
    .no = Let it be
help-confiscate = { $gold ->
    [0] { $target } paid no gold for it.
   *[other] { $target } paid { $gold } gold for it, and gets that back if you take it.
} You can only take it with the signed warrant, and if your city hasn’t got one already.
event-confiscated = { $seat } showed the signed warrant and took the { $mark } **{ $card }**.{ $gold ->
    [0] { "" }
   *[other] { " " }{ $target } got { $gold } gold back.
}
    .line = 📜 took { $mark } { $card } from { NAME($target, case: "acc") }
sign-warrant = 📜 Warrants
# The district is taken only if the warrant is the signed one.
victim-warrant = 📜 Warrant: your **{ $character }** may lose a district it builds.
victim-called-warrant = { victim-warrant }

character-thief = Thief
effect-thief = Name another character: when its player shows it, you take all their gold.
option-use-rob = Rob a character
    .description = When it is called, you get all its player’s gold.
ask-rob = Which character do you rob?
help-rob = When it is called, you get all the gold that its player then has. Perhaps nobody has it.
event-robbed = { $seat } will rob the **{ $character }**.
    .line = 🗡️ { $character }
event-stole = { $seat } stole { $gold ->
    [0] nothing
   *[other] { $gold } gold
} from { NAME($target, case: "acc") }.
    .line = 🗡️ { $seat } took { $gold ->
        [0] nothing
       *[other] { $gold } 💰
    } from { NAME($target, case: "acc") }
sign-robbed = 🗡️ Named by the Thief
victim-robbed = 🗡️ Your **{ $character }** will be robbed of its gold when it is called.

character-spy = Spy
effect-spy = Name a player and a type. Each such card in that hand: 1 of their gold and 1 new card for you.
option-use-spy = Spy
    .description = Name a type, see a hand, and get gold and cards for each such card.
ask-spy-seat = On whom do you spy?
help-spy-seat = You name a type of district before you see the hand.
ask-spy-type = Which type do you look for in the hand of { $target }?
help-spy-type = For each card of that type you get 1 of their gold, if they have it, and 1 card of the deck.
event-spied = { $seat } spied on { NAME($target, case: "acc") } for { $type } cards{ $gold ->
    [0] { "" }
   *[other] { " " }and took { $gold } gold
}.
    .line = 🕵️ { NAME($target, case: "acc") } for { $type }{ $gold ->
        [0] { "" }
       *[other] : +{ $gold } 💰
    }

character-blackmailer = Blackmailer
effect-blackmailer = Threaten two characters, one for real: they pay you half their gold, or risk all of it.
option-use-threats = Threaten
    .description = Two characters: the first one for real, the second one with nothing behind it.
ask-flower-threat = Which character do you threaten for real?
help-flower-threat = Whoever has it and doesn’t pay may lose all gold. A second, empty threat follows.
ask-plain-threat = Which character gets the empty threat?
help-plain-threat = It looks the same. Nobody but you knows that the real one lies on the { $card }.
event-threats = { $seat } threatened: { $characters }.
    .line = 🧣 { $characters }
ask-bribe = { $target } threatens you: do you pay { $gold ->
    [0] a bribe, which is nothing for you
   *[other] { $gold } gold
}?
    .yes = { $gold ->
        [0] Pay the bribe of nothing
       *[other] Pay { $gold } gold
    }
    .no = Refuse
help-bribe = If you refuse, the threat may be uncovered. If it is the real one, you lose all your gold.
event-bribed = { $seat } paid { NAME($target, case: "acc") } a bribe of { $gold ->
    [0] nothing: half of the gold comes to none
   *[other] { $gold } gold
}.
    .line = 🧣 paid { NAME($target, case: "acc") } { $gold ->
        [0] a bribe of nothing
       *[other] { $gold } 💰
    }
event-refused-bribe = { $seat } refused to pay { NAME($target, case: "acc") }.
    .line = 🧣 paid nothing
ask-show-threat = { $target } doesn’t pay: do you uncover the threat?
    .yes = Uncover it
    .no = Leave it
help-show-threat = If it is the real one, you get all their gold, which is { $gold ->
    [0] none just now
   *[other] { $gold } just now
}.
event-showed-threat = { $real ->
    [yes] The threat was real: { $seat } took { $gold ->
        [0] nothing
       *[other] { $gold } gold
    } from { NAME($target, case: "acc") }.
   *[no] The threat on { NAME($target, case: "acc") } was an empty one.
}
    .line = { $real ->
        [yes] 🧣 it was real: { $gold ->
            [0] nothing
           *[other] { $gold } 💰
        } from { NAME($target, case: "acc") }
       *[no] 🧣 it was empty
    }
event-withdrew-threat = { $seat } left the threat on the { $character } covered.
    .line = 🧣 left covered
sign-threat = 🧣 Threatened
victim-threat = 🧣 Your **{ $character }** is threatened for its gold.
help-turn-threat = First take gold or draw cards. Then comes the threat, and after that you may build.

character-magician = Magician
effect-magician = Swap your whole hand with another player’s, or put cards of yours under the deck and draw as many.
    .discards-pile = Swap your whole hand with another player’s, or discard cards of yours and draw as many.
option-use-swap-hands = Swap hands
    .description = Give all your cards to a player and take all of theirs. Instead of a redraw.
ask-swap-hands = With whom do you swap hands?
help-swap-hands = You give all your cards and get all of theirs.
event-swapped-hands = { $seat } swapped hands with { NAME($target, case: "acc") }.
    .line = 🔁 hands with { NAME($target, case: "acc") }
event-received-hand = Your hand is now: { $cards }.
option-use-redraw = Redraw cards
    .description = Put cards of yours under the deck and draw as many. Instead of a swap.
    .description-discards-pile = Discard cards of yours and draw as many. Instead of a swap.
ask-redraw = Which cards do you exchange?
help-redraw = They go under the deck, and you draw as many new ones.
    .discards-pile = They are discarded, and you draw as many new ones.
event-redrew = { $seat } exchanged { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} with the deck.
    .line = 🔁 { $count ->
        [0] no 🃏
       *[other] { $count } 🃏
    }

character-wizard = Wizard
effect-wizard = See a hand; take a card from it or build it at once. You may build duplicates this turn.
option-use-wizard = Look at a hand
    .description = Take a card of another player’s hand, or build it at once.
ask-wizard-seat = Whose hand do you look at?
help-wizard-seat = You then take one of the cards, or build it at once.
ask-wizard-card = Which card of { $target } do you choose?
    .card = Take { $card }
help-wizard-card = Take it into your hand, or pay and build it now. Building it doesn’t count towards your limit.

character-seer = Seer
effect-seer = Take a random card from everybody, then give each a card back. Build up to 2.
option-use-seer = Take cards
    .description = A random card from everybody; then you give each of them one back.
ask-seer-gift = Which card does { $target } get?
help-seer-gift = Any card of your hand.

character-king = King
effect-king = 1 gold per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 gold per noble district. You take the crown when called and choose first next round.

character-emperor = Emperor
effect-emperor = 1 gold per noble district. Pass the crown on; its new holder gives you 1 gold or a card.
    .crown-on-call--emperor_gift-receiver-chooses = 1 gold per noble district. When called, pass the crown on for 1 gold or a card of their choice.
option-use-give-crown = Give the crown away
    .description = To another player, who then gives you 1 gold or a card. This must be done.
ask-give-crown = Who gets the crown?
help-give-crown = They will choose first in the next round. You then take 1 gold or a random card from them.
    .emperor_gift-receiver-chooses = They will choose first in the next round, and give you 1 gold or a card for it, as they like.
ask-late-crown = Who gets the crown?
help-late-crown = Your Emperor was killed, so you take nothing for it.
ask-tribute = What do you take from { $target }?
    .take-gold = 1 gold
    .take-cards = A random card
ask-crown-gift = You got the crown. What do you give to { $target } for it?

character-patrician = Patrician
effect-patrician = 1 card per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 card per noble district. You take the crown when called and choose first next round.

character-bishop = Bishop
effect-bishop = 1 gold per religious district. Rank 8 can’t harm your city this round.

character-abbot = Abbot
effect-abbot = 1 gold or card per religious district. The richest player gives you 1 gold.
    .abbot-both-for-school = 1 gold or card per religious district; a School: both. The richest player gives you 1 gold.
    .abbot-gold-only = 1 gold per religious district, and 1 from the richest player if there is only one.
option-use-tithe = Collect for religious 🔵
    .description = 1 gold or 1 card for each religious district that you have now. You choose the mix.
    .description-abbot-gold-only = 1 gold for each religious district that you have now.
    .description-abbot-both-for-school = 1 gold or 1 card for each religious district, both for a School of Magic. You choose the mix.
ask-tithe = How much gold and how many cards?
help-tithe = { $gold ->
    [one] You get one of either
   *[other] You get { $gold } in all, in any mix
}.
    .abbot-both-for-school = { $gold ->
        [one] 1 district brings
       *[other] { $gold } districts bring
    } you one of either, in any mix; a School of Magic brings both.
option-split = { $number ->
    [0] { $other ->
        [0] nothing
        [one] 1 card
       *[other] { $other } cards
    }
   *[other] { $number } gold{ $other ->
        [0] { "" }
        [one] { " " }and 1 card
       *[other] { " " }and { $other } cards
    }
}
reason-tithe = religious districts
option-use-beg = Beg for 1 gold
    .description = The richest player must give you 1 gold.
ask-beg = Who gives you 1 gold?
help-beg = These players are equally rich.
reason-beg = begging

character-cardinal = Cardinal
effect-cardinal = 1 card per religious district. Short of gold to build? Trade cards for a player’s coins.
option-pay-loan = Take gold from a player
    .description = What is missing, from one player, who gets a card of your hand for each gold.
ask-loan-seat = From whom do you take the missing { $gold } gold?
help-loan-seat = For each gold they get a card from your hand. They can’t refuse.
ask-loan-cards = Which cards does { $target } get?
help-loan-cards = One for each gold that you take for the { $card }.
ask-loan-rest = Which cards pay the rest?
help-loan-rest = They go under the deck, each in place of 1 gold.
event-borrowed = { $seat } took { $gold ->
    [0] no gold
    [one] 1 gold
   *[other] { $gold } gold
} from { NAME($target, case: "acc") } for { $gold ->
    [0] no card
    [one] 1 card
   *[other] as many cards
}, to build the { $mark } **{ $card }**.
    .line = { $gold ->
        [0] no 💰
       *[other] { $gold } 💰
    } from { NAME($target, case: "acc") }

character-merchant = Merchant
effect-merchant = 1 gold per trade district, and 1 extra gold.
    .extras-after-gathering = 1 gold per trade district, and 1 extra gold once you have gathered.
option-use-merchant-gold = Take 1 extra gold
    .description = The Merchant’s own bonus.
reason-merchant-gold = Merchant

character-alchemist = Alchemist
effect-alchemist = At the end of your turn you get back the gold that you paid for districts.

character-trader = Trader
effect-trader = 1 gold per trade district. Trade districts don’t count towards your building limit.

character-architect = Architect
effect-architect = 2 extra cards. You may build up to 3 districts.
    .extras-after-gathering = 2 extra cards once you have gathered. You may build up to 3 districts.
option-use-architect-cards = Draw 2 extra cards
    .description = You keep both.
reason-architect-cards = Architect

character-navigator = Navigator
effect-navigator = 4 extra gold or 4 extra cards. You can’t build this turn.
    .extras-after-gathering = 4 extra gold or 4 extra cards once you have gathered. You can’t build this turn.
option-use-navigate = Sail
    .description = Take 4 gold or draw 4 cards.
ask-navigate = What does your voyage bring?
    .take-gold = 4 gold
    .take-cards = 4 cards
reason-navigate = voyage

character-scholar = Scholar
effect-scholar = See 7 cards of the deck and keep 1; the others are shuffled back. You may build up to 2 districts.
option-use-study = Study
    .description = See 7 cards of the deck and keep 1. This can’t be taken back.
ask-study = Which card do you keep?
help-study = The others are shuffled back into the deck.
event-studied = { $seat } looked at { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} of the deck.
    .line = 👀 { $count ->
        [0] no 🃏
       *[other] { $count } 🃏 of the deck
    }
reason-study = study

character-warlord = Warlord
effect-warlord = 1 gold per military district. Destroy a district for 1 gold less than its cost.
    .rank_eight-end-of-turn = 1 gold per military district. End your turn by destroying a district for 1 gold less than its cost.
option-use-destroy = Destroy a district
    .rank_eight-end-of-turn = End turn: destroy a district
    .description = Pay 1 gold less than it cost.
    .description-rank_eight-end-of-turn = Pay 1 gold less than it cost. Your turn ends: what you didn’t collect is lost.
ask-destroy-seat = In whose city do you destroy a district?
help-destroy-seat = Complete cities and protected ones are not offered.
    .rank_eight-end-of-turn = Your turn ends with it: what you didn’t collect is lost. Complete cities and protected ones are not offered.
ask-destroy = Which district of { $target } do you destroy?
    .district = { $card } · { $price ->
        [0] free
       *[other] pay { $price }
    }
help-destroy = The number behind its name is what it cost. What you pay now stands behind that.
    .rank_eight-end-of-turn = Your turn ends with it: what you didn’t collect is lost. The number behind a name is what it cost; what you pay now stands behind that.

character-diplomat = Diplomat
effect-diplomat = 1 gold per military district. Exchange a district; pay the difference if theirs costs more.
    .rank_eight-end-of-turn = 1 gold per military district. End your turn by exchanging a district; pay if theirs costs more.
option-use-exchange = Exchange a district
    .rank_eight-end-of-turn = End turn: exchange a district
    .description = Choose one of another player, then the one of yours that you give. You pay the difference.
    .description-rank_eight-end-of-turn = Pay the difference. Your turn ends: what you didn’t collect is lost.
ask-exchange-seat = With whom do you exchange a district?
help-exchange-seat = Complete cities and protected ones are not offered.
    .rank_eight-end-of-turn = Your turn ends with it: what you didn’t collect is lost. Complete cities and protected ones are not offered.
ask-exchange = Which district of { $target } do you want?
help-exchange = You give one of yours for it next, and pay the difference if theirs costs more.
    .rank_eight-end-of-turn = You give one of yours for it next, and pay the difference if theirs costs more. Then your turn ends: what you didn’t collect is lost.
ask-give-district = Which district do you give for the { $card }?
    .district = { $card } · { $price ->
        [0] nothing to pay
       *[other] pay { $price }
    }
help-give-district = If it costs less than the { $card }, you pay the difference to the other player.
    .rank_eight-end-of-turn = Your turn ends with it: what you didn’t collect is lost. If it costs less than the { $card }, you pay the difference to the other player.
event-exchanged = { $seat } got { $you ->
    [target] your { $mark } **{ $card }**
   *[other] the { $mark } **{ $card }** of { NAME($target, case: "acc") }
} for the **{ $given }**{ $gold ->
    [0] { "" }
   *[other] { " " }and { $gold } gold
}.
    .line = 🔁 { $given } for { $mark } { $card } of { NAME($target, case: "acc") }

character-marshal = Marshal
effect-marshal = 1 gold per military district. Buy a district of cost 3 or less out of another city.
    .rank_eight-end-of-turn = 1 gold per military district. End your turn by buying a district of cost 3 or less from a city.
option-use-seize = Take a district
    .rank_eight-end-of-turn = End turn: take a district
    .description = Out of another city: pay its cost, 3 gold at most, to its owner.
    .description-rank_eight-end-of-turn = Pay its cost, 3 at most, to its owner. Your turn ends: what you didn’t collect is lost.
ask-seize-seat = From whose city do you take a district?
help-seize-seat = Only districts that cost 3 or less, and not from complete or protected cities.
    .rank_eight-end-of-turn = Your turn ends with it: what you didn’t collect is lost. Only districts that cost 3 or less, and not from complete or protected cities.
ask-seize = Which district of { $target } do you take?
    .district = { $card } · { $price ->
        [0] free
       *[other] pay { $price }
    }
help-seize = The owner gets the gold.
    .rank_eight-end-of-turn = The owner gets the gold. Your turn ends with it: what you didn’t collect is lost.
event-seized = { $seat } took { $you ->
    [target] your { $mark } **{ $card }**
   *[other] the { $mark } **{ $card }** of { NAME($target, case: "acc") }
}{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
    .line = 🏴 took { $mark } { $card } from { NAME($target, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } 💰)
    }

character-queen = Queen
effect-queen = 3 gold if you sit next to the player who showed rank 4 this round.
    .queen-with-rank-four = 3 gold when a neighbour plays rank 4; if it was killed or bewitched, at the end of the round.
option-use-queen-gold = Take 3 gold
    .description = You sit beside the player who showed rank 4.
reason-queen-gold = Queen

character-artist = Artist
effect-artist = Put 1 gold on up to two of your districts; each then costs and scores 1 more.
option-use-beautify = Beautify districts
    .description = Put 1 gold on one or two of your districts: each is worth 1 more.
ask-beautify = Which of your districts do you beautify?
help-beautify = Each takes 1 gold of yours, and costs and scores 1 more for ever.
event-beautified = { $seat } beautified: { $cards }.
    .line = 🎨 { $cards }

character-tax_collector = Tax Collector
effect-tax_collector = Every builder puts 1 gold on the tax token. In your turn you may take all of it.
built-beside-tax_collector = Then you pay 1 gold of tax, if you have any left.
option-use-collect-tax = Take { $got } gold from the tax token
    .description = All the gold that lies on the tax token.
event-taxed = { $seat } paid a tax of { $gold ->
    [0] nothing
   *[other] { $gold } gold
}.
    .line = 🪙 { $gold ->
        [0] no tax
       *[other] tax −{ $gold } 💰
    }
event-collected-tax = { $seat } took { $gold ->
    [0] no gold
   *[other] { $gold } gold
} from the tax token.
    .line = 🪙 { $gold ->
        [0] no 💰
       *[other] +{ $gold } 💰
    } (tax)

character-classic_tax_collector = Tax Gatherer
effect-classic_tax_collector = Everybody who built something pays you 1 gold when their turn ends, if they have it.
