character-assassin = Zabójczyni
    .acc = Zabójczynię
    .gender = feminine
effect-assassin = Wskaż inną postać: jej gracz traci całą turę.
option-use-kill = Zabij postać
    .description = { effect-assassin }
ask-kill = Którą postać zabijasz?
event-killed =
    { $you ->
        [seat] Zabijasz **{ NAME($character, case: "acc") }**.
       *[other] { $seat } zabija **{ NAME($character, case: "acc") }**.
    }
sign-killed = ☠️ Zabójstwo
character-witch = Wiedźma
    .acc = Wiedźmę
    .gender = feminine
effect-witch = Pobierz zasoby i wskaż postać: gdy ona pobierze zasoby, grasz dalej za nią.
ask-bewitch = Na którą postać rzucasz czar?
help-bewitch = Jej gracz tylko pobiera zasoby, dalej grasz ty. Jeśli nikt jej nie ma, twoja tura się kończy.
event-bewitched =
    { $you ->
        [seat] Rzucasz czar na **{ NAME($character, case: "acc") }**.
       *[other] { $seat } rzuca czar na **{ NAME($character, case: "acc") }**.
    }
event-took-over =
    { $you ->
        [seat] Grasz dalej jako { $character }
       *[other] { $seat } gra dalej jako { $character }
    }{ $own ->
        [yes] .
       *[no] { " " }zamiast { $you ->
            [target] ciebie
           *[other] gracza { $target }
        }.
    }
sign-bewitched = 🪄 Czar
help-turn-bewitched = Działa na ciebie czar: pobierz zasoby, resztę tury rozegra Wiedźma.
character-magistrate = Sędzia
    .acc = Sędziego
    .gender = masculine
effect-magistrate = Wystaw 3 nakazy, 1 podpisany: możesz skonfiskować pierwszą dzielnicę, za którą zapłaci jego cel.
option-use-warrants = Wystaw nakazy
    .description = { effect-magistrate }
ask-sign-warrant = Która postać dostanie podpisany nakaz?
help-sign-warrant = Potem wystawisz dwa niepodpisane nakazy.
ask-bluff-warrants = Które postacie dostaną niepodpisane nakazy?
help-bluff-warrants = Tylko ty wiesz, że podpisany ma { $card }.
event-warrants =
    { $you ->
        [seat] Wystawiasz nakazy na { NAME($characters, case: "acc") }.
       *[other] { $seat } wystawia nakazy na { NAME($characters, case: "acc") }.
    }
event-paid-for =
    { $you ->
        [seat]
            { $gold ->
                [0] Nic nie płacisz za { $mark } **{ NAME($card, case: "acc") }**.
               *[other]
                    Płacisz { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    } za { $mark } **{ NAME($card, case: "acc") }**.
            }
       *[other]
            { $gold ->
                [0] { $seat } nic nie płaci za { $mark } **{ NAME($card, case: "acc") }**.
               *[other]
                    { $seat } płaci { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    } za { $mark } **{ NAME($card, case: "acc") }**.
            }
    }
ask-confiscate = { $target } buduje { NAME($card, case: "acc") }. Konfiskujesz? Budujesz wtedy za darmo, a monety wracają do gracza.
    .yes = Skonfiskuj
    .no = Odpuść
help-confiscate =
    Możesz, jeśli nakaz jest podpisany, a w twoim mieście nie ma jeszcze tej dzielnicy. { $target } odzyska { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
event-confiscated =
    { $you ->
        [seat]
            Pokazujesz podpisany nakaz i konfiskujesz { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }{ $target } odzyskuje { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
        [target]
            { $seat } pokazuje podpisany nakaz i konfiskuje { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }Odzyskujesz { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
       *[other]
            { $seat } pokazuje podpisany nakaz i konfiskuje { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
                [0] { "" }
               *[other]
                    { " " }{ $target } odzyskuje { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
    }
sign-warrant = 📜 Nakazy
sign-one-warrant = 📜 Nakaz
character-thief = Złodziej
    .acc = Złodzieja
    .gender = masculine
effect-thief = Wskaż inną postać: gdy zostanie wywołana, bierzesz wszystkie monety jej gracza.
option-use-rob = Okradnij postać
    .description = { effect-thief }
ask-rob = Którą postać okradasz?
event-robbed =
    { $you ->
        [seat] Chcesz okraść **{ NAME($character, case: "acc") }**.
       *[other] { $seat } chce okraść **{ NAME($character, case: "acc") }**.
    }
event-stole =
    { $you ->
        [seat]
            { $gold ->
                [0] Sięgasz graczowi { $target } do kieszeni, a tam pusto.
               *[other]
                    Kradniesz graczowi { $target } { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
        [target]
            { $gold ->
                [0] { $seat } sięga ci do kieszeni, a tam pusto.
               *[other]
                    { $seat } kradnie ci { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
       *[other]
            { $gold ->
                [0] { $seat } sięga graczowi { $target } do kieszeni, a tam pusto.
               *[other]
                    { $seat } kradnie graczowi { $target } { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
    }
sign-robbed = 🗡️ Cel Złodzieja
character-spy = Szpieg
    .acc = Szpiega
    .gender = masculine
effect-spy = Wskaż gracza i rodzaj: za każdą taką kartę na jego ręce zabierz mu 1 monetę i dobierz 1 kartę.
option-use-spy = Szpieguj
    .description = { effect-spy }
ask-spy-seat = Czyje karty podglądasz?
ask-spy-type = Jakiego rodzaju dzielnic szukasz w kartach gracza { $target }?
event-spied =
    { $you ->
        [seat]
            Podglądasz karty gracza { $target } (rodzaj: { $type }){ $gold ->
                [0] .
               *[other]
                    { " " }i bierzesz { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
        [target]
            { $seat } podgląda twoje karty (rodzaj: { $type }){ $gold ->
                [0] .
               *[other]
                    { " " }i bierze { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
       *[other]
            { $seat } podgląda karty gracza { $target } (rodzaj: { $type }){ $gold ->
                [0] .
               *[other]
                    { " " }i bierze { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
    }
character-blackmailer = Szantażystka
    .acc = Szantażystkę
    .gender = feminine
effect-blackmailer = Szantażuj dwie postacie, jedną naprawdę: każda płaci połowę monet albo ryzykuje wszystkie.
option-use-threats = Szantażuj naprawdę
    .description = { effect-blackmailer }
ask-flower-threat = Którą postać szantażujesz naprawdę?
help-flower-threat = Potem wybierzesz cel fałszywego szantażu.
ask-plain-threat = Którą postać szantażujesz dla pozoru?
help-plain-threat = Tylko ty wiesz, że naprawdę szantażujesz { NAME($card, case: "acc") }.
event-threats =
    { $you ->
        [seat] Szantażujesz { NAME($characters, case: "acc") }.
       *[other] { $seat } szantażuje { NAME($characters, case: "acc") }.
    }
ask-bribe =
    { $gold ->
        [0] Łapówka dla gracza { $target } to 0 monet. Płacisz?
       *[other]
            Płacisz graczowi { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } czy ryzykujesz wszystkie?
    }
    .yes =
        Zapłać { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }
    .no = Odmów
help-bribe = Jeśli odmówisz, { $target } może odkryć szantaż. Prawdziwy zabierze ci wszystkie monety, pusty nic.
event-bribed =
    { $you ->
        [seat]
            { $gold ->
                [0] Przekupujesz gracza { $target } za 0 monet.
               *[other]
                    Płacisz graczowi { $target } { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    } łapówki.
            }
        [target]
            { $gold ->
                [0] { $seat } przekupuje cię za 0 monet.
               *[other]
                    { $seat } płaci ci { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    } łapówki.
            }
       *[other]
            { $gold ->
                [0] { $seat } przekupuje gracza { $target } za 0 monet.
               *[other]
                    { $seat } płaci graczowi { $target } { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    } łapówki.
            }
    }
event-refused-bribe =
    { $you ->
        [seat] Odmawiasz graczowi { $target } łapówki.
        [target] { $seat } odmawia ci łapówki.
       *[other] { $seat } odmawia graczowi { $target } łapówki.
    }
ask-show-threat = { $target } nie płaci. Odkrywasz { $real ->
    [yes] prawdziwy szantaż
   *[no] szantaż dla pozoru
}?
    .yes = Odkryj
    .no = Zostaw
help-show-threat = Jeśli jest prawdziwy, dostaniesz wszystkie monety tego gracza: teraz { $gold }.
event-showed-threat =
    { $real ->
        [yes]
            { $gold ->
                [0]
                    Szantaż był prawdziwy, ale { $you ->
                        [seat] nic nie dostajesz
                       *[other] { $seat } nic nie dostaje
                    }: { $you ->
                        [target] nie masz
                       *[other] { $target } nie ma
                    } ani jednej monety.
               *[other]
                    Szantaż był prawdziwy: { $you ->
                        [seat] zabierasz
                       *[other] { $seat } zabiera
                    } { $you ->
                        [target] ci
                       *[other] graczowi { $target }
                    } { $gold ->
                        [one] { $gold } monetę
                        [few] { $gold } monety
                       *[many] { $gold } monet
                    }.
            }
       *[no]
            Szantaż był fałszywy: { $you ->
                [target] nic nie tracisz
               *[other] { $target } nic nie traci
            }.
    }
event-withdrew-threat =
    { $you ->
        [seat] Nie odkrywasz szantażu: { $target } zachowuje monety.
        [target] { $seat } nie odkrywa szantażu: zachowujesz monety.
       *[other] { $seat } nie odkrywa szantażu: { $target } zachowuje monety.
    }
sign-threat = 🧣 Szantaż
help-turn-threat = Ktoś cię szantażuje: najpierw pobierz zasoby, potem odpowiedz na szantaż.
character-magician = Iluzjonistka
    .acc = Iluzjonistkę
    .gender = feminine
effect-magician = Zamień się kartami z innym graczem albo odłóż karty na spód talii i dobierz tyle samo.
    .discards-pile = Zamień się kartami z innym graczem albo odrzuć karty i dobierz tyle samo.
option-use-swap-hands = Zamień się kartami
    .description = Wszystkie twoje karty za wszystkie karty innego gracza. Zamiast wymiany na nowe.
ask-swap-hands = Z kim zamieniasz się kartami?
event-swapped-hands =
    { $you ->
        [seat] Zamieniasz się kartami z graczem { $target }.
        [target] { $seat } zamienia się z tobą kartami.
       *[other] { $seat } zamienia się kartami z graczem { $target }.
    }
event-received-hand = Twoje nowe karty: { $cards }.
option-use-redraw = Wymień karty
    .description = Odłóż karty na spód talii i dobierz tyle samo. Zamiast zamiany z graczem.
    .description-discards-pile = Odrzuć karty i dobierz tyle samo. Zamiast zamiany z graczem.
ask-redraw = Które karty wymieniasz na nowe?
    .discards-pile = Które karty odrzucasz? Dobierzesz tyle samo.
event-redrew =
    { $you ->
        [seat]
            Wymieniasz { $count ->
                [one] { $count } kartę na nową
                [few] { $count } karty na nowe
               *[many] { $count } kart na nowe
            }.
       *[other]
            { $seat } wymienia { $count ->
                [one] { $count } kartę na nową
                [few] { $count } karty na nowe
               *[many] { $count } kart na nowe
            }.
    }
character-wizard = Czarodziej
    .acc = Czarodzieja
    .gender = masculine
effect-wizard = Obejrzyj cudze karty; weź jedną lub od razu zbuduj. W tej turze dzielnice mogą się powtarzać.
option-use-wizard = Obejrzyj cudze karty
    .description = { effect-wizard }
ask-wizard-seat = Czyje karty oglądasz?
ask-wizard-card = Którą kartę gracza { $target } wybierasz?
    .card = Weź { NAME($card, case: "acc") }
help-wizard-card = Weź ją albo od razu zbuduj: ta budowa nie wlicza się do limitu.
character-seer = Wróżka
    .acc = Wróżkę
    .gender = feminine
effect-seer = Weź od każdego losową kartę, potem oddaj każdemu jedną. Możesz zbudować 2 dzielnice.
option-use-seer = Weź po karcie od każdego
    .description = { effect-seer }
ask-seer-gift = Którą kartę dostanie { $target }?
character-king = Król
    .acc = Króla
    .gender = masculine
effect-king = 1 moneta za każdą dzielnicę szlachecką. Bierzesz koronę i w następnej rundzie zaczynasz wybór.
    .crown-on-call = 1 moneta za dzielnicę szlachecką. Po wywołaniu bierzesz koronę i zaczynasz następny wybór.
character-emperor = Cesarz
    .acc = Cesarza
    .gender = masculine
effect-emperor = 1 moneta za dzielnicę szlachecką. Oddaj koronę i weź od nowego właściciela 1 monetę lub kartę.
    .crown-on-call--emperor_gift-receiver-chooses = 1 moneta za dzielnicę szlachecką. Po wywołaniu oddaj koronę za monetę lub kartę (wybiera odbiorca).
option-use-give-crown = Przekaż koronę
    .description = Innemu graczowi. Bierzesz od niego 1 monetę lub kartę. To obowiązek.
ask-give-crown = Kto dostanie koronę?
help-give-crown = Ten gracz wybiera jako pierwszy w następnej rundzie. Bierzesz za to 1 monetę albo losową kartę.
    .emperor_gift-receiver-chooses = Ten gracz wybiera jako pierwszy w następnej rundzie i sam decyduje, czy da ci 1 monetę, czy kartę.
ask-late-crown = Twojego Cesarza zabito. Koronę i tak oddajesz, ale nic za nią nie dostaniesz. Kto ją dostanie?
help-late-crown = Ten gracz wybiera jako pierwszy w następnej rundzie.
ask-tribute = Co bierzesz od gracza { $target }?
    .take-gold = 1 monetę
    .take-cards = Losową kartę
ask-crown-gift = Masz koronę. Co za nią dostanie { $target }?
character-patrician = Patrycjusz
    .acc = Patrycjusza
    .gender = masculine
effect-patrician = 1 karta za dzielnicę szlachecką. Bierzesz koronę i w następnej rundzie zaczynasz wybór.
    .crown-on-call = 1 karta za dzielnicę szlachecką. Po wywołaniu bierzesz koronę i zaczynasz następny wybór.
character-bishop = Biskup
    .acc = Biskupa
    .gender = masculine
effect-bishop = 1 moneta za każdą dzielnicę religijną. { rank-eight } nie ruszy w tej rundzie twoich dzielnic.
character-abbot = Opat
    .acc = Opata
    .gender = masculine
effect-abbot = 1 moneta lub karta za dzielnicę religijną. Najbogatszy gracz daje ci 1 monetę.
    .abbot-both-for-school = 1 moneta lub karta za dzielnicę religijną, za Szkołę obie. Najbogatszy daje ci 1 monetę.
    .abbot-gold-only = 1 moneta za dzielnicę religijną i 1 od najbogatszego gracza, jeśli jest tylko jeden.
option-use-tithe = Zbierz dochód z religijnych 🔵
    .description = 1 moneta albo 1 karta za każdą dzielnicę religijną, jak wolisz.
    .description-abbot-gold-only = 1 moneta za każdą dzielnicę religijną.
    .description-abbot-both-for-school = 1 moneta albo 1 karta za każdą dzielnicę religijną; Szkoła magii daje obie.
ask-tithe = Ile monet, a ile kart?
    .abbot-both-for-school = Ile monet, a ile kart?{ $school ->
        [yes] { " " }Szkoła magii daje jedno i drugie.
       *[no] { "" }
    }
option-split =
    { $number ->
        [0]
            { $other ->
                [one] { $other } karta
                [few] { $other } karty
               *[many] { $other } kart
            }
       *[other]
            { $other ->
                [0]
                    { $number ->
                        [one] { $number } moneta
                        [few] { $number } monety
                       *[many] { $number } monet
                    }
               *[other]
                    { $number ->
                        [one] { $number } moneta
                        [few] { $number } monety
                       *[many] { $number } monet
                    } i { $other ->
                        [one] { $other } karta
                        [few] { $other } karty
                       *[many] { $other } kart
                    }
            }
    }
reason-tithe = dzielnice religijne
option-use-beg = Weź 1 monetę jałmużny
    .description = Najbogatszy gracz musi ci dać 1 monetę.
ask-beg = Kto daje ci 1 monetę?
help-beg = Ci gracze są równie bogaci.
reason-beg = jałmużna
character-cardinal = Kardynał
    .acc = Kardynała
    .gender = masculine
effect-cardinal = 1 karta za dzielnicę religijną. Brak monet na budowę? Wymień karty na cudze monety.
option-pay-loan = Wymień karty na monety gracza
    .description = Tyle, ile brakuje; za każdą monetę ten gracz dostaje twoją kartę.
ask-loan-seat =
    Brakuje ci { $gold ->
        [one] { $gold } monety
        [few] { $gold } monet
       *[many] { $gold } monet
    } na { NAME($card, case: "acc") }. Kto wymieni monety na twoje karty, jedną za jedną?
help-loan-seat = Za każdą monetę ten gracz dostaje twoją kartę; nie może odmówić.
ask-loan-cards = Które karty dostanie { $target }?
help-loan-cards = Po jednej za każdą monetę, którą bierzesz na { NAME($card, case: "acc") }.
ask-loan-rest = Którymi kartami płacisz resztę?
help-loan-rest = Trafią na spód talii, każda za 1 monetę.
event-borrowed =
    { $you ->
        [seat]
            Bierzesz od gracza { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } za tyle samo kart, by zbudować { $mark } **{ NAME($card, case: "acc") }**.
        [target]
            { $seat } bierze od ciebie { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } za tyle samo kart, by zbudować { $mark } **{ NAME($card, case: "acc") }**.
       *[other]
            { $seat } bierze od gracza { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } za tyle samo kart, by zbudować { $mark } **{ NAME($card, case: "acc") }**.
    }
character-merchant = Kupiec
    .acc = Kupca
    .gender = masculine
effect-merchant = 1 moneta za każdą dzielnicę handlową i 1 dodatkowa moneta.
    .extras-after-gathering = 1 moneta za każdą dzielnicę handlową i 1 dodatkowa po pobraniu zasobów.
option-use-merchant-gold = Zbierz 1 dodatkową monetę
    .description = Premia Kupca.
reason-merchant-gold = Kupiec
character-alchemist = Alchemik
    .acc = Alchemika
    .gender = masculine
effect-alchemist = Na koniec tury odzyskujesz monety, które kosztowały cię dzielnice.
character-trader = Handlarz
    .acc = Handlarza
    .gender = masculine
effect-trader = 1 moneta za każdą dzielnicę handlową. Dzielnice handlowe nie wliczają się do limitu budowy.
character-architect = Architekt
    .acc = Architekta
    .gender = masculine
effect-architect = 2 dodatkowe karty. Możesz zbudować do 3 dzielnic.
    .extras-after-gathering = 2 dodatkowe karty po pobraniu zasobów. Możesz zbudować do 3 dzielnic.
option-use-architect-cards = Dobierz 2 dodatkowe karty
    .description = Zatrzymujesz obie.
reason-architect-cards = Architekt
character-navigator = Nawigatorka
    .acc = Nawigatorkę
    .gender = feminine
effect-navigator = 4 dodatkowe monety albo 4 dodatkowe karty. W tej turze nie możesz budować.
    .extras-after-gathering = 4 dodatkowe monety albo 4 karty po pobraniu zasobów. W tej turze nie możesz budować.
option-use-navigate = Weź 4 monety lub 4 karty
    .description = Weź 4 monety albo dobierz 4 karty.
ask-navigate = Bierzesz monety czy karty?
    .take-gold = 4 monety
    .take-cards = 4 karty
reason-navigate = rejs
character-scholar = Uczona
    .acc = Uczoną
    .gender = feminine
effect-scholar = Obejrzyj 7 kart z talii i zatrzymaj 1; resztę wtasuj. Możesz zbudować 2 dzielnice.
option-use-study = { $kept ->
    [all] Studiuj
   *[other] Obejrzyj { $drawn }, zatrzymaj { $kept }
}
    .description = Obejrzyj 7 kart z talii i zatrzymaj 1. Tego nie da się cofnąć.
ask-study = Którą kartę zatrzymujesz?
    .card = { $mark } Zatrzymaj { NAME($name, case: "acc") }
event-studied =
    { $you ->
        [seat]
            Oglądasz z talii { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }.
       *[other]
            { $seat } ogląda z talii { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }.
    }
reason-study = studia
character-warlord = Generał
    .acc = Generała
    .gender = masculine
effect-warlord = 1 moneta za dzielnicę wojskową. Zburz dzielnicę, płacąc o 1 monetę mniej, niż kosztuje.
    .rank_eight-end-of-turn = 1 moneta za dzielnicę wojskową. Na koniec tury zburz dzielnicę, płacąc o 1 mniej, niż kosztuje.
option-use-destroy = Zburz dzielnicę
    .rank_eight-end-of-turn = Koniec tury: zburz dzielnicę
    .description = Zapłać o 1 monetę mniej, niż kosztuje.
    .description-rank_eight-end-of-turn = Zapłać o 1 monetę mniej, niż kosztuje. Twoja tura się kończy: niezebrane monety przepadają.
ask-destroy-seat = W czyim mieście burzysz dzielnicę?
help-destroy-seat = Miasta ukończone i chronione są bezpieczne.
ask-destroy-own = Którą z własnych dzielnic burzysz? Tracisz jej punkty.
ask-destroy = Którą dzielnicę gracza { $target } burzysz?
    .district =
        { $price ->
            [0] { $card } · za darmo
           *[other] { $card } · zapłać { $price }
        }
character-diplomat = Dyplomata
    .acc = Dyplomatę
    .gender = masculine
effect-diplomat = 1 moneta za dzielnicę wojskową. Zamień dzielnicę; za droższą dopłać.
    .rank_eight-end-of-turn = 1 moneta za dzielnicę wojskową. Zakończ turę, zamieniając dzielnicę; za droższą dopłać.
option-use-exchange = Zamień dzielnicę
    .rank_eight-end-of-turn = Koniec tury: zamień dzielnicę
    .description = Dzielnica innego gracza za twoją. Dopłacasz różnicę.
    .description-rank_eight-end-of-turn = Dopłać różnicę. Twoja tura się kończy: niezebrane monety przepadają.
ask-exchange-seat = Z kim zamieniasz się dzielnicą?
help-exchange-seat = { help-destroy-seat }
ask-exchange = Którą dzielnicę gracza { $target } chcesz?
ask-give-district = Którą dzielnicę oddajesz za { NAME($card, case: "acc") }?
    .district =
        { $price ->
            [0] { $card } · bez dopłaty
           *[other] { $card } · dopłać { $price }
        }
event-exchanged =
    { $you ->
        [seat]
            Zamieniasz **{ NAME($given, case: "acc") }** na { $mark } **{ NAME($card, case: "acc") }** z miasta gracza { $target }{ $gold ->
                [0] .
               *[other] { " " }i dopłacasz { band-coins }.
            }
        [target]
            { $seat } zabiera ci { $mark } **{ NAME($card, case: "acc") }** w zamian za **{ NAME($given, case: "acc") }**{ $gold ->
                [0] .
               *[other] { " " }i dopłaca { band-coins }.
            }
       *[other]
            { $seat } zamienia **{ NAME($given, case: "acc") }** na { $mark } **{ NAME($card, case: "acc") }** z miasta gracza { $target }{ $gold ->
                [0] .
               *[other] { " " }i dopłaca { band-coins }.
            }
    }
character-marshal = Marszałek
    .acc = Marszałka
    .gender = masculine
effect-marshal = 1 moneta za dzielnicę wojskową. Kup dzielnicę o koszcie do 3 z innego miasta.
    .rank_eight-end-of-turn = 1 moneta za dzielnicę wojskową. Zakończ turę, kupując dzielnicę o koszcie do 3 z innego miasta.
option-use-seize = Zabierz dzielnicę
    .rank_eight-end-of-turn = Koniec tury: zabierz dzielnicę
    .description = Z innego miasta: zapłać właścicielowi jej koszt, do 3 monet.
    .description-rank_eight-end-of-turn = Zapłać właścicielowi jej koszt, do 3. Twoja tura się kończy: niezebrane monety przepadają.
ask-seize-seat = Z czyjego miasta zabierasz dzielnicę?
help-seize-seat = { help-destroy-seat }
ask-seize = Którą dzielnicę gracza { $target } zabierasz?
    .district =
        { $price ->
            [0] { $card } · za darmo
           *[other] { $card } · zapłać { $price }
        }
event-seized =
    { $you ->
        [seat] Zabierasz { $mark } **{ NAME($card, case: "acc") }** z miasta gracza { $target }
        [target] { $seat } zabiera ci { $mark } **{ NAME($card, case: "acc") }**
       *[other] { $seat } zabiera { $mark } **{ NAME($card, case: "acc") }** z miasta gracza { $target }
    } za { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
character-queen = Królowa
    .acc = Królową
    .gender = feminine
effect-queen = 3 monety, jeśli siedzisz obok gracza, który w tej rundzie ujawnił postać o randze 4.
    .queen-with-rank-four = 3 monety, gdy postacią o randze 4 gra sąsiad; jeśli ją zabito lub zaczarowano, na koniec rundy.
option-use-queen-gold = Weź 3 monety
    .description = Siedzisz obok gracza, który ujawnił postać o randze 4.
reason-queen-gold = Królowa
character-artist = Artystka
    .acc = Artystkę
    .gender = feminine
effect-artist = Połóż po 1 monecie na jednej lub dwóch swoich dzielnicach: koszt i punkty rosną o 1.
option-use-beautify = Upiększ dzielnice
    .description = { effect-artist }
ask-beautify = Które ze swoich dzielnic upiększasz?
event-beautified =
    { $you ->
        [seat] Upiększasz { NAME($cards, case: "acc") }.
       *[other] { $seat } upiększa { NAME($cards, case: "acc") }.
    }
character-tax_collector = Poborca podatkowy
    .acc = Poborcę podatkowego
    .gender = masculine
effect-tax_collector = Każdy, kto buduje, kładzie 1 monetę na żetonie podatku. W swojej turze możesz wziąć wszystkie.
built-beside-tax_collector = Budowa kosztuje 1 monetę podatku, jeśli jeszcze ją masz.
option-use-collect-tax =
    Weź { $got ->
        [one] { $got } monetę
        [few] { $got } monety
       *[many] { $got } monet
    } podatku
    .description = Wszystkie monety z żetonu podatku.
event-taxed =
    { $you ->
        [seat]
            Płacisz { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } podatku.
       *[other]
            { $seat } płaci { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            } podatku.
    }
event-collected-tax =
    { $you ->
        [seat]
            Bierzesz z żetonu podatku { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }.
       *[other]
            { $seat } bierze z żetonu podatku { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }.
    }
character-classic_tax_collector = Poborca danin
    .acc = Poborcę danin
    .gender = masculine
effect-classic_tax_collector = Kto coś zbuduje, na koniec swojej tury płaci ci 1 monetę, jeśli ją ma.
