describe-puzzle = Zadanie dnia: jedna pozycja, jeden wybór; widzisz to tylko ty
button-puzzle = 🧩 Zadanie dnia
puzzle-title = -# 🧩 Zadanie { $number }
puzzle-task = { puzzle-title } · Który wybór wygrywa najczęściej? Jedna próba.
puzzle-late = 💬 Tamto zadanie już minęło. To jest dzisiejsze.

## Po odpowiedzi

puzzle-why = Po wyborze **{ $option }** { $why }.
puzzle-facts = 💡 **Ta runda:** { $facts }
puzzle-people = { puzzle-title } · { $people ->
        [1] twoja odpowiedź jest pierwsza
       *[other] odpowiedzi: { $people }
    } · następne o { $when }
puzzle-equal = 🎉 Rozwiązane! { $names } są tu równie dobre, bo różnica jest zbyt mała. Dni z rzędu: **{ $days }**.
puzzle-verdict =
    { $solved ->
        [yes] 🎉 Rozwiązane! Najlepsza odpowiedź to **{ $best }**. Dni z rzędu: **{ $days }**.
       *[no] Najlepsza odpowiedź to **{ $best }**. Twój wybór: **{ $yours }**.
    }
puzzle-why-wins =
    💡 { $solved ->
        [yes] W grach próbnych twój wybór wygrywa { $wins }%, drugi najlepszy { $less }%
       *[no] W grach próbnych najlepszy wybór wygrywa { $wins }%, twój { $less }%
    }. { $points ->
        [0] { "" }
       *[other] Wobec najlepszego rywala daje średnio { $points } pkt więcej.{ " " }
    }Żadne pojedyncze zdarzenie tej rundy tego nie tłumaczy.

## Co widzi kanał

puzzle-shared =
    🧩 { $name }: zadanie { $number } { $solved ->
        [yes] ✅
       *[no] ❌
    } · seria { $streak }
error-no-puzzle = Dziś nie ma zadania. Przyczynę podaje log bota.
error-puzzle-over = Tamto zadanie już minęło. Dzisiejsze pokaże { COMMAND("puzzle") }.
