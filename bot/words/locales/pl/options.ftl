## Pytania

ask-pick-character =
    { $place ->
        [0] Kim grasz w tej rundzie?
        [1] Wybierz pierwszą z dwóch postaci
       *[other] Wybierz drugą postać
    }
help-pick-character = Nikt nie zobaczy twojego wyboru, dopóki ta postać nie zostanie wywołana. Postacie grają w kolejności rang.
ask-toss-character = Odrzuć jedną postać
help-toss-character = Nie zagra w tej rundzie, a rywal nie będzie wiedzieć, która to.
ask-turn =
    { $character ->
        [none] { $building ->
            [some] Co budujesz?
            [beyond] Co budujesz?
            [must] Zanim skończysz turę, zostało jedno
            [none] Twoja tura: co robisz?
           *[other] Nic więcej nie zrobisz: zakończ turę
        }
       *[other] Twoja tura jako { $character }
    }
help-turn = Pobierz zasoby raz, potem buduj. Zdolności możesz używać, gdy są dostępne.
help-turn-gather =
    Najpierw weź monety albo dobierz karty. { $limit ->
        [0] Twoja postać nie może budować.
       *[other] Potem możesz budować.
    } Dostępnych zdolności użyj teraz albo później.
help-turn-build =
    { $building ->
        [never] Twoja postać nie może budować.
        [limit] Twój limit budowy jest wyczerpany.
        [nothing] Nie masz nic, co można teraz zbudować.
        [beyond] To, co możesz zbudować, nie wlicza się do limitu.
       *[some]
            Możesz zbudować { $left ->
                [one] { $left } dzielnicę
                [few] { $left } dzielnice
               *[many] { $left } dzielnic
            }.
    } { $more ->
        [yes] Użyj zdolności, jeśli chcesz, i zakończ turę.
       *[no] Zakończ turę, gdy zechcesz.
    }
built-about = Budowa
ask-keep-cards =
    { $minimum ->
        [one]
            { $maximum ->
                [one] Którą kartę zatrzymujesz?
                [few] Które karty zatrzymujesz? Co najmniej jedną.
               *[many] Które karty zatrzymujesz? Co najmniej jedną.
            }
        [few] Które { $minimum } karty zatrzymujesz?
       *[many] Które { $minimum } kart zatrzymujesz?
    }
    .card = { $mark } Zatrzymaj { NAME($name, case: "acc") }
help-keep-cards = Reszta trafi na spód talii.
    .discards-pile = Reszta zostanie odrzucona.
ask-pay = { $only ->
    [framework] Rozbierasz Rusztowanie, żeby zbudować { NAME($card, case: "acc") }?
   *[other] Jak płacisz za { NAME($card, case: "acc") }?
}
help-pay =
    { $gold ->
        [0] Nic nie kosztuje.
        [one] Kosztuje { $gold } monetę.
        [few] Kosztuje { $gold } monety.
       *[many] Kosztuje { $gold } monet.
    }

## Odpowiedzi

option-gather-gold =
    Weź { $got ->
        [one] { $got } monetę
        [few] { $got } monety
       *[many] { $got } monet
    }
option-gather-cards =
    { $kept ->
        [all]
            { $drawn ->
                [one] Dobierz { $drawn } kartę
                [2] Dobierz { $drawn } karty, zatrzymaj obie
                [few] Dobierz { $drawn } karty, zatrzymaj wszystkie
               *[many] Dobierz { $drawn } kart, zatrzymaj wszystkie
            }
       *[other]
            Dobierz { $drawn ->
                [one] { $drawn } kartę
                [few] { $drawn } karty
               *[many] { $drawn } kart
            }, zatrzymaj { $kept }
    }
option-gather-fewer = Dobierz { $drawn }, wybierz
    .description = Zatrzymaj co najmniej jedną; reszta trafi na spód talii. Im mniej kart, tym łatwiej o Park.
option-build = Zbuduj { NAME($card, case: "acc") }
option-end = Zakończ turę
    .description = Nieużyte zdolności przepadają. Monety i karty zostają. Przycisk, który kończy turę, mówi o tym.
option-end-losing = Zakończ turę bez użycia { $count ->
    [1] zdolności
   *[0] { $count } zdolności
}
    .gold = Zakończ turę bez zbierania
    .build = Zakończ turę bez budowania
    .more = Zakończ turę bez dalszej budowy
    .use-kill = Zakończ turę bez zabijania
    .use-rob = Zakończ turę bez okradania
    .use-destroy = Zakończ turę bez burzenia
    .cards = Zakończ turę bez dobierania
    .use-swap-hands = Zakończ turę bez zamiany kart
option-use = Użyj: { $name }
collect-gold =
    Zbierz { $got ->
        [one] { $got } monetę
        [few] { $got } monety
       *[many] { $got } monet
    }
draw-cards =
    Dobierz { $drawn ->
        [one] { $drawn } kartę
        [few] { $drawn } karty
       *[many] { $drawn } kart
    }
option-use-income-noble = 🟡 { collect-gold }
    .description = 1 moneta za każdą dzielnicę szlachecką.
option-use-income-religious = 🔵 { collect-gold }
    .description = 1 moneta za każdą dzielnicę religijną.
option-use-income-trade = 🟢 { collect-gold }
    .description = 1 moneta za każdą dzielnicę handlową.
option-use-income-military = 🔴 { collect-gold }
    .description = 1 moneta za każdą dzielnicę wojskową.
option-use-crown = Weź koronę od gracza { $holder }
    .description = W następnej rundzie zaczynasz wybór. To obowiązek.
option-use-cards-noble = 🟡 { draw-cards }
    .description = 1 karta za każdą dzielnicę szlachecką.
option-use-cards-religious = 🔵 { draw-cards }
    .description = 1 karta za każdą dzielnicę religijną.
option-pay = Zapłać: { $name }
option-pay-gold =
    { $gold ->
        [0] Nic nie płać
       *[other]
            Zapłać { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }
    }
option-play = Zagraj { NAME($name, case: "acc") }
option-arm = Przygotuj { NAME($name, case: "acc") }
    .description = Karta zadziała sama w odpowiedniej chwili. Nikt tego nie widzi.
option-disarm = Wstrzymaj { NAME($name, case: "acc") }
    .description = Sama nie zadziała. Nikt tego nie widzi.
option-type = { $mark } { $name }
option-take-gold = Weź monety
option-take-cards = Weź karty
option-give-gold = Daj 1 monetę
option-character = { $name }
option-known = { $label } · { $known }
known-yours = twoja
known-you = ty
known-nobody = nikt jej nie ma
stake-collects =
    { $sure ->
        [yes] dostaje
       *[no] najwyżej
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
stake-cards = { $cards ->
    [0] bez kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
stake-gold = { $gold ->
    [one] { $gold } moneta
    [few] { $gold } monety
   *[many] { $gold } monet
}
stake-city = ma { $size } z { $target }
stake-rob = -# Do zrabowania: { $players }
stake-player = { $name } 💰 { $gold }
stake-points =
    { $own ->
        [yes] Tracisz
       *[no] Gracz traci
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $complete ->
        [yes] { " " }i ukończone miasto
       *[no] { "" }
    }.
barred = Nie można wskazać: { $targets }
barred-target = { $name } ({ $why ->
    [killed] zabita postać
    [bewitched] zaczarowana postać
    [complete] ukończone miasto
   *[shielded] chroni Biskup
})
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Monety
option-cards = Karty
option-yes = Tak
option-no = Nie
option-none = Nic
option-unknown = { $what }: { $name }
option-back = Cofnij
option-done = Gotowe ({ $count })

## Menu

menu-any = Wybierz…
menu-some =
    { $minimum ->
        [0] Wybierz najwyżej { $maximum }…
       *[other]
            { $same ->
                [yes] Wybierz { $minimum }…
               *[no] Wybierz od { $minimum } do { $maximum }…
            }
    }
menu-build = Zbuduj dzielnicę…
menu-use = Użyj zdolności…
menu-card = Wybierz kartę…
menu-part = { $text } ({ $part } z { $parts })
menu-next = Dalej…
menu-previous = Wróć
