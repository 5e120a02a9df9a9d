describe-profile = Vezi jocurile și ratingul cuiva, sau ale tale
    .person = Al cui profil? Fără alegere, al tău

profile-title = ## 👤 { $name }
profile-others = Jocuri pe acest server
profile-level = { $left ->
    [one] Nivelul { $level } · termină încă un joc pentru nivelul { $next }
    [few] Nivelul { $level } · termină încă { $left } jocuri pentru nivelul { $next }
   *[other] Nivelul { $level } · termină încă { $left } de jocuri pentru nivelul { $next }
}
profile-count-games = { $count ->
    [one] joc
    [few] jocuri
   *[other] de jocuri
}
profile-count-won = { $count ->
    [one] câștigat
    [few] câștigate
   *[other] câștigate
}
profile-count-winning = { $count ->
    [one] victorie la rând
    [few] victorii la rând
   *[other] de victorii la rând
}
profile-count-dailies = { $count ->
    [one] joc al zilei la rând
    [few] jocuri ale zilei la rând
   *[other] de jocuri ale zilei la rând
}
profile-rating-best = record { $number }
profile-rating-everywhere = în total { $number } (jocurile repetate cu aceiași oameni contează mai puțin)
profile-no-rating = Încă fără rating
profile-no-rating-how = Îl primești după primul joc cu rating împotriva altor oameni.
profile-favourites = Personajele preferate
profile-card-turns = { $count ->
    [one] o tură
    [few] { $count } ture
   *[other] { $count } de ture
}
profile-rivals = Rivali
profile-computers = Împotriva calculatoarelor
profile-computers-how = înaintea lor : în urma lor
profile-city-first = Primul oraș · { $day }
profile-city-best = Cel mai bun oraș · { $day }
profile-near = { $done } din { $needed }
profile-how = Toată lumea începe la 1000. Semnul **?** arată că ratingul nu s-a stabilizat încă, ceea ce durează cam zece jocuri.
profile-picture-here = Rating pe acest server, de la început
profile-picture-everywhere = Rating pe toate serverele, de la început
profile-counted = Victorii cu rating în total: { $won } din { $games }

profile-rated = Jocuri cu rating: { $rated }.
profile-cups = 🏆 Turnee jucate: **{ $played }**, câștigate: **{ $won }**, cel mai bun loc: { $best }
profile-daily = 🏰 Jocuri ale zilei: **{ $days }** · zile la rând: **{ $now }**, record { $longest } · cea mai bună zi: **{ $best }** { $best ->
    [one] punct
    [few] puncte
   *[other] de puncte
}
profile-daily-title = Ultimele tale jocuri ale zilei
button-profile-daily = Jocuri ale zilei

profile-last = **Ultimele jocuri**
profile-last-line = { $number }. { $told }
profile-last-game = { $place ->
    [1] 🏆 **locul 1** din { $seats }
   *[other] **locul { $place }** din { $seats }
}
profile-last-points = { $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
}
profile-last-resigned = 🏳️ lăsat unui calculator
profile-last-board = [tabla]({ $address })

profile-own-nothing = Aici apar jocurile tale cu alții și cu calculatorul, după ce închei unul. Jocurile zilei se numără separat. { COMMAND("new") } deschide unul.
profile-nothing = { $name } n-a jucat încă aici. { COMMAND("new") } deschide un joc.
profile-nothing-direct = Ca să vezi jocurile cuiva de pe un server, folosește comanda acolo.

profile-by-seats = **Victorii după numărul de jucători**
profile-seats = { $seats } jucători: { $won } din { $games }
profile-characters = **Personaje**
profile-uniques = **Cartiere speciale** 🟣
profile-often = Cel mai des: { $cards }
profile-often-card = { $name } ({ $times })
profile-best = Cu cel mai mare succes: { $cards }
profile-best-card = { $name } (victorii: { $won } din { $games })
profile-streak-winning = Cele mai multe victorii la rând: { $longest }
profile-streak-finishing = Jocuri încheiate la rând: **{ $now }** acum, record { $longest }
profile-finished = Jocuri încheiate: { $finished } din { $all }
profile-pace = Timp obișnuit de răspuns: { $count } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] h
}

button-profile-replay = Reluarea { $number }
button-profile-games = Ultimele jocuri
button-profile-more = Mai mult
button-profile-main = Înapoi
switch-shown = { $state ->
    [on] Ascunde-mă în clasamentele generale
   *[off] Arată-mă în clasamentele generale
}
switch-named = { $state ->
    [on] Ascunde-mi numele acolo
   *[off] Arată-mi numele acolo
}
profile-shown = -# În clasamentele tuturor serverelor { $state ->
    [named] apari cu numele.
    [shown] apari fără nume.
   *[hidden] nu apari.
}
profile-won-seasons = 🏆 Sezoane câștigate ({ $count }): { $seasons }
