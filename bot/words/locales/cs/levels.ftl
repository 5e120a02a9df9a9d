menu-level = Jak dobře mají počítače hrát?

level = 🤖 Počítače: { $name }

level-novice = lehké
    .description = Pro první hru.
level-builder = dobré
    .description = Vědí, k čemu se která karta hodí.
level-master = těžké
    .description = Přemýšlejí dopředu. Těžko je porazit.
