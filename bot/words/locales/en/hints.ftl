# For newcomers: once a kind of question, one line of why below it. At most 90 letters. It tells what one would like
# to have known before, not what the question says.

panel-why = -# 💡 { $text }

# An attribute is for who may take this character; code tries them in the order of `TIPPED` (bot/screens/answers.py).
why-pick-character = Nobody sees whom you take. Take what nobody expects.
    .merchant = The Merchant brings 1 gold more in any round. Nobody sees whom you take.
    .architect = The Architect draws 2 cards more and may build 3 districts. Nobody sees whom you take.
    .king = The King chooses first next round. Nobody sees whom you take.
    .bishop = The Bishop keeps your city safe from rank 8. Nobody sees whom you take.
    .warlord = The Warlord destroys a cheap district of a rival. Nobody sees whom you take.
    .magician = The Magician swaps a poor hand for a better one. Nobody sees whom you take.
    .thief = The Thief takes all the gold of a character. Name one that a rich player needs.
    .assassin = The Assassin stops a character for a round. Name one that the leader needs.
why-toss-character = Put away the one that would hurt you most.
why-turn = Saved gold isn’t lost, and most powers can wait.
why-keep-cards = A dear district scores more, a cheap one is built sooner.
why-pay = Which do you need sooner: gold or cards?

## Rank 1
why-kill = Which character does the leader need?
why-bewitch = You pay with your own gold and cards. Which power helps you?
why-sign-warrant = Which character can build something dear in this round?
why-bluff-warrants = Unsigned warrants work, too, if they are feared.
why-confiscate = You don’t pay its cost, and it doesn’t use up a build.

## Rank 2
why-rob = Which character does a rich player need?
why-spy-seat = The best prey has many cards and some gold.
why-spy-type = A city shows which colours its owner collects.
why-flower-threat = Which character does a rich player need? Put the real threat there.
why-plain-threat = An empty threat earns as much if it is believed.
why-bribe = A refusal is a bet that the threat is empty.
why-show-threat = If it is empty, you get nothing.

## Rank 3
why-swap-hands = The numbers are cards in hand. An empty hand is good to give.
why-redraw = Let go what is too dear, or in your city already.
why-wizard-seat = More cards give more choice.
why-wizard-card = Built at once, it costs gold, but not your build.
why-seer-gift = Give what is in your city already, or too dear for them.

## Rank 4
why-give-crown = The crown chooses first. Give it to the weakest player.
why-late-crown = { why-give-crown }
why-tribute = A card may be the one that they wanted to build.
why-crown-gift = Keep what your next district needs.

## Rank 5
why-tithe = Take what your next district needs.
why-beg = The leader misses it most.
why-loan-seat = They get cards for their gold: choose the weakest player.
why-loan-cards = Give what you won’t build.
why-loan-rest = { why-loan-cards }

## Ranks 6 to 9
why-study = Take what your city lacks, such as a missing colour.
why-destroy-seat = Hit the leader: it delays the end, too.
why-exchange-seat = Take a colour that you lack, or hinder the leader.
why-give-district = Mind your five colours.
why-seize-seat = Take a colour that you lack.
why-seize = It costs neither a card nor your build.
why-beautify = It scores 1 point more and costs 1 gold more to destroy.

## Districts
why-lighthouse = Any card of the deck: what does your city lack?
why-theater = Is somebody about to name your character?
why-theater-give = Give away the character that you fear for.
why-bell-tower = An earlier end helps the leader. Is it you?
why-den-cards = Cards that you won’t build pay as well as gold.
why-necropolis = Take the one that scores least. You lose its colour, too.
why-armory-seat = Best against a city that is nearly complete.
why-armory = You lose the Armory’s points, too: destroy a dear one.
why-laboratory = A card that is in your city already is of no use.
why-museum = A card that you won’t build is worth a point here.

## Action cards
why-fortune-card = Take what they wanted to build.
why-cannonball = The dearer the new one, the more points.
why-wagon-gold = Then the wagon is gone. Will more gold come?
