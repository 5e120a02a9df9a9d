describe-rules = Znajdź kartę albo zasadę; bez wyboru: zasady w minutę
    .card = Która karta? Wpisz część nazwy
    .topic = Która część zasad?
    .edition = Jak w tej edycji; bez wyboru jak w grze na tym kanale
card-title = ## { $name }
card-character = Postać o randze { $rank }
card-district =
    { $mark } Dzielnica { $kind } · { $cost ->
        [none] nie można jej zbudować
       *[other]
            koszt: { $cost ->
                [one] { $cost } moneta
                [few] { $cost } monety
               *[many] { $cost } monet
            }
    }{ $points ->
        [same] { "" }
       *[other]
            , warta { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
    }
card-action = 🎪 Karta akcji
card-players =
    { $fewest ->
        [2]
            { $most ->
                [8] { "" }
               *[other] najwyżej { $most } graczy
            }
       *[other] co najmniej { $fewest } graczy
    }
card-copies =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } w talii
card-effect = { $text }
card-rulings = **Jak się tym gra**
card-ruling = · { $text }
card-edition = Opis według: { $edition }
card-not-there = ℹ️ Nie ma jej w tej edycji: { $edition }. Opis pochodzi z innej.
card-not-in-game = ℹ️ Nie ma jej w grze na tym kanale.
unknown-card = ⚠️ Nie znam karty „{ $typed }”. Wybierz którąś niżej.
unknown-card-near = ⚠️ Nie znam karty „{ $typed }”. Chodzi o jedną z tych?
unknown-topic = ⚠️ Nie ma tematu „{ $typed }”. Wybierz któryś niżej.
menu-topics = Przejdź do strony…
menu-cards = Wybierz kartę…
menu-cards-ranks = Postacie { $first }–{ $last }
menu-cards-letters = Dzielnice { $first }–{ $last }
button-rules-back = ◀️
button-rules-next = Dalej ▶️
topic-part = { $title } ({ $part } z { $parts })
picture-rules-alt = { $title }: { $things }
topic-overview = Zasady w minutę
about-overview =
    { "" }**Cel:** miasto warte najwięcej punktów. Gra kończy się po rundzie, w której w czyimś mieście stanie { $size } dzielnic.
    { "" }**Runda:** każdy potajemnie wybiera { $seats ->
        [2] dwie postacie
        [3] dwie postacie
       *[other] postać
    }. Postacie grają w kolejności rang, od 1 w górę.
    { "" }**Twoja tura:** weź 2 monety albo 1 z 2 kart. Potem możesz zbudować dzielnicę za jej koszt. Twoja postać ma własną zdolność.
    { "" }**Punkty:** koszt każdej dzielnicy, 3 za pięć rodzajów dzielnic, 4 za pierwsze ukończone miasto, 2 za kolejne.
topic-special = Zasady specjalne tej gry
topic-cast = Postacie w tej grze
topic-uniques = Dzielnice unikatowe w tej grze
topic-choosing = Wybór postaci
about-choosing =
    Kilka postaci odrzuca się losowo: jedną zakrytą (może to być każda), a czasem kilka odkrytych (nigdy: { $noble }). { rules-set-aside }
    
    { rules-hand-on }
    .face_down_seen-true =
        Kilka postaci odrzuca się losowo: jedną zakrytą, którą widzi tylko gracz z 👑 koroną, a czasem kilka odkrytych (nigdy: { $noble }). { rules-set-aside }
        
        { rules-hand-on }
rules-set-aside =
    { $last ->
        [no] W tej rundzie nikt ich nie ma.
        [yes] Nikt ich nie ma, ale ostatni gracz może wziąć tę zakrytą.
       *[any] Nikt ich nie ma. Tylko przy 7 lub 8 graczach ostatni może czasem wziąć tę zakrytą.
    }
rules-hand-on = Każdy gracz bierze jedną z pozostałych i podaje resztę dalej. Zapamiętaj, co podajesz: z tego wybiera następny gracz.
topic-calling = Wywołanie
about-calling =
    Gdy wywołają twoją postać, ujawniasz ją i grasz. Dam ci znać.
    
    Niektóre zdolności ({ $naming }) wskazują **postać**, nie gracza: zgadujesz, kto ją ma.
    
    Zabita postać milczy i nie ma tury. Wygląda to tak, jakby nikt jej nie miał.
topic-gathering = Pobieranie zasobów
about-gathering =
    Raz na turę bierzesz **2 monety** albo oglądasz **2 karty** i zatrzymujesz **1**. Druga trafia na spód talii.
    
    { rules-gather-first }
    .discards-pile =
        Raz na turę bierzesz **2 monety** albo oglądasz **2 karty** i zatrzymujesz **1**. Drugą odrzucasz; pustą talię tworzą na nowo odrzucone karty.
        
        { rules-gather-first }
rules-gather-first = Pobierz zasoby, zanim zaczniesz budować. To, co daje twoja postać, dostajesz dodatkowo.
topic-building = Budowa
about-building =
    Po pobraniu zasobów możesz zbudować z ręki **jedną** dzielnicę za jej koszt, ale nie taką, która już stoi w twoim mieście. Działa od razu.
    
    Niektóre postacie mogą budować więcej. Niewykorzystane monety i karty zostają.
topic-districts = Dzielnice i ich rodzaje
about-districts =
    🟡 szlachecka, 🔵 religijna, 🟢 handlowa, 🔴 wojskowa, 🟣 unikatowa. Liczba to koszt i punkty.
    
    Z 🟡 dochód ma { $noble }, z 🔵 { $religious }, z 🔴 { $military }{ $trade ->
        [none] . Z 🟢 nie ma go nikt.
       *[other] , z 🟢 { $trade }.
    } 🟣 nie daje dochodu, ale każda ma własne działanie.
    
    Pięć rodzajów dzielnic w mieście to 3 punkty.
topic-powers = Zdolności postaci
about-powers =
    Zdolności swojej postaci używasz raz, w dowolnej chwili tury, chyba że opis podaje, kiedy.
    
    Dochód zależy od liczby dzielnic. Najpierw zbuduj więc dzielnicę tego rodzaju, jeśli stać cię na nią bez dochodu.
topic-crown = Korona
about-crown =
    Gracz z 👑 koroną wybiera w następnej rundzie jako pierwszy i ma największy wybór.
    
    { $takers ->
        [none] { "" }
       *[other] Bierze ją { $takers }.{ " " }
    }{ $givers ->
        [none] { "" }
       *[other] Oddaje ją { $givers }.{ " " }
    }Jeśli tę postać zabito, jej gracz robi to dopiero na koniec rundy.
topic-ending = Ukończone miasta i koniec gry
about-ending =
    Miasto z **{ $size }** dzielnicami jest ukończone. Rundę gra się do końca, potem liczy się punkty.
    
    { $military } nie może ruszyć ukończonego miasta. Jeśli miasto znów straci dzielnicę, pierwsze pozostaje pierwszym, a ostatnia runda ostatnią.
topic-scoring = Punkty
about-scoring =
    { rules-scoring }
    · to, co dają dzielnice unikatowe
    
    { rules-gold-alone }
    .action_cards-true =
        { rules-scoring }
        · każda karta akcji na ręce: 1
        · to, co dają dzielnice unikatowe
        
        { rules-gold-alone }
rules-scoring =
    · każda dzielnica: jej koszt
    · pięć rodzajów dzielnic: 3
    · pierwsze ukończone miasto: 4, kolejne: 2
rules-gold-alone = Monety nie dają punktów, chyba że dzielnica unikatowa mówi inaczej.
topic-ties = Remis
about-ties =
    { $tie }
    
    Jeśli i to jest równe, gracze wygrywają wspólnie.
topic-few = Dwóch lub trzech graczy
about-few =
    { rules-two-each }
    { "" }**We troje:** każdy bierze jedną, jedna odpada losowo, każdy bierze drugą.
    .three_players-eight =
        { rules-two-each }
        { "" }**We troje:** jedną z ośmiu się odrzuca, każdy bierze jedną, potem drugą, a ostatnia zostaje.
rules-two-each =
    Każdy gracz ma **dwie postacie**, więc dwie tury w rundzie, ale jedno miasto, jedną pulę monet i jedne karty na ręce. Ukończone miasto ma { $few } dzielnic.
    
    { "" }**We dwoje:** pierwszy gracz bierze postać. Potem każdy po kolei jedną bierze i jedną odrzuca.
topic-many = Siedmiu lub ośmiu graczy
about-many =
    Jedną postać odrzuca się zakrytą, żadnej odkrytej. Ostatni gracz wybiera między ostatnią pozostałą a tą odrzuconą.{ $nine ->
        [no] { "" }
       *[yes] { " " }Przy siedmiu graczach i dziewięciu postaciach zostają mu dwie, a odrzuconej się nie rusza.
    }
topic-actions = Karty akcji
about-actions =
    Są w talii, jeśli chce tego gospodarz. Zagrywasz jedną na turę, niezależnie od budowy.
    
    { "" }**Akrobatkę** i **Rasputina** przygotowuje się w tajemnicy; zadziałają same.
topic-editions = Czym różnią się edycje
about-editions =
    { "" }**{ edition-2016 }:** { edition-2016.description }
    { "" }**{ edition-deluxe }:** { edition-deluxe.description }
    { "" }**{ edition-classic }:** { edition-classic.description }
    { "" }**{ edition-classic-czech }:** { edition-classic-czech.description }
    
    { COMMAND("rules") } pokazuje kartę także według innej edycji.
topic-fairness = Czy rozdanie jest uczciwe?
about-fairness =
    O tasowaniu kart decyduje tajna liczba. Jest ustalona, zanim ktokolwiek dołączy, a poczekalnia pokazuje jej odcisk pod przyciskami „{ button-details }”, „{ button-fair-now }”. Wpływają na to także kliknięcia „Dołącz” i „Zacznij”.
    
    Po grze liczba jest ujawniana, więc każdy może sprawdzić rozdanie. Jednego nie da się sprawdzić: czy operator, który zna liczbę, nie odrzuca kliknięć. Co dotyczy danej gry, mówi przycisk „{ button-fair }” pod wynikami.
    
    Komputery nie widzą więcej niż ty na ich miejscu.
