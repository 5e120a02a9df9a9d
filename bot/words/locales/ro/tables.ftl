games-title = Sunt mai multe jocuri în curs. Pe care îl vrei?
games-lobby = **Sală de așteptare** în { $channel }: { $players }
games-running = **Runda { $round }** în { $channel }: { $players }
games-solo = **Runda { $round }** împotriva calculatoarelor: { $players }
games-board = Arată această tablă
games-hand = Arată-mi mâna
games-resign = Renunță
button-keep-playing = Joc mai departe

error-not-started = Acest joc n-a început încă.
error-nothing-here = În acest canal nu e niciun joc în curs. Deschide unul cu { COMMAND("new") } sau caută-l pe al tău cu { COMMAND("games") }.
error-nowhere = Acum nu joci nicăieri. { COMMAND("new") } deschide un joc.
error-only-elsewhere = Joci pe alte servere, dar nu pe acesta. { COMMAND("games") } te duce acolo.

game-channel-lost = ⚠️ Nu mai pot scrie în canalul jocului tău de Citadels{ $server ->
    [none] { "" }
   *[other] { " " }de pe { $server }
}. { $lacking ->
    [none] A dispărut sau e închis pentru mine.
   *[other] În { $channel } îmi lipsesc permisiuni: { $lacking }.
} Poți juca mai departe aici; { COMMAND("board") } arată tabla în alt canal.
game-channel-lost-owner = ⚠️ Un joc Citadels din { $channel }{ $server ->
    [none] { "" }
   *[other] { " " }(serverul { $server })
} nu poate continua: nu mai pot scrie acolo, iar niciun jucător nu primește mesaje directe de la mine. { $lacking ->
    [none] Canalul nu mai există sau îmi este închis.
   *[other] Îmi lipsesc: { $lacking }
}
game-damaged = ⚠️ Un joc de-al tău de Citadels n-a putut fi citit și a fost pus deoparte. Anunță persoana care găzduiește botul.

describe-citadels = Joacă Citadels
describe-new = Deschide un joc de Citadels: o sală în acest canal sau un joc împotriva calculatoarelor
describe-board = Arată din nou tabla jocului din acest canal
describe-hand = Vezi-ți cărțile din mână; le vezi doar tu
describe-resign = Lasă-ți locul unui calculator
describe-help = Cum se joacă Citadels aici

permission-view_channel = Vizualizare canal
permission-send_messages = Trimite mesaje
permission-send_messages_in_threads = Trimite mesaje în fire
permission-embed_links = Inserează linkuri
permission-attach_files = Atașează fișiere
