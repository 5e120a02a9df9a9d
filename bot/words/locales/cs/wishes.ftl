button-wishes = Vybrat předem
button-wishes-save = Uložit
button-wishes-drop = Uložit: ptej se mě
button-wishes-clear = Začít znovu
button-wishes-for =
    { $round ->
        [0] Pro všechna kola
       *[other] Jen pro { $round }. kolo
    }
wishes-title = ### Výběr postav předem
wishes-how = Vyber postavy v pořadí od nejlepší a pak stiskni „Uložit“. Až budeš vybírat, dostaneš první, která ještě zbývá; když nezbude žádná, zeptám se tě. Vidíš to jen ty, ale rychlost tě může prozradit.
wishes-for =
    { $round ->
        [0] **Pro všechna kola, dokud to nezměníš**
       *[other] **Jen pro { $round }. kolo**
    }{ $state ->
        [stored] { " " }· ✅ Uloženo
        [open] { " " }· ✏️ Ještě neuloženo
       *[none] { "" }
    }
wishes-then = { " " }→{ " " }
wishes-order = { $characters }, *jinak se zeptám*
wishes-nobody = *Zatím nikdo: zeptám se tě, až budeš vybírat.*
wishes-offer = -# ⏩ **Vyber si další postavy předem** a ostatní na tebe nebudou muset čekat.
wishes-granted = -# ⭐ Podle výběru předem máš: **{ $character }**
wishes-gone = -# ⭐ Z výběru předem už nic nezbylo: **{ $characters }**.
error-wish-late = Pro { $round }. kolo už jsou postavy vybrané. Ještě to není uložené: platilo by to pro { $next }. kolo.
error-no-wishes = Vybírat předem jde až od { $fewest } hráčů.
