button-wishes = Alege dinainte
button-wishes-save = Salvează
button-wishes-drop = Salvează: întreabă-mă
button-wishes-clear = Ia-o de la capăt
button-wishes-for = { $round ->
    [0] Pentru fiecare rundă
   *[other] Doar pentru runda { $round }
}

wishes-title = ### Alege personaje dinainte
wishes-how = Apasă personajele, întâi pe cel mai bun, apoi „Salvează”. Când e rândul tău să alegi, primești primul care mai e liber; dacă niciunul nu mai e, te întreb. Doar tu vezi asta, dar viteza te poate da de gol.
wishes-for = { $round ->
    [0] **Pentru fiecare rundă, până o schimbi**
   *[other] **Doar pentru runda { $round }**
}{ $state ->
    [stored] { " " }· ✅ Salvat
    [open] { " " }· ✏️ Încă nesalvat
   *[none] { "" }
}
wishes-then = { " " }→{ " " }
wishes-order = { $characters }, *altfel te întreb*
wishes-nobody = *Încă niciunul: te întreb când e rândul tău să alegi.*
wishes-offer = -# ⏩ **Alege dinainte personajele următoare**, iar ceilalți nu vor mai trebui să te aștepte.
wishes-granted = -# ⭐ Ai ales dinainte, iar acum ești **{ $character }**.
wishes-gone = -# ⭐ Ai ales dinainte, dar niciunul nu mai e liber: **{ $characters }**.

error-wish-late = Personajele din runda { $round } sunt alese. Asta nu e salvat încă: acum ar fi pentru runda { $next }.
error-no-wishes = { $fewest ->
    [one] Cu mai puțin de un jucător nu se poate alege dinainte.
    [few] Cu mai puțin de { $fewest } jucători nu se poate alege dinainte.
   *[other] Cu mai puțin de { $fewest } de jucători nu se poate alege dinainte.
}
