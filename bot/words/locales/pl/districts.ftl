mark-noble = 🟡
mark-religious = 🔵
mark-trade = 🟢
mark-military = 🔴
mark-unique = 🟣
mark-action = 🎪
kind-noble = szlachecka
kind-religious = religijna
kind-trade = handlowa
kind-military = wojskowa
kind-unique = unikatowa
kind-action = karta akcji

## Dzielnice podstawowe

district-manor = Dwór
    .acc = Dwór
district-castle = Zamek
    .acc = Zamek
district-palace = Pałac
    .acc = Pałac
district-temple = Świątynia
    .acc = Świątynię
district-church = Kościół
    .acc = Kościół
district-monastery = Klasztor
    .acc = Klasztor
district-cathedral = Katedra
    .acc = Katedrę
district-tavern = Tawerna
    .acc = Tawernę
district-market = Targowisko
    .acc = Targowisko
district-trading_post = Faktoria
    .acc = Faktorię
district-docks = Doki
    .acc = Doki
district-harbor = Przystań
    .acc = Przystań
district-town_hall = Ratusz
    .acc = Ratusz
district-watchtower = Strażnica
    .acc = Strażnicę
district-prison = Więzienie
    .acc = Więzienie
district-barracks = Koszary
    .acc = Koszary
district-fortress = Twierdza
    .acc = Twierdzę
income-nobody = W tej grze nikt nie ma z niej dochodu.
kind-income-noble =
    { $earners ->
        [none] Szlachecka. { income-nobody }
       *[other] Szlachecka. Dochód z niej ma { $earners }.
    }
effect-manor = { kind-income-noble }
effect-castle = { kind-income-noble }
effect-palace = { kind-income-noble }
kind-income-religious =
    { $earners ->
        [none] Religijna. { income-nobody }
       *[other] Religijna. Dochód z niej ma { $earners }.
    }
effect-temple = { kind-income-religious }
effect-church = { kind-income-religious }
effect-monastery = { kind-income-religious }
effect-cathedral = { kind-income-religious }
kind-income-trade =
    { $earners ->
        [none] Handlowa. { income-nobody }
       *[other] Handlowa. Dochód z niej ma { $earners }.
    }
effect-tavern = { kind-income-trade }
effect-market = { kind-income-trade }
effect-trading_post = { kind-income-trade }
effect-docks = { kind-income-trade }
effect-harbor = { kind-income-trade }
effect-town_hall = { kind-income-trade }
kind-income-military =
    { $earners ->
        [none] Wojskowa. { income-nobody }
       *[other] Wojskowa. Dochód z niej ma { $earners }.
    }
effect-watchtower = { kind-income-military }
effect-prison = { kind-income-military }
effect-barracks = { kind-income-military }
effect-fortress = { kind-income-military }

## Dzielnice unikatowe

district-armory = Zbrojownia
    .acc = Zbrojownię
effect-armory = W swojej turze rozbierz ją, by zburzyć dzielnicę w nieukończonym mieście.
    .armory-other-cities = W swojej turze rozbierz ją, by zburzyć dzielnicę w innym mieście, nawet ukończonym.
option-use-armory = Zbrojownia
    .description = { effect-armory }
    .description-armory-other-cities = { effect-armory.armory-other-cities }
ask-armory-seat = W czyim mieście burzysz dzielnicę? Tracisz też swoją Zbrojownię.
help-armory-seat = Ukończone miasta są bezpieczne.
    .armory-other-cities = Ukończone miasta też są zagrożone.
ask-armory-own = Którą z własnych dzielnic burzysz? Tracisz jej punkty i Zbrojownię.
ask-armory = Którą dzielnicę gracza { $target } burzysz? Tracisz też swoją Zbrojownię.
district-basilica = Bazylika
    .acc = Bazylikę
effect-basilica = Na koniec gry 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
district-capitol = Kapitol
    .acc = Kapitol
effect-capitol = Na koniec gry 3 punkty (raz), jeśli trzy twoje dzielnice są tego samego rodzaju.
district-dragon_gate = Smocza Brama
    .acc = Smoczą Bramę
effect-dragon_gate = Warta o 2 punkty więcej, niż kosztuje.
district-factory = Fabryka
    .acc = Fabrykę
effect-factory = Twoje pozostałe dzielnice unikatowe kosztują przy budowie o 1 monetę mniej.
district-framework = Rusztowanie
    .acc = Rusztowanie
effect-framework = Rozbierz je, zamiast płacić za dzielnicę, którą budujesz.
option-pay-framework = Rozbierz Rusztowanie
    .description = Zamiast płacić monetami.
district-gold_mine = Kopalnia złota
    .acc = Kopalnię złota
effect-gold_mine = Gdy pobierasz monety, dostajesz o 1 więcej.
district-great_wall = Wielki Mur
    .acc = Wielki Mur
effect-great_wall = Postać o randze 8 dopłaca 1 monetę, by ruszyć inne twoje dzielnice.
district-haunted_quarter = Nawiedzona Dzielnica
    .acc = Nawiedzoną Dzielnicę
    .short = Nawiedzona
effect-haunted_quarter = Na koniec gry ma ten rodzaj, który jest dla ciebie najlepszy.
    .haunted_last_round-false = Na koniec gry ma najlepszy dla ciebie rodzaj, jeśli stanęła przed ostatnią rundą.
district-imperial_treasury = Cesarski skarbiec
    .acc = Cesarski skarbiec
    .short = Ces. skarbiec
effect-imperial_treasury = Na koniec gry 1 punkt za każdą twoją monetę.
district-ivory_tower = Samotna wieża
    .acc = Samotną wieżę
effect-ivory_tower = Na koniec gry 5 punktów, jeśli nie masz innej dzielnicy unikatowej.
district-keep = Fort
    .acc = Fort
effect-keep = Postać o randze 8 nie może użyć zdolności przeciw tej dzielnicy.
district-laboratory = Laboratorium
    .acc = Laboratorium
effect-laboratory = Raz na turę możesz odrzucić kartę za 2 monety.
    .laboratory_gold-1 = Raz na turę możesz odrzucić kartę za 1 monetę.
option-use-laboratory = Laboratorium: 2 monety za kartę
    .laboratory_gold-1 = Laboratorium: 1 moneta za kartę
    .description = { effect-laboratory }
    .description-laboratory_gold-1 = { effect-laboratory.laboratory_gold-1 }
ask-laboratory = Którą kartę odrzucasz za 2 monety?
    .laboratory_gold-1 = Którą kartę odrzucasz za 1 monetę?
district-library = Biblioteka
    .acc = Bibliotekę
effect-library = Gdy dobierasz karty jako zasoby, zatrzymujesz wszystkie.
    .library_keeps-two = Gdy dobierasz karty jako zasoby, zatrzymujesz 2 z nich.
district-map_room = Komnata map
    .acc = Komnatę map
effect-map_room = Na koniec gry 1 punkt za każdą kartę na twojej ręce.
district-monument = Monument
    .acc = Monument
effect-monument = Do ukończenia miasta liczy się za dwie. Nie zbudujesz go, mając 5 lub więcej dzielnic.
district-museum = Muzeum
    .acc = Muzeum
effect-museum = Raz na turę możesz włożyć pod nie kartę z ręki. Każda da na koniec gry 1 punkt.
option-use-museum = Muzeum: 1 punkt za kartę
    .description = { effect-museum }
ask-museum = Którą kartę wkładasz pod Muzeum?
help-museum = Nie odzyskasz jej; widzi ją tylko właściciel Muzeum.
event-put-beneath =
    { $you ->
        [seat] Wkładasz kartę pod { NAME($card, case: "acc") }.
       *[other] { $seat } wkłada kartę pod { NAME($card, case: "acc") }.
    }
district-necropolis = Nekropolia
    .acc = Nekropolię
effect-necropolis = Zamiast za nią płacić, możesz rozebrać jedną ze swoich dzielnic.
option-pay-necropolis = Rozbierz dzielnicę
    .description = Zamiast płacić monetami. Wybierzesz ją za chwilę.
ask-necropolis = Którą swoją dzielnicę rozbierasz pod Nekropolię?
district-observatory = Obserwatorium
    .acc = Obserwatorium
effect-observatory = Gdy dobierasz karty jako zasoby, oglądasz 3 zamiast 2.
district-park = Park
    .acc = Park
effect-park = Jeśli kończysz turę bez kart na ręce, dobierasz 2.
district-poor_house = Dom biedoty
    .acc = Dom biedoty
effect-poor_house = Jeśli kończysz turę bez monet, dostajesz 1.
district-quarry = Kamieniołom
    .acc = Kamieniołom
effect-quarry = Możesz budować dzielnice, które już są w twoim mieście.
    .quarry-one = W twoim mieście mogą stać dwie takie same dzielnice, ale tylko jedna taka para.
district-school_of_magic = Szkoła magii
    .acc = Szkołę magii
    .short = Szkoła magii
effect-school_of_magic = Ma dowolny rodzaj, gdy postać zbiera monety lub karty za dzielnice.
district-secret_vault = Tajny skarbiec
    .acc = Tajny skarbiec
effect-secret_vault = Nie można go zbudować. Wart 3 punkty, jeśli na koniec gry masz go na ręce.
district-smithy = Kuźnia
    .acc = Kuźnię
effect-smithy = Raz na turę możesz zapłacić 2 monety, by dobrać 3 karty.
option-use-smithy = { $drawn ->
    [0] Kuźnia
    [one] Kuźnia: { $drawn } karta za { $price } monety
    [few] Kuźnia: { $drawn } karty za { $price } monety
   *[many] Kuźnia: { $drawn } kart za { $price } monety
}
    .description = { effect-smithy }
district-stables = Stajnie
    .acc = Stajnie
effect-stables = Ich budowa nie wlicza się do twojego limitu.
district-statue = Pomnik
    .acc = Pomnik
effect-statue = Na koniec gry 5 punktów, jeśli masz koronę.
district-theater = Teatr
    .acc = Teatr
effect-theater = Gdy wszyscy wybiorą, możesz w ciemno zamienić się postacią z innym graczem.
ask-theater = Z kim zamieniasz się postacią?
    .no = Z nikim
ask-theater-give = Którą ze swoich postaci oddajesz?
help-theater-give = W zamian dostaniesz losową postać gracza { $target }.
event-kept-character =
    { $you ->
        [seat] Nie zamieniasz postaci ({ $reason }).
       *[other] { $seat } nie zamienia postaci ({ $reason }).
    }
event-exchanged-characters =
    { $you ->
        [seat] Zamieniasz się postaciami z graczem { $target } ({ $reason }).
        [target] { $seat } zamienia się z tobą postaciami ({ $reason }).
       *[other] { $seat } zamienia się postaciami z graczem { $target } ({ $reason }).
    }
event-received-character = Oddajesz { NAME($given, case: "acc") } i dostajesz **{ NAME($character, case: "acc") }**.
district-thieves_den = Kryjówka złodziei
    .acc = Kryjówkę złodziei
    .short = Kryjówka
effect-thieves_den = Możesz za nią płacić kartami z ręki, każda zamiast 1 monety; można mieszać.
option-pay-den-cards = Płać też kartami
    .description = Każda oddana karta z ręki zastępuje 1 monetę. Wybierzesz je za chwilę.
ask-den-cards = Którymi kartami płacisz?
help-den-cards =
    Do zapłaty: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }. Każda karta zastępuje jedną; resztę płacisz monetami.
district-wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .short = Studnia życz.
effect-wishing_well = Na koniec gry 1 punkt za każdą dzielnicę unikatową w twoim mieście, także za tę.
    .wishing_well_self-false = Na koniec gry 1 punkt za każdą inną dzielnicę unikatową w twoim mieście.
district-graveyard = Cmentarz
    .acc = Cmentarz
effect-graveyard = Gdy Generał zburzy inną dzielnicę, możesz kupić tę kartę za 1 monetę.
ask-graveyard = Bierzesz na rękę { NAME($card, case: "acc") }?
    .yes =
        Tak, za { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }
help-graveyard = Inaczej trafi na spód talii.
    .discards-pile = Inaczej zostanie na stosie kart odrzuconych.
event-took-destroyed =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } na rękę { $mark } **{ NAME($card, case: "acc") }** za { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
event-left-destroyed =
    { $you ->
        [seat] Nie bierzesz karty { $mark } **{ $card }**.
       *[other] { $seat } nie bierze karty { $mark } **{ $card }**.
    }
district-bell_tower = Dzwonnica
    .acc = Dzwonnicę
effect-bell_tower = Budując ją, możesz skrócić grę o jedną dzielnicę, dopóki Dzwonnica stoi.
    .bell_tower-for-good = Budując ją, możesz skrócić grę o jedną dzielnicę, jeśli wytrwa do ostatniej rundy.
ask-bell-tower = Czy gra ma się skończyć o jedną dzielnicę wcześniej?
    .yes = Tak, o jedną
    .no = Nie, jak zwykle
help-bell-tower = Decydujesz teraz za wszystkich, dopóki Dzwonnica stoi.
event-bell-tower =
    { $rung ->
        [yes] 🔔 Dzwonnica bije: gra skończy się o jedną dzielnicę wcześniej.
       *[no] Dzwonnica milczy.
    }
district-hospital = Szpital
    .acc = Szpital
effect-hospital = Jeśli twoją postać zabito, możesz w jej turze pobrać zasoby, ale nic więcej.
ask-hospital = Pobierasz mimo to zasoby w Szpitalu?
    .yes = Ujawnij { NAME($card, case: "acc") } i pobierz zasoby
    .no = Nie ujawniaj się
help-hospital = Zabito { NAME($card, case: "acc") }. Gracz, który ma tę postać i Szpital, może ją ujawnić i pobrać zasoby. { help-hospital-not-yours }
event-refuge =
    { $you ->
        [seat] Ujawniasz zabitą postać ({ $character }) i możesz pobrać zasoby ({ $card }).
       *[other] { $seat } ujawnia zabitą postać ({ $character }) i może pobrać zasoby ({ $card }).
    }
district-lighthouse = Latarnia morska
    .acc = Latarnię morską
    .short = Latarnia m.
effect-lighthouse = Po jej zbudowaniu możesz przejrzeć talię i wziąć jedną kartę. Potem talię się tasuje.
ask-lighthouse = Którą kartę bierzesz z talii?
    .no = Żadnej
event-looks-through-deck =
    { $you ->
        [seat] Przeglądasz talię.
       *[other] { $seat } przegląda talię.
    }
event-saw-deck = Talia: { $cards }.
event-searched-deck =
    { $you ->
        [seat]
            { $count ->
                [0] Nie bierzesz żadnej karty. Talię potasowano.
               *[other]
                    Bierzesz { $count ->
                        [one] { $count } kartę
                        [few] { $count } karty
                       *[many] { $count } kart
                    }. Talię potasowano.
            }
       *[other]
            { $count ->
                [0] { $seat } nie bierze żadnej karty. Talię potasowano.
               *[other]
                    { $seat } bierze { $count ->
                        [one] { $count } kartę
                        [few] { $count } karty
                       *[many] { $count } kart
                    }. Talię potasowano.
            }
    }
district-throne_room = Sala tronowa
    .acc = Salę tronową
effect-throne_room = Gdy korona przechodzi od gracza do gracza, dostajesz 1 monetę.
district-university = Uniwersytet
    .acc = Uniwersytet
effect-university = Wart o 2 punkty więcej, niż kosztuje.

## Karty akcji

district-acrobat = Akrobatka
    .acc = Akrobatkę
effect-acrobat = Przygotowany działa sam: bierzesz koronę, gdy nikt nie ujawni postaci rangi 4 albo ją zaczarowano.
sign-acrobat = 🤸 Koronę wzięła Akrobatka
district-director = Dyrektor
    .acc = Dyrektora
effect-director = W tej turze możesz zbudować jeszcze 1 lub 2 dzielnice.
district-ticket_wagon = Wóz z kasą
    .acc = Wóz z kasą
    .short = Wóz z kasą
effect-ticket_wagon = Rywal może dać na niego 1 monetę i wziąć 1 z 3 kart. Monety możesz potem zabrać.
option-use-ticket-wagon = Skorzystaj z Wozu z kasą
    .description = Zapłać 1 monetę, by obejrzeć 3 karty i zatrzymać jedną.
ask-ticket-wagon = Z czyjego Wozu z kasą korzystasz? Dajesz 1 monetę, oglądasz 3 karty i możesz wziąć 1.
option-wagon = { $name }
event-used-wagon =
    { $you ->
        [seat] Korzystasz z Wozu z kasą gracza { $target }. { $gold ->
        [one] Leży na nim { $gold } moneta.
        [few] Leżą na nim { $gold } monety.
        *[many] Leży na nim { $gold } monet.
        }
        [target] { $seat } korzysta z twojego Wozu z kasą. { $gold ->
        [one] Leży na nim { $gold } moneta.
        [few] Leżą na nim { $gold } monety.
        *[many] Leży na nim { $gold } monet.
        }
       *[other] { $seat } korzysta z Wozu z kasą gracza { $target }. { $gold ->
        [one] Leży na nim { $gold } moneta.
        [few] Leżą na nim { $gold } monety.
        *[many] Leży na nim { $gold } monet.
        }
    }
ask-wagon-card = Którą kartę zatrzymujesz?
    .card = { $mark } Zatrzymaj { NAME($name, case: "acc") }
    .none = Żadnej
event-bought-cards =
    { $you ->
        [seat]
            { $kept ->
                [0] Oglądasz karty i żadnej nie zatrzymujesz ({ $reason }).
               *[other]
                    Dostajesz { $kept ->
                        [one] { $kept } kartę
                        [few] { $kept } karty
                       *[many] { $kept } kart
                    } ({ $reason }).
            }
       *[other]
            { $kept ->
                [0] { $seat } ogląda karty i żadnej nie zatrzymuje ({ $reason }).
               *[other]
                    { $seat } dostaje { $kept ->
                        [one] { $kept } kartę
                        [few] { $kept } karty
                       *[many] { $kept } kart
                    } ({ $reason }).
            }
    }
ask-wagon-gold = Bierzesz { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} ze swojego Wozu z kasą?
    .yes = Weź
    .no = Zostaw
help-wagon-gold = Jeśli je weźmiesz, wóz trafi na spód talii.
district-living_cannonball = Żywa kula armatnia
    .acc = Żywą kulę armatnią
    .short = Żywa kula
effect-living_cannonball = Zastąp swoją dzielnicę droższą z ręki i dopłać różnicę.
ask-cannonball = Którą swoją dzielnicę zastępujesz?
ask-cannonball-card = Na co zamieniasz { NAME($card, case: "acc") }?
    .card = { $card } · dopłać { $price }
event-replaced =
    { $you ->
        [seat] Zamieniasz { NAME($old, case: "acc") } na { $mark } **{ NAME($card, case: "acc") }** i dopłacasz
       *[other] { $seat } zamienia { NAME($old, case: "acc") } na { $mark } **{ NAME($card, case: "acc") }** i dopłaca
    } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
district-rasputin = Rasputin
    .acc = Rasputina
effect-rasputin = Przygotowany działa sam: ocala cię od zabójstwa, czaru, nakazu, kradzieży i szantażu.
district-fortune_teller = Wróżbitka
    .acc = Wróżbitkę
effect-fortune_teller = Obejrzyj karty rywala i weź jedną z nich.
ask-fortune-seat = Czyje karty oglądasz?
ask-fortune-card = Którą kartę gracza { $target } bierzesz?
district-circus_tent = Namiot cyrkowy
    .acc = Namiot cyrkowy
    .short = Namiot cyrk.
effect-circus_tent = Liczy się jak dzielnica tylko do końca gry i punktów za ukończone miasto. Ranga 8 go nie ruszy.
