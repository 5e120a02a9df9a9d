command-opened = Herna je otevřená.
resign-what = { $leaving ->
    [live] Tvoje místo natrvalo převezme počítač a skončíš na posledním místě.
    [slow] Tvoje místo natrvalo převezme počítač. Když odehraje víc než čtvrtinu tvých tahů, skončíš na posledním místě.
    [unrated] Tvoje místo natrvalo převezme počítač.
   *[several] Tvoje místo natrvalo převezme počítač a v hodnocené hře skončíš na posledním místě. V pomalé hře jen tehdy, když počítač odehraje víc než čtvrtinu tvých tahů. Totéž platí, když prostě přestaneš odpovídat.
}
command-resign-confirm = Opravdu se chceš vzdát? { resign-what } Jen si odskočíš? Nevzdávej se: když ti vyprší čas, hraje za tebe počítač, dokud nestiskneš **{ button-im-back }**.
command-resign-confirm-last = Opravdu se chceš vzdát? Počítače pak hru hned dohrají a čeká tě poslední místo.
resign-done = 🏳️ Tuto hru vzdáváš. Své umístění uvidíš, až skončí.
ping-turn =
    { $mention } { $asked ->
        [choose] Vyber si postavu v Citadele.
        [turn] V Citadele jsi na tahu.
        [other] Citadela čeká na tvou odpověď v tahu hráče { $turn }.
       *[question] Citadela čeká na tvou odpověď.
    }
ping-lapsed = { $mention } ⏰ Vypršel ti čas: hraje za tebe počítač, dokud nestiskneš **Jsem zpět**.
ping-about =
    -# Hraje s tebou { $others }{ $until ->
        [none] .
       *[other] { " " }· čas vyprší { $until }
    }

## Příkazy, jak se píšou

slash-citadels = citadela
slash-new = založit
slash-board = přehled
slash-hand = karty
slash-resign = vzdát
slash-help = nápověda
slash-learn = lekce
slash-daily = rozdání
slash-puzzle = úloha
slash-tournament = turnaj
slash-games = hry
    .mine = moje
slash-rules = pravidla
    .card = karta
    .topic = téma
    .edition = edice
slash-notify = upozornění
    .quiet_from = klid_od
    .quiet_to = klid_do
    .zone = pásmo
slash-log = průběh
    .game = hra
slash-replay = přehrát
    .game = hra
slash-history = historie
slash-profile = profil
    .person = hráč
slash-leaderboard = žebříček
slash-privacy = soukromí
    .show = zobrazit
    .export = stáhnout
    .delete = smazat
slash-server = server
slash-language = jazyk
