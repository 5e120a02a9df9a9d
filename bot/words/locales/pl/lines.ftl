line-use-kill = Zabij: { $name }
line-use-rob = Okradnij: { $name }
line-use-swap-hands = Wymień karty: { $name }
line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: inne…
line-end =
    { $begins ->
        [takes] Weź
       *[collects] Pobierz
    } { $before ->
        [one] { $before } monetę
        [few] { $before } monety
       *[many] { $before } monet
    }, zakończ turę
line-build =
    { $begins ->
        [takes] Weź { $before }, zbuduj { NAME($card, case: "acc") }
        [collects] Pobierz { $before }, zbuduj { NAME($card, case: "acc") }
        [keeps]
            { $before ->
                [0] Zatrzymaj i zbuduj { NAME($card, case: "acc") }
               *[other] Zatrzymaj, pobierz { $before }, zbuduj { NAME($card, case: "acc") }
            }
       *[builds] Zbuduj { NAME($card, case: "acc") }
    }{ $after ->
        [0] { "" }
       *[other] , pobierz { $after }
    }
menu-build-only = Tylko zbuduj…
menu-at-once = Kilka kroków naraz…
button-fill-seats = Uzupełnij do { $count }
