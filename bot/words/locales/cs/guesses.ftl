button-guess = Tipnout si
guesses-title = ### 🔮 Kdo je kdo? { $round }. kolo
guesses-how = Jen pro tebe. Na konci kola všichni uvidí, kolik tvých tipů vyšlo.
guesses-none = Všechny postavy už byly vyvolány. Tipovat můžeš zase v dalším kole.
menu-guess = { $character }: kdo?
guess-option = { $character }: { $name }
guess-shown = ukázané postavy: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }** má správně { $right }/{ $known }
guessing-option = **Tipování, kdo je kdo**: { $state ->
    [on] po svém tahu můžeš pro zábavu tipovat postavy ostatních (pod tlačítkem „Průběh“).
   *[off] vypnuté, postavy ostatních tedy nikdo netipuje.
}
switch-guessing = { $state ->
    [on] Vypnout tipování
   *[off] Zapnout tipování
}

error-guess-late = Tohle už se ví. Tady je, co se ještě dá tipovat.
error-guess-early = Tipovat můžeš, až tě v tomto kole už nic nečeká.
error-no-guesses = V této hře se netipuje.
