line-use-kill = Ucide: { $name }
line-use-rob = Jefuiește: { $name }
line-use-swap-hands = Schimbă cărțile cu { $name }
line-use-bewitch = Vrăjește: { $name }
line-use-sign-warrant = Mandat semnat: { $name }
line-use-bluff-warrants = Mandat nesemnat: { $name }
line-use-flower-threat = Amenințare adevărată: { $name }
line-use-plain-threat = Amenințare falsă: { $name }
line-use-theater = Schimbă personajul cu { $name }
line-use-spy-seat = Spionează: { $name }
line-use-wizard-seat = Uită-te în cărțile lui { $name }
line-use-give-crown = Dă coroana lui { $name }
line-use-late-crown = { line-use-give-crown }
line-use-destroy-seat = Distruge un cartier al lui { $name }
line-use-destroy = Distruge { NAME($card, case: "acc") } din orașul lui { $target }
line-use-seize-seat = Ia un cartier de la { $name }
line-use-seize = Ia { NAME($card, case: "acc") } de la { $target }
line-use-exchange-seat = Schimbă un cartier cu { $name }
line-use-exchange = Ia în schimb { NAME($card, case: "acc") } de la { $target }
line-use = { $power }: { $name }

line-joined = { $first } · { $second }
line-replaced = { $first } → { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-use-threats = Două amenințări: întâi cea adevărată…
menu-use-warrants = Trei mandate: întâi cel semnat…
menu-use-wizard = Uită-te în cărțile cuiva și ia una…

line-all-gold =
    { $gold ->
        [one] o monedă
        [few] { $sums } monede
       *[other] { $sums } de monede
    }
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
        [takes] Ia { line-all-gold }
       *[collects] Încasează { line-all-gold }
    }, încheie tura
line-build =
    { $begins ->
        [keeps]
            { $collected ->
                [0] Păstrează și construiește { NAME($card, case: "acc") }
               *[other] Păstrează cartea, încasează { line-collected-gold }, construiește { NAME($card, case: "acc") }
            }
       *[other] Construiește { NAME($card, case: "acc") }
    }
line-build-steps =
    { $begins ->
        [takes]
            Întâi iei { line-taken-gold }{ $collected ->
                [0] .
               *[other] { " " }și încasezi { line-collected-gold }.
            }
        [collects] Întâi încasezi { line-collected-gold }.
       *[other] { "" }
    }{ $after ->
        [0] { "" }
       *[other] { " " }Apoi încasezi { line-after-gold }.
    }
line-way-framework = În loc să plătești, îți dărâmi Schela.
line-way-necropolis = Apoi alegi cartierul tău pe care îl dărâmi pentru el.
menu-build-alone = Construiește fără să încasezi…
option-ends = { $label }, încheie tura
line-ends = Îți încheie tura.
line-ends-any = Răspunsul îți încheie tura.
menu-kinds = { $kinds }…
menu-kind-build = construcție
menu-kind-card = carte în mână
menu-kind-use = puteri
menu-kind-end = încheierea turei
menu-kind-play = cărți de acțiune
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }

button-fill-seats = Completează până la { $count }
