describe-log = Průběh hry kolo po kole; vidíš ho jen ty
    .game = Dohraná hra; bez výběru ta v tomto kanálu

button-log = Průběh
games-log = Ukázat průběh

log-title =
    { $last ->
        [yes] ### { $round }. kolo, poslední
       *[no] ### { $round }. kolo
    }{ $parts ->
        [1] { "" }
       *[other] , strana { $part }/{ $parts }
    }
log-crown =
    -# 👑 { $you ->
        [seat] Vybíráš jako první.
       *[other] { $seat } vybírá jako první.
    }
log-goes-on = -# Toto kolo ještě běží.
log-nothing = -# Zatím není co vyprávět.
log-incomplete = ⚠️ Část tohoto průběhu už nejde přečíst.

error-no-log-own = Teď nic nehraješ. Dohrané hry ukáže { COMMAND("history") }.
error-no-such-log = Takovou hru neznám. Vyber ji ze seznamu, který se objeví při psaní.
log-quiet = -# { $ranks }: nikdo se nehlásí.
log-silent = Vyvolává se **{ $character }**. Nikdo se nehlásí.
log-played =
    { $you ->
        [seat] Hraješ za { NAME($character, case: "acc") }.
       *[other] { $seat } hraje za { NAME($character, case: "acc") }.
    }
log-deeds = { $seat } { $deeds }.
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Jen to, co děláš ty a co potkává tebe.
log-mine-nothing = -# V tomto kole nic.
button-log-before = ◀ { $number }. kolo
button-log-after = { $number }. kolo ▶
button-log-mine = Můj příběh
button-log-all = Celý příběh
did-gathered-gold =
    { YOU($you, "bereš", "bere") } si z banku { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
did-gathered-cards =
    { YOU($you, "bereš", "bere") } si { $kept ->
        [one] { $kept } kartu
        [few] { $kept } karty
       *[other] { $kept } karet
    }
did-gained-gold =
    { YOU($you, "vybíráš", "vybírá") } { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
did-gained-cards =
    { YOU($you, "dobíráš", "dobírá") } si { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
did-paid =
    { YOU($you, "platíš", "platí") } { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
did-built =
    { YOU($you, "stavíš", "staví") } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }za { $gold }
    }
did-killed = { YOU($you, "zneškodňuješ", "zneškodňuje") } **{ NAME($character, case: "acc") }**
did-robbed = { YOU($you, "chceš", "chce") } okrást **{ NAME($character, case: "acc") }**
did-bewitched = { YOU($you, "očarováváš", "očarovává") } **{ NAME($character, case: "acc") }**
did-stole =
    { $gold ->
        [0] { YOU($you, "nacházíš", "nachází") } u hráče { $target } jen pavučiny
       *[other]
            { YOU($you, "bereš", "bere") } hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }
    }
did-destroyed =
    { $own ->
        [yes] { YOU($you, "bouráš", "bourá") } vlastní budovu { $mark } **{ $card }**
       *[no] { YOU($you, "bouráš", "bourá") } hráči { $target } { $mark } **{ NAME($card, case: "acc") }**
    }{ $gold ->
        [0] { "" }
       *[other] { " " }za { $gold }
    }
did-swapped-hands = { YOU($you, "vyměňuješ", "vyměňuje") } si karty s hráčem { $target }
did-crown = { YOU($you, "bereš", "bere") } si korunu
did-completed = { YOU($you, "dokončuješ", "dokončuje") } město
did-seized = { YOU($you, "bereš", "bere") } hráči { $target } { $mark } **{ NAME($card, case: "acc") }**
did-exchanged = { YOU($you, "vyměňuješ", "vyměňuje") } **{ NAME($given, case: "acc") }** za **{ NAME($card, case: "acc") }** hráče { $target }
did-redrew =
    { YOU($you, "měníš", "mění") } { $count ->
        [one] { $count } kartu za novou
        [few] { $count } karty za nové
       *[other] { $count } karet za nové
    }
did-discarded =
    { YOU($you, "odkládáš", "odkládá") } { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
