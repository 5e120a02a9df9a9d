describe-rules = Vyhledat kartu nebo pravidlo; bez výběru pravidla za minutu
    .card = Která karta? Napiš část názvu
    .topic = Která část pravidel?
    .edition = Podle této edice; jinak podle hry v tomto kanálu

# Karty

card-title = ## { $name }
card-character = Postava č. { $rank }
card-district = { $mark } Typ: { $kind } · { $cost ->
    [none] nedá se postavit
   *[other] cena: { $cost }
}{ $points ->
    [same] { "" }
   *[other] , body: { $points }
}
card-action = 🎪 Akční karta
card-players = { $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] jen do { $most } hráčů
    }
   *[other] jen od { $fewest } hráčů
}
card-copies = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} v balíčku
card-effect = { $text }
card-rulings = **Jak se hraje**
card-ruling = · { $text }
card-edition = Text platí pro: { $edition }
card-not-there = ℹ️ V této edici není ({ $edition }), takže text je podle jiné.
card-not-in-game = ℹ️ Ve hře v tomto kanálu není.
unknown-card = ⚠️ Kartu „{ $typed }“ neznám. Vyber ji ze seznamu, který se objeví při psaní, nebo se podívej níž.
unknown-card-near = ⚠️ Kartu „{ $typed }“ neznám. Nemyslíš některou z těchto?
unknown-topic = ⚠️ Téma „{ $typed }“ tu není. Vyber některé níž.

menu-topics = Přejít na stránku…
menu-cards = Vyber kartu…
menu-game-cards = Karty této hry…

# Stránky

button-rules-back = ◀️
button-rules-next = Dál ▶️
topic-part = { $title } ({ $part }/{ $parts })
picture-rules-alt = { $title }: { $things }

topic-overview = Pravidla za minutu
about-overview =
    { "" }**Cíl:** město s nejvíc body. Hru ukončí, kdo má jako první { $size ->
        [one] { $size } budovu
        [few] { $size } budovy
       *[other] { $size } budov
    }.
    { "" }**Kolo:** každý si tajně vybere { $seats ->
        [2] dvě postavy
        [3] dvě postavy
       *[other] postavu
    }. Hrají podle čísel od 1.
    { "" }**Tvůj tah:** vezmi si 2 mince, nebo 1 ze 2 karet. Pak můžeš zaplatit a postavit budovu. Postava má vlastní schopnost.
    { "" }**Body:** cena každé budovy, 3 za všech pět barev, 4 za první dokončené město, 2 za další.

topic-special = Zvláštní pravidla této hry
topic-cast = Postavy této hry
topic-uniques = Speciální budovy této hry

topic-goal = Cíl hry
about-goal =
    Postav město s nejvíc body. Budova je za tolik bodů, kolik stojí, takže potřebuješ mince a dobré karty.

    Začínáš se 2 mincemi a 4 kartami. Město je dokončené, když má **{ $size }** budov, a to kolo je poslední.

topic-round = Kolo
about-round =
    { "" }**1.** Každý si tajně vybere postavu. Začíná držitel 👑 koruny.
    { "" }**2.** Postavy se vyvolávají podle čísel od 1. Kdo je na řadě, dobere zdroje, staví a použije svou schopnost.
    { "" }**3.** Postavy se vrátí. Město, mince a ruka zůstávají.

topic-choosing = Výběr postavy
about-choosing =
    Některé postavy se náhodně vyřadí: jedna lícem dolů, někdy další lícem nahoru, nikdy ne č. 4. Ty nikdo nemůže mít.

    Každý si z ostatních jednu vezme a zbytek předá. Pamatuj si, co předáváš: vybírá z toho další hráč.
    .face_down_seen-true =
    Některé postavy se náhodně vyřadí: jedna lícem dolů, tu vidí jen držitel 👑 koruny, a někdy další lícem nahoru, nikdy ne č. 4.

    Každý si z ostatních jednu vezme a zbytek předá. Pamatuj si, co předáváš: vybírá z toho další hráč.

topic-calling = Vyvolání
about-calling =
    Až přijde na řadu tvoje číslo, ukážeš postavu a hraješ. Dám ti vědět.

    Schopnosti míří na **postavu**, ne na hráče: hádáš, kdo ji má.

    Zneškodněná postava mlčí a nemá tah. Vypadá to, jako by ji nikdo neměl.

topic-gathering = Dobírání zdrojů
about-gathering =
    Jednou za tah si vezmeš **2 mince**, nebo se podíváš na **2 karty** a **1** si necháš. Druhá jde dospod balíčku.

    Zdroje dober dřív, než stavíš. Co přinese postava, je navíc.
    .discards-pile =
    Jednou za tah si vezmeš **2 mince**, nebo se podíváš na **2 karty** a **1** si necháš. Druhá jde na odkládací hromádku; z té vznikne nový balíček, až ten starý dojde.

    Zdroje dober dřív, než stavíš. Co přinese postava, je navíc.

topic-building = Stavění
about-building =
    Po dobrání zdrojů můžeš z ruky postavit **jednu** budovu za její cenu, ale žádnou, kterou už ve městě máš. Působí hned.

    Některé postavy smějí stavět víc. Nevyužité mince a karty ti zůstanou.

topic-districts = Budovy a jejich typy
about-districts =
    🟡 panská, 🔵 sakrální, 🟢 obchodní, 🔴 vojenská, 🟣 speciální. Číslo je cena i počet bodů.

    Výnos z 🟡 má č. 4, z 🔵 č. 5, z 🟢 Obchodnice a Překupník, z 🔴 č. 8. Z 🟣 nikdo, ale každá něco umí.

    Všech pět typů ve městě je za 3 body.

topic-powers = Schopnosti postav
about-powers =
    Schopnost své postavy použiješ jednou, kdykoli ve svém tahu, pokud neříká jinak. Na tlačítkách je, co ti teď přinese.

    Výnos se počítá z budov. Takovou budovu tedy postav dřív, pokud ji zaplatíš i bez výnosu.

topic-crown = Koruna
about-crown =
    Držitel 👑 koruny vybírá v dalším kole jako první, z největšího počtu postav.

    Přesouvá ji č. 4: Král a Patricij si ji berou, Císař ji předává. Je-li č. 4 zneškodněná, přesune se na konci kola.

topic-ending = Dokončené město a konec hry
about-ending =
    Město je dokončené, když má **{ $size }** budov. Kolo se dohraje a spočítají se body.

    Na dokončené město č. 8 nesmí. I kdyby o budovu zase přišlo, první zůstává první a poslední kolo poslední.

topic-scoring = Bodování
about-scoring =
    · každá budova: její cena
    · všech pět typů: 3
    · první dokončené město: 4, další: 2
    · co přinesou speciální budovy

    Za mince a karty body nejsou, pokud karta neříká jinak.
    .action_cards-true =
    · každá budova: její cena
    · všech pět typů: 3
    · první dokončené město: 4, další: 2
    · každá akční karta v ruce: 1
    · co přinesou speciální budovy

    Za mince a ostatní karty body nejsou, pokud karta neříká jinak.

topic-ties = Shoda bodů
about-ties =
    Při shodě bodů vyhrává, kdo v posledním kole ukázal postavu s nejvyšším číslem. Zneškodněná se nepočítá.

    Pokud ani to nerozhodne, o výhru se dělí.
    .tie_break-held-rank =
    Při shodě bodů vyhrává, kdo měl v posledním kole postavu s nejvyšším číslem, i kdyby byla zneškodněná.

    Pokud ani to nerozhodne, o výhru se dělí.
    .tie_break-district-values =
    Při shodě bodů vyhrává, kdo má víc bodů za samotné budovy.

    Pokud ani to nerozhodne, o výhru se dělí.
    .tie_break-values-then-gold =
    Při shodě bodů vyhrává, kdo má víc bodů za samotné budovy, potom kdo má víc mincí.

    Pokud ani to nerozhodne, o výhru se dělí.

topic-few = Dva nebo tři hráči
about-few =
    Každý má **dvě postavy**, tedy dva tahy za kolo, ale jen jedno město, jedny mince a jednu ruku. Město je dokončené, když má { $few } budov.

    { "" }**Dva:** první hráč si vezme postavu. Pak si střídavě každý jednu vezme a jednu vyřadí.
    { "" }**Tři:** každý si jednu vezme, jedna se náhodně vyřadí, každý si vezme druhou.
    .three_players-eight =
    Každý má **dvě postavy**, tedy dva tahy za kolo, ale jen jedno město, jedny mince a jednu ruku. Město je dokončené, když má { $few } budov.

    { "" }**Dva:** první hráč si vezme postavu. Pak si střídavě každý jednu vezme a jednu vyřadí.
    { "" }**Tři:** jedna z osmi se vyřadí, každý si vezme jednu, pak druhou, a poslední zbude.

topic-many = Sedm nebo osm hráčů
about-many =
    Jedna postava se vyřadí lícem dolů, žádná lícem nahoru. Poslední hráč vybírá mezi tou, která zbyla, a tou vyřazenou.

    Při osmi hráčích vždy hraje i devátá postava.
    .face_down_seen-true =
    Jedna postava se vyřadí lícem dolů, žádná lícem nahoru. Poslední hráč vybírá mezi tou, která zbyla, a tou vyřazenou.

    V této edici devátá postava není, takže víc než sedm hráčů hrát nemůže.

topic-actions = Akční karty
about-actions =
    Jsou v balíčku, když je zakladatel chce. Za tah zahraješ jednu, kromě stavění. Každá, která ti na konci zbude v ruce, je za 1 bod.

    { "" }**Akrobatku** a **Rasputina** tajně nachystáš a zahrají se samy.

topic-editions = V čem se edice liší
about-editions =
    { "" }**2016:** 27 postav, 30 speciálních budov, město se 7 budovami.
    { "" }**Rozšířená:** 6 speciálních budov navíc, akční karty; při shodě se počítá i zneškodněná postava.
    { "" }**Klasická:** osm postav, město s 8 budovami; některé budovy umějí méně. Koruna se přesouvá při vyvolání č. 4 a č. 8 útočí na konci.
    { "" }**Klasická česká:** vždy stejných osm; odložené karty se vracejí do hry.

    Kartu podle jiné edice ukáže možnost `edice:`.

topic-fairness = Rozdává se poctivě?
about-fairness =
    Karty míchá tajné číslo. Je určené dřív, než se kdo připojí, a herna ukazuje jeho otisk. Vstupují do něj i kliknutí na „Připojit se“ a „Začít“.

    Po hře se tajemství ukáže, takže rozdání může každý ověřit. Věřit zbývá jen jednomu: že provozovatel, který tajemství zná, neodmítne „Začít“.

    Počítače nevidí víc, než by na jejich místě viděl kdokoli.
