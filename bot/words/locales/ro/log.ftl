describe-log = Povestea unui joc, rundă cu rundă; o vezi doar tu
    .game = Un joc încheiat; lasă gol pentru cel din acest canal

button-log = Jurnal
games-log = Arată jurnalul

log-title =
    { $last ->
        [yes] ### Runda { $round }, ultima
       *[no] ### Runda { $round }
    }{ $parts ->
        [1] { "" }
       *[other] , pagina { $part } din { $parts }
    }
log-crown = -# 👑 Alegerea începe cu { $you ->
    [seat] tine
   *[other] { $seat }
}.
log-goes-on = -# Runda continuă.
log-nothing = -# Încă nimic de povestit.
log-incomplete = ⚠️ O parte din acest jurnal nu mai poate fi citită.

error-no-log-own = Acum nu joci nicăieri. Jocurile încheiate le arată { COMMAND("history") }.
error-no-such-log = Nu cunosc acest joc. Alege unul din lista care apare când scrii.
log-quiet = -# { $ranks }: nu a răspuns nimeni.
log-silent = La strigarea **{ NAME($character, case: "gen") }** n-a răspuns nimeni.
log-played = { $you ->
    [seat] Ai fost { $character }.
   *[other] { $seat } a fost { $character }.
}
log-deeds = { $seat } { $deeds }.
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Doar ce ai făcut și ce ți s-a făcut.
log-mine-nothing = -# În această rundă nu ți s-a întâmplat nimic.
button-log-before = ◀ { $number }
button-log-after = { $number } ▶
button-log-mine = Povestea mea
button-log-all = Toată povestea
did-gathered-gold =
    a luat { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gathered-cards =
    a luat { $kept ->
        [one] o carte
        [few] { $kept } cărți
       *[other] { $kept } de cărți
    }
did-gained-gold =
    a încasat { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gained-cards =
    a tras { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-paid =
    a plătit { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-built =
    a construit { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }cu { band-coins }
    }
did-killed =
    { GENDER($character) ->
        [feminine] a ucis-o pe **{ NAME($character, case: "acc") }**
       *[other] l-a ucis pe **{ NAME($character, case: "acc") }**
    }
did-robbed = a pus ochii pe aurul **{ NAME($character, case: "gen") }**
did-bewitched =
    { GENDER($character) ->
        [feminine] a vrăjit-o pe **{ NAME($character, case: "acc") }**
       *[other] l-a vrăjit pe **{ NAME($character, case: "acc") }**
    }
did-stole =
    { $gold ->
        [0] a găsit doar pânze de păianjen în punga lui { $target }
       *[other] i-a furat lui { $target } { $gold ->
            [one] o monedă
            [few] { $gold } monede
           *[other] { $gold } de monede
        }
    }
did-destroyed =
    { $own ->
        [yes] și-a distrus { $mark } **{ NAME($card, case: "acc") }**
       *[no] a distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }cu { band-coins }
    }
did-swapped-hands = a schimbat cărțile cu { $target }
did-crown = a luat coroana
did-completed = și-a completat orașul
did-seized = a luat { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-exchanged = a dat **{ NAME($given, case: "acc") }** și a luat **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-redrew =
    a înlocuit { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-discarded =
    a decartat { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
