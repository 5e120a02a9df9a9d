band-tab =
    { $reader ->
        [victim] Dotyczy ciebie
        [doer] Twoje dzieło
        [computer] Komputer za ciebie
       *[good] Dla ciebie
    }
band-coins =
    { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
band-of-goal = z { $goal }
band-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
band-killed =
    .victim = { $name } zabija ci { NAME($other, case: "acc") }
    .victim-note =
        { $left ->
            [0] { $when ->
                [past] W rundzie { $round } przepadła ci tura.
               *[now] Tracisz turę.
            }
           *[other] Grasz jeszcze jako { $characters }, ranga { $next }.
        }
    .doer = Zabijasz { NAME($other, case: "acc") }
    .doer-note = Jeśli ktoś ma tę postać, straci turę.
    .all = { $character } zabija { NAME($other, case: "acc") }
    .all-note = Postać o randze { $rank } milczy w tej rundzie.
band-silent =
    .victim = Twoja tura przepada
    .victim-note = Wywołano { NAME($other, case: "acc") }. Nie możesz się ujawnić.
    .doer = { $other } milczy
    .doer-note = Nikt nie ujawnił postaci o randze { $rank }.
    .all = Nikt się nie ujawnił
    .all-note = Wywołano { NAME($other, case: "acc") }.
band-late =
    .victim = Ujawniasz zabitą postać
    .victim-note = { $other } ujawnia się dopiero teraz, bo chodzi o koronę.
    .doer = A więc to { $target }!
    .doer-note = { $other } traci całą turę.
    .all = { $target } to { $other }!
    .all-note = Zabita postać, ujawniona dopiero teraz.
band-refuge =
    .victim = { $card } daje ci schronienie
    .victim-note = Zabita postać ({ $other }) może pobrać zasoby.
    .doer = A więc to { $target }!
    .doer-note = { $other } może mimo to pobrać zasoby ({ $card }).
    .all = { $target } to { $other }!
    .all-note = Zabita postać może jednak pobrać zasoby ({ $card }).
band-bewitched =
    .victim = Rzucono na ciebie czar
    .victim-note = Pobierasz zasoby. Resztę tury rozegra { $name } jako { $other }.
    .doer = Rzucasz czar na { NAME($other, case: "acc") }
    .doer-note = Jeśli ktoś ma tę postać, pobierze zasoby, a grasz ty.
    .all = { $character } rzuca czar na { NAME($other, case: "acc") }
    .all-note = Ta postać tylko pobierze zasoby.
band-unmoved =
    .doer = Czar nie trafił w nikogo
    .doer-note = Wywołano { NAME($other, case: "acc") }, ale nikt się nie ujawnił.
    .all = Czar nie trafił w nikogo
    .all-note = Wywołano { NAME($other, case: "acc") }, ale nikt się nie ujawnił.
band-took-over =
    .victim = Twoja tura przepada
    .victim-note =
        { $when ->
            [past] W rundzie { $round } przejęto twoją turę. Dalej gra { $name } jako { $other }.
           *[now] Masz już zasoby. Dalej gra { $name } jako { $other }.
        }
    .doer = { $other } cię słucha
    .doer-note = { $target } ma zasoby. Grasz za własne monety.
    .all = { $name } gra jako { $other }
    .all-note = { $target } tylko pobiera zasoby.
band-robbed =
    .victim = { $character } chce cię okraść
    .victim-note = Gdy wywołają { NAME($other, case: "acc") }, stracisz wszystko.
    .doer = Chcesz okraść { NAME($other, case: "acc") }
    .doer-note = Jeśli ktoś ma tę postać, odda ci wszystkie monety.
    .all = { $character } chce okraść { NAME($other, case: "acc") }
    .all-note = Ta postać straci wszystkie monety.
band-empty =
    .doer = Nie ma kogo okraść
    .doer-note = Wywołano { NAME($other, case: "acc") }, ale nikt się nie ujawnił.
    .all = Nie ma kogo okraść
    .all-note = Wywołano { NAME($other, case: "acc") }, ale nikt się nie ujawnił.
band-stole =
    .victim =
        { $gold ->
            [0] Nie ma czego ukraść
           *[other] Tracisz { band-coins }
        }
    .victim-note =
        { $gold ->
            [0] { $name } przychodzi, a tu pustki.
           *[other] { $name } zabiera ci wszystko.
        }
    .doer =
        { $gold ->
            [0] Pusta sakiewka
           *[other] Kradniesz { band-coins }
        }
    .doer-note =
        { $gold ->
            [0] { $target } ma w niej tylko pajęczyny.
           *[other] { $target } nie ma już ani jednej.
        }
    .all =
        { $gold ->
            [0] Nie ma czego ukraść
           *[other] { $name } kradnie { band-coins }
        }
    .all-note =
        { $gold ->
            [0] { $target } ma w sakiewce tylko pajęczyny.
           *[other] { $target } nie ma już ani jednej.
        }
band-destroyed =
    .victim = Zburzono { NAME($card, case: "acc") }
    .victim-note =
        { $gold ->
            [0] { $name } nic nie płaci.
           *[other] { $name } płaci { band-coins }.
        } Masz { $size } { band-of-goal } dzielnic.
    .doer = Burzysz { NAME($card, case: "acc") }
    .doer-note =
        { $gold ->
            [0] Nic nie płacisz.
           *[other] Płacisz { band-coins }.
        } { $target } ma { $size } { band-of-goal } dzielnic.
    .all = { $name } burzy { NAME($card, case: "acc") }
    .all-note = { $target } ma { $size } { band-of-goal } dzielnic.
band-seized =
    .victim = Tracisz { NAME($card, case: "acc") }
    .victim-note = { $name } zabiera kartę i płaci ci { band-coins }.
    .doer = { $card } w twoim mieście
    .doer-note = { $target } dostaje { band-coins }. Masz { $own } { band-of-goal } dzielnic.
    .all = { $name } zabiera { NAME($card, case: "acc") }
    .all-note = { $target } dostaje za to { band-coins }.
band-exchanged =
    .victim = Tracisz { NAME($card, case: "acc") }
    .victim-note =
        { $name } daje ci { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }i { band-coins }
        }.
    .doer = Masz { NAME($card, case: "acc") }
    .doer-note =
        { $target } dostaje { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }i { band-coins }
        }.
    .all = { $name } bierze { NAME($card, case: "acc") }
    .all-note =
        { $target } dostaje { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }i { band-coins }
        }.
band-swapped =
    .victim = Zabrano twoje karty
    .victim-note = { $count ->
        [0] { $name } nie ma kart na wymianę. Zostajesz bez kart.
       *[other] Masz teraz karty gracza { $name }.
    }
    .doer = Zamieniasz się kartami
    .doer-note = Masz karty gracza { $target }.
    .all = { $name } zamienia się kartami
    .all-note = { $target } ma teraz karty gracza { $name }.
band-warrants =
    .victim = Nakaz na twoją postać
    .victim-note = { $name } może zabrać pierwszą dzielnicę, za którą zapłacisz.
    .doer = Wystawiasz nakazy
    .doer-note = Jeden jest podpisany. Tylko ty wiesz który.
    .all = { $name } wystawia nakazy
    .all-note = Trafiają na { NAME($characters, case: "acc") }.
band-confiscated =
    .victim = Tracisz { NAME($card, case: "acc") }
    .victim-note = { $name } pokazuje podpisany nakaz. Odzyskujesz monety.
    .doer = Konfiskata!
    .doer-note = { $card } w twoim mieście. Masz { $own } { band-of-goal } dzielnic.
    .all = { $name } konfiskuje { NAME($card, case: "acc") }
    .all-note = Nakaz podpisany. { $target } odzyskuje monety.
band-threats =
    .victim = { $name } szantażuje { NAME($other, case: "acc") }
    .victim-note = Gdy pobierzesz zasoby, zapłać połowę monet albo zaryzykuj wszystkie.
    .doer = Szantażujesz
    .doer-note = Jeden jest prawdziwy. Tylko ty wiesz który.
    .all = { $name } szantażuje
    .all-note = Bierze na cel { NAME($characters, case: "acc") }.
band-bribed =
    .victim = Płacisz { band-coins }
    .victim-note = { $name } nie musi odkrywać szantażu.
    .doer = { $target } płaci { band-coins }
    .doer-note = Nikt nie zobaczy, czy szantaż był prawdziwy.
    .all = { $target } płaci { band-coins }
    .all-note = { $name } nie odkryje szantażu.
band-refused =
    .victim = Nic nie płacisz
    .victim-note = { $name } może odkryć szantaż.
    .doer = { $target } nic nie płaci
    .doer-note = Możesz odkryć szantaż.
    .all = { $target } nic nie płaci
    .all-note = { $name } może odkryć szantaż.
band-showed =
    .victim = Tracisz { band-coins }
    .victim-note = To nie blef: { $name } bierze wszystko.
    .doer = Bierzesz { band-coins }
    .doer-note = { $target } odmawia, a szantaż był prawdziwy.
    .all = { $name } bierze { band-coins }
    .all-note = { $target } odmawia, a szantaż był prawdziwy.
band-bluff =
    .victim = Szantaż był fałszywy
    .victim-note = { $name } go odkrywa. Nic nie tracisz.
    .doer = Szantaż był fałszywy
    .doer-note = Blef się nie udał: { $target } zachowuje monety.
    .all = Szantaż był fałszywy
    .all-note = { $target } zachowuje monety.
band-withdrew =
    .victim = Szantaż pozostaje zakryty
    .victim-note = { $name } go nie odkrywa. Nic nie tracisz.
    .doer = Szantaż pozostaje zakryty
    .doer-note = Nikt nie zobaczy, czy był prawdziwy.
    .all = Szantaż pozostaje zakryty
    .all-note = { $target } zachowuje monety.
band-taxed =
    .victim =
        Płacisz { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        } podatku
    .victim-note = To podatek od budowy.
band-collected =
    .doer = Zbierasz { band-coins }
    .doer-note = To cały podatek od budowy.
    .all = { $name } zbiera { band-coins }
    .all-note = To cały podatek od budowy.
band-crown =
    .victim = Tracisz koronę
    .victim-note = { $name } { $when ->
        [past] zaczyna wybór w tej
       *[now] zacznie wybór w następnej
    } rundzie.
    .doer = Korona jest twoja
    .doer-note = Zaczynasz wybór w { $when ->
        [past] tej
       *[now] następnej
    } rundzie.
    .all = { $name } ma koronę
    .all-note = { $name } { $when ->
        [past] zaczyna wybór w tej
       *[now] zacznie wybór w następnej
    } rundzie.
band-completed =
    .victim = { $name } ma { $size } { band-of-goal }
    .victim-note = Miasto jest ukończone. Koniec gry blisko.
    .doer = Twoje miasto ukończone
    .doer-note = { $size } { band-of-goal } dzielnic: murarze mogą odpocząć.
    .all = { $name } kończy budowę miasta
    .all-note = { $size } { band-of-goal } dzielnic: koniec gry blisko.
band-last-round =
    .all = To ostatnia runda
    .all-note = Teraz albo nigdy: po niej liczy się punkty.
band-not-last-round =
    .all = Gra toczy się dalej
    .all-note = To już nie ostatnia runda.
band-bell-tower =
    .all = Bije Dzwonnica
    .all-note = Grę kończy miasto z { $goal } dzielnicami.
band-time-ran-out =
    .victim = Skończył ci się czas
    .victim-note = Zagrał za ciebie komputer.
    .all = Koniec czasu: { $name }
    .all-note = Gra komputer.
band-computer-played =
    .victim = Grał komputer
    .victim-note = Odpowiadał za ciebie, gdy cię nie było.
    .all = Gra komputer
    .all-note = Zastępuje gracza { $name }.
band-spied =
    .victim = { $name } podgląda twoje karty
    .victim-note =
        { $gold ->
            [0] Nie tracisz monet.
           *[other] Tracisz { band-coins }.
        }
    .doer = Podglądasz cudze karty
    .doer-note =
        { $gold ->
            [0] { $target } nie traci monet.
           *[other] { $target } traci { band-coins }. Dobierasz tyle samo kart.
        }
    .all = { $name } podgląda cudze karty
    .all-note =
        { $gold ->
            [0] { $target } nie traci monet.
           *[other] { $target } traci { band-coins }.
        }
band-saw-hand =
    .victim = { $name } ogląda twoje karty
    .victim-note = Ten gracz zna je teraz wszystkie.
    .doer = Oglądasz cudze karty
    .doer-note = To karty gracza { $target }.
    .all = { $name } ogląda cudze karty
    .all-note = To karty gracza { $target }.
band-took-cards =
    .victim = Tracisz { band-cards }
    .victim-note = { $name } zabiera ci je z ręki.
    .doer = Bierzesz { band-cards }
    .doer-note = { $target } ma ich teraz o tyle mniej.
    .all = { $name } bierze { band-cards }
    .all-note = { $target } ma ich teraz o tyle mniej.
band-gave-cards =
    .victim = Dostajesz { band-cards }
    .victim-note = { $name } dzieli się z tobą.
    .doer = Oddajesz { band-cards }
    .doer-note = { $target } ma teraz więcej kart na ręce.
    .all = { $name } oddaje { band-cards }
    .all-note = { $target } ma teraz więcej kart na ręce.
band-took-gold =
    .victim = Tracisz { band-coins }
    .victim-note = { $name } bogaci się twoim kosztem.
    .doer = Bierzesz { band-coins }
    .doer-note = { $target } ma o tyle mniej.
    .all = { $name } bierze { band-coins }
    .all-note = { $target } ma o tyle mniej.
band-from-hand =
    .victim = Tracisz { NAME($card, case: "acc") }
    .victim-note = { $name } buduje kartę z twojej ręki.
    .doer = { $card } w twoim mieście
    .doer-note = To karta z ręki gracza { $target }.
    .all = { $name } buduje { NAME($card, case: "acc") }
    .all-note = To karta z ręki gracza { $target }.
band-borrowed =
    .victim = Tracisz { band-coins }
    .victim-note = { $name } daje ci za to tyle samo kart.
    .doer = Bierzesz { band-coins }
    .doer-note = { $target } dostaje za to tyle samo kart.
    .all = { $name } bierze { band-coins }
    .all-note = { $target } dostaje za to tyle samo kart.
band-wagon =
    .victim = { $name } korzysta z twojego wozu
    .victim-note = Wóz wiezie teraz { band-coins }.
    .doer = Korzystasz z cudzego wozu
    .doer-note = To wóz gracza { $target }. Wiezie teraz { band-coins }.
    .all = { $name } korzysta z wozu
    .all-note = To wóz gracza { $target }. Wiezie teraz { band-coins }.
band-characters =
    .victim = Masz nową postać
    .victim-note = { $name } zamienia się z tobą postaciami.
    .doer = Masz nową postać
    .doer-note = Poprzednią ma teraz { $target }.
    .all = Zamiana postaci
    .all-note = { $name } i { $target } mają nowe postacie.
