# The lesson: /citadels learn. A step has at most 200 letters, on a phone above the question.

describe-learn = New here? Learn Citadels in three minutes, against three computers; only you see it

button-learn = New? Learn in 3 minutes
button-learn-anew = Start again

# $character: the learner’s, or none
learn-step = -# 🎓 { $step } / { $steps } · round { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· { $character }
}
# $picked: the button that was pressed, so that each wrong one changes the screen.
learn-wrong = 👉 **{ $picked }?** { $text }

# learn-<name of the step>; size: districts of a complete city, first, second, third: the other players.
# Cards and buttons are called what they are called elsewhere; a language that bends their names writes them out.
# $effect: of the character that was pressed.
# `.wrong` says why an answer doesn't lead on, `.<answer>` why that one doesn't, `.button` is what leads on.
learn-goal = **Build the most valuable city.**
    ① Yours is empty. The game ends after the round in which a city gets { $size } districts.
    ② You start with 2 gold.
    ③ A card’s number is its price, and its points.
    .button = Start round 1
learn-role = **Choose a character in secret.** It’s yours for this round and has its own power. Take **5 { character-bishop }**: then nobody can destroy your districts.
    .wrong = { $effect } In this lesson you play the { character-bishop }, so that nobody destroys what you build.
learn-wait = **Characters are called in order, 1 to 8.** Whoever has the character plays; some belong to nobody. Yours is number 5, so you wait. In a real game I’ll tell you when it’s your turn.
    .button = Who goes before me?
learn-gather = **Your turn!** Every turn starts with gold or cards. You have enough districts in hand but not much gold, so take gold.
    .gather-cards = Draw cards when nothing in your hand is worth building. You have four, and too little gold for the best one. Take the gold.
learn-build = **Now build.** 🔨 You may build one district a turn, and no two alike in your city. A district costs gold, and scores that much at the end. You have just enough for the { district-harbor }: build that one.
    .wrong = That works, but it scores less. You can afford the { district-harbor }, and leftover gold scores nothing.
    .end = You can still build, and your city is what counts. Build the { district-harbor }.
learn-robbed = **You’re the { character-merchant } now, and the { character-thief } took your gold.** But each turn you get 1 extra gold, and 1 for each trade 🟢 district. First collect 2 gold for your two 🟢.
    .wrong = You gather every turn, whoever you are. First collect what your two trade 🟢 districts pay: 2 gold.
    .use-merchant-gold = That’s yours too: only the { character-merchant } gets this extra gold. But first collect what your two trade 🟢 districts pay: 2 gold.
# Below the step of the income: the other three types, with the characters whom they pay.
learn-colours = -# Noble 🟡 districts pay the { character-king }, religious 🔵 the { character-bishop }, military 🔴 the { character-warlord }, unique 🟣 nobody.
learn-assassin = You’re the { character-assassin }: **kill a character, not a person.** Its player misses a turn. You can only guess: { $second } has 7 gold and builds trade 🟢 districts.
    .character-king = The { character-king } earns from noble 🟡 districts, and { $second } has none. Which character earns from **trade** 🟢 districts?
    .character-bishop = The { character-bishop } earns from religious 🔵 districts, and { $second } has none. Which character earns from **trade** 🟢 districts?
    .character-warlord = The { character-warlord } earns from military 🔴 districts, and { $second } has none. Which character earns from **trade** 🟢 districts?
learn-crown = **You were the { character-king }: with the 👑 crown you choose first.** The { district-castle } costs 4, but you only gather 2 gold. So take **5 { character-bishop }**: your religious 🔵 districts pay 2 more.
    .wrong = { $effect } But only the { character-bishop } is sure to bring 2 more gold for the { district-castle }.
learn-score = **One more district ends the game.** Each district scores its cost, the first complete city 4 extra, any other 2, a city with all five types 3. You’re only missing noble 🟡, so build the { district-castle }.
    .build-temple = That completes the city too, but scores only 1. The { district-castle } scores 4, and 3 more for the fifth type. You can afford it.
    .end = You’re one district short! Build the { district-castle }.
learn-end =
    ### ✅ You can play now
    -# Next: the real thing against three computers, about 15 minutes.
# Who came before the learner, and the two characters that nobody had in this round of the script.
learn-before = -# { $who } played before you. Nobody answered as { character-assassin } or { character-king }, so now both are grey. The small mask on 8: the { character-thief } will rob the { character-warlord }.
# What came of the step before, and what the learner has built in the rounds that the lesson skips.
learn-built = ✅ **The { district-harbor } is built.** Nothing was left to do, so your turn ended by itself. ⏩ **We skip to round { $round }:** you’ve built the { district-tavern } too.
learn-paid = ✅ **+2 gold** for 2 trade districts. ⏩ **We skip to round { $round }:** you’ve built the { district-church } and the { district-monastery }.
# $name had the killed character.
learn-fell = ☠️ { $name } was the **{ $character }** and missed a turn. ⏩ **We skip to round { $round }:** you’ve built the { district-keep } and the { district-watchtower }.
button-learn-play = Play with 3 computers
button-learn-friends = Invite friends

error-lesson-changed = This lesson has changed. Please use { COMMAND("learn") } again.
