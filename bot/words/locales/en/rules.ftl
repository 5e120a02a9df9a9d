# The rules to look up, card by card and topic by topic: /citadels rules. The short rules are in lobby.ftl.

describe-rules = Look up a card or a rule; without either: the rules in a minute
    .card = Which card? Type a part of its name
    .topic = Which part of the rules?
    .edition = As it is in this edition; else as in the game of this channel

# Cards

card-title = ## { $name }
card-character = Character of rank { $rank }
card-district = { $mark } { $kind } district · { $cost ->
    [none] can’t be built
   *[other] costs { $cost } gold
}{ $points ->
    [same] { "" }
   *[other] , worth { $points } points
}
card-action = 🎪 Action card
card-players = { $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] not with more than { $most } players
    }
   *[other] only with { $fewest } players or more
}
card-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck
card-effect = { $text }
card-rulings = **How it is played**
card-ruling = · { $text }
card-edition = Told as in: { $edition }
card-not-there = ℹ️ Not in the { $edition }, so it is told as in another edition.
card-not-in-game = ℹ️ It isn’t in the game of this channel.
unknown-card = ⚠️ I know no card “{ $typed }”. Choose one from the list that comes up while you type, or look below.
unknown-card-near = ⚠️ I know no card “{ $typed }”. Did you mean one of these?
unknown-topic = ⚠️ There is no topic “{ $typed }”. Choose one below.

menu-topics = Look something up …
menu-cards = Choose a card …
menu-game-cards = Cards of this game …

# Topics: the title is on menus too. A text is one screen of a phone: at most 900 letters. They know $size, the
# districts of a complete city with so many as play (or four), and $few, the same with two and three.

topic-overview = The rules in a minute
topic-goal = Goal of the game
about-goal =
    You build a city. Whoever has the most points when the game ends wins.

    Most points come from your districts: each scores what it costs. So you need gold, and cards that are worth building.

    With { $size } districts a city is complete. The round in which somebody completes the first one is the last.

    Everybody begins with 2 gold and 4 district cards.

topic-round = A round
about-round =
    { "" }**1.** Everybody secretly chooses a character. Whoever has the 👑 crown chooses first, then the next ones in the order of the seats.

    { "" }**2.** The characters are called by rank, from 1 upwards. Who has the one that is called shows it and takes a turn: gather, build, use its power. Nobody answers for a character that nobody has, or that was killed.

    { "" }**3.** When all ranks have been called, the characters go back and the next round begins. Your city, gold and hand stay with you; the character changes from round to round.

topic-choosing = Choosing a character
about-choosing =
    Before anybody chooses, some characters are put away at random, so that nobody knows exactly who is in the round. One lies face down. Some more may lie face up, never rank 4: nobody can have those.

    Then each player in turn chooses one of what is left and hands the rest on. What you may choose from is also what those after you may have, so remember it. What is left in the end goes away face down.

    Characters act in the order of their ranks: low ranks attack, high ranks collect and build.
    .discard_order-down-first =
    Before anybody chooses, some characters are put away at random, so that nobody knows exactly who is in the round: first one face down, then perhaps some face up, never rank 4: nobody can have those.

    Then each player in turn chooses one of what is left and hands the rest on. What you may choose from is also what those after you may have, so remember it. What is left in the end goes away face down.

    Characters act in the order of their ranks: low ranks attack, high ranks collect and build.
    .face_down_seen-true =
    Before anybody chooses, some characters are put away at random. One lies face down, and only who has the 👑 crown sees which. Some more may lie face up, never rank 4: nobody can have those.

    Then each player in turn chooses one of what is left and hands the rest on. What you may choose from is also what those after you may have, so remember it. What is left in the end goes away face down.

    Characters act in the order of their ranks: low ranks attack, high ranks collect and build.

topic-calling = Being called
about-calling =
    Ranks are called from 1 upwards. When yours is called, you show your character and have your turn; I tell you when. Until then there is nothing to do, and nobody knows what you have.

    Powers that are aimed at somebody name a **character**, not a player: you guess who has it. It may well be that nobody has it.

    If you were killed, your rank is called, you stay silent, and you have no turn. The others can’t tell that from a character that nobody has.

topic-gathering = Gathering gold or cards
about-gathering =
    Once in each turn you either take **2 gold**, or see **2 cards** of the deck and keep **1**. The other goes under the deck.

    Gold Mine, Library and Observatory make more of it. What a character brings besides has nothing to do with it: that comes on top, whichever you take.

    Gathering comes before building. Most powers may be used before it as well.

    If the deck is empty, there is only gold to take.
    .discards-pile =
    Once in each turn you either take **2 gold**, or see **2 cards** of the deck and keep **1**. The other is discarded.

    Library and Observatory make more of it. What a character brings besides has nothing to do with it: that comes on top, whichever you take.

    Gathering comes before building. Most powers may be used before it as well.

    When the deck is empty, the discarded cards are shuffled and become the deck.

topic-building = Building
about-building =
    After gathering you may build **one** district from your hand: pay what it costs, and it stands in your city for all to see. Architect, Seer, Scholar and Trader may build more.

    A city can’t have two districts of the same name, unless a card allows it.

    You need not build. Unused gold and cards stay with you.

    Whatever stands in your city works from the moment it stands there. But income comes once in a turn: what you build after you collected pays only in the next round.

topic-districts = Districts and their types
about-districts =
    Five types: 🟡 noble, 🔵 religious, 🟢 trade, 🔴 military, 🟣 unique. The number behind a name is the cost, and the points.

    The first four types bring income to some characters: 🟡 to those of rank 4, 🔵 to rank 5, 🟢 to Merchant and Trader, 🔴 to rank 8.

    🟣 Unique districts bring no income, but each has an effect of its own. Some work all the time, some once in a turn when you choose so, some only when the points are counted.

    One of each type in your city scores 3 points.

topic-powers = Powers of characters
about-powers =
    Each character has a power, and you use it in your own turn, once. Where nothing else is said, you choose when: before or after gathering, before or after building.

    What is offered to you is on buttons, each with what it brings now. What you don’t use is lost when the turn ends; only the crown must move before that.

    Income counts the districts of that moment. So collect it after building one of that type, if you can pay without it.

    Look up a character below for all it does.
    .crown-on-call =
    Each character has a power, and you use it in your own turn, once. Where nothing else is said, you choose when: before or after gathering, before or after building.

    What is offered to you is on buttons, each with what it brings now. What you don’t use is lost when the turn ends. The crown moves by itself when its character is called.

    Income counts the districts of that moment. So collect it after building one of that type, if you can pay without it.

    Look up a character below for all it does.

topic-crown = The crown
about-crown =
    Whoever has the 👑 crown chooses first in the next round. Unless a card speaks of it, it decides nothing else. But who chooses first has the best choice, and knows most of what the others can have.

    In the first round a random player has it. It moves with rank 4: King and Patrician take it for themselves, the Emperor gives it to somebody else. Otherwise it stays where it is.

    If rank 4 is killed, its crown moves at the end of the round.

topic-ending = Complete cities, and the end
about-ending =
    With **{ $size }** districts a city is complete. The round in which the first one is completed is played to its end, and then the points are counted.

    Who completes the first city gets 4 points, everybody else with a complete city at the end 2.

    Rank 8 can’t touch a complete city. You may go on building in yours.

    First stays first, even if a city loses a district again, and the last round stays the last.

topic-scoring = Scoring
about-scoring =
    At the end each of you counts:

    · each district: its cost
    · all five types in the city: 3
    · the first complete city: 4
    · every other complete city: 2
    · what unique districts bring

    Gold and cards score nothing, unless a card says so. I count for you, and show it line by line.
    .action_cards-true =
    At the end each of you counts:

    · each district: its cost
    · all five types in the city: 3
    · the first complete city: 4
    · every other complete city: 2
    · each action card in hand: 1
    · what unique districts bring

    Gold and other cards score nothing, unless a card says so. I count for you, and show it line by line.

topic-ties = Equal points
about-ties =
    Of players with equal points, the one who showed the highest rank in the last round wins. Who was killed in that round, and never showed the character, counts as none.

    With two characters the higher one counts.

    Who is equal in this as well shares the win.
    .tie_break-held-rank =
    Of players with equal points, the one who had the highest rank in the last round wins, even if it was killed.

    With two characters the higher one counts.

    Who is equal in this as well shares the win.
    .tie_break-district-values =
    Of players with equal points, the one whose districts are worth more wins, without any other points.

    Who is equal in this as well shares the win.
    .tie_break-values-then-gold =
    Of players with equal points, the one whose districts are worth more wins, without any other points. If these are equal too, the one with more gold wins.

    Who is equal in this as well shares the win.

topic-few = Two or three players
about-few =
    With two or three each player has **two characters**, and so two turns in a round. Gold, hand and city are the same for both. A city is complete with { $few } districts.

    { "" }**With two:** the first one takes a character. From then on you take turns, and each of you takes one to have and one to put away face down.

    { "" }**With three:** each of you takes one, in turn. Then one of the rest goes away at random, and each of you takes a second one.

    What is done to one of your characters leaves the other alone. Rank 9 doesn’t play with two.
    .three_players-eight =
    With two or three each player has **two characters**, and so two turns in a round. Gold, hand and city are the same for both. A city is complete with { $few } districts.

    { "" }**With two:** the first one takes a character. From then on you take turns, and each of you takes one to have and one to put away face down.

    { "" }**With three:** of the eight characters one is put away, each of you takes one, in turn, then a second one, and the last one is left over.

    What is done to one of your characters leaves the other alone.

topic-many = Seven or eight players
about-many =
    With so many, hardly any character is put away: one before the choice, face down, and none face up.

    Who chooses last sees only one character that is left. For this reason that one also gets the one that was put away at the beginning, and chooses from both. The other goes away face down.

    That is so with seven players and eight characters, and with eight players and nine. With eight players a ninth character always plays.
    .face_down_seen-true =
    With so many, hardly any character is put away: one before the choice, face down, and none face up.

    Who chooses last sees only one character that is left. For this reason that one also gets the one that was put away at the beginning, and chooses from both. The other goes away face down.

    This edition has no ninth character, so seven is the most that can play.

topic-actions = Action cards
about-actions =
    Action cards came with the de-luxe edition. Whoever opens a game may have them shuffled into the deck.

    You draw and keep them like districts, but they are played, not built: one in each of your turns, and that is no building. Some act at once, some lie in front of you.

    { "" }**Acrobat** and **Rasputin** act when something happens. You get them ready in secret in your own turn or while you choose a character; then they play themselves.

    Each that is left in your hand at the end scores 1.

topic-editions = What the editions differ in
about-editions =
    { "" }**2016:** 27 characters, 30 unique districts, a city of 7. The newest rules.

    { "" }**De-luxe:** the same with 6 more unique districts and action cards; a tie goes to the highest rank even if it was killed.

    { "" }**Classic:** eight characters, of which two may be replaced; a city of 8. The crown moves when rank 4 is called, extra gold and cards come after gathering, and rank 8 attacks as the last thing in its turn. Some districts do less.

    { "" }**Classic, Czech:** always the same eight characters; discarded cards are shuffled again.

    Ask for a card with `edition:` to see how it is there.

topic-fairness = Is it dealt fairly?
about-fairness =
    All cards are shuffled with a secret number, which is fixed before anybody joins.

    The lobby shows a fingerprint of that secret. The shuffle also depends on the clicks with which you joined, and at last on the click on Start. I can’t know them in advance. When the game is over the secret is shown, and anybody can check that it fits the fingerprint and that all cards came as they had to.

    One thing is left to trust: an operator of this bot who looks up the secret could refuse Start until a deal suits.

    Computer players see no more than a person in their seat would.
