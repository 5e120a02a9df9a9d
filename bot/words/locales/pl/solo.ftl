solo-title = ## 🤖 Przeciw komputerom
solo-about = Grasz przeciw trzem komputerom i widzisz to tylko ty. Gra poczeka na ciebie, ile zechcesz.
solo-others = Ze znajomymi: { COMMAND("new") } na kanale serwera, na którym jestem.
solo-begun = **To twoja gra z komputerami.** { COMMAND("games") } prowadzi do niej z każdego miejsca.
solo-running = Masz już rozpoczętą własną grę: **runda { $round }**. Dokończ ją albo poddaj się (dokończy ją komputer, a ty zajmiesz ostatnie miejsce). { $then ->
    [none] Potem możesz zacząć następną.
   *[other] Potem naciśnij **{ $then }**.
}
button-change-solo = Zmień opcje
button-add-bot = Dodaj mnie do serwera

## Gra od wybranego kroku powtórki

button-play-on = Zagraj stąd
play-on-about = ### Zagraj stąd
    Siadasz na miejscu gracza { $name }, tuż przed tym wyborem, a za wszystkich pozostałych grają komputery. Wszystko, czego z tego miejsca nie widać, zostanie rozdane na nowo: cudze karty, talia, zakryte postacie i to, o czym zdecyduje los.
play-on-seat = Graj jako { $name }
play-on-counts = Ta gra nie liczy się do niczego: nie ma z niej punktów rankingowych, odznak ani zapisu. Powtórka się nie zmieni.
play-on-begun = **Grasz od wybranego kroku powtórki, przeciwko komputerom.** Wszystko, co było przed tobą ukryte, rozdano na nowo. { COMMAND("games") } prowadzi do tej gry z każdego miejsca.
error-play-on-over = Od tego kroku ten gracz nie ma już nic do wyboru. Wybierz wcześniejszy krok albo innego gracza.
error-play-on-daily = Inni mogą jeszcze rozegrać to rozdanie. Zagrać stąd będzie można od { $when }.
