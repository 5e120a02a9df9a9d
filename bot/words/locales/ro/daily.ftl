describe-daily = Joacă jocul zilei: același pentru toți, o dată pe zi
button-cities = 🏘 Orașe
button-daily = Jocul zilei
button-daily-table = Clasament
daily-every-day = -# Altele în fiecare zi: { COMMAND("daily") } · { COMMAND("puzzle") }
daily-begun = **{ $name }:** aici nu se dau sfaturi, pentru că punctele tale le compar cu ale celorlalți.
daily-new-about = **{ $name }:** un joc cu trei calculatoare. Toată lumea primește aceleași cărți și o încercare. Se încheie { $when }. Poți reveni mai târziu: { COMMAND("daily") }.
    -# Serverul tău îți vede numele, celelalte doar rezultatul. Schimbă: { COMMAND("profile") }
daily-new = { $count ->
    [one] Un personaj nou pentru tine
    [few] { $count } personaje noi pentru tine
   *[other] { $count } de personaje noi pentru tine
}
daily-new-first = -# Joci prima oară? Începe cu un joc fără aceste personaje.
button-daily-start = Începe jocul zilei
daily-yesterday = ⏮️ Ai încheiat jocul de ieri cu { $points }: locul { $place } din { $people }.
daily-name = Citadels, jocul zilei nr. { $day }
daily-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
daily-title = ## 🏰 { $name } · { $points }
daily-place = { $place ->
    [1] Ai câștigat la masa ta.
   *[other] { end-place } din { $count } la masă.
}
daily-better =
    { $people ->
        [one] Ai jucat mai bine decât **{ $percent }%** dintre ceilalți: a mai jucat o singură persoană.
        [few] Ai jucat mai bine decât **{ $percent }%** dintre ceilalți { $people } jucători.
       *[other] Ai jucat mai bine decât **{ $percent }%** dintre ceilalți { $people } de jucători.
    }
daily-better-few =
    { $all ->
        [yes] Deocamdată ai cel mai bun rezultat dintre toți.
       *[no] Ai jucat mai bine decât **{ $better }** dintre ceilalți { $people } jucători.
    }
daily-first = Jocul acesta nu l-a mai terminat încă nimeni.
daily-streak = { $days ->
    [one] 🔥 o zi la rând
    [few] 🔥 { $days } zile la rând
   *[other] 🔥 { $days } de zile la rând
}
daily-master = Maestrul
daily-master-how = Maestrul (calculator), cu aceleași cărți, iese pe locul { $place } din { $count }.
daily-master-title = ## Maestrul joacă: { $name }
daily-built = cartiere: { $size } (e nevoie de { $target })
daily-parted = Unde s-au despărțit drumurile
daily-turn =
    { $you ->
        [yes] Tu { $character ->
            [none] { "" }
           *[other] ai fost { $character } și{ " " }
        }{ $districts ->
            [none] n-ai construit nimic
           *[other] ai construit { NAME($districts, case: "acc") }
        }.
       *[no] { daily-master } { $character ->
            [none] { "" }
           *[other] a fost { $character } și{ " " }
        }{ $districts ->
            [none] n-a construit nimic
           *[other] a construit { NAME($districts, case: "acc") }
        }.
    }
daily-gained =
    { $you ->
        [yes] Tu ai luat
       *[no] { daily-master } a luat
    } cu { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } mai mult.
button-daily-master = Vezi jocul Maestrului

daily-late = ⏳ Ai terminat după încheierea zilei, deci jocul nu apare în clasamente.
daily-next = Următorul joc: { $when }
daily-card = { $name } · { $points } · { $city }
daily-shared = **{ $player }** · { $card }
daily-table-title = ## 🏰 Jocul zilei
span-day = Azi
span-week = Săptămâna asta
span-yesterday = Ieri
daily-row-day = { $place } { $name } · **{ daily-points }**
daily-row-week = { $place } { $name } · **{ daily-points }** · { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
daily-people = { $people ->
    [one] L-a jucat o singură persoană.
    [few] L-au jucat { $people } persoane.
   *[other] L-au jucat { $people } de persoane.
}
daily-nobody = Nu l-a terminat încă nimeni.
daily-table-how = Serverul tău îți vede numele, celelalte doar rezultatul. Schimbă: { COMMAND("profile") }
daily-week-how = Clasamentul săptămânii adună punctele din fiecare zi.
daily-fair-why = Fiecare zi are un secret, după care toată lumea primește aceleași cărți. Amprenta lui se publică cu o zi înainte, deci nimeni nu-l mai poate schimba, iar secretul se publică la o oră după încheierea zilei. **Un singur lucru nu se poate verifica:** dacă un operator al botului s-a uitat la secret și știe cărțile.
daily-fair-day = **{ $name }**
daily-fair-later = Secretul acestui joc se arată la { $when }. Atunci îți poți verifica jocul.
error-daily-damaged = Jocul zilei de azi s-a deteriorat pe discul meu și nu-l mai pot împărți. Următorul începe la { $when }.
error-daily-deleted = Ai jucat deja jocul zilei de azi, înainte de ștergerea datelor. Următorul începe la { $when }.
daily-fair-check = **Verifică.** Compară amprenta cu cea care s-a văzut cu o zi înainte. Apasă **Înregistrare**, salvează fișierul lângă codul botului și rulează acolo `{ $command }`.
