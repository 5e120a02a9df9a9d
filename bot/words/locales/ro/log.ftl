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
       *[other] { " " }({ $part } din { $parts })
    }
log-crown = -# 👑 Alegerea începe cu { $seat }.
log-goes-on = -# Runda continuă.
log-nothing = -# Încă nimic de povestit.
log-incomplete = ⚠️ O parte din acest jurnal nu mai poate fi citită.

error-no-log-own = Acum nu joci nicăieri. Jocurile încheiate le arată { COMMAND("history") }.
error-no-such-log = Nu cunosc acest joc. Alege unul din lista care apare când scrii.
log-quiet = -# { $ranks }: nu a răspuns nimeni.
log-silent = La strigarea **{ NAME($character, case: "gen") }** nu răspunde nimeni.
log-played = { $seat } e { $character }.
log-deeds = { $seat } { $deeds }.
log-you = { $name } (tu)
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Doar ce ai făcut și ce ți s-a făcut.
log-mine-nothing = -# Nimic în această rundă.
button-log-before = ◀ { $number }
button-log-after = { $number } ▶
button-log-mine = Povestea mea
button-log-all = Toată povestea
button-log-steps = Pași
did-gathered-gold =
    ia { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gathered-cards =
    trage și păstrează { $kept ->
        [one] o carte
        [few] { $kept } cărți
       *[other] { $kept } de cărți
    }
did-gained-gold =
    încasează { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-gained-cards =
    trage { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-paid =
    plătește { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
did-built =
    construiește { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }pentru { band-coins }
    }
did-killed =
    { GENDER($character) ->
        [feminine] o ucide pe **{ NAME($character, case: "acc") }**
       *[other] îl ucide pe **{ NAME($character, case: "acc") }**
    }
did-robbed =
    { GENDER($character) ->
        [feminine] o jefuiește pe **{ NAME($character, case: "acc") }**
       *[other] îl jefuiește pe **{ NAME($character, case: "acc") }**
    }
did-bewitched =
    { GENDER($character) ->
        [feminine] o vrăjește pe **{ NAME($character, case: "acc") }**
       *[other] îl vrăjește pe **{ NAME($character, case: "acc") }**
    }
did-stole =
    { $gold ->
        [0] găsește doar pânze de păianjen la { $target }
       *[other] ia de la { $target } { $gold ->
            [one] o monedă
            [few] { $gold } monede
           *[other] { $gold } de monede
        }
    }
did-destroyed =
    { $own ->
        [yes] își distruge { $mark } **{ NAME($card, case: "acc") }**
       *[no] distruge { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }pentru { band-coins }
    }
did-swapped-hands = schimbă cărțile cu { $target }
did-crown = ia coroana
did-completed = își completează orașul
did-seized = ia { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-exchanged = dă **{ NAME($given, case: "acc") }** pentru **{ NAME($card, case: "acc") }** din orașul lui { $target }
did-redrew =
    înlocuiește { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
did-discarded =
    decartează { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
