## Edycje i zestawy

edition-2016 = Edycja z 2016 roku
    .description = 27 postaci, 30 dzielnic unikatowych, miasto z 7 dzielnicami.
edition-deluxe = Edycja de luxe
    .description = Jak edycja z 2016 roku, a do tego 6 dzielnic unikatowych i – jeśli chcesz – karty akcji.
edition-classic = Klasyczna z kartami dodatkowymi
    .description = Pierwsze osiem postaci i ich karty dodatkowe, miasto z 8 dzielnicami.
edition-classic-czech = Klasyczna, wydanie czeskie
    .description = Zawsze te same osiem postaci, miasto z 8 dzielnicami.
set-first_game = Pierwsza rozgrywka
    .description = Najlepszy zestaw na początek: osiem prostych postaci.
set-ambitious_aristocrats = Ambitni arystokraci
    .description = Nakazy, podbieranie kart i przejmowanie dzielnic: dla tych, którzy lubią przeszkadzać.
set-cunning_agents = Przebiegli agenci
    .description = Czary, szantaż i korona, która krąży wokół stołu.
set-illustrious_emissaries = Wpływowi wysłannicy
    .description = Zaglądanie w karty, wymiana kart i dzielnic.
set-devious_dignitaries = Sprytni dygnitarze
    .description = Nakazy i szantaż: dużo blefu.
set-tenacious_delegates = Nieustępliwi delegaci
    .description = Karty zmieniają ręce, a dzielnice właścicieli.
set-vicious_nobles = Mściwa szlachta
    .description = Bogate postacie; przy dziewięciu podatek od budowy.
set-random = Losowy
    .description = Postacie i dzielnice unikatowe są losowane.
set-own = Własny wybór
    .description = Postacie i dzielnice unikatowe wybierasz ty.
set-saved = „{ $name }”
    .description = Zestaw zapisany na tym serwerze.
tie-revealed-rank = wyższa ranga postaci ujawnionej w ostatniej rundzie
tie-held-rank = wyższa ranga postaci w ostatniej rundzie, także zabitej
tie-district-values = wartość dzielnic
tie-values-then-gold = wartość dzielnic, potem monety

## Co jest ustawione

setting-names = 📦 **{ $edition }** · 🎭 Zestaw kart: **{ $cards }**
setting-none = Na razie brak.
setting-size = Ukończone miasto ma { $size } dzielnic.
setting-actions = W talii są karty akcji.
setting-short = Krótka gra: o jedną dzielnicę mniej, trwa o około jedną piątą krócej.
setting-tie = Przy remisie decyduje { $how }.
setting-tie-now = przy remisie decyduje { $how }
setting-counts = Te karty są dla tylu graczy: { $numbers }.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
setting-instead = Do wyboru zamiast tego: { $names }.
setting-choosable = Gospodarz może zamiast tego wybrać { NAME($names, case: "acc") }.
numbers-to = od { $first } do { $last }

## Co dzieje się samo

note-ninth-joins = Przy { $seats } graczach potrzebna jest dziewiąta postać: dołącza { $character }.
note-ninth-added = Jako dziewiąta postać dołącza { $character }.
note-no-ninth = Przy { $seats } graczach nie ma dziewiątej postaci.
note-replaced = Przy { $seats } graczach { $instead } zastępuje { NAME($character, case: "acc") }.
note-other = Coś zmieniono, by pasowało do liczby graczy.

## Dlaczego nie można zacząć

lobby-hindrance-alone = Potrzeba co najmniej dwóch graczy. Poczekaj na kogoś albo dodaj komputer.
lobby-hindrance-nobody = Musi grać co najmniej jedna osoba.
lobby-hindrance-more = Do tych kart { $count ->
    [one] brakuje jeszcze 1 gracza.
    [few] brakuje jeszcze { $count } graczy.
   *[many] brakuje jeszcze { $count } graczy.
}
lobby-hindrance-seat-count = W tej edycji może grać najwyżej { $most } graczy.
lobby-hindrance-cast-size = Przy { $seats } graczach potrzeba { $needed } postaci; wybrano { $size }.
lobby-hindrance-lack-ranks =
    Brakuje jeszcze postaci o { $count ->
        [one] randze
        [few] rangach
       *[many] rangach
    } { $ranks }.
lobby-hindrance-character-seats = { $character } wymaga co najmniej { $fewest } graczy.
lobby-hindrance-edition-character = { $character } nie należy do tej edycji: { $edition }.
lobby-hindrance-edition-mix = Z pierwszych ośmiu postaci zamieniono { $count }; ta edycja pozwala na { $most }.
lobby-hindrance-unique-count =
    { $count ->
        [one] Wybrano { $count } dzielnicę unikatową
        [few] Wybrano { $count } dzielnice unikatowe
       *[many] Wybrano { $count } dzielnic unikatowych
    }, a potrzeba { $needed }. { $missing ->
        [0] Usuń { $extra }.
       *[other] Dodaj { $missing }.
    }
lobby-hindrance-edition-district = { $district } nie należy do tej edycji: { $edition }.
lobby-hindrance-fixed-district = { $district } może odpaść tylko w zamian za inną dzielnicę.
lobby-hindrance-edition-actions = Ta edycja nie ma kart akcji: { $edition }.
lobby-hindrance-other = Tych kart nie można połączyć w jednej grze.

## Opcje

button-options = Opcje
button-cast = Postacie
button-districts = Dzielnice unikatowe
button-draw = Losuj ponownie
button-save = Zapisz jako…
button-delete = Usuń „{ $name }”
button-delete-set = Usuń ten zestaw
button-instead = Zamień na { NAME($name, case: "acc") }
button-fill = Resztę wylosuj
button-clear = Wyczyść wybór
button-back = Wróć do opcji
options-title = ### Opcje
options-edition = 📦 **{ $name }.**
options-cards = 🎭 **{ $name }.**
options-choose-edition = { $name }
options-choose-set = { $name }
options-choose-tie =
    Remis: { $how }{ $own ->
        [yes] { " " }(ta edycja)
       *[no] { "" }
    }
switch-nine = { $state ->
    [on] Usuń 9. postać
   *[off] Dodaj 9. postać
}
switch-actions = { $state ->
    [on] Usuń karty akcji
   *[off] Dodaj karty akcji
}
switch-short = { $state ->
    [on] Graj w całości
   *[off] Skróć grę
}
switch-state = { $name }: { $state ->
    [on] tak
   *[off] nie
}
menu-edition = Edycja
menu-set = Zestaw kart
menu-saved = Zestawy zapisane na tym serwerze
menu-tie = Remis
menu-rank = Wybierz postać o randze { $rank }
menu-districts = { $first } – { $last }
menu-without =
    { $count ->
        [one] Pomiń { $count } dzielnicę
        [few] Pomiń { $count } dzielnice
       *[many] Pomiń { $count } dzielnic
    }
saved-of = { $edition }, { $cards }
cast-title = ### Postacie
cast-about = Jedna postać każdej rangi.
cast-about-core = Jedna postać każdej rangi. Z pierwszych ośmiu możesz zamienić { $count }.
cast-nobody = 9 Bez dziewiątej postaci
    .description = Gra tylko osiem postaci.
cast-unfit = Nie przy { $seats } graczach. { $effect }
districts-title = ### Dzielnice unikatowe
districts-about = Wybierz { $count } do talii.
districts-about-fixed =
    W talii i tak { $fixed ->
        [one] jest { $fixed } dzielnica unikatowa
        [few] są { $fixed } dzielnice unikatowe
       *[many] jest { $fixed } dzielnic unikatowych
    }. Możesz dodać najwyżej { $most }; za każdą kolejną jedną pomiń.
districts-chosen = **Wybrano { $count } z { $most }.**

## Zapisywanie

name-title = Zapisz ten zestaw
name-label = Nazwa zestawu
saved-new = Zapisano jako „{ $name }”, dla każdej poczekalni na tym serwerze.
saved-again = Zapisano jako „{ $name }” w miejsce poprzedniego zestawu o tej nazwie.
saved-deleted = Zestaw „{ $name }” usunięto. Jest tu nadal ustawiony, więc możesz go znów zapisać.

## Krótkie odpowiedzi

error-set-gone = Ten zestaw usunięto.
error-set-not-yours = Usunąć go może tylko właściciel zestawu ({ $owner }) albo administracja serwera.
error-set-name-taken = Zestaw o tej nazwie już jest (właściciel: { $owner }). Wybierz inną nazwę.
error-sets-full-server = Na tym serwerze nie ma miejsca na więcej zestawów. Najpierw usuń któryś.
error-sets-full-person = Nie masz na tym serwerze miejsca na więcej zestawów. Najpierw usuń któryś.
error-no-name = Nazwa musi mieć litery lub cyfry.
error-cannot-save = Tym zestawem nie da się jeszcze grać, więc go nie zapisano: { $reason }
