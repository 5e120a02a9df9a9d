# In the first games of a person: one line of why for each kind of question, once. It stands under the question,
# on a phone above the buttons, so it has at most 90 letters. What the question asks and what comes of an answer is
# said there already; this is what one would like to have known before.

panel-why = -# 💡 { $text }

why-pick-character = Rich? Rank 2 is after your gold. Far ahead? Rank 1 is after you. Take what nobody guesses.
why-toss-character = Put away what would hurt you most in another hand.
why-turn = Gold that you save is not lost, and most powers can wait for the best moment of the turn.
why-keep-cards = A dear district scores more, a cheap one is built sooner. Keep what your gold allows.
why-pay = Gold is worth nothing at the end, and neither are cards. What do you need sooner?

## Rank 1
why-kill = If nobody has the character that you name, nobody loses a turn. Who needs what?
why-bewitch = Name one whose power you can use: you play it with your own gold and cards.
why-sign-warrant = Choose one whose player can pay for something dear in this round.
why-bluff-warrants = The empty ones work as well if others fear them. Put them where you would look.
why-confiscate = What you take costs you nothing, and you can still build in your own turn.

## Rank 2
why-rob = If nobody has the character that you name, you get nothing. What does a rich player need?
why-spy-seat = Many cards and some gold: there is most to be got.
why-spy-type = Their city tells which colours they collect.
why-flower-threat = Threaten for real whoever has most to lose; they pay, or risk everything.
why-plain-threat = An empty threat earns as much if it is believed.
why-bribe = Paying half is safe. Refusing is a bet that this threat is the empty one.
why-show-threat = If it is the empty one, you get nothing. Everybody sees which it was.

## Rank 3
why-swap-hands = The numbers behind the names are their cards. An empty hand is a good thing to give.
why-redraw = Cards that you can’t afford, or have in your city already, are good to let go.
why-wizard-seat = More cards, more to choose from; and you learn what they were going to build.
why-wizard-card = Built at once, it needs gold now, but leaves you your own build.
why-seer-gift = Give away what is in your city already, or what they can’t pay for.

## Rank 4
why-give-crown = The crown chooses first. Give it to whoever threatens you least.
why-late-crown = The crown chooses first. Give it to whoever threatens you least.
why-tribute = A card may be the one that they were about to build.
why-crown-gift = Keep what you need for your next district.

## Rank 5
why-tithe = Take what your next district lacks.
why-beg = The one who leads will miss it most.
why-loan-seat = Who gives gold gets cards for it. Take it from whoever can do least with them.
why-loan-cards = Part with what you wouldn’t build.
why-loan-rest = Part with what you wouldn’t build.

## Ranks 6 to 9
why-navigate = You can’t build in this turn: think of the next one.
why-study = You see many: take the one that your city lacks, such as a missing colour.
why-destroy-seat = Hit who leads. One district less, and the end of the game is further off.
why-destroy = To destroy costs 1 less than to build, so cheap ones may go for nothing.
why-exchange-seat = Take a colour that you lack, or break a city that is nearly complete.
why-exchange = The difference is all you pay: a dear one for your cheapest is worth it.
why-give-district = Keep your five colours in mind before you let one go.
why-seize-seat = Take a colour that you lack from whoever leads.
why-seize = You pay its owner, but it needs neither a card of yours nor your build.
why-beautify = It scores 1 more, and it costs 1 more to destroy.

## Districts
why-lighthouse = You may take any card there is: what does your city lack?
why-theater = What you hold may be what somebody is about to name.
why-theater-give = Give away the character that you fear for.
why-bell-tower = One district fewer helps whoever is ahead. Is it you?
why-graveyard = You pay 1 for a card that somebody has built already, and may build it yourself.
why-den-cards = Cards that you won’t build any more pay as well as gold.
why-necropolis = Tear down what scores least. You lose its colour, too.
why-armory-seat = You give the points of the Armory for theirs: best against a city that is nearly complete.
why-armory = You give the points of the Armory for theirs: take a dear one.
why-laboratory = A card that is in your city already can’t be built again: sell it first.
why-museum = A card that you won’t build is worth a point here.

## Action cards
why-fortune-seat = You also learn what they are going to build.
why-fortune-card = Take what they were going to build.
why-cannonball = The dearer the new one, the more points. Mind your colours.
why-cannonball-card = Only the difference is paid, so the dearest that you can pay for gains most.
why-ticket-wagon = Your gold goes to whoever owns the wagon.
why-wagon-card = Taking none is allowed, too.
why-wagon-gold = Once taken, the wagon is gone: will more gold come if you wait?
