describe-server = Ustawienia Cytadeli na tym serwerze, dla administracji

## Panel

server-title = ### Cytadela na tym serwerze
server-page = ### { $page }
server-saved = ✅ Zapisano.
server-saved-language = ✅ Zapisano. Gry już otwarte lub trwające i ich rewanże zachowują swój język.
server-saved-everywhere = { server-saved } Dla każdej gry obowiązuje to, co ustawiono przed jej początkiem.
server-saved-seasons = { server-saved-everywhere }
server-where = **Gdzie się gra.** { $channels ->
    [all] Gry można zakładać na każdym kanale.
    [one] Gry można zakładać tylko na { $channel }.
   *[some] Gry można zakładać tylko na wybranych kanałach.
} { $state ->
    [on] Każda ma własny wątek.
   *[off] Rozgrywa się je tam, gdzie powstały.
}
menu-preset = Wybierz inny sposób
preset-anywhere = Na każdym kanale, bez wątków
    .description = Gra się tam, gdzie założono grę; koniec sezonu jest ogłaszany
preset-one = Tylko na tym kanale, bez wątków
    .description = Gry zakłada się i rozgrywa tylko tutaj; koniec sezonu jest ogłaszany
preset-threads = Na każdym kanale, w wątkach
    .description = Każda gra ma własny wątek; koniec sezonu jest ogłaszany
preset-quiet = Po cichu, w wątkach
    .description = Bez powiadamiania ról i ogłaszania końca sezonu; kanały zostają te same
server-preset-anywhere = Gry można zakładać na każdym kanale i tam się je rozgrywa.
server-preset-one = Gry zakłada się i rozgrywa tylko na { $channel }. Ma to być inny kanał? Wybierz go w menu.
server-preset-threads = Gry można zakładać na każdym kanale, każda ma własny wątek.
server-preset-quiet = Każda gra ma własny wątek, nie powiadamia się żadnej roli i nie ogłasza końca sezonu.
button-server-opening = Wybierz kanały i role
server-now-language = **Język** plansz i wszystkiego, co widzą wszyscy. Własny panel każdy ma w swoim języku.
server-now-channels = **Kanały.** { $state ->
    [on] Gry można zakładać tylko na tych kanałach i w ich wątkach:
   *[off] Gry można zakładać na każdym kanale.
}
server-now-threads = **Wątki.** { $state ->
    [on] Każda gra ma własny wątek.
   *[off] Gry rozgrywa się tam, gdzie powstały.
}
server-now-roles = **Zakładanie gier.** { $state ->
    [on] Tylko administracja i osoby z jedną z tych ról:
   *[off] Nie potrzeba żadnej roli.
}
server-now-call_role = **Szukanie graczy.** { $state ->
    [on] Gdy ktoś szuka graczy, może powiadomić tę rolę:
   *[off] Gdy ktoś szuka graczy, żadna rola nie dostaje powiadomienia.
}
    -# Rolę nadaje się sobie przez { COMMAND("notify") }. Nie może pozwalać na więcej, niż wolno wszystkim.
server-now-computers = **Komputery.** { $state ->
    [on] Gospodarz może dodawać komputery do tutejszych gier.
   *[off] Do tutejszych gier nie można dodawać komputerów.
}
server-now-computer_pause = **Czas myślenia.** Jak długo komputery zwlekają z odpowiedzią? Mistrzowie zawsze potrzebują chwili.
server-now-seasons = **Sezony.** { $state ->
    [on] Co trzy miesiące zaczyna się nowy ranking.
   *[off] Jeden ranking obejmuje wszystkie gry, bez sezonów.
}
server-now-everywhere = **Wszystkie serwery.** { $state ->
    [on] Tutejsze gry liczą się też w rankingach wszystkich serwerów.
   *[off] Tutejsze gry nie liczą się w rankingach wszystkich serwerów.
}
server-now-podium = **Koniec sezonu.** { $seasons ->
    [no] Na tym serwerze nie ma sezonów, więc nie ma czego ogłaszać.
   *[yes] { $state ->
        [on] Ogłaszam pierwszą trójkę sezonu.
       *[off] Nie ogłaszam pierwszej trójki sezonu.
    }
}
server-now-podium_channel = **Kanał dla pierwszej trójki.** { $state ->
    [on] Ten:
   *[off] Ten, na którym gra się najwięcej.
}
server-now-podium_role = **Rola dla pierwszej trójki.** { $state ->
    [on] Do końca następnego sezonu mają tę rolę:
   *[off] Nie dostają żadnej.
}
server-now-barred = **Blokady.** Możesz komuś zabronić zakładania gier, dopóki znów na to nie pozwolisz. Do gier innych ta osoba nadal może dołączać. Aby i to uniemożliwić, ukryj przed nią kanał w ustawieniach Discorda.
barred-people = Z zakazem: { $names }
barred-deleted = Do tego osoby, których dane usunięto: { $count }.
menu-barred = Zabroń komuś zakładania gier
menu-lifted = Pozwól komuś znów zakładać gry
button-no-barred = Pozwól wszystkim zakładać gry
server-more = **Inne ustawienia**
button-server-play = Ustaw komputery i rankingi
button-server-people = Ustaw powiadamianie i blokady
button-server-podium = Ustaw turnieje i podium
button-server-troubled = ⚠️ { $page }
menu-call_role = Wybierz rolę
menu-podium_channel = Wybierz kanał
menu-podium_role = { menu-call_role }
button-no-call_role = Nie powiadamiaj żadnej roli
button-no-podium_channel = Ogłaszaj tam, gdzie gra się najwięcej
button-no-podium_role = Nie nadawaj roli
server-lacking-podium = ⚠️ Na { $channel } nie mogę pokazać podium. Brakuje mi: { $permissions }
server-role =
    ⚠️ { $why ->
        [gone] Tej roli już nie ma.
        [managed] { $role } należy do Discorda lub innej aplikacji, więc nie mogę jej nadać.
        [powerful] { $role } pozwala na więcej, niż wolno wszystkim, więc nikomu jej nie nadam.
        [opens] { $role } pozwala na jakimś kanale na coś, czego nie wolno tam wszystkim, więc nikomu jej nie nadam.
        [manage] Nie mogę nadać { $role }. Brakuje mi uprawnienia **Zarządzanie rolami**.
        [above] Nie mogę nadać { $role }. Moja rola musi stać nad nią.
       *[yours] Nie możesz samodzielnie nadać { $role }. Potrzebujesz uprawnienia **Zarządzanie rolami** i roli nad nią.
    }
menu-channels = Wybierz kanały
menu-roles = Wybierz role
menu-computer_pause = Czas myślenia komputerów
button-no-channels = Pozwól wszędzie
button-no-roles = Pozwól każdemu
switch-computers = { $state ->
    [on] Pozwól tylko ludziom
   *[off] Pozwól na komputery
}
switch-seasons = { $state ->
    [on] Wyłącz sezony
   *[off] Włącz sezony
}
switch-podium = { $state ->
    [on] Nie ogłaszaj pierwszej trójki
   *[off] Ogłaszaj pierwszą trójkę
}
switch-everywhere = { $state ->
    [on] Nie licz gier w rankingach ogólnych
   *[off] Licz gry w rankingach ogólnych
}
choice-computer_pause =
    { $value ->
        [bot] Czas myślenia: jak zwykle
        [0] Czas myślenia: brak
       *[other] Czas myślenia: { $value } s
    }
server-lacking = ⚠️ Na { $channel } nie mogę prowadzić gier. Brakuje mi: { $permissions }
server-lacking-threads = ⚠️ Na { $channel } gry nie mają osobnego wątku. Brakuje mi: { $permissions }
gone-channels = ⚠️ Wybranego kanału już nie ma.
gone-roles = ⚠️ Wybranej roli już nie ma.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

## Zapisane zestawy

button-saved-sets = Zobacz zapisane zestawy ({ $count })
sets-title = ### Zapisane zestawy
sets-about = Są do wyboru w każdej tutejszej poczekalni. Możesz usunąć dowolny; właściciele też mogą, w opcjach poczekalni.
sets-none = Na razie nie ma żadnego. Zestaw zapisuje się w opcjach poczekalni.
sets-line = · **{ $name }** ({ $contents }), należy do gracza { $owner }
sets-sure = Usunąć „{ $name }” (właściciel: { $owner })? Poczekalnie, które go używają, zachowają swoje karty.
menu-delete-set = Wybierz zestaw do usunięcia
button-server-back = Wróć
button-keep = Zostaw
sets-deleted = Zestaw „{ $name }” usunięto.

## Krótkie odpowiedzi

error-channel-closed = Na tym serwerze gry zakłada się na { $channels }
error-channels-gone = Kanałów do gier już nie ma albo są dla ciebie zamknięte. Administracja serwera może wybrać inne: { COMMAND("server") }
error-roles-only = Na tym serwerze gry zakładają: { $roles }. Dołączyć możesz do każdej poczekalni.
error-roles-gone = Ról, które mogą zakładać gry, już nie ma. Administracja serwera może wybrać inne: { COMMAND("server") }
error-channel-unseen = Nie widzę { $channel }. Potrzebuję tam uprawnień „Wyświetlanie kanału” i „Wysyłanie wiadomości”.
error-people-only = Na tym serwerze gra się bez komputerów.
lobby-hindrance-alone-people = Potrzeba dwóch graczy. Ktoś jeszcze może nacisnąć „Dołącz”.
error-too-often-person = Trochę za dużo naraz. Spróbuj ponownie { $when }.
error-too-often-channel = Było tu wiele nowych wiadomości. Spróbuj ponownie { $when }.
