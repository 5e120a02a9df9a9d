button-ready = Připraveno
button-seats = Místa
button-shuffle = Zamíchat místa
lobby-not-ready =
    ⌛ Ještě se čeká na: { $names ->
        [none]
            { $count ->
                [one] **{ $count } hráče**
                [few] **{ $count } hráče**
               *[other] **{ $count } hráčů**
            }
       *[other] { $names }
    }{ $last ->
        [yes] { " " }(z minulé hry)
       *[no] { "" }
    }. { $host } může { $add ->
        [yes] přidat počítač a začít
       *[no] začít
    } i bez { $last ->
        [yes] { $count ->
            [one] tohoto hráče
            [few] nich
           *[other] nich
        }
       *[no] čekání
    }.
lobby-asked-again =
    🔁 { $changes ->
        [none] Změnilo se nastavení.
       *[other] Zakladatel změnil: { $changes }.
    } Jestli ti to vyhovuje, stiskni **{ button-ready }**.
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
