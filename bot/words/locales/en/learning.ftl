# The lesson: /citadels learn. A step has at most 200 letters, on a phone above the question.

describe-learn = New here? Learn Citadels in three minutes, against three computers; only you see it

button-learn = New here? 3 minutes
button-learn-anew = From the start

learn-step = -# 🎓 Step { $step } of { $steps }
# $picked: the button that was pressed, so that each wrong one changes the screen.
learn-wrong = 👉 **{ $picked }?** { $text }

# learn-<name of the step>; size: districts of a complete city, first, second, third: the other players.
# Cards and buttons are called what they are called elsewhere; a language that bends their names writes them out.
# `.wrong` says why an answer doesn't lead on, `.<answer>` why that one doesn't, `.button` is what leads on.
learn-goal = **Build the city worth the most points.**
    ① Yours is empty. The game ends after the round when a city gets { $size } districts.
    ② You start with 2 gold.
    ③ A card costs its number in gold and scores as much.
    .button = Begin round 1
learn-role = **Choose a character in secret.** It is yours for this round and has a power of its own. Take the 5 { character-bishop }: nobody can destroy your districts then.
    .wrong = A good character, too. But in this lesson the round is the { character-bishop }’s: press it.
learn-wait = **Characters are called by rank, 1 to 8.** Who has the character that is called plays; some nobody has. Yours is the 5th to be called, so you wait. In a game you hear of it when it is your turn.
    .button = Who comes before me?
learn-gather = **You are called.** Each turn begins with gold or cards. You have districts enough, but little gold: take it.
    .gather-cards = Cards are for an empty hand. You have four, and not enough gold for the best: take the gold.
learn-build = **Now build**, one district a turn. It costs gold, and scores as much at the end. You can just pay for the { district-harbor }.
    .wrong = That would do, but it scores less. You can pay for the { district-harbor }, and gold in hand scores nothing.
    .end = You still can build, and a city is what counts. Build the { district-harbor }.
learn-robbed = **Two rounds later: robbed!** In his turn the { character-thief } named “{ character-merchant }”, not you. You had 5 gold; who grows rich gets named. Go on with any button.
learn-assassin = Two rounds later: **kill a character, not a person.** Whoever has it loses the turn. You can only guess: { $second } has 7 gold and builds green districts, which pay one character.
    .character-king = Nobody likes to lose the crown. But the { character-king } earns from yellow districts, and { $second } has none. Which character earns from **green** ones?
    .character-bishop = The { character-bishop } earns from blue districts, and { $second } has none. Which character earns from **green** ones?
    .character-warlord = The { character-warlord } earns from red districts, and { $second } has none. Which character earns from **green** ones?
learn-crown = **Whoever was { character-king } has the 👑 crown** and chooses first, then all others to the left. You were { character-king }: you see most characters now. What you leave, your rivals get. Take any.
learn-score = **The last round.** A district that completes your city scores its cost and 4 extra. All five colours score 3, and you lack only 🟡. So build the { district-castle }.
    .build-tavern = That completes the city too, but scores only 1. The { district-castle } scores 4, and 3 more for the fifth colour. You can afford it.
    .end = You’re one district short! Build the { district-castle }.
learn-end =
    ### ✅ You can play now
    -# Next: the same against three computers, some 15 minutes.
# Who came before the learner, and which ranks nobody answered for.
learn-before = -# Before you came { $who }. Nobody answered to { $nobody }.
# What came of the kill: $name had the character.
learn-fell = ☠️ The { $character } was called and stayed silent: **it was { $name }**, whose turn is lost.
button-learn-play = Play with 3 computers
button-learn-friends = Invite friends

error-lesson-changed = This lesson was changed since. Please use { COMMAND("learn") } again.
