describe-puzzle = Zagadka dnia: jedna pozycja, jeden wybór; widzisz to tylko ty

button-puzzle = 🧩 Zagadka dnia

puzzle-title = ## 🧩 Zagadka { $number }
puzzle-late = 💬 Tamta zagadka już minęła. To jest dzisiejsza.

## Po odpowiedzi

puzzle-option =
    { $mark ->
        [best] ✅
        [chosen] 🔸
       *[none] ▫️
    } **{ $option }**: { $chance } szans na wygraną · wybór { $share }% osób
puzzle-why-deed = 💡 **{ $other }**: { $deed } gier. **{ $best }**: { $less }%.
puzzle-why-lead = 💡 Średnia przewaga nad najlepszym rywalem. **{ $best }**: { $lead }. **{ $other }**: { $other-lead }.
puzzle-why-close = 💡 W punktach różnica jest mała, ale **{ $best }** częściej daje wygraną.
puzzle-people = -# Odpowiedzi dzisiaj: { $people }
puzzle-streak =
    { $solved ->
        [yes] 🎉 Rozwiązane!
       *[no] Jest coś lepszego.
    } Dni z rzędu: **{ $answered }** · rozwiązane: **{ $best }**. Następna zagadka o północy UTC.

## Co widzi kanał

puzzle-shared =
    🧩 { $name }: zagadka { $number } { $solved ->
        [yes] ✅
       *[no] ❌
    } · seria { $streak }

error-no-puzzle = Dziś nie ma zagadki. Przyczynę zna dziennik bota.
error-puzzle-over = Tamta zagadka już minęła. Dzisiejszą pokaże { COMMAND("puzzle") }.
