error-unexpected = Coś poszło nie tak po mojej stronie. Twoja gra jest bezpieczna: { COMMAND("hand") } pokaże jej stan.
error-not-stored = Nie udało się tego zapisać, więc się nie liczy. Spróbuj ponownie za chwilę.
error-unknown-click = Nie znam już tego przycisku. Poszukaj nowszej wiadomości albo użyj { COMMAND("board") }.
error-old-command = To polecenie się zmieniło. Uruchom Discorda od nowa (na komputerze Ctrl+R) i spróbuj ponownie.
error-unknown-game = Tej gry już tu nie ma.
error-unknown-option = Tego nie można już wybrać. { now-so }
error-stale = Na to pytanie już odpowiedziano. { now-so }
now-so = Tak to wygląda teraz.
error-wrong-seat = To nie twój ruch. Teraz decyduje { $seat }.
error-not-seated = Nie grasz w tej grze. Możesz oglądać planszę albo dołączyć do następnej.
error-resigned = Po twoim poddaniu gra tu za ciebie komputer.
error-over = Ta gra się skończyła.
error-conflict = Ktoś był szybszy. Spójrz jeszcze raz i wybierz.
error-damaged = Tej gry nie udało się odczytać, więc została odłożona. Daj znać osobie, która prowadzi tego bota.
error-newer = Tę grę prowadzi teraz nowsza wersja bota. Nic nie przepadło; spróbuj ponownie za chwilę.
error-lobby-started = Gra już się zaczęła.
error-lobby-closed = Tę poczekalnię zamknięto.
error-lobby-full = Wszystkie miejsca są zajęte.
error-lobby-open =
    Masz już otwartą poczekalnię.{ $others ->
        [none] { "" }
       *[other] { " " }Oprócz ciebie są w niej: { $others }.
    } Najpierw zacznij w niej grę albo ją zamknij.
error-others-seated = Oprócz ciebie w tej poczekalni: { $others }. Zamknij ją dla wszystkich albo naciśnij **Wyjdź**: wtedy gospodarzem zostanie ktoś inny.
error-lobby-of-others = Gracze w tej poczekalni: { $others }. Zamknąć ją dla wszystkich?
error-early-start = Inni gracze umówili się na początek gry { $when }: { $others }. Zacząć mimo to teraz?
button-start-now = Zacznij teraz
button-close-for-all = Zamknij dla wszystkich
button-close-own = Zamknij tę poczekalnię
lobby-own-closed = ✖️ Twoja poczekalnia jest zamknięta. { COMMAND("new") } otwiera nową.
error-lobbies-full = Na tym kanale nie można otworzyć więcej poczekalni. Dołącz do którejś albo otwórz swoją na innym kanale.
error-already-joined = Już jesteś w tej poczekalni.
error-filled = Nie ma już wolnych miejsc. **{ button-add }** dodaje jeszcze jedno.
error-no-computer = Nie ma tu komputera, którego można by usunąć.
error-host-only = To może zrobić tylko { $host }, gospodarz tej poczekalni. Poproś o to albo otwórz własną: { COMMAND("new") }
error-cast-choice = Zestaw może wybrać tylko { $host }, gospodarz tej poczekalni, albo gracz, który był ostatni z tych, którzy dograli poprzednią grę gospodarza do końca.
error-cast-join = Masz ostatnie miejsce wśród tych, którzy dograli poprzednią grę do końca, więc po dołączeniu możesz wybrać zestaw.
error-keeper-starts = To twój bot, więc możesz z góry znać karty. Poproś kogoś innego przy stole o naciśnięcie **Zacznij**.
error-players-only = To mogą zrobić tylko gracze z tej poczekalni. Najpierw naciśnij **Dołącz**.
error-cannot-start = Jeszcze nie można zacząć: { $reason }
error-no-permissions = Na tym kanale potrzebuję uprawnień: { $permissions }. Poproś kogoś, kto prowadzi serwer.
error-server-only = To działa na kanale serwera, nie tutaj.
error-not-in-server = Do tego potrzebny jest serwer, na którym jestem. Na tym mnie nie ma: dodać mnie może ktoś, kto nim zarządza.
error-managers-only = Potrzebujesz do tego uprawnienia **Zarządzanie serwerem**.
error-barred = Administracja tego serwera nie pozwala ci zakładać tu gier. Możesz dołączać do gier innych.
error-shut-out = Osoba prowadząca tego bota zablokowała ci dostęp: działają jeszcze tylko { COMMAND("privacy export") } i { COMMAND("privacy delete") }.
error-not-there = Tej osoby już tam nie ma.
error-no-files = Discord nie pozwala mi tu wysyłać plików. Spróbuj ponownie w wiadomości prywatnej do mnie.
# Something can't be shown to everybody in a channel.
error-may-not-write = Nie wolno ci pisać na tym kanale, więc nie mogę pokazać tego wszystkim.
error-posted = [To już tu jest]({ $where }) i każdy może to zobaczyć.
error-no-external-apps = Na tym serwerze odpowiedzi twoich własnych aplikacji widzisz tylko ty, więc nie mogę pokazać tego wszystkim.
error-share-elsewhere = Grę można pokazać wszystkim tylko na serwerze, na którym się odbyła.
