# The rules as a row of short cards, and every card of the game to look up: /citadels rules.

describe-rules = Look up a card or a rule, or leave everything empty for the rules in a minute
    .card = Which card? Type part of its name
    .topic = Which part of the rules?
    .edition = As in this edition; if empty, as in this channel’s game

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
card-rulings = **Rulings**
card-ruling = · { $text }
card-edition = Rules: { $edition }
card-not-there = ℹ️ Not in the { $edition }, so this is the text from another edition.
card-not-in-game = ℹ️ This card isn’t in the game in this channel.
unknown-card = ⚠️ I don’t know a card called “{ $typed }”. Choose one below.
unknown-card-near = ⚠️ I don’t know a card called “{ $typed }”. Did you mean one of these?
unknown-topic = ⚠️ There is no topic “{ $typed }”. Choose one below.

menu-topics = Go to a page …
menu-cards = Choose a card …
# If one menu can’t hold all cards: the ranks of its characters, or the first letters of its districts.
menu-cards-ranks = Characters { $first }–{ $last }
menu-cards-letters = Districts { $first }–{ $last }

# Pages: the title is on menus too. A text is at most 400 letters, below a picture. They know $size, the districts of
# a complete city with so many as play (or four), $few, the same with two and three, and $tie, the tie-break.
# $last: whether the last player may take the character that lies face down (any: that depends on the table).
# $nine: whether rank 9 plays. $naming: the characters that name a character. $takers, $givers: those that take the
# crown, or give it away. $noble, $religious, $military, $trade: those with income from districts of a type. A list
# without characters is none.

button-rules-back = ◀️
button-rules-next = Next ▶️
# Where there are several pages of characters or of districts.
topic-part = { $title } ({ $part } of { $parts })
# The contents of the picture above the text: names of characters and districts.
picture-rules-alt = { $title }: { $things }

topic-overview = The rules in a minute
about-overview =
    { "" }**Goal:** build the city worth the most points. The game ends after the round in which someone reaches { $size } districts.
    { "" }**A round:** everyone secretly chooses { $seats ->
        [2] two characters
        [3] two characters
       *[other] a character
    }. Characters play in order of rank, from 1 up.
    { "" }**Your turn:** take 2 gold, or 1 of 2 cards. Then you may build a district for its cost. Your character has a power of its own.
    { "" }**Points:** the cost of each district, 3 for all five types, 4 for the first complete city, 2 for every other complete one.

topic-special = Special rules of this game
topic-cast = Characters of this game
topic-uniques = Unique districts of this game

topic-choosing = Choosing a character
about-choosing =
    Some characters are set aside at random: one face down, which can be any character, and sometimes others face up (never the { $noble }). { rules-set-aside }

    { rules-hand-on }
    .face_down_seen-true =
        Some characters are set aside at random: one face down, which only the player with the 👑 crown sees, and sometimes others face up (never the { $noble }). { rules-set-aside }

        { rules-hand-on }
rules-set-aside = { $last ->
    [no] Nobody can have them this round.
    [yes] Nobody can have them, but the last player may take the one that lies face down.
   *[any] Nobody can have them. With 7 or 8 players, the last player may take the one that lies face down, if the rules of the game allow it.
}
rules-hand-on = Each player takes one of the rest and passes the others on. Remember what you pass: the next player chooses from it.

topic-calling = Being called
about-calling =
    When your character is called, you reveal it and play. I’ll tell you when.

    Some powers ({ $naming }) name a **character**, not a player, so you have to guess who has it.

    A killed character stays silent and misses the turn. To the others it looks as if nobody had it.

topic-gathering = Gathering gold or cards
about-gathering =
    Once a turn you take **2 gold**, or draw **2 cards** and keep **1**. The other goes under the deck.

    { rules-gather-first }
    .discards-pile =
    Once a turn you take **2 gold**, or draw **2 cards** and keep **1**. The other is discarded. When the deck runs out, the discards are shuffled to make a new one.

    { rules-gather-first }
rules-gather-first = Gather before you build. Anything your character brings in is extra.

topic-building = Building
about-building =
    After gathering you may build **one** district from your hand by paying its cost, but not one your city already has. It takes effect at once.

    Some characters may build more. Gold and cards you don’t use stay with you.

topic-districts = Districts and their types
about-districts =
    🟡 noble, 🔵 religious, 🟢 trade, 🔴 military, 🟣 unique. The number is both its cost and its points.

    🟡 pays the { $noble }, 🔵 the { $religious }, 🔴 the { $military }, 🟢 { $trade ->
        [none] nobody
       *[other] the { $trade }
    }. 🟣 pays nobody, but each has its own effect.

    All five types in one city score 3 extra.

topic-powers = Powers of characters
about-powers =
    You can use your character’s power once, at any time during your turn, unless the card says when.

    Income counts your districts. So if you can afford it, build a district of that type before you collect.

topic-crown = The crown
about-crown =
    The player with the 👑 crown chooses first in the next round, and so has the most to choose from.

    { $takers ->
        [none] { "" }
       *[other] The { $takers } takes it.{ " " }
    }{ $givers ->
        [none] { "" }
       *[other] The { $givers } gives it away.{ " " }
    }If that character is killed, its player does so at the end of the round.

topic-ending = Complete cities and the end
about-ending =
    With **{ $size }** districts a city is complete. That round is played out, and then the points are counted.

    The { $military } can’t touch a complete city. Even if a complete city loses a district later, it was still the first, and the round is still the last.

topic-scoring = Scoring
about-scoring =
    { rules-scoring }
    · points from unique districts

    { rules-gold-alone }
    .action_cards-true =
    { rules-scoring }
    · each action card in hand: 1
    · points from unique districts

    { rules-gold-alone }
rules-scoring =
    · each district: its cost
    · all five types: 3
    · first complete city: 4, others: 2
rules-gold-alone = Leftover gold scores nothing, unless a unique district says so.

topic-ties = Ties
about-ties =
    { $tie }

    If that is a tie too, the players share the win.

topic-few = Two or three players
about-few =
    { rules-two-each }
    { "" }**Three:** each takes one, one is set aside at random, and each takes a second.
    .three_players-eight =
    { rules-two-each }
    { "" }**Three:** one of the eight is set aside, each takes one, then a second, and the last is left over.
rules-two-each =
    Each player has **two characters**, so two turns a round, with one city, purse and hand. A city is complete with { $few } districts.

    { "" }**Two:** the first player takes a character. Then each in turn takes one and sets one aside.

topic-many = Seven or eight players
about-many =
    One character is set aside face down, none face up. The last player chooses between the last one left and the one set aside.{ $nine ->
        [no] { "" }
       *[yes] { " " }With seven players and nine characters, two are left for the last player, and the one set aside stays there.
    }

topic-actions = Action cards
about-actions =
    If the host wants them, they’re in the deck. You may play one each turn, on top of building.

    { "" }**Acrobat** and **Rasputin** are made ready in secret, and play themselves.

topic-editions = How the editions differ
about-editions =
    { "" }**{ edition-2016 }:** { edition-2016.description }
    { "" }**{ edition-deluxe }:** { edition-deluxe.description }
    { "" }**{ edition-classic }:** { edition-classic.description }
    { "" }**{ edition-classic-czech }:** { edition-classic-czech.description }

    { COMMAND("rules") } shows a card as in another edition.

topic-fairness = Is it dealt fairly?
about-fairness =
    The cards are shuffled by a secret number. It’s fixed before anyone joins, and the lobby shows its fingerprint under “{ button-details }”, “{ button-fair-now }”. Your clicks on Join and Start go into it too.

    After the game the secret is shown, so anyone can check the deal. One thing nobody can check: whether an operator who knows the secret refuses clicks. “{ button-fair }” under the scores tells you how a particular game was dealt.

    Computers see no more than you would.
