event-line = · { $text }
event-unknown = { $what }: { $facts }

## Runda

event-dealt = Twoje pierwsze karty: { $cards }.
event-round-began =
    Zaczyna się runda { $round }. { $seat } { $you ->
        [seat] masz
       *[other] ma
    } koronę i { $you ->
        [seat] zaczynasz
       *[other] zaczyna
    } wybór.
    .line = { "" }
events-face-up = Odłożono odkryte: { $names }.
event-face-up = Odłożono odkrytą postać: { $character }.
    .line = { "" }
event-face-down = Jedną postać odłożono zakrytą.
    .line = { "" }
event-saw-face-down = Odłożono zakrytą postać, którą widzisz tylko ty: { $character }.
events-picked = Postać już mają: { $names }.
event-picked =
    { $you ->
        [seat] { "" }
       *[other] { $seat } wybiera postać.
    }
    .line = { "" }
event-chose = Twoja postać: **{ $character }**.
event-tossed =
    { $seat } { $you ->
        [seat] odkładasz
       *[other] odkłada
    } zakrytą postać.
    .line = { "" }
events-called = Nikt nie odpowiada: { $names }.
event-called = Nikt nie odpowiada: { $character }.
    .line = { "" }
event-revealed =
    { $character }: { $you ->
        [seat] twoja tura
       *[other] gra { $seat }
    }.
    .line = { "" }
event-revealed-late =
    { $seat } { $you ->
        [seat] masz
       *[other] ma
    } zabitą postać: { $character }.
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
    { $seat } { $you ->
        [seat] kończysz
       *[other] kończy
    } swoje miasto!
    .line = 🏁 **miasto ukończone**
event-scored =
    { $seat }: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
    .line = { "" }
event-game-over = Koniec gry.
    .line = { "" }
event-won =
    { $seat } { $you ->
        [seat] wygrywasz
       *[other] wygrywa
    }.
    .line = { "" }

## Monety, karty, dzielnice

event-gathered-gold =
    { $seat } { $you ->
        [seat] bierzesz
       *[other] bierze
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
    .line = +{ $gold } 💰
event-gathered-cards =
    { $seat } { $you ->
        [seat] dobierasz
       *[other] dobiera
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i { $you ->
        [seat] zatrzymujesz
       *[other] zatrzymuje
    } { $kept }.
    .line = +{ $kept } 🃏
event-kept = Zatrzymujesz: { NAME($cards, case: "acc") }.
event-drew = Dobierasz: { NAME($cards, case: "acc") }.
event-deck-renewed =
    Ze stosu kart odrzuconych potasowano nową talię: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }.
    .line = 🔀 nowa talia
event-gained-gold =
    { $seat } { $you ->
        [seat] dostajesz
       *[other] dostaje
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } ({ $reason }).
    .line = +{ $gold } 💰 ({ $reason })
event-gained-cards =
    { $seat } { $you ->
        [seat] dobierasz
       *[other] dobiera
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $reason }).
    .line = +{ $count } 🃏 ({ $reason })
event-paid =
    { $seat } { $you ->
        [seat] płacisz
       *[other] płaci
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } ({ $reason }).
    .line = −{ $gold } 💰 ({ $reason })
event-discarded =
    { $seat } { $you ->
        [seat] odrzucasz
       *[other] odrzuca
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $reason }).
    .line = −{ $count } 🃏 ({ $reason })
event-built =
    { $seat } { $you ->
        [seat] budujesz
       *[other] buduje
    } { $mark } **{ NAME($card, case: "acc") }** { $gold ->
        [0] za darmo.
       *[other]
            za { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }.
    }
    .line = 🏗️ { $mark } { $card }
event-crown =
    👑 { $seat } { $you ->
        [seat] dostajesz
       *[other] dostaje
    } koronę.
    .line = 👑

## Co robi kilka kart

event-destroyed =
    { $own ->
        [yes]
            { $seat } { $you ->
                [seat] burzysz
               *[other] burzy
            } własną dzielnicę: { $mark } **{ $card }**
       *[no]
            { $you ->
                [target] { $seat } burzy ci { $mark } **{ NAME($card, case: "acc") }**
               *[other]
                    { $seat } { $you ->
                        [seat] burzysz
                       *[other] burzy
                    } { $mark } **{ NAME($card, case: "acc") }** w mieście gracza { $target }
            }
    }{ $gold ->
        [0] .
       *[other] { " " }({ $gold } 💰).
    }
    .line =
        💥 { $own ->
            [yes] własna dzielnica
           *[no] { $target }
        }: { $mark } { $card }
event-saw-hand = Karty gracza { $target }: { $cards }.
event-looked-at-hand =
    { $seat } { $you ->
        [seat] oglądasz
       *[other] ogląda
    } { $you ->
        [target] twoje karty
       *[other] karty gracza { $target }
    }.
    .line = 👀 karty: { $target }
event-gave-cards =
    { $seat } { $you ->
        [seat] dajesz
       *[other] daje
    } { $you ->
        [target] ci
       *[other] graczowi { $target }
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $reason }).
    .line = { $count } 🃏 → { $target } ({ $reason })
event-took-gold =
    { $seat } { $you ->
        [seat] bierzesz
       *[other] bierze
    } { $you ->
        [target] od ciebie
       *[other] od gracza { $target }
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } ({ $reason }).
    .line = { $gold } 💰 ← { $target } ({ $reason })
event-took-cards =
    { $seat } { $you ->
        [seat] bierzesz
       *[other] bierze
    } { $you ->
        [target] od ciebie
       *[other] od gracza { $target }
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $reason }).
    .line = { $count } 🃏 ← { $target } ({ $reason })
event-received-cards = { $source } daje ci: { NAME($cards, case: "acc") }.
event-lost-cards = { $target } dostaje od ciebie: { NAME($cards, case: "acc") }.
event-sacrificed =
    { $seat } { $you ->
        [seat] rozbierasz
       *[other] rozbiera
    } { $mark } **{ NAME($card, case: "acc") }** ({ $reason }).
    .line = rozbiórka: { $mark } { $card } ({ $reason })
event-built-from-hand =
    { $seat } { $you ->
        [seat] budujesz
       *[other] buduje
    } { $mark } **{ NAME($card, case: "acc") }** { $you ->
        [target] z twojej ręki
       *[other] z ręki gracza { $target }
    }.
    .line = z ręki: { $target }
event-played =
    { $seat } { $you ->
        [seat] zagrywasz
       *[other] zagrywa
    } { $mark } **{ NAME($card, case: "acc") }**.
    .line = 🎪 { $card }
event-put-away =
    { $you ->
        [seat] Twoja karta
       *[other] Karta gracza { $seat }
    } { $mark } { $card } trafia na spód talii.
    .line = 🎪 { $card }: na spód talii

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
