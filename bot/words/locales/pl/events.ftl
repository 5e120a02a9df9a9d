event-line = · { $text }
event-unknown = { $what }: { $facts }

## Runda

event-dealt = Na początek dostajesz { NAME($cards, case: "acc") }.
event-round-began =
    { $you ->
        [seat] Zaczyna się runda { $round }. Masz koronę i zaczynasz wybór.
       *[other] Zaczyna się runda { $round }. { $seat } ma koronę i zaczyna wybór.
    }
    .line = { "" }
events-face-up = Odrzucono odkryte postacie: { $names }.
event-face-up = Odrzucono odkrytą postać: { $character }.
    .line = { "" }
event-face-down = Jedną postać odrzucono zakrytą.
    .line = { "" }
event-saw-face-down = Odrzucono zakrytą postać, którą widzisz tylko ty: { $character }.
events-picked = { $names } mają już postacie.
event-picked =
    { $you ->
        [seat] { "" }
       *[other] { $seat } wybiera postać.
    }
    .line = { "" }
event-chose = Wybierasz **{ NAME($character, case: "acc") }**.
event-tossed =
    { $you ->
        [seat] Odrzucasz zakrytą postać.
       *[other] { $seat } odrzuca zakrytą postać.
    }
    .line = { "" }
events-called = Wywołano { NAME($names, case: "acc") }. Nikt się nie ujawnia.
event-called = Wywołano { NAME($character, case: "acc") }. Nikt się nie ujawnia.
    .line = { "" }
event-revealed =
    { $you ->
        [seat] Ujawniasz { NAME($character, case: "acc") }: twoja tura.
       *[other] { $seat } ujawnia { NAME($character, case: "acc") }.
    }
    .line = { "" }
event-revealed-late =
    { $you ->
        [seat] Zabito twoją postać ({ $character }).
       *[other] Zabito postać gracza { $seat } ({ $character }).
    }
    .line = { "" }
event-turn-ended = { "" }
    .line = { "" }
event-round-ended = { "" }
    .line = { "" }
event-last-round = **To ostatnia runda.**
    .line = { "" }
event-not-last-round = Dzwonnica znów milczy: **to nie jest ostatnia runda**.
    .line = 🔕 **już nie ostatnia runda**
event-completed =
    { $you ->
        [seat] Kończysz swoje miasto!
       *[other] { $seat } kończy swoje miasto!
    }
    .line = 🏁 **miasto ukończone**
event-scored =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
    .line = { "" }
event-game-over = Koniec gry.
    .line = { "" }
event-won =
    { $you ->
        [seat] Wygrywasz.
       *[other] { $seat } wygrywa.
    }
    .line = { "" }

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
    .line = +{ $gold } 💰
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
    .line = +{ $kept } 🃏
event-kept = Zatrzymujesz { NAME($cards, case: "acc") }.
event-drew = Dobierasz { NAME($cards, case: "acc") }.
event-deck-renewed =
    Odrzucone karty potasowano: nowa talia ma { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
    .line = 🔀 nowa talia
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
    .line = +{ $gold } 💰 ({ $reason })
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
    .line = +{ $count } 🃏 ({ $reason })
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
    .line = −{ $gold } 💰 ({ $reason })
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
    .line = −{ $count } 🃏 ({ $reason })
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
    .line = 🏗️ { $mark } { $card }
event-crown =
    { $you ->
        [seat] 👑 Dostajesz koronę.
       *[other] 👑 { $seat } dostaje koronę.
    }
    .line = 👑

## Co robi kilka kart

event-destroyed =
    { $you ->
        [seat]
            { $own ->
                [yes] Burzysz { $mark } **{ NAME($card, case: "acc") }** we własnym mieście
               *[no] Burzysz { $mark } **{ NAME($card, case: "acc") }** w mieście gracza { $target }
            }{ $gold ->
                [0] .
               *[other] { " " }(monety: { $gold }).
            }
        [target]
            { $own ->
                [yes] { $seat } burzy { $mark } **{ NAME($card, case: "acc") }** we własnym mieście
               *[no] { $seat } burzy ci { $mark } **{ NAME($card, case: "acc") }**
            }{ $gold ->
                [0] .
               *[other] { " " }(monety: { $gold }).
            }
       *[other]
            { $own ->
                [yes] { $seat } burzy { $mark } **{ NAME($card, case: "acc") }** we własnym mieście
               *[no] { $seat } burzy { $mark } **{ NAME($card, case: "acc") }** w mieście gracza { $target }
            }{ $gold ->
                [0] .
               *[other] { " " }(monety: { $gold }).
            }
    }
    .line =
        💥 { $own ->
            [yes] własna dzielnica
           *[no] { $target }
        }: { $mark } { $card }
event-saw-hand = Karty gracza { $target }: { $cards }.
event-looked-at-hand =
    { $you ->
        [seat] Oglądasz karty gracza { $target }.
        [target] { $seat } ogląda twoje karty.
       *[other] { $seat } ogląda karty gracza { $target }.
    }
    .line = 👀 karty gracza { $target }
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
    .line = { $count } 🃏 → { $target } ({ $reason })
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
    .line = { $gold } 💰 ← { $target } ({ $reason })
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
    .line = { $count } 🃏 ← { $target } ({ $reason })
event-received-cards = { $source } daje ci { NAME($cards, case: "acc") }.
event-lost-cards = { $target } dostaje od ciebie { NAME($cards, case: "acc") }.
event-sacrificed =
    { $you ->
        [seat] Rozbierasz { $mark } **{ NAME($card, case: "acc") }** ({ $reason }).
       *[other] { $seat } rozbiera { $mark } **{ NAME($card, case: "acc") }** ({ $reason }).
    }
    .line = rozbiórka: { $mark } { $card } ({ $reason })
event-built-from-hand =
    { $you ->
        [seat] Budujesz { $mark } **{ NAME($card, case: "acc") }** z ręki gracza { $target }.
        [target] { $seat } buduje { $mark } **{ NAME($card, case: "acc") }** z twojej ręki.
       *[other] { $seat } buduje { $mark } **{ NAME($card, case: "acc") }** z ręki gracza { $target }.
    }
    .line = z ręki gracza { $target }
event-played =
    { $you ->
        [seat] Zagrywasz { $mark } **{ NAME($card, case: "acc") }**.
       *[other] { $seat } zagrywa { $mark } **{ NAME($card, case: "acc") }**.
    }
    .line = 🎪 { $card }
event-put-away =
    { $you ->
        [seat] Twoja karta
       *[other] Karta gracza { $seat }
    } { $mark } { $card } trafia na spód talii.
    .line = 🎪 { $card } trafia na spód talii

## Za co

reason-income-noble = dzielnice szlacheckie
    .line = 🟡
reason-income-religious = dzielnice religijne
    .line = 🔵
reason-income-trade = dzielnice handlowe
    .line = 🟢
reason-income-military = dzielnice wojskowe
    .line = 🔴
reason-cards-noble = dzielnice szlacheckie
    .line = 🟡
reason-cards-religious = dzielnice religijne
    .line = 🔵
