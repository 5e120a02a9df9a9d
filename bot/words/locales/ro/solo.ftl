solo-title = ## 🤖 Împotriva calculatoarelor
solo-about = Joci împotriva a trei calculatoare și vezi asta doar tu. Jocul te așteaptă oricât vrei.
solo-others = Ca să joci cu prieteni, folosește { COMMAND("new") } într-un canal de pe un server unde sunt și eu.
solo-begun = **Acesta e jocul tău împotriva calculatoarelor.** { COMMAND("games") } te aduce înapoi la el, de oriunde.
solo-running = Ai deja un joc al tău în curs: **runda { $round }**. Termină-l sau renunță (îl încheie un calculator, iar tu ești pe ultimul loc). { $then ->
    [none] Apoi poți începe altul.
   *[other] Apoi apasă **{ $then }**.
}
button-change-solo = Schimbă opțiunile
button-add-bot = Adaugă-mă pe un server

## Un joc de la un pas al reluării

button-play-on = Joacă de aici
play-on-about = ### Joacă de aici
    Te așezi pe locul lui { $name }, chiar înainte de această alegere. Pe toate celelalte locuri joacă calculatoare. Ce nu se vede de pe acest loc se împarte din nou: cărțile celorlalți, teancul, personajele ascunse și tot ce ține de noroc.
play-on-seat = Joacă în locul lui { $name }
play-on-counts = Jocul acesta nu contează nicăieri: nu schimbă ratingul, nu aduce insigne și nu are înregistrare. Reluarea rămâne cum e.
play-on-begun = **Joci de la un pas al unui joc încheiat, împotriva calculatoarelor.** Tot ce îți era ascuns s-a împărțit din nou. { COMMAND("games") } te aduce înapoi la joc, de oriunde.
error-play-on-over = De aici, acest jucător nu mai are nimic de ales. Alege un pas mai devreme sau alt jucător.
error-play-on-daily = Alții mai pot juca aceste cărți. Poți juca de aici după { $when }.
