storage-cause =
    { $cause ->
        [full] Mój dysk jest pełny.
        [read-only] Nie wolno mi korzystać z pliku z grami.
        [locked] Pliku z grami używa inny program.
        [silent] Moja baza danych nie odpowiada.
        [away] Nie mogę połączyć się z moją bazą danych.
       *[failing] Mój dysk nie działa.
    }
error-outage = ⏸️ { storage-cause } Nic nie da się teraz zapisać, więc to się nie liczy; wszystko wcześniejsze jest bezpieczne. Spróbuj ponownie za chwilę.
error-unsure = ⏸️ { storage-cause } Nie wiem, czy to się liczy; wszystko wcześniejsze jest bezpieczne. Spójrz jeszcze raz za chwilę.
error-not-read = ⏸️ { storage-cause } Nie mogę teraz tego sprawdzić; nic nie przepadło. Spróbuj ponownie za chwilę.
board-held-up = ⏸️ **Gra stoi** od { $since }. { storage-cause } Nic nie przepadło, a gra ruszy sama, gdy tylko się da.
