event-line = · { $text }
event-unknown = { $what }: { $facts }

## Runda

event-dealt = Na początek dostajesz { NAME($cards, case: "acc") }.
event-round-began =
    { $you ->
        [seat] Zaczyna się runda { $round }. Masz koronę i zaczynasz wybór.
       *[other] Zaczyna się runda { $round }. { $seat } ma koronę i zaczyna wybór.
    }
events-face-up = Odrzucono odkryte postacie: { $names }.
event-face-up = Odrzucono odkrytą postać: { $character }.
event-face-down = Jedną postać odrzucono zakrytą.
event-saw-face-down = Odrzucono zakrytą postać, którą widzisz tylko ty: { $character }.
events-picked = { $names } mają już postacie.
event-picked =
    { $you ->
        [seat] { "" }
       *[other] { $seat } wybiera postać.
    }
event-chose = Wybierasz **{ NAME($character, case: "acc") }**.
event-tossed =
    { $you ->
        [seat] Odrzucasz zakrytą postać.
       *[other] { $seat } odrzuca zakrytą postać.
    }
events-called = { $names } się nie ujawniają.
event-called = { $character } się nie ujawnia.
event-revealed =
    { $you ->
        [seat] Ujawniasz { NAME($character, case: "acc") }: twoja tura.
       *[other] { $seat } ujawnia { NAME($character, case: "acc") }.
    }
event-revealed-late =
    { $you ->
        [seat] Zabito twoją postać ({ $character }).
       *[other] Zabito postać gracza { $seat } ({ $character }).
    }
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **To ostatnia runda.**
event-not-last-round = Dzwonnica znów milczy: **to nie jest ostatnia runda**.
event-completed =
    { $you ->
        [seat] Kończysz budowę miasta!
       *[other] { $seat } kończy budowę miasta!
    }
event-scored =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
event-game-over = Koniec gry.
event-won =
    { $you ->
        [seat] Wygrywasz.
       *[other] { $seat } wygrywa.
    }

## Monety, karty, dzielnice

event-gathered-gold =
    { $you ->
        [seat]
            Bierzesz { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }.
       *[other]
            { $seat } bierze { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }.
    }
event-gathered-cards =
    { $you ->
        [seat]
            Dobierasz { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } i zatrzymujesz { $kept }.
       *[other]
            { $seat } dobiera { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } i zatrzymuje { $kept }.
    }
event-kept = Zatrzymujesz { NAME($cards, case: "acc") }.
event-drew = Dobierasz { NAME($cards, case: "acc") }.
event-deck-renewed =
    Odrzucone karty potasowano: nowa talia ma { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
event-gained-gold =
    { $you ->
        [seat]
            Dostajesz { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
       *[other]
            { $seat } dostaje { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
    }
event-gained-cards =
    { $you ->
        [seat]
            Dobierasz { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
       *[other]
            { $seat } dobiera { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
    }
event-paid =
    { $you ->
        [seat]
            Płacisz { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
       *[other]
            { $seat } płaci { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
    }
event-discarded =
    { $you ->
        [seat]
            Odrzucasz { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
       *[other]
            { $seat } odrzuca { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
    }
event-built =
    { $you ->
        [seat]
            Budujesz { $mark } **{ NAME($card, case: "acc") }** { $gold ->
                [0] za darmo.
               *[other]
                    za { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
       *[other]
            { $seat } buduje { $mark } **{ NAME($card, case: "acc") }** { $gold ->
                [0] za darmo.
               *[other]
                    za { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
    }
event-crown =
    { $you ->
        [seat] 👑 Dostajesz koronę.
       *[other] 👑 { $seat } dostaje koronę.
    }

## Co robi kilka kart

event-destroyed =
    { $you ->
        [seat] Burzysz
       *[other] { $seat } burzy
    } { $own ->
        [yes] { $mark } **{ NAME($card, case: "acc") }** we własnym mieście
       *[no]
            { $you ->
                [target] ci { $mark } **{ NAME($card, case: "acc") }**
               *[other] { $mark } **{ NAME($card, case: "acc") }** w mieście gracza { $target }
            }
    }{ $gold ->
        [0] .
       *[other] { " " }za { band-coins }.
    }
event-saw-hand = Karty gracza { $target }: { $cards }.
event-looked-at-hand =
    { $you ->
        [seat] Oglądasz karty gracza { $target }.
        [target] { $seat } ogląda twoje karty.
       *[other] { $seat } ogląda karty gracza { $target }.
    }
event-gave-cards =
    { $you ->
        [seat]
            Dajesz graczowi { $target } { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
        [target]
            { $seat } daje ci { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
       *[other]
            { $seat } daje graczowi { $target } { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
    }
event-took-gold =
    { $you ->
        [seat]
            Bierzesz od gracza { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
        [target]
            { $seat } bierze od ciebie { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
       *[other]
            { $seat } bierze od gracza { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } ({ $reason }).
    }
event-took-cards =
    { $you ->
        [seat]
            Bierzesz od gracza { $target } { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
        [target]
            { $seat } bierze od ciebie { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
       *[other]
            { $seat } bierze od gracza { $target } { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            } ({ $reason }).
    }
event-received-cards = { $source } daje ci { NAME($cards, case: "acc") }.
event-lost-cards = { $target } dostaje od ciebie { NAME($cards, case: "acc") }.
event-sacrificed =
    { $you ->
        [seat] Rozbierasz { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
       *[other] { $seat } rozbiera { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
    }
event-built-from-hand =
    { $you ->
        [seat] Budujesz { $mark } **{ NAME($card, case: "acc") }** z ręki gracza { $target }.
        [target] { $seat } buduje { $mark } **{ NAME($card, case: "acc") }** z twojej ręki.
       *[other] { $seat } buduje { $mark } **{ NAME($card, case: "acc") }** z ręki gracza { $target }.
    }
event-played =
    { $you ->
        [seat] Zagrywasz { $mark } **{ NAME($card, case: "acc") }**.
       *[other] { $seat } zagrywa { $mark } **{ NAME($card, case: "acc") }**.
    }
event-put-away =
    { $you ->
        [seat] Odkładasz
       *[other] { $seat } odkłada
    } { $mark } { NAME($card, case: "acc") } na spód talii.

## Za co

reason-income-noble = dzielnice szlacheckie
reason-income-religious = dzielnice religijne
reason-income-trade = dzielnice handlowe
reason-income-military = dzielnice wojskowe
reason-cards-noble = dzielnice szlacheckie
reason-cards-religious = dzielnice religijne
