# Questions and what may be answered.
#
# ask-<kind>: the question. help-<kind>: what somebody needs to know who meets it for the first time.
# Both know $card, $target, $gold (empty or 0 if the question is not about one), $minimum and $maximum.
#
# option-<verb> or option-<verb>-<argument>: an answer, on a button or in a menu (80 letters at most).
# They know $name (of what is picked), $card (with colour and cost) and $gold (of the question); $number
# and $other where the argument is one number or two ("split:2-1").
# A question may have its own words for an answer, as an attribute: `.no`, `.take-gold`.
# `.description` explains it; cards and characters without one are explained by their effect.
# What other rules change stands in attributes named after the switch, as in characters.ftl.

## Questions

ask-pick-character = Choose your character for this round
help-pick-character = Nobody sees your choice until that rank is called. Characters act in the order of their ranks.

ask-toss-character = Put one character away
help-toss-character = It is out of this round, and your opponent won't know which it was.

ask-turn = Your turn: what do you do?
help-turn = Gather once, then build. Powers may be used whenever they are offered.
help-turn-gather = First take gold or draw cards. After that you may build. Powers that are offered may be used now or later.
help-turn-build = { $left ->
    [0] You have built all that you may in this turn.
    [one] You may build 1 district, use powers, and then end your turn.
   *[other] You may build { $left } districts, use powers, and then end your turn.
}

ask-keep-cards = { $minimum ->
    [one] Which card do you keep?
   *[other] Which { $minimum } cards do you keep?
}
help-keep-cards = The rest goes under the deck.
    .discards-pile = The rest is discarded.

ask-kill = Which character do you kill?
help-kill = Whoever has it loses the whole turn. You name a character, not a player, and nobody may have it.

ask-rob = Which character do you rob?
help-rob = When it is called, you get all the gold that its player then has. Nobody may have it.

ask-swap-hands = With whom do you swap hands?
help-swap-hands = You give all your cards and get all of theirs.

ask-redraw = Which cards do you exchange?
help-redraw = They go under the deck, and you draw as many new ones.
    .discards-pile = They are discarded, and you draw as many new ones.

ask-destroy-seat = In whose city do you destroy a district?
help-destroy-seat = Complete cities and protected ones are not offered.

ask-destroy = Which district of { $target } do you destroy?
help-destroy = You pay 1 gold less than its cost, which is the number behind its name. The Great Wall makes it 1 dearer.

ask-pay = How do you pay for the { $card }?
help-pay = It costs { $gold } gold.

ask-laboratory = Which card do you discard for 2 gold?
    .laboratory_gold-1 = Which card do you discard for 1 gold?
ask-den-cards = Which cards do you pay with?
help-den-cards = The { $card } costs { $gold }. Each card stands for 1 gold; the rest is paid in gold.

ask-bewitch = Which character do you bewitch?
help-bewitch = Its player may only gather; then you play on as that character. If nobody has it, your turn is over.

ask-sign-warrant = Which character gets the signed warrant?
help-sign-warrant = Only this one lets you take a district. Two unsigned ones follow, to mislead.

ask-bluff-warrants = Which characters get the unsigned warrants?
help-bluff-warrants = Nobody but you knows that the signed one lies on the { $card }.

ask-confiscate = Do you take the { $card } of { $target }?
    .yes = Take it
    .no = Let it be
help-confiscate = { $target } paid { $gold } gold for it, and gets that back if you take it. You can only take it with the signed warrant, and if your city hasn't got one already.

ask-spy-seat = On whom do you spy?
help-spy-seat = You name a type of district before you see the hand.

ask-spy-type = Which type do you look for in the hand of { $target }?
help-spy-type = For each card of that type you get 1 of their gold, if they have it, and 1 card of the deck.

ask-flower-threat = Which character do you threaten for real?
help-flower-threat = Whoever has it and doesn't pay may lose all gold. A second, empty threat follows.

ask-plain-threat = Which character gets the empty threat?
help-plain-threat = It looks the same. Nobody but you knows that the real one lies on the { $card }.

ask-bribe = { $target } threatens you: do you pay { $gold } gold?
    .yes = Pay { $gold } gold
    .no = Refuse
help-bribe = If you refuse, the threat may be uncovered. If it is the real one, you lose all your gold.

ask-show-threat = { $target } doesn't pay: do you uncover the threat?
    .yes = Uncover it
    .no = Leave it
help-show-threat = If it is the real one, you get all { $gold } gold.

ask-wizard-seat = Whose hand do you look at?
help-wizard-seat = You then take one of the cards, or build it at once.

ask-wizard-card = Which card of { $target } do you choose?
help-wizard-card = Take it into your hand, or pay and build it now. Building it doesn't count towards your limit.

ask-seer-gift = Which card does { $target } get?
help-seer-gift = Any card of your hand.

ask-fortune-seat = Whose hand do you look at?
help-fortune-seat = You then take one of the cards.

ask-fortune-card = Which card of { $target } do you take?
ask-cannonball = Which of your districts is replaced?
help-cannonball = By a dearer one from your hand. You pay the difference.

ask-cannonball-card = What comes in place of the { $card }?
help-cannonball-card = You pay what it costs beyond { $gold } gold.

ask-ticket-wagon = Whose Ticket Wagon do you use?
help-ticket-wagon = Put 1 gold on it, see 3 cards and keep one at most.

ask-wagon-card = Which card do you keep?
    .none = None of them
ask-wagon-gold = Do you take the { $gold } gold from your Ticket Wagon?
    .yes = Take it
    .no = Leave it there
help-wagon-gold = If you take it, the wagon goes under the deck.

ask-give-crown = Who gets the crown?
help-give-crown = They will choose first in the next round. You then take 1 gold or a random card from them.
    .emperor_gift-receiver-chooses = They will choose first in the next round, and give you 1 gold or a card for it, as they like.

ask-late-crown = Who gets the crown?
help-late-crown = Your Emperor was killed, so you take nothing for it.

ask-tribute = What do you take from { $target }?
    .take-gold = 1 gold
    .take-cards = A random card

ask-crown-gift = You got the crown. What do you give to { $target } for it?

ask-tithe = How much gold and how many cards?
help-tithe = { $gold ->
    [one] You get one of either
   *[other] You get { $gold } in all, in any mix
}.
    .abbot-both-for-school = { $gold ->
        [one] 1 district brings
       *[other] { $gold } districts bring
    } you one of either, in any mix; a School of Magic brings both.

ask-beg = Who gives you 1 gold?
help-beg = These players are equally rich.

ask-loan-seat = From whom do you take the missing { $gold } gold?
help-loan-seat = For each gold they get a card from your hand. They can't refuse.

ask-loan-cards = Which cards does { $target } get?
help-loan-cards = One for each gold that you take for the { $card }.

ask-loan-rest = Which cards pay the rest?
help-loan-rest = They go under the deck, each in place of 1 gold.

ask-navigate = What does your voyage bring?
    .take-gold = 4 gold
    .take-cards = 4 cards

ask-study = Which card do you keep?
help-study = The others are shuffled back into the deck.

ask-exchange-seat = With whom do you exchange a district?
help-exchange-seat = Complete cities and protected ones are not offered.

ask-exchange = Which district of { $target } do you want?
help-exchange = You give one of yours for it next, and pay the difference if theirs costs more.

ask-give-district = Which district do you give for the { $card }?
help-give-district = If it costs less than the { $card }, you pay the difference to the other player.

ask-seize-seat = From whose city do you take a district?
help-seize-seat = Only districts that cost 3 or less, and not from complete or protected cities.

ask-seize = Which district of { $target } do you take?
help-seize = You pay its cost, the number behind its name, to its owner. The Great Wall makes it 1 dearer.

ask-beautify = Which of your districts do you beautify?
help-beautify = Each takes 1 gold of yours, and costs and scores 1 more for ever.

ask-armory-seat = In whose city do you destroy a district?
help-armory-seat = Your Armory is destroyed with it. Complete cities are safe.
    .armory-other-cities = Your Armory is destroyed with it. Complete cities aren't safe from it.

ask-armory = Which district of { $target } do you destroy?
help-armory = Your Armory is destroyed with it. It costs no gold.

ask-museum = Which card do you put under the Museum?
help-museum = Nobody sees it, and you don't get it back. It is worth 1 point at the end.

ask-necropolis = Which of your districts do you tear down for the Necropolis?
help-necropolis = The Necropolis then costs no gold.

ask-bell-tower = Shall the game end with one district fewer?
    .yes = Yes, one fewer
    .no = No, as usual
help-bell-tower = You decide now, once and for all. It holds for everybody as long as the Bell Tower stands.

ask-hospital = Do you gather in the Hospital?
    .yes = Show the { $card }
    .no = Say nothing
help-hospital = The { $card } was killed. Whoever has it and a Hospital may show it and gather, and do nothing else. You are asked in any case, so that nobody learns from it who has it.

ask-lighthouse = Which card of the deck do you take?
    .no = None of them
help-lighthouse = Afterwards the deck is shuffled.

ask-graveyard = Do you take the { $card } into your hand?
    .yes = Yes, for { $gold } gold
help-graveyard = It costs 1 gold. Otherwise it goes under the deck.
    .discards-pile = It costs 1 gold. Otherwise it stays on the discard pile.

ask-theater = With whom do you exchange characters?
    .no = With nobody
help-theater = You don't see the other character before. Then both of you look at what you got.

ask-theater-give = Which of your characters do you give?
help-theater-give = In return you get a random character of { $target }.

## Answers

option-gather-gold = Take gold
    .description = 2 gold, more with some districts.
option-gather-cards = Draw cards
    .description = See 2 cards of the deck and keep 1, more with some districts.
option-build = Build { $card }
option-end = End turn
    .description = You are done for this round. What you didn't use is lost.

option-use = Use: { $name }
option-use-income-noble = Collect for noble 🟡
    .description = 1 gold for each noble district that you have now.
option-use-income-religious = Collect for religious 🔵
    .description = 1 gold for each religious district that you have now.
option-use-income-trade = Collect for trade 🟢
    .description = 1 gold for each trade district that you have now.
option-use-income-military = Collect for military 🔴
    .description = 1 gold for each military district that you have now.
option-use-kill = Kill a character
    .description = Its player loses the whole turn.
option-use-rob = Rob a character
    .description = When it is called, you get all its player's gold.
option-use-swap-hands = Swap hands
    .description = Give all your cards to a player and take all of theirs. Instead of a redraw.
option-use-redraw = Redraw cards
    .description = Put cards of yours under the deck and draw as many. Instead of a swap.
    .description-discards-pile = Discard cards of yours and draw as many. Instead of a swap.
option-use-crown = Take the crown
    .description = You call the characters and choose first next round. This must be done.
option-use-merchant-gold = Take 1 extra gold
    .description = The Merchant's own bonus.
option-use-architect-cards = Draw 2 extra cards
    .description = You keep both.
option-use-destroy = Destroy a district
    .description = Pay 1 gold less than it cost. You choose the city first.
    .description-rank_eight-end-of-turn = Pay 1 gold less than it cost. You choose the city first. Your turn ends with it.
option-use-cards-noble = Draw for noble 🟡
    .description = 1 card for each noble district that you have now.
option-use-cards-religious = Draw for religious 🔵
    .description = 1 card for each religious district that you have now.
option-use-give-crown = Give the crown away
    .description = To another player, who then gives you 1 gold or a card. This must be done.
option-use-tithe = Collect for religious 🔵
    .description = 1 gold or 1 card for each religious district that you have now. You choose the mix.
    .description-abbot-gold-only = 1 gold for each religious district that you have now.
    .description-abbot-both-for-school = 1 gold or 1 card for each religious district, both for a School of Magic. You choose the mix.
option-use-beg = Beg for 1 gold
    .description = The richest player must give you 1 gold.
option-use-navigate = Sail
    .description = Take 4 gold or draw 4 cards.
option-use-study = Study
    .description = See 7 cards of the deck and keep 1. This can't be taken back.
option-use-warrants = Lay warrants
    .description = One signed and two unsigned, on three characters.
option-use-spy = Spy
    .description = Name a type, see a hand, and get gold and cards for each such card.
option-use-threats = Threaten
    .description = A real and an empty threat, on two characters.
option-use-wizard = Look at a hand
    .description = Take a card of another player's hand, or build it at once.
option-use-seer = Take cards
    .description = A random card from everybody; then you give each of them one back.
option-use-ticket-wagon = Use a Ticket Wagon
    .description = Pay 1 gold to see 3 cards and keep one.
option-use-exchange = Exchange a district
    .description = Give one of yours for one of another player, and pay the difference.
    .description-rank_eight-end-of-turn = Give one of yours for one of another player, and pay the difference. Your turn ends with it.
option-use-seize = Take a district
    .description = Out of another city: pay its cost, 3 gold at most, to its owner.
    .description-rank_eight-end-of-turn = Out of another city: pay its cost, 3 gold at most, to its owner. Your turn ends with it.
option-use-queen-gold = Take 3 gold
    .description = You sit beside the player who showed rank 4.
option-use-beautify = Beautify districts
    .description = Put 1 gold on one or two of your districts: each is worth 1 more.
option-use-collect-tax = Take the taxes
    .description = All the gold that lies on the tax token.
option-use-armory = Armory
    .description = Tear it down to destroy another district.
option-use-museum = Museum
    .description = Put a card of your hand under it: 1 point at the end.
option-use-laboratory = Laboratory
    .description = Discard a card for 2 gold.
    .description-laboratory_gold-1 = Discard a card for 1 gold.
option-use-smithy = Smithy
    .description = Pay 2 gold to draw 3 cards.

option-pay = Pay with { $name }
option-pay-gold = Pay { $gold } gold
option-pay-den-cards = Pay with cards too
    .description = Each hand card that you give stands for 1 gold. You choose them next.

option-pay-loan = Take gold from a player
    .description = What is missing, from one player, who gets a card of your hand for each gold.
option-pay-framework = Tear down the Framework
    .description = Instead of paying gold.
option-pay-necropolis = Tear down a district
    .description = Instead of paying gold. You choose it next.

option-play = Play { $name }
option-arm = Get { $name } ready
    .description = It will play itself when its moment comes. Nobody sees this.
option-disarm = Hold { $name } back
    .description = It will not play itself. Nobody sees this.
option-type = { $mark } { $name }
option-wagon = { $name }
option-take-gold = Take gold
option-take-cards = Take cards
option-give-gold = Give 1 gold
option-split = { $number } gold and { $other ->
    [one] 1 card
   *[other] { $other } cards
}
option-character = { $name }
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Gold
option-cards = Cards
option-yes = Yes
option-no = No
option-none = None
option-unknown = { $what }: { $name }
option-back = Take back
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
