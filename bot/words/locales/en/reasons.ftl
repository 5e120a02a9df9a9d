# Answers that one might expect and that can't be had now: a grey button with its label and the reason.

# $label: of the button. $reason: one of those below. $first: what has to be done before, as on a button.
lacking-because = { $label } · { $reason }
lacking-first = { $label } · first: { $first }
lacking = not now
lacking-gather-first = take gold or draw cards first
lacking-deck-empty = the deck is empty

# Powers, by their names.
lacking-income-noble = no noble district in your city
lacking-income-religious = no religious district in your city
lacking-income-trade = no trade district in your city
lacking-income-military = no military district in your city
lacking-cards-noble = no noble district, or no cards left
lacking-cards-religious = no religious district, or no cards left
lacking-tithe = no religious district in your city
lacking-architect-cards = the deck is empty
lacking-study = the deck is empty
lacking-redraw = your hand is empty
lacking-wizard = nobody else has cards
lacking-seer = nobody else has cards
lacking-beg = nobody is richer than you
lacking-beg-tie = several players are tied for richest
lacking-destroy = nothing you can reach and afford
lacking-exchange = nothing you can reach and afford
lacking-exchange-nothing = you have no district to give
lacking-seize = nothing you can reach and afford
lacking-queen-gold = nobody next to you revealed rank 4
lacking-queen-gold-later = not until the end of the round: rank 4 was killed
lacking-beautify = you need gold and a district
lacking-beautify-done = all your districts are already beautified
lacking-collect-tax = there’s no gold on the token
lacking-armory = nothing you can destroy
lacking-armory-safe = your city is complete
lacking-laboratory = your hand is empty
lacking-museum = your hand is empty
lacking-smithy = you need 2 gold, and cards in the deck

# Questions with one answer only, which come so that nobody learns anything from a pause. $card: a name.
ask-confiscate-unsigned = { $target } pays for the { $card }, but that warrant is unsigned
    .no = Continue
help-confiscate-unsigned = { $target } builds it. You’re asked anyway, so that nobody learns which warrant is signed.
ask-confiscate-identical = Your warrant is signed, but your city already has the { $card }
    .no = Continue
help-confiscate-identical = { help-confiscate-unsigned }
ask-confiscate-forbidden = Your warrant is signed, but your city can’t have the { $card }
    .no = Continue
help-confiscate-forbidden = { help-confiscate-unsigned }
ask-hospital-not-yours = The { $card } was killed, and it isn’t yours
    .no = Continue
help-hospital-not-yours = You’re asked anyway, so that nobody learns who has it.
