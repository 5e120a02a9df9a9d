solo-title = ## 🤖 Przeciw komputerom
solo-about = Grasz przeciw trzem komputerom i widzisz to tylko ty. Gra poczeka na ciebie, ile zechcesz.
solo-others = Ze znajomymi: { COMMAND("new") } na kanale serwera, na którym jestem.
solo-begun = **To twoja gra z komputerami.** { COMMAND("games") } prowadzi do niej z każdego miejsca.
solo-running = Masz rozpoczętą grę: **runda { $round }**. Graj dalej albo poddaj się: wtedy dokończy ją komputer, a ty zajmiesz ostatnie miejsce. Potem możesz zacząć następną.
solo-running-then = Gdy tamta gra się skończy, naciśnij tu **{ $button }**.
button-change-solo = Zmień opcje
button-add-bot = Dodaj mnie do serwera

## Gra od wybranego kroku powtórki

button-play-on = Graj dalej
button-play-on-again = Jeszcze raz od tego miejsca
play-on-about = ### Graj dalej od tego miejsca
    Siadasz na miejscu gracza { $name }, tuż przed tym wyborem, a za wszystkich pozostałych grają komputery. Wszystko, czego z tego miejsca nie widać, zostanie rozdane na nowo: cudze karty, talia, zakryte postacie i to, o czym zdecyduje los.
play-on-seat = Graj jako { $name }
play-on-counts = Ta gra nie liczy się do niczego: nie ma z niej punktów rankingowych, odznak ani zapisu. Powtórka się nie zmieni.
play-on-begun = **Grasz dalej od wybranego kroku powtórki, przeciwko komputerom.** Wszystko, co było przed tobą ukryte, rozdano na nowo. { COMMAND("games") } prowadzi do tej gry z każdego miejsca.
error-play-on-over = Od tego kroku ten gracz nie ma już nic do wyboru. Wybierz wcześniejszy krok albo innego gracza.
error-play-on-daily = Inni mogą jeszcze rozegrać to rozdanie. Grać od niego dalej będzie można od { $when }.
