menu-level = Cât de bine joacă calculatoarele?

level = 🤖 Nivelul calculatoarelor: { $name }

level-novice = Ușor
    .description = Pentru un prim joc.
level-builder = Mediu
    .description = Știe la ce e bună fiecare carte.
level-master = Greu
    .description = Gândește cu câteva mutări înainte. Greu de învins.
