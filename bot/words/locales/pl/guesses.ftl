button-guess = Zgaduj
guesses-title = ### 🔮 Kto jest kim w rundzie { $round }?
guesses-how = Tylko dla ciebie. Po rundzie wszyscy zobaczą, ile udało ci się odgadnąć.
guesses-none = Wszystkie postacie już wywołano. Zgaduj znów w następnej rundzie.
menu-guess = { $character }: kto?
guess-option = { $character }: { $name }
guess-shown = ujawnione: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }**: odgadnięte { $right } z { $known }
guessing-option = **Zgadywanie, kto jest kim**: { $state ->
    [on] po swojej turze możesz dla zabawy zgadywać cudze postacie (w dzienniku).
   *[off] wyłączone, więc nikt nie zgaduje cudzych postaci w dzienniku.
}
switch-guessing = { $state ->
    [on] Wyłącz zgadywanie
   *[off] Włącz zgadywanie
}
error-guess-late = To już wiadomo. Oto, co jeszcze można zgadywać.
error-guess-early = Możesz zgadywać, gdy nic więcej cię w tej rundzie nie czeka.
error-no-guesses = W tej grze nikt nie zgaduje.
