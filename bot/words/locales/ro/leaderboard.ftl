describe-leaderboard = Vezi cei mai buni jucători de pe acest server și de pe toate serverele

rating-number = { $settled ->
    [no] { $number }?
   *[yes] { $number }
}
rating-settling = **?** e o primă estimare, pentru încă { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}.
rating-change = { $way ->
    [up] 📈 +{ $points }
    [down] 📉 −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] ianuarie–martie { $year }
    [2] aprilie–iunie { $year }
    [3] iulie–septembrie { $year }
   *[4] octombrie–decembrie { $year }
}

leaderboard-title = ## 🏆 Clasament
scope-met = Cei cu care joc
scope-server = Acest server
scope-everywhere = Toate serverele
span-season = Sezonul acesta
span-always = De la început
leaderboard-of = { $seats ->
    [any] Oricâți jucători
   *[other] Jocuri de { $seats } jucători
}

leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-place-own = 👉 { $place }
leaderboard-row-rating = { $place } { $name } · **{ $number }** · { $wins } { $wins ->
    [one] victorie
    [few] victorii
   *[other] de victorii
} din { $games }
leaderboard-row-wins = { $place } { $name } · **{ $wins }** { $wins ->
    [one] victorie
    [few] victorii
   *[other] de victorii
} din { $games } · { $number }
leaderboard-row-games = { $place } { $name } · { $wins } { $wins ->
    [one] victorie
    [few] victorii
   *[other] de victorii
} din **{ $games }** · { $number }
leaderboard-unnamed = cineva
leaderboard-nobody = { $scope ->
    [everywhere] Niciun joc din această perioadă nu contează încă aici. Jocurile cu alții contează pe toate serverele, dacă serverul lor sau jucătorul nu a oprit asta. Numele tău nu se vede aici până nu îl arăți.
   *[other] Încă nimeni: primul loc e liber.
}
leaderboard-own-new = Nu ești încă în acest clasament.
leaderboard-own-left = Nu ești încă în clasament: jocurile tale cu rating le-a terminat un calculator. Termină unul până la capăt.
leaderboard-own-away = Ai ieșit din clasament după 90 de zile fără un astfel de joc.
leaderboard-own-hidden = Ai ales să nu apari aici; { COMMAND("profile") } schimbă asta.

name-first = 🌍 Clasamentele tuturor serverelor îți arată acum rezultatul, fără nume. Schimbi asta aici: { COMMAND("profile") }
name-own = Ceilalți îți văd rândul de aici fără nume.
button-show-name = Adaugă-mi numele
name-shown = De acum, clasamentele tuturor serverelor îți arată numele. { COMMAND("profile") } schimbă asta.

leaderboard-counts = Un joc contează dacă îl încep doi oameni și măcar unul rămâne până la sfârșit. În clasament apare cine a terminat măcar unul.
leaderboard-how-of = Ratingul arătat e cel din toate jocurile.
leaderboard-floor = Oricum ți-ar ieși jocurile, nu cobori aici sub { $number } cât timp continui să joci.
leaderboard-podium = Pe podiumul sezonului ajungi cu cel puțin { $games } jocuri terminate, așa că cine are mai puține stă la sfârșit.

menu-leaderboard-by = Sortează după…
menu-leaderboard-of = Ce jocuri?
menu-leaderboard-when = Ce sezon?
leaderboard-by-rating = După rating
leaderboard-by-wins = După victorii
leaderboard-by-games = După jocuri

button-post = Arată tuturor
button-shown = Arătat
button-higher = ▲ Mai sus
button-lower = ▼ Mai jos
button-own-place = Locul meu
button-leaderboard = Vezi mai mult

podium-title = ## 🏆 { $season }
podium-about = **Sezonul s-a încheiat. Felicitări!**
season-next = Noul sezon a început: toți îl încep cu ratingul 1000.
podium-needs = Pe podium ajungi cu cel puțin { $games } jocuri terminate într-un sezon.
podium-numbers = Numerele sunt ratinguri. Semnul **?** arată că unul încă se stabilizează.
podium-name = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $name }
podium-step = **{ $place }.** **{ $name }** · { $number }

button-own-season = Sezonul meu
season-title = ### 🏁 { $season } · { $server }
season-place = { $over ->
    [yes] Ai terminat
   *[no] Ești
} pe locul { $place } din { $people } în clasamentul serverului și ai câștigat { $wins } din { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}.
season-best = Cel mai bun scor al tău: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
season-rival = Cel mai des ai jucat cu **{ $name }**: { $count ->
    [one] 1 joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}.
season-rise = Chiar deasupra ta e **{ $name }**. { $wins ->
    [0] Ca să urci, ți-ar trebui peste nouă victorii.
    [one] O victorie la o masă de patru ar trebui să ajungă.
    [few] Vreo { $wins } victorii la o masă de patru ar trebui să ajungă.
   *[other] Vreo { $wins } de victorii la o masă de patru ar trebui să ajungă.
}
season-missing = Pentru un loc pe podium, mai termină { $missing ->
    [one] un joc
    [few] { $missing } jocuri
   *[other] { $missing } de jocuri
} în sezonul acesta. Până atunci, oricine are { $needed } jocuri terminate e înaintea ta.
season-ends = Sezonul se încheie pe { $when }.
button-season-news = { $news ->
    [on] Anunță-mă la sfârșit de sezon
   *[off] Nu-mi mai scrie despre sezoane
}
season-news = { $on ->
    [on] Îți scriu cu puțin înainte de sfârșitul unui sezon și încă o dată după ce se încheie.
   *[off] Nu-ți mai scriu despre sezoane.
}
error-no-season = În sezonul acela nu ai terminat aici niciun joc cu rating.
podium-games = { $count ->
    [one] un joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}
podium-people = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
podium-figures = 📊 { $games } · { $people } · cel mai bun scor: { $points }, **{ $name }**
