line-use-kill = Ucide: { $name }
line-use-rob = Jefuiește: { $name }
line-use-swap-hands = Schimbă cărțile cu { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-use-threats = Două amenințări: întâi cea adevărată…
menu-use-warrants = Trei mandate: întâi cel semnat…
menu-use-wizard = Uită-te în cărțile cuiva și ia una…

line-taken-gold =
    { $taken ->
        [one] o monedă
        [few] { $taken } monede
       *[other] { $taken } de monede
    }
line-collected-gold =
    { $collected ->
        [one] o monedă
        [few] { $collected } monede
       *[other] { $collected } de monede
    }
line-after-gold =
    { $after ->
        [one] o monedă
        [few] { $after } monede
       *[other] { $after } de monede
    }
line-end =
    { $begins ->
        [takes]
            Ia { line-taken-gold }{ $collected ->
                [0] { "" }
               *[other] , încasează { line-collected-gold }
            }
       *[collects] Încasează { line-collected-gold }
    }, încheie tura
line-build =
    { $begins ->
        [takes]
            Ia { line-taken-gold }{ $collected ->
                [0] { "" }
               *[other] , încasează { line-collected-gold }
            }, construiește { NAME($card, case: "acc") }
        [collects] Încasează { line-collected-gold }, construiește { NAME($card, case: "acc") }
        [keeps]
            { $collected ->
                [0] Păstrează și construiește { NAME($card, case: "acc") }
               *[other] Păstrează cartea, încasează { line-collected-gold }, construiește { NAME($card, case: "acc") }
            }
       *[builds] Construiește { NAME($card, case: "acc") }
    }{ $after ->
        [0] { "" }
       *[other] , încasează { line-after-gold }
    }
line-build-alone = Construiește { NAME($card, case: "acc") }, nu încasa nimic
line-ends = Îți încheie tura.
menu-kinds = { $kinds }…
menu-kind-build = construcție
menu-kind-use = puteri
menu-kind-end = încheierea turei
menu-kind-play = cărți de acțiune
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }

button-fill-seats = Completează până la { $count }
