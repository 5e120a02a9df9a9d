# For newcomers: once a kind of question, one line of why below it. At most 90 letters. It tells what one would like
# to have known before, not what the question says.

panel-why = -# 💡 { $text }

# An attribute of why-pick-character is for who may take this character; code tries them in the order of `TIPPED`
# (bot/screens/answers.py). An attribute of why-turn is for the first turn as this character.
# $cards: the cards in the hand; $fitting: the districts among them for which the character collects.
why-pick-character = Nobody sees who you take. Take what nobody expects.
    .merchant = The Merchant brings 1 extra gold in any round. Nobody sees who you take.
    .architect = The Architect draws 2 extra cards and can build 3 districts. Nobody sees who you take.
    .king = The King chooses first next round. Nobody sees who you take.
    .bishop = { rank-eight } can’t harm the Bishop’s city. Nobody sees who you take.
    .warlord = The Warlord destroys a rival’s cheap district. Nobody sees who you take.
    .magician = The Magician swaps a poor hand for a better one. Nobody sees who you take.
    .thief = The Thief takes all of a character’s gold. Name one that a rich player needs.
    .assassin = The Assassin stops a character for a round. Choose the one that would help a rival most.
why-toss-character = Set aside the one that would hurt you most.
why-turn = You keep the gold you don’t spend. Most powers can also be used last.
    .assassin = You name a character, not a player. Kill the one that would help a rival most.
    .witch = You build only later, as the character you bewitch, with what you take now.
    .magistrate = Sign the warrant of a character that may build something expensive. The others only scare.
    .thief = You name a character, not a player. Rob the one that a rich player needs.
    .spy = Spy on someone with lots of cards and some gold. Name a type that they collect.
    .blackmailer = You name characters, not players. Put the real threat on the one that a rich player needs.
    .magician = { $cards ->
        [0] Your hand is empty: swap it for the biggest one.
       *[other] Build first, then swap the cards you have left for the biggest hand.
    }
    .wizard = Look at a big hand. Building the card at once doesn’t use up a build.
    .seer = You take a card from everyone, and give back those that you need least.
    .king = { $fitting ->
        [0] { why-turn }
       *[other] A 🟡 noble district that you build before you collect brings its gold at once.
    }
    .emperor = { why-turn.king }
    .patrician = { $fitting ->
        [0] { why-turn }
       *[other] A 🟡 noble district that you build before you draw brings its card at once.
    }
    .bishop = { $fitting ->
        [0] { why-turn }
       *[other] A 🔵 religious district that you build before you collect brings its gold at once.
    }
    .abbot = { why-turn.bishop }
    .cardinal = You can build what you can’t pay for: give a player cards for their gold.
    .merchant = { $fitting ->
        [0] { why-turn }
       *[other] A 🟢 trade district that you build before you collect brings its gold at once.
    }
    .alchemist = Build something expensive: at the end of your turn you get the gold back.
    .trader = { $fitting ->
        [0] { why-turn }
       *[other] You can build all your 🟢 trade districts in one turn. Collect after that.
    }
    .architect = Draw your 2 extra cards first. You can build up to 3 districts.
    .navigator = You can’t build this turn. Take what your next district needs.
    .scholar = Study before you build, because you can build the card that you keep.
    .warlord = Collect first. Then destroy a rival’s cheap district: one that costs 1 is free.
    .diplomat = Collect first, because you pay the difference. Take a type you’re missing.
    .marshal = Collect first, then seize a type you’re missing.
    .artist = Keep some gold: each that you put on a district scores 1 point more.
why-keep-cards = Costly districts score more; cheap ones get built sooner.
why-pay = Each card you pay saves 1 gold. Pay with those you’d never build.

## Rank 1
why-kill = Which character would help a rival most?
why-bewitch = You use your own gold and cards. Which power would help you?
why-sign-warrant = Which character is likely to build something expensive?
why-bluff-warrants = Unsigned warrants work too, as long as people fear them.
why-confiscate = You don’t pay its cost, and it doesn’t use up a build.

## Rank 2
why-rob = Which character does a rich player need?
why-spy-seat = The best target has lots of cards and some gold.
why-spy-type = A city shows which types its owner is collecting.
why-flower-threat = Which character does a rich player need? Put the real threat there.
why-plain-threat = An empty threat earns just as much, if it’s believed.
why-bribe = If you refuse, you’re betting that the threat is empty.
why-show-threat = If it’s empty, you get nothing.

## Rank 3
why-swap-hands = The numbers are cards in hand. An empty hand makes a fine present.
why-redraw = Let go of what costs too much or is already in your city.
why-wizard-seat = A bigger hand gives you more choice.
why-wizard-card = Building it now costs gold, but doesn’t use up your build.
why-seer-gift = Give away what you already have in your city, or what they can’t afford.

## Rank 4
why-give-crown = Whoever has the crown chooses first. Give it to the weakest player.
why-late-crown = { why-give-crown }
why-tribute = The card might be the one they wanted to build.
why-crown-gift = Keep what your next district needs.

## Rank 5
why-tithe = Take what your next district needs.
why-beg = Take it from the leader, who will miss it most.
why-loan-seat = They get cards for their gold, so choose the weakest player.
why-loan-cards = Give what you won’t build.
why-loan-rest = { why-loan-cards }

## Ranks 6 to 9
why-study = Take what your city is missing, such as a type.
why-destroy-seat = Hit the leader. It also delays the end.
why-exchange-seat = Take a type you’re missing, or slow down the leader.
why-give-district = Don’t break up your five types.
why-seize-seat = Take a type you’re missing.
why-seize = It uses up neither a card nor one of your builds.
why-beautify = It scores 1 point more and costs 1 gold more to destroy.

## Districts
why-lighthouse = Any card in the deck can be yours. What is your city missing?
why-theater = Is someone about to name your character?
why-theater-give = Give away the character you fear for.
why-bell-tower = An early end helps the leader. Is that you?
why-den-cards = Cards you’ll never build pay as well as gold does.
why-necropolis = Take the one that scores least. You lose its type too.
why-armory-seat = Best against a city that is nearly complete.
why-armory = You lose the Armory’s points too, so destroy something expensive.
why-laboratory = A card that’s already in your city is no use in your hand.
why-museum = A card you’ll never build scores a point here.

## Action cards
why-fortune-card = Take what they wanted to build.
why-cannonball = The more the new one costs, the more it scores.
why-wagon-gold = After that the wagon is gone. Is more gold on its way?
