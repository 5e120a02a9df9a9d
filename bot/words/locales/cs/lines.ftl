line-use-kill = Zavraždit: { $name }
line-use-rob = Okrást: { $name }
line-use-swap-hands = Vyměnit karty: { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: další…

line-end =
    { $begins ->
        [takes] Vzít si
       *[collects] Vybrat si
    } { $before ->
        [one] { $before } minci
        [few] { $before } mince
       *[other] { $before } mincí
    }, ukončit tah
line-build =
    { $begins ->
        [takes] Vzít { $before }, postavit { NAME($card, case: "acc") }
        [collects] Vybrat { $before }, postavit { NAME($card, case: "acc") }
        [keeps]
            { $before ->
                [0] Nechat si a postavit { NAME($card, case: "acc") }
               *[other] Nechat si, vybrat { $before }, postavit { NAME($card, case: "acc") }
            }
       *[builds] Postavit { NAME($card, case: "acc") }
    }{ $after ->
        [0] { "" }
       *[other] , vybrat { $after }
    }
menu-build-only = Jen postavit…
menu-at-once = Víc kroků najednou…

button-fill-seats = Doplnit do { $count }
