line-use-kill = Ucide: { $name }
line-use-rob = Jefuiește: { $name }
line-use-swap-hands = Schimbă cărțile: { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: altele…

line-end = { $begins ->
    [takes] Ia
   *[collects] Încasează
} { $before ->
    [one] o monedă
    [few] { $before } monede
   *[other] { $before } de monede
}, încheie tura
line-build = { $begins ->
    [takes] Ia { $before }, construiește { NAME($card, case: "acc") }
    [collects] Încasează { $before }, construiește { NAME($card, case: "acc") }
    [keeps] { $before ->
        [0] Păstrează și construiește { NAME($card, case: "acc") }
       *[other] Păstrează, încasează { $before }, construiește { NAME($card, case: "acc") }
    }
   *[builds] Construiește { NAME($card, case: "acc") }
}{ $after ->
    [0] { "" }
   *[other] , încasează { $after }
}
menu-build-only = Doar construiește…
menu-at-once = Mai multe deodată…

button-fill-seats = Completează până la { $count }
