command-opened = Sala de așteptare e deschisă.
resign-what = { $leaving ->
    [live] Un calculator îți ia locul definitiv, iar tu ieși pe ultimul loc.
    [slow] Un calculator îți ia locul definitiv. Dacă joacă mai mult de un sfert din turele tale, ieși pe ultimul loc.
    [unrated] Un calculator îți ia locul definitiv.
   *[several] Un calculator îți ia locul definitiv, iar într-un joc cu rating ieși pe ultimul loc. Într-un joc pe îndelete pățești asta doar dacă el joacă mai mult de un sfert din turele tale. La fel e și dacă pur și simplu nu mai răspunzi.
}
command-resign-confirm = Chiar vrei să renunți? { resign-what } Lipsești doar puțin? Nu renunța: când ți se termină timpul, un calculator joacă în locul tău până apeși **{ button-im-back }**.
command-resign-confirm-last = Chiar vrei să renunți? Calculatoarele încheie atunci jocul imediat, iar tu ieși pe ultimul loc.
resign-done = 🏳️ Ai renunțat. Îți vezi locul când se termină jocul.

ping-turn = { $mention } { $asked ->
    [choose] Alege un personaj în Citadels.
    [turn] E rândul tău în Citadels.
    [other] În Citadels se așteaptă răspunsul tău, în tura jucătorului { $turn }.
   *[question] În Citadels se așteaptă răspunsul tău.
}
ping-lapsed = { $mention } ⏰ Ți s-a terminat timpul: un calculator joacă în locul tău până apeși **Am revenit**.
ping-about = -# La masă cu { $others }{ $until ->
    [none] .
   *[other] { " " }· timpul se termină { $until }
}

slash-citadels = citadels
slash-new = joc_nou
slash-board = tablă
slash-hand = mână
slash-resign = renunță
slash-help = ajutor
slash-learn = învață
slash-daily = jocul_zilei
slash-puzzle = problemă
slash-tournament = turneu
slash-games = jocuri
    .mine = ale_mele
slash-rules = reguli
    .card = carte
    .topic = temă
    .edition = ediție
slash-notify = notificări
    .quiet_from = liniște_de_la
    .quiet_to = liniște_până_la
    .zone = fus
slash-log = jurnal
    .game = joc
slash-replay = reluare
    .game = joc
slash-history = istoric
slash-profile = profil
    .person = persoană
slash-leaderboard = clasament
slash-privacy = confidențialitate
    .show = arată
    .export = descarcă
    .delete = șterge
slash-server = server
slash-language = limbă
