menu-level = Jak dobře mají počítače hrát?
level = 🤖 Úroveň počítačů: { $name }
level-novice = Začátečník
    .description = Lehký soupeř pro první hru.
level-builder = Pokročilý
    .description = Ví, k čemu se která karta hodí.
level-master = Mistr
    .description = Plánuje dopředu. Těžko ho porazíš.
