solo-title = ## 🤖 Împotriva calculatoarelor
solo-about = Joci împotriva a trei calculatoare și vezi asta doar tu. Jocul te așteaptă oricât vrei.
solo-others = Cu prietenii: { COMMAND("new") } într-un canal de pe un server unde sunt și eu.
solo-begun = **Împotriva calculatoarelor:** jocul acesta te așteaptă. { COMMAND("games") } te aduce înapoi la el, de oriunde.
solo-running = Ai un joc în curs: **runda { $round }**. Joacă mai departe sau renunță: atunci îl încheie un calculator, iar tu poți începe altul.
button-add-bot = Adaugă-mă pe un server
