games-title = Trwa kilka gier. O którą chodzi?
games-lobby = **Poczekalnia** na { $channel }: { $players }
games-running = **Runda { $round }** na { $channel }: { $players }
games-solo = **Runda { $round }** przeciw komputerom: { $players }
games-board = Pokaż tę planszę
games-hand = Pokaż moje karty
games-resign = Poddaj się
button-keep-playing = Gram dalej
error-not-started = Ta gra jeszcze się nie zaczęła.
error-nothing-here = Na tym kanale nie trwa żadna gra. { COMMAND("new") } zakłada grę, { COMMAND("games") } znajdzie twoje.
error-nowhere = Teraz w nic nie grasz. { COMMAND("new") } zakłada grę.
error-only-elsewhere = Grasz na innych serwerach, ale nie na tym. { COMMAND("games") } cię tam zaprowadzi.
game-channel-lost =
    ⚠️ Nie mogę już pisać na kanale twojej gry w Cytadelę{ $server ->
        [none] { "" }
       *[other] { " " }(serwer { $server })
    }. { $lacking ->
        [none] Kanału nie ma albo jest dla mnie zamknięty.
       *[other] Na { $channel } brakuje mi uprawnień: { $lacking }.
    } Możesz grać dalej tutaj; { COMMAND("board") } pokaże planszę na innym kanale.
game-channel-lost-owner = ⚠️ Gra w Cytadelę na { $channel }{ $server ->
    [none] { "" }
   *[other] { " " }(serwer { $server })
} nie może trwać dalej: nie mogę tam już pisać, a do nikogo z graczy nie mogę wysłać wiadomości prywatnej. { $lacking ->
    [none] Kanału już nie ma albo nie mam do niego dostępu.
   *[other] Brakuje mi: { $lacking }
}
game-damaged = ⚠️ Jednej z twoich gier w Cytadelę nie udało się odczytać, więc została odłożona. Daj znać osobie, która prowadzi tego bota.
describe-citadels = Zagraj w Cytadelę
describe-new = Załóż grę w Cytadelę: poczekalnię na tym kanale albo grę przeciw komputerom
describe-board = Pokaż ponownie planszę gry z tego kanału
describe-hand = Obejrzyj swoje karty; widzisz je tylko ty
describe-resign = Oddaj swoje miejsce komputerowi
describe-help = Jak grać tutaj w Cytadelę
permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-embed_links = Wyświetlanie podglądu linku
permission-attach_files = Załączanie plików
