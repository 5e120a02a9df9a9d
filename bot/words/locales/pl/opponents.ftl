opponent =
    { $number ->
        [1] { $name }, która buduje
        [2] { $name }, który napada
        [3] { $name }, która oszczędza
        [4] { $name }, który się śpieszy
        [5] { $name }, która buduje
        [6] { $name }, który napada
        [7] { $name }, która oszczędza
        [8] { $name }, który się śpieszy
       *[other] { $name }
    }
way-builds = budowniczka
way-raids = łupieżca
way-hoards = ciułaczka
way-rushes = pędziwiatr
topic-opponents = Komputery
about-opponents =
    Każdy ma swój styl, w każdej grze ten sam. Jak dobrze grają, wybiera gospodarz.
    
    { "" }**{ $name1 } i { $name5 } budują.** Lubią Biskupa i rzadko atakują miasta. Gdy mają spokój, ich miasta rosną.
    { "" }**{ $name2 } i { $name6 } napadają.** Lubią Generała i Złodzieja, a miasta atakują częściej niż inni. Nie gromadź monet ani tanich dzielnic.
    { "" }**{ $name3 } i { $name7 } oszczędzają.** Lubią Kupca i biorą monety tam, gdzie inni dobierają karty. Warto ich okradać.
    { "" }**{ $name4 } i { $name8 } się śpieszą.** Lubią Iluzjonistkę, dobierają karty i od razu wydają monety. Kraść nie ma czego: pilnuj swoich kart.
switch-remarks = { $state ->
    [on] Wyłącz komentarze komputerów
   *[off] Włącz komentarze komputerów
}
remarks-option = **Komentarze komputerów**: { $state ->
    [on] jeden z nich rzuca czasem zdanie pod planszą.
   *[off] wyłączone, więc pod planszą milczą.
}
remark = { $name }: „{ $text }”
remark-builds-killed =
    { $number ->
        [1] Smutny dzień. Postawię kaplicę.
        [2] Nic nie słyszę, tynkuję.
       *[3] Mury chronią lepiej niż korona.
    }
remark-builds-destroyed =
    { $number ->
        [1] A taki ładny był dach.
        [2] Niech ktoś poda wiadro.
       *[3] Kamień źle się pali. Sprawdzone.
    }
remark-builds-completed =
    { $number ->
        [1] To się nazywa robota murarska.
        [2] Piękne. A można do piwnicy?
       *[3] Nie ma to jak gotowe dachy.
    }
remark-builds-last-round =
    { $number ->
        [1] Koniec? Zaprawa jeszcze mokra!
        [2] Jeszcze jeden dach i wystarczy.
       *[3] Szybko, kto ma drabinę?
    }
remark-raids-killed =
    { $number ->
        [1] Ode mnie tego nie wiecie.
        [2] Niebezpieczny to fach.
       *[3] Wysłać kwiaty? Tylko komu?
    }
remark-raids-destroyed =
    { $number ->
        [1] Trochę ciepła dla wszystkich.
        [2] I tak zasłaniało widok.
       *[3] No i mamy plac targowy.
    }
remark-raids-completed =
    { $number ->
        [1] Tyle drzwi, a żadnego klucza.
        [2] Tak tu czysto, że aż strach.
       *[3] Ładne miasto. Kto go pilnuje?
    }
remark-raids-last-round =
    { $number ->
        [1] Ostatnia okazja do psot.
        [2] Pora wyrównać rachunki.
       *[3] Zamknijcie dziś dobrze bramy.
    }
remark-hoards-killed =
    { $number ->
        [1] Złotem wszystkiego nie kupisz.
        [2] Kto dziedziczy? Tylko pytam.
       *[3] To źle wpływa na handel.
    }
remark-hoards-destroyed =
    { $number ->
        [1] Wiecie, ile to kosztowało?
        [2] Oby było ubezpieczone.
       *[3] Żal mi każdej monety.
    }
remark-hoards-completed =
    { $number ->
        [1] Na pewno warte swojej ceny.
        [2] A ile kosztował dach?
       *[3] Za rok byłoby taniej.
    }
remark-hoards-last-round =
    { $number ->
        [1] Już? A ja jeszcze oszczędzam.
        [2] To po co było oszczędzać?
       *[3] Pora otworzyć dużą skrzynię.
    }
remark-rushes-killed =
    { $number ->
        [1] Nie czas na żałobę. Dalej!
        [2] Trzeba było się pospieszyć.
       *[3] Mówię: nie stać w miejscu.
    }
remark-rushes-destroyed =
    { $number ->
        [1] Nic to, chaty stawia się szybko.
        [2] Raz-dwa runęło, raz-dwa stanie.
       *[3] Do kolacji stałoby od nowa.
    }
remark-rushes-completed =
    { $number ->
        [1] Słyszę młotki. Szybciej!
        [2] Już gotowe? To mi się podoba.
       *[3] A kto będzie drugi?
    }
remark-rushes-last-round =
    { $number ->
        [1] Nareszcie porządny sprint!
        [2] Szybko, malowanie poczeka.
       *[3] Ta runda jest dla mnie.
    }
