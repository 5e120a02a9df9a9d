mark-noble = 🟡
mark-religious = 🔵
mark-trade = 🟢
mark-military = 🔴
mark-unique = 🟣
mark-action = 🎪
kind-noble = žlutá
kind-religious = modrá
kind-trade = zelená
kind-military = červená
kind-unique = fialová
kind-action = akční karta

## Základní budovy

district-manor = Lovecký zámek
    .acc = Lovecký zámek
district-castle = Hrad
    .acc = Hrad
district-palace = Palác
    .acc = Palác
district-temple = Chrám
    .acc = Chrám
district-church = Kostel
    .acc = Kostel
district-monastery = Opatství
    .acc = Opatství
district-cathedral = Katedrála
    .acc = Katedrálu
district-tavern = Hospoda
    .acc = Hospodu
district-market = Tržiště
    .acc = Tržiště
district-trading_post = Krám
    .acc = Krám
district-docks = Obchodní kancelář
    .acc = Obchodní kancelář
    .short = Obch. kancelář
district-harbor = Přístav
    .acc = Přístav
district-town_hall = Radnice
    .acc = Radnici
district-watchtower = Strážní věž
    .acc = Strážní věž
district-prison = Žalář
    .acc = Žalář
district-barracks = Cvičiště
    .acc = Cvičiště
district-fortress = Pevnost
    .acc = Pevnost
income-nobody = V této hře z ní nikdo nemá výnos.
kind-income-noble =
    { $earners ->
        [none] Žlutá. { income-nobody }
       *[other] Žlutá. Výnos z ní má { $earners }.
    }
effect-manor = { kind-income-noble }
effect-castle = { kind-income-noble }
effect-palace = { kind-income-noble }
kind-income-religious =
    { $earners ->
        [none] Modrá. { income-nobody }
       *[other] Modrá. Výnos z ní má { $earners }.
    }
effect-temple = { kind-income-religious }
effect-church = { kind-income-religious }
effect-monastery = { kind-income-religious }
effect-cathedral = { kind-income-religious }
kind-income-trade =
    { $earners ->
        [none] Zelená. { income-nobody }
       *[other] Zelená. Výnos z ní má { $earners }.
    }
effect-tavern = { kind-income-trade }
effect-market = { kind-income-trade }
effect-trading_post = { kind-income-trade }
effect-docks = { kind-income-trade }
effect-harbor = { kind-income-trade }
effect-town_hall = { kind-income-trade }
kind-income-military =
    { $earners ->
        [none] Červená. { income-nobody }
       *[other] Červená. Výnos z ní má { $earners }.
    }
effect-watchtower = { kind-income-military }
effect-prison = { kind-income-military }
effect-barracks = { kind-income-military }
effect-fortress = { kind-income-military }

## Speciální budovy

district-armory = Zbrojnice
    .acc = Zbrojnici
effect-armory = Ve svém tahu ji můžeš strhnout a zbourat jinou budovu, jen ne v dokončeném městě.
    .armory-other-cities = Ve svém tahu ji můžeš strhnout a zbourat budovu v jiném městě, i v dokončeném.
option-use-armory = Zbrojnice
    .description = { effect-armory }
    .description-armory-other-cities = { effect-armory.armory-other-cities }
ask-armory-seat = V čím městě zbouráš budovu? Přijdeš i o Zbrojnici.
help-armory-seat = Dokončená města jsou v bezpečí.
    .armory-other-cities = Ani dokončená města nejsou v bezpečí.
ask-armory-own = Kterou ze svých budov zbouráš? Přijdeš o její body i o Zbrojnici.
ask-armory = Kterou budovu hráče { $target } zbouráš? Přijdeš i o Zbrojnici.
district-basilica = Bazilika
    .acc = Baziliku
effect-basilica = Na konci hry 1 bod za každou tvou budovu s lichou cenou.
district-capitol = Kapitol
    .acc = Kapitol
effect-capitol = Na konci hry 3 body (jen jednou), pokud máš tři budovy stejné barvy.
district-dragon_gate = Dračí věž
    .acc = Dračí věž
effect-dragon_gate = Přinese o 2 body víc, než kolik stojí.
district-factory = Továrna
    .acc = Továrnu
effect-factory = Tvoje ostatní fialové budovy stojí o 1 minci méně.
district-framework = Lešení
    .acc = Lešení
effect-framework = Můžeš ho strhnout místo placení za budovu, kterou stavíš.
option-pay-framework = Strhnout Lešení
    .description = Místo placení mincemi.
district-gold_mine = Zlatý důl
    .acc = Zlatý důl
effect-gold_mine = Když si bereš mince jako zdroje, dostaneš o 1 víc.
district-great_wall = Velká zeď
    .acc = Velkou zeď
effect-great_wall = Schopnost postavy č. 8 použitá na tvé ostatní budovy stojí o 1 minci víc.
district-haunted_quarter = Město duchů
    .acc = Město duchů
effect-haunted_quarter = Na konci hry má tu barvu, která se ti nejlépe hodí.
    .haunted_last_round-false = Na konci hry má barvu, která se ti nejlépe hodí, pokud nevzniklo v posledním kole.
district-imperial_treasury = Pokladnice
    .acc = Pokladnici
effect-imperial_treasury = Na konci hry 1 bod za každou tvoji minci.
district-ivory_tower = Slonovinová věž
    .acc = Slonovinovou věž
    .short = Slonov. věž
effect-ivory_tower = Na konci hry 5 bodů, pokud nemáš jinou fialovou budovu.
district-keep = Citadela
    .acc = Citadelu
effect-keep = Postava č. 8 na tuto budovu nemůže použít svou schopnost.
district-laboratory = Laboratoř
    .acc = Laboratoř
effect-laboratory = Jednou za tah můžeš odložit kartu a vzít si 2 mince.
    .laboratory_gold-1 = Jednou za tah můžeš odložit kartu a vzít si 1 minci.
option-use-laboratory = Laboratoř: 2 mince za kartu
    .laboratory_gold-1 = Laboratoř: 1 mince za kartu
    .description = { effect-laboratory }
    .description-laboratory_gold-1 = { effect-laboratory.laboratory_gold-1 }
ask-laboratory = Kterou kartu odložíš za 2 mince?
    .laboratory_gold-1 = Kterou kartu odložíš za 1 minci?
district-library = Knihovna
    .acc = Knihovnu
effect-library = Když si dobíráš karty jako zdroje, necháš si všechny.
    .library_keeps-two = Když si dobíráš karty jako zdroje, necháš si 2 z nich.
district-map_room = Mapová síň
    .acc = Mapovou síň
effect-map_room = Na konci hry 1 bod za každou kartu v tvé ruce.
district-monument = Monument
    .acc = Monument
effect-monument = K dokončení města se počítá za dvě budovy. S 5 a více budovami ho už nemůžeš postavit.
district-museum = Muzeum
    .acc = Muzeum
effect-museum = Jednou za tah můžeš dát pod Muzeum kartu z ruky. Každá je na konci za 1 bod.
option-use-museum = Muzeum: 1 bod za kartu
    .description = { effect-museum }
ask-museum = Kterou kartu dáš pod Muzeum?
help-museum = Zpět ji nedostaneš; uvidí ji jen majitel Muzea.
event-put-beneath =
    { $you ->
        [seat] Dáváš kartu pod **{ NAME($card, case: "acc") }**.
       *[other] { $seat } dává kartu pod **{ NAME($card, case: "acc") }**.
    }
district-necropolis = Město mrtvých
    .acc = Město mrtvých
effect-necropolis = Místo placení za ně můžeš strhnout jednu svou budovu.
option-pay-necropolis = Strhnout budovu
    .description = Místo placení mincemi. Hned si vybereš kterou.
ask-necropolis = Kterou svou budovu strhneš za Město mrtvých?
district-observatory = Hvězdárna
    .acc = Hvězdárnu
effect-observatory = Když si dobíráš karty jako zdroje, vidíš 3 místo 2.
district-park = Park
    .acc = Park
effect-park = Když skončíš tah bez karet v ruce, dobereš si 2.
district-poor_house = Chudobinec
    .acc = Chudobinec
effect-poor_house = Když skončíš tah bez mincí, dostaneš 1.
district-quarry = Kamenolom
    .acc = Kamenolom
effect-quarry = Můžeš stavět i budovy, které už ve městě máš.
    .quarry-one = Jednu budovu smíš mít ve městě dvakrát, ale dvě takové dvojice nikdy.
district-school_of_magic = Čarodějná škola
    .acc = Čarodějnou školu
    .short = Čarod. škola
effect-school_of_magic = Při vybírání výnosu z budov má barvu, kterou potřebuješ.
district-secret_vault = Tajná komnata
    .acc = Tajnou komnatu
effect-secret_vault = Nedá se postavit. Máš-li ji na konci hry v ruce, je za 3 body.
district-smithy = Kovárna
    .acc = Kovárnu
effect-smithy = Jednou za tah můžeš zaplatit 2 mince a dobrat si 3 karty.
option-use-smithy = { $drawn ->
    [0] Kovárna
    [one] Kovárna: { $drawn } karta za { $price } mince
    [few] Kovárna: { $drawn } karty za { $price } mince
   *[other] Kovárna: { $drawn } karet za { $price } mince
}
    .description = { effect-smithy }
district-stables = Stáje
    .acc = Stáje
effect-stables = Jejich stavba se nepočítá do limitu budov.
district-statue = Socha
    .acc = Sochu
effect-statue = Na konci hry 5 bodů, pokud máš korunu.
district-theater = Divadlo
    .acc = Divadlo
effect-theater = Po výběru si můžeš naslepo vyměnit postavu s jiným hráčem.
ask-theater = S kým si vyměníš postavu?
    .no = S nikým
ask-theater-give = Kterou ze svých postav dáš?
help-theater-give = { $target } ti za ni dá náhodnou postavu.
event-kept-character =
    { $you ->
        [seat] Postavu si neměníš ({ $reason }).
       *[other] { $seat } si postavu nemění ({ $reason }).
    }
event-exchanged-characters =
    { $you ->
        [seat] Měníš si postavu s hráčem { $target } ({ $reason }).
        [target] { $seat } si s tebou mění postavu ({ $reason }).
       *[other] { $seat } si mění postavu s hráčem { $target } ({ $reason }).
    }
event-received-character = Dáváš **{ NAME($given, case: "acc") }** a dostáváš **{ NAME($character, case: "acc") }**.
district-thieves_den = Špeluňka
    .acc = Špeluňku
effect-thieves_den = Můžeš za ni platit i kartami z ruky, každou místo 1 mince, nebo obojím zároveň.
option-pay-den-cards = Platit i kartami
    .description = Každá karta z ruky platí za 1 minci. Hned si je vybereš.
ask-den-cards = Kterými kartami zaplatíš?
help-den-cards = Každá karta platí za 1 minci, cena je { $gold }; zbytek doplatíš mincemi.
district-wishing_well = Studna přání
    .acc = Studnu přání
effect-wishing_well = Na konci hry 1 bod za každou fialovou budovu ve tvém městě včetně této.
    .wishing_well_self-false = Na konci hry 1 bod za každou další fialovou budovu ve tvém městě.
district-graveyard = Hřbitov
    .acc = Hřbitov
effect-graveyard = Když Žoldněř zbourá jinou budovu, můžeš tu kartu koupit za 1 minci.
ask-graveyard = Vezmeš si { NAME($card, case: "acc") } do ruky?
    .yes =
        Ano, zaplatit { $gold ->
            [one] { $gold } minci
            [few] { $gold } mince
           *[other] { $gold } mincí
        }
help-graveyard = Jinak jde karta dospod balíčku.
    .discards-pile = Jinak zůstane na odkládací hromádce.
event-took-destroyed =
    { $you ->
        [seat] Bereš si do ruky
       *[other] { $seat } si bere do ruky
    } { $mark } **{ NAME($card, case: "acc") }** { $gold ->
        [0] zdarma
       *[other] za { band-coins }
    }.
event-left-destroyed =
    { $you ->
        [seat] Nebereš si { $mark } **{ NAME($card, case: "acc") }**.
       *[other] { $seat } si nebere { $mark } **{ NAME($card, case: "acc") }**.
    }
district-bell_tower = Zvonice
    .acc = Zvonici
effect-bell_tower = Když ji postavíš, můžeš určit, že hra skončí o jednu budovu dřív, dokud Zvonice stojí.
    .bell_tower-for-good = Když ji postavíš, můžeš určit, že hra skončí o jednu budovu dřív, vydrží-li do posledního kola.
ask-bell-tower = Skončí hra už o jednu budovu dřív?
    .yes = Ano, o jednu dřív
    .no = Ne, jako obvykle
help-bell-tower = Rozhoduješ teď a za všechny, dokud Zvonice stojí.
event-bell-tower =
    { $rung ->
        [yes] 🔔 Zvonice zvoní: hra skončí o jednu budovu dřív.
       *[no] Zvonice mlčí.
    }
district-hospital = Nemocnice
    .acc = Nemocnici
effect-hospital = Je-li tvá postava zneškodněná, můžeš v jejím tahu dobrat zdroje, ale nic jiného.
ask-hospital = Dobereš přesto zdroje v Nemocnici?
    .yes = Ukázat { NAME($card, case: "acc") } a dobrat zdroje
    .no = Mlčet
help-hospital = Mordýřka zneškodnila { NAME($card, case: "acc") }. S Nemocnicí může hráč tuto postavu ukázat a dobrat zdroje. { help-hospital-not-yours }
event-refuge =
    { $you ->
        [seat] Máš zneškodněnou postavu ({ $character }), ale smíš dobrat zdroje ({ $card }).
       *[other] { $seat } má zneškodněnou postavu ({ $character }), ale smí dobrat zdroje ({ $card }).
    }
district-lighthouse = Maják
    .acc = Maják
effect-lighthouse = Když ho postavíš, můžeš si prohlédnout balíček a vzít si jednu kartu. Pak se zamíchá.
ask-lighthouse = Kterou kartu z balíčku si vezmeš?
    .no = Žádnou
event-looks-through-deck =
    { $you ->
        [seat] Prohlížíš si balíček.
       *[other] { $seat } si prohlíží balíček.
    }
event-saw-deck = Balíček: { $cards }.
event-searched-deck =
    { $you ->
        [seat]
            { $count ->
                [0] Nebereš si žádnou kartu
               *[other]
                    Bereš si { $count ->
                        [one] { $count } kartu
                        [few] { $count } karty
                       *[other] { $count } karet
                    }
            }. Balíček se zamíchal.
       *[other]
            { $seat } si { $count ->
                [0] nebere žádnou kartu
               *[other]
                    bere { $count ->
                        [one] { $count } kartu
                        [few] { $count } karty
                       *[other] { $count } karet
                    }
            }. Balíček se zamíchal.
    }
district-throne_room = Trůnní sál
    .acc = Trůnní sál
effect-throne_room = Kdykoli koruna přejde od jednoho hráče k druhému, dostaneš 1 minci.
district-university = Univerzita
    .acc = Univerzitu
effect-university = Přinese o 2 body víc, než kolik stojí.

## Akční karty

district-acrobat = Akrobatka
    .acc = Akrobatku
effect-acrobat = Nachystaný se zahraje sám: vezmeš si korunu, když se postava č. 4 nehlásí nebo je očarovaná.
sign-acrobat = 🤸 Akrobatka byla dřív
district-director = Ředitel
    .acc = Ředitele
effect-director = V tomto tahu můžeš postavit až o 2 budovy víc.
district-ticket_wagon = Pokladní vůz
    .acc = Pokladní vůz
effect-ticket_wagon = Soupeř na něj může dát 1 minci, prohlédnout si 3 karty a 1 si nechat. Mince si pak můžeš vzít.
option-use-ticket-wagon = Použít Pokladní vůz
    .description = Zaplať 1 minci, prohlédni si 3 karty a jednu si nech.
ask-ticket-wagon = Čí Pokladní vůz použiješ? Dáš 1 minci, uvidíš 3 karty a 1 si můžeš nechat.
option-wagon = { $name }
event-used-wagon =
    { $you ->
        [seat]
            Používáš Pokladní vůz hráče { $target }. Leží na něm { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
        [target]
            { $seat } používá tvůj Pokladní vůz. Leží na něm { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
       *[other]
            { $seat } používá Pokladní vůz hráče { $target }. Leží na něm { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
    }
ask-wagon-card = Kterou kartu si necháš?
    .card = { $mark } Nechat si { NAME($name, case: "acc") }
    .none = Žádnou
event-bought-cards =
    { $you ->
        [seat]
            { $kept ->
                [0] Prohlížíš si karty a nenecháváš si žádnou
               *[other]
                    Dostáváš { $kept ->
                        [one] { $kept } kartu
                        [few] { $kept } karty
                       *[other] { $kept } karet
                    }
            } ({ $reason }).
       *[other]
            { $seat } { $kept ->
                [0] si prohlíží karty a nenechává si žádnou
               *[other]
                    dostává { $kept ->
                        [one] { $kept } kartu
                        [few] { $kept } karty
                       *[other] { $kept } karet
                    }
            } ({ $reason }).
    }
ask-wagon-gold =
    Vezmeš si ze svého Pokladního vozu { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }?
    .yes = Vzít
    .no = Nechat ležet
help-wagon-gold = Když si mince vezmeš, jde vůz dospod balíčku.
district-living_cannonball = Živá dělová koule
    .acc = Živou dělovou kouli
    .short = Dělová koule
effect-living_cannonball = Nahraď jednu svou budovu dražší z ruky a doplať rozdíl.
ask-cannonball = Kterou svou budovu nahradíš?
ask-cannonball-card = Čím nahradíš { NAME($card, case: "acc") }?
    .card = { $card } · doplatíš { $price }
event-replaced =
    { $you ->
        [seat] Měníš **{ NAME($old, case: "acc") }** za { $mark } **{ NAME($card, case: "acc") }** a doplácíš
       *[other] { $seat } mění **{ NAME($old, case: "acc") }** za { $mark } **{ NAME($card, case: "acc") }** a doplácí
    } { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }.
district-rasputin = Rasputin
    .acc = Rasputina
effect-rasputin = Nachystaný se zahraje sám: chrání před Mordýřkou, kouzlem, glejtem, krádeží i šátkem.
district-fortune_teller = Věštkyně
    .acc = Věštkyni
effect-fortune_teller = Nahlédni soupeři do karet a jednu si vezmi.
ask-fortune-seat = Komu nahlédneš do karet?
ask-fortune-card = Kterou kartu hráče { $target } si vezmeš?
district-circus_tent = Šapitó
    .acc = Šapitó
effect-circus_tent = Počítá se jako budova jen pro konec hry a body za dokončené město. Postava č. 8 mu neublíží.
