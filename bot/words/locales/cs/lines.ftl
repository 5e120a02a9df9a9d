line-use-kill = Zneškodnit: { $name }
line-use-rob = Okrást: { $name }
line-use-swap-hands = Vyměnit karty: { $name }
line-use-bewitch = Očarovat: { $name }
line-use-sign-warrant = Glejt s pečetí: { $name }
line-use-bluff-warrants = Glejt bez pečeti: { $name }
line-use-flower-threat = Šátek s růží: { $name }
line-use-plain-threat = Šátek bez růže: { $name }
line-use-theater = Vyměnit si postavy s hráčem { $name }
line-use-spy-seat = Špehovat hráče { $name }
line-use-wizard-seat = Nahlédnout do karet hráče { $name }
line-use-give-crown = Předat korunu hráči { $name }
line-use-late-crown = { line-use-give-crown }
line-use-destroy-seat = Zbourat budovu hráči { $name }
line-use-destroy = Zbourat { NAME($card, case: "acc") } hráči { $target }
line-use-seize-seat = Vzít budovu hráči { $name }
line-use-seize = Vzít { NAME($card, case: "acc") } hráči { $target }
line-use-exchange-seat = Vyměnit budovu s hráčem { $name }
line-use-exchange = Vyměnit za { NAME($card, case: "acc") } hráče { $target }
line-use = { $power }: { $name }

line-joined = { $first } · { $second }
line-replaced = { $first } → { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-use-threats = Dva šátky: nejdřív ten s růží…
menu-use-warrants = Tři glejty: nejdřív ten s pečetí…
menu-use-wizard = Nahlédnout do karet a jednu si vzít…

line-all-gold =
    { $gold ->
        [one] { $sums } minci
        [few] { $sums } mince
       *[other] { $sums } mincí
    }
line-taken-gold =
    { $taken ->
        [one] { $taken } minci
        [few] { $taken } mince
       *[other] { $taken } mincí
    }
line-collected-gold =
    { $collected ->
        [one] { $collected } minci
        [few] { $collected } mince
       *[other] { $collected } mincí
    }
line-after-gold =
    { $after ->
        [one] { $after } minci
        [few] { $after } mince
       *[other] { $after } mincí
    }
line-end =
    { $begins ->
        [takes] Vzít { line-all-gold }
       *[collects] Vybrat { line-all-gold }
    }, ukončit tah
line-build =
    { $begins ->
        [keeps]
            { $collected ->
                [0] Nechat si a postavit { NAME($card, case: "acc") }
               *[other] Nechat si kartu, vybrat { line-collected-gold }, postavit { NAME($card, case: "acc") }
            }
       *[other] Postavit { NAME($card, case: "acc") }
    }
line-build-steps =
    { $begins ->
        [takes]
            Nejdřív si vezmeš { line-taken-gold }{ $collected ->
                [0] .
               *[other] { " " }a vybereš { line-collected-gold }.
            }
        [collects] Nejdřív vybereš { line-collected-gold }.
       *[other] { "" }
    }{ $after ->
        [0] { "" }
       *[other] { " " }Potom vybereš { line-after-gold }.
    }
line-way-framework = Místo placení strhneš svoje Lešení.
line-way-necropolis = Pak vybereš svou budovu, kterou za ni strhneš.
menu-build-alone = Postavit a nic nevybrat…
option-ends = { $label }, ukončit tah
line-ends = Ukončí tvůj tah.
line-ends-any = Touto odpovědí tvůj tah skončí.
menu-kinds = { $kinds }…
menu-kind-build = stavba
menu-kind-card = karta do ruky
menu-kind-use = schopnosti
menu-kind-end = konec tahu
menu-kind-play = akční karty
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }

button-fill-seats = Doplnit do { $count }
