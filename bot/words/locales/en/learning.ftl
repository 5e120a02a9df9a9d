# The lesson: /citadels learn. A step has at most 200 letters, on a phone above the question.

describe-learn = New here? Learn Citadels in three minutes, against three computers; only you see it

button-learn = New? Learn in 3 minutes
button-learn-anew = Start again

# $character: the learner’s, or none
learn-step = -# 🎓 Step { $step } of { $steps } · round { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· you’re the { $character }
}
# $picked: the button that was pressed, so that each wrong one changes the screen.
learn-wrong = 👉 **{ $picked }?** { $text }

# learn-<name of the step>; size: districts of a complete city, first, second, third: the other players.
# Cards and buttons are called what they are called elsewhere; a language that bends their names writes them out.
# `.wrong` says why an answer doesn't lead on, `.<answer>` why that one doesn't, `.button` is what leads on.
learn-goal = **Build the most valuable city.**
    ① Yours is empty. The game ends after the round in which a city gets { $size } districts.
    ② You start with 2 gold.
    ③ A card’s number is its price, and its points.
    .button = Start round 1
learn-role = **Choose a character in secret.** It’s yours for this round and has its own power. Take the 5 { character-bishop }: nobody can destroy your districts then.
    .wrong = A good choice, too. But this lesson needs the { character-bishop } this round, so press that one.
learn-wait = **Characters are called in order, 1 to 8.** Whoever has that character plays; some belong to nobody. Yours is 5th, so you wait. In a real game I tell you when it’s your turn.
    .button = Who goes before me?
learn-gather = **Your turn!** Every turn starts with gold or cards. You have enough districts in hand but not much gold, so take gold.
    .gather-cards = Draw cards when nothing in your hand is worth building. You have four, and too little gold for the best one. Take the gold.
learn-build = **Now build**, one district a turn. It costs gold, and scores that much at the end. You have just enough for the { district-harbor }: build that one.
    .wrong = That works, but it scores less. You can afford the { district-harbor }, and leftover gold scores nothing.
    .end = You can still build, and your city is what counts. Build the { district-harbor }.
learn-robbed = **Two rounds later: robbed!** You’re the { character-merchant }, and the { character-thief } took your 5 gold. But **your colour pays**: 1 gold for each green 🟢 district in your city. You have 2, so collect 2 gold.
    .wrong = You gather every turn, whoever you are. First collect what your colour pays: 2 green 🟢 districts, 2 gold.
    .use-merchant-gold = That’s yours, too: the { character-merchant } takes 1 extra gold in any round. But first collect what your colour pays: 2 green 🟢 districts, 2 gold.
# Below the step of the income: the other three colours, with the characters whom they pay.
learn-colours = -# 🟡 pays the { character-king }, 🔵 the { character-bishop }, 🔴 the { character-warlord }.
learn-assassin = Two rounds later: **kill a character, not a person.** Whoever has it misses a turn. You can only guess: { $second } has 7 gold and builds green districts.
    .character-king = The { character-king } earns from yellow districts, and { $second } has none. Which character earns from **green** ones?
    .character-bishop = The { character-bishop } earns from blue districts, and { $second } has none. Which character earns from **green** ones?
    .character-warlord = The { character-warlord } earns from red districts, and { $second } has none. Which character earns from **green** ones?
learn-crown = Four rounds later: **whoever was { character-king } has the 👑 crown** and chooses first. That was you, so you see the most characters. What you leave, your rivals get. Take the 5 { character-bishop }.
    .wrong = You could, too. But in the last round of this lesson you play the { character-bishop }, so press that one.
learn-score = **The last round.** A district scores its cost, and the first complete city 4 extra. All five colours score 3, and you’re only missing yellow 🟡. So build the { district-castle }.
    .build-tavern = That completes the city too, but scores only 1. The { district-castle } scores 4, and 3 more for the fifth colour. You can afford it.
    .end = You’re one district short! Build the { district-castle }.
learn-end =
    ### ✅ You can play now
    -# Next: the real thing against three computers, about 15 minutes.
# Who came before the learner, and which ranks nobody answered for.
learn-before = -# { $who } played before you. Nobody played { $nobody }.
# What came of the kill: $name had the character.
# What came of the step before: the learner has built.
learn-built = ✅ **The { district-harbor } is built:** 4 points.
# What came of the income.
learn-paid = ✅ **+2 gold** for 2 green districts.
learn-fell = ☠️ The { $character } was called, and nobody answered. It was { $name }, who misses a turn.
button-learn-play = Play with 3 computers
button-learn-friends = Invite friends

error-lesson-changed = This lesson has changed. Please use { COMMAND("learn") } again.
