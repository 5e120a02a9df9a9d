# How well computer players play.

menu-level = How good are the computers?

# $name: one of level-...
level = 🤖 Computers: { $name }

level-novice = Novice
    .description = Easy. For a first game.
level-builder = Skilled
    .description = Knows what each card is good for.
level-master = Master
    .description = Thinks ahead. Hard to beat.
