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
button-log-before = ◀ Runda { $number }
button-log-after = Runda { $number } ▶
button-log-mine = Povestea mea
button-log-all = Toată povestea
did-gathered-gold =
    { YOU($you, "ai", "a") } luat de la bancă { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gathered-cards =
    { YOU($you, "ai", "a") } luat { $kept ->
        [one] o carte
        [few] { $kept } cărți
       *[other] { $kept } de cărți
    }
did-gained-gold =
    { YOU($you, "ai", "a") } încasat { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gained-cards =
    { YOU($you, "ai", "a") } tras { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-paid =
    { YOU($you, "ai", "a") } plătit { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-built =
    { YOU($you, "ai", "a") } construit { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }cu { band-coins }
    }
did-killed =
    { GENDER($character) ->
        [feminine] { YOU($you, "ai", "a") } ucis-o pe **{ NAME($character, case: "acc") }**
       *[other] { YOU($you, "l-ai", "l-a") } ucis pe **{ NAME($character, case: "acc") }**
    }
did-robbed = { YOU($you, "ai", "a") } pus ochii pe aurul **{ NAME($character, case: "gen") }**
did-bewitched =
    { GENDER($character) ->
        [feminine] { YOU($you, "ai", "a") } vrăjit-o pe **{ NAME($character, case: "acc") }**
       *[other] { YOU($you, "l-ai", "l-a") } vrăjit pe **{ NAME($character, case: "acc") }**
    }
did-stole =
    { $gold ->
        [0] { YOU($you, "ai", "a") } găsit doar pânze de păianjen în punga lui { $target }
       *[other] { YOU($you, "i-ai", "i-a") } furat lui { $target } { $gold ->
            [one] o monedă
            [few] { $gold } monede
           *[other] { $gold } de monede
        }
    }
did-destroyed =
    { $own ->
        [yes] { YOU($you, "ți-ai", "și-a") } distrus { $mark } **{ NAME($card, case: "acc") }**
       *[no] { YOU($you, "ai", "a") } distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }cu { band-coins }
    }
did-swapped-hands = { YOU($you, "ai", "a") } schimbat cărțile cu { $target }
did-crown = { YOU($you, "ai", "a") } luat coroana
did-completed = { YOU($you, "ți-ai", "și-a") } completat orașul
did-seized = { YOU($you, "ai", "a") } luat { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-exchanged = { YOU($you, "ai", "a") } dat **{ NAME($given, case: "acc") }** și { YOU($you, "ai", "a") } luat **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-redrew =
    { YOU($you, "ai", "a") } înlocuit { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-discarded =
    { YOU($you, "ai", "a") } decartat { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
