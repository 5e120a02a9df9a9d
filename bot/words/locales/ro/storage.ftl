storage-cause = { $cause ->
    [full] Discul meu e plin.
    [read-only] Nu am voie să folosesc fișierul jocurilor mele.
    [locked] Alt program folosește fișierul jocurilor mele.
    [silent] Baza mea de date nu răspunde.
    [away] Nu mă pot conecta la baza mea de date.
   *[failing] Discul meu nu merge.
}
error-outage = ⏸️ { storage-cause } Acum nu se poate salva nimic, deci nici asta; tot ce a fost înainte e în siguranță. Încearcă din nou peste o clipă.
error-unsure = ⏸️ { storage-cause } Nu pot spune dacă asta s-a salvat; tot ce a fost înainte e în siguranță. Uită-te din nou peste o clipă.
error-not-read = ⏸️ { storage-cause } Acum nu pot căuta asta; nu s-a pierdut nimic. Încearcă din nou peste o clipă.

board-held-up = ⏸️ **Jocul stă pe loc** de la { $since }. { storage-cause } Nu s-a pierdut nimic, iar jocul continuă singur imediat ce se poate.
