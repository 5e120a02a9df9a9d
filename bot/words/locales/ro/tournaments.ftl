describe-tournament = Vezi turneul în curs sau ultimul, ori deschide unul aici

tournament-title = ## 🏆 { $name }
tournament-name = { $kind ->
    [league] Ligă
   *[live] Turneu
}: { $state ->
    [sign-up] înscrieri
    [round] runda { $round } din { $rounds }
    [over] clasament final
   *[cancelled] { $kind ->
        [league] anulată
       *[live] anulat
    }
}
tournament-points = Puncte

tournament-about = **{ $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}** la mese de { $size } (la nevoie, de 3–5). { $kind ->
    [league] Jocurile sunt pe îndelete: { tournament-look-in }
   *[live] Toate mesele joacă în timp real, în același timp.
} Cărți: { $cards }.
tournament-look-in = e destul să treci de două-trei ori pe zi.
tournament-pace = În orele tale de liniște, ceasul stă, așa că { tournament-look-in } Dacă intri o dată pe zi, rezerva îți ajunge pentru vreo cinci răspunsuri.
tournament-league-how = 📆 Runda următoare începe când se termină toate mesele, cel târziu după zece zile. Jocurile neterminate continuă și atunci. Ultima rundă se încheie cu ultimul joc.
tournament-people = **Înscrieri ({ $count }):** { $names }
tournament-nobody = încă nimeni
tournament-begins = ⏳ Începe { $when }.
tournament-by-hand = Cine organizează hotărăște când începe.
tournament-then = Te chem când masa ta e gata.
tournament-how = Puncte după loc: 24, 16, 8, 0 la o masă de patru (de trei: 24, 12, 0; de cinci: 24, 18, 12, 6, 0). La egalitate, fiecare primește media. Cine nu vine sau lasă jocul calculatorului nu primește puncte. Puncte egale? Mai sus e cine are adversari cu mai multe puncte.
tournament-soon = 🏆 { $names } Turneul începe la { $when }. Te chem în acest canal când masa ta e gata.
tournament-lacks = ⏳ { $count ->
    [one] Mai e nevoie de o persoană.
    [few] Mai e nevoie de { $count } persoane.
   *[other] Mai e nevoie de { $count } de persoane.
} Se joacă de îndată ce sunt destule persoane; altfel turneul se încheie { $when }.
tournament-tie = -# La puncte egale decid punctele adversarilor. Punctele adversarilor pe locuri: { $met }
tournament-few = ✖️ S-au înscris prea puține persoane.
tournament-cancelled = ✖️ { $who ->
    [none] Turneul a fost anulat.
   *[other] { $who } a anulat turneul.
}
tournament-missing = 👥 E nevoie de cel puțin { $least } persoane. { $count ->
    [one] Mai trebuie una.
    [few] Mai trebuie { $count }.
   *[other] Mai trebuie { $count }.
}

tournament-table = [{ $of ->
    [0] Masa { $number }
   *[other] Runda { $of }, masa { $number }
}]({ $where }): { $names } · { $state ->
    [waiting] ⏳ așteaptă jucători
    [playing] ▶️ { $round ->
        [0] se joacă
       *[other] runda { $round } a jocului
    }
   *[over] { $best ->
        [none] fără rezultat
       *[other] 🏆 **{ $best }**
    }
}
tournament-late = { $count ->
    [one] La o masă din rundele dinainte încă se joacă.
    [few] La { $count } mese din rundele dinainte încă se joacă.
   *[other] La { $count } de mese din rundele dinainte încă se joacă.
}
tournament-not-in = ⏳ Încă fără puncte: { $several ->
    [yes] mesele
   *[no] masa
} { $numbers }
tournament-next = 📆 Runda { $round } începe când se termină toate mesele, cel târziu: { $when }. Jocurile neterminate continuă și atunci.
tournament-last-round = 🏁 Este ultima rundă. Liga se încheie când se termină toate mesele.
tournament-pause = ⏸️ Runda { $round } începe { $when }. Până atunci, un rezultat corectat contează la formarea meselor. Cine organizează o poate începe imediat.
tournament-out = 💤 Fără masă în runda următoare: { $names }. **Intră** te aduce înapoi.

tournament-early = ✋ Încheiat înainte de vreme: mesele care așteptau sunt închise. Jocurile începute se joacă până la capăt, dar aici nu mai contează.
tournament-early-asks = ✋ Dacă închei acum, mesele care așteaptă se închid. Jocurile începute se pot juca până la capăt, dar aici nu vor conta.
tournament-short = ✋ { $who ->
    [none] S-a încheiat după runda { $round } din { $rounds }.
   *[other] { $who } a încheiat turneul în runda { $round } din { $rounds }.
}
tournament-won = 🏆 { $shared ->
    [no] { $names } câștigă cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }!
   *[other] { $names } câștigă împreună, fiecare cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }!
}
tournament-ranked = **{ $place }.** { $name } ({ $points })
tournament-thanks = { $more ->
    [0] 👏 Mulțumesc pentru joc: { $names }
   *[other] 👏 Mulțumesc pentru joc: { $names } și încă { $more }
}
tournament-unplayed = Nu s-a terminat niciun joc.
tournament-unbegun = ✖️ S-a încheiat înainte să înceapă vreun joc.
tournament-last = **Ultimul turneu** s-a încheiat { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Deschizi un turneu în acest canal?** Anunț imediat înscrierile pentru toată lumea de aici. Până la început poți schimba următoarele:
button-open-tournament = Anunță înscrierile aici
tournament-row = **{ $place }.** { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· adversarii au { $met }
}
tournament-corrected = ✏️ Runda { $round }, masa { $table }: corectură de { $who }
button-standings = Clasament
button-manage = Organizează

tournament-seat = { $there ->
    [yes] ✅ { $who }
   *[no] ⏳ { $who }
}
tournament-lobby = **Masa ta:** { $state ->
    [starts] toată lumea ({ $count }) e aici. Jocul începe acum.
    [full] toată lumea ({ $count }) e aici. Acum cineva trebuie să apese **Pornește**, altfel masa se închide { $when }.
    [late] apasă **Intră**. Jocul începe când e aici toată lumea ({ $count }) sau când cineva apasă **Începe fără ceilalți**. Altfel masa se închide { $when }.
   *[waits] apasă **Intră**. Jocul începe când e aici toată lumea ({ $count }). Dacă lipsește cineva, ceilalți pot începe fără el { $when }.
}
button-without-missing = Începe fără ceilalți
tournament-waits = ⏳ La masa ta încă lipsește cineva. Cine a intrat deja poate apăsa acum **{ button-without-missing }**. Cine vine mai târziu își păstrează locul în primele două runde ale acestui joc și cel puțin zece minute.
tournament-kept = ▶️ La această masă se joacă deja. Ai întârziat? Apasă **{ button-play }** sub tablă: locul tău te așteaptă în primele două runde ale jocului și cel puțin zece minute.
tournament-own = 🏆 { $kind ->
    [league] Ligă
   *[live] Turneu
}: **+{ $won } { $won ->
    [one] punct
    [few] puncte
   *[other] de puncte
}**. Ai acum { $points } în total și ești pe locul { $place } din { $count }: { $channel }
tournament-others = 🏆 Toate mesele și clasamentul: { $channel }
tournament-missed = ⏳ Masa ta te așteaptă: apasă **Intră**. De la { $when }, ceilalți pot începe fără tine.

tournament-manage = ### { $name }
tournament-settings = Le poți schimba până la începutul primei runde. **{ button-begin-round }** formează imediat mesele din toți cei înscriși.
tournament-opened = Înscrierile sunt deschise și le vede toată lumea de aici. Ca să și joci, apasă acolo **Intră**.
tournament-as-last = Setările sunt cele de data trecută.
tournament-size = Mese de { $count }
tournament-rounds = { $count ->
    [one] O rundă
    [few] { $count } runde
   *[other] { $count } de runde
}
tournament-live = În timp real: toată lumea joacă în același timp
tournament-league = Ligă: jocuri pe îndelete, rundă nouă după cel mult 10 zile
tournament-begins-when = Începutul
tournament-in = Începe peste { $days ->
    [0] { $hours ->
        [one] o oră
        [few] { $hours } ore
       *[other] { $hours } de ore
    }
    [7] o săptămână
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
tournament-table-of = Runda { $round }, masa { $table }
tournament-place = { $place ->
    [0] Absență sau abandon
   *[other] Locul { $place }
}
menu-correct = Corectează rezultatul unei mese
form-correct = Locurile la masă
tournament-corrected-now = Corectat. Toată lumea vede asta.
button-begin-round = Începe runda
button-begin-sure = Sigur începem acum?
button-end-tournament = Încheie turneul
button-end-sure = Sigur îl închei?

tournament-joined = Participi. Când începe o rundă, te chem la masa ta.
tournament-left = Ai ieșit din turneu: nu mai primești loc la mese. Jocul început continuă. Butonul „Intră” te aduce înapoi.
tournament-signed-off = Ți-ai retras înscrierea. Până la începutul turneului, butonul „Intră” te înscrie din nou.

error-tournament-unknown = Turneul acesta nu mai există.
error-tournament-begun = Între timp turneul a continuat, așa că nu se mai poate.
error-tournament-last = Se joacă ultima rundă: nu se mai formează mese noi. Punctele tale rămân.
error-tournament-full = Toate locurile sunt ocupate ({ $count }).
error-tournament-over = Turneul acesta s-a încheiat.
error-tournament-few = Trebuie să se înscrie cel puțin { $count } persoane.
error-tournament-table = Locurile la această masă sunt pentru persoanele repartizate la ea.
error-tournament-waits = Îi mai așteptăm pe ceilalți. De când se poate începe fără ei scrie în sala de așteptare.
error-tournament-organiser = Asta pot face doar { $who } și cine administrează serverul.
error-tournament-managers = Asta poate face doar cine administrează serverul.
error-tournament-may = Pe acest server, turneele le deschid membrii cu { $who ->
    [managers] permisiunea Gestionare server
   *[events] permisiunea Gestionare evenimente sau Gestionare server
}.

server-now-tournaments = **Turnee.** Cine le poate deschide?
menu-tournaments = Cine deschide turnee
choice-tournaments = { $value ->
    [managers] Cine administrează serverul
    [events] Cine gestionează evenimentele
   *[everybody] Toată lumea
}
