# The puzzle of the day: /citadels puzzle. A position of some finished game, with one question.

describe-puzzle = The puzzle of the day: one position, one choice; only you see it

button-puzzle = 🧩 Today’s puzzle

puzzle-title = -# 🧩 Puzzle { $number }
puzzle-task = { puzzle-title } · Which choice wins most often? You get one try.
puzzle-late = 💬 That puzzle is over. Here is today’s.

## After the answer

# What sets the best answer and another one apart; $why: a fact of advice.ftl
puzzle-why = After **{ $option }**, { $why }.
puzzle-facts = 💡 **This round:** { $facts }
# people: who have answered this puzzle, on whatever day; 1: only the reader
puzzle-people = { puzzle-title } · { $people ->
    [1] you’re the first to answer
   *[other] { $people } people have answered
} · next one at { $when }
# $names: the best answers, of which the reader chose one
puzzle-equal = 🎉 Solved! { $names } are equally good here. Days in a row: **{ $days }**.
# $best, $yours: answers, as on their buttons; $days: days in a row with the best one
puzzle-verdict = { $solved ->
    [yes] 🎉 Solved! **{ $best }** is the best answer. Days in a row: **{ $days }**.
   *[no] The best answer is **{ $best }**. You chose **{ $yours }**.
}
# If no event sets the two apart. $wins, $less: in how many of 100 test games the best answer and the other one won;
# $points: how much better the best one ends in points, compared with the best other player; 0: not clearly
puzzle-why-wins = 💡 { $solved ->
    [yes] Your answer won { $wins }% of the test games, the next best one { $less }%
   *[no] The best answer won { $wins }% of the test games, yours { $less }%
}. { $points ->
    [0] { "" }
    [one] Against the strongest rival it ends 1 point better on average.{ " " }
   *[other] Against the strongest rival it ends { $points } points better on average.{ " " }
}No single event of this round explains it.

## A message for the channel; it must not help to solve the puzzle.

puzzle-shared = 🧩 { $name }: Puzzle { $number } { $solved ->
    [yes] ✅
   *[no] ❌
} · streak { $streak }

error-no-puzzle = There is no puzzle today. The person who runs this bot can find the reason in its log.
error-puzzle-over = That puzzle is over. { COMMAND("puzzle") } shows today’s.
