describe-history = Jocurile tale încheiate: cum s-au terminat, cu reluarea fiecăruia
describe-replay = Parcurge un joc încheiat, întrebare cu întrebare; îl vezi doar tu
    .game = Ce joc: alege unul de-al tău sau scrie ID-ul altuia

button-replay = Reluare
button-record = Înregistrare
button-film = Film
film-title = ## Filmul jocului
film-not-now = Filmul nu se poate face acum. Încearcă din nou peste un minut.
button-final = Tabla finală

replay-title = ## Runda { $round } din { $rounds }
replay-deal = 🎴 **Se împart cărțile.**
replay-asked = ❓ { $seat }{ $character ->
    [none] { "" }
   *[other] , { $character }
}: { $text }
replay-picked = ✅ **{ $answer }**
replay-chose = { $seat }{ $character ->
    [none] { "" }
   *[other] { " " }({ $character })
} a ales: **{ $answer }**.
replay-others = -# Se mai putea: { $answers }
replay-other-answers = { $count ->
    [one] -# Mai era posibil un răspuns.
    [few] -# Mai erau posibile { $count } răspunsuri.
   *[other] -# Mai erau posibile { $count } de răspunsuri.
}
replay-followed = **Ce a urmat**
replay-nothing = Încă nimic.
replay-secret = 🔒 Doar { $seat } a văzut: „{ $text }”
replay-hand = ✋ { $cards }

button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-last = ⏭️
button-next-step = ▶️ Pas
button-round-before = ⏪
button-round-after = ⏩ Rundă
menu-rounds = Mergi la o rundă
replay-round = Runda { $number }

replay-other-rules = Regulile s-au schimbat de la acest joc încoace, așa că nu-l pot parcurge. Înregistrarea îl povestește în întregime.

history-title = ## Jocurile tale încheiate
history-none = N-ai încheiat încă niciun joc. { COMMAND("new") } deschide unul.
history-game = { $when } · { $resigned ->
    [yes] 🏳️{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🏆 **victorie**
   *[other] locul **{ $place }** din { $seats }
}, **{ $points }** { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
}{ $rated ->
    [yes] { "" }
   *[no] { " " }· fără rating
}{ $server ->
    [none] { "" }
   *[other] { " " }· { $server }
}
history-player = { $place }. { $name } { $points }
history-left = -# În lista aceasta, 🏳️ înseamnă: în locul jucătorului a terminat un calculator, deci ultimul loc.
button-newer = ◀️ Mai noi
button-older = Mai vechi ▶️

history-choice = { $date }: { $people }{ $computers ->
    [0] { "" }
    [one] { " " }și un calculator
    [few] { " " }și { $computers } calculatoare
   *[other] { " " }și { $computers } de calculatoare
}{ $winners ->
    [none] , toți au părăsit jocul
   *[other] , victorie: { $winners }
}
history-left-name = 🏳️ { $name }

record-title = ### Înregistrarea acestui joc
record-check = Fișierul are pregătirea, secretul, toate clicurile și alegerile, fără nume. Salvează-l lângă codul botului și rulează acolo `{ $command }`: împarte cărțile din nou și reface fiecare alegere.
record-fingerprint = Dacă botul a arătat aceeași amprentă înainte de joc, nimeni nu a schimbat împărțeala:

error-no-replay = Mutările acestui joc nu se mai păstrează sau nu mai pot fi citite.
