describe-server = Ustawienia Cytadeli na tym serwerze, dla administracji

## Panel

server-title = ### Cytadela na tym serwerze
server-saved = ✅ Zapisano.
server-saved-language = ✅ Zapisano. Gry już otwarte lub trwające i ich rewanże zachowują swój język.
server-presets = **Jak ma się tu grać?**
    -# **{ button-preset-anywhere }**: na każdym kanale, bez wątków.
    -# **{ button-preset-one }**: gry tylko tutaj, bez wątków.
    -# **{ button-preset-threads }**: gry wszędzie, każda w wątku.
    -# **{ button-preset-quiet }**: wątki, bez powiadamiania ról i bez ogłaszania najlepszych w sezonie.
button-preset-anywhere = Wszędzie
button-preset-one = Jeden kanał
button-preset-threads = Wątki
button-preset-quiet = Cichy serwer
server-preset-anywhere = Gry można zakładać na każdym kanale i tam się je rozgrywa.
server-preset-one = **{ button-preset-one }**: gry zakłada się tylko na { $channel } i tam się je rozgrywa. Ma to być inny kanał? Wybierz go w menu. Do innych ustawień: **{ button-server-back }**.
server-preset-threads = Gry można zakładać na każdym kanale, każda ma własny wątek.
server-preset-quiet = Każda gra ma własny wątek, nie powiadamia się żadnej roli i nie ogłasza końca sezonu.
button-server-opening = Kanały i role
group-language = **Język** plansz i wszystkiego, co widzą wszyscy. Własny panel każdy ma w swoim języku.
group-opening = **Zakładanie gier.** Gdzie? Kto? W osobnym wątku?
    -# Wątek liczy się jak kanał, w którym jest. Administracja nie potrzebuje roli.
group-computers = **Komputery.** Czy mogą grać? Jak długo myślą? Mistrzowie zawsze potrzebują chwili.
group-leaderboards = **Rankingi.** Osobny na każdy kwartał? Czy tutejsze gry liczą się w rankingu wszystkich serwerów? Dla każdej gry obowiązuje to, co ustawiono przed jej początkiem.
group-calls = **Szukanie graczy.** Którą rolę powiadomić, gdy ktoś szuka graczy?
    -# Rolę nadaje się sobie przez { COMMAND("notify") }. Nie może pozwalać na więcej, niż wolno wszystkim.
group-barred = **Blokady.** Możesz komuś zabronić zakładania gier, dopóki znów na to nie pozwolisz. Do gier innych ta osoba nadal może dołączać. Aby i to uniemożliwić, ukryj przed nią kanał w ustawieniach Discorda.
barred-people = Z zakazem: { $names }
barred-deleted = Do tego osoby, których dane usunięto: { $count }.
menu-barred = Zabroń komuś zakładania gier
menu-lifted = Pozwól komuś znów zakładać gry
button-no-barred = Pozwól wszystkim zakładać gry
group-podium = **Koniec sezonu.** Sezon trwa trzy miesiące, a podium to pierwsza trójka. Gdzie je pokazać? Którą rolę dostaje ta trójka?
button-server-play = Komputery i rankingi
button-server-people = Wezwania, turnieje, blokady
button-server-podium = Koniec sezonu
button-server-troubled = ⚠️ { $page }
menu-call_role =
    { $chosen ->
        [yes] Wybierz rolę
       *[no] Bez roli do powiadamiania
    }
menu-podium_channel =
    { $chosen ->
        [yes] Wybierz kanał
       *[no] Kanał z największą liczbą gier
    }
menu-podium_role =
    { $chosen ->
        [yes] Wybierz rolę
       *[no] Bez roli dla pierwszej trójki
    }
button-no-call_role = Bez powiadamiania
button-no-podium_channel = Na kanale z największą liczbą gier
button-no-podium_role = Bez roli
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
menu-channels =
    { $chosen ->
        [yes] Wybierz kanały
       *[no] Wszędzie
    }
menu-roles =
    { $chosen ->
        [yes] Wybierz role
       *[no] Każdy
    }
menu-computer_pause = Czas myślenia komputerów
button-no-channels = Pozwól wszędzie
button-no-roles = Pozwól każdemu
switch-computers =
    Komputery: { $state ->
        [on] tak
       *[off] nie
    }
switch-seasons =
    Sezony: { $state ->
        [on] tak
       *[off] nie
    }
switch-podium =
    Ogłaszanie końca sezonu: { $state ->
        [on] tak
       *[off] nie
    }
switch-everywhere =
    Wliczaj do rankingu ogólnego: { $state ->
        [on] tak
       *[off] nie
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

button-saved-sets = Zapisane zestawy ({ $count })
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
