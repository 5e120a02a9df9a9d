picture-other-letters = (inne litery)
picture-day =
    { $day } { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    } { $year }

## Ranking

picture-rating = Punkty
picture-games = Gry
picture-wins = Wygrane
picture-leaderboard-row =
    { $own ->
        [yes] Ty,{ " " }
       *[no] { "" }
    }{ $place }. { $name } { $number }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }

## Ocena w czasie

picture-podium-step = { $place }. { $name }, { $number }

## Miasta, na planszach i na koniec

picture-listed = { $head }: { $things }.
picture-crown = korona
picture-complete = ukończone
picture-card = { $name } { $cost }
picture-card-notes = { $card } ({ $notes })
picture-beautified = upiększona
picture-beneath =
    pod spodem { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
picture-on-it =
    na karcie { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
picture-declared = bije
picture-count-noble =
    { $count ->
        [one] { $count } szlachecka
        [few] { $count } szlacheckie
       *[many] { $count } szlacheckich
    }
picture-count-religious =
    { $count ->
        [one] { $count } religijna
        [few] { $count } religijne
       *[many] { $count } religijnych
    }
picture-count-trade =
    { $count ->
        [one] { $count } handlowa
        [few] { $count } handlowe
       *[many] { $count } handlowych
    }
picture-count-military =
    { $count ->
        [one] { $count } wojskowa
        [few] { $count } wojskowe
       *[many] { $count } wojskowych
    }
picture-count-unique =
    { $count ->
        [one] { $count } unikatowa
        [few] { $count } unikatowe
       *[many] { $count } unikatowych
    }
picture-count-none =
    wyłożone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
picture-districts =
    { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
       *[many] { $count } dzielnic
    }
picture-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Rangi

picture-coming = Zagrają
picture-turn = ruch
picture-line-you = Ty
picture-line-near = brakuje 1
picture-line-more = { $count ->
    [one] i jeszcze 1 gracz
    [few] i jeszcze { $count } graczy
   *[many] i jeszcze { $count } graczy
}
picture-marked-killed = Zabójstwo
picture-marked-bewitched = Czar
picture-marked-robbed = Cel Złodzieja
picture-marked-warrant = Nakazy
picture-marked-threat = Szantaż
picture-marked-acrobat = Koronę wzięła Akrobatka
picture-marked-pile = Na żetonie

## Własna ręka i wybór postaci

picture-hand = Karty na ręce
picture-reason-now = Można zbudować
picture-reason-ready = Gotowa
picture-reason-play = Można zagrać
picture-reason-first = { $gold ->
    [0] Najpierw monety
   *[other] Najpierw +{ $gold }
}
picture-reason-collect = { $gold ->
    [0] Najpierw dochód
   *[other] Najpierw +{ $gold }
}
picture-reason-gold = Brakuje { $missing }
picture-reason-there = Już stoi
picture-reason-no = Nie teraz
    .too-expensive = Jeszcze za mało monet
    .limit = Limit budowy
    .gather-first-power = Płaci: { $power }
    .card-forbids = Nie można
    .character-never-builds-power = { $power }
picture-reason-use = Można użyć
picture-reason-city = W twoim mieście
picture-brief-now = Można
picture-brief-gold = Brakuje { $missing }
picture-brief-first = { $gold ->
    [0] Najpierw
   *[other] Najpierw +{ $gold }
}
picture-brief-collect = { picture-brief-first }
picture-brief-there = Już stoi
picture-brief-no = Nie teraz
    .too-expensive = Mało monet
    .limit = Limit
# The title of a picture of all unique districts in all cities.
picture-uniques = Dzielnice unikatowe na stole
picture-choose = Wybierz postać
picture-drawn = Karty do wyboru
picture-drawn-keep-cards =
    Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, zatrzymujesz { $kept }
picture-drawn-study = { picture-drawn-keep-cards }
picture-drawn-wagon-card = { picture-drawn-keep-cards }
picture-drawn-wizard-card = Karty gracza { $target }
picture-drawn-fortune-card = { picture-drawn-wizard-card }
picture-drawn-lighthouse = Weź kartę z talii
picture-out-title = Poza grą w tej rundzie
picture-round = Runda { $round }
picture-unknown = jedna nieznana
picture-income = { $districts }: { $brings }
picture-brings =
    { $what ->
        [gold]
            { $gold ->
                [one] { $gold } moneta
                [few] { $gold } monety
               *[many] { $gold } monet
            }
        [cards]
            { $cards ->
                [one] { $cards } karta
                [few] { $cards } karty
               *[many] { $cards } kart
            }
       *[either]
            { $gold ->
                [one] { $gold } moneta lub karta
                [few] { $gold } monety lub karty
               *[many] { $gold } monet lub kart
            }
    }

## Koniec

picture-result = { $place }. { $name } { $total }
picture-result-left = dograł komputer
picture-sum = { $result }: { $parts }
picture-part-districts = dzielnice { $points }
picture-part-complete = ukończone miasto { $points }
picture-part-five-types = wszystkie rodzaje { $points }
picture-part-unique = unikatowe { $points }
picture-wins-title =
    { $you ->
        [yes]
            { $count ->
                [one] Wygrywasz
                [few] Dzielisz zwycięstwo
               *[many] Dzielisz zwycięstwo
            }
       *[no]
            { $count ->
                [one] Wygrywa
                [few] Wspólnie wygrywają
               *[many] Wspólnie wygrywają
            } { $names }
    }
picture-race = Wyścig, runda po rundzie
picture-race-alt = Po rundzie { $round }: { $points }.
picture-end-you = Ty
picture-decided =
    { $kind ->
        [count] Zdecydowało liczenie punktów
        [won] Droga do zwycięstwa
       *[other] Zdecydowała runda { $round }
    }
picture-decided-killed =
    { $you ->
        [seat] Zabijasz { NAME($what, case: "acc") }
        [target] { $name } zabija twoją postać: { $what }
       *[other] { $name } zabija { NAME($what, case: "acc") }
    }
    .small =
        { $you ->
            [target]
                { $missing ->
                    [1] Tracisz turę, a do { $goal } brakuje ci jednej dzielnicy.
                   *[other] Tracisz całą turę.
                }
           *[other]
                { $missing ->
                    [1] { $target } traci turę, a do { $goal } brakuje jednej dzielnicy.
                   *[other] { $target } traci całą turę.
                }
        }
picture-decided-bewitched =
    { $you ->
        [seat] Rzucasz czar na { NAME($what, case: "acc") }
        [target] { $name } rzuca czar na twoją postać: { $what }
       *[other] { $name } rzuca czar na { NAME($what, case: "acc") }
    }
    .small =
        { $you ->
            [target] Tylko pobierasz zasoby.
           *[other] { $target } tylko pobiera zasoby.
        }
picture-decided-stole =
    { $you ->
        [seat] Kradniesz
        [target] { $name } kradnie ci
       *[other] { $name } kradnie
    } { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }
    .small =
        { $you ->
            [target] Nie masz już za co budować.
           *[other] { $target } nie ma już za co budować.
        }
picture-decided-destroyed =
    { $you ->
        [seat] Burzysz { NAME($what, case: "acc") } gracza { $target }
        [target] { $name } burzy ci { NAME($what, case: "acc") }
       *[other] { $name } burzy { NAME($what, case: "acc") } gracza { $target }
    }
    .small = { picture-decided-lost }
picture-decided-seized =
    { $you ->
        [seat] Zabierasz { NAME($what, case: "acc") } gracza { $target }
        [target] { $name } zabiera ci { NAME($what, case: "acc") }
       *[other] { $name } zabiera { NAME($what, case: "acc") } gracza { $target }
    }
    .small = { picture-decided-lost }
picture-decided-exchanged =
    { $you ->
        [seat] Przejmujesz { NAME($what, case: "acc") } gracza { $target }
        [target] { $name } przejmuje od ciebie { NAME($what, case: "acc") }
       *[other] { $name } przejmuje { NAME($what, case: "acc") } gracza { $target }
    }
    .small = { picture-decided-lost }
picture-decided-lost =
    { $you ->
        [target] Tracisz
       *[other] { $target } traci
    } { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } i { $you ->
        [target] przegrywasz
       *[other] przegrywa
    } { $margin ->
        [0] przy remisie
       *[other] o { $margin }
    }.
picture-decided-lead =
    { $you ->
        [seat] Odskakujesz rywalom
       *[other] { $name } odskakuje rywalom
    }
    .small =
        Straty { $number ->
            [one] { $number } punktu
            [few] { $number } punktów
           *[many] { $number } punktów
        } { $you ->
            [target] już nie odrabiasz.
           *[other] nikt już nie odrabia.
        }
picture-decided-landmark = { $you ->
    [seat] Budujesz { NAME($what, case: "acc") } i prowadzisz
   *[other] { $name } buduje { NAME($what, case: "acc") } i prowadzi
}
    .small = { picture-decided-lead.small }
picture-decided-count =
    { $you ->
        [seat] Zyskujesz { $number } pkt
       *[other] { $name } zyskuje { $number } pkt
    }
    .small = { $what }.
picture-decided-killed-again = { $you ->
    [seat] Zabijasz gracza { $target }
    [target] { $name } zabija cię
   *[other] { $name } zabija gracza { $target }
} { $times ->
    [2] drugi raz
    [3] trzeci raz
   *[other] już { $times }. raz
}
picture-decided-survived = { $you ->
    [seat] Wygrywasz mimo wszystko
   *[other] { $name } wygrywa mimo wszystko
}
    .small = { $number ->
        [one] { $number } cios to za mało
        [few] { $number } ciosy to za mało
       *[many] { $number } ciosów to za mało
    }, by odebrać zwycięstwo.
picture-decided-comeback = { $you ->
    [seat] Odrabiasz całą stratę
   *[other] { $name } odrabia całą stratę
}
    .small = Po drodze ostatnie miejsce i { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } straty.
picture-decided-close = { $you ->
    [seat] Wygrywasz o włos
   *[other] { $name } wygrywa o włos
}
    .small = { $number ->
        [0] Decyduje dopiero zasada na wypadek remisu.
       *[other] Decyduje jeden punkt.
    }
picture-decided-types = { $you ->
    [seat] Masz wszystkie pięć rodzajów
   *[other] { $name } ma wszystkie pięć rodzajów
}
    .small = O zwycięstwie { $number ->
        [one] decyduje ten { $number } punkt
        [few] decydują te { $number } punkty
       *[many] decyduje tych { $number } punktów
    }.
picture-decided-finish = { $you ->
    [seat] Pierwsze ukończone miasto jest twoje
   *[other] { $name } ma pierwsze ukończone miasto
}
    .small = O zwycięstwie { $number ->
        [one] decyduje ten { $number } punkt
        [few] decydują te { $number } punkty
       *[many] decyduje tych { $number } punktów
    }.
picture-decided-spurt = { $you ->
    [seat] Kończysz w wielkim stylu
   *[other] { $name } kończy w wielkim stylu
}
    .small = Ostatnia runda przynosi { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }.
picture-decided-ahead = { $you ->
    [seat] Prowadzisz od początku do końca
   *[other] { $name } prowadzi od początku do końca
}
    .small = Od drugiej rundy nikt nie jest wyżej.
picture-decided-runaway = { $you ->
    [seat] Wygrywasz w cuglach
   *[other] { $name } wygrywa w cuglach
}
    .small = Przewaga: { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }.
picture-decided-untouched = { $you ->
    [seat] Grasz bez przeszkód
   *[other] { $name } gra bez przeszkód
}
    .small = Bez zabójstw, kradzieży i burzenia.
picture-decided-bonus = { $what } się opłaca
    .small = To dodatkowo { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } { $you ->
        [seat] dla ciebie
       *[other] dla gracza { $name }
    }.
picture-column-districts = Dzielnice
picture-column-complete = Miasto
picture-column-five-types = Rodzaje
picture-column-unique = Premie
picture-column-total = Razem
picture-award-robbery = Największy łup
    .text = { $you ->
        [seat] Kradniesz graczowi { $target }
        [target] { $name } kradnie ci
       *[other] { $name } kradnie graczowi { $target }
    } { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }
picture-award-destroyer = Najwięcej zburzonych
    .text =
        { $you ->
        [seat] Burzysz
       *[other] { $name } burzy
    } { $number ->
            [one] { $number } dzielnicę
            [few] { $number } dzielnice
           *[many] { $number } dzielnic
        }
picture-award-seizer = Najśmielsze przejęcie
    .text =
        { $you ->
        [seat] Zabierasz
       *[other] { $name } zabiera
    } { $number ->
            [one] { $number } dzielnicę
            [few] { $number } dzielnice
           *[many] { $number } dzielnic
        }
picture-award-killer = Najkrwawszy sztylet
    .text =
        { $you ->
        [seat] Zabijasz
       *[other] { $name } zabija
    } { $number ->
            [one] { $number } raz
            [few] { $number } razy
           *[many] { $number } razy
        }
picture-award-swapper = Najzwinniejsze palce
    .text =
        { $you ->
        [seat] Zamieniasz się kartami
       *[other] { $name } zamienia się kartami
    } { $number ->
            [one] { $number } raz
            [few] { $number } razy
           *[many] { $number } razy
        }
picture-award-richest = Najbogatsza tura
    .text =
        { $you ->
        [seat] W jednej turze zdobywasz
       *[other] { $name } w jednej turze zdobywa
    } { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }
picture-award-dearest = Najdroższa budowa
    .text =
        { $you ->
        [seat] Płacisz za dzielnicę
       *[other] { $name } płaci za dzielnicę
    } { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }
picture-award-builder = Najszybsza budowa
    .text =
        { $you ->
        [seat] Budujesz w rundzie
       *[other] { $name } buduje w rundzie
    } { $number ->
            [one] { $number } dzielnicę
            [few] { $number } dzielnice
           *[many] { $number } dzielnic
        }
picture-award-regular = Ulubiona postać
    .text = { $you ->
        [seat] Grasz
       *[other] { $name } gra
    } { $number } razy jako { $what }

## Poczekalnia jako plakat

picture-lobby-title = Cytadela
picture-town-alt = { $title }: { $line }.
picture-lobby-players = { $fewest }–{ $most } graczy
picture-lobby-line =
    { $short ->
        [yes] Krótka gra
       *[no] Gra
    } do { $districts } dzielnic{ $two ->
        [yes] { " " }· po dwie postacie
       *[no] { "" }
    }
picture-lobby-note =
    { $taken ->
        [0] Nikt tu jeszcze nie siedzi
       *[other] { lobby-seats }
    }
picture-lobby-host = gospodarz
picture-lobby-free = wolne
picture-lobby-asked = czekamy
picture-lobby-offered = { $name }, jeśli wolne
picture-lobby-mark =
    { $mark ->
        [check] gotowość
       *[glass] jeszcze bez gotowości
    }
picture-lobby-computer = komputer
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Postacie
picture-lobby-seats = Miejsca

## Gra jako film

picture-film-built = { $name } buduje { NAME($card, case: "acc") }
picture-film-end = Koniec

## Strona lekcji

picture-lesson-title = Postacie grają od 1 do { $last }
picture-lesson-own = ty
picture-own-city = Twoje miasto
picture-own-size = dzielnice: { $size } z { $target }
picture-own-gold = Monety
picture-example = Przykład
picture-example-kill = Zabijasz Króla
picture-example-silent = wywołany: nikt się nie ujawnia
picture-example-others = gra jak zwykle
picture-lesson-assassin = zabija
picture-lesson-thief = okrada
picture-lesson-magician = zamienia karty
picture-lesson-king = bierze koronę
picture-lesson-bishop = chroni miasto
picture-lesson-merchant = więcej monet
picture-lesson-architect = więcej buduje
picture-lesson-warlord = burzy
picture-state-answered = po turze
picture-state-now = gra teraz
picture-state-coming = jeszcze zagra
picture-state-nobody = nikt
picture-state-out = poza grą
picture-first-city = Pierwsze miasto
    .text =
        { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, przewaga { $ahead }
picture-learnt = Znasz już Cytadelę
picture-learnt-choose = Wybór
    .text = w tajemnicy
picture-learnt-gather = Zasoby
    .text = monety lub karty
picture-learnt-build = Budowa
    .text = za monety
picture-learnt-call = Kolej
    .text = od 1 do 8
picture-learnt-robbed = Kradzież
    .text = mimo to wygrana
picture-learnt-kill = Cios
    .text = na wyczucie
picture-learnt-crown = Korona
    .text = pierwszy wybór
picture-learnt-score = Wynik
    .text =
        { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
