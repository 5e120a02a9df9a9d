describe-rules = Vyhledat kartu nebo pravidlo; bez výběru pravidla za minutu
    .card = Která karta? Napiš část názvu
    .topic = Která část pravidel?
    .edition = Podle této edice; jinak podle hry v tomto kanálu

# Karty

card-title = ## { $name }
card-character = Postava č. { $rank }
card-district =
    { $mark } Barva: { $kind } · { $cost ->
        [none] nedá se postavit
       *[other] cena: { $cost }
    }{ $points ->
        [same] { "" }
       *[other]
            , je za { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }
    }
card-action = 🎪 Akční karta
card-players =
    { $fewest ->
        [2]
            { $most ->
                [8] { "" }
               *[other] jen do { $most } hráčů
            }
       *[other] jen od { $fewest } hráčů
    }
card-copies =
    { $count ->
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
unknown-card = ⚠️ Kartu „{ $typed }“ neznám. Vyber si níž.
unknown-card-near = ⚠️ Kartu „{ $typed }“ neznám. Nemyslíš některou z těchto?
unknown-topic = ⚠️ Téma „{ $typed }“ tu není. Vyber některé níž.
menu-topics = Přejít na stránku…
menu-cards = Vyber kartu…
menu-cards-ranks = Postavy { $first }–{ $last }
menu-cards-letters = Budovy { $first }–{ $last }

# Stránky

button-rules-back = ◀️
button-rules-next = Dál ▶️
topic-part = { $title } ({ $part }/{ $parts })
picture-rules-alt = { $title }: { $things }
topic-overview = Pravidla za minutu
about-overview =
    { "" }**Cíl:** město s nejvíc body. Hra skončí po kole, ve kterém má někdo { $size ->
        [one] { $size } budovu
        [few] { $size } budovy
       *[other] { $size } budov
    }.
    { "" }**Kolo:** každý si tajně vybere { $seats ->
        [2] dvě postavy
        [3] dvě postavy
       *[other] postavu
    }. Hraje se podle čísel od 1.
    { "" }**Tvůj tah:** vezmi si 2 mince, nebo 1 ze 2 karet. Pak můžeš zaplatit a postavit budovu. Postava má vlastní schopnost.
    { "" }**Body:** cena každé budovy, 3 za všech pět barev, 4 za první dokončené město, 2 za další.
topic-special = Zvláštní pravidla této hry
topic-cast = Postavy této hry
topic-uniques = Fialové budovy této hry
topic-choosing = Výběr postavy
about-choosing =
    Některé postavy se náhodně vyřadí: jedna, jakákoli, lícem dolů a někdy další lícem nahoru (nikdy: { $noble }). { rules-set-aside }
    
    { rules-hand-on }
    .face_down_seen-true =
        Některé postavy se náhodně vyřadí: jedna lícem dolů, tu vidí jen držitel 👑 koruny, a někdy další lícem nahoru (nikdy: { $noble }). { rules-set-aside }
        
        { rules-hand-on }
rules-set-aside =
    { $last ->
        [no] V tomto kole je nikdo nemůže mít.
        [yes] Nikdo je nemůže mít, jen poslední hráč si smí vzít tu, která leží lícem dolů.
       *[any] Nikdo je nemůže mít. Jen při 7 nebo 8 hráčích si poslední někdy smí vzít tu, která leží lícem dolů.
    }
rules-hand-on = Každý si z ostatních jednu vezme a zbytek předá. Pamatuj si, co předáváš: vybírá z toho další hráč.
topic-calling = Vyvolání
about-calling =
    Až bude vyvolaná tvoje postava, ukážeš ji a hraješ. Dám ti vědět.
    
    Některé schopnosti ({ $naming }) míří na **postavu**, ne na hráče: hádáš, kdo ji má.
    
    Zneškodněná postava mlčí a nemá tah. Vypadá to, jako by ji nikdo neměl.
topic-gathering = Dobírání zdrojů
about-gathering =
    Jednou za tah si vezmeš **2 mince**, nebo se podíváš na **2 karty** a **1** si necháš. Druhá jde dospod balíčku.
    
    { rules-gather-first }
    .discards-pile =
        Jednou za tah si vezmeš **2 mince**, nebo se podíváš na **2 karty** a **1** si necháš. Druhá jde na odkládací hromádku; z té vznikne nový balíček, až ten starý dojde.
        
        { rules-gather-first }
rules-gather-first = Zdroje dober dřív, než stavíš. Co přinese postava, je navíc.
topic-building = Stavění
about-building =
    Po dobrání zdrojů můžeš z ruky postavit **jednu** budovu za její cenu, ale žádnou, kterou už ve městě máš. Působí hned.
    
    Některé postavy smějí stavět víc. Nevyužité mince a karty ti zůstanou.
topic-districts = Budovy a jejich barvy
about-districts =
    🟡 žlutá (panská), 🔵 modrá (sakrální), 🟢 zelená (obchodní), 🔴 červená (vojenská), 🟣 fialová (speciální). Číslo je cena i počet bodů.
    
    Výnos z 🟡 má { $noble }, z 🔵 { $religious }, z 🔴 { $military }{ $trade ->
        [none] . Z 🟢 ho nemá nikdo.
       *[other] , z 🟢 { $trade }.
    } Z 🟣 nikdo, ale každá něco umí.
    
    Všech pět barev ve městě je za 3 body.
topic-powers = Schopnosti postav
about-powers =
    Schopnost své postavy použiješ jednou, kdykoli ve svém tahu, pokud její popis neříká jinak.
    
    Výnos se počítá z budov. Budovu té barvy tedy postav dřív, pokud ji zaplatíš i bez výnosu.
topic-crown = Koruna
about-crown =
    Držitel 👑 koruny vybírá v dalším kole jako první, a tak má největší výběr.
    
    { $takers ->
        [none] { "" }
       *[other] Bere si ji { $takers }.{ " " }
    }{ $givers ->
        [none] { "" }
       *[other] Předává ji { $givers }.{ " " }
    }Je-li tato postava zneškodněná, udělá to její hráč až na konci kola.
topic-ending = Dokončené město a konec hry
about-ending =
    Město je dokončené, když má **{ $size }** budov. Kolo se dohraje a spočítají se body.
    
    Na dokončené město { $military } nesmí. I kdyby o budovu zase přišlo, první zůstává první a poslední kolo poslední.
topic-scoring = Bodování
about-scoring =
    { rules-scoring }
    · co přinesou fialové budovy
    
    { rules-gold-alone }
    .action_cards-true =
        { rules-scoring }
        · každá akční karta v ruce: 1
        · co přinesou fialové budovy
        
        { rules-gold-alone }
rules-scoring =
    · každá budova: její cena
    · všech pět barev: 3
    · první dokončené město: 4, další: 2
rules-gold-alone = Za zbylé mince body nejsou, pokud fialová budova neříká jinak.
topic-ties = Shoda bodů
about-ties =
    { $tie }
    
    Pokud ani to nerozhodne, o výhru se dělí.
topic-few = Dva nebo tři hráči
about-few =
    { rules-two-each }
    { "" }**Ve třech:** každý si jednu vezme, jedna se náhodně vyřadí, každý si vezme druhou.
    .three_players-eight =
        { rules-two-each }
        { "" }**Ve třech:** jedna z osmi se vyřadí, každý si vezme jednu, pak druhou, a poslední zbude.
rules-two-each =
    Každý má **dvě postavy**, tedy dva tahy za kolo, ale jen jedno město, jednu zásobu mincí a jedny karty v ruce. Město je dokončené, když má { $few } budov.
    
    { "" }**Ve dvou:** první hráč si vezme postavu. Pak si střídavě každý jednu vezme a jednu vyřadí.
topic-many = Sedm nebo osm hráčů
about-many =
    Jedna postava se vyřadí lícem dolů, žádná lícem nahoru. Poslední hráč vybírá mezi tou, která zbyla, a tou vyřazenou.{ $nine ->
        [no] { "" }
       *[yes] { " " }Při sedmi hráčích a devíti postavách na něj zbudou dvě a vyřazená zůstane vyřazená.
    }
topic-actions = Akční karty
about-actions =
    Jsou v balíčku, když je zakladatel chce. Za tah smíš zahrát jednu, stavět můžeš i tak.
    
    { "" }**Akrobatku** a **Rasputina** tajně nachystáš a zahrají se samy.
topic-editions = V čem se edice liší
about-editions =
    { "" }**{ edition-2016 }:** { edition-2016.description }
    { "" }**{ edition-deluxe }:** { edition-deluxe.description }
    { "" }**{ edition-classic }:** { edition-classic.description }
    { "" }**{ edition-classic-czech }:** { edition-classic-czech.description }
    
    { COMMAND("rules") } ukáže kartu i podle jiné edice.
topic-fairness = Rozdává se poctivě?
about-fairness =
    Karty míchá tajné číslo. Je určené dřív, než se kdo připojí, a herna ukazuje jeho otisk pod tlačítky „{ button-details }“, „{ button-fair-now }“. Do míchání vstupují i kliknutí na „Připojit se“ a „Začít“.
    
    Po hře se číslo ukáže, takže rozdání může každý ověřit. Jedno si ověřit nejde: že provozovatel, který číslo zná, neodmítá kliknutí. Co platí pro danou hru, říká „{ button-fair }“ pod výsledky.
    
    Počítače nevidí víc, než by na jejich místě viděl kdokoli.
