describe-log = Historia gry runda po rundzie; widzisz ją tylko ty
    .game = Zakończona gra; pomiń, by zobaczyć tę z tego kanału
button-log = Dziennik
games-log = Pokaż jej dziennik
log-title =
    { $parts ->
        [1] ## 📜 Runda { $round } z { $rounds }
       *[other] ## 📜 Runda { $round } z { $rounds } · część { $part } z { $parts }
    }
log-crown = -# 👑 Wybór zaczyna: { $seat }.
log-goes-on = -# Ta runda trwa.
log-nothing = -# Nie ma jeszcze o czym opowiadać.
log-incomplete = ⚠️ Części tego dziennika nie da się już odczytać.
log-round = Runda { $number }
error-no-log-own = Teraz w nic nie grasz. Zakończone gry pokazuje { COMMAND("history") }.
error-no-such-log = Nie znam tej gry. Wybierz którąś z listy, która pojawia się podczas pisania.
