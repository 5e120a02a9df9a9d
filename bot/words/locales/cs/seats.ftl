button-ready = Připraveno
button-seats = Místa
button-shuffle = Zamíchat místa
lobby-not-ready = ⌛ Čeká se na potvrzení: { $names }
lobby-asked-again =
    🔁 Po potvrzení ({ $names }) se změnilo nastavení. { $changes ->
        [none] Podívej se na ně
       *[other] Nově: { $changes }. Podívej se
    } a znovu stiskni **Připraveno**.
seats-title = ## Místa
seats-option = { $seat }. { $name }
menu-seats-swap = Prohodit dvě místa
menu-seats-host = Předat roli zakladatele
menu-seats-out = Uvolnit místo
error-not-sitting = V této herně (už) nesedíš. Chceš hrát? Stiskni **Připojit se**.
lobby-expired-minutes =
    ✖️ Herna se zavřela, protože { $count ->
        [one] { $count } minutu
        [few] { $count } minuty
       *[other] { $count } minut
    } nikdo na nic neklikl. { COMMAND("new") } otevře další.
lobby-expired-days =
    ✖️ Herna se zavřela, protože { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    } nikdo na nic neklikl. { COMMAND("new") } otevře další.
