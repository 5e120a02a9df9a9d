character-assassin = Mordýřka
    .acc = Mordýřku
effect-assassin = Urči jinou postavu: její hráč přijde o celý tah.
option-use-kill = Zneškodnit postavu
    .description = { effect-assassin }
ask-kill = Kterou postavu zneškodníš?
event-killed =
    { $you ->
        [seat] Zneškodňuješ **{ NAME($character, case: "acc") }**.
       *[other] { $seat } zneškodňuje **{ NAME($character, case: "acc") }**.
    }
sign-killed = ☠️ Zneškodněno
character-witch = Ježibaba
    .acc = Ježibabu
effect-witch = Dober zdroje a urči postavu: jakmile i ta dobere zdroje, dohraješ tah za ni.
ask-bewitch = Kterou postavu očaruješ?
help-bewitch = Její hráč jen dobere zdroje; pak hraješ dál místo něj. Pokud ji nikdo nemá, tvůj tah končí.
event-bewitched =
    { $you ->
        [seat] Očarováváš **{ NAME($character, case: "acc") }**.
       *[other] { $seat } očarovává **{ NAME($character, case: "acc") }**.
    }
event-took-over =
    { $you ->
        [seat] Hraješ dál za { NAME($character, case: "acc") }
       *[other] { $seat } hraje dál za { NAME($character, case: "acc") }
    }{ $own ->
        [yes] .
       *[no] { " " }místo { $you ->
            [target] tebe
           *[other] hráče { $target }
        }.
    }
sign-bewitched = 🪄 Očarováno
help-turn-bewitched = Tvoje postava je očarovaná: dober zdroje, tah pak dohraje Ježibaba.
character-magistrate = Soudce
    .acc = Soudce
effect-magistrate = Vydej 3 glejty: kdo má ten s pečetí, tomu můžeš zabavit první budovu, kterou zaplatí.
option-use-warrants = Vydat glejty
    .description = { effect-magistrate }
ask-sign-warrant = Která postava dostane glejt s pečetí?
help-sign-warrant = Pak přidáš dva glejty bez pečeti.
ask-bluff-warrants = Které postavy dostanou glejty bez pečeti?
help-bluff-warrants = Jen ty víš, že glejt s pečetí má { $card }.
event-warrants =
    { $you ->
        [seat] Vydáváš glejty na { NAME($characters, case: "acc") }.
       *[other] { $seat } vydává glejty na { NAME($characters, case: "acc") }.
    }
event-paid-for =
    { $you ->
        [seat]
            { $gold ->
                [0] Neplatíš žádné mince
               *[other]
                    Platíš { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }
            } za { $mark } **{ NAME($card, case: "acc") }**.
       *[other]
            { $seat } { $gold ->
                [0] neplatí žádné mince
               *[other]
                    platí { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }
            } za { $mark } **{ NAME($card, case: "acc") }**.
    }
ask-confiscate = Zabavíš hráči { $target } { NAME($card, case: "acc") }? Stavíš pak zdarma a hráči se vrátí mince.
    .yes = Zabavit
    .no = Nechat být
help-confiscate =
    Můžeš, pokud má glejt pečeť a takovou budovu ve městě ještě nemáš. { $target } dostane zpět { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }.
event-confiscated =
    { $you ->
        [seat]
            Ukazuješ glejt s pečetí a zabavuješ { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }{ $target } dostává zpět { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
        [target]
            { $seat } ukazuje glejt s pečetí a zabavuje { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }Dostáváš zpět { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
       *[other]
            { $seat } ukazuje glejt s pečetí a zabavuje { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }{ $target } dostává zpět { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
    }
sign-warrant = 📜 Glejty
sign-one-warrant = 📜 Glejt
character-thief = Zloděj
    .acc = Zloděje
effect-thief = Urči jinou postavu: až bude vyvolána, vezmeš jejímu hráči všechny mince.
option-use-rob = Okrást postavu
    .description = { effect-thief }
ask-rob = Kterou postavu okradeš?
event-robbed =
    { $you ->
        [seat] Chceš okrást **{ NAME($character, case: "acc") }**.
       *[other] { $seat } chce okrást **{ NAME($character, case: "acc") }**.
    }
event-stole =
    { $you ->
        [seat]
            Okrádáš hráče { $target }{ $gold ->
                [0] , ale není co vzít.
               *[other] { " " }o { band-coins }.
            }
        [target]
            { $seat } tě okrádá{ $gold ->
                [0] , ale není co vzít.
               *[other] { " " }o { band-coins }.
            }
       *[other]
            { $seat } okrádá hráče { $target }{ $gold ->
                [0] , ale není co vzít.
               *[other] { " " }o { band-coins }.
            }
    }
sign-robbed = 🗡️ Cíl Zloděje
character-spy = Špión
    .acc = Špióna
effect-spy = Urči hráče a barvu: za každou takovou kartu v jeho ruce mu vezmeš 1 minci a dobereš si 1 kartu.
option-use-spy = Špehovat
    .description = { effect-spy }
ask-spy-seat = Komu nahlédneš do karet?
ask-spy-type = Jakou barvu budov hledáš v kartách hráče { $target }?
event-spied =
    { $you ->
        [seat]
            Špehuješ hráče { $target } ({ $type } barva){ $gold ->
                [0] , ale bez kořisti.
               *[other]
                    { " " }a bereš { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
        [target]
            { $seat } tě špehuje ({ $type } barva){ $gold ->
                [0] , ale bez kořisti.
               *[other]
                    { " " }a bere { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
       *[other]
            { $seat } špehuje hráče { $target } ({ $type } barva){ $gold ->
                [0] , ale bez kořisti.
               *[other]
                    { " " }a bere { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
    }
character-blackmailer = Vyděračka
    .acc = Vyděračku
effect-blackmailer = Polož šátky ke dvěma postavám: zaplatí půlku mincí, nebo riskují všechny. Jen jeden je s růží.
option-use-threats = Dát šátek s růží
    .description = { effect-blackmailer }
ask-flower-threat = Která postava dostane šátek s růží?
help-flower-threat = Pak přidáš šátek bez růže.
ask-plain-threat = Která postava dostane šátek bez růže?
help-plain-threat = Jen ty víš, že šátek s růží má { $card }.
event-threats = { $you ->
    [seat] Vydíráš { NAME($characters, case: "acc") }.
   *[other] { $seat } vydírá { NAME($characters, case: "acc") }.
}
ask-bribe =
    Zaplatíš hráči { $target } { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    } výpalného, nebo riskneš všechny?
    .yes =
        Zaplatit { $gold ->
            [one] { $gold } minci
            [few] { $gold } mince
           *[other] { $gold } mincí
        }
    .no = Odmítnout
help-bribe = Když odmítneš, { $target } smí šátek odkrýt. S růží přijdeš o všechny mince, bez růže o nic.
event-bribed =
    { $you ->
        [seat]
            Platíš hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } výpalného.
        [target]
            { $seat } ti platí { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } výpalného.
       *[other]
            { $seat } platí hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } výpalného.
    }
event-refused-bribe =
    { $you ->
        [seat] Odmítáš hráči { $target } zaplatit výpalné.
        [target] { $seat } ti odmítá zaplatit výpalné.
       *[other] { $seat } odmítá hráči { $target } zaplatit výpalné.
    }
ask-show-threat = { $target } neplatí. Otočíš šátek { $real ->
    [yes] s růží
   *[no] bez růže
}?
    .yes = Otočit
    .no = Nechat
help-show-threat =
    Pokud má růži, dostaneš všechny hráčovy mince: teď { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }.
event-showed-threat =
    { $real ->
        [yes]
            Šátek má růži: { $you ->
                [seat] bereš hráči { $target }
                [target] { $seat } ti bere
               *[other] { $seat } bere hráči { $target }
            } { $gold ->
                [0] všechny mince, ale žádné tu nejsou.
               *[other]
                    { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }.
            }
       *[no]
            Šátek růži nemá: { $you ->
                [target] nic ti nehrozí
               *[other] hráči { $target } nic nehrozí
            }.
    }
event-withdrew-threat =
    { $you ->
        [seat] Necháváš šátek zakrytý: { $target } si nechává mince.
        [target] { $seat } nechává šátek zakrytý: mince ti zůstávají.
       *[other] { $seat } nechává šátek zakrytý: { $target } si nechává mince.
    }
sign-threat = 🧣 Šátky
help-turn-threat = Máš šátek: nejdřív dober zdroje, pak se rozhodni o výpalném.
character-magician = Čarodějka
    .acc = Čarodějku
effect-magician = Vyměň si karty s jiným hráčem, nebo dej karty dospod balíčku a dober si jich stejně.
    .discards-pile = Vyměň si karty s jiným hráčem, nebo odlož karty a dober si jich stejně.
option-use-swap-hands = Vyměnit karty s hráčem
    .description = Všechny své karty za všechny karty jiného hráče. Místo výměny za nové.
ask-swap-hands = S kým si vyměníš karty?
event-swapped-hands =
    { $you ->
        [seat] Vyměňuješ si karty s hráčem { $target }.
        [target] { $seat } si s tebou vyměňuje karty.
       *[other] { $seat } si vyměňuje karty s hráčem { $target }.
    }
event-received-hand = Tvoje nové karty: { $cards }.
option-use-redraw = Vyměnit karty za nové
    .description = Dej karty dospod balíčku a dober si jich stejně. Místo výměny s hráčem.
    .description-discards-pile = Odlož karty a dober si jich stejně. Místo výměny s hráčem.
ask-redraw = Které karty vyměníš za nové?
    .discards-pile = Které karty odložíš? Dobereš si jich stejně.
event-redrew =
    { $you ->
        [seat]
            Vyměňuješ { $count ->
                [one] { $count } kartu za novou
                [few] { $count } karty za nové
               *[other] { $count } karet za nové
            }.
       *[other]
            { $seat } vyměňuje { $count ->
                [one] { $count } kartu za novou
                [few] { $count } karty za nové
               *[other] { $count } karet za nové
            }.
    }
character-wizard = Zaklínač
    .acc = Zaklínače
effect-wizard = Nahlédni do cizích karet, jednu si vezmi nebo postav. V tomto tahu smíš stavět i stejné budovy.
option-use-wizard = Nahlédnout do karet
    .description = { effect-wizard }
ask-wizard-seat = Komu nahlédneš do karet?
ask-wizard-card = Kterou kartu hráče { $target } si vybereš?
    .card = Vzít si { NAME($card, case: "acc") }
help-wizard-card = Vezmi si ji, nebo ji hned postav: do limitu budov se to nepočítá.
character-seer = Kartářka
    .acc = Kartářku
effect-seer = Vezmi každému náhodnou kartu a pak každému jednu vrať. Můžeš postavit až 2 budovy.
option-use-seer = Vzít kartu od každého
    .description = { effect-seer }
ask-seer-gift = Kterou kartu dostane { $target }?
character-king = Král
    .acc = Krále
effect-king = 1 mince za žlutou budovu. Vezmeš si korunu a v dalším kole vybíráš jako první.
    .crown-on-call = 1 mince za žlutou budovu. Při vyvolání si vezmeš korunu a v dalším kole vybíráš jako první.
character-emperor = Císař
    .acc = Císaře
effect-emperor = 1 mince za žlutou budovu. Předej korunu a od nového držitele si vezmi 1 minci, nebo kartu.
    .crown-on-call--emperor_gift-receiver-chooses = 1 mince za žlutou budovu. Při vyvolání předáš korunu za minci nebo kartu podle volby příjemce.
option-use-give-crown = Předat korunu
    .description = Jinému hráči. Vezmeš si od něj 1 minci, nebo kartu. Je to povinné.
ask-give-crown = Kdo dostane korunu?
help-give-crown = Tento hráč bude v dalším kole vybírat první. Vezmeš si od něj minci, nebo náhodnou kartu.
    .emperor_gift-receiver-chooses = Tento hráč bude v dalším kole vybírat první a dá ti minci, nebo kartu, jak bude chtít.
ask-late-crown = Tvůj Císař je zneškodněný. Korunu přesto předáš, ale nic za ni nedostaneš. Komu ji dáš?
help-late-crown = Tento hráč bude v dalším kole vybírat první.
ask-tribute = Co si vezmeš od hráče { $target }?
    .take-gold = 1 minci
    .take-cards = Náhodnou kartu
ask-crown-gift = Máš korunu. Co za ni dostane { $target }?
character-patrician = Patricij
    .acc = Patricije
effect-patrician = 1 karta za žlutou budovu. Vezmeš si korunu a v dalším kole vybíráš jako první.
    .crown-on-call = 1 karta za žlutou budovu. Při vyvolání si vezmeš korunu a v dalším kole vybíráš jako první.
character-bishop = Kněz
    .acc = Kněze
effect-bishop = 1 mince za modrou budovu. { rank-eight } v tomto kole tvému městu neublíží.
character-abbot = Mnich
    .acc = Mnicha
effect-abbot = 1 mince nebo karta za modrou budovu. Nejbohatší hráč ti dá 1 minci.
    .abbot-both-for-school = 1 mince nebo karta za modrou budovu; za školu obojí. Nejbohatší hráč ti dá 1 minci.
    .abbot-gold-only = 1 mince za modrou budovu a 1 od nejbohatšího hráče, je-li jen jeden.
option-use-tithe = Výnos z modrých 🔵
    .description = 1 mince nebo 1 karta za každou modrou budovu, v libovolném poměru.
    .description-abbot-gold-only = 1 mince za každou modrou budovu.
    .description-abbot-both-for-school = 1 mince nebo 1 karta za každou modrou budovu; Čarodějná škola vynáší obojí.
ask-tithe = Kolik mincí a kolik karet?
    .abbot-both-for-school = Kolik mincí a kolik karet?{ $school ->
        [yes] { " " }Čarodějná škola vynáší obojí.
       *[no] { "" }
    }
option-split =
    { $number ->
        [0]
            { $other ->
                [one] { $other } karta
                [few] { $other } karty
               *[other] { $other } karet
            }
       *[other]
            { $number ->
                [one] { $number } mince
                [few] { $number } mince
               *[other] { $number } mincí
            }{ $other ->
                [0] { "" }
               *[other]
                    { " " }a { $other ->
                        [one] { $other } karta
                        [few] { $other } karty
                       *[other] { $other } karet
                    }
            }
    }
reason-tithe = modré budovy
option-use-beg = Vyžebrat 1 minci
    .description = Dát ti ji musí nejbohatší hráč.
ask-beg = Kdo ti dá 1 minci?
help-beg = Tito hráči jsou stejně bohatí.
reason-beg = žebrání
character-cardinal = Kardinál
    .acc = Kardinála
effect-cardinal = 1 karta za modrou budovu. Na stavbu nemáš? Vyměň karty za mince jiného hráče.
option-pay-loan = Vyměnit karty za mince hráče
    .description = Tolik, kolik chybí; ten hráč za každou minci dostane tvoji kartu.
ask-loan-seat =
    Na { NAME($card, case: "acc") } ti chybí { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    }. Kdo s tebou vymění mince za karty, jednu za jednu?
help-loan-seat = Hráč za každou minci dostane tvoji kartu a odmítnout nemůže.
ask-loan-cards = Které karty dostane { $target }?
help-loan-cards = Jednu za každou minci, kterou si bereš na { NAME($card, case: "acc") }.
ask-loan-rest = Kterými kartami doplatíš zbytek?
help-loan-rest = Půjdou dospod balíčku, každá za 1 minci.
event-borrowed =
    { $you ->
        [seat]
            Za karty bereš hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } a stavíš { $mark } **{ NAME($card, case: "acc") }**.
        [target]
            { $seat } ti za karty bere { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } a staví { $mark } **{ NAME($card, case: "acc") }**.
       *[other]
            { $seat } za karty bere hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } a staví { $mark } **{ NAME($card, case: "acc") }**.
    }
character-merchant = Obchodnice
    .acc = Obchodnici
effect-merchant = 1 mince za zelenou budovu a 1 mince navíc.
    .extras-after-gathering = 1 mince za zelenou budovu a po dobrání zdrojů 1 mince navíc.
option-use-merchant-gold = Vybrat 1 minci navíc
    .description = Odměna Obchodnice.
reason-merchant-gold = Obchodnice
character-alchemist = Alchymistka
    .acc = Alchymistku
effect-alchemist = Na konci tahu dostaneš zpět mince, které tě stály budovy.
character-trader = Překupník
    .acc = Překupníka
effect-trader = 1 mince za zelenou budovu. Zelené budovy se nepočítají do limitu budov.
character-architect = Stavitelka
    .acc = Stavitelku
effect-architect = 2 karty navíc. Můžeš postavit až 3 budovy.
    .extras-after-gathering = Po dobrání zdrojů 2 karty navíc. Můžeš postavit až 3 budovy.
option-use-architect-cards = Dobrat si 2 karty navíc
    .description = Obě si necháš.
reason-architect-cards = Stavitelka
character-navigator = Dobyvatelka
    .acc = Dobyvatelku
effect-navigator = 4 mince, nebo 4 karty navíc. V tomto tahu nesmíš stavět.
    .extras-after-gathering = Po dobrání zdrojů 4 mince, nebo 4 karty navíc. V tomto tahu nesmíš stavět.
option-use-navigate = Vzít 4 mince, nebo 4 karty
    .description = Vezmi si 4 mince, nebo si dober 4 karty.
ask-navigate = Vezmeš si mince, nebo karty?
    .take-gold = 4 mince
    .take-cards = 4 karty
reason-navigate = výprava
character-scholar = Studentka
    .acc = Studentku
effect-scholar = Prohlédni si 7 karet z balíčku a 1 si nech; zbytek zamíchej zpět. Můžeš postavit až 2 budovy.
option-use-study = { $kept ->
    [all] Studovat
   *[other] Prohlédnout { $drawn }, nechat { $kept }
}
    .description = Prohlédni si 7 karet z balíčku a 1 si nech. Nejde to vzít zpět.
ask-study = Kterou kartu si necháš?
    .card = { $mark } Nechat si { NAME($name, case: "acc") }
event-studied =
    { $you ->
        [seat]
            Prohlížíš si z balíčku { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }.
       *[other]
            { $seat } si prohlíží z balíčku { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }.
    }
reason-study = studium
character-warlord = Žoldněř
    .acc = Žoldněře
effect-warlord = 1 mince za červenou budovu. Zbourej budovu: platíš o 1 minci méně, než stojí.
    .rank_eight-end-of-turn = 1 mince za červenou budovu. Na konci tahu zbourej budovu o 1 minci levněji, než stojí.
option-use-destroy = Zbourat budovu
    .rank_eight-end-of-turn = Konec tahu: zbourat budovu
    .description = Zaplať o 1 minci méně, než stojí.
    .description-rank_eight-end-of-turn = Zaplať o 1 minci méně, než stojí. Tah končí: nevybraný výnos propadne.
ask-destroy-seat = V čím městě zbouráš budovu?
help-destroy-seat = Dokončená a chráněná města jsou v bezpečí.
ask-destroy-own = Kterou ze svých budov zbouráš? Přijdeš o její body.
ask-destroy = Kterou budovu hráče { $target } zbouráš?
    .district =
        { $price ->
            [0] { $card } · zdarma
           *[other] { $card } · zaplatíš { $price }
        }
character-diplomat = Diplomatka
    .acc = Diplomatku
effect-diplomat = 1 mince za červenou budovu. Vyměň budovu; je-li cizí dražší, doplať rozdíl.
    .rank_eight-end-of-turn = 1 mince za červenou budovu. Na konci tahu vyměň budovu; za dražší doplať rozdíl.
option-use-exchange = Vyměnit budovu
    .rank_eight-end-of-turn = Konec tahu: vyměnit budovu
    .description = Jednu budovu jiného hráče za svou. Doplatíš rozdíl.
    .description-rank_eight-end-of-turn = Doplatíš rozdíl. Tah končí: nevybraný výnos propadne.
ask-exchange-seat = S kým si vyměníš budovu?
help-exchange-seat = { help-destroy-seat }
ask-exchange = Kterou budovu hráče { $target } chceš?
ask-give-district = Kterou svou budovu dáš za { NAME($card, case: "acc") }?
    .district =
        { $price ->
            [0] { $card } · bez doplatku
           *[other] { $card } · doplatíš { $price }
        }
event-exchanged =
    { $you ->
        [seat]
            Vyměňuješ **{ NAME($given, case: "acc") }** za { $mark } **{ NAME($card, case: "acc") }** z města hráče { $target }{ $gold ->
                [0] .
               *[other] { " " }a doplácíš { band-coins }.
            }
        [target]
            { $seat } vyměňuje **{ NAME($given, case: "acc") }** za { $mark } **{ NAME($card, case: "acc") }** z tvého města{ $gold ->
                [0] .
               *[other] { " " }a doplácí { band-coins }.
            }
       *[other]
            { $seat } vyměňuje **{ NAME($given, case: "acc") }** za { $mark } **{ NAME($card, case: "acc") }** z města hráče { $target }{ $gold ->
                [0] .
               *[other] { " " }a doplácí { band-coins }.
            }
    }
character-marshal = Generál
    .acc = Generála
effect-marshal = 1 mince za červenou budovu. Kup si z jiného města budovu nejvýš za 3 mince.
    .rank_eight-end-of-turn = 1 mince za červenou budovu. Na konci tahu si kup cizí budovu nejvýš za 3 mince.
option-use-seize = Vzít budovu
    .rank_eight-end-of-turn = Konec tahu: vzít budovu
    .description = Z jiného města: její cenu, nejvýš 3 mince, zaplatíš majiteli.
    .description-rank_eight-end-of-turn = Cenu, nejvýš 3, zaplatíš majiteli. Tah končí: nevybraný výnos propadne.
ask-seize-seat = Z čího města vezmeš budovu?
help-seize-seat = { help-destroy-seat }
ask-seize = Kterou budovu hráče { $target } si vezmeš?
    .district =
        { $price ->
            [0] { $card } · zdarma
           *[other] { $card } · zaplatíš { $price }
        }
event-seized =
    { $you ->
        [seat] Bereš hráči { $target }
        [target] { $seat } ti bere
       *[other] { $seat } bere hráči { $target }
    } { $mark } **{ NAME($card, case: "acc") }** { $gold ->
        [0] zdarma
       *[other] za { band-coins }
    }.
character-queen = Královna
    .acc = Královnu
effect-queen = 3 mince, pokud v tomto kole ukázal postavu č. 4 hráč vedle tebe.
    .queen-with-rank-four = 3 mince, pokud postavu č. 4 hraje soused; je-li zneškodněná nebo očarovaná, až na konci kola.
option-use-queen-gold = Vzít si 3 mince
    .description = Postavu č. 4 ukázal hráč vedle tebe.
reason-queen-gold = Královna
character-artist = Umělkyně
    .acc = Umělkyni
effect-artist = Dej po 1 minci až na dvě své budovy; každá je pak o 1 dražší a má o 1 bod víc.
option-use-beautify = Zkrášlit budovy
    .description = { effect-artist }
ask-beautify = Které své budovy zkrášlíš?
event-beautified =
    { $you ->
        [seat] Zkrášluješ { NAME($cards, case: "acc") }.
       *[other] { $seat } zkrášluje { NAME($cards, case: "acc") }.
    }
character-tax_collector = Výběrčí daní
    .acc = Výběrčího daní
effect-tax_collector = Kdo postaví budovu, dá 1 minci na žeton daně. Ve svém tahu si je můžeš všechny vzít.
built-beside-tax_collector = Za stavbu se platí daň 1 mince, pokud ti nějaká zbude.
option-use-collect-tax =
    Vzít si { $got ->
        [one] { $got } minci
        [few] { $got } mince
       *[other] { $got } mincí
    } daně
    .description = Všechny mince na žetonu daně.
event-taxed =
    { $you ->
        [seat]
            Platíš { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } daně.
       *[other]
            { $seat } platí { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } daně.
    }
event-collected-tax =
    { $you ->
        [seat]
            Bereš si z žetonu daně { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
       *[other]
            { $seat } si bere z žetonu daně { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
    }
character-classic_tax_collector = Berník
    .acc = Berníka
effect-classic_tax_collector = Každý, kdo stavěl, ti na konci svého tahu zaplatí 1 minci, pokud ji má.
