## Otázky

ask-pick-character =
    { $place ->
        [0] Za koho hraješ v tomto kole?
        [1] Vyber si první ze svých dvou postav
       *[other] Vyber si druhou postavu
    }
help-pick-character = Tvou volbu nikdo neuvidí, dokud postava nepřijde na řadu. Hraje se podle pořadových čísel.
ask-toss-character = Vyřaď jednu postavu
help-toss-character = V tomto kole nehraje a soupeř nebude vědět, která to byla.
ask-turn =
    { $character ->
        [none] { $building ->
            [some] Co postavíš?
            [beyond] Co postavíš?
            [must] Než ukončíš tah, zbývá jedna věc
            [none] Jsi na tahu: co uděláš?
           *[other] Už není co dělat: ukonči tah
        }
       *[other] Jsi na tahu jako { $character }
    }
help-turn = Jednou dober zdroje, pak stavěj. Schopnosti můžeš použít, kdykoli je nabízím.
help-turn-gather =
    Nejdřív si vezmi mince, nebo si dober karty. { $limit ->
        [0] Tvoje postava nesmí stavět.
       *[other] Pak můžeš stavět.
    } Nabízené schopnosti můžeš použít teď i později.
help-turn-build =
    { $building ->
        [never] Tvoje postava nesmí stavět.
        [limit] Limit budov máš vyčerpaný.
        [nothing] Teď nemáš co postavit.
        [beyond] Co teď můžeš postavit, se nepočítá do limitu budov.
       *[some]
            Můžeš postavit { $left ->
                [one] { $left } budovu
                [few] { $left } budovy
               *[other] { $left } budov
            }.
    } { $more ->
        [yes] Použij schopnosti, jestli chceš, a pak ukonči tah.
       *[no] Ukonči tah, až budeš chtít.
    }
built-about = Stavba
ask-keep-cards =
    { $maximum ->
        [one] Kterou kartu si necháš?
        [few]
            { $minimum ->
                [one] Které karty si necháš? Aspoň jednu.
                [few] Které { $minimum } karty si necháš?
               *[other] Kterých { $minimum } karet si necháš?
            }
       *[other]
            { $minimum ->
                [one] Které karty si necháš? Aspoň jednu.
                [few] Které { $minimum } karty si necháš?
               *[other] Kterých { $minimum } karet si necháš?
            }
    }
    .card = { $mark } Nechat si { NAME($name, case: "acc") }
help-keep-cards = Zbytek jde dospod balíčku.
    .discards-pile = Zbytek jde na odkládací hromádku.
ask-pay = { $only ->
    [framework] Zaplatit { NAME($card, case: "acc") } stržením Lešení?
   *[other] Čím zaplatíš { NAME($card, case: "acc") }?
}
help-pay = { $gold ->
    [0] Nic to nestojí.
    [one] Stojí to { $gold } minci.
    [few] Stojí to { $gold } mince.
   *[other] Stojí to { $gold } mincí.
}

## Odpovědi

option-gather-gold =
    Vzít si { $got ->
        [one] { $got } minci
        [few] { $got } mince
       *[other] { $got } mincí
    }
option-gather-cards =
    { $kept ->
        [all]
            Dobrat si { $drawn ->
                [one] { $drawn } kartu
                [2] { $drawn } karty, nechat obě
                [few] { $drawn } karty, nechat všechny
               *[other] { $drawn } karet, nechat všechny
            }
       *[other]
            Dobrat si { $drawn ->
                [one] { $drawn } kartu
                [few] { $drawn } karty
               *[other] { $drawn } karet
            }, nechat { $kept }
    }
option-gather-fewer = Dobrat si { $drawn }, vybrat
    .description = Nech si aspoň jednu; zbytek jde dospod balíčku. S málo kartami snáz využiješ Park.
option-build = Postavit { NAME($card, case: "acc") }
option-end = Ukončit tah
    .description = Nepoužité schopnosti propadnou. Mince a karty ti zůstanou. Tlačítko, které tah ukončí, to říká.
option-end-losing = Ukončit tah bez { $count ->
    [1] své schopnosti
   *[0] svých { $count } schopností
}
    .gold = Ukončit tah bez výběru mincí
    .build = Ukončit tah bez stavby
    .more = Ukončit tah bez další stavby
    .use-kill = Ukončit tah bez zneškodnění
    .use-rob = Ukončit tah bez krádeže
    .use-destroy = Ukončit tah bez bourání
    .cards = Ukončit tah bez dobrání karet
    .use-swap-hands = Ukončit tah bez výměny karet
option-use = Použít: { $name }
collect-gold =
    Vybrat { $got ->
        [one] { $got } minci
        [few] { $got } mince
       *[other] { $got } mincí
    }
draw-cards =
    Dobrat si { $drawn ->
        [one] { $drawn } kartu
        [few] { $drawn } karty
       *[other] { $drawn } karet
    }
option-use-income-noble = 🟡 { collect-gold }
    .description = 1 mince za každou žlutou budovu.
option-use-income-religious = 🔵 { collect-gold }
    .description = 1 mince za každou modrou budovu.
option-use-income-trade = 🟢 { collect-gold }
    .description = 1 mince za každou zelenou budovu.
option-use-income-military = 🔴 { collect-gold }
    .description = 1 mince za každou červenou budovu.
option-use-crown = Vzít si korunu (má ji { $holder })
    .description = V dalším kole vybíráš jako první. Je to povinné.
option-use-cards-noble = 🟡 { draw-cards }
    .description = 1 karta za každou žlutou budovu.
option-use-cards-religious = 🔵 { draw-cards }
    .description = 1 karta za každou modrou budovu.
option-pay = Zaplatit: { $name }
option-pay-gold =
    { $gold ->
        [0] Neplatit nic
       *[other]
            Zaplatit { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }
    }
option-play = Zahrát { NAME($name, case: "acc") }
option-arm = Nachystat { NAME($name, case: "acc") }
    .description = Karta se zahraje sama, až přijde ta chvíle. Nikdo to nevidí.
option-disarm = Nehrát { NAME($name, case: "acc") }
    .description = Karta se sama nezahraje. Nikdo to nevidí.
option-type = { $mark } { $name }
option-take-gold = Vzít si mince
option-take-cards = Dobrat si karty
option-give-gold = Dát 1 minci
option-character = { $name }
option-known = { $label } · { $known }
known-yours = tvoje
known-you = ty
known-nobody = nikdo ji nemá
stake-collects = { $sure ->
    [yes] dostane: { $gold }
   *[no] nejvýš { band-coins }
}
stake-cards = { $cards ->
    [0] bez karet
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
stake-gold = { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
stake-city = město { $size }/{ $target }
stake-rob = -# Koho se vyplatí okrást: { $players }
stake-player = { $name } 💰 { $gold }
stake-points =
    { $own ->
        [yes] Přijdeš
       *[no] Hráč přijde
    } o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $complete ->
        [yes] { " " }a o dokončené město
       *[no] { "" }
    }.
barred = Nelze vybrat: { $targets }
barred-target = { $name } ({ $why ->
    [killed] zneškodněná postava
    [bewitched] očarovaná postava
    [complete] dokončené město
   *[shielded] chrání Kněz
})
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Mince
option-cards = Karty
option-yes = Ano
option-no = Ne
option-none = Nic
option-unknown = { $what }: { $name }
option-back = Vzít zpět
option-done = Hotovo ({ $count })

## Nabídky

menu-any = Vyber…
menu-some =
    { $minimum ->
        [0] Vyber nejvýš { $maximum }…
       *[other]
            { $same ->
                [yes] Vyber { $minimum }…
               *[no] Vyber { $minimum } až { $maximum }…
            }
    }
menu-build = Postavit budovu…
menu-use = Použít schopnost…
menu-card = Vyber kartu…
menu-part = { $text } ({ $part }/{ $parts })
menu-next = Další…
menu-previous = Zpět
