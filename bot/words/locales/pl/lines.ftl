line-use-kill = Zabij: { $name }
line-use-rob = Okradnij: { $name }
line-use-swap-hands = Zamień się: { $name }
line-use-bewitch = Rzuć czar na: { $name }
line-use-sign-warrant = Podpisany nakaz: { $name }
line-use-bluff-warrants = Niepodpisany nakaz: { $name }
line-use-flower-threat = Prawdziwy szantaż: { $name }
line-use-plain-threat = Szantaż dla pozoru: { $name }
line-use-theater = Zamień się postaciami z graczem { $name }
line-use-spy-seat = Szpieguj gracza { $name }
line-use-wizard-seat = Obejrzyj karty gracza { $name }
line-use-give-crown = Przekaż koronę graczowi { $name }
line-use-late-crown = { line-use-give-crown }
line-use-destroy-seat = Zburz dzielnicę gracza { $name }
line-use-destroy = Zburz { NAME($card, case: "acc") } gracza { $target }
line-use-seize-seat = Zabierz dzielnicę gracza { $name }
line-use-seize = Zabierz { NAME($card, case: "acc") } gracza { $target }
line-use-exchange-seat = Zamień dzielnicę z graczem { $name }
line-use-exchange = Weź w zamian { NAME($card, case: "acc") } gracza { $target }
line-use = { $power }: { $name }
line-joined = { $first } · { $second }
line-replaced = { $first } → { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-use-threats = Zaszantażuj dwie: najpierw naprawdę…
menu-use-warrants = Trzy nakazy: najpierw podpisany…
menu-use-wizard = Obejrzyj cudze karty i weź jedną…
line-all-gold =
    { $gold ->
        [one] { $sums } monetę
        [few] { $sums } monety
       *[many] { $sums } monet
    }
line-taken-gold =
    { $taken ->
        [one] { $taken } monetę
        [few] { $taken } monety
       *[many] { $taken } monet
    }
line-collected-gold =
    { $collected ->
        [one] { $collected } monetę
        [few] { $collected } monety
       *[many] { $collected } monet
    }
line-after-gold =
    { $after ->
        [one] { $after } monetę
        [few] { $after } monety
       *[many] { $after } monet
    }
line-end =
    { $begins ->
        [takes] Weź { line-all-gold }
       *[collects] Zbierz { line-all-gold }
    }, zakończ turę
line-build =
    { $begins ->
        [keeps]
            { $collected ->
                [0] Zatrzymaj i zbuduj { NAME($card, case: "acc") }
               *[other] Zatrzymaj kartę, zbierz { line-collected-gold }, zbuduj { NAME($card, case: "acc") }
            }
       *[other] Zbuduj { NAME($card, case: "acc") }
    }
line-build-steps =
    { $begins ->
        [takes]
            Najpierw bierzesz { line-taken-gold }{ $collected ->
                [0] .
               *[other] { " " }i zbierasz { line-collected-gold }.
            }
        [collects] Najpierw zbierasz { line-collected-gold }.
       *[other] { "" }
    }{ $after ->
        [0] { "" }
       *[other] { " " }Potem zbierasz { line-after-gold }.
    }
line-way-framework = Zamiast płacić, rozbierasz swoje Rusztowanie.
line-way-necropolis = Potem wybierasz swoją dzielnicę, którą za nią rozbierzesz.
menu-build-alone = Zbuduj, nic nie zbierając…
option-ends = { $label }, zakończ turę
line-ends = Kończy twoją turę.
line-ends-any = Ta odpowiedź kończy twoją turę.
menu-kinds = { $kinds }…
menu-kind-build = budowa
menu-kind-card = karta na rękę
menu-kind-use = zdolności
menu-kind-end = koniec tury
menu-kind-play = karty akcji
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }
button-fill-seats = Uzupełnij do { $count }
