describe-log = Historia gry runda po rundzie; widzisz ją tylko ty
    .game = Zakończona gra; pomiń, by zobaczyć tę z tego kanału
button-log = Dziennik
games-log = Pokaż jej dziennik
log-title =
    { $last ->
        [yes] ### Runda { $round }, ostatnia
       *[no] ### Runda { $round }
    }{ $parts ->
        [1] { "" }
       *[other] , strona { $part } z { $parts }
    }
log-crown =
    -# 👑 { $you ->
        [seat] Zaczynasz wybór.
       *[other] { $seat } zaczyna wybór.
    }
log-goes-on = -# Ta runda trwa.
log-nothing = -# Nie ma jeszcze o czym opowiadać.
log-incomplete = ⚠️ Części tego dziennika nie da się już odczytać.
error-no-log-own = Teraz w nic nie grasz. Zakończone gry pokazuje { COMMAND("history") }.
error-no-such-log = Nie znam tej gry. Wybierz którąś z listy, która pojawia się podczas pisania.
log-quiet = -# Nie ujawniono: { $ranks }.
log-silent = **{ $character }** się nie ujawnia.
log-played =
    { $you ->
        [seat] Masz { NAME($character, case: "acc") }.
       *[other] { $seat } to { $character }.
    }
log-deeds = { $seat } { $deeds }.
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Tylko to, co robisz i co cię spotyka.
log-mine-nothing = -# W tej rundzie nic.
button-log-before = ◀ Runda { $number }
button-log-after = Runda { $number } ▶
button-log-mine = Moja historia
button-log-all = Cała historia
did-gathered-gold =
    { YOU($you, "bierzesz", "bierze") } z banku { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
did-gathered-cards =
    { YOU($you, "bierzesz", "bierze") } { $kept ->
        [one] { $kept } kartę
        [few] { $kept } karty
       *[many] { $kept } kart
    }
did-gained-gold =
    { YOU($you, "zbierasz", "zbiera") } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
did-gained-cards =
    { YOU($you, "dobierasz", "dobiera") } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
did-paid =
    { YOU($you, "płacisz", "płaci") } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
did-built =
    { YOU($you, "budujesz", "buduje") } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }za { $gold }
    }
did-killed = { YOU($you, "zabijasz", "zabija") } **{ NAME($character, case: "acc") }**
did-robbed = { YOU($you, "chcesz", "chce") } okraść **{ NAME($character, case: "acc") }**
did-bewitched = { YOU($you, "rzucasz", "rzuca") } czar na **{ NAME($character, case: "acc") }**
did-stole =
    { $gold ->
        [0] { YOU($you, "znajdujesz", "znajduje") } u gracza { $target } tylko pajęczyny
       *[other]
            { YOU($you, "zabierasz", "zabiera") } graczowi { $target } { $gold ->
                [one] { $gold } monetę
                [few] { $gold } monety
               *[many] { $gold } monet
            }
    }
did-destroyed =
    { $own ->
        [yes] { YOU($you, "burzysz", "burzy") } własną dzielnicę { $mark } **{ $card }**
       *[no] { YOU($you, "burzysz", "burzy") } { $mark } **{ NAME($card, case: "acc") }** w mieście gracza { $target }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }za { $gold }
    }
did-swapped-hands = { YOU($you, "zamieniasz", "zamienia") } się kartami z graczem { $target }
did-crown = { YOU($you, "bierzesz", "bierze") } koronę
did-completed = { YOU($you, "kończysz", "kończy") } budowę miasta
did-seized = { YOU($you, "zabierasz", "zabiera") } { $mark } **{ NAME($card, case: "acc") }** z miasta gracza { $target }
did-exchanged = { YOU($you, "zamieniasz", "zamienia") } **{ NAME($given, case: "acc") }** na **{ NAME($card, case: "acc") }** gracza { $target }
did-redrew =
    { YOU($you, "wymieniasz", "wymienia") } { $count ->
        [one] { $count } kartę na nową
        [few] { $count } karty na nowe
       *[many] { $count } kart na nowe
    }
did-discarded =
    { YOU($you, "odrzucasz", "odrzuca") } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
